"""Servers that are killed or restarted while people play: what was acknowledged stays, and play goes on.

The short forms run with every test; the full ones, with 200 tables and ten blows each, by `make faults`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from caravanserai.protocol.bodies import NewTable

from ..servers import Postgres, Redis, Server, ServerProcess
from . import power_cut
from .live_play import WITHOUT_LIMITS, Diary, check_diary, play_all, read_postgres, read_sqlite, set_up

FEWEST = {"five-tribes": 120, "ali-baba": 35}
"""Actions that even the shortest game takes."""
DATABASE = "caravanserai.sqlite3"


@dataclass(frozen=True)
class Size:
    """How many tables are played, and how often something goes wrong."""

    five_tribes: int
    ali_baba: int
    blows: int

    @property
    def wishes(self) -> list[NewTable]:
        """The tables; some hide what can be worked out, some have more seats."""
        variants = ("base", "lamp", "equal")
        return [
            *(NewTable("five-tribes", 2 + n % 3, open=n % 2 == 0) for n in range(self.five_tribes)),
            *(
                NewTable("ali-baba", 2 + n % 3, variants[n % 3], open=n % 2 == 0)
                for n in range(self.ali_baba)
            ),
        ]

    @property
    def actions(self) -> int:
        """How many there will be at least."""
        return sum(FEWEST[wish.game] for wish in self.wishes)

    def __str__(self) -> str:
        return f"{self.five_tribes + self.ali_baba} tables, {self.blows} blows"


FULL = Size(five_tribes=100, ali_baba=100, blows=10)

Blow = Callable[[], object]


def forms(**blows: str) -> pytest.MarkDecorator:
    """The full forms, of one kind of blow each, and a short one in which they come in turn."""
    full = [pytest.param(FULL, [kind], marks=pytest.mark.long, id=kind) for kind in blows]
    short = pytest.param(Size(five_tribes=1, ali_baba=11, blows=len(blows)), list(blows), id="in-turn")
    return pytest.mark.parametrize(("size", "kinds"), [short, *full])


def again_and_again(size: Size, blows: Sequence[Blow]) -> Callable[[Diary], Awaitable[None]]:
    """Strike so often, in turn, spread over the whole of the play."""

    async def fate(diary: Diary) -> None:
        for number in range(size.blows):
            await diary.until(size.actions * (number + 1) // (size.blows + 1))
            await asyncio.to_thread(blows[number % len(blows)])

    return fate


def killing(server: Server) -> Blow:
    """kill -9, and the same server started again."""

    def blow() -> None:
        server.kill()
        server.start()

    return blow


def play_on_sqlite(server: ServerProcess, size: Size, blows: Sequence[Blow]) -> Diary:
    """Play through blows on SQLite, and check that the log agrees with the players."""

    async def play() -> Diary:
        tables = await set_up([server.url], size.wishes)
        diary = await play_all(tables, again_and_again(size, blows))
        check_diary(diary, tables, read_sqlite(server.data / DATABASE))
        return diary

    diary = asyncio.run(play())
    assert diary.reconnections >= size.blows
    return diary


@forms(killed="kill -9", ended="SIGTERM")
def test_nothing_is_lost_when_one_server_on_sqlite_falls(
    size: Size, kinds: list[str], stack: ExitStack
) -> None:
    server = stack.enter_context(ServerProcess(environment=WITHOUT_LIMITS))
    blows = {"killed": killing(server), "ended": server.restart}
    diary = play_on_sqlite(server, size, [blows[kind] for kind in kinds])
    assert (diary.goodbyes["restart"] > 0) == ("ended" in kinds)


@pytest.mark.parametrize("size", [Size(1, 5, 2), pytest.param(FULL, marks=pytest.mark.long)], ids=str)
def test_nothing_is_lost_when_the_power_is_cut(size: Size, stack: ExitStack, tmp_path: Path) -> None:
    cut = power_cut.environment(tmp_path / DATABASE)
    server = stack.enter_context(ServerProcess(data=tmp_path, environment=WITHOUT_LIMITS | cut))
    assert server.process is not None
    assert "power_cut.so" in Path(f"/proc/{server.process.pid}/maps").read_text("utf-8")
    play_on_sqlite(server, size, [killing(server)])


def play_on_postgres(
    servers: Sequence[ServerProcess], database: str, size: Size, blows: Sequence[Blow]
) -> Diary:
    """Play through blows on Postgres, and check that the log agrees with the players."""

    async def play() -> Diary:
        tables = await set_up([server.url for server in servers], size.wishes)
        diary = await play_all(tables, again_and_again(size, blows))
        check_diary(diary, tables, await read_postgres(database))
        return diary

    return asyncio.run(play())


@forms(node="kill -9 of one of two", postgres="restarted", postgres_killed="killed", redis="killed")
def test_nothing_is_lost_when_one_of_two_nodes_on_postgres_falls(
    size: Size, kinds: list[str], stack: ExitStack
) -> None:
    postgres = stack.enter_context(Postgres(durable=True))
    redis = stack.enter_context(Redis())
    database = postgres.new_database()
    servers = [
        stack.enter_context(ServerProcess(database=database, redis=redis.url, environment=WITHOUT_LIMITS))
        for _ in range(2)
    ]
    blows = {
        "node": killing(servers[1]),
        "postgres": postgres.restart,
        "postgres_killed": killing(postgres),
        "redis": killing(redis),
    }
    play_on_postgres(servers, database, size, [blows[kind] for kind in kinds])


@pytest.mark.parametrize("size", [Size(1, 5, 2), pytest.param(FULL, marks=pytest.mark.long)], ids=str)
def test_nothing_is_lost_when_the_power_of_postgres_is_cut(size: Size, stack: ExitStack) -> None:
    postgres = stack.enter_context(power_cut.PowerCutPostgres())
    database = postgres.new_database()
    server = stack.enter_context(ServerProcess(database=database, environment=WITHOUT_LIMITS))
    play_on_postgres([server], database, size, [killing(postgres)])


@pytest.mark.long
def test_nothing_is_lost_when_one_server_on_postgres_is_killed(stack: ExitStack) -> None:
    database = stack.enter_context(Postgres(durable=True)).new_database()
    server = stack.enter_context(ServerProcess(database=database, environment=WITHOUT_LIMITS))
    diary = play_on_postgres([server], database, FULL, [killing(server)])
    assert diary.reconnections >= FULL.blows


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack
