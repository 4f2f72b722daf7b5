"""What of the rounds so far counts for the next ones: who met whom, on which seats, who had no table."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from .tournament import Tournament

MOST_SEATS = 4


class Past:
    """Who met whom, on which seats, and who had no table."""

    def __init__(self, tournament: Tournament) -> None:
        self.met: Counter[tuple[str, str]] = Counter()
        self.seats: dict[str, list[int]] = {guest: [0] * MOST_SEATS for guest in tournament.entrants}
        self.byes: Counter[str] = Counter()
        self.last: dict[str, frozenset[str]] = {}
        """With whom one sat last."""
        for held in tournament.rounds:
            self.byes.update(held.byes)
            for table in held.tables:
                for one, other in combinations(sorted(table.guests), 2):
                    self.met[one, other] += 1
                for seat, guest in enumerate(table.guests):
                    self.seats[guest][seat] += 1
                    self.last[guest] = frozenset(table.guests)

    def times_met(self, one: str, other: str) -> int:
        """How often two have sat at one table."""
        return self.met[(one, other) if one < other else (other, one)]
