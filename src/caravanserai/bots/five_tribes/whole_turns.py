"""Whole turns as edges of a tree: a move of meeples that promised much, and what quickly follows it."""

from __future__ import annotations

from array import array

from ...games.five_tribes.actions import carry_out
from ...games.five_tribes.constants import *
from ...games.five_tribes.state import State
from .edges import Edges
from .limits import *
from .search_settings import SearchSettings
from .turns import is_open
from .weights import Weights


class WholeTurns(Edges):
    """A search in which nodes may have whole turns for edges, if it is made for that."""

    def __init__(self, weights: Weights, settings: SearchSettings, whole: bool) -> None:
        super().__init__(weights, settings)
        self.width = settings.width
        # The move of meeples that an edge plays, its pick included; of length 0 for a single action.
        self.length = array("h", [0]) * settings.edges
        self.sow = array("h", [0]) * (SOW * (settings.edges if whole else 1))

    def add_turns(self, s: State, node: int) -> None:
        """An edge for each of the moves that promise most, by a random way; the position was appraised."""
        self.prospects.look(s)
        self.prospects.find_best(s, self.width, self.chance)
        best = self.prospects.brings[0]
        for i in range(self.prospects.found):
            length = self.prospects.walk(
                s, self.prospects.start[i], self.prospects.end[i], self.prospects.tribe[i], self.chance
            )
            if length == 0 or length > SOW:
                continue
            brings = self.prospects.brings[i]
            first = self.chance_with(brings - 0.5 * best)
            edge = self.new_edge(node, self.prospects.path[0], best - brings, first)
            self.length[edge] = length
            for k in range(length):
                self.sow[edge * SOW + k] = self.prospects.path[k]
        if self.size[node] > 0:
            self.share_out(node)

    def move(self, edge: int, to: int) -> None:
        """Let what is known of an edge stand elsewhere; the node behind it is not told."""
        Edges.move(self, edge, to)
        self.length[to] = self.length[edge]
        for k in range(self.length[edge]):
            self.sow[to * SOW + k] = self.sow[edge * SOW + k]

    def play(self, s: State, edge: int) -> bool:
        """Play an action or a turn that was thought of in another deal; False if this deal forbids it."""
        length = self.length[edge]
        first = edge * SOW
        if length == 0:
            carry_out(s, self.action[edge], self.chance)
            return True
        if s.total[self.action[edge] - PICKS] != length - 1:
            return False
        carry_out(s, self.action[edge], self.chance)
        for k in range(1, length):
            action = self.sow[first + k]
            if s.in_hand[(action - DROPS) // TILES] == 0:
                return False
            if k == length - 1 and not is_open(s, action):
                return False
            carry_out(s, action, self.chance)
        self.finisher.finish_turn(s, self.chance)
        return True
