"""Days in a row on which somebody has solved the puzzle of the day; days are counted since the year 1."""

from __future__ import annotations

from collections.abc import Set as AbstractSet


def streak(days: AbstractSet[int], today: int) -> int:
    """The days in a row up to today, or yesterday while today isn't done.

    A clock that was ahead has left days that are yet to come: they break nothing, and what was reached on
    them stands until today is past them.
    """
    ends = {today, today - 1} | {day for day in days if day > today}
    return max(run_up_to(days, end) for end in ends)


def longest(days: AbstractSet[int]) -> int:
    """The most days in a row there ever were."""
    last_ones = (day for day in days if day + 1 not in days)
    return max((run_up_to(days, day) for day in last_ones), default=0)


def run_up_to(days: AbstractSet[int], end: int) -> int:
    """The days in a row that end with this one."""
    first = end
    while first in days:
        first -= 1
    return end - first
