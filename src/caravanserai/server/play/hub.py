"""All tables that are open on this node, and who comes to them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec

from ...protocol import VERSION
from ...protocol.messages import AnyRequest, Welcome, decode_request
from ...protocol.refusal import Refusal as Refused
from ...table import BadLog, Match, decode
from ..bots.pool import BotPool
from ..bots.turns import BotTurns
from ..clock import Clock
from ..http.refusals import Refusal
from ..lobby.tables import Table, Tables
from ..metrics import Metrics
from ..people.identity import Identity
from ..people.security import Allowance, allowed_origin
from ..settings import Settings
from .alarms import Alarms
from .connection import Visitor
from .frames import Socket
from .log import Log, Submitted
from .requests import said
from .room import Room
from .seeds import Seeds
from .sweeper import sweep

if TYPE_CHECKING:
    from .nodes import Nodes

PATH = "/ws/"
PING_SECONDS = 20.0
MOST_SILENT = 2
"""Pings without an answer after which a connection counts as broken."""
LEAVING_SECONDS = 5.0
CHAT_SHOWN = 50
MOST_AT_THE_DOOR = 8
"""Connections let in at a time; when all come back after a restart, the others wait and cost little."""

logger = logging.getLogger(__name__)


class Hub:
    """The tables that are open on this node. Also the doorkeeper of its WebSockets."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        identity: Identity,
        log: Log,
        pool: BotPool,
        clock: Clock,
        nodes: Nodes | None = None,
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.identity = identity
        self.log = log
        self.pool = pool
        self.clock = clock
        self.nodes = nodes
        self.metrics = Metrics()
        self.seeds = Seeds()
        self.outbox: list[tuple[Socket, bytes]] | None = None
        """What waits to be sent until a group of entries is dealt with; None while there is none."""
        self._connecting = Allowance(settings.limits.requests_per_minute)
        self.rooms: dict[str, Room] = {}
        self.visitors: set[Visitor] = set()
        self.bots = BotTurns(self)
        self.alarms = Alarms(self)
        self.leaving = False
        """Whether this node is about to end."""
        self.now = clock.now
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._door = asyncio.Semaphore(MOST_AT_THE_DOOR)
        self._seeing_out: asyncio.Task[None] | None = None
        log.on_group = self._group_written
        log.on_settled = self._group_settled
        self.metrics.watch("connections", "Open connections to tables", lambda: len(self.visitors))
        self.metrics.watch("open_tables", "Tables open on this node", lambda: len(self.rooms))
        self.metrics.watch("log_waiting", "Entries on their way to the disk", lambda: log.waiting)
        self.metrics.watch("thoughts_waiting", "Bots that wait to be thought for", lambda: pool.waiting)

    def start(self) -> None:
        """Begin to look after tables that nobody asks for, and after connections."""
        gc.set_threshold(20_000, 20, 50)  # a move makes many small things that go by themselves
        gc.freeze()  # what is there by now stays: no need to look through it for garbage ever again
        self.spawn(sweep(self))
        self.spawn(self._ping())
        if self.nodes is not None:
            self.nodes.start(self)

    # Tables.

    async def room(self, table: str) -> Room | None:
        """The table, opened here if it wasn't; None if there is no such table."""
        room = self.rooms.get(table)
        if room is not None:
            room.used_at = self.now()
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room | None:
        found = await self.tables.load(table)
        if found is None:
            return None
        room = Room(self, found, await self._match_of(found))
        self.rooms[table] = room
        if self.nodes is not None:
            await room.catch_up()  # what others wrote between our reading the log and hearing of it
        room.look_after()
        return room

    async def _match_of(self, table: Table) -> Match | None:
        """The table's match, as its log tells it; None if it hasn't begun, or can't be told here."""
        if table.started_at is None:
            return None
        lines = await self.log.read(table.id)
        try:
            return Match.from_log(table.setting, map(decode, lines)) if lines else None
        except (BadLog, msgspec.MsgspecError) as problem:
            logger.error("the log of table %s can't be played on: %s", table.id, problem)
            return None

    async def table_changed(self, table: str) -> None:
        """The table was changed: tell all who are connected, on all nodes; here before this returns."""
        self.told_elsewhere("table", table)
        renewing = self.table_changed_here(table)
        if renewing is not None:
            await asyncio.wait([renewing])

    def table_changed_here(self, table: str) -> asyncio.Task[Any] | None:
        """The table was changed: tell all who are connected to this node."""
        if table in self.rooms or table in self._opening:
            return self.spawn(self._renew(table))
        return None

    async def _renew(self, table: str) -> None:
        room = await self.room(table)
        found = await self.tables.load(table)
        if room is not None and found is not None and found.version >= room.table.version:
            match = room.match
            if match is None:
                match = await self._match_of(found)
            room.renew(found, match)

    async def stand_in(self, table: str, seat: int) -> None:
        """Let a bot play a seat from now on, as far as there is something to play."""
        room = await self.room(table)
        if room is None or room.match is None:
            return
        with contextlib.suppress(Refused):  # a bot plays there, or nobody needs to any more
            while not self.leaving:
                await self._idle(room)
                room.submit(room.match.propose_stand_in(seat, "", self.now()), None, "")
                await self._idle(room)
                await room.catch_up()  # somebody on another node may have been quicker

    async def _idle(self, room: Room) -> None:
        """Wait until nothing is being written at a table."""
        while room.pending is not None and not self.leaving:
            await asyncio.sleep(0.002)

    async def acting(self, table: str) -> int | None:
        """Whose decision it is at a table."""
        room = await self.room(table)
        return room.match.to_act if room is not None and room.match is not None else None

    # Visitors.

    def open(self, path: str, headers: Mapping[str, str], address: str) -> Visitor | HTTPStatus:
        """A visitor for this request, or the status to turn it away with."""
        if self.leaving:
            return HTTPStatus.SERVICE_UNAVAILABLE
        path = path.partition("?")[0]
        if not path.startswith(PATH):
            return HTTPStatus.NOT_FOUND
        if not allowed_origin(headers, self.settings):
            return HTTPStatus.FORBIDDEN
        try:
            self._connecting.spend(self._asker(headers, address))
        except Refusal:
            return HTTPStatus.TOO_MANY_REQUESTS
        return Visitor(self, path[len(PATH) :], {name.lower(): value for name, value in headers.items()})

    def _asker(self, headers: Mapping[str, str], address: str) -> str:
        """The network address of who asks, also behind a proxy."""
        if self.settings.behind_proxy:
            return headers.get("x-forwarded-for", address).rpartition(",")[2].strip()
        return address

    def admit(self, visitor: Visitor) -> None:
        """A connection stands: find out who it is, and show them the table."""
        self.visitors.add(visitor)
        self.spawn(self._admit_in_turn(visitor))

    async def _admit_in_turn(self, visitor: Visitor) -> None:
        async with self._door:
            await self._admit(visitor)

    async def _admit(self, visitor: Visitor) -> None:
        headers, visitor.headers = visitor.headers or {}, None
        try:
            visitor.guest = guest = await self.identity.guest_of(headers)
            room = await self.room(visitor.table)
            id = guest.id if guest else None
            if room is not None and not room.table.visible_to(id):
                await self._renew(visitor.table)  # they may have joined just now
            if room is None or not room.table.visible_to(id):
                visitor.send_away("not-found", "there is no such table, or you are not invited to it", 4404)
                return
            if room.full_for(id):
                visitor.send_away("full", "too many are connected to this table; please come later", 1013)
                return
            chat = await self.tables.said(room.id, limit=CHAT_SHOWN)
        except Exception:
            logger.exception("nobody could be let in at table %s", visitor.table)
            visitor.send_away("trouble", "the table can't be opened just now; please try again", 1013, True)
            return
        if visitor not in self.visitors:
            return
        visitor.send(Welcome(VERSION, id, guest.name if guest else None, self.now()))
        room.enter(visitor)
        for line in chat:
            visitor.send(said(line))
        visitor.settle_in(room)

    def signed_out(self, guest: str) -> None:
        """A guest has voided cookies or tokens: who is connected by them has to show others, on all nodes."""
        self.signed_out_here(guest)
        self.told_elsewhere("signed-out", guest)

    def signed_out_here(self, guest: str) -> None:
        """Close all connections of a guest to this node; those with good cookies may come back."""
        for visitor in list(self.visitors):
            if visitor.guest is not None and visitor.guest.id == guest:
                visitor.send_away("signed-out", "you were signed out; please connect again", 4401, True)

    def gone(self, visitor: Visitor) -> None:
        """A connection is no more."""
        self.visitors.discard(visitor)
        if visitor.room is not None:
            visitor.room.leave(visitor)

    def read(self, visitor: Visitor, message: bytes) -> AnyRequest | None:
        """The request in a message; None, and the visitor is told, if there is none."""
        try:
            request: AnyRequest = decode_request(message)
            return request
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            visitor.refuse("bad-message", f"this message can't be read: {problem}", "")
            return None

    # What is done beside.

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside; what goes wrong is for the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.failed("beside")
            logger.error("something went wrong beside the tables", exc_info=task.exception())

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Do something in a while."""
        asyncio.get_running_loop().call_later(seconds, act)

    async def _ping(self) -> None:
        """Ask each connection now and then whether it still stands, and drop those that don't."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for visitor in list(self.visitors):
                socket = visitor.socket
                if socket is not None and socket.silent >= MOST_SILENT:
                    socket.drop()
                elif socket is not None:
                    socket.ping()

    # Other nodes.

    def _group_written(self, group: Sequence[Submitted], lost: int, seconds: float) -> None:
        self.outbox = []
        self.metrics.committed(len(group), seconds, lost)
        if self.nodes is not None:
            self.nodes.publish_entries(group)

    def _group_settled(self) -> None:
        """Send what came of a group: first all tables are moved on, then everybody is told.

        Each sending may wake its receiver up, who then takes the processor's memory of our work away.
        """
        outbox, self.outbox = self.outbox, None
        for socket, message in outbox or ():
            socket.send(message)

    def told_elsewhere(self, what: str, table: str, *more: Any) -> None:
        """Tell the other nodes something."""
        if self.nodes is not None:
            self.nodes.publish(what, table, *more)

    def presence_changed(self, room: Room) -> None:
        """Somebody came or went: tell the other nodes who is here."""
        if self.nodes is not None:
            guests, onlookers = room.here_on_this_node()
            self.nodes.publish("here", room.id, sorted(guests), onlookers)

    async def lease(self, table: str, ply: int) -> bool:
        """Whether a bot's turn is for this node to see to."""
        return self.nodes is None or await self.nodes.lease(table, ply)

    # The end.

    def leave(self) -> None:
        """The server ends: see everybody out. Called once for each open connection."""
        if self._seeing_out is None:
            self.leaving = True
            self._seeing_out = asyncio.create_task(self._see_out())

    async def _see_out(self) -> None:
        """Wait for what is being written, so that it is acknowledged; then say goodbye to everybody."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEAVING_SECONDS):
                while self.log.waiting:
                    await asyncio.sleep(0.005)
        for visitor in list(self.visitors):
            visitor.send_away("restart", "the server is starting again; please come back", 1012, True)

    async def close(self) -> None:
        """Finish what was begun, and close everything."""
        self.leave()
        assert self._seeing_out is not None
        await self._seeing_out
        self.alarms.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.log.close()
        if self.nodes is not None:
            await self.nodes.close()
