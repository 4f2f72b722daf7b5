"""Counting all that can be played from a position, so that two implementations can be compared.

A line is a row of small steps; counted are those of just so many. Whatever chance is asked for, it brings the
first thing that may come, in the order in which the game names things: so no generator need be agreed on.
"""

from __future__ import annotations

from .chance import Chance
from .state import State


def perft(state: State, depth: int) -> int:
    """How many lines of so many steps can be played from a position."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal())
    return sum(perft(after(state, action), depth - 1) for action in state.legal())


def divide(state: State, depth: int) -> dict[int, int]:
    """The same for each first step: how many of the lines begin with it."""
    return {action: perft(after(state, action), depth - 1) for action in state.legal()}


def after(state: State, action: int) -> State:
    """The position after a step, if chance brings the first thing each time."""
    reached = state.clone()
    reached.apply(action, Chance.from_script([]))
    return reached
