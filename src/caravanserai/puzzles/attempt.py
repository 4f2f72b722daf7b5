"""Trying a puzzle: the steps made so far, as far as they are allowed; nothing is kept in between."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from ..bots.plan import carry_on
from ..games import Chance, Game
from ..lessons.tried import SEED, Tried
from .puzzle import Puzzle


class PuzzleAttempt(Tried):
    """How far a turn has come."""

    whole: bool = False
    """Whether the turn is over, or chance has its say: what follows is no part of the puzzle."""


def play(puzzle: Puzzle, actions: Iterable[str]) -> PuzzleAttempt:
    """Do these actions, as far as they are allowed and the turn goes."""
    state = puzzle.state()
    attempt = PuzzleAttempt(state, [])
    for text in actions:
        if attempt.whole or not attempt.carries_out(text, partial(step, puzzle.game, state.seat, attempt)):
            break
    return attempt


def step(game: Game, seat: int | None, attempt: PuzzleAttempt, text: str) -> None:
    """Carry out one action; what chance brings comes after the turn, and doesn't count."""
    action = game.parse(text)
    after, goes_on = carry_on(attempt.state, action, Chance(SEED))
    attempt.story += game.tell(after, seat)
    attempt.whole = not goes_on or game.closes_turn(attempt.state, action, after)
    attempt.state = after
