"""WebSockets on uvicorn's own port: uvicorn reads the HTTP request, picows takes over from there.

This is the seam between the network and the tables. A `Doorkeeper` decides who comes in and gives each a
`Listener`; the listener hears whole messages by `receive`, and speaks through its `Socket`: `send`, `close`.
Nothing here waits: a socket whose other end doesn't read is dropped before what it hasn't read takes much
memory.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from http import HTTPStatus
from typing import Any, Protocol

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn import Config
from uvicorn.server import ServerState

from ..access_log import AccessLog
from ..people.crowd import Standing

LARGEST = 64 * 1024
"""Bytes of the largest message a client may send."""
UNREAD = 256 * 1024
"""Bytes that may wait for a receiver before it is dropped."""
SMALL = 1000
"""Bytes of messages that picows may copy into its own buffer, which never gets smaller again."""
HEAD = 14
"""Bytes that picows wants before a message, for the head of its frame."""
MOST_PINGS = 20
"""Pings that are answered at once, and how many more each second."""
PINGS_A_SECOND = 1.0
FAREWELL = 1.0
"""Seconds a client has to answer a close."""

TEXT = WSMsgType.TEXT  # looking a member of an enum up takes longer than all else that is done with a frame

logger = logging.getLogger(__name__)

# What picows has to say about broken frames is the client's business. An adapter, so that it makes no logger
# of its own for each connection.
_quiet = logging.LoggerAdapter(logging.Logger("picows", logging.CRITICAL))

Scope = MutableMapping[str, Any]  # Any: what ASGI's servers and applications tell each other
Receive = Callable[[], Awaitable[Scope]]
Send = Callable[[Scope], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]


class Listener(Protocol):
    """Who is at the other end, as the tables see it."""

    def opened(self, socket: Socket) -> None:
        """The connection stands."""

    def receive(self, message: bytes) -> None:
        """A whole message has come."""

    def too_slow(self) -> None:
        """The connection will be dropped because its other end doesn't read."""

    def closed(self) -> None:
        """The connection is gone."""


class Doorkeeper(Protocol):
    """Decides who comes in."""

    def open(self, path: str, headers: Mapping[str, str], address: str) -> Listener | HTTPStatus:
        """A listener for this request, or the status to turn it away with."""

    def leave(self) -> None:
        """The server ends: see everybody out. Called once for each open connection."""


class Socket(WSListener):
    """One WebSocket: sends, closes, and hands whole messages to its listener."""

    __slots__ = ("_parts", "_pinged_at", "_pings", "_size", "_transport", "gone", "listener", "silent")

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.silent = 0
        """How many pings have gone out since something came in."""
        self.gone = False
        """Whether sending has become pointless."""
        self._transport: WSTransport = None  # type: ignore[assignment]
        self._parts: list[bytes] | None = None
        self._size = 0
        self._pings = self._pinged_at = 0.0

    def send(self, message: bytes) -> None:
        """Send a message, without waiting."""
        if self.gone:
            return
        if len(message) <= SMALL:
            self._transport.send(TEXT, message)
        else:
            self._transport.send_reuse_external_bytearray(TEXT, bytearray(HEAD) + message, HEAD)

    def ping(self) -> None:
        """Ask whether somebody is still there."""
        if not self.gone:
            self.silent += 1
            self._transport.send_ping()

    def close(self, code: int | WSCloseCode, reason: str = "") -> None:
        """Say goodbye, and hang up when the client has answered, or soon."""
        if not self.gone:
            self.gone = True
            self._transport.send_close(code, reason[:100])  # type: ignore[arg-type]
            asyncio.get_running_loop().call_later(FAREWELL, self._transport.disconnect, False)

    def drop(self) -> None:
        """Hang up."""
        self.gone = True
        self._transport.disconnect(False)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(UNREAD)
        # picows keeps them as long as the connection lasts, and nobody will ask for them again.
        transport.request.headers.clear()
        transport.response.headers.clear()
        self.listener.opened(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame has come; most are whole messages."""
        self.silent = 0
        if self.gone:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        try:
            if frame.msg_type is TEXT and frame.fin and self._parts is None and not reserved(frame):
                self._hear(frame.get_payload_as_bytes())
            else:
                self._take(transport, frame)
        except Exception:
            logger.exception("a message could not be dealt with")
            self.close(WSCloseCode.INTERNAL_ERROR, "the server made a mistake; please connect again")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The connection is gone."""
        self.gone = True
        self.listener.closed()

    def pause_writing(self) -> None:
        """Too much waits for a receiver that doesn't read."""
        if not self.gone:
            self.listener.too_slow()
        self.drop()

    def resume_writing(self) -> None:
        """Nothing to do: who didn't read was dropped."""

    def _take(self, transport: WSTransport, frame: WSFrame) -> None:
        """Everything but a whole message: parts of one, goodbyes, and what we don't speak."""
        kind = frame.msg_type
        if reserved(frame):
            self.close(WSCloseCode.PROTOCOL_ERROR, "no extension was agreed on")
        elif kind == WSMsgType.CLOSE:
            self.gone = True
            transport.send_close(frame.get_close_code() or WSCloseCode.OK)
            transport.disconnect()
        elif kind == WSMsgType.PING:
            self._answer_ping(frame)
        elif kind == WSMsgType.BINARY:
            self.close(WSCloseCode.UNSUPPORTED_DATA, "messages are text")
        elif kind == WSMsgType.TEXT or kind == WSMsgType.CONTINUATION:
            self._assemble(kind, frame)

    def _assemble(self, kind: WSMsgType, frame: WSFrame) -> None:
        if (kind == WSMsgType.TEXT) == (self._parts is not None):
            self.close(WSCloseCode.PROTOCOL_ERROR, "a part of no message, or a message in a message")
            return
        if self._parts is None:
            self._parts, self._size = [], 0
        self._parts.append(frame.get_payload_as_bytes())
        self._size += len(self._parts[-1]) + 1  # empty parts count, too
        if self._size > LARGEST:
            self.close(WSCloseCode.MESSAGE_TOO_BIG, f"a message has at most {LARGEST} bytes")
        elif frame.fin:
            message, self._parts = b"".join(self._parts), None
            self._hear(message)

    def _hear(self, message: bytes) -> None:
        """A whole message has come; it must be text."""
        if not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                self.close(WSCloseCode.INVALID_TEXT, "messages are in UTF-8")
                return
        self.listener.receive(message)

    def _answer_ping(self, frame: WSFrame) -> None:
        """Say that we are here, unless that is all they want to know."""
        now = asyncio.get_running_loop().time()
        self._pings = max(0.0, self._pings - (now - self._pinged_at) * PINGS_A_SECOND) + 1
        self._pinged_at = now
        if self._pings > MOST_PINGS:
            self.close(WSCloseCode.POLICY_VIOLATION, "too many pings")
        else:
            self._transport.send_pong(frame.get_payload_as_bytes())


def reserved(frame: WSFrame) -> bool:
    """Whether a frame uses bits that only extensions may."""
    return bool(frame.rsv1 or frame.rsv2 or frame.rsv3)


class Frames(WSProtocol):  # type: ignore[misc]
    """What uvicorn hands a connection to that asks for a WebSocket: pass it as `ws=`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: Scope,
        place: Standing | None = None,
        address: str = "",
    ) -> None:
        self._doorkeeper: Doorkeeper = app_state["doorkeeper"]()
        self._access_log: AccessLog | None = app_state.get("access_log")
        self._let_in_at: tuple[str, float] | None = None
        """Where to and since when, for the access log."""
        self._connections = server_state.connections
        self._place = place
        self._address = address
        super().__init__(
            None,  # host and port, path: a client's
            None,
            False,  # not a client
            self._let_in,
            _quiet,
            True,  # hang up after an exception
            5,  # seconds for the handshake
            False,  # pings are the hub's
            20,
            20,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # pings are answered below, as long as they are not too many
            LARGEST,
            None,  # headers: a client's
            2048,  # bytes of the buffer to read into; it grows
        )

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Uvicorn hands the connection over."""
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._connections.discard(self)
        if self._place is not None:
            self._place.leave()
            self._place = None
        if self._access_log is not None and self._let_in_at is not None:
            path, began = self._let_in_at
            self._access_log.note(self._address, "CLOSE", path, 101, seconds=time.perf_counter() - began)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Uvicorn hands the request over as it came; what comes later goes into the buffer by itself."""
        begin = 0
        while begin < len(data):
            buffer = self.get_buffer(-1)
            size = min(len(buffer), len(data) - begin)
            buffer[:size] = data[begin : begin + size]
            begin += size
            self.buffer_updated(size)

    def shutdown(self) -> None:
        """Uvicorn ends."""
        self._doorkeeper.leave()

    def _let_in(self, request: WSUpgradeRequest) -> WSListener | WSUpgradeResponseWithListener:
        answer: Listener | HTTPStatus
        try:
            answer = self._doorkeeper.open(request.path.decode("latin-1"), request.headers, self._address)
        except Exception:
            logger.exception("nobody could be let in")
            answer = HTTPStatus.SERVICE_UNAVAILABLE
        if self._access_log is not None:
            path, agent = request.path.decode("latin-1"), request.headers.get("user-agent", "")
            status = answer if isinstance(answer, HTTPStatus) else HTTPStatus.SWITCHING_PROTOCOLS
            self._access_log.note(self._address, "OPEN", path, status.value, agent=agent)
            if status is HTTPStatus.SWITCHING_PROTOCOLS:
                self._let_in_at = path, time.perf_counter()
        if isinstance(answer, HTTPStatus):
            refusal = WSUpgradeResponse.create_error_response(answer, answer.phrase.encode())
            return WSUpgradeResponseWithListener(refusal, None)
        return Socket(answer)


def with_doorkeeper(application: Application, doorkeeper: Callable[[], Doorkeeper]) -> Application:
    """The application, with its doorkeeper where `Frames` finds it; asked for once the application stands."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            scope["state"]["doorkeeper"] = doorkeeper
        await application(scope, receive, send)

    return wrapped
