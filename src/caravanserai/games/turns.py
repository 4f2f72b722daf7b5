"""Whole turns: lines of small steps to the end of a seat's turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from .chance import Chance
from .state import State

CERTAIN = -1
"""Beside a position: no action has let chance speak."""


@dataclass(frozen=True)
class TurnLine:
    """A line of actions, and the position it leads to."""

    actions: tuple[int, ...]
    after: State
    """Where it leads; if chance has spoken this is one of several positions."""
    certain: bool
    """Whether chance had no say, so that it leads there and nowhere else."""


def lines(start: State, sign: Callable[[State], bytes], ends: Callable[[int], bool]) -> Iterator[TurnLine]:
    """All that the seat can do with the rest of its turn, depth first, each position visited once.

    A line ends where the turn does, where another seat decides, or where chance speaks. `sign` tells one
    position from another, `ends` whether an action ends the turn. Of lines that lead to the same position
    only the first is told.
    """
    seat = start.seat
    seen: set[tuple[bytes, int]] = set()
    waiting: list[tuple[tuple[int, ...], State]] = [((), start)]
    while waiting:
        played, state = waiting.pop()
        deeper = []
        for action in state.legal():
            after, chance = state.clone(), Chance.from_script([])
            after.apply(action, chance)
            certain = chance.kept_to_script()
            over = not certain or after.seat != seat or ends(action)
            met = (sign(after), CERTAIN if certain else action)
            if met in seen:
                continue
            seen.add(met)
            line = (*played, action)
            if over:
                yield TurnLine(line, after, certain)
            else:
                deeper.append((line, after))
        waiting += reversed(deeper)


def actions_of(found: Iterable[TurnLine]) -> Iterator[list[int]]:
    """The actions of each line."""
    for line in found:
        yield list(line.actions)


def as_bytes(state: State) -> bytes:
    """What tells a position from any other, where nothing quicker does."""
    return json.dumps(state.to_json(), sort_keys=True).encode()
