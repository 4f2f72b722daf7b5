"""A day of live games and months of slow ones, with people who come and go: every game comes to its end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from caravanserai.protocol.clock_settings import ClockSetting, LiveClock, SlowClock

from ..games.tables import Table
from .evening import BEGIN, Evening

DAY = 24 * 3600 * 1000


def next_event(evening: Evening, dice: random.Random, pace: int) -> str:
    """Somebody moves after a while, or has gone and is late, or comes back; time goes on accordingly."""
    deadline = evening.match.deadline()
    for seat in range(evening.settings.players):
        if evening.match.player(seat) != "person" and dice.random() < 0.1:
            evening.come_back(seat)
            return "came back"
    moment = evening.at + round(dice.expovariate(1 / pace))
    if deadline is not None and moment >= deadline:
        evening.at = deadline
        evening.run_out()
        return "ran out of time"
    evening.at = moment
    evening.do_something()
    return "moved"


@pytest.mark.parametrize(
    ("clock", "pace", "length"),
    [
        (LiveClock(turn_seconds=30, reserve_seconds=120), 20_000, DAY),
        (SlowClock(days=1), DAY // 3, 300 * DAY),
    ],
    ids=["a day of live games", "ten months of slow games"],
)
def test_every_game_comes_to_its_end_though_people_stay_away_for_long(
    clock: ClockSetting, pace: int, length: int
) -> None:
    dice = random.Random(11)
    events: Counter[str] = Counter()
    now, number = BEGIN, 0
    while now < BEGIN + length:
        players = 2 + number % 3
        evening = Evening(Table("ali-baba", "base", players), number, clock=clock, at=now)
        while not evening.match.over:
            deadline = evening.match.deadline()
            events[next_event(evening, dice, pace)] += 1
            assert deadline is None or evening.at <= deadline
        assert evening.reloaded().position(None) == evening.match.position(None)
        now, number = evening.at, number + 1
    assert events["ran out of time"] > 20
    assert events["came back"] > 20
    assert events["moved"] > 500
