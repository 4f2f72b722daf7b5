"""What every bot promises: given what its seat may know and a budget, it answers with an action."""

from __future__ import annotations

import json
import math
import re
import time
import zlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from ..games import Chance, Json, State

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)")


class BadBot(ValueError):
    """A bot that can't be had: no such level, budget or setting."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: so many seconds, or so many simulations, whichever ends first."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        limits = [limit for limit in (self.seconds, self.simulations) if limit is not None]
        if not limits or not all(limit > 0 for limit in limits):
            raise BadBot("a budget of nothing leaves no time to think; give seconds, or simulations")

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read "2s", "50ms" or "1000" (simulations)."""
        found = BUDGET.fullmatch(text)
        if found is None:
            raise BadBot(f"{text!r} is no budget; write 2s, 50ms, or a number of simulations such as 1000")
        if found[3]:
            return cls(simulations=int(found[3]))
        return cls(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.seconds:g}s"
        return str(self.simulations)


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


@dataclass(frozen=True)
class Outlook:
    """How a position stands for all seats."""

    win: tuple[float, ...]
    """The chance of each to win; together 1."""
    margin: tuple[float, ...]
    """The points by which each is expected to end ahead of its best rival; behind, if negative."""


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
            known = state.view(state.seat)
            started = time.perf_counter()
            lines = self.think(state, budget or self.budget, self.chance_for(known))
            self.thoughts.append(time.perf_counter() - started)
            self._rest = lines[0].actions
        action, self._rest = self._rest[0], self._rest[1:]
        self._expect(state, action)
        return action

    def hint(self, state: State, budget: Budget | None = None, lines: int = 3) -> list[Line]:
        """The few best ways to go on, best first."""
        if state.over:
            return []
        known = state.view(state.seat)
        return self.think(state, budget or self.budget, self.chance_for(known))[:lines]

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
            after, chance = state.clone(), Chance(0)
            after.apply(action, chance)
            if chance.answers() or after.seat != state.seat:
                self._rest = ()
            else:
                self._expected = after.view(after.seat)


class Lookout:
    """Adds up what simulations say of all seats."""

    def __init__(self, players: int, scale: float) -> None:
        self.scale = scale
        self.number = 0
        self.wins = [0.0] * players
        self.margins = [0.0] * players

    def see(self, points: Sequence[float]) -> None:
        """A simulation expects these points of the seats."""
        self.number += 1
        for seat, ahead in enumerate(leads(points[: len(self.wins)])):
            self.margins[seat] += ahead
            self.wins[seat] += 1 / (1 + math.exp(min(30.0, max(-30.0, -ahead / self.scale))))

    def outlook(self) -> Outlook:
        """What has been seen so far."""
        together = sum(self.wins)
        return Outlook(
            tuple(win / together for win in self.wins),
            tuple(margin / self.number for margin in self.margins),
        )


def leads(points: Sequence[float]) -> list[float]:
    """How far each seat is ahead of its best rival."""
    return [
        points[seat] - max(points[rival] for rival in range(len(points)) if rival != seat)
        for seat in range(len(points))
    ]


class Clock:
    """Tells a search how many simulations to do before it asks again, until the budget is spent.

    A budget of simulations is handed out in equal parts, whatever the time: so a search that looks between
    parts whether it is decided stops at the same one every time.
    """

    CHECK = 0.004  # seconds between two looks at the clock
    PARTS = 16

    def __init__(self, budget: Budget) -> None:
        self.started = time.monotonic()
        self.deadline = None if budget.seconds is None else self.started + budget.seconds
        self.left = budget.simulations
        self.done = 0
        self._size = 1
        self._asked = self.started

    def next(self) -> int:
        """How many simulations to do next; 0 when the budget is spent."""
        size = self._by_time() if self.left is None or self.deadline else self.left // self.PARTS + 1
        if self.deadline is not None and time.monotonic() >= self.deadline:
            return 0
        if self.left is not None:
            size = min(size, self.left - self.done)
        self.done += size
        return size

    def _by_time(self) -> int:
        """As many as take about as long as a look at the clock is apart from the next."""
        now = time.monotonic()
        if self.done and now - self._asked < self.CHECK:
            self._size *= 2
        elif self.done:
            self._size = max(1, self._size // 2)
        self._asked = now
        return self._size

    def share_left(self) -> float:
        """How much of the budget is left, 0 … 1."""
        shares = [1.0]
        if self.left is not None:
            shares.append(1 - self.done / self.left)
        if self.deadline is not None:
            shares.append((self.deadline - time.monotonic()) / (self.deadline - self.started))
        return max(0.0, min(shares))
