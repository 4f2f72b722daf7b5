"""Connections that say nothing, or never come to an end: they go, and everybody else is served."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from tests.servers import ServerProcess

from .attackers import Attacker, plain_socket
from .honest import honest_play

HASTY = {"CARAVANSERAI_LIMITS_HEAD_SECONDS": "1", "CARAVANSERAI_LIMITS_REQUEST_SECONDS": "2"}
PATIENT = {"CARAVANSERAI_LIMITS_HEAD_SECONDS": "300"}
"""A server that lets silent connections be: so the crowd stays a crowd, however slow the machine is."""
FEW = {
    "CARAVANSERAI_LIMITS_CONNECTIONS": "300",
    "CARAVANSERAI_LIMITS_CONNECTIONS_PER_ADDRESS": "100",
    **PATIENT,
}
PATIENCE = 30.0


@contextlib.contextmanager
def sockets(port: int, number: int, address: str = "127.0.0.2") -> Iterator[list[socket.socket]]:
    """So many silent connections."""
    with ExitStack() as stack:
        yield [stack.enter_context(plain_socket(port, address)) for _ in range(number)]


def answer_to(link: socket.socket) -> bytes:
    """All that comes until the server hangs up; it must do that soon."""
    link.settimeout(PATIENCE)
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while part := link.recv(65536):
            told += part
    return told


def test_silent_sockets_of_many_addresses_leave_room_for_health_and_for_players() -> None:
    async def evening(server: ServerProcess) -> None:
        async with honest_play(server.url) as players:
            with ExitStack() as stack:
                for number in range(2, 8):
                    stack.enter_context(sockets(server.port, 100, f"127.0.0.{number}"))
                await players.steps(5)
                async with Attacker(server.url, "127.0.0.9") as monitor:
                    assert (await monitor.http.get("/health")).status_code == 200
                    assert (await monitor.http.get("/api/house")).status_code == 503
                await players.steps(40)

    with ServerProcess(environment=FEW) as server:
        asyncio.run(evening(server))
        complaints = [line for line in server.log().splitlines() if "turned away" in line]
    assert any("300 connections are open" in line for line in complaints)
    assert len(complaints) <= 3


def test_silent_sockets_of_one_address_leave_room_for_all_others() -> None:
    async def evening(server: ServerProcess) -> None:
        async with honest_play(server.url) as players, Attacker(server.url, "127.0.0.3") as other:
            with sockets(server.port, 1200):
                assert (await other.http.get("/health")).status_code == 200
                assert (await other.http.get("/api/house")).status_code == 200
                await players.steps(40)

    with ServerProcess(environment=PATIENT) as server:
        asyncio.run(evening(server))
        complaints = [line for line in server.log().splitlines() if "turned away" in line]
    of_the_crowd = [line for line in complaints if "came too slowly" not in line]
    assert of_the_crowd == [
        "turned away: 127.0.0.2 has 500 connections, the most of one address (limits.connections_per_address)"
    ]


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health HTT",
        b"GET /health HTTP/1.1\r\nHost: h\r\nX-Half: ",
        b"GET /ws/table HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: h\r\nContent-Length: 60\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /health HTTP/1.1\r\nHost: h\r\nContent-Length: 60\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: h\r\n\r\nGET /he",
    ],
    ids=["nothing", "first line", "header", "WebSocket", "body", "parts", "unwanted body", "second request"],
)
def test_what_is_half_sent_and_then_silent_is_hung_up_on(hasty: ServerProcess, half: bytes) -> None:
    with plain_socket(hasty.port) as link:
        link.sendall(half)
        begun = time.monotonic()
        told = answer_to(link)
        assert time.monotonic() - begun < PATIENCE - 1
        if half and b"/health" not in half:
            assert b" 408 " in told
            assert b'"request-too-slow"' in told


def test_a_head_that_comes_byte_by_byte_has_no_more_time_than_another(hasty: ServerProcess) -> None:
    with plain_socket(hasty.port) as link:
        link.sendall(b"GET /health HTTP/1.1\r\nHost: h\r\n")
        link.settimeout(0.1)
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            with contextlib.suppress(TimeoutError):
                link.sendall(b"x")
                if link.recv(4096).startswith(b"HTTP/1.1 408 "):
                    return
    raise AssertionError("it is still being read")


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\nX: ", b"GET /", b"GET / HTTP/1.1\r\n"])
def test_a_head_without_end_is_not_read(hasty: ServerProcess, head: bytes) -> None:
    more = b"x" * 100_000 if not head.endswith(b"\n") else b"X-Y: z\r\n" * 10_000
    sent = 0
    with plain_socket(hasty.port) as link, contextlib.suppress(ConnectionError):
        link.sendall(head)
        while sent < 50_000_000:
            link.sendall(more)
            sent += len(more)
    assert sent < 20_000_000, "all of it was read"
    assert hasty.health() is not None


def test_a_head_that_is_too_large_is_refused_in_words(hasty: ServerProcess) -> None:
    with pytest.raises(httpx.HTTPStatusError, match="431") as refusal:
        httpx.get(f"{hasty.url}/health", headers={"X-Long": "x" * 40_000}).raise_for_status()
    assert refusal.value.response.json()["id"] == "head-too-large"
    assert httpx.get(f"{hasty.url}/health", headers={"X-Long": "x" * 8_000}).status_code == 200


def test_a_body_that_goes_on_after_the_answer_is_not_read_for_ever(hasty: ServerProcess) -> None:
    begun = time.monotonic()
    with plain_socket(hasty.port) as link, contextlib.suppress(ConnectionError):
        link.sendall(b"POST /api/guests HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
        while time.monotonic() - begun < PATIENCE:
            link.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")
            time.sleep(0.001)
    assert time.monotonic() - begun < PATIENCE - 1


def test_an_upload_that_is_broken_off_is_not_noted(hasty: ServerProcess) -> None:
    before = hasty.log()
    for _ in range(5):
        with plain_socket(hasty.port) as link:
            link.sendall(b"POST /api/guests HTTP/1.1\r\nHost: h\r\nContent-Length: 60\r\n\r\n{")
            assert hasty.health() is not None  # it has been read by then
    assert hasty.health() is not None
    assert hasty.log() == before


def test_who_never_reads_the_answers_is_hung_up_on(hasty: ServerProcess) -> None:
    with plain_socket(hasty.port) as link:
        link.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            while True:  # as long as requests are taken, whose answers nobody takes
                link.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: h\r\n\r\n" * 100)


def test_what_is_no_request_is_refused_and_not_noted(hasty: ServerProcess) -> None:
    before = hasty.log()
    for noise in (
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"hello\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"\x00" * 5000,
    ):
        with plain_socket(hasty.port) as link:
            link.sendall(noise)
            assert answer_to(link).startswith(b"HTTP/1.1 400 ")
    assert hasty.log() == before
    assert "Traceback" not in before


def test_requests_on_one_connection_are_all_answered(hasty: ServerProcess) -> None:
    with httpx.Client(base_url=hasty.url) as friend:
        for _ in range(20):
            assert friend.get("/health").status_code == 200
            assert friend.post("/api/guests", content=b"x" * 70_000).status_code == 413
    with plain_socket(hasty.port) as link:
        link.sendall(b"GET /health HTTP/1.1\r\nHost: h\r\n\r\n" * 20)
        assert answer_to(link).count(b"HTTP/1.1 200 OK") == 20


@pytest.fixture(scope="module")
def hasty() -> Iterator[ServerProcess]:
    """A server with little patience."""
    with ServerProcess(environment=HASTY) as server:
        yield server
