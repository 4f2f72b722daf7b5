"""What callers hand over, checked before the compiled core meets it."""

from __future__ import annotations

from collections.abc import Sequence

from .chance import Chance


def check_chance(chance: object) -> None:
    """Make sure that a chance is one."""
    if not isinstance(chance, Chance):
        raise TypeError(f"chance must be a games.Chance, not {chance!r:.60}")


def check_seat(seat: object, players: int) -> None:
    """Make sure that this is a seat at the table, or None for an onlooker."""
    if seat is None or (type(seat) is int and 0 <= seat < players):
        return
    raise ValueError(f"a seat from 0 to {players - 1} is expected, or None for an onlooker, not {seat!r:.60}")


def check_seats(seats: Sequence[int] | None, players: int) -> list[int]:
    """These seats, or all where none are named; at least one, and each at the table."""
    found = list(range(players)) if seats is None else list(seats)
    if not found or not all(type(seat) is int and 0 <= seat < players for seat in found):
        raise ValueError(f"seats from 0 to {players - 1} are expected, not {seats!r:.60}")
    return found


def who_looks(seat: int | None, players: int) -> int:
    """The seat that looks; for an onlooker the number after the last seat, which nobody has."""
    check_seat(seat, players)
    return players if seat is None else seat
