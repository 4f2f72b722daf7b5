"""The machine's clock is set, or the machine has slept: nobody's table is jammed by it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.servers import ServerProcess

from caravanserai.client import Client
from caravanserai.protocol.bodies import NewTable
from caravanserai.protocol.clock_settings import LiveClock

from .honest import honest_play
from .wrong_clock import wrong_by

HOUR = 3600
SOON = 10.0
"""Seconds within which a table notices."""


@pytest.mark.parametrize("step", [2 * HOUR, 86_400], ids=["a suspended laptop", "a day"])
def test_after_a_step_of_the_clock_time_runs_out_as_it_says_and_the_game_goes_on(
    tmp_path: Path, step: int
) -> None:
    stepped = tmp_path / "step"

    async def evening(url: str) -> None:
        people = [Client(url), Client(url)]
        for name, person in zip(("Eve", "Dan"), people, strict=True):
            await person.introduce(name)
        async with honest_play(url) as players, AsyncExitStack() as stack:
            wish = NewTable("ali-baba", clock=LiveClock(HOUR, HOUR), stand_in="random")
            made = await people[0].new_table(wish)
            await people[1].join(made.id, made.invite or "")
            await people[1].sit(made.id, 1)
            await people[0].start(made.id)
            places = [await stack.enter_async_context(person.table(made.id)) for person in people]
            mover = next(place for place in places if place.my_turn)
            rival = next(place for place in places if place is not mover)
            stepped.write_text(str(step), "ascii")
            async with asyncio.timeout(SOON):
                await rival.until(lambda: any(line["what"] == "time-out" for line in rival.state.story))
            await players.steps(30)

    with ServerProcess(environment=wrong_by(stepped)) as server:
        asyncio.run(evening(server.url))
