"""What every bot promises: given what its seat may know and a budget, it answers with an action."""

from __future__ import annotations

import json
import time
import zlib
from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from itertools import takewhile

from ..games import Chance, Json, State
from .budget import BadBot, Budget
from .outlook import Outlook, leads
from .plan import carry_on

A_HAIR = 1e-9  # points, or chances to win, that make no difference


@dataclass(frozen=True)
class Line:
    """One way to go on, and what the bot expects of it."""

    actions: tuple[int, ...]
    """What it would play, to the end of its turn as far as chance lets it see."""
    win: float
    """The chance to win, shared wins counted in part: 0 … 1."""
    margin: float
    """Points ahead of the best rival at the end; behind, if negative."""
    visits: int = 0
    """How much of the search went into it."""
    exact: bool = field(default=False, repr=False)
    """Whether the ending was solved, so that nothing about it is a guess."""


class Bot(ABC):
    """A player. The state it is given must come from `state.resample(seat, chance)`: it holds no secrets.

    What a bot answers depends on its seed, on what its seat may know and, where the budget is a number of
    simulations, on nothing else. It remembers the turn it has begun, and thinks again only if chance has
    brought something new.
    """

    def __init__(self, name: str, budget: Budget, seed: int = 0) -> None:
        self.name = name
        self.budget = budget
        self.seed = seed
        self.thoughts: list[float] = []
        """How long each decision took, in seconds; steps that were forced or planned take none."""
        self._expected: Json | None = None
        self._rest: tuple[int, ...] = ()

    @abstractmethod
    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """The lines considered, the one to play first."""

    def consider(self, state: State, budget: Budget) -> list[Line]:
        """What it thinks of, one of the best first: among equals the seed decides."""
        known = state.view(state.seat)
        lines = self.think(state, budget, self.chance_for(known))
        return one_of_equals_first(lines, self.chance_for(known))

    def choose(self, state: State, budget: Budget | None = None) -> int:
        """The action to play."""
        legal = state.legal()
        if not legal:
            raise ValueError("the game is over: there is nothing to choose")
        if self._rest and not (self._rest[0] in legal and state.view(state.seat) == self._expected):
            self._rest = ()
        if len(legal) == 1 and not self._rest:
            return legal[0]
        if not self._rest:
            started = time.perf_counter()
            lines = self.consider(state, budget or self.budget)
            self.thoughts.append(time.perf_counter() - started)
            self._rest = lines[0].actions
        action, self._rest = self._rest[0], self._rest[1:]
        self._expect(state, action)
        return action

    def plan(self, state: State, budget: Budget) -> list[int]:
        """What to play after one thought: until chance has a say, the turn is over, or the plan ends."""
        actions: list[int] = []
        plan: tuple[int, ...] | None = None
        goes_on = not state.over
        while goes_on:
            legal = state.legal()
            if plan and plan[0] in legal:
                action, plan = plan[0], plan[1:]
            elif len(legal) == 1:
                action = legal[0]
            elif plan is None:
                plan = self.consider(state, budget)[0].actions
                continue
            else:
                break
            state, goes_on = carry_on(state, action, Chance(0))
            actions.append(action)
        return actions

    def hint(self, state: State, budget: Budget | None = None, lines: int = 3) -> list[Line]:
        """The few best ways to go on, best first."""
        if state.over:
            return []
        return self.consider(state, budget or self.budget)[:lines]

    def outlook(self, state: State, simulations: int, chance: Chance) -> Outlook:
        """How the position stands for all seats; once the game is over, how it has ended."""
        if not state.over:
            return self.look_around(state, simulations, chance)
        totals = [sheet["total"] for sheet in state.scores()]
        winners = state.winners()
        return Outlook(
            tuple((seat in winners) / len(winners) for seat in range(state.players)),
            tuple(map(float, leads(totals))),
        )

    def look_around(self, state: State, simulations: int, chance: Chance) -> Outlook:
        """How a position of a game that goes on stands for all seats, by so many simulations."""
        raise BadBot(f"{self.name} doesn't look ahead, so it can't tell how a position stands")

    def chance_for(self, known: Json) -> Chance:
        """Chance for a decision: the same seed and the same knowledge give the same thoughts."""
        return Chance(self.seed * 2**32 + zlib.crc32(json.dumps(known, sort_keys=True).encode()))

    def _expect(self, state: State, action: int) -> None:
        """Remember what the rest of the turn was planned for; where chance speaks, the plan ends."""
        if self._rest:
            after, goes_on = carry_on(state, action, Chance(0))
            if goes_on:
                self._expected = after.view(after.seat)
            else:
                self._rest = ()


def one_of_equals_first(lines: list[Line], chance: Chance) -> list[Line]:
    """The lines, best first; of those that are as good as the first, any may come first."""
    equals = len(list(takewhile(lambda line: is_as_good(line, lines[0]), lines)))
    chosen = chance.below(equals) if equals > 1 else 0
    if chosen == 0:
        return lines
    # each place keeps its visits, so that lines stay in their order where searches are added up
    first = replace(lines[chosen], visits=lines[0].visits)
    other = replace(lines[0], visits=lines[chosen].visits)
    return [first, *lines[1:chosen], other, *lines[chosen + 1 :]]


def is_as_good(line: Line, other: Line) -> bool:
    """Whether as much is expected of a line as of another."""
    return abs(line.win - other.win) < A_HAIR and abs(line.margin - other.margin) < A_HAIR
