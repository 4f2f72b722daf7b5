"""Chairs at tables over real WebSockets: what is heard there, and what is asked from there."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caravanserai.client import TableState
from caravanserai.protocol import messages
from caravanserai.protocol.messages import AnyMessage, AnyRequest, decode_message, encode

from .conftest import Inn, Person

PATIENCE = 60.0
Json = dict[str, Any]
Kind = TypeVar("Kind", bound=messages.Message)


class Chair:
    """A connection to a table, and the picture that comes of what is heard."""

    def __init__(self, inn: Inn, table: str, person: Person | None = None, **headers: str) -> None:
        if person is not None:
            headers["Cookie"] = f"caravanserai={person.cookie}"
        self.person = person
        self.picture = TableState()
        self.heard: list[AnyMessage] = []
        self._names = map(str, itertools.count(1))
        address = f"{inn.url.replace('http', 'ws')}/ws/{table}"
        self._connection = connect(
            address, additional_headers=headers, compression=None, proxy=None, max_size=None, max_queue=None
        )

    def __enter__(self) -> Self:
        self.socket: ClientConnection = self._connection.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.__exit__(kind, raised, trace)

    def hear(self) -> AnyMessage:
        """The next message."""
        frame = self.socket.recv(PATIENCE, decode=False)
        assert isinstance(frame, bytes)
        message: AnyMessage = decode_message(frame)
        self.heard.append(message)
        assert self.picture.hear(message), f"{message!r} doesn't follow on what was known"
        return message

    def hear_of(self, kind: type[Kind], wanted: Callable[[Kind], bool] = lambda _: True) -> Kind:
        """Listen until a message of that kind comes."""
        while True:
            message = self.hear()
            if isinstance(message, kind) and wanted(message):
                return message

    def until(self, wanted: Callable[[TableState], object]) -> TableState:
        """Listen until something holds."""
        while not wanted(self.picture):
            self.hear()
        return self.picture

    def sees(self, wanted: Callable[[messages.TableInfo], object]) -> None:
        """Listen until the table is as wanted."""
        self.until(lambda picture: picture.table is not None and wanted(picture.table))

    def send(self, request: AnyRequest) -> str:
        """Ask for something; the name by which the answer is known."""
        request.re = request.re or next(self._names)
        self.socket.send(encode(request), text=True)
        return request.re

    def ask(self, request: AnyRequest) -> AnyMessage:
        """Ask for something, and listen until the answer comes."""
        name = self.send(request)
        while True:
            message = self.hear()
            if getattr(message, "re", "") == name:
                return message

    def do(self, action: str) -> AnyMessage:
        """Carry out an action at the position that is known here."""
        return self.ask(messages.Do(self.picture.ply, action))

    def refused(self, request: AnyRequest) -> messages.Refused:
        """Ask for something that must be refused."""
        answer = self.ask(request)
        assert isinstance(answer, messages.Refused), answer
        return answer

    def farewell(self) -> tuple[messages.Bye | None, int]:
        """Listen until the server hangs up: its goodbye, and the code of the close."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            bye = self.heard[-1] if self.heard and isinstance(self.heard[-1], messages.Bye) else None
            return bye, closed.rcvd.code if closed.rcvd else 1006


@contextmanager
def seated(
    inn: Inn, game: str = "five-tribes", names: str = "Ada Bob", **wishes: Any
) -> Iterator[list[Chair]]:
    """People at a table whose game has begun, each in their chair."""
    host, *others = (inn.person(name) for name in names.split())
    players = wishes.pop("players", 1 + len(others))
    table = host.new_table(game=game, players=players, **wishes)
    for seat, person in enumerate(others, 1):
        assert person.at(table, "join", key=table["invite"]).status_code == 200
        assert person.sit(table, seat).status_code == 200
    if players > 1 + len(others):
        assert host.at(table, "fill", bot="random").status_code == 200
    assert host.at(table, "start").status_code == 200
    with ExitStack() as stack:
        chairs = [stack.enter_context(Chair(inn, table["id"], person)) for person in (host, *others)]
        for chair in chairs:
            chair.until(lambda picture: picture.view is not None)
        yield chairs


def id_of(chair: Chair) -> str:
    """The table's id."""
    assert chair.picture.table is not None
    return chair.picture.table.id


def to_act(chairs: list[Chair]) -> Chair:
    """Who has to decide, once they have heard of it."""
    seats = {chair.picture.seat: chair for chair in chairs}
    act = max((chair.picture for chair in chairs), key=lambda picture: picture.ply).act
    if act not in seats:  # a bot's turn: listen until it is over
        act = chairs[0].until(lambda picture: picture.act in seats or picture.over).act
    chair = seats.get(act, chairs[0])
    chair.until(lambda picture: picture.legal or picture.over)
    return chair


def play_on(chairs: list[Chair], steps: int = 10**6, choose: Callable[[list[str]], str] = min) -> None:
    """Play so many steps, or to the end."""
    for _ in range(steps):
        chair = to_act(chairs)
        if chair.picture.over:
            break
        chair.do(choose(chair.picture.legal))
