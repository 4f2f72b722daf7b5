"""The seam to the network: broken frames, and receivers that never read, harm nobody."""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from caravanserai.server.play.frames import UNREAD, Frames, Socket, with_doorkeeper
from caravanserai.server.serve import Server

PATIENCE = 30.0
HANDSHAKE = (
    "GET /ws/table HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Echo:
    """A listener that sends back what it hears; "flood" brings more than anybody can hold."""

    def __init__(self) -> None:
        self.slow = threading.Event()
        self.left = threading.Event()

    def opened(self, socket: Socket) -> None:
        self.socket = socket

    def receive(self, message: bytes) -> None:
        if message == b"stumble":
            raise RuntimeError("stumbled")
        for _ in range(1000 if message == b"flood" else 1):
            self.socket.send(message if message != b"flood" else bytes(UNREAD // 4))

    def too_slow(self) -> None:
        self.slow.set()

    def closed(self) -> None:
        self.left.set()


class Door:
    """Lets everybody in at /ws/table."""

    def __init__(self) -> None:
        self.echoes: list[Echo] = []
        self.port = 0

    def open(self, path: str, headers: Mapping[str, str], address: str) -> Echo | HTTPStatus:
        if path != "/ws/table":
            return HTTPStatus.NOT_FOUND
        self.echoes.append(Echo())
        return self.echoes[-1]

    def leave(self) -> None:
        for echo in self.echoes:
            echo.socket.close(1012, "restart")

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/table"

    @contextmanager
    def raw(self) -> Iterator[socket.socket]:
        """A connection whose handshake is done, for frames of all kinds."""
        with socket.create_connection(("127.0.0.1", self.port), 30) as link:
            link.sendall(HANDSHAKE.encode())
            answer = b""
            while not answer.endswith(b"\r\n\r\n"):
                part = link.recv(1)
                assert part, f"the server hung up: {answer!r}"
                answer += part
            assert b" 101 " in answer
            yield link


async def no_pages(scope: Any, receive: Any, send: Any) -> None:
    """An application without pages."""
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})


@pytest.fixture(scope="module")
def door() -> Iterator[Door]:
    door = Door()
    application: Any = with_doorkeeper(no_pages, lambda: door)
    config = uvicorn.Config(application, ws=Frames, lifespan="on", log_level="error")
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        door.port = port.getsockname()[1]
        ready = threading.Event()
        server = Server(config, ready.set)
        thread = threading.Thread(target=server.run, args=([port],))
        thread.start()
        try:
            assert ready.wait(PATIENCE), "the server does not come up"
            yield door
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server does not end"


def close_code(answer: bytes) -> int:
    """The code of a close frame."""
    assert answer[0] == 0x88, answer
    return int.from_bytes(answer[2:4], "big")


def read_all(link: socket.socket) -> bytes:
    """All that comes until the other end hangs up."""
    answer = b""
    while part := link.recv(4096):
        answer += part
    return answer


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        pytest.param(b"\x81\x05hello", 1002, id="not masked"),
        pytest.param(b"\xc1\x80abcd", 1002, id="compressed, which was not agreed on"),
        pytest.param(b"\x83\x80abcd", 1002, id="of no kind"),
        pytest.param(b"\x80\x80abcd", 1002, id="a part of nothing"),
        pytest.param(b"\x01\x80abcd\x01\x80abcd", 1002, id="a message in a message"),
        pytest.param(b"\x82\x80abcd", 1003, id="binary"),
        pytest.param(b"\x81\x82\x00\x00\x00\x00\xc3\x28", 1007, id="no UTF-8"),
        pytest.param(
            b"\x01\x81\x00\x00\x00\x00\xc3\x80\x81\x00\x00\x00\x00\x28", 1007, id="no UTF-8 in parts"
        ),
        pytest.param(b"\x09\x80abcd", 1002, id="a ping in parts"),
        pytest.param(b"\x81\xff\x00\x00\x00\x01\x00\x00\x00\x00abcd", 1009, id="four gigabytes"),
        pytest.param(b"\x81\xff\xff\x00\x00\x01\x00\x00\x00\x00abcd", 1002, id="a length below nothing"),
        pytest.param(b"\x88\x81abcde", 1002, id="half a code"),
    ],
)
def test_a_broken_frame_closes_the_connection_with_a_code(
    door: Door, frame: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    with door.raw() as link:
        link.sendall(frame)
        assert close_code(read_all(link)) == code
    assert not caplog.records


def test_random_bytes_are_survived(door: Door, caplog: pytest.LogCaptureFixture) -> None:
    noise = random.Random(1)
    for _ in range(40):
        with door.raw() as link:
            link.sendall(noise.randbytes(noise.randrange(1, 3000)))
            link.shutdown(socket.SHUT_WR)
            read_all(link)
    assert not caplog.records
    with connect(door.url, proxy=None) as friend:
        friend.send("still there?")
        assert friend.recv(30) == "still there?"


def test_many_empty_parts_don_t_fill_the_memory(door: Door) -> None:
    with door.raw() as link:
        link.sendall(b"\x01\x80abcd" + b"\x00\x80abcd" * 70_000)
        assert close_code(link.recv(4)) == 1009


def test_a_receiver_that_never_reads_is_dropped_and_the_others_are_served(door: Door) -> None:
    with connect(door.url, proxy=None) as friend, door.raw() as sleeper:
        friend.send("before")
        assert friend.recv(30) == "before"
        echo = door.echoes[-1]
        sleeper.sendall(b"\x81\x85\x00\x00\x00\x00flood")
        assert echo.slow.wait(30)
        assert echo.left.wait(30)
        friend.send("after")
        assert friend.recv(30) == "after"


def test_a_connection_whose_listener_stumbles_is_closed_with_1011(
    door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    with door.raw() as link:
        link.sendall(b"\x81\x87\x00\x00\x00\x00stumble")
        assert close_code(link.recv(100)) == 1011
    assert "stumbled" in caplog.text


def test_pings_are_answered_and_goodbyes_returned(door: Door) -> None:
    with connect(door.url, proxy=None) as friend:
        assert friend.ping().wait(30)
        friend.close(1000)
        assert friend.close_code == 1000


def test_who_only_pings_is_sent_away(door: Door) -> None:
    with door.raw() as link:
        link.sendall(b"\x89\x80abcd" * 1000)
        answer = read_all(link)
        assert answer.count(b"\x8a\x00") == 20
        assert close_code(answer[40:]) == 1008


def test_a_letter_cut_in_two_by_a_frame_is_heard_whole(door: Door) -> None:
    with connect(door.url, proxy=None) as friend:
        friend.send([b"\xc3", b"\xa9"], text=True)
        assert friend.recv(30) == "é"


def test_a_place_that_is_none_is_not_found(door: Door) -> None:
    with pytest.raises(InvalidStatus, match="404"), connect(door.url + "s", proxy=None):
        pass
