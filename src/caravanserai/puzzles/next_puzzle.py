"""The next puzzle for somebody: one they haven't tried, about as hard as they are good."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from .puzzle import Puzzle

CLOSE = 8
"""Among so many that fit best one is drawn."""


def fitting(
    puzzles: Sequence[Puzzle], rating: float, tried: Mapping[str, int], dice: random.Random
) -> Puzzle:
    """One of these, of which there must be some; if all were tried, one of those tried longest ago."""
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in tried]
    if fresh:
        ranked = sorted(fresh, key=lambda puzzle: abs(puzzle.rating - rating))
    else:
        ranked = sorted(puzzles, key=lambda puzzle: tried[puzzle.id])
    return dice.choice(ranked[:CLOSE])
