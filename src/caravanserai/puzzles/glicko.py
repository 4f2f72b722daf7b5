"""How well somebody solves puzzles: a rating on the scale of the puzzles', and how sure it is.

It is Glickman's: a puzzle is an opponent whose rating stands, and who wins or loses. The less is known of
somebody, the further each puzzle moves them; who is known well moves little, and never stands still.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, pi, sqrt

START = 1000.0
LEAST_DOUBT, MOST_DOUBT = 60.0, 180.0
SURE = 110.0
"""The doubt below which a rating is told without a question mark."""
PUZZLE_DOUBT = 80.0
"""How far a puzzle's own rating may be off."""
SPREAD = 400.0
"""So much ahead, somebody solves ten of eleven."""
Q = log(10) / SPREAD


@dataclass(frozen=True)
class PuzzleRating:
    """What is thought of a solver."""

    value: float = START
    doubt: float = MOST_DOUBT
    """One standard deviation."""

    @property
    def is_sure(self) -> bool:
        """Whether enough is known."""
        return self.doubt <= SURE


def weight(doubt: float) -> float:
    """How much a result counts against who is known so well."""
    return 1 / sqrt(1 + 3 * (Q * doubt / pi) ** 2)


def chance_to_solve(rating: PuzzleRating, puzzle: float) -> float:
    """How likely a solver finds a puzzle of that rating."""
    return 1 / (1 + 10 ** (weight(PUZZLE_DOUBT) * (puzzle - rating.value) / SPREAD))


def after(rating: PuzzleRating, puzzle: float, solved: bool) -> PuzzleRating:
    """The rating after a first attempt at a puzzle of that rating."""
    much, expected = weight(PUZZLE_DOUBT), chance_to_solve(rating, puzzle)
    known = 1 / rating.doubt**2 + (Q * much) ** 2 * expected * (1 - expected)
    value = rating.value + Q / known * much * (solved - expected)
    return PuzzleRating(value, max(LEAST_DOUBT, sqrt(1 / known)))
