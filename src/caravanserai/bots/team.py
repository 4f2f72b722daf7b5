"""One mind in several processes: each searches on its own, and what they saw is added up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

from ..games import Chance, State
from .bot import Bot, Line
from .budget import Budget
from .levels import Wish, make, read_name


class Team(Bot):
    """Several searches of the same level side by side; visits to the same line are added up."""

    def __init__(self, game: str, name: str, wish: Wish, seed: int) -> None:
        self.alone = make(game, name, wish, seed)
        super().__init__(name, self.alone.budget, seed)
        self.game = game
        self.processes = wish.processes
        self._pool: ProcessPoolExecutor | None = None

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """What all of them found; if one of the processes dies, one mind thinks alone."""
        few = None if budget.simulations is None else max(1, budget.simulations // self.processes)
        share = replace(budget, simulations=few)
        seeds = [chance.below(2**30) for _ in range(self.processes)]
        try:
            thoughts = [
                self.pool.submit(think_apart, self.game, self.name, state, share, seed) for seed in seeds
            ]
            found = [thought.result() for thought in thoughts]
        except BrokenProcessPool:
            self.close()
            return self.alone.think(state, budget, chance)
        return merge(found)

    @property
    def pool(self) -> ProcessPoolExecutor:
        """The processes, started when they are first needed."""
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=spawned)
        return self._pool

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


_MINDS: dict[tuple[str, str], Bot] = {}


def think_apart(game: str, name: str, state: State, budget: Budget, seed: int) -> list[Line]:
    """In a process of the team: think with a chance of one's own."""
    if (game, name) not in _MINDS:
        _MINDS[game, name] = make(game, name, read_name(name), 0)
    mind = _MINDS[game, name]
    return mind.think(state, budget, Chance(seed))


def merge(found: list[list[Line]]) -> list[Line]:
    """Add up what was seen of each line; the most visited first.

    Searches over steps tell lines apart by their first step: how the turn may go on is a guess, and the one
    that saw more of it is believed.
    """
    by_step = all(len({line.actions[0] for line in lines}) == len(lines) for lines in found)
    merged: dict[tuple[int, ...], Line] = {}
    for line in (line for lines in found for line in lines):
        key = line.actions[:1] if by_step else line.actions
        other = merged.get(key)
        if other is not None:
            visits = line.visits + other.visits
            weight = line.visits / visits if visits else 0.5
            win = weight * line.win + (1 - weight) * other.win
            margin = weight * line.margin + (1 - weight) * other.margin
            actions = line.actions if line.visits > other.visits else other.actions
            line = Line(actions, win, margin, visits)
        merged[key] = line
    return sorted(merged.values(), key=lambda line: (-line.visits, -line.win))
