"""The tables that are open on this node."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator

from ...games import UnknownRules
from ...protocol.refusal import REASONS, Refusal
from ...table import BadLog, Match
from ..clock import ServerClock
from ..lobby.tables import Table, Tables
from ..lobby.unplayable import UnplayableTables, match_in_steps, refusal_for
from ..tasks import Tasks
from .alarms import Alarms
from .log import Log
from .outbox import Outbox
from .room import BotPlayers, Room, RoomParts
from .seeds import Seeds
from .slices import Slices

KEPT_MS = 60_000
"""How long a table that nobody looks at stays open, in the world's time."""
FEW = 50
"""Tables that are looked at in one go; a thousand would keep moves waiting."""
ASKED_TOGETHER = 250
"""Tables about which the log is asked in one go."""

logger = logging.getLogger(__name__)


class OpenRooms:
    """Opens tables when somebody asks for them, and closes those that nobody looks at."""

    def __init__(
        self,
        tables: Tables,
        unplayable: UnplayableTables,
        log: Log,
        clock: ServerClock,
        bots: BotPlayers,
        tasks: Tasks,
        slices: Slices,
        alone: bool,
    ) -> None:
        self._tables = tables
        self._unplayable = unplayable
        self._complained: set[str] = set()
        """Tables of which it is noted that they can't be played on."""
        self._log = log
        self._clock = clock
        self._tasks = tasks
        self._slices = slices
        self._alone = alone
        """Whether no other node writes to the log."""
        self._alarms = Alarms(clock, self._ring)
        outbox = Outbox()
        log.on_settled = outbox.send
        self.when_finished: list[Callable[[str], None]] = []
        """Who hears of a table whose game is over, once that is written; on each node that has it open."""
        self._parts = RoomParts(log, Seeds(), clock, bots, self._alarms, tasks, outbox, self._tell_finished)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def few_at_a_time(self) -> AsyncIterator[Room]:
        """All of them that are still open when their turn comes; in between the loop sees to others."""
        for number, table in enumerate(list(self._rooms), 1):
            room = self._rooms.get(table)
            if room is not None:
                yield room
            if number % FEW == 0:
                await asyncio.sleep(0)

    def _tell_finished(self, table: str) -> None:
        for listener in self.when_finished:
            listener(table)

    def get(self, table: str) -> Room | None:
        """The table, if it is open here."""
        return self._rooms.get(table)

    async def open(self, table: str) -> Room | None:
        """The table, opened here if it wasn't; None if there is no such table."""
        room = self._rooms.get(table)
        if room is not None:
            room.used_at = self._clock.now()
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room | None:
        found = await self._tables.load(table)
        if found is None:
            return None
        room = Room(self._parts, found, *await self._match_of(found))
        self._rooms[table] = room
        if not self._alone:
            await room.catch_up()  # what others wrote between our reading the log and hearing of it
        room.look_after()
        return room

    async def _match_of(self, table: Table) -> tuple[Match | None, Refusal | None]:
        """The table's match, as its log tells it, if it has begun; or why it can't be played here."""
        if table.started_at is None:
            return None, None
        try:
            lines = await self._log.read(table.id)
            return await self._slices.do(match_in_steps(table, lines)), None
        except (UnknownRules, BadLog) as problem:
            refusal = refusal_for(problem)
            if isinstance(problem, UnknownRules):
                self._unplayable.note(table.id, problem.version)
            if table.id not in self._complained:
                self._complained.add(table.id)
                logger.error("table %s can't be played on: %s", table.id, refusal)
            return None, refusal

    async def finished(self, table: Table) -> Match | None:
        """The game of a table that is over, also before a room here has heard so; None if its log goes on.

        Raises BadLog and UnknownRules where the log can't be read here.
        """
        room = self._rooms.get(table.id)
        if room is not None and room.match is not None and room.match.over:
            return room.match
        match = await self._slices.do(match_in_steps(table, await self._log.read(table.id)))
        return match if match.over else None

    def table_changed(self, table: str) -> asyncio.Task[None] | None:
        """The table was changed: tell all who are connected to this node."""
        if table in self._rooms or table in self._opening:
            return self._tasks.spawn(self.renew(table))
        return None

    async def renew(self, table: str) -> None:
        """Read a table again, and tell all who are connected to this node how it is."""
        room = await self.open(table)
        found = await self._tables.load(table)
        if room is not None and found is None:
            self._remove(room)
        elif room is not None and found is not None and found.version >= room.table.version:
            match, problem = room.match, room.problem
            if match is None and problem is None:
                match, problem = await self._match_of(found)
            room.renew(found, match, problem)

    def _remove(self, room: Room) -> None:
        """A table is no longer kept: who is still there goes."""
        self._rooms.pop(room.id, None)
        self._alarms.forget(room.id)
        id = "no-such-table"
        for connection in list(room.presence.connections):
            connection.send_away("not-found", REASONS[id], 4404, id=id)

    async def stand_in(self, table: str, seat: int) -> None:
        """Let a bot play a seat from now on, as far as there is something to play."""
        room = await self.open(table)
        if room is None or room.match is None:
            return
        await room.quiet()
        while not self._tasks.ending and played_by_person(room.match, seat):
            room.submit(room.match.propose_stand_in(seat, "", self._clock.now()), None, "")
            await room.quiet()
            await room.catch_up()  # somebody on another node may have been quicker
            await room.quiet()

    async def welcome_back(self, table: str, guest: str) -> None:
        """Somebody who had left their seat in a game looks at it again: they belong there as before."""
        await self._tables.note_back(table, guest)
        await self.renew(table)

    async def catch_up(self) -> None:
        """Read again what other nodes have written and this one hasn't heard of."""
        playing = [
            room.id async for room in self.few_at_a_time() if room.match is not None and not room.match.over
        ]
        for begin in range(0, len(playing), ASKED_TOGETHER):
            heads = await self._log.heads(playing[begin : begin + ASKED_TOGETHER])
            for table, head in heads.items():
                room = self._rooms.get(table)
                if room is not None and room.match is not None and head >= room.match.ply:
                    await room.catch_up()

    async def close_idle(self) -> None:
        """Close the tables that nobody has looked at for a while."""
        long_ago = self._clock.now() - int(KEPT_MS * self._clock.rate)
        async for room in self.few_at_a_time():
            if room.idle and room.used_at < long_ago:
                del self._rooms[room.id]
                self._alarms.forget(room.id)

    @property
    def alarms(self) -> int:
        """How many clocks are watched."""
        return len(self._alarms)

    def wake_all(self) -> None:
        """The server ends: let those go on who wait for something to be written."""
        for room in self:
            room.wake()

    def close(self) -> None:
        """Watch no clocks any more."""
        self._alarms.close()

    def _ring(self, table: str) -> None:
        """Time has run out at a table, unless somebody has acted there since."""
        room = self._rooms.get(table)
        if room is not None:
            room.check_clock()


def played_by_person(match: Match, seat: int) -> bool:
    """Whether a seat is still in the game, and its person plays it."""
    if match.over or not 0 <= seat < len(match.seats):
        return False
    taken = match.seats[seat]
    return taken.kind != "bot" and taken.bot is None and not taken.resigned
