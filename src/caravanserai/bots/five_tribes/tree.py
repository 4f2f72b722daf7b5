"""Search over whole turns: a tree of bids and turns, judged at the end of a round.

Each simulation draws chance anew as the game does, goes down the tree by what turns have brought so far and
how they look at first sight (PUCT), finishes the round quickly, and judges what stands there. Every seat
looks after itself. Nodes remember turns, not positions: what chance has changed is checked while playing.
"""

from __future__ import annotations

from array import array

from ...games.chance import Chance
from ...games.five_tribes.constants import *
from ...games.five_tribes.scoring import *
from ...games.five_tribes.state import State
from ..curves import *
from .finishing import Finisher
from .limits import *
from .prospects import Prospects
from .settings import Settings
from .turns import Turns, is_open
from .weights import Weights
from .worth import Worth

NONE = -1


class Tree:
    """What a search knows: edges, each a bid or a turn, and the nodes they begin at."""

    def __init__(self, weights: Weights, settings: Settings, edges: int = EDGES) -> None:
        self.worth = Worth(weights)
        self.prospects = Prospects(self.worth)
        self.finisher = Finisher(self.prospects)
        self.turns = Turns(self.finisher, weights, settings.root_width)
        self.exploration = settings.exploration
        self.temperature = settings.temperature
        self.scale = settings.scale
        self.width = settings.width
        self.patience = settings.patience
        self.edges = edges
        # For each edge: what was seen of it, its first impression, and what it plays.
        self.visits = array("i", [0]) * edges
        self.total = array("d", [0.0]) * edges
        self.prior = array("d", [0.0]) * edges
        self.first = array("d", [0.0]) * edges
        self.child = array("i", [0]) * edges
        self.length = array("h", [0]) * edges
        self.sow = array("h", [0]) * (edges * SOW)
        self.lead = array("d", [0.0]) * 256  # points ahead, summed; for edges of the root
        # For each node: its edges, and what is decided there by whom.
        self.begin = array("i", [0]) * (edges // 4)
        self.size = array("h", [0]) * (edges // 4)
        self.phase = array("h", [0]) * (edges // 4)
        self.seat = array("h", [0]) * (edges // 4)
        self.edges_used = 0
        self.nodes_used = 0
        self.simulations = 0
        self.root = State()
        self.state = State()
        self.chance = Chance(0)
        self.way = array("i", [0]) * (DEEPEST + 1)
        self.mover = array("h", [0]) * (DEEPEST + 1)

    def plant(self, root: State, chance: Chance) -> None:
        """Begin a new search; the edges of the root are the bids, or the best turns."""
        self.root.copy_from(root)
        self.chance = chance
        self.simulations = 0
        self.edges_used = 0
        self.nodes_used = 1
        self.begin[0] = 0
        self.phase[0] = root.phase
        self.seat[0] = root.active
        self.worth.appraise(root)
        if root.phase == BID:
            self.add_bids(root, 0)
        else:
            self.turns.find(root, chance)
            self.add_whole_turns()
        for edge in range(self.size[0]):
            self.lead[edge] = 0.0

    def look_from(self, root: State) -> None:
        """Go on from another deal of what the seat can't know."""
        self.root.copy_from(root)

    def actions(self, edge: int) -> tuple[int, ...]:
        """What an edge of the root plays."""
        if self.phase[0] == BID:
            return (self.sow[edge * SOW],)
        return self.turns.actions(edge)

    def add_whole_turns(self) -> None:
        """The edges of the root: the turns found, as good at first sight as they were judged."""
        n = self.turns.found
        self.size[0] = n
        for i in range(n):
            edge = self.new_edge(self.soft(self.turns.value[i]))
            self.prior[edge] = exponential((self.turns.value[i] - self.turns.value[0]) / self.temperature)
        self.share_out(0)

    def new_edge(self, first: float) -> int:
        """An edge nobody has gone along yet."""
        edge = self.edges_used
        self.edges_used += 1
        self.visits[edge] = 0
        self.total[edge] = 0.0
        self.first[edge] = first
        self.child[edge] = NONE
        self.length[edge] = 0
        return edge

    def share_out(self, node: int) -> None:
        """Make the first impressions of a node's edges shares of one."""
        total = 0.0
        for edge in range(self.begin[node], self.begin[node] + self.size[node]):
            total += self.prior[edge]
        for edge in range(self.begin[node], self.begin[node] + self.size[node]):
            self.prior[edge] /= total

    def soft(self, ahead: float) -> float:
        """How likely a seat wins that is so many points ahead."""
        x = ahead / self.scale
        if x > 30.0:
            x = 30.0
        elif x < -30.0:
            x = -30.0
        return 1.0 / (1.0 + exponential(-x))

    def add_bids(self, s: State, node: int) -> None:
        """An edge for each bid."""
        ahead = self.worth.ahead(s.active, s.players)
        self.finisher.weigh_bids(s, self.chance)
        n = s.find_moves()
        best = -1000.0
        for i in range(n):
            if self.finisher.bid_worth[s.moves[i]] > best:
                best = self.finisher.bid_worth[s.moves[i]]
        for i in range(n):
            behind = self.finisher.bid_worth[s.moves[i]] - best
            edge = self.new_edge(self.soft(ahead + behind))
            self.prior[edge] = exponential(behind / self.temperature)
            self.sow[edge * SOW] = s.moves[i]
            self.length[edge] = 1
        self.size[node] = n
        self.share_out(node)

    def add_turns(self, s: State, node: int) -> None:
        """An edge for each of the moves that promise most, by a random way."""
        ahead = self.worth.ahead(s.active, s.players)
        self.prospects.look(s)
        self.prospects.find_best(s, self.width, self.chance)
        n = 0
        best = self.prospects.brings[0]
        for i in range(self.prospects.found):
            length = self.prospects.walk(
                s, self.prospects.start[i], self.prospects.end[i], self.prospects.tribe[i], self.chance
            )
            if length == 0 or length > SOW:
                continue
            brings = self.prospects.brings[i]
            edge = self.new_edge(self.soft(ahead + brings - 0.5 * best))
            self.prior[edge] = exponential((brings - best) / self.temperature)
            self.length[edge] = length
            for k in range(length):
                self.sow[edge * SOW + k] = self.prospects.path[k]
            n += 1
        self.size[node] = n
        if n > 0:
            self.share_out(node)

    def grow(self, s: State, edge: int) -> int:
        """A node for the decision that the edge has led to; none if the memory is full."""
        if self.edges_used + MOST_EDGES > self.edges or self.nodes_used + 1 >= self.edges // 4:
            return NONE
        if s.phase != BID and s.phase != PICK:
            return NONE
        node = self.nodes_used
        self.nodes_used += 1
        self.begin[node] = self.edges_used
        self.size[node] = 0
        self.phase[node] = s.phase
        self.seat[node] = s.active
        self.worth.appraise(s)
        if s.phase == BID:
            self.add_bids(s, node)
        else:
            self.add_turns(s, node)
        self.child[edge] = node
        return node

    def run(self, simulations: int) -> None:
        """Simulate so many times."""
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        """Once down the tree, to the end of the round, and back."""
        self.state.copy_from(self.root)
        self.simulations += 1
        node = 0
        depth = 0
        whole = True
        while whole and node != NONE and depth < DEEPEST:
            edge = self.most_promising(self.state, node)
            if edge == NONE:
                break
            self.way[depth] = edge
            self.mover[depth] = self.state.active
            depth += 1
            whole = self.play_root(self.state, edge) if node == 0 else self.play(self.state, edge)
            node = self.child[edge]
            if node == NONE and self.visits[edge] >= self.patience and whole:
                node = self.grow(self.state, edge)
            if node != NONE and (
                self.phase[node] != self.state.phase or self.seat[node] != self.state.active
            ):
                node = NONE
        if whole:
            self.finisher.finish_round(self.state, self.chance)
            self.count_points(self.state)
            self.back_up(self.state, depth)
        else:
            self.visits[self.way[depth - 1]] += 1  # chance has made this turn impossible: as good as lost

    def most_promising(self, s: State, node: int) -> int:
        """The edge to go along: what it has brought, and how it looked at first sight, by turns."""
        begin = self.begin[node]
        end = begin + self.size[node]
        visits = 1
        for edge in range(begin, end):
            visits += self.visits[edge]
        urge = self.exploration * root(visits)
        best = -1.0
        chosen = NONE
        check = node != 0 and s.phase == BID
        for edge in range(begin, end):
            seen = self.visits[edge]
            value = (self.total[edge] + self.first[edge] + urge * self.prior[edge]) / (seen + 1)
            if value > best and not (check and not is_open(s, self.sow[edge * SOW])):
                best = value
                chosen = edge
        return chosen

    def play(self, s: State, edge: int) -> bool:
        """Play a bid or a turn that was thought of in another deal; False if it can't be played in this one."""
        length = self.length[edge]
        first = edge * SOW
        if length == 1:
            s.do(self.sow[first], self.chance)
            return True
        if s.total[self.sow[first] - PICKS] != length - 1:
            return False
        s.do(self.sow[first], self.chance)
        for k in range(1, length):
            action = self.sow[first + k]
            if s.in_hand[(action - DROPS) // TILES] == 0:
                return False
            if k == length - 1 and not is_open(s, action):
                return False
            s.do(action, self.chance)
        self.finisher.finish_turn(s, self.chance)
        return True

    def play_root(self, s: State, edge: int) -> bool:
        """Play a bid, or a turn as it was found; from where chance interferes it is finished quickly."""
        if s.phase == BID:
            s.do(self.sow[edge * SOW], self.chance)
            return True
        action = PASS
        for k in range(self.turns.length[edge]):
            action = self.turns.line[edge * LINE + k]
            if s.phase != PICK and s.phase != DROP and not is_open(s, action):
                break
            s.do(action, self.chance)
        if action != END_TURN:
            self.finisher.finish_move(s, self.chance)
            self.finisher.finish_turn(s, self.chance)
        return True

    def count_points(self, s: State) -> None:
        """What each seat has and has in prospect; its points, once the game is over."""
        if s.phase == OVER:
            for seat in range(s.players):
                self.worth.points[seat] = total_points(s, seat)
        else:
            self.worth.appraise(s)

    def back_up(self, s: State, depth: int) -> None:
        """Tell every edge on the way how its seat fares."""
        if depth > 0:
            self.lead[self.way[0]] += self.worth.ahead(self.mover[0], s.players)
        for i in range(depth):
            edge = self.way[i]
            self.visits[edge] += 1
            self.total[edge] += self.soft(self.worth.ahead(self.mover[i], s.players))
