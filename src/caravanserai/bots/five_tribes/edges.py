"""What a tree search remembers: decisions, the ways to go from each, and what has come of them so far."""

from __future__ import annotations

from array import array

from ...cython import nogil
from ...games.chance import Chance
from ...games.five_tribes.actions import find_actions
from ...games.five_tribes.constants import *
from ...games.five_tribes.scoring import *
from ...games.five_tribes.state import State
from ..curves import *
from .limits import *
from .prospects import Prospects
from .quick import Finisher
from .search_settings import SearchSettings
from .weights import Weights
from .worth import Worth

NONE = -1
UNLIKELY = 1e-12  # chances to win below which one is as bad as another


class Edges:
    """Nodes, each a decision of a seat, and their edges, each something it may do; in pools of fixed size."""

    def __init__(self, weights: Weights, settings: SearchSettings) -> None:
        self.worth = Worth(weights)
        self.prospects = Prospects(self.worth)
        self.finisher = Finisher(self.prospects)
        self.patience = settings.patience
        self.root = State()
        self.deals = 0  # of what the seat can't know, that were looked at
        self.state = State()
        self.chance = Chance(0)
        self.exploration = settings.exploration
        self.temperature = settings.temperature
        self.first_bid = weights.first_bid
        self.opening = weights.opening
        edges = settings.edges
        self.edges = edges
        # For each edge: what it plays, what was seen of it, its first impression, and the node behind it.
        self.action = array("h", [0]) * edges
        self.visits = array("i", [0]) * edges
        self.total = array("d", [0.0]) * edges
        self.prior = array("d", [0.0]) * edges
        self.first = array("d", [0.0]) * edges
        self.child = array("i", [0]) * edges
        # For each node: its edges, and what is decided there by whom.
        nodes = edges // 2
        self.begin = array("i", [0]) * nodes
        self.size = array("h", [0]) * nodes
        self.phase = array("h", [0]) * nodes
        self.seat = array("h", [0]) * nodes
        self.door = array("i", [0]) * nodes  # while some are forgotten: the edge that leads to the node
        self.edges_used = 0
        self.nodes_used = 0
        self.simulations = 0
        # The way down of the simulation under way.
        self.depth = 0
        self.way = array("i", [0]) * (DEEPEST + 1)
        self.mover = array("h", [0]) * (DEEPEST + 1)
        self.lead = array("d", [0.0]) * 256  # points ahead, summed; for edges of the root
        self.marked = array("i", [0]) * ACTIONS
        self.mark = 0
        self.chances = [0.0] * 4  # to win, of each seat, by the simulation under way
        # What the first impressions of a node are made of: how much its seat's rivals have against it.
        self.against = 0.0
        self.scale = 1.0

    def look_from(self, root: State) -> None:
        """Go on from another deal of what the seat can't know."""
        self.root.copy_from(root)
        self.deals += 1
        self.finisher.begin_from(root)

    def begin_from(self, root: State, chance: Chance) -> int:
        """Forget everything; return the node of a new root."""
        self.deals = 0
        self.look_from(root)
        self.chance = chance
        self.edges_used = 0
        self.nodes_used = 0
        self.simulations = 0
        for edge in range(256):
            self.lead[edge] = 0.0
        return self.new_node(root)

    def run(self, simulations: int) -> None:
        """Simulate so many times; in the compiled build other threads go on meanwhile."""
        with nogil:
            for _ in range(simulations):
                self.simulate()

    def simulate(self) -> None:
        """Once down the tree and back: each kind of search has its own way."""

    def grow(self, s: State, edge: int) -> int:
        """A node for the decision that the edge has led to, if there is to be one: each has its own way."""
        return NONE

    def node_behind(self, edge: int) -> int:
        """The node that an edge leads to, perhaps a new one; none if chance has led to another decision."""
        node = self.child[edge]
        if node == NONE and self.visits[edge] >= self.patience:
            node = self.grow(self.state, edge)
        if node != NONE and (self.phase[node] != self.state.phase or self.seat[node] != self.state.active):
            return NONE
        return node

    def set_out(self) -> None:
        """Begin a simulation at the root."""
        self.state.copy_from(self.root)
        self.finisher.set_out()
        self.simulations += 1
        self.depth = 0

    def is_full(self) -> bool:
        """Whether there is no room for another node."""
        return self.edges_used + MOST_EDGES > self.edges or self.nodes_used + 1 >= self.edges // 2

    def keep_from(self, least: int) -> None:
        """Keep the decisions that were come to so often, and forget what lies behind all others."""
        edges = 0
        nodes = 0
        for node in range(1, self.nodes_used):
            self.door[node] = NONE
        for node in range(self.nodes_used):  # a decision stands before those that it leads to
            if node > 0:
                if self.door[node] == NONE:
                    continue
                self.child[self.door[node]] = nodes
            begin = self.begin[node]
            self.begin[nodes] = edges
            self.size[nodes] = self.size[node]
            self.phase[nodes] = self.phase[node]
            self.seat[nodes] = self.seat[node]
            for edge in range(begin, begin + self.size[nodes]):
                child = self.child[edge]
                if child != NONE and self.visits[edge] >= least:
                    self.door[child] = edges
                else:
                    child = NONE
                self.move(edge, edges)
                self.child[edges] = child
                edges += 1
            nodes += 1
        self.edges_used = edges
        self.nodes_used = nodes

    def move(self, edge: int, to: int) -> None:
        """Let what is known of an edge stand elsewhere; the node behind it is not told."""
        self.action[to] = self.action[edge]
        self.visits[to] = self.visits[edge]
        self.total[to] = self.total[edge]
        self.prior[to] = self.prior[edge]
        self.first[to] = self.first[edge]

    def new_node(self, s: State) -> int:
        """A node for the decision at hand, without edges yet."""
        node = self.nodes_used
        self.nodes_used += 1
        self.begin[node] = self.edges_used
        self.size[node] = 0
        self.phase[node] = s.phase
        self.seat[node] = s.active
        return node

    def new_edge(self, node: int, action: int, behind: float, first: float) -> int:
        """An edge of the newest node; it looks so many points worse than the best."""
        edge = self.edges_used
        self.edges_used += 1
        self.size[node] += 1
        self.action[edge] = action
        self.visits[edge] = 0
        self.total[edge] = 0.0
        self.prior[edge] = exponential(-behind / self.temperature)
        self.first[edge] = first
        self.child[edge] = NONE
        return edge

    def share_out(self, node: int) -> None:
        """Make the first impressions of a node's edges shares of one."""
        total = 0.0
        for edge in range(self.begin[node], self.begin[node] + self.size[node]):
            total += self.prior[edge]
        for edge in range(self.begin[node], self.begin[node] + self.size[node]):
            self.prior[edge] /= total

    def appraise(self, s: State) -> None:
        """Appraise the position of a new node, for first impressions of what can be done there."""
        self.worth.appraise(s)
        self.worth.share_out(s.players, self.chances)
        self.scale = self.worth.scale_now()
        own = self.chances[s.active]
        self.against = 1.0 / own - 1.0 if own > UNLIKELY else 1.0 / UNLIKELY

    def chance_with(self, more: float) -> float:
        """How likely the seat of the new node would win with so many points more."""
        return 1.0 / (1.0 + self.against * exponential(-more / self.scale))

    def mark_open(self, s: State) -> None:
        """Mark what may be done now: an edge may come from another deal."""
        self.mark += 1
        n = find_actions(s)
        for i in range(n):
            self.marked[s.found[i]] = self.mark

    def most_promising(self, node: int, check: bool) -> int:
        """The edge to go along: what it has brought, and how it looked at first sight, by turns."""
        begin = self.begin[node]
        end = begin + self.size[node]
        visits = 1
        for edge in range(begin, end):
            visits += self.visits[edge]
        urge = self.exploration * root(visits)
        best = -1.0
        chosen = NONE
        for edge in range(begin, end):
            value = (self.total[edge] + self.first[edge] + urge * self.prior[edge]) / (self.visits[edge] + 1)
            if value > best and not (check and self.marked[self.action[edge]] != self.mark):
                best = value
                chosen = edge
        return chosen

    def follow(self, edge: int, seat: int) -> None:
        """Note that a seat has gone along an edge."""
        self.way[self.depth] = edge
        self.mover[self.depth] = seat
        self.depth += 1

    def count_points(self, s: State) -> None:
        """What each seat has and has in prospect; its points, once the game is over."""
        if s.phase == OVER:
            self.worth.youth = 0.0
            for seat in range(s.players):
                self.worth.points[seat] = total_points(s, seat)
        else:
            self.worth.appraise(s)
            if s.phase == BID and s.turn == 0:
                self.look_ahead(s)

    def look_ahead(self, s: State) -> None:
        """Add what the round that begins holds for each seat: some find more on the board than others."""
        seat = s.active
        self.worth.more_for(seat, self.first_bid)
        if self.opening != 0.0:
            for other in range(s.players):
                s.active = other
                self.prospects.look(s)
                self.worth.more_for(other, self.opening * self.prospects.best_of_all(s))
            s.active = seat

    def back_up(self, players: int) -> None:
        """Tell every edge on the way how its seat fares."""
        self.worth.share_out(players, self.chances)
        if self.depth > 0:
            self.lead[self.way[0]] += self.worth.ahead(self.mover[0], players)
        for i in range(self.depth):
            edge = self.way[i]
            self.visits[edge] += 1
            self.total[edge] += self.chances[self.mover[i]]

    def give_up(self) -> None:
        """Chance has made the last edge impossible: it counts as lost."""
        self.visits[self.way[self.depth - 1]] += 1
