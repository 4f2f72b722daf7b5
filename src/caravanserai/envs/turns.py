"""Whole turns, for planners that think in them: lines of small steps to the end of a seat's turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from .. import games
from ..games import Chance, State
from ..games.turns import TurnLine, as_bytes

__all__ = ["TurnLine", "play_turn", "some_turns", "whole_turns"]

TRIES = 4
"""How often random play looks for each turn that is wanted: many ways lead to the same position."""


def whole_turns(game: str, state: State, most: int | None = None) -> Iterator[TurnLine]:
    """All that the seat can do with the rest of its turn, at most so many.

    A line ends where the turn does, where another seat decides, or where chance speaks: what comes then is
    best decided when it is seen. Of lines that lead to the same position only the first is told. The larger
    the hands of meeples in Five Tribes the more there are, up to millions, so `most` is a good idea there.
    """
    if state.over:
        raise ValueError("the game is over: there are no turns to come")
    return islice(games.get(game).turns(state), most)


def some_turns(game: str, state: State, most: int, chance: Chance) -> list[TurnLine]:
    """At most so many of the seat's turns: all if there are no more, else such as random play finds."""
    found = list(whole_turns(game, state, most + 1))
    if len(found) <= most:
        return found
    tried = [random_line(game, state, chance) for _ in range(TRIES * most)]
    different = {(as_bytes(line.after), line.certain or line.actions[-1]): line for line in reversed(tried)}
    return list(different.values())[::-1][:most]


def random_line(game: str, start: State, chance: Chance) -> TurnLine:
    """A turn of which each step is any legal one."""
    ends = games.get(game).ends_turn
    line = TurnLine((), start, True)
    while not line.actions or not line.is_whole(start.seat, ends):
        legal = line.after.legal()
        line = line.followed_by(legal[chance.below(len(legal))])
    return line


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
