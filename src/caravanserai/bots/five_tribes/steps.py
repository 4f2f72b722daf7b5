"""Search over the small steps of a turn: a tree of single actions, as a person plays them.

Where the search over whole turns only sees the turns it has listed, this one can find any; but it needs more
time to see as much. It judges in the same way, at the end of a round, or by random playouts to the end.
"""

from __future__ import annotations

from array import array

from ...games.chance import Chance
from ...games.five_tribes.actions import carry_out, find_actions, play_on
from ...games.five_tribes.constants import *
from ...games.five_tribes.scoring import *
from ...games.five_tribes.state import State
from .limits import *
from .search_settings import SearchSettings
from .weights import SALE_BELOW, Weights
from .whole_turns import WholeTurns

NONE = -1
SECOND_BEST = 6.0  # points by which other choices after a move look worse than the quick one
SELDOM = 3  # visits from which on a decision is kept, at least, when the memory is full
FEW = 24  # visits that a step of a line must have had


class Steps(WholeTurns):
    """A search over single steps."""

    def __init__(self, weights: Weights, settings: SearchSettings) -> None:
        super().__init__(weights, settings, settings.replies > 0)
        self.playouts = settings.playouts
        self.replies = settings.replies
        self.promise = array("d", [0.0]) * 192
        # The steps that are settled: edges from the root on, and the node that they lead to.
        self.settled = 0
        self.trunk = array("i", [0]) * (DEEPEST + 1)
        self.top = 0

    def plant(self, root: State, chance: Chance) -> None:
        """Begin a new search."""
        self.add_steps(root, self.begin_from(root, chance))
        self.settled = 0
        self.top = 0

    def settle(self) -> bool:
        """Settle the next step of the turn, and think about those after it; False if the turn ends with it.

        So it does where chance speaks: what the seat does then is decided when it is known.
        """
        if self.phase[0] == BID or self.settled >= LINE:
            return False
        edge = self.favourite(self.top)
        node = self.child[edge]
        if node == NONE or self.seat[node] != self.seat[0] or self.action[edge] == END_TURN:
            return False
        s = self.state
        s.copy_from(self.root)
        for i in range(self.settled):
            carry_out(s, self.action[self.trunk[i]], self.chance)
        self.chance.listen()
        carry_out(s, self.action[edge], self.chance)
        if self.chance.asked > 0:
            return False
        self.trunk[self.settled] = edge
        self.settled += 1
        self.top = node
        return True

    def favourite(self, node: int) -> int:
        """The edge of a node that was followed most."""
        begin = self.begin[node]
        best = begin
        for edge in range(begin + 1, begin + self.size[node]):
            if self.visits[edge] > self.visits[best]:
                best = edge
        return best

    def actions(self, edge: int) -> tuple[int, ...]:
        """What an edge of the root begins: the steps that were looked at most, as far as the turn goes."""
        found = [self.action[edge]]
        node = self.child[edge]
        while (
            node != NONE
            and self.seat[node] == self.seat[0]
            and found[-1] != END_TURN
            and self.phase[0] != BID
        ):
            edge = self.favourite(node)
            if self.visits[edge] < FEW:
                break
            found.append(self.action[edge])
            node = self.child[edge]
        return tuple(found)

    def add_steps(self, s: State, node: int) -> None:
        """An edge for each legal action, as promising as it looks."""
        self.appraise(s)
        n = self.weigh(s)
        best = -1000.0
        for i in range(n):
            if self.promise[i] > best:
                best = self.promise[i]
        half = 0.0 if s.phase == BID else 0.5 * best
        if half < 0.0:
            half = 0.0
        for i in range(n):
            behind = best - self.promise[i]
            edge = self.new_edge(node, s.found[i], behind, self.chance_with(half - behind))
            self.length[edge] = 0
        self.share_out(node)

    def weigh(self, s: State) -> int:
        """Fill `promise` with what each legal action may bring; how many there are."""
        n = 0
        if s.phase == BID:
            self.finisher.weigh_bids(s, self.chance)
            n = find_actions(s)
            for i in range(n):
                self.promise[i] = self.finisher.bid_worth[s.found[i]]
        elif s.phase == PICK or s.phase == DROP:
            if s.phase == DROP:
                self.prospects.look_on(s)
            else:
                self.prospects.look(s)
            n = find_actions(s)
            for i in range(n):
                self.promise[i] = self.of_step(s, s.found[i])
        else:
            likely = self.finisher.next_action(s)
            n = self.find_useful(s)
            for i in range(n):
                self.promise[i] = 0.0 if s.found[i] == likely else -SECOND_BEST
                if s.found[i] >= OFFERS and s.found[i] <= SALE:
                    self.promise[i] = -3.0 * SECOND_BEST  # to sell goods early is hardly ever good
        return n

    def find_useful(self, s: State) -> int:
        """Fill the state's `found` with the legal actions but needless sales; how many there are.

        Goods count in the end as if sold in the best way (FT-P8), and more of them are worth more: who can
        pay for bids and markets has no use for a sale now.
        """
        n = find_actions(s)
        if s.phase != END or s.coins[s.active] < SALE_BELOW:
            return n
        kept = 0
        for i in range(n):
            action = s.found[i]
            s.found[kept] = action
            kept += 0 if action >= OFFERS and action < SALE else 1
        return kept

    def of_step(self, s: State, action: int) -> float:
        """What a pick or a drop may bring."""
        if action >= USES:
            return -SECOND_BEST
        if action < DROPS:
            return self.prospects.best_from(s, action - PICKS)
        return self.prospects.best_after(s, (action - DROPS) // TILES, (action - DROPS) % TILES)

    def forget(self) -> None:
        """Forget what was come to least, until half of the memory is free; the steps settled are kept."""
        most = self.simulations
        node = 0
        for i in range(self.settled):
            edge = self.trunk[i]
            self.trunk[i] = edge - self.begin[node]
            most = self.visits[edge]
            node = self.child[edge]
        least = SELDOM
        while least <= most and (2 * self.edges_used > self.edges or 4 * self.nodes_used > self.edges):
            self.keep_from(least)
            least += least
        self.top = 0
        for i in range(self.settled):
            self.trunk[i] += self.begin[self.top]
            self.top = self.child[self.trunk[i]]

    def simulate(self) -> None:
        """Once down the tree, to the end of the round or of the game, and back."""
        if self.is_full():
            self.forget()
        self.set_out()
        self.chance.listen()
        for i in range(self.settled):
            self.follow(self.trunk[i], self.state.active)
            carry_out(self.state, self.action[self.trunk[i]], self.chance)
        node = self.top
        while node != NONE and self.depth < DEEPEST:
            check = self.deals > 1 or self.chance.asked > 0  # else all is as it was when the node was made
            if check:
                self.mark_open(self.state)
            edge = self.most_promising(node, check)
            if edge == NONE:
                break
            self.follow(edge, self.state.active)
            if not self.play(self.state, edge):
                self.give_up()
                return
            node = self.node_behind(edge)
        if self.playouts > 0:
            play_on(self.state, self.chance)
        else:
            self.finisher.finish_round(self.state, self.chance)
        self.count_points(self.state)
        self.back_up(self.state.players)

    def grow(self, s: State, edge: int) -> int:
        """A node for the decision that the edge has led to; none if the memory is full."""
        if self.is_full() or s.phase == OVER:
            return NONE
        node = self.new_node(s)
        if self.replies > 0 and s.phase == PICK and (self.root.phase == BID or s.turn != self.root.turn):
            self.appraise(s)
            self.add_turns(s, node)
        if self.size[node] == 0:
            self.add_steps(s, node)
        self.child[edge] = node
        return node
