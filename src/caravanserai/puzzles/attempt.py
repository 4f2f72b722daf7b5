"""Trying a puzzle: the steps made so far, as far as they are allowed; nothing is kept in between."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..bots.plan import carry_on
from ..games import BadNotation, Chance, IllegalAction, Json, State
from .puzzle import Puzzle

SEED = 1
"""Of chance: what it brings comes after the turn, and doesn't count."""


class Attempt(msgspec.Struct):
    """How far a turn has come."""

    state: State
    story: list[Json]
    """What was done, as the seat may know it."""
    steps: int = 0
    """How many of the actions were carried out."""
    whole: bool = False
    """Whether the turn is over, or chance has its say: what follows is no part of the puzzle."""
    refused: str | None = None
    """Why the next action was not carried out."""
    rule: str | None = None
    """The clause that forbids it."""
    reason: str = ""
    """The id of the reason, by which its translations are found."""


def play(puzzle: Puzzle, actions: Iterable[str]) -> Attempt:
    """Do these actions, as far as they are allowed and the turn goes."""
    game, state = puzzle.game, puzzle.state()
    seat = state.seat
    attempt = Attempt(state, [])
    for text in actions:
        if attempt.whole:
            break
        try:
            action = game.parse(text)
            after, goes_on = carry_on(attempt.state, action, Chance(SEED))
        except IllegalAction as refusal:
            attempt.refused, attempt.rule, attempt.reason = refusal.message, refusal.rule, refusal.id
            break
        except BadNotation as problem:
            attempt.refused = str(problem)
            break
        attempt.story += game.tell(after, seat)
        attempt.whole = not goes_on or game.closes_turn(attempt.state, action, after)
        attempt.state = after
        attempt.steps += 1
    return attempt
