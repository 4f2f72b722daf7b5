"""A table that is open on this node: its match, who is connected, and the one request under way.

A request goes the same way whoever makes it: it is proposed to the match, written to the log, and when it is
on disk applied and told. While one is being written the others wait in a queue; so there is no lock, and no
task or future for a move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ...games import Chance
from ...protocol.clock_settings import NoClock
from ...protocol.messages import Done, Message, Refused, encode
from ...table import Entry, Event, Match
from ...table import decode as decode_entry
from ...table import encode as encode_entry
from ...table.snapshot import Snapshot
from ..lobby.table_info import table_info
from ..lobby.tables import FINISHED, PLAYING, REMOVED, Table
from .connection import Visitor
from .log import Row
from .requests import serve

if TYPE_CHECKING:
    from ...protocol.messages import AnyRequest
    from .hub import Hub

MOST_VISITORS = 500
"""Connections to one table, on this node."""
MOST_WINDOWS = 12
"""Connections of one guest to one table, on this node."""
MOST_WAITING = 32
"""Requests that may wait for the one under way."""
BOT_SECONDS = 15
"""How long after a bot's turn has begun another node may take it for forgotten."""
READ_AGAIN = 0.5
"""Seconds until the next try to read the log."""
TOLD_TOGETHER = 0.1
"""Seconds in which comings and goings are told at once."""


logger = logging.getLogger(__name__)


class Pending(NamedTuple):
    """The request under way."""

    entry: Entry
    visitor: Visitor | None
    """Who asked; None for a bot, the clock or the lobby."""
    re: str
    again: Callable[[], None] | None
    """Asks once more, if it makes sense wherever the match stands."""


class Room:
    """A table that is open on this node."""

    __slots__ = (
        "_info_due",
        "_queue",
        "away",
        "elsewhere",
        "hub",
        "id",
        "line",
        "match",
        "opened_at",
        "pending",
        "table",
        "thinking",
        "timed",
        "used_at",
        "visitors",
        "wake_at",
    )

    def __init__(self, hub: Hub, table: Table, match: Match | None) -> None:
        self.hub = hub
        self.id = table.id
        self.table = table
        self.match = match
        """The game; None before it has begun."""
        self.visitors: list[Visitor] = []
        self.pending: Pending | None = None
        self.line: list[int] = []
        """What the bot whose turn it is has in mind."""
        self.thinking = False
        """Whether a bot is thinking, on this node."""
        self.timed = not isinstance(table.setting.clock, NoClock)
        self.opened_at = self.used_at = hub.now()
        self.away: dict[str, int] | None = None
        """Since when guests who were here are gone."""
        self.elsewhere: dict[str, tuple[list[str], int]] | None = None
        """Guests, and the number of onlookers, who are connected to other nodes."""
        self.wake_at: int | None = 0
        """What the table's row says; 0 while not known."""
        self._queue: list[tuple[Visitor, AnyRequest]] | None = None
        self._info_due = False

    # Requests, from asking to telling.

    def receive(self, visitor: Visitor, message: bytes) -> None:
        """A visitor asks for something; once the server is ending they will have to ask again elsewhere."""
        if self.hub.leaving:
            return
        request = self.hub.read(visitor, message)
        if request is not None:
            serve(self, visitor, request)

    def wait(self, visitor: Visitor, request: AnyRequest) -> bool:
        """Put a request off while another is under way; False if there is none."""
        if self.pending is None:
            return False
        if self._queue is None:
            self._queue = []
        if len(self._queue) < MOST_WAITING:
            self._queue.append((visitor, request))
        else:
            visitor.refuse("too-fast", "too many requests wait at this table; please try again", request.re)
        return True

    def chance(self) -> Chance:
        """Chance for one action, of which nobody knows anything before."""
        return Chance(self.hub.seeds.next())

    def submit(
        self, entry: Entry, visitor: Visitor | None, re: str, again: Callable[[], None] | None = None
    ) -> None:
        """Have an entry that the match proposed written; it happens once it is on disk."""
        self.pending = Pending(entry, visitor, re, again)
        self.hub.log.submit(self.id, entry.ply, encode_entry(entry), self._row_after(entry), self._written)

    def _row_after(self, entry: Entry) -> Row | None:
        """What changes in the table's row with an entry."""
        assert self.match is not None
        result = self.match.ends(entry)
        if result is not None:
            return Row(None, FINISHED, entry.at, msgspec.json.encode(result).decode())
        wake_at = self._wake_after(entry)
        if wake_at == self.wake_at:
            return None
        self.wake_at = wake_at
        return Row(wake_at)

    def _wake_after(self, entry: Entry) -> int | None:
        """When somebody must look after the table once this entry is written."""
        assert self.match is not None
        now, after = self.match.snapshot, self.match.foresee(entry)
        if bot_acts(after):
            waits = now.to_act == after.to_act and self.wake_at and self.wake_at > entry.at
            return self.wake_at if waits else entry.at + BOT_SECONDS * 1000
        return after.deadline(self.table.setting.clock) if self.timed else None

    def wanted_wake(self, now: int) -> int | None:
        """When somebody must look after the table if nothing happens."""
        if self.match is None or self.match.over:
            return None
        if bot_acts(self.match.snapshot):
            return now + BOT_SECONDS * 1000
        return self.match.deadline()

    def _written(self, kept: bool) -> None:
        """The entry under way is on disk, or another one stands at its ply."""
        pending, self.pending = self.pending, None
        match = self.match
        assert pending is not None
        assert match is not None
        if not kept:
            self.wake_at = 0
            self.hub.spawn(self._overtaken(pending))
            return
        self.used_at = pending.entry.at
        event = match.apply(pending.entry)
        if event is not None:
            self._tell(event, pending.visitor, pending.re)
        elif pending.visitor is not None:  # the log was read again, and told, before we heard of it
            pending.visitor.send(Done(pending.re, match.ply))
        self.go_on()

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
        elif pending.visitor is not None:
            self.late(pending.visitor, pending.re)
        self.go_on()

    def late(self, visitor: Visitor, re: str) -> None:
        """Say that a request was made for a position that is no more, and show the one that is."""
        ply = self.match.ply if self.match is not None else 0
        message = "the table has moved on; here is how it stands now"
        visitor.send(Refused("stale", message, ply=ply, re=re))
        self.show(visitor)

    def go_on(self) -> None:
        """Serve who waits; else see to bots and clocks."""
        while self._queue and self.pending is None and not self.hub.leaving:
            visitor, request = self._queue.pop(0)
            serve(self, visitor, request)
        if self.pending is None:
            self.look_after()

    def look_after(self) -> None:
        """See to it that a bot whose turn it is plays, and that the clock is watched."""
        match = self.match
        if match is None or self.pending is not None or self.table.status != PLAYING:
            return
        if bot_acts(match.snapshot):
            self.hub.bots.play(self)
        elif self.timed:
            self.hub.alarms.watch(self)

    # Entries of other nodes.

    def hear(self, entries: Iterable[bytes]) -> None:
        """Entries of the log that were written elsewhere, or are read again."""
        match = self.match
        if match is None:
            return
        applied = False
        for line in entries:
            entry = decode_entry(line)
            if entry.ply > match.ply:
                self.hub.spawn(self.catch_up())
                break
            event = match.apply(entry)
            if event is not None:
                applied = True
                self._tell(event, None, "")
        if applied:
            self.wake_at = 0
            self.line = []
            self.go_on()

    async def catch_up(self) -> None:
        """Read what the log has that the match hasn't."""
        if self.match is not None:
            self.hear(await self.hub.log.read(self.id, self.match.ply))

    # Telling.

    def _tell(self, event: Event, asker: Visitor | None, re: str) -> None:
        """Tell everybody what has happened, each as they may know it; encoded once for each view."""
        encoded: dict[int | None, bytes | None] = {}
        act = event.after.to_act
        for visitor in self.visitors:
            seat = self.perspective(visitor, act)
            if seat != visitor.seen:
                self.show(visitor, re if visitor is asker else "")
            elif visitor is asker:
                moved = event.moved(seat, re)
                visitor.send(Done(re, event.after.ply) if moved is None else moved)
            else:
                if seat not in encoded:
                    moved = event.moved(seat)
                    encoded[seat] = None if moved is None else encode(moved)
                message = encoded[seat]
                if message is not None:
                    visitor.send_bytes(message)
        if event.entry.kind not in ("do", "back"):
            self.tell_table_soon()
        if event.after.result is not None:
            self._finish(event)

    def _finish(self, event: Event) -> None:
        """The game is over: what the log has written into the table's row is true here, too."""
        self.table = msgspec.structs.replace(
            self.table,
            status=FINISHED,
            result=event.after.result,
            finished_at=event.entry.at,
        )
        self.tell_table_soon()

    def perspective(self, visitor: Visitor, act: int | None) -> int | None:
        """Whose view a visitor gets: of several seats the one to act, else the one shown last."""
        seats = visitor.seats
        if len(seats) <= 1:
            return seats[0] if seats else None
        if act in seats:
            return act
        return visitor.seen if visitor.seen in seats else seats[0]

    def show(self, visitor: Visitor, re: str = "") -> None:
        """Send a visitor the whole position."""
        if self.match is not None:
            visitor.seen = self.perspective(visitor, self.match.to_act)
            visitor.send(self.match.position(visitor.seen, re))

    def tell_all(self, message: Message, asker: Visitor | None = None, answer: Message | None = None) -> None:
        """Tell everybody the same; who asked for it gets the answer to their request instead."""
        encoded = encode(message)
        for visitor in self.visitors:
            if visitor is asker and answer is not None:
                visitor.send(answer)
            else:
                visitor.send_bytes(encoded)

    def tell_table_soon(self) -> None:
        """Tell everybody how the table is, in a moment: somebody else may come or go until then."""
        if not self._info_due:
            self._info_due = True
            self.hub.later(TOLD_TOGETHER, self.tell_table)

    def tell_table(self) -> None:
        """Tell everybody how the table is and who sits there."""
        self._info_due = False
        here, onlookers = self.here()
        for visitor in self.visitors:
            guest = visitor.guest.id if visitor.guest else None
            visitor.send(table_info(self.table, guest, self.match, here, onlookers))

    # Coming and going.

    def here(self) -> tuple[set[str], int]:
        """The guests who are connected, to any node, and how many look on."""
        guests, onlookers = self.here_on_this_node()
        for others, number in (self.elsewhere or {}).values():
            guests |= set(others)
            onlookers += number
        return guests, onlookers

    def here_on_this_node(self) -> tuple[set[str], int]:
        """The guests who are connected to this node, and how many look on."""
        guests = {visitor.guest.id for visitor in self.visitors if visitor.guest}
        return guests, sum(not visitor.seats for visitor in self.visitors)

    def full_for(self, guest: str | None) -> bool:
        """Whether no more connections, or none of that guest, fit in here."""
        theirs = sum(
            guest is not None and one.guest is not None and one.guest.id == guest for one in self.visitors
        )
        return len(self.visitors) >= MOST_VISITORS or theirs >= MOST_WINDOWS

    def enter(self, visitor: Visitor) -> None:
        """Somebody comes in: they are shown everything, the others see that they are here."""
        guest = visitor.guest.id if visitor.guest else None
        visitor.seats = tuple(self.table.seats_of(guest))
        self.visitors.append(visitor)
        if self.away and guest:
            self.away.pop(guest, None)
        here, onlookers = self.here()
        visitor.send(table_info(self.table, guest, self.match, here, onlookers))
        self.show(visitor)
        self._presence_changed()

    def leave(self, visitor: Visitor) -> None:
        """Somebody is gone."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        self.used_at = self.hub.now()
        if visitor.guest is not None and visitor.guest.id not in self.here()[0]:
            self.away = self.away or {}
            self.away[visitor.guest.id] = self.used_at
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.tell_table_soon()
        self.hub.presence_changed(self)

    def away_for(self, guest: str | None) -> int:
        """For how many milliseconds nobody has seen that guest here."""
        if guest is None:
            return self.hub.now() - self.opened_at
        if guest in self.here()[0]:
            return 0
        return self.hub.now() - (self.away or {}).get(guest, self.opened_at)

    def renew(self, table: Table, match: Match | None) -> None:
        """The table was changed: who may not see it any more leaves, the others see how it is now."""
        begins = self.match is None and match is not None
        if self.table.status == FINISHED and table.status == PLAYING:
            return  # it was read just before the game ended
        self.table = table
        if begins:
            self.match = match
        to_show = []
        for visitor in list(self.visitors):
            guest = visitor.guest.id if visitor.guest else None
            if not table.visible_to(guest) or table.members.get(guest or "") == REMOVED:
                self.visitors.remove(visitor)
                visitor.send_away("removed", "the host has closed this table to you", 4403)
                continue
            seats = tuple(table.seats_of(guest))
            if seats != visitor.seats or begins:
                visitor.seats = seats
                to_show.append(visitor)
        self.tell_table()
        for visitor in to_show:
            self.show(visitor)
        self.look_after()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this room."""
        return not self.visitors and self.pending is None and not self.thinking


def bot_acts(snapshot: Snapshot) -> bool:
    """Whether it is for a bot to decide, its own seat's or standing in."""
    act = snapshot.to_act
    return act is not None and snapshot.seats[act].bot is not None
