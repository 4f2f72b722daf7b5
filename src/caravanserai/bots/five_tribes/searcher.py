"""Players that search: over small steps, or over whole turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import fmean

from ...games import Chance, State
from ...games.five_tribes.constants import *
from ...games.five_tribes.game import of_five_tribes
from ...games.five_tribes.state import State as Position
from ..bot import Bot, Line
from ..budget import Budget
from ..deadline import Deadline
from ..outlook import Lookout, Outlook
from .endgame import Solver, is_last_turn
from .search_settings import SearchSettings
from .steps import Steps
from .tree import Tree

DEALS = 8  # of what the seat can't know, in which a last turn is solved
EACH_WORLD = 64  # simulations before another deal of what the seat can't know is looked at
FIRST_LIMIT = 2_000  # positions of the first try to solve an ending; each further one has four times as many
SOLVING_SHARE = 0.6  # of the budget that may go into such tries, what the next is likely to take included
A_SIMULATION = 20  # positions that cost as much as one


class Searcher(Bot):
    """Thinks ahead until its budget is spent."""

    def __init__(
        self,
        name: str,
        budget: Budget,
        seed: int,
        plant: Callable[[int], Tree | Steps],
        settings: SearchSettings,
    ) -> None:
        super().__init__(name, budget, seed)
        self.settings = settings
        self.solver = Solver(FIRST_LIMIT)
        self.plant = plant
        self.trees: dict[int, Tree | Steps] = {}  # by the number of players
        self.tree: Tree | Steps

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """Solve the ending exactly, or search until the budget is spent or no other turn can catch up."""
        here = of_five_tribes(state)
        deadline = Deadline(budget)
        return self.solve(here, deadline, chance) or self.search(here, deadline, chance)

    def solve(self, state: Position, deadline: Deadline, chance: Chance) -> list[Line]:
        """The exact value of every choice, if the ending is small enough for the budget; else nothing."""
        deals = [state]
        if is_last_turn(state) and self.is_in_the_dark(state):
            deals = self.worlds(state, chance)[:DEALS]
        most = self.settings.endings
        if deadline.left is not None:
            most = min(most, A_SIMULATION * deadline.left)
        limit, following, taken = 0, min(most, FIRST_LIMIT), 0.0
        while limit < most and 1 - deadline.share_left() + taken < SOLVING_SHARE:
            limit, following = following, min(most, 4 * following)
            before = deadline.share_left()
            solved = self.solve_all(deals, limit)
            if solved:
                # visits fall from line to line, so that lines keep their order where searches are added up
                alone = len(deals) == 1
                return [
                    replace(line, visits=len(solved) - rank, exact=alone) for rank, line in enumerate(solved)
                ]
            if self.solver.seen < self.solver.limit:  # it is not a matter of size
                break
            taken = (before - deadline.share_left()) * following / limit
        return []

    def solve_all(self, deals: list[Position], limit: int) -> list[Line]:
        """What every choice is worth over all of these deals; nothing if that is too much to look at.

        What comes after the choice may differ from deal to deal, so that of several only the choice is told.
        """
        self.solver.limit = limit // len(deals)
        found: dict[int, list[Line]] = {}
        for deal in deals:
            for line in self.solver.solve(deal) or ():
                found.setdefault(line.actions[0], []).append(line)
            if self.solver.gave_up or not found:
                return []
        if len(deals) == 1:
            return [line for lines in found.values() for line in lines]
        means = [
            Line((action,), fmean(line.win for line in lines), fmean(line.margin for line in lines))
            for action, lines in found.items()
        ]
        return sorted(means, key=lambda line: (-round(line.win, 9), -round(line.margin, 9)))

    def search(self, state: Position, deadline: Deadline, chance: Chance) -> list[Line]:
        """What the tree shows when the budget is spent."""
        self.tree = self.tree_for(state.players)
        worlds = self.worlds(state, chance)
        if isinstance(self.tree, Tree):
            self.tree.turns.until = deadline.end or 0.0
        self.tree.plant(worlds[0], chance)
        world = 0
        while self.tree.size[0] > 1 and (simulations := deadline.next()):
            while simulations > 0:
                few = min(simulations, EACH_WORLD) if len(worlds) > 1 else simulations
                self.tree.run(few)
                simulations -= few
                if len(worlds) > 1:
                    world = (world + 1) % len(worlds)
                    self.tree.look_from(worlds[world])
            if self.is_decided(deadline) and not self.go_on(deadline):
                break
        return self.lines()

    def tree_for(self, players: int) -> Tree | Steps:
        """The tree that is kept for so many players."""
        if players not in self.trees:
            self.trees[players] = self.plant(players)
        return self.trees[players]

    def look_around(self, state: State, simulations: int, chance: Chance) -> Outlook:
        """How the position stands for all seats: what the second half of so many simulations expects."""
        here = of_five_tribes(state)
        tree = self.tree_for(here.players)
        tree.plant(here, chance)
        seen = Lookout(here.players)
        tree.run(simulations // 2)
        for _ in range(simulations // 2 + 1):
            tree.run(1)
            seen.see(tree.worth.points, tree.chances)
        return seen.outlook()

    def worlds(self, state: Position, chance: Chance) -> list[Position]:
        """Deals of what the seat can't know; one is enough if it knows everything."""
        number = self.settings.worlds if self.is_in_the_dark(state) else 1
        return [state.resample(state.active, chance) for _ in range(number)]

    def is_in_the_dark(self, state: Position) -> bool:
        """Whether rivals hold cards that the seat has not seen."""
        return any(state.unseen_size[rival] > 0 for rival in range(state.players) if rival != state.active)

    def is_decided(self, deadline: Deadline) -> bool:
        """Whether the leader can't be caught in the time that is left."""
        share = deadline.share_left()
        left = deadline.done * share / (1.001 - share)
        tree = self.tree
        node = 0 if isinstance(tree, Tree) else tree.top
        edges = range(tree.begin[node], tree.begin[node] + tree.size[node])
        visits = sorted((tree.visits[edge] for edge in edges), reverse=True)
        if len(visits) == 1 or visits[0] - visits[1] > left:
            return True
        return deadline.is_clear(visits[0], visits[1])

    def go_on(self, deadline: Deadline) -> bool:
        """Use the time left for the steps of the turn that come after the one decided, if there are any."""
        tree = self.tree
        if isinstance(tree, Tree) or not self.settings.thorough:
            return False
        while tree.settle():
            if not self.is_decided(deadline):
                return True
        return False

    def lines(self) -> list[Line]:
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
