"""How good an answer to a puzzle is: in points, for near misses count for something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .. import bots
from ..bots.judge import Judge, lead_to_the_same
from ..games import Chance, State
from .puzzle import Puzzle

JUDGE = "sultan"
SIMULATIONS = 6000
"""That go into each of the two turns that are compared."""
SEED = 0
"""The same for all, so that the same answer is always judged alike."""
FULL = 100


@dataclass(frozen=True)
class PuzzleVerdict:
    """What an answer is worth."""

    solved: bool
    """Whether it is the turn asked for, or one as good."""
    lost: float
    """How many points it is behind."""
    credit: int
    """Of a hundred: all for the best turn and for it alone, some for one that is close."""


def judge(puzzle: Puzzle, actions: Sequence[str], simulations: int = SIMULATIONS) -> PuzzleVerdict:
    """Compare a whole turn with the solution; the same answer is always judged alike."""
    state = known_position(puzzle)
    assert state.seat is not None
    played = tuple(map(puzzle.game.parse, actions))
    bot = bots.get(puzzle.game.name, JUDGE)
    behind = Judge(puzzle.game, bot, simulations, SEED)
    return verdict_for(puzzle, behind.compare(state, played, puzzle.actions, state.seat))


def is_the_best(puzzle: Puzzle, actions: Sequence[str]) -> bool:
    """Whether a whole turn leads where the solution does, so that nothing need be searched."""
    played = tuple(map(puzzle.game.parse, actions))
    return lead_to_the_same(puzzle.game, known_position(puzzle), played, puzzle.actions, SEED)


def known_position(puzzle: Puzzle) -> State:
    """The position as its seat may know it, from where turns are compared."""
    state = puzzle.state()
    if state.seat is None:
        raise ValueError("this puzzle has nobody to decide")
    return state.resample(state.seat, Chance(SEED))


def verdict_for(puzzle: Puzzle, lost: float) -> PuzzleVerdict:
    """What an answer is worth that is so many points behind."""
    return PuzzleVerdict(lost == 0, round(lost, 1), credit_for(lost, puzzle.gap))


def credit_for(lost: float, gap: float) -> int:
    """All for what is as good, half for what is as far behind as the next best turn, none for twice that."""
    credit = round(FULL * max(0.0, 1 - lost / (2 * gap)))
    return credit if lost == 0 else min(credit, FULL - 1)
