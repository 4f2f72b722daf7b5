"""Two honest people who play while a server is attacked, and how long each of their steps took.

They come from 127.0.0.1; attackers have addresses of their own, 127.0.0.2 and so on, as on the internet.
What is no fault of the server's does not count. Players and attackers live in one process, which comes late
to what is due, so that is measured beside the steps; and the server waits for processors that others have
(`machine`). On a quiet machine there is nothing of either, and all that is seen is the server's.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from tests.servers import ServerProcess

from caravanserai.client import Client, Place, Refusal
from caravanserai.protocol.bodies import NewTable

from .machine import Machine

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

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.taken: list[tuple[float, float]] = []
        """How long each step took until it was acknowledged, and the server waited for a processor in it."""
        self.refused: list[Refusal] = []
        """What they were refused; only what a rival's step made stale may be."""
        self.lags: list[float] = []
        """How late this process itself came to something, time and again."""
        self._progress = asyncio.Event()

    @property
    def times(self) -> list[float]:
        """How long each step took, without the server's waiting for processors that others had."""
        share = self.machine.others_share()
        return [took - waited * share for took, waited in self.taken]

    @property
    def p95(self) -> float:
        """What 95 of 100 steps took the server at most."""
        return statistics.quantiles(self.times, n=20)[-1] - statistics.quantiles(self.lags, n=20)[-1]

    @property
    def longest(self) -> float:
        """What a step took the server at most."""
        return max(self.times, default=0.0) - max(self.lags, default=0.0)

    async def steps(self, number: int) -> None:
        """Wait until they have taken so many more steps."""
        wanted = len(self.taken) + number
        async with asyncio.timeout(PATIENCE):
            while len(self.taken) < wanted:
                self._progress.clear()
                await self._progress.wait()

    def check(self) -> None:
        """Nothing of theirs was refused, and their steps were quick."""
        assert self.refused == []
        assert len(self.taken) >= FEWEST, "they hardly came to play"
        assert self.p95 < SLOWEST, f"95 of 100 steps took up to {self.p95 * 1000:.0f} ms"

    def forget(self) -> None:
        """Count only what comes from now on."""
        self.taken.clear()
        self.lags.clear()

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
            waited, begun = self.machine.waited(), time.perf_counter()
            try:
                await place.do(taste.choice(place.state.legal))
            except Refusal as refusal:
                self.refused.append(refusal)
            took = time.perf_counter() - begun
            self.taken.append((took, self.machine.waited() - waited))
            self._progress.set()


@asynccontextmanager
async def honest_play(url: str, password: str | None = None) -> AsyncIterator[HonestPlayers]:
    """Two people play there, as long as this lasts; in the end they must have had nothing to complain of."""
    players = HonestPlayers(Machine(ServerProcess.serving(url)))
    people = [Client(url), Client(url)]
    for name, person in zip(("Ada", "Bob"), people, strict=True):
        await person.introduce(name, password=password)
    playing = asyncio.create_task(play_on(people, players))
    watching = asyncio.create_task(players.watch_own_lag())
    try:
        await players.steps(5)
        yield players
        assert not playing.done(), "they stopped playing"
        await players.steps(max(5, FEWEST - len(players.taken)))  # an attack may be over in no time
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
