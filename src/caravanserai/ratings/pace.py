"""How fast a table plays: ratings are kept apart for each pace."""

from __future__ import annotations

from typing import Final, get_args

from ..protocol.clock_settings import ClockSetting, LiveClock, Pace, SlowClock

PACES: Final[tuple[Pace, ...]] = get_args(Pace)
BLITZ_SECONDS = 45
"""The most seconds that a turn of blitz takes, a part of the reserve included."""
TURNS = 30
"""Over how many turns a reserve is spread to tell how long one takes."""


def pace_of(clock: ClockSetting) -> Pace:
    """The pace of a table with that clock."""
    if isinstance(clock, SlowClock):
        return "slow"
    if isinstance(clock, LiveClock):
        turn = clock.turn_seconds + clock.reserve_seconds / TURNS
        return "blitz" if turn <= BLITZ_SECONDS else "normal"
    return "unhurried"
