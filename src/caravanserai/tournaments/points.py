"""What a table brings: the share of rivals that one has left behind, or of all who had the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from .tournament import PlayedRound, PlayedTable

BYE = Fraction(1)
"""A round without a table counts as one won."""
MISSED = Fraction(1, 2)
"""What who comes late has for each round that had been paired before."""
NOTHING = Fraction(0)


def share_beaten(mine: int | Fraction, others: Sequence[int | Fraction]) -> Fraction:
    """The part of the others whom one is ahead of; a tie is half of one."""
    twice = sum(2 * (mine > other) + (mine == other) for other in others)
    return Fraction(twice, 2 * len(others))


def at_table(table: PlayedTable) -> tuple[Fraction, ...]:
    """What a table brings to each seat: 1 to the first, 0 to the last."""
    if table.result is None or not table.result.places:
        return (NOTHING,) * len(table.guests)
    return by_places(table.result.places)


@lru_cache(maxsize=1024)
def by_places(places: tuple[int, ...]) -> tuple[Fraction, ...]:
    """What places bring, seat by seat."""
    standing = [-place for place in places]
    return tuple(
        share_beaten(mine, standing[:seat] + standing[seat + 1 :]) for seat, mine in enumerate(standing)
    )


def lead(table: PlayedTable, seat: int) -> Fraction:
    """By how much a seat is ahead of its rivals, on average; past all measure where nothing was counted."""
    assert table.result is not None
    scores, places = table.result.scores, table.result.places
    if not scores:
        return Fraction(10**6 if places[seat] == 1 else -(10**6))
    others = scores[:seat] + scores[seat + 1 :]
    return scores[seat] - Fraction(sum(others), len(others))


def against_field(held: PlayedRound) -> list[tuple[Fraction, ...]]:
    """What each table of a round with the same deal brings: every seat against the same seat elsewhere.

    A table that has no other of its size to be compared with counts by itself.
    """
    counted = []
    for table in held.tables:
        field = [
            other
            for other in held.tables
            if other.counts and other is not table and len(other.guests) == len(table.guests)
        ]
        if not table.counts or not field:
            counted.append(at_table(table))
            continue
        counted.append(
            tuple(
                share_beaten(lead(table, seat), [lead(other, seat) for other in field])
                for seat in range(len(table.guests))
            )
        )
    return counted


def of_round(held: PlayedRound) -> list[tuple[Fraction, ...]]:
    """What the tables of a round bring to their seats."""
    if held.deal is not None:
        return against_field(held)
    return [at_table(table) for table in held.tables]
