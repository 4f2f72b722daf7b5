"""A table that is open on this node: its match, who is connected, and the one request under way.

A request goes the same way whoever makes it: it is proposed to the match, written to the log, and when it is
on disk applied and told. While one is being written the others wait in a queue; so there is no lock, and no
task or future for a move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import msgspec

from ...games import Chance
from ...protocol.clock_settings import NoClock
from ...protocol.messages import Done, Message, encode
from ...protocol.refusal import Refusal
from ...table import Entry, Event, Match
from ...table import decode as decode_entry
from ...table import encode as encode_entry
from ...table.entry import BackEntry, DoEntry
from ...table.snapshot import Snapshot
from ..clock import ServerClock
from ..lobby.table_info import table_info
from ..lobby.tables import BOT, FINISHED, PLAYING, REMOVED, Table
from ..tasks import Tasks
from .alarms import Alarms
from .connection import Connection, refused
from .log import Log, Row
from .outbox import Outbox
from .presence import Presence
from .seeds import Seeds

MOST_WAITING = 32
"""Requests that may wait for the one under way."""
BOT_SECONDS = 15
"""How long after a bot's turn has begun another node may take it for forgotten."""
READ_AGAIN = 0.5
"""Seconds until the next try to read the log."""
LOOK_AGAIN_MS = 3_600_000
"""How long a game that can't be played here is left alone: a program that can will see to it then."""
TOLD_TOGETHER = 0.1
"""Seconds in which comings and goings are told at once."""

logger = logging.getLogger(__name__)


class BotPlayers(Protocol):
    """Who has bots play."""

    def play(self, room: Room) -> None:
        """It is a bot's turn in that room: have it play."""


@dataclass(frozen=True, slots=True)
class RoomParts:
    """What all rooms of a node work with."""

    log: Log
    seeds: Seeds
    clock: ServerClock
    bots: BotPlayers
    alarms: Alarms
    tasks: Tasks
    outbox: Outbox
    """Of the group of entries that the log has just written."""
    finished: Callable[[str], None]
    """Told of a table whose game is over."""


class Pending(NamedTuple):
    """The request under way."""

    entry: Entry
    connection: Connection | None
    """From where it was asked; None for a bot, the clock or the lobby."""
    re: str
    again: Callable[[], None] | None
    """Asks once more, if it makes sense wherever the match stands."""


class Room:
    """A table that is open on this node."""

    __slots__ = (
        "_info_due",
        "_parts",
        "_queue",
        "_quiet",
        "bots_thought",
        "id",
        "line",
        "match",
        "now",
        "pending",
        "presence",
        "problem",
        "table",
        "thinking",
        "timed",
        "used_at",
        "wake_at",
    )

    def __init__(
        self, parts: RoomParts, table: Table, match: Match | None, problem: Refusal | None = None
    ) -> None:
        self._parts = parts
        self.now = parts.clock.now
        """The tables' time: milliseconds since 1970."""
        self.id = table.id
        self.table = table
        self.match = match
        """The game; None before it has begun, or if it can't be played here."""
        self.problem = problem
        """Why the game can't be played here."""
        self.presence = Presence(parts.clock)
        self.pending: Pending | None = None
        self.line: list[int] = []
        """What the bot whose turn it is has in mind."""
        self.thinking = False
        """Whether a bot is thinking, on this node."""
        self.bots_thought = 0.0
        """For how many seconds bots have thought here since a person last decided something."""
        self.timed = not isinstance(table.setting.clock, NoClock)
        self.used_at = parts.clock.now()
        self.wake_at: int | None = 0
        """What the table's row says; 0 while not known."""
        self._queue: list[Callable[[], None]] | None = None
        self._quiet: asyncio.Event | None = None
        self._info_due = False

    # Requests, from asking to telling.

    def put_off(self, ask: Callable[[], None], connection: Connection, re: str) -> None:
        """Have something asked again once what is under way is done."""
        if self._queue is None:
            self._queue = []
        if len(self._queue) < MOST_WAITING:
            self._queue.append(ask)
        else:
            connection.refuse(Refusal.of("too-fast", "too-many-wait"), re)

    async def quiet(self) -> None:
        """Wait until nothing is being written here, or the server ends."""
        while self.pending is not None and not self._parts.tasks.ending:
            if self._quiet is None:
                self._quiet = asyncio.Event()
            await self._quiet.wait()

    def wake(self) -> None:
        """Let those go on who wait until nothing is being written."""
        if self._quiet is not None:
            self._quiet.set()
            self._quiet = None

    def chance(self, *, dealt: bool = False) -> Chance:
        """Chance of which nobody knows anything before; `dealt` for what is turned up at this table."""
        return self._parts.seeds.chance(self.table.deal if dealt else None)

    def submit(
        self, entry: Entry, connection: Connection | None, re: str, again: Callable[[], None] | None = None
    ) -> None:
        """Have an entry that the match proposed written; it happens once it is on disk."""
        self.pending = Pending(entry, connection, re, again)
        row = self._row_after(entry)
        if row is not None:
            self.wake_at = row.wake_at
        self._parts.log.submit(self.id, entry.ply, encode_entry(entry), row, self._written)

    def _row_after(self, entry: Entry) -> Row | None:
        """What changes in the table's row with an entry."""
        assert self.match is not None
        now, after = self.match.snapshot, self.match.foresee(entry)
        if after.result is not None:
            return Row(None, FINISHED, entry.at, msgspec.json.encode(after.result).decode())
        wake_at = None
        if bot_acts(after):
            waits = now.to_act == after.to_act and self.wake_at and self.wake_at > entry.at
            wake_at = self.wake_at if waits else entry.at + BOT_SECONDS * 1000
        elif self.timed:
            wake_at = after.deadline(self.table.setting.clock)
        return None if wake_at == self.wake_at else Row(wake_at)

    def wanted_wake(self, now: int) -> int | None:
        """When somebody must look after the table if nothing happens."""
        if self.problem is not None:
            return now + LOOK_AGAIN_MS
        if self.match is None or self.match.over:
            return None
        if bot_acts(self.match.snapshot):
            return None if self.at_rest else now + BOT_SECONDS * 1000
        return self.match.deadline()

    def _written(self, kept: bool) -> None:
        """The entry under way is on disk, or another one stands at its ply."""
        pending, self.pending = self.pending, None
        match = self.match
        assert pending is not None
        assert match is not None
        if not kept:
            self.wake_at = 0
            self._parts.tasks.spawn(self._overtaken(pending))
            self.wake()
            return
        self.used_at = pending.entry.at
        if not isinstance(pending.entry, DoEntry):
            self.line = []  # somebody else plays now
        event = match.apply(pending.entry)
        self._note_decision(pending.entry)
        outbox = self._parts.outbox
        if event is not None:
            self._tell(event, outbox, pending.connection, pending.re)
        elif pending.connection is not None:  # the log was read again, and told, before we heard of it
            outbox.put(pending.connection, encode(Done(pending.re, match.ply)))
        outbox.then(self.go_on)

    def _note_decision(self, entry: Entry) -> None:
        """Once a person has decided, the bots have all their time again."""
        assert self.match is not None
        if isinstance(entry, DoEntry) and self.match.seats[entry.seat].bot is None:
            self.bots_thought = 0.0

    async def _overtaken(self, pending: Pending) -> None:
        """Somebody on another node was quicker: see what they did; ask again, or say that it is late."""
        while True:
            try:
                await self.catch_up()
                break
            except Exception as problem:
                logger.warning("table %s can't be read again: %s", self.id, problem)
                await asyncio.sleep(READ_AGAIN)
        if pending.again is not None:
            pending.again()
        elif pending.connection is not None:
            self.late(pending.connection, pending.re)
        self.go_on()

    def late(self, connection: Connection, re: str) -> None:
        """Say that a request was made for a position that is no more, and show the one that is."""
        ply = self.match.ply if self.match is not None else 0
        connection.send(refused(Refusal.of("stale", "table-moved-on"), re, ply))
        self.show(connection)

    def go_on(self) -> None:
        """Serve who waits; else see to bots and clocks."""
        while self._queue and self.pending is None and not self._parts.tasks.ending:
            self._queue.pop(0)()
        if self.pending is None:
            self.look_after()
        if self._quiet is not None and self.pending is None:
            self.wake()

    def look_after(self) -> None:
        """See to it that a bot whose turn it is plays, and that the clock is watched."""
        match = self.match
        if match is None or self.pending is not None or self.table.status != PLAYING:
            return
        if bot_acts(match.snapshot):
            if self.timed:
                self._parts.alarms.forget(self.id)
            if not self.at_rest:
                self._parts.bots.play(self)
        elif self.timed:
            self.watch_clock()

    def watch_clock(self) -> None:
        """Have this table looked at when the time of who has to decide runs out."""
        deadline = self.match.deadline() if self.match is not None else None
        if deadline is not None:
            self._parts.alarms.watch(self.id, deadline)
        else:
            self._parts.alarms.forget(self.id)

    def check_clock(self) -> None:
        """Let a bot take over from somebody whose time has run out, or wait for who has no company."""
        match = self.match
        if match is None or self.pending is not None or self.table.status != PLAYING:
            return  # whatever is under way will have the clock watched again
        deadline, now = match.deadline(), self.now()
        if deadline is not None and deadline <= now:
            out_of_time = match.propose_pause if self.table.solitary else match.propose_time_out
            self.submit(out_of_time(now), None, "")

    # Entries of other nodes.

    def hear(self, entries: Iterable[bytes]) -> None:
        """Entries of the log that were written elsewhere, or are read again."""
        match = self.match
        if match is None:
            return
        outbox, applied = Outbox(), False
        for line in entries:
            entry = decode_entry(line)
            if entry.ply > match.ply:
                self._parts.tasks.spawn(self.catch_up())
                break
            event = match.apply(entry)
            if event is not None:
                applied = True
                self._note_decision(entry)
                self._tell(event, outbox)
        outbox.send()
        if applied:
            self.wake_at = 0
            self.line = []
            self.go_on()

    async def catch_up(self) -> None:
        """Read what the log has that the match hasn't."""
        if self.match is not None:
            self.hear(await self._parts.log.read(self.id, self.match.ply))

    # Telling.

    def _tell(self, event: Event, outbox: Outbox, origin: Connection | None = None, re: str = "") -> None:
        """Tell everybody what has happened, each as they may know it; encoded once for each view."""
        encoded: dict[int | None, bytes | None] = {}
        act = event.after.to_act
        for connection in self.presence.connections:
            seats = connection.seats
            seat = seats[0] if len(seats) == 1 else self.perspective(connection, act)
            if seat != connection.seen:
                outbox.put(connection, self._shown(connection, seat, re if connection is origin else ""))
            elif connection is origin:
                moved = event.moved(seat, re)
                outbox.put(connection, encode(Done(re, event.after.ply) if moved is None else moved))
            else:
                if seat not in encoded:
                    moved = event.moved(seat)
                    encoded[seat] = None if moved is None else encode(moved)
                message = encoded[seat]
                if message is not None:
                    outbox.put(connection, message)
        doing = event.doing()
        if doing is not None:
            rough = encode(doing)
            for connection in self.presence.connections:
                if connection.seen != act:
                    outbox.put(connection, rough)
        if not isinstance(event.entry, (DoEntry, BackEntry)):
            self.tell_table_soon()
        if event.after.result is not None:
            self._finish(event)

    def _finish(self, event: Event) -> None:
        """The game is over: what the log has written into the table's row is true here, too."""
        self._parts.alarms.forget(self.id)
        self.table = msgspec.structs.replace(
            self.table,
            status=FINISHED,
            result=event.after.result,
            finished_at=event.entry.at,
        )
        self.tell_table_soon()
        self._parts.finished(self.id)

    def perspective(self, connection: Connection, act: int | None) -> int | None:
        """Whose view is shown: of several seats the one to act, else the one shown last."""
        seats = connection.seats
        if len(seats) <= 1:
            return seats[0] if seats else None
        if act in seats:
            return act
        return connection.seen if connection.seen in seats else seats[0]

    def show(self, connection: Connection, re: str = "") -> None:
        """Send the whole position."""
        if self.match is not None:
            seat = self.perspective(connection, self.match.to_act)
            connection.send_bytes(self._shown(connection, seat, re))

    def _shown(self, connection: Connection, seat: int | None, re: str) -> bytes:
        """The whole position as that seat sees it, which the connection is shown from now on."""
        assert self.match is not None
        connection.seen = seat
        return encode(self.match.position(seat, re))

    def tell_all(
        self,
        message: Message,
        origin: Connection | None = None,
        answer: Message | None = None,
        by: str = "",
    ) -> None:
        """Tell everybody the same; who asked for it gets the answer to their request instead.

        Those who have blocked the guest `by` whom it is are told nothing.
        """
        encoded = encode(message)
        for connection in self.presence.connections:
            if connection is origin and answer is not None:
                connection.send(answer)
            elif by not in connection.deaf_to:
                connection.send_bytes(encoded)

    def tell_table_soon(self) -> None:
        """Tell everybody how the table is, in a moment: somebody else may come or go until then."""
        if not self._info_due:
            self._info_due = True
            asyncio.get_running_loop().call_later(TOLD_TOGETHER, self.tell_table)

    def tell_table(self) -> None:
        """Tell everybody how the table is and who sits there."""
        self._info_due = False
        here, nameless = self.presence.people()
        told: dict[str | None, bytes] = {}
        for connection in self.presence.connections:
            guest = connection.guest.id if connection.guest else None
            if not self.table.concerns(guest):
                guest = None  # hundreds may look on, and are all told the same
            if guest not in told:
                told[guest] = encode(table_info(self.table, guest, self.match, here, nameless))
            connection.send_bytes(told[guest])

    # Coming and going.

    def enter(self, connection: Connection) -> None:
        """Somebody comes in: they are shown everything, the others see that they are here."""
        guest = connection.guest.id if connection.guest else None
        connection.seats = tuple(self.table.seats_of(guest))
        self.presence.add(connection)
        here, nameless = self.presence.people()
        connection.send(table_info(self.table, guest, self.match, here, nameless))
        self.show(connection)
        doing = self.match.doing() if self.match is not None else None
        if doing is not None and connection.seen != doing.seat:
            connection.send(doing)
        self.tell_table_soon()
        self.look_after()

    def leave(self, connection: Connection) -> bool:
        """Somebody is gone; False if they had been sent away before."""
        if not self.presence.remove(connection):
            return False
        self.used_at = self.now()
        self.tell_table_soon()
        if not self._parts.tasks.ending:
            self.look_after()  # bots may have waited for them
        return True

    def renew(self, table: Table, match: Match | None, problem: Refusal | None = None) -> None:
        """The table was changed: who may not see it any more leaves, the others see how it is now."""
        begins = self.match is None and match is not None
        if self.table.status == FINISHED and table.status == PLAYING:
            return  # it was read just before the game ended
        self.table = table
        self.timed = not isinstance(table.setting.clock, NoClock)
        self.problem = problem
        if begins:
            self.match = match
        to_show = []
        for connection in list(self.presence.connections):
            guest = connection.guest.id if connection.guest else None
            if not table.visible_to(guest) or table.members.get(guest or "") == REMOVED:
                self.presence.connections.remove(connection)
                connection.send_away("removed", "the host has closed this table to you", 4403)
                continue
            if problem is not None:
                self.presence.connections.remove(connection)
                connection.turn_away(problem)
                continue
            seats = tuple(table.seats_of(guest))
            if seats != connection.seats or begins:
                connection.seats = seats
                to_show.append(connection)
        self.tell_table()
        for connection in to_show:
            self.show(connection)
        self.look_after()

    @property
    def left_to_bots(self) -> bool:
        """Whether nobody looks, and nobody's turn will come of what the bots do."""
        if self.match is None or self.presence.anybody:
            return False
        return all(seat.bot is not None for seat in self.match.seats)

    @property
    def at_rest(self) -> bool:
        """Whether its bots wait until somebody looks: nobody plays there, or one who hasn't given up."""
        if self.match is None or not self.left_to_bots:
            return False
        people = [seat for seat in self.match.seats if seat.kind != BOT]
        return not people or (self.table.solitary and not all(seat.resigned for seat in people))

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this room."""
        return not self.presence.connections and self.pending is None and not self.thinking


def bot_acts(snapshot: Snapshot) -> bool:
    """Whether it is for a bot to decide, its own seat's or standing in."""
    act = snapshot.to_act
    return act is not None and snapshot.seats[act].bot is not None
