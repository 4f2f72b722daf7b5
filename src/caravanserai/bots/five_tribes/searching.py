"""Players that search: over small steps, or over whole turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...games import Chance
from ...games import State as AnyState
from ...games.five_tribes.constants import *
from ...games.five_tribes.state import State
from ..bot import Bot, Budget, Clock, Line
from .steps import Steps
from .tree import Tree

EACH_WORLD = 64  # simulations before another deal of what the seat can't know is looked at


class Searcher(Bot):
    """Thinks ahead until its budget is spent."""

    def __init__(
        self, name: str, budget: Budget, seed: int, plant: Callable[[int], Tree | Steps], worlds: int
    ) -> None:
        super().__init__(name, budget, seed)
        self.plant = plant
        self.trees: dict[int, Tree | Steps] = {}  # by the number of players
        self.tree: Tree | Steps
        self.most_worlds = worlds

    def think(self, state: AnyState, budget: Budget, chance: Chance) -> list[Line]:
        """Search until the budget is spent, or until no other turn can catch up."""
        clock = Clock(budget)
        if state.players not in self.trees:
            self.trees[state.players] = self.plant(state.players)
        self.tree = self.trees[state.players]
        seat = cast(State, state).active
        worlds = self.worlds(cast(State, state), chance)
        self.tree.plant(worlds[0], chance)
        size = self.tree.size[0]
        world = 0
        while size > 1 and (simulations := clock.next()):
            while simulations > 0:
                few = min(simulations, EACH_WORLD) if len(worlds) > 1 else simulations
                self.tree.run(few)
                simulations -= few
                if len(worlds) > 1:
                    world = (world + 1) % len(worlds)
                    self.tree.look_from(worlds[world])
            if self.is_decided(clock):
                break
        return self.lines(seat)

    def worlds(self, state: State, chance: Chance) -> list[State]:
        """Deals of what the seat can't know; one is enough if it knows everything."""
        hidden = any(state.unseen_size[rival] > 0 for rival in range(state.players) if rival != state.active)
        number = self.most_worlds if hidden else 1
        return [state.resample(state.active, chance) for _ in range(number)]

    def is_decided(self, clock: Clock) -> bool:
        """Whether the leader can't be caught in the time that is left."""
        share = clock.share_left()
        if clock.done < 200 or share > 0.8:
            return False
        left = clock.done * share / (1 - share) if share < 1 else float("inf")
        visits = sorted((self.tree.visits[edge] for edge in range(self.tree.size[0])), reverse=True)
        return visits[0] - visits[1] > left

    def lines(self, seat: int) -> list[Line]:
        """What was considered, the most visited first."""
        tree = self.tree
        order = sorted(range(tree.size[0]), key=lambda edge: (-tree.visits[edge], -tree.first[edge]))
        return [
            Line(
                actions=tree.actions(edge),
                win=(tree.total[edge] + tree.first[edge]) / (tree.visits[edge] + 1),
                margin=tree.lead[edge] / max(1, tree.visits[edge]),
                visits=tree.visits[edge],
            )
            for edge in order
        ]
