"""How much time each seat has, told by nothing but when the log's entries were written.

A turn lasts from when a seat becomes the one to decide until it isn't any more, or until it says that its
turn is over. Whoever has to decide in between (AB-YELLOW1) does so on their own time. Bots have no clock.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .match_settings import DAY, SECOND, Live, MatchSettings, NoClock, Slow


class Clock(msgspec.Struct, frozen=True, gc=False):
    """When the turn under way began, and what is left of each seat's reserve, in milliseconds."""

    since: int
    reserve: tuple[int, ...]


def wind_up(setting: MatchSettings, at: int) -> Clock:
    """The clock at the start of a match."""
    rules = setting.clock
    reserve = rules.reserve_seconds * SECOND if isinstance(rules, Live) else 0
    return Clock(at, (reserve,) * setting.players)


def turn_time(rules: NoClock | Live | Slow) -> int | None:
    """How long a turn may take without touching the reserve."""
    if isinstance(rules, Live):
        return rules.turn_seconds * SECOND
    if isinstance(rules, Slow):
        return rules.days * DAY
    return None


def runs_out(rules: NoClock | Live | Slow, clock: Clock, seat: int) -> int | None:
    """When that seat, if it goes on thinking, has used up turn and reserve."""
    time = turn_time(rules)
    return None if time is None else clock.since + time + clock.reserve[seat]


def next_turn(rules: NoClock | Live | Slow, clock: Clock, seat: int | None, at: int) -> Clock:
    """A new turn begins; `seat`, whose turn it was, pays from its reserve what it took too long."""
    time = turn_time(rules)
    reserve = clock.reserve
    if seat is not None and time is not None:
        too_long = max(0, at - clock.since - time)
        if too_long:
            left = max(0, reserve[seat] - too_long)
            reserve = (*reserve[:seat], left, *reserve[seat + 1 :])
    return Clock(at, reserve)


def show(rules: NoClock | Live | Slow, clock: Clock, until: int | None) -> dict[str, Any] | None:
    """The clock as clients get it: absolute times, so that it stays true while nothing happens."""
    if isinstance(rules, NoClock):
        return None
    shown: dict[str, Any] = {"since": clock.since, "until": until}
    if isinstance(rules, Live):
        shown["reserve"] = list(clock.reserve)
    return shown
