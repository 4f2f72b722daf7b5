"""What is told of puzzles and of who solves them."""

from __future__ import annotations

from collections.abc import Sequence

from ... import puzzles
from ...bots.consequences import brought_by
from ...protocol.puzzle import BestTurn, SolverRating
from ...protocol.review import Brought
from ...puzzles import Puzzle
from ...puzzles.verdict import FULL, SEED
from .book import KeptAttempt

MOST_TOLD = 100
"""Ratings that are told of somebody, the newest."""


def rating_of(attempts: Sequence[KeptAttempt]) -> SolverRating:
    """How well somebody solves puzzles."""
    now = attempts[-1].rating
    return SolverRating(
        rating=round(now.value),
        doubt=round(now.doubt),
        sure=now.is_sure,
        tried=len(attempts),
        solved=sum(attempt.credit == FULL for attempt in attempts),
        history=[round(attempt.rating.value) for attempt in attempts[-MOST_TOLD:]],
    )


def best_turn(puzzle: Puzzle) -> BestTurn:
    """The answer, and why."""
    return BestTurn(
        do=list(puzzle.solution),
        story=puzzles.play(puzzle, puzzle.solution).story,
        themes=list(puzzle.themes),
        gap=puzzle.gap,
        proof=puzzle.proof,
        brings=brings(puzzle, puzzle.solution),
        line=puzzles.to_text([puzzle]).strip(),
    )


def brings(puzzle: Puzzle, actions: Sequence[str]) -> Brought:
    """What a turn brings, and leaves to the next."""
    return brought_by(puzzle.game, puzzle.state(), list(map(puzzle.game.parse, actions)), SEED)
