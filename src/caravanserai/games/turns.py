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

    def followed_by(self, action: int) -> TurnLine:
        """The line that is one action longer; chance answers as a script of nothing does."""
        after, chance = self.after.clone(), Chance.from_script([])
        after.apply(action, chance)
        return TurnLine((*self.actions, action), after, chance.kept_to_script())

    def is_whole(self, seat: int | None, ends: Callable[[int], bool]) -> bool:
        """Whether the turn ends here, another seat decides, or chance has spoken."""
        return not self.certain or self.after.seat != seat or ends(self.actions[-1])


def lines(start: State, sign: Callable[[State], bytes], ends: Callable[[int], bool]) -> Iterator[TurnLine]:
    """All that the seat can do with the rest of its turn, depth first, each position visited once.

    A line ends where the turn does, where another seat decides, or where chance speaks. `sign` tells one
    position from another, `ends` whether an action ends the turn. Of lines that lead to the same position
    only the first is told.
    """
    seat = start.seat
    seen: set[tuple[bytes, int]] = set()
    waiting = [TurnLine((), start, True)]
    while waiting:
        begun = waiting.pop()
        deeper = []
        for action in begun.after.legal():
            line = begun.followed_by(action)
            met = (sign(line.after), CERTAIN if line.certain else action)
            if met in seen:
                continue
            seen.add(met)
            if line.is_whole(seat, ends):
                yield line
            else:
                deeper.append(line)
        waiting += reversed(deeper)


def actions_of(found: Iterable[TurnLine]) -> Iterator[list[int]]:
    """The actions of each line."""
    for line in found:
        yield list(line.actions)


def as_bytes(state: State) -> bytes:
    """What tells a position from any other, where nothing quicker does."""
    return json.dumps(state.to_json(), sort_keys=True).encode()
