"""An echo on the server's own sockets: what a message costs before anybody plays.

The load benchmark lets it run in turns with the tables. What else the machine does makes both slower alike,
so how many echoes a move costs says more than microseconds do.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tests.servers import Server, our_environment

from caravanserai.server.play.frames import Frames, Socket, with_doorkeeper

REQUEST = b'{"t":"do","ply":123,"do":"drop elder C4","re":"1"}'
ANSWER = b'{"t":"moved","story":"%s"}' % (b"x" * 500)
"""About as long as the usual answer to a move."""
CONNECTIONS = 50


class Echo:
    """Who comes in, and is answered the same each time."""

    def opened(self, socket: Socket) -> None:
        """The connection stands."""
        self.socket = socket

    def receive(self, message: bytes) -> None:
        """Answer."""
        self.socket.send(ANSWER)

    def too_slow(self) -> None:
        """Nothing to do."""

    def closed(self) -> None:
        """Nothing to do."""


class OpenDoor:
    """Lets everybody in."""

    def open(self, path: str, headers: Mapping[str, str], address: str) -> Echo:
        """Somebody new."""
        return Echo()

    def leave(self) -> None:
        """Nothing to do."""


async def no_pages(scope: Any, receive: Any, send: Any) -> None:
    """An application that only begins and ends."""
    while scope["type"] == "lifespan":
        kind = (await receive())["type"]
        await send({"type": f"{kind}.complete"})
        if kind == "lifespan.shutdown":
            return


class EchoServer(Server):
    """The echo as a process of its own."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"ws://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str | Path]:
        """This module, on that port."""
        return [sys.executable, "-m", "benchmarks.load_echo", str(self.port)]

    def environment(self) -> dict[str, str]:
        """It starts in another folder, and finds there what the benchmark finds here."""
        paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path)
        return our_environment() | {"PYTHONPATH": paths}

    def is_up(self) -> bool:
        """Whether somebody listens."""
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False


class Caller(WSListener):
    """Sends again as soon as it is answered."""

    def __init__(self, times: int, ended: asyncio.Future[None]) -> None:
        self.times = times
        self.ended = ended

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The connection stands."""
        transport.send(WSMsgType.TEXT, REQUEST)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """An answer has come."""
        self.times -= 1
        if self.times > 0:
            transport.send(WSMsgType.TEXT, REQUEST)
        elif not self.ended.done():
            self.ended.set_result(None)
            transport.disconnect()


async def call_all(url: str, times: int) -> None:
    """Call over all connections at once, on each so many times."""
    loop = asyncio.get_running_loop()
    ends = [loop.create_future() for _ in range(CONNECTIONS)]
    for ended in ends:
        await ws_connect(lambda ended=ended: Caller(times, ended), f"{url}/ws/echo")
    await asyncio.gather(*ends)


def call(url: str, times: int) -> None:
    """The callers' process."""
    uvloop.run(call_all(url, times))


def call_from_a_process(server: EchoServer, times: int) -> int:
    """Have the echo called from a process of its own; how many answers came."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        process.submit(call, server.url, times).result()
    return times * CONNECTIONS


if __name__ == "__main__":
    doorkeeper = OpenDoor()
    uvicorn.run(
        with_doorkeeper(no_pages, lambda: doorkeeper),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws=Frames,
        lifespan="on",
        log_level="warning",
    )
