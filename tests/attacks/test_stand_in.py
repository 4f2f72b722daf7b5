"""A rival who wants a bot in somebody's place gets it when the table agreed on it, and no sooner."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from tests.servers import ServerProcess

from caravanserai.client import Client, Place, Refusal
from caravanserai.protocol.bodies import NewTable
from caravanserai.protocol.clock_settings import LiveClock, SlowClock

from .honest import PATIENCE, honest_play

A_MINUTE_A_SECOND = "60"


async def left_alone(stack: AsyncExitStack, url: str, wish: NewTable) -> Place:
    """A place at a table that somebody else has just left, without a word."""
    mallory, bob = Client(url), Client(url)
    await mallory.introduce("Mallory")
    await bob.introduce("Bob")
    made = await mallory.new_table(wish)
    await bob.join(made.id, made.invite or "")
    await bob.sit(made.id, 1)
    await mallory.start(made.id)
    async with bob.table(made.id):
        pass
    return await stack.enter_async_context(mallory.table(made.id))


async def why_not(place: Place) -> str:
    """Why no bot may play for the rival; empty if one does from now on."""
    try:
        await place.stand_in(1)
    except Refusal as refusal:
        return refusal.id
    return ""


async def replaced_in_the_end(place: Place) -> None:
    """Ask until it is granted."""
    async with asyncio.timeout(PATIENCE):
        while await why_not(place):
            await asyncio.sleep(0.2)


def test_at_a_table_with_a_clock_nobody_is_replaced_for_being_away() -> None:
    async def evening(url: str) -> None:
        async with AsyncExitStack() as stack, honest_play(url):
            slow = await left_alone(stack, url, NewTable("ali-baba", clock=SlowClock(3)))
            live = await left_alone(stack, url, NewTable("ali-baba", clock=LiveClock(3600, 36_000)))
            never = await left_alone(stack, url, NewTable("ali-baba", away_seconds=None))
            untimed = await left_alone(stack, url, NewTable("ali-baba", away_seconds=120))
            assert await why_not(untimed) == "not-away-long-enough"
            await replaced_in_the_end(untimed)  # so that more than a minute has passed for the others, too
            assert await why_not(slow) == "clock-decides"
            assert await why_not(live) == "clock-decides"
            assert await why_not(never) == "nobody-is-replaced"

    with ServerProcess(environment={"CARAVANSERAI_CLOCK_RATE": A_MINUTE_A_SECOND}) as server:
        asyncio.run(evening(server.url))


@pytest.mark.parametrize(
    ("clock", "away"),
    [(None, 600), (None, None), (SlowClock(3), None)],
    ids=["ten minutes", "never", "clock"],
)
def test_everybody_sees_before_sitting_down_when_a_bot_would_play(
    clock: SlowClock | None, away: int | None
) -> None:
    async def evening(url: str) -> None:
        mallory, bob = Client(url), Client(url)
        await mallory.introduce("Mallory")
        await bob.introduce("Bob")
        wish = NewTable("ali-baba", public=True, stand_in="novice", away_seconds=away)
        if clock is not None:
            wish.clock = clock
        made = await mallory.new_table(wish)
        async with bob.table(made.id) as place:
            assert place.state.table is not None
            assert (place.state.table.stand_in, place.state.table.away_seconds) == ("novice", away)

    with ServerProcess() as server:
        asyncio.run(evening(server.url))
