"""Search over whole turns: a tree of bids and turns, judged at the end of a round.

Each simulation draws chance anew as the game does, goes down the tree by what turns have brought so far and
how they looked at first sight (PUCT), finishes the round quickly, and judges what stands there. Every seat
looks after itself. Nodes remember turns, not positions: what chance has changed is checked while playing.
"""

from __future__ import annotations

from array import array

from ...games.chance import Chance
from ...games.five_tribes.actions import carry_out, find_actions
from ...games.five_tribes.constants import *
from ...games.five_tribes.state import State
from .edges import Edges
from .limits import *
from .search_settings import SearchSettings
from .turns import Turns, is_open
from .weights import Weights

NONE = -1


class Tree(Edges):
    """A search over whole turns."""

    def __init__(self, weights: Weights, settings: SearchSettings) -> None:
        super().__init__(weights, settings)
        self.turns = Turns(self.finisher, weights, settings.root_width)
        self.width = settings.width
        # The move of meeples that an edge plays, its pick included.
        self.length = array("h", [0]) * settings.edges
        self.sow = array("h", [0]) * (settings.edges * SOW)

    def plant(self, root: State, chance: Chance) -> None:
        """Begin a new search; the edges of the root are the bids, or the best turns."""
        node = self.begin_from(root, chance)
        self.appraise(root)
        here = self.worth.margin(root.active, root.players)
        if root.phase == BID:
            self.add_bids(root, node)
        else:
            self.turns.find(root, chance)
            self.add_whole_turns(node, here)

    def actions(self, edge: int) -> tuple[int, ...]:
        """What an edge of the root plays."""
        if self.phase[0] == BID:
            return (self.action[edge],)
        return self.turns.actions(edge)

    def add_whole_turns(self, node: int, here: float) -> None:
        """The edges of the root: the turns found, judged by how much they add to the lead there is."""
        for i in range(self.turns.found):
            value = self.turns.value[i]
            behind = self.turns.value[0] - value
            self.new_edge(node, self.turns.line[i * LINE], behind, self.chance_with(value - here))
        self.share_out(node)

    def add_bids(self, s: State, node: int) -> None:
        """An edge for each bid."""
        self.finisher.weigh_bids(s, self.chance)
        n = find_actions(s)
        best = -1000.0
        for i in range(n):
            if self.finisher.bid_worth[s.found[i]] > best:
                best = self.finisher.bid_worth[s.found[i]]
        for i in range(n):
            behind = best - self.finisher.bid_worth[s.found[i]]
            edge = self.new_edge(node, s.found[i], behind, self.chance_with(-behind))
            self.length[edge] = 0
        self.share_out(node)

    def add_turns(self, s: State, node: int) -> None:
        """An edge for each of the moves that promise most, by a random way."""
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

    def grow(self, s: State, edge: int) -> int:
        """A node for the decision that the edge has led to; none if the memory is full."""
        if self.is_full() or (s.phase != BID and s.phase != PICK):
            return NONE
        node = self.new_node(s)
        self.appraise(s)
        if s.phase == BID:
            self.add_bids(s, node)
        else:
            self.add_turns(s, node)
        self.child[edge] = node
        return node

    def simulate(self) -> None:
        """Once down the tree, to the end of the round, and back."""
        self.set_out()
        node = 0
        whole = True
        while node != NONE and self.depth < DEEPEST:
            check = node != 0 and self.state.phase == BID
            if check:
                self.mark_open(self.state)
            edge = self.most_promising(node, check)
            if edge == NONE:
                break
            self.follow(edge, self.state.active)
            whole = self.play_root(self.state, edge) if node == 0 else self.play(self.state, edge)
            if not whole:
                break
            node = self.node_behind(edge)
        if whole:
            self.finisher.finish_round(self.state, self.chance)
            self.count_points(self.state)
            self.back_up(self.state.players)
        else:
            self.give_up()

    def play(self, s: State, edge: int) -> bool:
        """Play a bid or a turn that was thought of in another deal; False if this deal doesn't allow it."""
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

    def play_root(self, s: State, edge: int) -> bool:
        """Play a bid, or a turn as it was found; from where chance interferes it is finished quickly."""
        if s.phase == BID:
            carry_out(s, self.action[edge], self.chance)
            return True
        action = PASS
        for k in range(self.turns.length[edge]):
            action = self.turns.line[edge * LINE + k]
            if s.phase != PICK and s.phase != DROP and not is_open(s, action):
                action = PASS
                break
            carry_out(s, action, self.chance)
        if action != END_TURN:
            self.finisher.finish_move(s, self.chance)
            self.finisher.finish_turn(s, self.chance)
        return True
