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


SHORT = Size(five_tribes=1, ali_baba=11, blows=2)
FULL = Size(five_tribes=100, ali_baba=100, blows=10)
both_sizes = pytest.mark.parametrize(
    "size", [SHORT, pytest.param(FULL, marks=pytest.mark.long)], ids=["short", "full"]
)


def again_and_again(size: Size, blow: Callable[[], object]) -> Callable[[Diary], Awaitable[None]]:
    """Strike so often, spread over the whole of the play."""

    async def fate(diary: Diary) -> None:
        for number in range(size.blows):
            await diary.until(size.actions * (number + 1) // (size.blows + 1))
            await asyncio.to_thread(blow)

    return fate


def kill_and_start(server: Server) -> Callable[[], object]:
    """A blow: kill -9, and the same server started again."""

    def blow() -> None:
        server.kill()
        server.start()

    return blow


def nodes(
    stack: ExitStack, number: int, database: str | None = None, redis: str | None = None
) -> list[ServerProcess]:
    """So many of our servers, on one database."""
    return [
        stack.enter_context(ServerProcess(database=database, redis=redis, environment=WITHOUT_LIMITS))
        for _ in range(number)
    ]


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def play_on_sqlite(server: ServerProcess, size: Size, blow: Callable[[], object]) -> Diary:
    """Play through blows on SQLite, and check that the log agrees with the players."""

    async def play() -> Diary:
        tables = await set_up([server.url], size.wishes)
        diary = await play_all(tables, again_and_again(size, blow))
        check_diary(diary, tables, read_sqlite(server.data / DATABASE))
        return diary

    return asyncio.run(play())


def play_on_postgres(
    servers: Sequence[ServerProcess], database: str, size: Size, blow: Callable[[], object]
) -> Diary:
    """Play through blows on Postgres, and check that the log agrees with the players."""

    async def play() -> Diary:
        tables = await set_up([server.url for server in servers], size.wishes)
        diary = await play_all(tables, again_and_again(size, blow))
        check_diary(diary, tables, await read_postgres(database))
        return diary

    return asyncio.run(play())


@both_sizes
def test_the_server_is_killed_on_sqlite(size: Size, stack: ExitStack) -> None:
    [server] = nodes(stack, 1)
    diary = play_on_sqlite(server, size, kill_and_start(server))
    assert diary.reconnections >= size.blows


@both_sizes
def test_the_power_is_cut(size: Size, stack: ExitStack, tmp_path: Path) -> None:
    cut = power_cut.environment(tmp_path / DATABASE)
    server = ServerProcess(data=tmp_path, environment=WITHOUT_LIMITS | cut)
    stack.enter_context(server)
    assert server.process is not None
    assert "power_cut.so" in Path(f"/proc/{server.process.pid}/maps").read_text("utf-8")
    diary = play_on_sqlite(server, size, kill_and_start(server))
    assert diary.reconnections >= size.blows


@both_sizes
def test_the_server_is_asked_to_end_and_started_again(size: Size, stack: ExitStack) -> None:
    [server] = nodes(stack, 1)
    codes = []

    def blow() -> None:
        codes.append(server.terminate())
        server.start()

    diary = play_on_sqlite(server, size, blow)
    assert codes == [0] * size.blows
    assert diary.reconnections >= size.blows


@both_sizes
def test_the_server_is_killed_on_postgres(size: Size, stack: ExitStack) -> None:
    database = stack.enter_context(Postgres(durable=True)).new_database()
    [server] = nodes(stack, 1, database)
    diary = play_on_postgres([server], database, size, kill_and_start(server))
    assert diary.reconnections >= size.blows


@both_sizes
def test_one_of_two_nodes_is_killed(size: Size, stack: ExitStack) -> None:
    database = stack.enter_context(Postgres(durable=True)).new_database()
    redis = stack.enter_context(Redis())
    servers = nodes(stack, 2, database, redis.url)
    diary = play_on_postgres(servers, database, size, kill_and_start(servers[1]))
    assert diary.reconnections >= size.blows


@both_sizes
def test_postgres_is_restarted(size: Size, stack: ExitStack) -> None:
    postgres = stack.enter_context(Postgres(durable=True))
    redis = stack.enter_context(Redis())
    database = postgres.new_database()
    servers = nodes(stack, 2, database, redis.url)
    blows = iter([postgres.restart, kill_and_start(postgres)] * size.blows)
    play_on_postgres(servers, database, size, lambda: next(blows)())


@both_sizes
def test_redis_is_restarted(size: Size, stack: ExitStack) -> None:
    database = stack.enter_context(Postgres(durable=True)).new_database()
    redis = stack.enter_context(Redis())
    servers = nodes(stack, 2, database, redis.url)
    play_on_postgres(servers, database, size, kill_and_start(redis))
