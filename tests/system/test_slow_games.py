"""A day and more of slow games, in accelerated time: people come, forget, stay away, and come back."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import pytest

from caravanserai.client import Client, Gone, Place, Refusal
from caravanserai.protocol.bodies import NewTable
from caravanserai.protocol.clock_settings import LiveClock, SlowClock
from caravanserai.server.clock import ServerClock
from caravanserai.table import Entry, Match, MatchSettings

from ..servers import ServerProcess
from .live_play import WITHOUT_LIMITS, Table, read_sqlite, set_up

DATABASE = "caravanserai.sqlite3"
HOUR = 3_600_000
SLACK_SECONDS = 6.0
"""Of the world's time: the server looks around once a second, and the machine may be busy."""

SLOW = NewTable("ali-baba", clock=SlowClock(1), stand_in="random")
LIVE = NewTable("ali-baba", clock=LiveClock(3600, 36_000), stand_in="random")
SETTINGS = {
    "slow": MatchSettings("ali-baba", clock=SlowClock(1), stand_in="random"),
    "live": MatchSettings("ali-baba", clock=LiveClock(3600, 36_000), stand_in="random"),
}


@dataclass(frozen=True)
class Day:
    """Somebody's day at a table."""

    client: Client
    table: str
    clock: ServerClock
    end: int
    taste: random.Random

    async def pass_hours(self, average: float) -> None:
        """Do something else for about that long."""
        left = (self.end - self.clock.now()) / HOUR
        hours = max(0.0, min(self.taste.expovariate(1 / average), left))
        await asyncio.sleep(self.clock.seconds_until(self.clock.now() + int(hours * HOUR)))

    async def play(self, hours: float) -> None:
        """Think about that long before each action, be it too long; take the seat back from a bot."""
        async with self.client.table(self.table) as place:
            while self.clock.now() < self.end and place.state.over is None:
                await self.pass_hours(hours)
                with suppress(Refusal, Gone):  # time ran out meanwhile, or the server is being started again
                    if place.my_turn:
                        await place.do(self.taste.choice(place.state.legal))
                    elif a_bot_plays(place):
                        await place.come_back()

    async def come_back_only(self) -> None:
        """Never act; but when a bot has taken over, take the seat back, at once."""
        async with self.client.table(self.table) as place:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.clock.seconds_until(self.end)):
                    while place.state.over is None:
                        await place.until(lambda: a_bot_plays(place) or place.state.over)
                        with suppress(Refusal, Gone):
                            await place.come_back()
                            await place.until(lambda: not a_bot_plays(place) or place.state.over)

    def steady(self) -> Awaitable[None]:
        """Somebody with time."""
        return self.play(0.4)

    def forgetful(self) -> Awaitable[None]:
        """Somebody who is often late."""
        return self.play(14)

    def undecided(self) -> Awaitable[None]:
        """Somebody who lets time run out, again and again."""
        return self.come_back_only()

    async def absent(self) -> None:
        """Somebody who never comes."""


KINDS = [Day.steady, Day.forgetful, Day.undecided, Day.absent]


def a_bot_plays(place: Place) -> bool:
    """Whether a bot stands in for the person at this place."""
    picture = place.state
    return (
        picture.table is not None
        and picture.seat is not None
        and picture.table.seats[picture.seat].standing_in
    )


def check_times(name: str, log: Sequence[Entry], now: int, slack: int) -> Counter[str]:
    """Time runs out when it has run out: not before, and not much later. What there was of each kind."""
    match = Match.from_log(SETTINGS[name], log[:1])
    for entry in log[1:]:
        deadline = match.deadline()
        if entry.kind == "time-out":
            assert deadline is not None
            assert deadline <= entry.at <= deadline + slack
        elif entry.kind == "do" and deadline is not None:
            assert entry.at < deadline
        match.apply(entry)
    deadline = match.deadline()
    assert match.over or deadline is None or now <= deadline + slack, "nobody noticed that time had run out"
    return Counter(entry.kind for entry in log)


@pytest.mark.parametrize(
    ("rate", "tables"), [(12_000, 8), pytest.param(1_000, 100, marks=pytest.mark.long)], ids=["short", "full"]
)
def test_thirty_hours_of_slow_games_come_through_restarts(rate: int, tables: int) -> None:
    clock = ServerClock(rate)
    fast = {"CARAVANSERAI_CLOCK_RATE": str(rate)}
    with ServerProcess(environment=WITHOUT_LIMITS | fast) as server:
        played, down = asyncio.run(thirty_hours(server, clock, tables))
        now = clock.now()
        logs = read_sqlite(server.data / DATABASE)
        assert "Traceback" not in server.log()
    slack = down + int(SLACK_SECONDS * rate * 1000)
    kinds: Counter[str] = Counter()
    for number, table in enumerate(played):
        kinds += check_times(("slow", "live")[number % 2], logs[table.id], now, slack)
    assert kinds["time-out"] > tables / 4
    assert kinds["return"] > 0
    assert kinds["do"] > tables


async def thirty_hours(server: ServerProcess, clock: ServerClock, number: int) -> tuple[list[Table], int]:
    """All tables at once. In the middle the server is killed and started again; also how long it was down."""
    tables = await set_up([server.url], [(SLOW, LIVE)[n % 2] for n in range(number)])
    end = clock.now() + 30 * HOUR
    guests = [
        KINDS[(n // 2 + seat) % 4](Day(client, table.id, clock, end, random.Random(10 * n + seat)))
        for n, table in enumerate(tables)
        for seat, client in enumerate(table.seats)
    ]
    days = asyncio.gather(*guests)
    await asyncio.sleep(clock.seconds_until(end - 15 * HOUR))
    killed_at = clock.now()
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    down = clock.now() - killed_at
    await days
    return tables, down
