"""Whole turns, for planners that think in them: lines of small steps to the end of a seat's turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from .. import games
from ..games import Chance, State
from ..games.turns import TurnLine

__all__ = ["TurnLine", "play_turn", "whole_turns"]


def whole_turns(game: str, state: State, most: int | None = None) -> Iterator[TurnLine]:
    """All that the seat can do with the rest of its turn, at most so many.

    A line ends where the turn does, where another seat decides, or where chance speaks: what comes then is
    best decided when it is seen. Of lines that lead to the same position only the first is told. The larger
    the hands of meeples in Five Tribes the more there are, up to millions, so `most` is a good idea there.
    """
    if state.over:
        raise ValueError("the game is over: there are no turns to come")
    return islice(games.get(game).turns(state), most)


def play_turn(state: State, actions: Sequence[int], chance: Chance) -> State:
    """The position after a line of actions of one seat; the one it starts from stays as it is.

    IllegalAction if a step can't be taken. After a step at which chance speaks the rest might not be legal
    any more, so `whole_turns` ends a line there.
    """
    after = state.clone()
    for action in actions:
        if after.seat != state.seat:
            raise ValueError(f"the line goes on after the turn of seat {state.seat}")
        after.apply(action, chance)
    return after
