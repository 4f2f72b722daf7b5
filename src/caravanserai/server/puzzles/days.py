"""Which day it is, for puzzles of the day: the same for everybody, by UTC; counted since the year 1."""

from __future__ import annotations

from datetime import UTC, date, datetime

GRACE = 15 * 60_000
"""Milliseconds after midnight in which the last day's puzzle still counts, for who was about it."""


def day_of(moment: int) -> int:
    """The day of a moment in milliseconds since 1970."""
    return datetime.fromtimestamp(moment / 1000, UTC).toordinal()


def days_that_count(moment: int) -> set[int]:
    """The days whose puzzle may be solved at a moment."""
    return {day_of(moment), day_of(moment - GRACE)}


def day_name(day: int) -> str:
    """A day as it is told: 2026-11-18."""
    return date.fromordinal(day).isoformat()
