"""What takes long is done in slices: between two of them the event loop sees to everybody else."""

from __future__ import annotations

import asyncio
import gc
import time

import pytest

from caravanserai.games import Chance
from caravanserai.protocol.messages import Ways
from caravanserai.server.play.slices import Slices
from caravanserai.table import Entry, Match, MatchSettings
from caravanserai.table.entry import BackEntry
from caravanserai.table.in_steps import InSteps

LONGEST = 0.02
FIVE_TRIBES = MatchSettings("five-tribes", 4)


def at_the_pick() -> tuple[Match, list[Entry]]:
    """A match at a decision with very many ways, and its log."""
    log: list[Entry] = [Match.begin(FIVE_TRIBES, 0, Chance(1))]
    match = Match.from_log(FIVE_TRIBES, log)
    chance = Chance(2)
    while match.state.step != "pick":
        assert match.to_act is not None
        log.append(match.propose_do(match.to_act, match.state.legal()[0], chance, 0))
        match.apply(log[-1])
    return match, log


async def longest_stretch(*works: asyncio.Task[Ways] | asyncio.Task[Match]) -> float:
    """How long the loop worked at a stretch while something was done, in time of the processor."""
    gc.collect()
    longest, worked = 0.0, time.thread_time()
    while not all(work.done() for work in works):
        await asyncio.sleep(0)
        longest, worked = max(longest, time.thread_time() - worked), time.thread_time()
    return longest


def test_many_who_look_ahead_hold_the_loop_no_longer_than_one_slice() -> None:
    match, _ = at_the_pick()
    expected = match.ways(match.to_act or 0, [])  # which also works out, once for all, how one can walk

    async def evening() -> tuple[float, list[Ways]]:
        slices = Slices()
        works = [
            asyncio.ensure_future(slices.do(match.ways_in_steps(match.to_act or 0, []))) for _ in range(6)
        ]
        longest = await longest_stretch(*works)
        return longest, [work.result() for work in works]

    longest, found = asyncio.run(evening())
    assert found == [expected] * 6
    assert longest < LONGEST


def test_a_long_log_is_read_without_holding_the_loop() -> None:
    match, log = at_the_pick()
    seat, pick = match.to_act or 0, match.state.legal()[0]
    while len(log) < 6000:  # more than may be taken back nowadays: a log of an older server
        log.append(match.propose_do(seat, pick, Chance(3), 0))
        match.apply(log[-1])
        log.append(BackEntry(match.ply, 0, seat, match.snapshot.steps[-1].ply))
        match.apply(log[-1])

    async def evening() -> tuple[float, Match]:
        slices = Slices()
        reading = asyncio.ensure_future(slices.do(Match.from_log_in_steps(FIVE_TRIBES, log)))
        return await longest_stretch(reading), reading.result()

    longest, read = asyncio.run(evening())
    assert read.ply == len(log)
    assert longest < LONGEST


def test_one_that_is_given_up_or_fails_leaves_the_others_their_turn() -> None:
    def counting(steps: int) -> InSteps[int]:
        for _ in range(steps):
            time.sleep(0.0005)
            yield
        return steps

    def failing() -> InSteps[int]:
        yield
        raise ValueError("no")

    async def evening() -> None:
        slices = Slices()
        works = [asyncio.ensure_future(slices.do(counting(40))) for _ in range(5)]
        broken = asyncio.ensure_future(slices.do(failing()))
        await asyncio.sleep(0)
        works[0].cancel()
        works[2].cancel()
        async with asyncio.timeout(30):
            assert await asyncio.gather(*works[3:], works[1]) == [40] * 3
            with pytest.raises(ValueError, match="no"):
                await broken
            assert await slices.do(counting(1)) == 1

    asyncio.run(evening())
