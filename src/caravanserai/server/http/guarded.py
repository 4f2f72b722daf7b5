"""HTTP on uvicorn, guarded: a head has its size and its time, a request its time, and a crowd its limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Protocol

import httptools
import msgspec
from uvicorn import Config
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ...protocol.refusal import Refusal
from ..access_log import AccessLog
from ..people.crowd import SPARE_SECONDS, Crowd, Standing
from ..play.frames import Frames
from .refusals import error_of, status_of

LARGEST_HEAD = 32 * 1024
"""Bytes of a request's first line and headers."""
LINGER_SECONDS = 3.0
"""How long the rest of a body may come that nobody wants any more."""
HEALTH = b"/health"


class Porter(Protocol):
    """Stands before the doorkeeper: counts who comes, and knows whom it has met."""

    crowd: Crowd

    def knows(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Whether a request's headers show that we have met who sends it."""


class GuardedHttp(HttpToolsProtocol):
    """What uvicorn hands every new connection to: pass it as `http=`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],  # Any: what ASGI's servers and applications tell each other
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._porter: Porter = app_state["doorkeeper"]()
        self._crowd = self._porter.crowd
        self._access_log: AccessLog | None = app_state.get("access_log")
        self._place: Standing | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._served: RequestResponseCycle | None = None
        """The request that is being answered; more may wait behind it."""
        self._head_bytes = 0
        self._in_head = True
        self._in_message = False
        self._refusal: Refusal | None = None
        """Why nothing more is heard of this connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._place = self._crowd.enter(self._peer)
        if self._place is None:
            transport.abort()
        else:
            self._wait(SPARE_SECONDS if self._place.spare else self._crowd.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._rest()
        if self._place is not None:
            self._place.leave()
            self._place = None
        if self._served is not None:
            self._served.disconnected = True
            self._served.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request has come."""
        if self._refusal is not None:
            return
        self._unset_keepalive_if_required()
        if self._timer is None:
            self._wait(self._crowd.limits.head_seconds)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._refusal is None and self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refusal = self._refusal or Refusal.of("bad-request", "no-http")
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > LARGEST_HEAD:
                self._refusal = self._refusal or Refusal.of("head-too-large", "head-too-large")
        if self._refusal is not None:
            self._turn_away(self._refusal)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with its place and the address of who asks."""
        assert self._place is not None
        headers = self.scope["headers"]
        address = self._crowd.proxies.sender(self._peer, headers)
        fits = not self._place.spare
        if self._place.address == "":
            fits = self._place.move(address) and fits
        if not fits and not self._porter.knows(headers):
            self._refusal = Refusal.of("full", "house-is-full")
            return
        if self._place.spare:
            self._place.keep()
        self._rest()
        self.connections.discard(self)
        place, self._place = self._place, None
        protocol = Frames(self.config, self.server_state, self.app_state, place, address)
        protocol.connection_made(self.transport)
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in headers]
        protocol.data_received(b"\r\n".join(lines) + b"\r\n\r\n")
        self.transport.set_protocol(protocol)

    # What httptools finds in the bytes.

    def on_message_begin(self) -> None:
        """A request begins."""
        self._head_bytes = 0
        self._in_head = self._in_message = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > LARGEST_HEAD:
            self._refusal = Refusal.of("head-too-large", "head-too-large")
        elif self.parser.should_upgrade() and self._should_upgrade():
            super().on_headers_complete()
        else:
            self._serve()

    def _serve(self) -> None:
        """Have a request answered, unless there is only room for others."""
        assert self._place is not None
        healthy = self.url.partition(b"?")[0] == HEALTH
        if self._place.spare and not healthy:
            if not self._porter.knows(self.headers):
                self._refusal = Refusal.of("full", "house-is-full")
                return
            self._place.keep()
        super().on_headers_complete()
        self.cycle.keep_alive = self.cycle.keep_alive and not self._place.spare
        self._wait(self._crowd.limits.request_seconds)

    def on_body(self, body: bytes) -> None:
        """A part of a body has come."""
        if self._refusal is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there as a whole."""
        self._in_message = False
        if self._refusal is None:
            super().on_message_complete()
            if self.cycle is not None and self.cycle.response_complete:
                self._rest()
                self._await_another()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        if not self.cycle.response_complete:  # the next one was there already
            self._wait(self._crowd.limits.request_seconds)
        elif self._in_message:
            self._wait(self._crowd.limits.head_seconds if self._in_head else LINGER_SECONDS)
        else:
            self._rest()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._served = cycle
        super()._start_asgi_task(cycle, app)

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing to note: what clients ask for is their business."""

    # Time.

    def _await_another(self) -> None:
        """Wait a little for another request, as uvicorn does after each answer."""
        self._unset_keepalive_if_required()
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )

    def _wait(self, seconds: float) -> None:
        """From now on the other end has so long for what it is about."""
        self._rest()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _rest(self) -> None:
        """The other end may take its time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        """Time is up."""
        self._timer = None
        if self.transport.is_closing():
            self.transport.abort()
            return
        self._crowd.turned_away("slow", self._place.address if self._place is not None else "")
        waiting = self.cycle is not None and not self.cycle.response_complete
        if self._in_message and not (waiting and self.cycle.response_started):
            self._turn_away(Refusal.of("too-slow", "request-too-slow"))
        else:
            self.transport.abort()

    # Saying no.

    def _turn_away(self, refusal: Refusal) -> None:
        """Say why, and hang up."""
        self._refusal = refusal
        status = HTTPStatus(status_of(refusal))
        if self._access_log is not None:
            self._access_log.note(self._peer, "-", "-", status.value)
        body = msgspec.json.encode(error_of(refusal))
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + body)
        self.transport.close()
        self._wait(LINGER_SECONDS)  # should it not even read that

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""
