"""Tree search over the single steps of a turn, with chance drawn anew in every simulation.

A node is a line of choices from the root; a take is told from another by its place and by the tile that
lies there, so what was turned up on the way matters as soon as somebody takes it, and all else is averaged.
Every seat looks for its own chance to win. Nodes live in a hash table of fixed size; where it is full,
nothing is added.
"""

from __future__ import annotations

from array import array
from math import *

from ...cython import nogil
from ...games.ali_baba.actions import carry_out
from ...games.ali_baba.constants import *
from ...games.ali_baba.core import Core
from ...games.chance import Chance
from ..rivals import *
from .appraisal import Appraisal
from .forecast import Forecast
from .options import find_options
from .quick import choose, play_turns
from .search_settings import SearchSettings

DEEPEST = 64
PROBES = 16


class Tree:
    """A search; `plant` it, let it `run`, then ask about the choices at the root."""

    def __init__(self, settings: SearchSettings, appraisal: Appraisal) -> None:
        self.exploration = settings.exploration
        self.temperature = settings.temperature
        self.horizon = settings.horizon
        self.noise = settings.noise
        self.scale = settings.scale
        self.late_scale = settings.late_scale
        self.shift = 64 - settings.nodes
        self.size = 1 << settings.nodes
        self.appraisal = appraisal
        self.forecast = Forecast(appraisal)
        self.root = Core()
        self.table = Core()
        self.chance = Chance(0)
        self.era = 0  # nodes of another era are no longer there
        number = self.size + 1  # the root comes last
        self.eras = array("i", [0]) * number
        self.parents = array("i", [0]) * number
        self.keys = array("i", [0]) * number
        self.visits = array("i", [0]) * number
        self.wins = array("d", [0.0]) * number  # of the seat whose choice led here
        self.margins = array("d", [0.0]) * number  # likewise
        self.hopes = array("d", [0.0]) * number  # wins of the seat that chooses here
        self.priors = [0.0] * 64
        self.slots = [0] * 64
        self.path = [0] * 64
        self.seats = [0] * 64
        self.utility = [0.0] * 4
        self.ahead = [0.0] * 4

    def plant(self, table: Core, chance: Chance) -> None:
        """Begin a search from a position; nothing of the last one is kept."""
        self.root.copy_from(table)
        self.chance = chance
        self.era += 1
        self.open_node(self.size, 0, 0)

    def open_node(self, slot: int, parent: int, key: int) -> None:
        """Make a node that nobody has visited."""
        self.eras[slot] = self.era
        self.parents[slot] = parent
        self.keys[slot] = key
        self.visits[slot] = 0
        self.wins[slot] = 0.0
        self.margins[slot] = 0.0
        self.hopes[slot] = 0.0

    def find(self, parent: int, key: int) -> int:
        """The slot of a node, or one where it could be opened; -1 if there is no room."""
        first = 0x9E3779B97F4A7C15
        second = 0xD1B54A32D192ED03
        word = 0xFFFFFFFFFFFFFFFF
        mixed = ((parent + 1) * first + key * second) & word
        mixed = ((mixed ^ (mixed >> 29)) * first) & word
        slot = mixed >> self.shift
        for _ in range(PROBES):
            if self.eras[slot] != self.era or (self.parents[slot] == parent and self.keys[slot] == key):
                return slot
            slot = (slot + 1) & (self.size - 1)
        return -1

    def count_visits(self, slot: int) -> int:
        """How often the node in a slot was visited; never, if it is not there."""
        return self.visits[slot] if slot >= 0 and self.eras[slot] == self.era else 0

    def run(self, simulations: int) -> None:
        """Do so many simulations; in the compiled build other threads go on meanwhile."""
        with nogil:
            for _ in range(simulations):
                self.simulate(self.table)

    def simulate(self, table: Core) -> None:
        """Go down the tree to a new node, look what comes of it, and tell all nodes passed."""
        table.copy_from(self.root)
        node = self.size
        depth = 0
        while table.phase != OVER and depth < DEEPEST:
            if table.phase == SHOW and depth > 0:
                # what others show is secret: no choice may be told from another by it
                carry_out(table, choose(table, self.appraisal, 0.0, self.chance), self.chance)
                continue
            number = find_options(table, True)
            if number == 1 and depth > 0:
                carry_out(table, table.found[0], self.chance)
                continue
            pick = self.select(table, node, number)
            slot = self.slots[pick]
            seat = table.chooser
            if slot >= 0 and self.eras[slot] != self.era:
                self.open_node(slot, node, self.key(table, table.found[pick]))
            carry_out(table, table.found[pick], self.chance)
            if slot < 0:
                break
            self.path[depth] = slot
            self.seats[depth] = seat
            depth += 1
            node = slot
            if self.visits[slot] == 0:
                break
        self.chance.listen()
        play_turns(table, self.appraisal, self.noise, self.horizon, self.chance)
        self.judge(table)
        self.tell(depth)

    def key(self, table: Core, action: int) -> int:
        """What tells a choice from others of the same node: the action and, from the cave, the tile taken."""
        if action < FIRST_ALSO:
            return action * 64 + table.at[action - FIRST_TAKE]
        if action < FIRST_SHOW:
            return action * 64 + table.at[action - FIRST_ALSO]
        return action * 64

    def select(self, table: Core, node: int, number: int) -> int:
        """Which choice to look into now (PUCT): it did well, or it looks good and was seldom tried."""
        self.appraisal.appraise(table, number)
        best_gain = self.appraisal.gains[0]
        for i in range(1, number):
            if self.appraisal.gains[i] > best_gain:
                best_gain = self.appraisal.gains[i]
        total = 0.0
        available = 1
        for i in range(number):
            prior = exp((self.appraisal.gains[i] - best_gain) / self.temperature)
            self.priors[i] = prior
            total += prior
            slot = self.find(node, self.key(table, table.found[i]))
            self.slots[i] = slot
            available += self.count_visits(slot)
        hope = 0.5
        if self.visits[node] > 1:
            hope = self.hopes[node] / (self.visits[node] - 1)
        weight = self.exploration * sqrt(available * 1.0) / total
        best = 0
        best_score = -1.0
        for i in range(number):
            visits = self.count_visits(self.slots[i])
            wins = self.wins[self.slots[i]] if visits > 0 else 0.0
            score = (wins + hope) / (visits + 1) + weight * self.priors[i] / (visits + 1)
            if score > best_score:
                best = i
                best_score = score
        return best

    def judge(self, table: Core) -> None:
        """How far ahead each seat ends, and how likely a win that makes: the later, the more so."""
        self.forecast.look(table)
        scale = self.late_scale + (self.scale - self.late_scale) * self.forecast.youth
        share_out_win(self.forecast.values, table.players, scale, self.utility)
        for seat in range(table.players):
            self.ahead[seat] = ahead_of_best(self.forecast.values, seat, table.players)

    def tell(self, depth: int) -> None:
        """Let all nodes on the path know what came of it."""
        node = self.size
        self.visits[node] += 1
        for i in range(depth):
            seat = self.seats[i]
            self.hopes[node] += self.utility[seat]
            node = self.path[i]
            self.visits[node] += 1
            self.wins[node] += self.utility[seat]
            self.margins[node] += self.ahead[seat]
