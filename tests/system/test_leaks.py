"""The leak audit: whole games of every kind, and everything sent to every kind of receiver."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from caravanserai.client import Client, Place, Refusal
from caravanserai.games import Json, State
from caravanserai.protocol.bodies import NewTable, SeatWish
from caravanserai.table import entry as entries

from ..games.secrets_of_five_tribes import rich_in_secrets
from ..games.tables import TABLES, Table
from ..servers import ServerProcess
from .audit import Receiver, audit, check_body
from .live_play import WITHOUT_LIMITS, read_sqlite
from .truth import Truth

DATABASE = "caravanserai.sqlite3"
EAGER = ("use", "buy", "kill merchant", "show", "swap")
"""Actions that make secrets: cards drawn unseen, tiles chosen in secret."""

OFTEN = ["look", "back", "say", "meddle", "sync", "ask"]
"""What else is done at a table."""
LONG = pytest.mark.long


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    with ServerProcess(environment=WITHOUT_LIMITS) as server:
        yield server


@contextmanager
def unless_too_fast() -> Iterator[None]:
    """What is done more often than people would is refused; that is no matter here."""
    try:
        yield
    except Refusal as refusal:
        assert refusal.code == "too-fast"


class Evening:
    """One game at a table with everybody who could be there."""

    def __init__(
        self, server: ServerProcess, wish: NewTable, seed: int, beside: tuple[int, ...] = ()
    ) -> None:
        self.server = server
        self.wish = wish
        self.beside = beside
        """Seats of those who sit at the host's screen."""
        self.screens = wish.players - len(beside)
        """At how many screens they play."""
        self.taste = random.Random(seed)
        self.receivers: list[Receiver] = []
        self.secrets: list[str] = []
        self.table = ""
        self.once = [*OFTEN, "hint", "away", *(["resign"] if wish.players > 2 else [])]
        self.taste.shuffle(self.once)

    async def begin(self) -> None:
        """Seat 0 is the host's, on two devices; the next one of others is played by a program."""
        people = [Client(self.server.url) for _ in range(self.screens + 1)]
        for number, person in enumerate(people):
            await person.introduce(f"Guest {number}")
            assert person.http.cookie is not None
            self.secrets.append(person.http.cookie.split("=", 1)[1])
        made = await people[0].new_table(self.wish)
        self.table = made.id
        for seat in self.beside:
            await people[0].put_on_seat(made.id, seat, SeatWish("same-screen", name=f"Beside {seat}"))
        others = [seat for seat in range(1, self.wish.players) if seat not in self.beside]
        for seat, person in zip(others, people[1:-1], strict=True):
            await person.join(made.id, made.invite or "")
            await person.sit(made.id, seat)
        await people[0].start(made.id)
        hosts = (0, *self.beside)
        self.receivers = [Receiver("the host", people[0], hosts)]
        self.receivers += [
            Receiver(f"seat {seat}", person, (seat,))
            for seat, person in zip(others, people[1:-1], strict=True)
        ]
        if others:
            token = await people[1].new_token("a bot of my own")
            self.secrets.append(token.secret)
            self.receivers[1].client = Client(self.server.url, token=token.secret)
        self.receivers += [
            Receiver("the host's other device", people[0], hosts),
            Receiver("a named onlooker", people[-1], ()),
            Receiver("a stranger", Client(self.server.url), ()),
        ]

    async def play(self) -> None:
        """Play to the end, with looks ahead, take-backs, chat, and attempts at what isn't allowed."""
        async with AsyncExitStack() as stack:
            table = self.table
            places = [receiver.client.table(table, receiver.frames.append) for receiver in self.receivers]
            for place in places:
                await stack.enter_async_context(place)
            seats = places[: self.screens]
            while seats[0].state.over is None:
                acting = [seat for seat, place in enumerate(seats) if place.my_turn]
                if acting:
                    await self.act(seats[acting[0]], self.receivers[acting[0]], places)
                else:
                    await somebodys_turn(seats)
            for place in places:
                await place.until(lambda place=place: place.state.over)  # type: ignore[misc]

    async def act(self, place: Place, receiver: Receiver, places: list[Place]) -> None:
        """One thing at a table; mostly an action of whose turn it is."""
        picture = place.state
        eager = [action for action in picture.legal if action.startswith(EAGER)]
        action = self.taste.choice(eager if eager and self.taste.random() < 0.7 else picture.legal)
        if self.taste.random() > (0.5 if self.once else 0.06):  # more often would be too fast
            await self.do(place, action)
            return
        with unless_too_fast():
            match self.once.pop() if self.once else self.taste.choice(OFTEN):
                case "look":
                    await place.look(action)
                    receiver.looked.append([action])
                case "back" if picture.steps:
                    await place.back(self.taste.choice(picture.steps))
                case "say":
                    await place.say(f"My {self.taste.choice(['camel', 'cousin', 'carpet'])} is late.")
                case "meddle":
                    others = zip(places, self.receivers, strict=True)
                    idle = [other for other, who in others if who.seats != receiver.seats]
                    await self.meddle(self.taste.choice(idle), action)
                case "sync":
                    await place.sync()
                case "ask":
                    await self.ask_by_http()
                case "hint":
                    await place.hint()
                case "away":
                    seat = picture.seat  # another one may be shown by then, at the same screen
                    await place.stand_in(seat)
                    await place.come_back(seat)
                case "resign":
                    await place.resign()

    async def do(self, place: Place, action: str) -> None:
        """Act. If a bot has just played for who was away, their coming back may not be heard of here yet."""
        try:
            await place.do(action)
        except Refusal as refusal:
            assert refusal.code == "stale", refusal
            assert "away" not in self.once, refusal

    async def meddle(self, place: Place, action: str) -> None:
        """Somebody whose turn it is not tries to act, or to look into the turn of who acts."""
        with pytest.raises(Refusal):
            await place.do(action)
        with pytest.raises(Refusal):
            await place.look(action)
        with pytest.raises(Refusal):
            await place.hint()
        with pytest.raises(Refusal):
            await place.back(0)

    async def ask_by_http(self) -> None:
        """Everybody asks for all that can be asked for by HTTP."""
        for receiver in self.receivers:
            for path in (f"/api/tables/{self.table}", "/api/tables?status=playing"):
                if receiver.name != "a stranger" or self.wish.public:
                    await receiver.fetch(path)
            with pytest.raises(Refusal):
                await receiver.client.record(self.table)

    def check(self) -> set[str]:
        """Everybody was sent what they may know and nothing else; the kinds of messages there were."""
        log = read_sqlite(self.server.data / DATABASE)[self.table]
        truth = Truth(self.wish.open, log)
        kinds: set[str] = set()
        for receiver in self.receivers:
            kinds |= audit(receiver, truth)
            own = [secret for secret in self.secrets if secret in str(receiver.client.http.headers)]
            foreign = [secret for secret in self.secrets if secret not in own]
            for body in receiver.bodies:
                check_body(body, foreign)
            for frame in receiver.frames:
                assert [secret for secret in self.secrets if secret in frame.decode()] == []
        return kinds


async def somebodys_turn(places: list[Place]) -> None:
    """Wait until somebody may act, or the game is over."""
    waiting = [asyncio.create_task(place.turn()) for place in places]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def whole_evening(evening: Evening) -> set[str]:
    await evening.begin()
    await evening.play()
    return evening.check()


# With every run of the tests: each variant, and each number of seats. The rest with the long ones.
EVERY_RUN = {"five-tribes-2": False, "ali-baba-base-3": True, "ali-baba-lamp-4": False}
EVERY_RUN |= {"ali-baba-equal-2": True, "ali-baba-small-2": False}
GAMES = [
    pytest.param(
        table,
        is_open,
        marks=() if EVERY_RUN.get(str(table)) is is_open else LONG,
        id=f"{table}-{'open' if is_open else 'hidden'}",
    )
    for table in TABLES
    for is_open in (True, False)
]


@pytest.mark.parametrize(("table", "open_table"), GAMES)
def test_a_whole_game_leaks_nothing(server: ServerProcess, table: Table, open_table: bool) -> None:
    wish = NewTable(table.name, table.players, table.variant, open=open_table, public=True)
    kinds = asyncio.run(whole_evening(Evening(server, wish, seed=table.players)))
    assert kinds == {"welcome", "table", "position", "moved", "doing", "looked", "hinted", "said", "refused"}


@pytest.mark.parametrize(
    ("wish", "beside"),
    [
        pytest.param(NewTable("ali-baba", 2), (1,), id="all-at-one-screen"),
        pytest.param(NewTable("ali-baba", 3, "lamp"), (1,), id="two-of-three"),
        pytest.param(NewTable("ali-baba", 4), (2, 3), marks=LONG, id="three-of-four"),
        pytest.param(NewTable("five-tribes", 3), (2,), marks=LONG, id="two-of-three-tribes"),
        pytest.param(NewTable("five-tribes", 4), (1, 3), marks=LONG, id="three-of-four-tribes"),
    ],
)
def test_a_screen_that_is_handed_on_shows_only_what_the_seat_to_act_may_know(
    server: ServerProcess, wish: NewTable, beside: tuple[int, ...]
) -> None:
    wish = replace(wish, open=False, public=True)
    kinds = asyncio.run(whole_evening(Evening(server, wish, seed=wish.players, beside=beside)))
    assert kinds >= {"welcome", "table", "position", "moved", "looked", "hinted", "said"}


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=LONG)])
def test_cards_drawn_unseen_stay_unseen_where_a_screen_is_handed_on(players: int, tmp_path: Path) -> None:
    with ServerProcess(data=tmp_path, environment=WITHOUT_LIMITS) as server:
        evening = Evening(server, NewTable("five-tribes", players, public=True), players, beside=(1,))
        asyncio.run(evening.begin())
        server.terminate()
        put_position(tmp_path / DATABASE, evening.table, rich_in_secrets(players, seed=players).to_json())
        server.start()
        asyncio.run(evening.play())
        evening.check()


def test_a_game_that_somebody_gives_up_leaks_nothing(server: ServerProcess) -> None:
    evening = Evening(server, NewTable("ali-baba", 2, open=False, public=True), seed=1)
    evening.once = ["resign", *OFTEN]
    kinds = asyncio.run(whole_evening(evening))
    assert "looked" in kinds


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=LONG), pytest.param(4, marks=LONG)])
def test_a_game_in_which_cards_are_drawn_unseen_leaks_nothing(players: int, tmp_path: Path) -> None:
    with ServerProcess(data=tmp_path, environment=WITHOUT_LIMITS) as server:
        evening = Evening(server, NewTable("five-tribes", players, public=True), seed=players)
        asyncio.run(evening.begin())
        server.terminate()
        put_position(tmp_path / DATABASE, evening.table, rich_in_secrets(players, seed=players).to_json())
        server.start()
        asyncio.run(evening.play())
        evening.check()
        truth = Truth(True, read_sqlite(tmp_path / DATABASE)[evening.table])
        secret = [moment for moment in truth.moments.values() if unseen_cards(moment.state)]
    assert len(secret) > 10, "hardly a secret was kept, so hardly any could have leaked"


def put_position(file: Path, table: str, position: Json) -> None:
    """Have a table begin with this position."""
    with closing(sqlite3.connect(file)) as database:
        query = "select entry from log where tbl = ? and ply = 0"
        [(written,)] = database.execute(query, (table,)).fetchall()
        start = entries.decode(written)
        assert isinstance(start, entries.StartEntry)
        start = replace(start, data=replace(start.data, setup=position))
        database.execute("update log set entry = ? where tbl = ? and ply = 0", (entries.encode(start), table))
        database.commit()


def unseen_cards(state: State) -> bool:
    """Whether somebody has cards that others have not seen."""
    return any(seat["unseen"] for seat in state.to_json()["seats"])
