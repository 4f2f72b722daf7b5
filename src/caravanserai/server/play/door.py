"""The door to the tables: WebSockets are let in, shown their table, pinged now and then, and seen out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus

from ...protocol import VERSION
from ...protocol.messages import Muted, Welcome
from ...protocol.refusal import REASONS, Refusal
from ..clock import ServerClock
from ..keepers.recent_networks import RecentNetworks
from ..keepers.sanctions import Sanction, Sanctions, banned
from ..lobby.tables import LEFT
from ..metrics import Metrics
from ..people.identity import Identity
from ..people.limits import Purses, RateLimit, Spending
from ..people.network import network_of
from ..people.security import allowed_origin, known_host
from ..settings import Settings
from ..tasks import Tasks
from .chat import Chat
from .connection import Connection
from .open_rooms import OpenRooms
from .requests import Requests
from .room import Room

PATH = "/ws/"
PING_SECONDS = 20.0
PINGED_TOGETHER = 20
"""Connections that are asked at once: a thousand would keep moves waiting."""
MOST_SILENT = 2
"""Pings without an answer after which a connection counts as broken."""
MOST_AT_THE_DOOR = 8
"""Connections let in at a time; when all come back after a restart, the others wait and cost little."""

logger = logging.getLogger(__name__)


class Door:
    """Decides who comes in, and keeps the connections of this node."""

    def __init__(
        self,
        settings: Settings,
        identity: Identity,
        sanctions: Sanctions,
        recent_networks: RecentNetworks,
        rooms: OpenRooms,
        requests: Requests,
        chat: Chat,
        clock: ServerClock,
        metrics: Metrics,
        tasks: Tasks,
        tell_presence: Callable[[Room], None],
        spending: Spending,
    ) -> None:
        self.clock = clock
        self.metrics = metrics
        self.connections: dict[Connection, Room | None] = {}
        """All connections, each with its table once that is open."""
        self._settings = settings
        self._identity = identity
        self._sanctions = sanctions
        self._recent_networks = recent_networks
        self._rooms = rooms
        self._requests = requests
        self._chat = chat
        self._tasks = tasks
        self._tell_presence = tell_presence
        """Tells other nodes who is at a table here."""
        self._limit = RateLimit("sockets", settings.limits.address_requests_per_minute, clock, spending)
        self._purses = Purses(settings.limits, clock, spending)
        self._at_a_time = asyncio.Semaphore(MOST_AT_THE_DOOR)

    def open(self, path: str, headers: Mapping[str, str], address: str) -> Connection | HTTPStatus:
        """A connection for this request, or the status to turn it away with."""
        if self._tasks.ending:
            return HTTPStatus.SERVICE_UNAVAILABLE
        path = path.partition("?")[0]
        if not path.startswith(PATH):
            return HTTPStatus.NOT_FOUND
        if not known_host(headers, self._settings):
            return HTTPStatus.MISDIRECTED_REQUEST
        if not allowed_origin(headers, self._settings):
            return HTTPStatus.FORBIDDEN
        network = network_of(address)
        try:
            self._limit.spend(network)
        except Refusal:
            return HTTPStatus.TOO_MANY_REQUESTS
        lower = {name.lower(): value for name, value in headers.items()}
        return Connection(self, path[len(PATH) :], lower, network)

    def admit(self, connection: Connection) -> None:
        """A connection stands: find out who it is, and show them the table."""
        self.connections[connection] = None
        self._tasks.spawn(self._admit_in_turn(connection))

    async def _admit_in_turn(self, connection: Connection) -> None:
        async with self._at_a_time:
            await self._admit(connection)

    async def _admit(self, connection: Connection) -> None:
        headers, connection.headers = connection.headers or {}, None
        if self._keep_out(connection, self._identity.signed_for(headers)):  # before the store is asked
            return
        try:
            known = await self._identity.bearer_of(headers)
            connection.guest = guest = None if known is None else known.guest
            connection.until = None if known is None else known.until
            if self._keep_out(connection, guest.id if guest else None) or self._keep_stranger_out(connection):
                return
            if guest is not None:
                self._recent_networks.note(guest.id, connection.address)
            room = await self._rooms.open(connection.table)
            id = guest.id if guest else None
            if room is not None and not room.table.visible_to(id):
                await self._rooms.renew(connection.table)  # they may have joined just now
            if room is None or not room.table.visible_to(id):
                connection.send_away(
                    "not-found", "there is no such table, or you are not invited to it", 4404
                )
                return
            if room.problem is not None:
                connection.turn_away(room.problem)
                return
            chat = await self._chat.lines(room.id, connection)
        except Refusal as refusal:
            connection.send_away("signed-out", refusal.message, 4401, id=refusal.id)
            return
        except Exception:
            logger.exception("nobody could be let in at table %s", connection.table)
            connection.send_away(
                "trouble", "the table can't be opened just now; please try again", 1013, True
            )
            return
        if connection not in self.connections or self._keep_out(connection, id):
            return
        connection.wallet = self._purses.wallet(id, connection.address)
        seated = bool(room.table.seats_of(id))
        if room.presence.full_for(id, seated, connection.address, self._settings.limits):
            connection.send_away("full", "too many are connected to this table; please come later", 1013)
            return
        connection.send(Welcome(VERSION, id, guest.name if guest else None, self.clock.now()))
        self.connections[connection] = room
        room.enter(connection)
        self._tell_presence(room)
        if id is not None and seated and room.table.members.get(id) == LEFT:
            self._tasks.spawn(self._rooms.welcome_back(room.id, id))
        for line in chat:
            connection.send(line)
        mute = None if id is None else self._sanctions.mute_of(id)
        if mute is not None:
            self._tell_mute(connection, mute)
        self._end_in_time(connection)
        connection.settle_in(partial(self._requests.receive, room, connection))

    def gone(self, connection: Connection) -> None:
        """A connection is no more."""
        room = self.connections.pop(connection, None)
        self._requests.gone(connection)
        if room is not None and room.leave(connection):
            self._tell_presence(room)

    def _keep_out(self, connection: Connection, guest: str | None) -> bool:
        """Send somebody away who is banned; False if they aren't."""
        ban = self._sanctions.ban_of(guest, connection.address)
        if ban is None:
            return False
        why = banned(ban)
        connection.send_away(why.code, why.message, 4403, id=why.id, ban=ban.in_force)
        return True

    def _keep_stranger_out(self, connection: Connection) -> bool:
        """Send a stranger away where the house is closed; False if they may come in."""
        if connection.guest is not None or self._settings.entry == "open":
            return False
        id = "house-is-closed"
        connection.send_away("no-name", REASONS[id], 4401, id=id)
        return True

    def enforce(self) -> None:
        """Keepers have acted: who is banned by now leaves; who may not talk, or may again, is told."""
        for connection, room in list(self.connections.items()):
            guest = None if connection.guest is None else connection.guest.id
            if room is None or self._keep_out(connection, guest) or guest is None:
                continue
            mute = self._sanctions.mute_of(guest)
            if (None if mute is None else mute.id) != connection.mute:
                self._tell_mute(connection, mute)

    def _tell_mute(self, connection: Connection, mute: Sanction | None) -> None:
        """Tell somebody that they may not talk, or may again."""
        connection.mute = None if mute is None else mute.id
        connection.send(Muted(None if mute is None else mute.in_force))

    def signed_out(self, guest: str) -> None:
        """Close all connections of a guest to this node; those with good cookies may come back."""
        for connection in list(self.connections):
            if connection.guest is not None and connection.guest.id == guest:
                connection.send_away("signed-out", "you were signed out; please connect again", 4401, True)

    def blocks_changed(self, guest: str) -> None:
        """A guest has blocked somebody, or does no longer: their connections to this node hear of it."""
        for connection, room in list(self.connections.items()):
            if room is not None and connection.guest is not None and connection.guest.id == guest:
                self._tasks.spawn(self._chat.listen_anew(connection))

    def _end_in_time(self, connection: Connection) -> None:
        """See a connection out when its token ends, if that is before it is looked at again."""
        if connection.until is not None:
            left = (connection.until - self.clock.world()) / 1000
            if left <= 2 * PING_SECONDS:
                asyncio.get_running_loop().call_later(max(0.0, left), self._token_ended, connection)

    def _token_ended(self, connection: Connection) -> None:
        if connection in self.connections:
            id = "token-ended"
            connection.send_away("signed-out", REASONS[id], 4401, id=id)

    async def ping(self) -> None:
        """Ask each connection now and then whether it still stands, and drop those that don't."""
        while True:
            all_of_them = list(self.connections)
            parts = max(1, -(-len(all_of_them) // PINGED_TOGETHER))
            for part in range(parts):
                await asyncio.sleep(PING_SECONDS / parts)
                self._ping(all_of_them[part::parts])

    def _ping(self, connections: list[Connection]) -> None:
        """Ask some connections whether they still stand."""
        for connection in connections:
            if connection in self.connections:
                socket = connection.socket
                if socket is not None and socket.silent >= MOST_SILENT:
                    socket.drop()
                elif socket is not None:
                    socket.ping()
                self._end_in_time(connection)

    def close(self) -> None:
        """The server ends: say goodbye to everybody."""
        for connection in list(self.connections):
            connection.send_away("restart", "the server is starting again; please come back", 1012, True)
