"""How much time each seat has, told by nothing but when the log's entries were written.

A turn lasts from when a seat becomes the one to decide until it isn't any more, or until it says that its
turn is over. Whoever has to decide in between (AB-YELLOW1) does so on their own time. Bots have no clock.
"""

from __future__ import annotations

import msgspec

from ..protocol.clock_settings import ClockSetting, LiveClock, NoClock, SlowClock
from ..protocol.messages import Clocks

SECOND = 1000
DAY = 86_400 * SECOND


class TurnClock(msgspec.Struct, frozen=True, gc=False):
    """When the turn under way began, and what is left of each seat's reserve, in milliseconds."""

    since: int
    reserve: tuple[int, ...]


def wind_up(setting: ClockSetting, players: int, at: int) -> TurnClock:
    """The clock at the start of a match."""
    reserve = setting.reserve_seconds * SECOND if isinstance(setting, LiveClock) else 0
    return TurnClock(at, (reserve,) * players)


def turn_time(setting: ClockSetting) -> int | None:
    """How long a turn may take without touching the reserve."""
    if isinstance(setting, LiveClock):
        return setting.turn_seconds * SECOND
    if isinstance(setting, SlowClock):
        return setting.days * DAY
    return None


def until(setting: ClockSetting, clock: TurnClock, person: int | None) -> int | None:
    """When the person who has to decide has used up turn and reserve; None without a clock, or for a bot."""
    time = turn_time(setting)
    return None if time is None or person is None else clock.since + time + clock.reserve[person]


def next_turn(setting: ClockSetting, clock: TurnClock, person: int | None, at: int) -> TurnClock:
    """A new turn begins; the person whose turn it was pays from the reserve what it took too long."""
    time = turn_time(setting)
    reserve = clock.reserve
    if person is not None and time is not None:
        too_long = max(0, at - clock.since - time)
        if too_long:
            left = max(0, reserve[person] - too_long)
            reserve = (*reserve[:person], left, *reserve[person + 1 :])
    return TurnClock(at, reserve)


def show(setting: ClockSetting, clock: TurnClock, until: int | None) -> Clocks | None:
    """The clock as clients get it: absolute times, so that it stays true while nothing happens."""
    if isinstance(setting, NoClock):
        return None
    return Clocks(clock.since, until, list(clock.reserve) if isinstance(setting, LiveClock) else [])
