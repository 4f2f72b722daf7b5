"""The play of this node: its open tables, the door to them, and the other nodes, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from http import HTTPStatus

import msgspec

from ...protocol.keepers import NodeLoad
from ...protocol.messages import Unsaid
from ..bots.pool import BotPool
from ..bots.turns import BotTurns
from ..clock import ServerClock
from ..company.blocks import Blocks
from ..company.recent_visits import RecentVisits
from ..garbage import Garbage
from ..keepers.audit_feed import AuditFeed
from ..keepers.head_count import Count, HeadCount, OccupiedTable, mean_and_p99
from ..keepers.recent_networks import RecentNetworks
from ..keepers.sanctions import Sanctions
from ..lobby.tables import ChatLine, Tables
from ..lobby.unplayable import UnplayableTables
from ..metrics import Metrics
from ..people.crowd import Crowd
from ..people.identity import Identity
from ..people.limits import Spending
from ..settings import Settings
from ..tasks import Tasks
from .chat import Chat, said
from .connection import Connection
from .door import Door
from .hints import Hints
from .log import Log, Submitted
from .nodes import Nodes, Note, Written
from .open_rooms import OpenRooms
from .requests import Requests
from .room import Room
from .slices import Slices
from .sweeper import Sweeper

LEAVING_SECONDS = 5.0
LAG_SECONDS = 0.05
"""How often the lag of the event loop is looked at."""
SPENDING_SECONDS = 1.0
LAGS_KEPT = 1200
"""How often the lag was looked at in the last minute."""


class Hub:
    """The play of this node. What happens here is told to the other nodes; what they tell is done here."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        unplayable: UnplayableTables,
        identity: Identity,
        sanctions: Sanctions,
        audit_feed: AuditFeed,
        log: Log,
        pool: BotPool,
        clock: ServerClock,
        nodes: Nodes | None = None,
    ) -> None:
        self.log = log
        self.metrics = Metrics()
        self.tasks = Tasks(self.metrics)
        self.crowd = Crowd(settings, clock, self.metrics)
        self.spending = Spending(nodes is not None)
        self._identity = identity
        self._nodes = nodes
        self._audit_feed = audit_feed
        self._pool = pool
        self.recent_networks = RecentNetworks()
        self.recent_visits = RecentVisits(clock.seconds)
        self.head_count = HeadCount(self._count)
        self._lags: deque[float] = deque(maxlen=LAGS_KEPT)
        alone = nodes is None
        self.slices = slices = Slices()
        lease = None if nodes is None else nodes.lease
        bots = BotTurns(pool, self.tasks, settings.watch_seconds, settings.bot_seconds, lease)
        self.rooms = OpenRooms(tables, unplayable, log, clock, bots, self.tasks, slices, alone)
        self.blocks = Blocks(tables.store, clock)
        chat = Chat(tables, self.blocks, sanctions, self.tasks, self._tell_line)
        requests = Requests(chat, Hints(pool, self.tasks), self.tasks, slices)
        self.door = Door(
            settings,
            identity,
            sanctions,
            self.recent_networks,
            self.rooms,
            requests,
            chat,
            clock,
            self.metrics,
            self.tasks,
            self._tell_presence,
            self.spending,
        )
        self._sweeper = Sweeper(self.rooms, tables, clock, alone)
        self._garbage = Garbage()
        self._seeing_out: asyncio.Task[None] | None = None
        log.on_group = self._group_written
        watch = self.metrics.watch
        watch("open_connections", "Connections of all kinds", lambda: len(self.crowd))
        watch("connections", "Open connections to tables", lambda: len(self.door.connections))
        watch("open_tables", "Tables open on this node", lambda: len(self.rooms))
        told = "Tables in play whose rules are not known here"
        watch("tables_of_unknown_rules", told, lambda: unplayable.last_count)
        watch("log_waiting", "Entries on their way to the disk", lambda: log.waiting)
        watch("thoughts_waiting", "Bots that wait to be thought for", lambda: pool.waiting)

    def start(self) -> None:
        """Begin to look after tables that nobody asks for, and after connections."""
        self._garbage.start()
        self.tasks.spawn(self._sweeper.sweep())
        self.tasks.spawn(self.door.ping())
        self.tasks.spawn(self._watch_loop())
        self.tasks.spawn(self._audit_feed.follow(self))
        if self._nodes is not None:
            self._nodes.start(self)
            self.tasks.spawn(self._tell_spending(self._nodes))
            self.head_count.ask_others = self._ask_others

    async def _watch_loop(self) -> None:
        """Note how late the event loop comes to what is due: so late would a move have been served."""
        now = asyncio.get_running_loop().time
        while True:
            due = now() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            lag = max(0.0, now() - due)
            self.metrics.lagged(lag)
            self._lags.append(lag)
            self.metrics.collected(self._garbage.taken())

    def open(self, path: str, headers: Mapping[str, str], address: str) -> Connection | HTTPStatus:
        """A connection for this request, or the status to turn it away with."""
        return self.door.open(path, headers, address)

    def knows(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Whether a request's headers show that we have met who sends it."""
        cookies = [value for name, value in headers if name == b"cookie"]
        return self._identity.signed_for({"cookie": b"; ".join(cookies).decode("latin-1")}) is not None

    async def table_changed(self, table: str) -> None:
        """The table was changed: tell all who are connected, on all nodes; here before this returns."""
        if self._nodes is not None:
            self._nodes.publish("table", table)
        renewing = self.rooms.table_changed(table)
        if renewing is not None:
            await asyncio.wait([renewing])

    def signed_out(self, guest: str) -> None:
        """A guest has voided cookies or tokens: who is connected by them has to show others, on all nodes."""
        self.door.signed_out(guest)
        if self._nodes is not None:
            self._nodes.publish("signed-out", guest)

    def blocks_changed(self, guest: str) -> None:
        """A guest has blocked somebody, or does no longer: it counts at once, on all nodes."""
        self.door.blocks_changed(guest)
        if self._nodes is not None:
            self._nodes.publish("blocks", guest)

    def guest_gone(self, guest: str) -> None:
        """A guest has gone for good: their connections end, and nobody is shown their name, on all nodes."""
        self._part_from(guest)
        if self._nodes is not None:
            self._nodes.publish("gone", guest)

    def _part_from(self, guest: str) -> None:
        self.door.signed_out(guest)
        for room in self.rooms:
            if guest in room.table.members or any(seat.guest == guest for seat in room.table.seats):
                self.rooms.table_changed(room.id)

    # What keepers did, and what they ask.

    def tell_acts(self) -> None:
        """A keeper has done something here: the other nodes need not wait until they look."""
        if self._nodes is not None:
            self._nodes.publish("acts", "")

    def enforce(self) -> None:
        """Who is banned by now leaves; who may not talk, or may again, is told."""
        self.door.enforce()

    def tell_closed(self, table: str) -> None:
        """A table was closed: all who are there are told."""
        self.rooms.table_changed(table)

    def tell_unsaid(self, table: str, n: int) -> None:
        """A line of chat was deleted: all who are there are told."""
        room = self.rooms.get(table)
        if room is not None:
            room.tell_all(Unsaid(n))

    def _ask_others(self, question: str, guests: Collection[str]) -> int:
        assert self._nodes is not None
        self._nodes.publish("count", question, *guests)
        return self._nodes.others

    def _count(self, guests: Collection[str]) -> Count:
        """Who is where on this node, and how much there is to do."""
        places, onlookers = [], 0
        for room in self.rooms:
            if room.presence.connections:
                here, nameless = room.presence.people_on_this_node()
                places.append(OccupiedTable(room.id, sorted(here), nameless))
                onlookers += nameless + sum(not room.table.seats_of(guest) for guest in here)
        mean, p99 = mean_and_p99(self._lags)
        load = NodeLoad(
            node="" if self._nodes is None else self._nodes.id,
            connections=len(self.door.connections),
            onlookers=onlookers,
            tables=len(self.rooms),
            lag_mean=mean,
            lag_p99=p99,
            thoughts=self._pool.waiting,
            queue=self.log.waiting,
        )
        networks = {guest: self.recent_networks.of(guest) for guest in guests}
        return Count(load, places, networks, self.recent_visits.among(guests))

    # What this node tells the others.

    def _group_written(self, group: Sequence[Submitted], lost: int, seconds: float) -> None:
        self.metrics.committed(len(group), seconds, lost)
        if self._nodes is not None:
            self._nodes.publish("entries", "", *[(one.table, one.ply, one.entry) for one in group])

    def _tell_line(self, table: str, line: ChatLine) -> None:
        if self._nodes is not None:
            self._nodes.publish("said", table, *msgspec.structs.astuple(line))

    def _tell_presence(self, room: Room) -> None:
        if self._nodes is not None:
            self._nodes.publish("around", room.id, *room.presence.people_on_this_node())

    async def _tell_spending(self, nodes: Nodes) -> None:
        """Tell the other nodes, once a second, what guests and addresses have spent here."""
        while True:
            await asyncio.sleep(SPENDING_SECONDS)
            spent = self.spending.untold()
            if spent:
                nodes.publish("spent", "", *spent)

    # What the others tell this node.

    def hear(self, note: Note) -> None:
        """Another node tells something."""
        room = self.rooms.get(note.table)
        if note.what == "entries":
            for written in msgspec.convert(note.more, list[Written]):
                there = self.rooms.get(written.table)
                if there is not None:
                    there.hear([written.entry])
        elif note.what == "table":
            self.rooms.table_changed(note.table)
        elif note.what == "signed-out":
            self.door.signed_out(note.table)
        elif note.what == "blocks":
            self.door.blocks_changed(note.table)
        elif note.what == "acts":
            self.tasks.spawn(self._audit_feed.look(self))
        elif note.what == "count" and self._nodes is not None:
            count = self._count(msgspec.convert(note.more, list[str]))
            self._nodes.publish("counted", note.table, note.node, msgspec.to_builtins(count))
        elif note.what == "counted" and self._nodes is not None and note.more[0] == self._nodes.id:
            self.head_count.hear(note.table, msgspec.convert(note.more[1], Count))
        elif note.what == "gone":
            self._part_from(note.table)
        elif note.what == "spent":
            self.spending.hear(msgspec.convert(note.more, list[tuple[str, str, float]]))
        elif note.what == "said" and room is not None:
            line = ChatLine(*msgspec.convert(note.more, tuple[int, int, str, str, str]))
            room.tell_all(said(line), by=line.guest)
        elif note.what == "around" and room is not None:
            guests, nameless = msgspec.convert(note.more, tuple[dict[str, str], int])
            room.presence.set_elsewhere(note.node, guests, nameless)
            room.tell_table_soon()

    def greet(self) -> None:
        """A new node: tell it who is connected here."""
        self.tasks.spawn(self._greet())

    async def _greet(self) -> None:
        async for room in self.rooms.few_at_a_time():
            if room.presence.connections:
                self._tell_presence(room)

    def forget(self, node: str) -> None:
        """A node is gone: nobody is connected to it any more."""
        left = {room.id for room in self.rooms if room.presence.forget(node)}
        self.tasks.spawn(self._tell_tables(left))

    async def _tell_tables(self, tables: set[str]) -> None:
        async for room in self.rooms.few_at_a_time():
            if room.id in tables:
                room.tell_table_soon()

    async def catch_up(self) -> None:
        """Word of other nodes may have been missed."""
        await self.rooms.catch_up()

    # The end.

    def leave(self) -> None:
        """The server ends: see everybody out. Called once for each open connection."""
        if self._seeing_out is None:
            self.tasks.ending = True
            self.rooms.wake_all()
            self._seeing_out = asyncio.create_task(self._see_out())

    async def _see_out(self) -> None:
        """Wait for what is being written, so that it is acknowledged; then say goodbye to everybody."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEAVING_SECONDS):
                await self.log.written()
        self.door.close()

    async def close(self) -> None:
        """Finish what was begun, and close everything."""
        self.leave()
        assert self._seeing_out is not None
        await self._seeing_out
        self.rooms.close()
        self._garbage.close()
        await self.tasks.close()
        await self.log.close()
        if self._nodes is not None:
            await self._nodes.close()
