"""What callers hand over, checked before the compiled core meets it."""

from __future__ import annotations

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
