"""Search over whole turns: a tree of bids and turns, judged at the end of a round.

Each simulation draws chance anew as the game does, goes down the tree by what turns have brought so far and
how they looked at first sight (PUCT), finishes the round quickly, and judges what stands there. Every seat
looks after itself. Nodes remember turns, not positions: what chance has changed is checked while playing.
"""

from __future__ import annotations

from ...games.chance import Chance
from ...games.five_tribes.actions import carry_out, find_actions
from ...games.five_tribes.constants import *
from ...games.five_tribes.state import State
from .limits import *
from .search_settings import SearchSettings
from .turns import Turns, is_open
from .weights import Weights
from .whole_turns import WholeTurns

NONE = -1


class Tree(WholeTurns):
    """A search over whole turns."""

    def __init__(self, weights: Weights, settings: SearchSettings) -> None:
        super().__init__(weights, settings)
        self.turns = Turns(self.finisher, weights, settings.root_width)

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
