"""The levels that search: endings solved exactly, all else by a tree."""

from __future__ import annotations

from math import sqrt

from ...games import Chance, State
from ...games.ali_baba.actions import carry_out
from ...games.ali_baba.constants import SHOW
from ...games.ali_baba.game import of_ali_baba
from ...games.ali_baba.state import State as Position
from ..bot import Bot, Line
from ..budget import Budget
from ..deadline import Deadline
from ..outlook import Lookout, Outlook
from .appraisal import Appraisal
from .endgame import Solver
from .known_position import known_position
from .options import find_options
from .quick import choose
from .search_settings import SearchSettings
from .tree import Tree
from .weights import WEIGHTS, Weights

FIRST_LIMIT = 64
"""Positions of the first try to solve an ending; each further one may look at four times as many."""
SOLVING_SHARE = 0.5
"""The part of the budget that tries to solve an ending may use."""
LUCK = 0.4
"""How much of a choice's win may be luck after one visit; that falls with the root of the visits."""
ENOUGH = 64
"""Simulations after which a forced choice has been looked at for long enough."""


class Searcher(Bot):
    """Thinks as long as its budget allows, or until nothing can change its mind any more."""

    def __init__(
        self, name: str, budget: Budget, seed: int, settings: SearchSettings, weights: Weights = WEIGHTS
    ) -> None:
        super().__init__(name, budget, seed)
        self.settings = settings
        self.appraisal = Appraisal(weights)
        self.tree = Tree(settings, self.appraisal)
        self.solver = Solver(self.appraisal)

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """All choices that differ, the best first."""
        position = known_position(state, self.appraisal)
        deadline = Deadline(budget)
        return self.solve(position, deadline) or self.search(position, deadline, chance)

    def solve(self, position: Position, deadline: Deadline) -> list[Line]:
        """The exact outcome of each choice, if the ending is small enough for the budget; else nothing."""
        if position.down.bit_count() > self.settings.face_down:
            return []
        most = 2**self.settings.solve
        if deadline.left is not None:
            most = min(most, 16 * deadline.left)
        limit = FIRST_LIMIT
        while True:
            limit = min(limit, most)
            before = deadline.share_left()
            outcomes = self.solver.solve(position, limit)
            if outcomes is not None:
                # visits fall from line to line, so that lines keep their order where searches are added up
                return [
                    Line((action,), win, margin, max(1, limit - rank), exact=True)
                    for rank, (action, win, margin) in enumerate(outcomes)
                ]
            used = before - deadline.share_left()
            if limit == most or 1 - deadline.share_left() + 4 * used > SOLVING_SHARE:
                return []
            limit *= 4

    def search(self, position: Position, deadline: Deadline, chance: Chance) -> list[Line]:
        """What a tree search finds before the budget ends."""
        self.tree.plant(position, chance)
        actions = [position.found[i] for i in range(find_options(position, True))]
        self.grow(position, actions, deadline)
        if deadline.done == 0:
            self.tree.run(1)
        lines = [self.line(position, action) for action in actions]
        lines.sort(key=lambda line: (line.visits, line.win), reverse=True)
        best = max(lines, key=surely)
        return [best, *(line for line in lines if line is not best)]

    def look_around(self, state: State, simulations: int, chance: Chance) -> Outlook:
        """How the position stands for all seats: what the second half of so many simulations expects."""
        self.tree.plant(self.shown(state, chance), chance)
        seen = Lookout(state.players)
        self.tree.run(simulations // 2)
        for _ in range(simulations // 2 + 1):
            self.tree.run(1)
            seen.see(self.tree.forecast.values, self.tree.utility)
        return seen.outlook()

    def shown(self, state: State, chance: Chance) -> Position:
        """The position once all have shown a tile: secret choices stay, the others choose at sight."""
        position = of_ali_baba(state).clone()
        while position.phase == SHOW:
            carry_out(position, choose(position, self.appraisal, 0.0, chance), chance)
        return position

    def grow(self, position: Position, actions: list[int], deadline: Deadline) -> None:
        """Let the tree grow until the budget ends or the leader can't be overtaken in what is left of it."""
        while simulations := deadline.next():
            self.tree.run(simulations)
            left = deadline.share_left()
            if self.decided(position, actions, deadline.done * left / (1.001 - left), deadline):
                return

    def decided(self, position: Position, actions: list[int], to_come: float, deadline: Deadline) -> bool:
        """Whether so many simulations more can't change, or hardly, which choice was visited most."""
        visits = sorted(self.tree.count_visits(self.slot(position, action)) for action in actions)
        if len(visits) == 1:
            return visits[0] >= ENOUGH
        return visits[-1] - visits[-2] > to_come or deadline.is_clear(visits[-1], visits[-2])

    def slot(self, position: Position, action: int) -> int:
        """Where the tree keeps what it knows of a choice at the root."""
        return self.tree.find_first(action)

    def line(self, position: Position, action: int) -> Line:
        """A choice at the root and what was found out about it."""
        slot = self.slot(position, action)
        visits = self.tree.count_visits(slot)
        if visits == 0:
            return Line((action,), 0.0, 0.0)
        return Line(
            self.rest_of_turn(position, action, slot),
            self.tree.wins[slot] / visits,
            self.tree.margins[slot] / visits,
            visits,
        )

    def rest_of_turn(self, position: Position, action: int, slot: int) -> tuple[int, ...]:
        """The action and what the search would play after it, until another seat chooses or chance speaks."""
        seat = position.chooser
        table = position.clone()
        actions = [action]
        luck = Chance(0)
        while True:
            carry_out(table, actions[-1], luck)
            if luck.asked or table.seat != seat or table.active != position.active:
                return tuple(actions)
            number = find_options(table, True)
            if number > 1:
                slots = [self.tree.find(slot, self.tree.key(table, table.found[i])) for i in range(number)]
                best = max(range(number), key=lambda i: self.tree.count_visits(slots[i]))
                if self.tree.count_visits(slots[best]) == 0:
                    return tuple(actions)
                slot = slots[best]
                actions.append(table.found[best])
            else:
                actions.append(table.found[0])


def surely(line: Line) -> float:
    """The chance to win less what may be luck in it: the fewer visits, the more."""
    return line.win - LUCK / sqrt(line.visits) if line.visits > 0 else -1.0
