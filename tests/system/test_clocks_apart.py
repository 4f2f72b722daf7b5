"""Two nodes whose clocks are three seconds apart: no strangers, no time that runs out early, no jam."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import msgspec
import pytest

from caravanserai.client import Client, Place, Refusal
from caravanserai.protocol.bodies import Link, Me, NewTable, SeatWish, UseLink
from caravanserai.protocol.clock_settings import LiveClock

from ..attacks.wrong_clock import wrong_by
from ..servers import Postgres, Redis, ServerProcess, postgres, redis
from .live_play import WITHOUT_LIMITS, read_postgres

__all__ = ["postgres", "redis"]

APART = 3
TURN = 5
SLACK = 10.0
"""Seconds by which a time-out may come late on a busy machine."""
PATIENCE = 60.0


class Apart:
    """Two nodes: the clock of the second one is ahead."""

    def __init__(self, stack: ExitStack, postgres: Postgres, redis: Redis, file: Path) -> None:
        self.database = postgres.new_database()
        right = ServerProcess(database=self.database, redis=redis.url, environment=WITHOUT_LIMITS)
        ahead = ServerProcess(
            database=self.database, redis=redis.url, environment=WITHOUT_LIMITS | wrong_by(file, APART)
        )
        self.nodes = [stack.enter_context(right), stack.enter_context(ahead)]

    async def guest(self, name: str, first: int) -> list[Client]:
        """Somebody who was made known at one node, as a client of each."""
        here = Client(self.nodes[first].url)
        await here.introduce(name)
        there = Client(self.nodes[1 - first].url, cookie=here.http.cookie)
        return [here, there] if first == 0 else [there, here]


@pytest.fixture(scope="module")
def apart(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    with ExitStack() as stack:
        yield Apart(stack, postgres, redis, tmp_path_factory.mktemp("clock") / "step")


@pytest.mark.parametrize("first", [0, 1], ids=["from the right one", "from the one ahead"])
def test_cookies_tokens_and_links_of_one_node_are_good_at_the_other(apart: Apart, first: int) -> None:
    async def evening() -> None:
        ada = await apart.guest("Ada", first)
        here, there = ada[first], ada[1 - first]
        me = await there.me()
        token = await here.new_token("a program")
        assert await Client(there.url, token=token.secret).me() == me
        link = msgspec.json.decode(await here.http.call("POST", "/api/me/links"), type=Link)
        device = Client(there.url)
        secret = UseLink(link.url.rpartition("#")[2])
        used = await device.http.call("POST", "/api/links/use", secret)
        assert msgspec.json.decode(used, type=Me).id == me.id
        assert await Client(here.url, cookie=device.http.cookie).me() == me

    asyncio.run(evening())


async def begin(people: list[Client], wish: NewTable) -> str:
    """A table of two in play."""
    made = await people[0].new_table(wish)
    if not wish.seats:
        await people[1].join(made.id, made.invite or "")
        await people[1].sit(made.id, 1)
    await people[0].start(made.id)
    return made.id


async def play_on(place: Place, taste: random.Random, steps: int) -> None:
    """Do any legal thing, so often, or to the end."""
    for _ in range(steps):
        if not await place.turn():
            return
        try:
            await place.do(taste.choice(place.state.legal))
        except Refusal as refusal:
            assert refusal.code in ("stale", "time-out"), refusal


def timed_out(place: Place) -> bool:
    """Whether somebody's time is known there to have run out."""
    return any(line["what"] == "time-out" for line in place.state.story)


async def let_time_run_out(apart: Apart, shift: int) -> float:
    """A game over both nodes; somebody lets their time run out, comes back, and it is played to the end.

    How many seconds after their turn had begun a bot took over.
    """
    ada, bob = await apart.guest("Ada", 0), await apart.guest("Bob", 1)
    people = [ada[shift], bob[1 - shift]]
    clock = LiveClock(TURN, 0)
    table = await begin(people, NewTable("ali-baba", clock=clock, stand_in="random"))
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(person.table(table)) for person in people]
        late, other = places
        while not late.my_turn:  # the turn begins with what was written at the other node
            await play_on(other, random.Random(1), 1)
            with suppress(TimeoutError):
                await asyncio.wait_for(late.turn(), 0.5)
        begun = time.monotonic()
        await other.until(lambda: timed_out(other))
        took = time.monotonic() - begun
        await late.until(lambda: timed_out(late))
        assert late.state.seat is not None
        await late.come_back(late.state.seat)
        players = [play_on(place, random.Random(seed), 1000) for seed, place in enumerate(places)]
        await asyncio.gather(*players)
        assert late.state.over == other.state.over
    return took


def test_time_runs_out_no_earlier_than_the_clocks_are_apart_and_games_go_on(apart: Apart) -> None:
    async def evening() -> tuple[float, float]:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.gather(let_time_run_out(apart, 0), let_time_run_out(apart, 1))

    for took in asyncio.run(evening()):
        assert TURN - APART - 0.5 <= took <= TURN + APART + SLACK


def test_bots_play_once_for_two_nodes(apart: Apart) -> None:
    async def evening() -> None:
        ada = await apart.guest("Ada", 1)
        seats = [SeatWish("person"), SeatWish("bot", bot="random")]
        table = await begin(ada, NewTable("ali-baba", seats=seats))
        async with asyncio.timeout(PATIENCE), ada[0].table(table) as here, ada[1].table(table) as there:
            screens = [play_on(place, random.Random(seed), 1000) for seed, place in enumerate((here, there))]
            await asyncio.gather(*screens)
            assert here.state.over == there.state.over
        log = (await read_postgres(apart.database))[table]
        assert [entry.ply for entry in log] == list(range(len(log)))
        assert {entry.kind for entry in log} == {"start", "do"}

    asyncio.run(evening())
