"""Whole turns, for planners that think in them: lines of small steps to the end of a seat's turn."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice

from .. import games
from ..games import Chance, State


@dataclass(frozen=True)
class TurnLine:
    """A line of actions, and the position it leads to."""

    actions: tuple[int, ...]
    after: State
    """Where it leads; if chance has spoken this is one of several positions."""
    certain: bool
    """Whether chance had no say, so that it leads there and nowhere else."""


def whole_turns(game: str, state: State, most: int | None = None) -> Iterator[TurnLine]:
    """All that the seat can do with the rest of its turn, at most so many.

    A line ends where the turn does, where another seat decides, or where chance speaks: what comes then is
    best decided when it is seen. Of lines that lead to the same position only the first is told. The larger
    the hands of meeples in Five Tribes the more there are, up to millions, so `most` is a good idea there.
    """
    if state.over:
        raise ValueError("the game is over: there are no turns to come")
    return islice(lines(game, state), most)


def lines(game: str, start: State) -> Iterator[TurnLine]:
    """Every line, depth first, each position visited once."""
    rules = games.get(game)
    seat = start.seat
    assert seat is not None
    memory = array("f", [0.0]) * rules.layout.size
    seen: set[bytes] = set()
    waiting: list[tuple[tuple[int, ...], State]] = [((), start)]
    while waiting:
        played, state = waiting.pop()
        deeper = []
        for action in state.legal():
            after, chance = state.clone(), Chance.from_script([])
            after.apply(action, chance)
            certain = chance.kept_to_script()
            over = not certain or after.seat != seat or rules.ends_turn(action)
            # Within a turn what the seat knows tells one position from another, and is quickly written down.
            rules.observe(after, seat, memory, 0)
            mark = blake2b(memory, digest_size=16, salt=b"" if certain else str(action).encode()).digest()
            if mark in seen:
                continue
            seen.add(mark)
            line = (*played, action)
            if over:
                yield TurnLine(line, after, certain)
            else:
                deeper.append((line, after))
        waiting += reversed(deeper)


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
