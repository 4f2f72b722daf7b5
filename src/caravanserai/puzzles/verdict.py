"""How good an answer to a puzzle is: in points, for near misses count for something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .. import bots
from ..bots.judge import Judge
from ..games import Chance
from .puzzle import Puzzle

JUDGE = "sultan"
SIMULATIONS = 6000
"""That go into each of the two turns that are compared."""
FULL = 100


@dataclass(frozen=True)
class Verdict:
    """What an answer is worth."""

    solved: bool
    """Whether it is the turn asked for, or one as good."""
    lost: float
    """How many points it is behind."""
    credit: int
    """Of a hundred: all for the best turn, some for one that is close."""


def judge(puzzle: Puzzle, actions: Sequence[str], simulations: int = SIMULATIONS) -> Verdict:
    """Compare a whole turn with the solution; the same answer is always judged alike."""
    game, state = puzzle.game, puzzle.state()
    played = tuple(map(game.parse, actions))
    if state.seat is None:
        raise ValueError("this puzzle has nobody to decide")
    bot = bots.get(game.name, JUDGE)
    position = state.resample(state.seat, Chance(0))
    lost = Judge(game, bot, simulations, 0).compare(position, played, puzzle.actions, state.seat)
    return Verdict(lost == 0, round(lost, 1), credit_for(lost, puzzle.gap))


def credit_for(lost: float, gap: float) -> int:
    """All for what is as good, half for what is as far behind as the next best turn, none for twice that."""
    return round(FULL * max(0.0, 1 - lost / (2 * gap)))
