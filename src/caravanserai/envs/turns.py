"""Whole turns, for planners that think in them: lines of small steps to the end of a seat's turn."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice

from .. import games
from ..games import Chance, State

TRIES = 4
"""How often random play looks for each turn that is wanted: many ways lead to the same position."""


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


def some_turns(game: str, state: State, most: int, chance: Chance) -> list[TurnLine]:
    """At most so many of the seat's turns: all if there are no more, else such as random play finds."""
    found = list(whole_turns(game, state, most + 1))
    if len(found) <= most:
        return found
    notes = Notebook(game, state)
    found = []
    for _ in range(TRIES * most):
        line = random_line(notes, state, chance)
        if notes.is_new(line) and len(found) < most:
            found.append(line)
    return found


def lines(game: str, start: State) -> Iterator[TurnLine]:
    """Every line, depth first, each position visited once."""
    notes = Notebook(game, start)
    waiting: list[tuple[tuple[int, ...], State]] = [((), start)]
    while waiting:
        played, state = waiting.pop()
        deeper = []
        for action in state.legal():
            line = notes.follow(played, state, action)
            if not notes.is_new(line):
                continue
            if notes.ends(line):
                yield line
            else:
                deeper.append((line.actions, line.after))
        waiting += reversed(deeper)


def random_line(notes: Notebook, start: State, chance: Chance) -> TurnLine:
    """A turn of which each step is any legal one."""
    line = TurnLine((), start, True)
    while not line.actions or not notes.ends(line):
        legal = line.after.legal()
        line = notes.follow(line.actions, line.after, legal[chance.below(len(legal))])
    return line


class Notebook:
    """What a planner keeps of a turn: whose it is, and which positions it has seen."""

    def __init__(self, game: str, start: State) -> None:
        assert start.seat is not None
        self.rules = games.get(game)
        self.seat = start.seat
        self._memory = array("f", [0.0]) * self.rules.layout.size
        self._seen: set[bytes] = set()

    def follow(self, played: tuple[int, ...], state: State, action: int) -> TurnLine:
        """A line that is one action longer; chance answers as a script of nothing does."""
        after, chance = state.clone(), Chance.from_script([])
        after.apply(action, chance)
        return TurnLine((*played, action), after, chance.kept_to_script())

    def ends(self, line: TurnLine) -> bool:
        """Whether the turn ends here, another seat decides, or chance has spoken."""
        return not line.certain or line.after.seat != self.seat or self.rules.ends_turn(line.actions[-1])

    def is_new(self, line: TurnLine) -> bool:
        """Whether no line has led there before; from now on this one has."""
        # Within a turn what the seat knows tells one position from another, and is quickly written down.
        self.rules.observe(line.after, self.seat, self._memory, 0)
        salt = b"" if line.certain else str(line.actions[-1]).encode()
        mark = blake2b(self._memory, digest_size=16, salt=salt).digest()
        if mark in self._seen:
            return False
        self._seen.add(mark)
        return True


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
