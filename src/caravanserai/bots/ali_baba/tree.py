"""Tree search over the single steps of a turn, with chance drawn anew in every simulation.

A node is a line of choices from the root; a take is told from another by its place and by the tile that
lies there, so what was turned up on the way matters as soon as somebody takes it, and all else is averaged.
Every seat looks for its own chance to win. A node's choices are listed, and appraised, when it is passed for
the first time, those that only chance makes possible when they first come up. Nodes live in a table of fixed
size, in the order in which they were made; once it is full, nothing is added.
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
ROOT = 0
NO_NODE = -1
NOWHERE_LATER = -1
PROBES = 16
PATIENCE = 16.0
"""Visits without which nothing is listed at a node of a table that is nearly full."""
STEEPEST = 80.0
"""First impressions are told apart up to e to this power."""


class Tree:
    """A search; `plant` it, let it `run`, then ask about the choices at the root."""

    def __init__(self, settings: SearchSettings, appraisal: Appraisal) -> None:
        self.exploration = settings.exploration
        self.root_exploration = settings.exploration * settings.root_exploration
        self.caution = settings.caution
        self.credit = settings.credit
        self.temperature = settings.temperature
        self.horizon = settings.horizon
        self.noise = settings.noise
        self.scale = settings.scale
        self.late_scale = settings.late_scale
        self.size = 1 << settings.nodes
        self.shift = 64 - settings.nodes
        self.used = 0
        self.appraisal = appraisal
        self.forecast = Forecast(appraisal)
        self.root = Core()
        self.table = Core()
        self.chance = Chance(0)
        self.keys = array("i", [0]) * self.size
        self.parents = array("i", [0]) * self.size
        self.firsts = array("i", [0]) * self.size  # the first of the choices listed together at a node …
        self.numbers = array("i", [0]) * self.size  # … and how many they are, side by side
        self.homes = array("i", [0]) * self.size  # where a choice listed later stands in the register
        self.register = array("i", [0]) * self.size  # choices listed later, by node and key
        self.visits = array("i", [0]) * self.size
        self.wins = array("d", [0.0]) * self.size  # of the seat whose choice led here
        self.margins = array("d", [0.0]) * self.size  # likewise
        self.hopes = array("d", [0.0]) * self.size  # wins of the seat that chooses here
        self.impressions = array("f", [0.0]) * self.size  # how good it looked at first sight
        self.listed = [0] * 249  # scratch: for each legal action its place among them, from 1 on
        self.codes = [0] * 64
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
        self.used = 0
        self.add_node(NO_NODE, 0, 0.0)

    def add_node(self, parent: int, key: int, impression: float) -> int:
        """Make a node that nobody has visited; NO_NODE if there is no room."""
        slot = self.used
        if slot == self.size:
            return NO_NODE
        self.used += 1
        self.keys[slot] = key
        self.parents[slot] = parent
        self.firsts[slot] = NO_NODE
        self.numbers[slot] = 0
        self.homes[slot] = NOWHERE_LATER
        self.visits[slot] = 0
        self.wins[slot] = 0.0
        self.margins[slot] = 0.0
        self.hopes[slot] = 0.0
        self.impressions[slot] = impression
        return slot

    def find(self, node: int, key: int) -> int:
        """The choice with that key at a node; NO_NODE if it was never listed there."""
        for slot in range(self.firsts[node], self.firsts[node] + self.numbers[node]):
            if self.keys[slot] == key:
                return slot
        home = self.find_home(node, key)
        if home == NOWHERE_LATER or not self.is_taken(home):
            return NO_NODE
        return self.register[home]

    def find_home(self, node: int, key: int) -> int:
        """Where in the register a choice listed later stands, or could; NOWHERE_LATER if there is no room."""
        first = 0x9E3779B97F4A7C15
        second = 0xD1B54A32D192ED03
        word = 0xFFFFFFFFFFFFFFFF
        mixed = ((node + 1) * first + key * second) & word
        mixed = ((mixed ^ (mixed >> 29)) * first) & word
        home = mixed >> self.shift
        for _ in range(PROBES):
            slot = self.register[home]
            if not self.is_taken(home) or (self.parents[slot] == node and self.keys[slot] == key):
                return home
            home = (home + 1) & (self.size - 1)
        return NOWHERE_LATER

    def is_taken(self, home: int) -> bool:
        """Whether a choice of this search stands there; what others left behind doesn't count."""
        slot = self.register[home]
        return slot < self.used and self.homes[slot] == home

    def find_first(self, action: int) -> int:
        """A choice at the root; NO_NODE if it was never listed."""
        return self.find(ROOT, self.key(self.root, action))

    def count_visits(self, slot: int) -> int:
        """How often a node was visited; never, if there is none."""
        return self.visits[slot] if slot != NO_NODE else 0

    def run(self, simulations: int) -> None:
        """Do so many simulations; in the compiled build other threads go on meanwhile."""
        with nogil:
            for _ in range(simulations):
                self.simulate(self.table)

    def simulate(self, table: Core) -> None:
        """Go down the tree to a new node, look what comes of it, and tell all nodes passed."""
        table.copy_from(self.root)
        node = ROOT
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
            if node != ROOT and self.must_wait(node):
                break
            pick = self.select(table, node, number)
            slot = self.slots[pick]
            seat = table.chooser
            carry_out(table, table.found[pick], self.chance)
            if slot == NO_NODE:
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
        if self.match(table, node, number) < number:
            self.list_more(table, node, number)
        if table.phase == BAN:
            self.look_again(table, number)
        total = 0.0
        visits = 0
        for i in range(number):
            total += self.priors[i]
            if self.slots[i] != NO_NODE:
                visits += self.visits[self.slots[i]]
        hope = self.hopes[node] / (self.visits[node] - 1) if self.visits[node] > 1 else 0.5
        exploration = self.root_exploration if node == ROOT else self.exploration
        start = (hope - self.caution) * self.credit
        weight = exploration * sqrt(visits + 1.0) / total
        best = 0
        best_score = -1000.0
        for i in range(number):
            visits = 0
            wins = start + weight * self.priors[i]
            if self.slots[i] != NO_NODE:
                visits = self.visits[self.slots[i]]
                wins += self.wins[self.slots[i]]
            score = wins / (visits + self.credit)
            if score > best_score:
                best = i
                best_score = score
        return best

    def must_wait(self, node: int) -> bool:
        """Whether choices are not listed yet: the fuller the table, the more visits a node needs for that."""
        return self.numbers[node] == 0 and self.visits[node] < PATIENCE * self.used / self.size

    def match(self, table: Core, node: int, number: int) -> int:
        """Find the nodes of the legal actions among the choices listed at a node; return how many are."""
        for i in range(number):
            self.listed[table.found[i]] = i + 1
            self.codes[i] = self.key(table, table.found[i])
            self.slots[i] = NO_NODE
        matched = 0
        slot = self.firsts[node]
        end = slot + self.numbers[node]
        while slot < end and matched < number:
            i = self.listed[self.keys[slot] >> 6] - 1
            if i >= 0 and self.codes[i] == self.keys[slot]:
                self.slots[i] = slot
                self.priors[i] = self.impressions[slot]
                matched += 1
            slot += 1
        for i in range(number):
            self.listed[table.found[i]] = 0
        if matched < number and self.numbers[node] > 0:
            matched += self.match_later(node, number)
        return matched

    def match_later(self, node: int, number: int) -> int:
        """Go on with those that were listed later; return how many are."""
        matched = 0
        for i in range(number):
            if self.slots[i] == NO_NODE:
                home = self.find_home(node, self.codes[i])
                if home != NOWHERE_LATER and self.is_taken(home):
                    self.slots[i] = self.register[home]
                    self.priors[i] = self.impressions[self.slots[i]]
                    matched += 1
        return matched

    def list_more(self, table: Core, node: int, number: int) -> None:
        """List those of the legal actions at a node that have not come up before."""
        later = self.numbers[node] > 0
        alone = later and (table.phase == TAKE or table.phase == ALSO)
        if alone:
            self.appraisal.survey(table)
        else:
            self.appraisal.appraise(table, number)
        for i in range(number):
            if self.slots[i] == NO_NODE:
                if alone:
                    self.appraisal.appraise_one(table, i)
                self.priors[i] = self.impression(self.appraisal.gains[i])
                if later:
                    self.slots[i] = self.add_later(node, self.codes[i], self.priors[i])
                else:
                    self.slots[i] = self.add_node(node, self.codes[i], self.priors[i])
        if not later and self.slots[0] != NO_NODE:
            self.firsts[node] = self.slots[0]
            self.numbers[node] = self.used - self.slots[0]

    def add_later(self, node: int, key: int, impression: float) -> int:
        """Make a node and enter it in the register; NO_NODE if there is no room."""
        home = self.find_home(node, key)
        if home == NOWHERE_LATER:
            return NO_NODE
        slot = self.add_node(node, key, impression)
        if slot != NO_NODE:
            self.homes[slot] = home
            self.register[home] = slot
        return slot

    def look_again(self, table: Core, number: int) -> None:
        """Appraise bans anew, for what they are worth goes by what lies face up this time."""
        self.appraisal.appraise(table, number)
        for i in range(number):
            self.priors[i] = self.impression(self.appraisal.gains[i])

    def impression(self, gain: float) -> float:
        """How good a choice looks that is worth so many points at sight, beside others."""
        steepness = gain / self.temperature
        if steepness > STEEPEST:
            steepness = STEEPEST
        elif steepness < -STEEPEST:
            steepness = -STEEPEST
        return exp(steepness)

    def judge(self, table: Core) -> None:
        """How far ahead each seat ends, and how likely a win that makes: the later, the more so."""
        self.forecast.look(table)
        scale = self.late_scale + (self.scale - self.late_scale) * self.forecast.youth
        share_out_win(self.forecast.values, table.players, scale, self.utility)
        for seat in range(table.players):
            self.ahead[seat] = ahead_of_best(self.forecast.values, seat, table.players)

    def tell(self, depth: int) -> None:
        """Let all nodes on the path know what came of it."""
        self.visits[ROOT] += 1
        node = ROOT
        for i in range(depth):
            self.hopes[node] += self.utility[self.seats[i]]
            node = self.path[i]
            self.visits[node] += 1
            self.wins[node] += self.utility[self.seats[i]]
            self.margins[node] += self.ahead[self.seats[i]]
