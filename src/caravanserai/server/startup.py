"""Starting up: all parts of a server, made in order and closed in reverse."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import cast

from sqlalchemy.engine import make_url

from .app import create
from .bots.pool import BotPool
from .clock import ServerClock
from .company.comments import Comments
from .company.friends import Friends
from .company.notes import GameNotes
from .company.quick_match import QuickMatch
from .http.logged_requests import with_access_log
from .keepers.acts import KeeperActs
from .keepers.admission import Admission
from .keepers.audit_feed import AuditFeed
from .keepers.overview import Overview
from .keepers.reports import Reports
from .keepers.sanctions import Sanctions
from .lobby.lobby import Lobby
from .lobby.tables import Tables
from .lobby.unplayable import UnplayableTables
from .notices import push
from .notices.mail import Mailer
from .notices.notices import Notices
from .notices.reminders import Reminders
from .own_data.export import Exports
from .own_data.forgotten_guests import Forgetting
from .people.guests import Guests
from .people.identity import Identity, kept_secret
from .people.limits import RateLimits
from .people.recovery import RecoveryDesk
from .play.frames import Application, with_doorkeeper
from .play.hub import Hub
from .play.log import Log, PostgresLog, SqliteLog
from .play.nodes import Nodes
from .puzzles.book import PuzzleBook
from .puzzles.verdicts import PuzzleJudge
from .results.intake import Intake
from .results.profiles import Profiles
from .retention.retention import Retention
from .review.store import Reviews
from .review.worker import ReviewWorker
from .services import Services
from .settings import Settings
from .store import Store
from .tournaments.desk import TournamentDesk
from .tournaments.director import Director
from .tournaments.kept import TournamentStore
from .tournaments.round_notices import RoundNotices

INSTALL_PUSH = "pip install 'caravanserai[push]'"
logger = logging.getLogger(__name__)


def application(settings: Settings) -> Application:
    """The ASGI application of a server with these settings."""
    app = create(settings, opened)
    guarded = with_doorkeeper(cast(Application, app), lambda: app.state.services.hub)
    return with_access_log(guarded, settings)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Services]:
    """The parts of a server, open as long as this lasts."""
    async with AsyncExitStack() as open_parts:
        store = Store(settings)
        open_parts.push_async_callback(store.close)
        await store.migrate()
        clock = ServerClock(settings.clock_rate)
        tables, guests = Tables(store, clock, settings.limits.chat_lines), Guests(store, clock)
        unplayable = UnplayableTables(tables)
        await unplayable.find()
        identity = Identity(guests, await kept_secret(store, "cookies"))
        pool = BotPool(settings.bot_processes)
        pool.start()
        open_parts.push_async_callback(pool.close)
        nodes = Nodes(settings.redis, clock) if settings.redis else None
        keeper_acts, sanctions = KeeperActs(store, clock), Sanctions(clock.world)
        audit_feed = AuditFeed(keeper_acts, sanctions)
        await audit_feed.begin()
        log = open_log(settings)
        hub = Hub(settings, tables, unplayable, identity, sanctions, audit_feed, log, pool, clock, nodes)
        mailer = Mailer(settings.mail)
        pusher, push_key = await open_push(settings, store)
        notices = Notices(store, mailer, pusher, settings.address)
        reminders = Reminders(hub.rooms, clock, notices, settings.notice_seconds)
        hub.metrics.watch("notices_waiting", "Notices that have not left yet", lambda: notices.waiting)
        hub.start()
        open_parts.push_async_callback(hub.close)
        reminders.start()
        open_parts.push_async_callback(reminders.close)
        reviews = Reviews(store, clock)
        lobby = Lobby(tables, settings.limits.open_tables)
        rate_limits = RateLimits(settings.limits, clock, hub.spending)
        tournaments = TournamentDesk(TournamentStore(store, clock))
        round_notices = RoundNotices(tournaments.kept, notices, hub.tasks)
        director = Director(tournaments.kept, hub, round_notices, sanctions)
        director.start()
        forgetting = Forgetting(store, lobby, hub, tournaments, clock)
        retention = Retention(store, guests, forgetting, hub, clock, settings.keep)
        retention.start()
        Intake(store, hub, clock).start()
        yield Services(
            settings=settings,
            store=store,
            guests=guests,
            identity=identity,
            tables=tables,
            unplayable=unplayable,
            lobby=lobby,
            hub=hub,
            pool=pool,
            mailer=mailer,
            pusher=pusher,
            push_key=push_key,
            rate_limits=rate_limits,
            reviews=reviews,
            review_worker=ReviewWorker(pool, reviews, hub.tasks, settings.review_simulations),
            sanctions=sanctions,
            keeper_acts=keeper_acts,
            overview=Overview(store, clock),
            reports=Reports(store, clock),
            audit_feed=audit_feed,
            admission=Admission(settings, store, clock, rate_limits.guesses),
            exports=Exports(store, hub.log, hub.slices, clock, settings.limits.request_seconds),
            forgetting=forgetting,
            retention=retention,
            recovery=RecoveryDesk(guests, mailer, rate_limits.recoveries, hub.tasks, settings.address),
            puzzle_book=PuzzleBook(store, clock),
            puzzle_judge=PuzzleJudge(pool),
            profiles=Profiles(store),
            tournaments=tournaments,
            director=director,
            quick_match=QuickMatch(lobby, hub.head_count),
            friends=Friends(store, clock, hub.head_count),
            game_notes=GameNotes(store, clock),
            comments=Comments(store, clock),
            notices=notices,
        )


def open_log(settings: Settings) -> Log:
    """The log of the database that the settings name."""
    if settings.on_postgres:
        return PostgresLog(settings.database_url)
    return SqliteLog(Path(make_url(settings.database_url).database or ""))


async def open_push(settings: Settings, store: Store) -> tuple[push.Pusher | None, str | None]:
    """What pushes notices, and its public key; None where it isn't wished or the extra is missing."""
    if not settings.push.on:
        return None, None
    if not push.available():
        if settings.push.contact:
            logger.warning("nothing is pushed: the extra is missing; %s", INSTALL_PUSH)
        return None, None
    key = await kept_secret(store, "push", push.new_key)
    return push.Pusher(key, settings.push_contact), push.public_key(key)
