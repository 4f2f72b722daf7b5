"""Whatever is sent to a table: it gets a clear answer or a proper goodbye, and the table plays on."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caravanserai.client.bot_runner import play_at
from caravanserai.protocol import messages
from caravanserai.protocol.bodies import NewTable

from ..servers import ServerProcess
from .live_play import WITHOUT_LIMITS, Table, set_up
from .raw_socket import hangs_up, open_websocket

PROPER = {1002, 1003, 1007, 1008, 1009}
"""Goodbyes to somebody who breaks the protocol; 1011 would say that the server broke."""
PATIENCE = 20.0

LARGE = 64 * 1024
REQUESTS = ["do", "back", "look", "ways", "hint", "say", "resign", "stand-in", "return", "sync"]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
numbers = st.integers(-(2**70), 2**70) | st.integers(-2, 400)
odd_requests = st.fixed_dictionaries(
    {"t": st.sampled_from(REQUESTS) | st.text(max_size=10) | json_values},
    optional={
        "ply": numbers | json_values,
        "do": st.text(max_size=30) | st.lists(st.text(max_size=9), max_size=50) | json_values,
        "to": numbers | json_values,
        "seat": st.just(77) | json_values.filter(lambda seat: seat not in (0, 1)),
        "text": json_values,
        "re": st.text(max_size=40) | json_values,
        "extra": json_values,
    },
)


class Long(str):
    """A text of which only the beginning is worth reading when something goes wrong."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{self[:20]}… of {len(self)}>"


deep = st.integers(10, 30_000).map(lambda depth: Long("[" * depth + "]" * depth))
deep_inside = st.integers(10, 10_000).map(
    lambda depth: Long('{"t":"look","ply":1,"do":' + "[" * depth + "]" * depth + "}")
)
large = st.sampled_from([LARGE - 2, LARGE, LARGE + 1, 8 * LARGE]).map(lambda size: Long(f'"{"x" * size}"'))
plausible = st.fixed_dictionaries(
    {"t": st.just("do"), "ply": st.integers(0, 5), "do": st.sampled_from(["take 4a1", "pick C3", "end"])}
)
frames = st.lists(
    st.one_of(
        odd_requests.map(json.dumps),
        plausible.map(json.dumps),
        json_values.map(json.dumps),
        st.text(max_size=50),
        st.binary(max_size=50),
        deep,
        deep_inside,
        large,
    ),
    min_size=1,
    max_size=6,
)
few = settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])


@dataclass(frozen=True)
class Scene:
    """A table in play at a server, and the guest whose connection misbehaves."""

    server: ServerProcess
    table: Table

    def connect(self, seat: int = 0) -> ClientConnection:
        """A connection of a guest's."""
        headers = self.table.seats[seat].http.headers
        url = f"ws://127.0.0.1:{self.server.port}/ws/{self.table.id}"
        return connect(url, additional_headers=headers, max_size=None, compression=None, proxy=None)

    def still_answers(self, link: ClientConnection) -> None:
        """The table answers on this connection."""
        link.send('{"t":"sync","re":"still there?"}')
        while True:
            heard = read(link.recv(PATIENCE))
            if getattr(heard, "re", "") == "still there?":
                assert isinstance(heard, messages.Position)
                return


def read(frame: str | bytes) -> messages.AnyMessage:
    """A message; a refusal must say something."""
    heard: messages.AnyMessage = messages.decode_message(frame)
    if isinstance(heard, messages.Refused):
        assert heard.code
        assert len(heard.message) > 8
    return heard


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with ServerProcess(environment=WITHOUT_LIMITS) as server:
        [table] = asyncio.run(set_up([server.url], [NewTable("ali-baba")]))
        yield Scene(server, table)
        asyncio.run(play_to_the_end(table))
        assert "Traceback" not in server.log()


async def play_to_the_end(table: Table) -> None:
    """The table must not be stuck."""
    places = [client.table(table.id) for client in table.seats]
    async with asyncio.timeout(60), places[0], places[1]:
        await asyncio.gather(*(play_at(place, lambda view, legal: legal[0]) for place in places))


@few
@given(frames)
def test_odd_messages_are_answered_or_the_connection_is_closed_properly(
    scene: Scene, frames: list[str | bytes]
) -> None:
    with scene.connect() as link:
        try:
            for frame in frames:
                link.send(frame)
            scene.still_answers(link)
        except ConnectionClosed as closed:
            if closed.rcvd is None:  # the goodbye is lost to who was still sending when the line was cut
                assert any(len(frame) > LARGE for frame in frames)
            else:
                assert closed.rcvd.code in PROPER
            with scene.connect() as another:
                scene.still_answers(another)


@few
@given(st.binary(max_size=300))
def test_bytes_that_are_no_frames_harm_nobody(scene: Scene, data: bytes) -> None:
    link = open_websocket(scene.server.port, scene.table.id, scene.table.seats[0].http.headers)
    link.sendall(data)
    link.shutdown(socket.SHUT_WR)
    assert hangs_up(link)
    with scene.connect() as another:
        scene.still_answers(another)


@few
@given(st.binary(min_size=1, max_size=300))
def test_bytes_that_are_no_http_harm_nobody(scene: Scene, data: bytes) -> None:
    link = socket.create_connection(("127.0.0.1", scene.server.port), PATIENCE)
    link.sendall(data)
    link.shutdown(socket.SHUT_WR)
    assert hangs_up(link)
    assert scene.server.is_up()


def first_position(link: ClientConnection) -> messages.Position:
    """The position that is told at the beginning."""
    while True:
        heard = read(link.recv(PATIENCE))
        if isinstance(heard, messages.Position):
            return heard


def answer(link: ClientConnection, request: messages.Request) -> Any:
    """What a request is answered with."""
    request.re = secrets.token_hex(4)  # type: ignore[attr-defined]
    link.send(messages.encode(request).decode())
    while True:
        heard = read(link.recv(PATIENCE))
        if getattr(heard, "re", "") == request.re:  # type: ignore[attr-defined]
            return heard


@contextmanager
def two_seats(scene: Scene) -> Iterator[tuple[ClientConnection, messages.Position, ClientConnection]]:
    """The connection of who may act and what they see, and that of the rival."""
    with scene.connect(0) as first, scene.connect(1) as second:
        links = [first, second]
        seen = [first_position(link) for link in links]
        acting = 0 if seen[0].legal else 1
        yield links[acting], seen[acting], links[1 - acting]


def test_a_request_sent_again_is_done_once(scene: Scene) -> None:
    with two_seats(scene) as (mover, position, _):
        assert position.legal
        request = messages.Do(position.ply, position.legal[0])
        first = answer(mover, request)
        assert isinstance(first, messages.Moved)
        second = answer(mover, request)
        assert isinstance(second, messages.Done)
        assert answer(mover, messages.Sync()).ply == first.ply


def test_an_old_request_is_refused_as_stale(scene: Scene) -> None:
    with two_seats(scene) as (mover, position, _):
        assert position.legal
        stale = answer(mover, messages.Do(0, position.legal[0]))
        assert isinstance(stale, messages.Refused)
        assert stale.code == "stale"
        assert answer(mover, messages.Sync()).ply == position.ply


def test_a_request_from_the_future_is_refused(scene: Scene) -> None:
    with two_seats(scene) as (mover, position, _):
        assert position.legal
        early = answer(mover, messages.Do(position.ply + 1, position.legal[0]))
        assert isinstance(early, messages.Refused)
        assert answer(mover, messages.Sync()).ply == position.ply


def test_the_rivals_message_does_not_count_for_the_mover(scene: Scene) -> None:
    with two_seats(scene) as (mover, position, rival):
        assert position.legal
        refused = answer(rival, messages.Do(position.ply, position.legal[0]))
        assert isinstance(refused, messages.Refused)
        assert answer(mover, messages.Sync()).ply == position.ply


def test_a_hundred_requests_in_one_breath_are_all_answered(scene: Scene) -> None:
    with two_seats(scene) as (mover, position, _):
        for number in range(100):
            mover.send(json.dumps({"t": "look", "ply": position.ply, "do": [], "re": str(number)}))
        waiting = {str(number) for number in range(100)}
        while waiting:
            waiting.discard(getattr(read(mover.recv(PATIENCE)), "re", ""))
