"""The parts of a running server, put together: what the routes work with."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from .. import __version__
from ..protocol.bodies import Health
from ..protocol.messages import TableInfo
from .bots.pool import BotPool
from .company.comments import Comments
from .company.friends import Friends
from .company.notes import GameNotes
from .company.quick_match import QuickMatch
from .keepers.acts import KeeperActs
from .keepers.admission import Admission
from .keepers.audit_feed import AuditFeed
from .keepers.overview import Overview
from .keepers.reports import Reports
from .keepers.sanctions import Sanctions, muted
from .lobby.lobby import Lobby, Outcome, no_such_table
from .lobby.table_info import table_info
from .lobby.tables import PLAYING, Table, Tables
from .lobby.unplayable import UnplayableTables
from .notices.mail import Mailer
from .notices.notices import Notices
from .notices.push import Pusher
from .own_data.export import Exports
from .own_data.forgotten_guests import Forgetting
from .people.guests import Guest, Guests
from .people.identity import Identity
from .people.limits import RateLimits
from .people.recovery import RecoveryDesk
from .play.hub import Hub
from .puzzles.book import PuzzleBook
from .puzzles.verdicts import PuzzleJudge
from .results.profiles import Profiles
from .retention.retention import Retention
from .review.store import Reviews
from .review.worker import ReviewWorker
from .settings import Settings
from .store import Store
from .tournaments.desk import TournamentDesk
from .tournaments.director import Director


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    store: Store
    guests: Guests
    identity: Identity
    tables: Tables
    unplayable: UnplayableTables
    lobby: Lobby
    hub: Hub
    pool: BotPool
    mailer: Mailer
    pusher: Pusher | None
    push_key: str | None
    """The public key for web push; None where nothing is pushed."""
    rate_limits: RateLimits
    reviews: Reviews
    review_worker: ReviewWorker
    sanctions: Sanctions
    keeper_acts: KeeperActs
    overview: Overview
    reports: Reports
    audit_feed: AuditFeed
    admission: Admission
    exports: Exports
    forgetting: Forgetting
    retention: Retention
    recovery: RecoveryDesk
    puzzle_book: PuzzleBook
    puzzle_judge: PuzzleJudge
    profiles: Profiles
    tournaments: TournamentDesk
    director: Director
    quick_match: QuickMatch
    friends: Friends
    game_notes: GameNotes
    comments: Comments
    notices: Notices

    def must_be_heard(self, guest: Guest) -> None:
        """Refusal if the house doesn't let a guest say anything, and be it by a name."""
        mute = self.sanctions.mute_of(guest.id)
        if mute is not None:
            raise muted(mute)

    async def carry_out(self) -> None:
        """A keeper has done something: carry it out, here before this returns and on all nodes."""
        self.hub.tell_acts()
        await self.audit_feed.look(self.hub)

    async def tell(self, outcome: Outcome, guest: Guest) -> TableInfo:
        """Let everybody know what an act at a table has led to; return the table for who did it."""
        for seat in outcome.vacated:
            await self.hub.rooms.stand_in(outcome.table.id, seat)
        await self.hub.table_changed(outcome.table.id)
        return await self.show(outcome.table, guest)

    async def show(self, table: Table, guest: Guest | None) -> TableInfo:
        """A table as a guest, or a stranger, is told of it, with who is there just now."""
        room = (
            await self.hub.rooms.open(table.id) if table.status == PLAYING else self.hub.rooms.get(table.id)
        )
        id = guest.id if guest else None
        unknown = self.unplayable.version(table)
        if room is None:
            return table_info(table, id, rules_unknown=unknown)
        here, nameless = room.presence.people()
        return table_info(table, id, room.match, here, nameless, unknown)

    async def to_act(self, table: str) -> int | None:
        """Whose decision it is at a table."""
        room = await self.hub.rooms.open(table)
        return room.match.to_act if room is not None and room.match is not None else None

    async def visible(self, table: str, guest: Guest | None) -> Table:
        """A table that this guest, or a stranger, may know of; Refusal if there is none."""
        found = await self.tables.load(table)
        if found is None or not found.visible_to(guest.id if guest else None):
            raise no_such_table()
        return found

    async def playable(self, table: str, guest: Guest | None) -> Table:
        """A table that this guest may know of; Refusal if its game is in play and can't go on here."""
        found = await self.visible(table, guest)
        room = await self.hub.rooms.open(table) if found.status == PLAYING else None
        if room is not None and room.problem is not None:
            raise room.problem.with_traceback(None)
        return found

    async def health(self) -> Health:
        """How the server is."""
        store = await self.store.reachable()
        log = self.hub.log
        return Health(
            status="ok" if store and log.trouble is None and not log.stuck else "trouble",
            version=__version__,
            store=store,
            queue=log.waiting,
            tables=len(self.hub.rooms),
            connections=len(self.hub.door.connections),
            thoughts=self.pool.waiting,
            tables_of_unknown_rules=await self.count_unplayable(),
        )

    async def count_unplayable(self) -> int:
        """How many tables in play can't go on here; as last counted, while the database can't be asked."""
        try:
            return await self.unplayable.count()
        except (SQLAlchemyError, OSError):
            return self.unplayable.last_count
