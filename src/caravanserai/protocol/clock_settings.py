"""What a table agrees on about time before a game begins: its clock, how long one may be away."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

SHORTEST_TURN, LONGEST_TURN = 5, 3600
LONGEST_RESERVE = 36_000
MOST_DAYS = 30
AWAY_SECONDS = 180
"""How long somebody must be away, where there is no clock and nothing was said."""
SHORTEST_AWAY, LONGEST_AWAY = 60, 7 * 86_400


Pace = Literal["blitz", "normal", "slow", "unhurried"]
"""How fast a table plays: seconds for a turn, some more, days, or no clock."""


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class LiveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """Time for each turn, and a reserve for the whole game, which pays for what goes beyond."""

    turn_seconds: Annotated[int, msgspec.Meta(ge=SHORTEST_TURN, le=LONGEST_TURN)] = 60
    reserve_seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_RESERVE)] = 600


class SlowClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="slow"):
    """Days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)] = 3


ClockSetting = NoClock | LiveClock | SlowClock
AwaySeconds = Annotated[int, msgspec.Meta(ge=SHORTEST_AWAY, le=LONGEST_AWAY)] | None
"""After how long a bot may play for somebody who is away; None for never."""


def check_clock(clock: ClockSetting) -> None:
    """Raise ValueError for times in which nobody could play: for a setting that wasn't read from JSON."""
    if isinstance(clock, LiveClock):
        turn, reserve = clock.turn_seconds, clock.reserve_seconds
        if not SHORTEST_TURN <= turn <= LONGEST_TURN:
            raise ValueError(f"a turn takes {SHORTEST_TURN} to {LONGEST_TURN} seconds, not {turn}")
        if not 0 <= reserve <= LONGEST_RESERVE:
            raise ValueError(f"a reserve is of 0 to {LONGEST_RESERVE} seconds, not {reserve}")
    elif isinstance(clock, SlowClock) and not 1 <= clock.days <= MOST_DAYS:
        raise ValueError(f"a slow turn takes 1 to {MOST_DAYS} days, not {clock.days}")


def check_away(seconds: int | None) -> None:
    """Raise ValueError for an absence that is none, or that nobody would live to see."""
    if seconds is not None and not SHORTEST_AWAY <= seconds <= LONGEST_AWAY:
        raise ValueError(f"one is away for {SHORTEST_AWAY} to {LONGEST_AWAY} seconds, not {seconds}")
