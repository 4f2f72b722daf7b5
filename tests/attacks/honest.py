"""Two honest people who play while a server is attacked, and how long each of their steps took.

They come from 127.0.0.1; attackers have addresses of their own, 127.0.0.2 and so on, as on the internet. Both
live in one process, which the attack keeps busy, on a machine that may be busy, too: how late that process
comes to what is due is measured beside the steps, and is no fault of the server's.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from caravanserai.client import Client, Place, Refusal
from caravanserai.protocol.bodies import NewTable

PATIENCE = 60.0
"""Seconds in which a few steps must have been possible."""
SLOWEST = 0.1
"""Seconds that 95 of 100 steps stay under, whatever others do."""
PAUSE = 0.01
"""Seconds of thought before each step."""
FEWEST = 30
"""Steps without which nothing is known of their times."""


class HonestPlayers:
    """Two people at one table after the other."""

    def __init__(self) -> None:
        self.times: list[float] = []
        """How long each step took until it was acknowledged."""
        self.refused: list[Refusal] = []
        """What they were refused; only what a rival's step made stale may be."""
        self.lags: list[float] = []
        """How late this process itself came to something, time and again."""
        self._progress = asyncio.Event()

    @property
    def p95(self) -> float:
        """What 95 of 100 steps took the server at most."""
        return statistics.quantiles(self.times, n=20)[-1] - statistics.quantiles(self.lags, n=20)[-1]

    async def steps(self, number: int) -> None:
        """Wait until they have taken so many more steps."""
        wanted = len(self.times) + number
        async with asyncio.timeout(PATIENCE):
            while len(self.times) < wanted:
                self._progress.clear()
                await self._progress.wait()

    def check(self) -> None:
        """Nothing of theirs was refused, and their steps were quick."""
        assert self.refused == []
        assert len(self.times) >= FEWEST, "they hardly came to play"
        assert self.p95 < SLOWEST, f"95 of 100 steps took up to {self.p95 * 1000:.0f} ms"

    async def watch_own_lag(self) -> None:
        """Note how late this process comes to what is due."""
        while True:
            due = time.perf_counter() + PAUSE
            await asyncio.sleep(PAUSE)
            self.lags.append(time.perf_counter() - due)

    async def play(self, place: Place, taste: random.Random) -> None:
        """Do any legal thing whenever asked."""
        while await place.turn():
            await asyncio.sleep(PAUSE)
            begun = time.perf_counter()
            try:
                await place.do(taste.choice(place.state.legal))
            except Refusal as refusal:
                self.refused.append(refusal)
            self.times.append(time.perf_counter() - begun)
            self._progress.set()


@asynccontextmanager
async def honest_play(url: str, password: str | None = None) -> AsyncIterator[HonestPlayers]:
    """Two people play there, as long as this lasts; in the end they must have had nothing to complain of."""
    players = HonestPlayers()
    people = [Client(url), Client(url)]
    for name, person in zip(("Ada", "Bob"), people, strict=True):
        await person.introduce(name, password=password)
    playing = asyncio.create_task(play_on(people, players))
    watching = asyncio.create_task(players.watch_own_lag())
    try:
        await players.steps(5)
        yield players
        assert not playing.done(), "they stopped playing"
        await players.steps(5)
    finally:
        for task in (playing, watching):
            task.cancel()
        await asyncio.gather(playing, watching, return_exceptions=True)
    players.check()


async def play_on(people: list[Client], players: HonestPlayers) -> None:
    """One game after the other."""
    seed = 0
    while True:
        made = await people[0].new_table(NewTable("five-tribes", 2))
        await people[1].join(made.id, made.invite or "")
        await people[1].sit(made.id, 1)
        await people[0].start(made.id)
        async with AsyncExitStack() as stack:
            places = [await stack.enter_async_context(person.table(made.id)) for person in people]
            async with asyncio.TaskGroup() as seats:
                for place in places:
                    seed += 1
                    seats.create_task(players.play(place, random.Random(seed)))
