"""Clocks that run out are watched by the world's time, whatever becomes of it, while they count."""

from __future__ import annotations

import asyncio

from caravanserai.server.clock import ServerClock
from caravanserai.server.play.alarms import FEW, Alarms

HOUR = 3_600_000


class SteppingClock(ServerClock):
    """A clock that somebody sets."""

    def __init__(self) -> None:
        super().__init__()
        self.step = 0

    def now(self) -> int:
        return super().now() + self.step


async def rung(clock: SteppingClock, deadline: int, step: int) -> list[str]:
    """At which tables it has rung a little after the clock was set."""
    tables: list[str] = []
    heard = asyncio.Event()

    def ring(table: str) -> None:
        tables.append(table)
        heard.set()

    alarms = Alarms(clock, ring)
    alarms.watch("table", clock.now() + deadline)
    clock.step += step
    try:
        async with asyncio.timeout(5):
            await heard.wait()
    except TimeoutError:
        pass
    alarms.close()
    return tables


def test_after_the_clock_was_set_forward_time_runs_out_as_the_clock_says() -> None:
    assert asyncio.run(rung(SteppingClock(), HOUR, HOUR)) == ["table"]


def test_after_the_clock_was_set_back_nobody_s_time_runs_out_early() -> None:
    assert asyncio.run(rung(SteppingClock(), 500, -HOUR)) == []


def test_alarms_that_count_no_more_are_not_kept() -> None:
    async def evening() -> int:
        clock = SteppingClock()
        alarms = Alarms(clock, lambda table: None)
        for move in range(10_000):
            alarms.watch(f"table {move % 10}", clock.now() + HOUR + move)
        kept = len(alarms)
        alarms.close()
        return kept

    assert asyncio.run(evening()) <= 2 * 10 + FEW


def test_at_a_table_that_is_forgotten_it_does_not_ring() -> None:
    async def evening() -> list[str]:
        clock, tables = SteppingClock(), list[str]()
        alarms = Alarms(clock, tables.append)
        for table in ("one", "two"):
            alarms.watch(table, clock.now() + 20)
        alarms.forget("one")
        async with asyncio.timeout(5):
            while not tables:
                await asyncio.sleep(0.01)
        alarms.close()
        return tables

    assert asyncio.run(evening()) == ["two"]
