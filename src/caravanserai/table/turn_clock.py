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


def turn_time(setting: LiveClock | SlowClock) -> int:
    """How long a turn may take without touching the reserve."""
    return setting.turn_seconds * SECOND if isinstance(setting, LiveClock) else setting.days * DAY


def until(setting: LiveClock | SlowClock, clock: TurnClock, person: int | None) -> int | None:
    """When the person who has to decide has used up turn and reserve; None where a bot has to."""
    return None if person is None else clock.since + turn_time(setting) + clock.reserve[person]


def next_turn(setting: ClockSetting, clock: TurnClock, person: int | None, at: int) -> TurnClock:
    """A new turn begins; the person whose turn it was pays from the reserve what it took too long."""
    reserve = clock.reserve
    if person is not None and not isinstance(setting, NoClock):
        too_long = at - clock.since - turn_time(setting)
        if too_long > 0:
            left = max(0, reserve[person] - too_long)
            reserve = (*reserve[:person], left, *reserve[person + 1 :])
    return TurnClock(at, reserve)


def show(setting: LiveClock | SlowClock, clock: TurnClock, until: int | None, paused: bool) -> Clocks:
    """The clock as clients get it: absolute times, so that it stays true while nothing happens."""
    return Clocks(clock.since, until, list(clock.reserve) if isinstance(setting, LiveClock) else [], paused)
