"""Opening a house: all parts of a server, made in order and closed in reverse."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url

from .app import create
from .bots.pool import BotPool
from .clock import Clock
from .lobby.lobby import Lobby
from .lobby.tables import Tables
from .notices import push
from .notices.mail import Mailer
from .notices.notices import Notices
from .notices.reminders import Reminders
from .people.guests import Guests
from .people.identity import Identity, kept_secret
from .people.security import Allowances
from .play.frames import with_doorkeeper
from .play.hub import Hub
from .play.log import Log, PostgresLog, SqliteLog
from .play.nodes import Nodes
from .review.store import Reviews
from .review.worker import Judges
from .services import House
from .settings import Settings
from .store import Store


def application(settings: Settings) -> Any:
    """The ASGI application of a server with these settings."""
    app: Any = create(settings, opened)
    return with_doorkeeper(app, lambda: app.state.house.hub)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """A house that is open as long as this lasts."""
    async with AsyncExitStack() as open_parts:
        store = Store(settings)
        open_parts.push_async_callback(store.close)
        await store.migrate()
        clock = Clock(settings.clock_rate)
        tables, guests = Tables(store, clock.now), Guests(store)
        identity = Identity(guests, await kept_secret(store, "cookies"))
        pool = BotPool(settings.bot_processes)
        pool.start()
        open_parts.push_async_callback(pool.close)
        nodes = Nodes(settings.redis) if settings.redis else None
        hub = Hub(settings, tables, identity, open_log(settings), pool, clock, nodes)
        mailer = Mailer(settings.mail)
        pusher, push_key = await open_push(settings, store)
        reminders = Reminders(hub, Notices(store, mailer, pusher, settings.url), settings.notice_seconds)
        hub.metrics.watch(
            "notices_waiting", "Notices that have not left yet", lambda: reminders.notices.waiting
        )
        hub.start()
        open_parts.push_async_callback(hub.close)
        reminders.start()
        open_parts.push_async_callback(reminders.close)
        reviews = Reviews(store)
        yield House(
            settings=settings,
            store=store,
            guests=guests,
            identity=identity,
            tables=tables,
            lobby=Lobby(tables),
            hub=hub,
            pool=pool,
            mailer=mailer,
            pusher=pusher,
            push_key=push_key,
            allowances=Allowances(settings),
            reviews=reviews,
            judges=Judges(hub, reviews, settings.review_simulations),
        )


def open_log(settings: Settings) -> Log:
    """The log of the database that the settings name."""
    if settings.on_postgres:
        return PostgresLog(settings.database_url)
    return SqliteLog(Path(make_url(settings.database_url).database or ""))


async def open_push(settings: Settings, store: Store) -> tuple[push.Pusher | None, str | None]:
    """What pushes notices, and its public key; None where it isn't configured."""
    if not settings.push.contact or not push.available():
        return None, None
    key = await kept_secret(store, "push", push.new_key)
    return push.Pusher(key, settings.push.contact), push.public_key(key)
