"""How a position stands for all seats: what many looks at it say together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Outlook:
    """How a position stands for all seats."""

    win: tuple[float, ...]
    """The chance of each to win; together 1."""
    margin: tuple[float, ...]
    """The points by which each is expected to end ahead of its best rival; behind, if negative."""


class Lookout:
    """Adds up what simulations say of all seats."""

    def __init__(self, players: int) -> None:
        self.number = 0
        self.wins = [0.0] * players
        self.margins = [0.0] * players

    def see(self, points: Sequence[float], chances: Sequence[float]) -> None:
        """A simulation expects these points of the seats, and gives them these chances to win."""
        self.number += 1
        for seat, ahead in enumerate(leads(points[: len(self.wins)])):
            self.margins[seat] += ahead
            self.wins[seat] += chances[seat]

    def outlook(self) -> Outlook:
        """What has been seen so far."""
        together = sum(self.wins)
        return Outlook(
            tuple(win / together for win in self.wins),
            tuple(margin / self.number for margin in self.margins),
        )


def leads(points: Sequence[float]) -> list[float]:
    """How far each seat is ahead of its best rival."""
    return [
        points[seat] - max(points[rival] for rival in range(len(points)) if rival != seat)
        for seat in range(len(points))
    ]
