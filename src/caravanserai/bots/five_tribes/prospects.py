"""What each move would bring the seat to move, roughly: by the tile it ends on and the tribe it ends with.

A gain hardly depends on the way there, so one table of 30 tiles × 5 tribes serves every move; which of them
can be reached is a matter of bit masks. That makes a glance at all moves cost about as much as playing one.
"""

from __future__ import annotations

from ...games.bits import *
from ...games.chance import Chance
from ...games.five_tribes.board import *
from ...games.five_tribes.constants import *
from ...games.five_tribes.sale import *
from ...games.five_tribes.state import State
from .worth import Worth

LONGEST = 24  # actions of a move, with the pick
EVEN = sum(1 << tile for tile in range(TILES) if (tile // 6 + tile % 6) % 2 == 0)  # as on a chessboard


class Prospects:
    """The gains of the seat to move, and the best moves by them."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.gain = [0.0] * 150  # [tile * TRIBES + tribe]
        self.card = [0.0] * 9  # each card of the row, taken alone
        self.cards = [0.0] * 10  # so many cards from the start of the row
        self.viziers = [0.0] * 12  # so many viziers
        self.tile = [0.0] * 30  # having the tile
        self.claim = [0.0] * 30  # a camel on the tile
        self.visit = [0.0] * 30  # the action of the tile
        self.visit_of_own = [0.0] * 30  # likewise, if the tile becomes one's own
        self.kill = [0.0] * 30  # an assassin's victim there
        self.lone = 0  # the tiles, as bits, where such a victim brings something
        self.palm = 3.0
        self.small = 0.0  # a visit to a small market
        self.large = 0.0
        self.rivalry = 1.0  # what a rival's loss of a point is worth
        self.elder = 0.0  # an elder
        self.front = 0.0  # a victim in front of a rival
        self.holy = 0.0  # a visit to a sacred place
        # Where moves of meeples may end, as bits, from each tile and with each tribe.
        self.ends = [0] * 30
        self.reach = [0] * 5
        # The moves last found: from the tile, to the tile, with the tribe, and what they bring.
        self.found = 0
        self.start = [0] * 64
        self.end = [0] * 64
        self.tribe = [0] * 64
        self.brings = [0.0] * 64
        self.best = [0.0] * 4  # see `spread`
        # The move last walked.
        self.path = [0] * 24
        self.hand = [0] * 5

    def look(self, s: State) -> None:
        """Fill the table of gains."""
        self.prepare(s)
        for tribe in range(TRIBES):
            self.look_at_ends(s, tribe, s.holds[tribe])

    def look_on(self, s: State) -> None:
        """Fill the table of gains, as far as the move of meeples under way can still lead."""
        self.prepare(s)
        ends = ALL_TILES
        if s.in_hand_size < STEPS:
            ends = REACH[(s.tile * 31 + s.previous) * STEPS + s.in_hand_size]
        for tribe in range(TRIBES):
            if s.in_hand[tribe] > 0:
                self.look_at_ends(s, tribe, ends & s.holds[tribe])

    def prepare(self, s: State) -> None:
        """Find out what meeples and tiles bring the seat to move, wherever its move ends."""
        self.worth.see_youth(s)
        seat = s.active
        self.palm = self.worth.of_palm(s, seat)
        self.rivalry = self.worth.of_loss(s.players)
        self.elder = self.worth.of_elder(s, seat)
        self.look_at_cards(s, seat)
        self.look_at_viziers(s, seat)
        self.front = self.in_front(s, seat)
        self.look_at_markets(s, seat)
        self.holy = self.best_djinn(s, seat)
        self.look_at_claims(s, seat)
        self.look_at_visits(s, seat)

    def look_at_ends(self, s: State, tribe: int, tiles: int) -> None:
        """Fill the table of gains for moves that end on these tiles with that tribe."""
        seat = s.active
        while tiles != 0:
            tile = lowest(tiles)
            tiles &= tiles - 1
            here = s.count[tile * TRIBES + tribe]
            self.gain[tile * TRIBES + tribe] = self.of_end(s, seat, tile, tribe, here)

    def look_at_claims(self, s: State, seat: int) -> None:
        """What a camel on each tile would bring, and killing the last meeple there."""
        self.lone = 0
        camel = self.worth.camel * self.worth.youth
        self.worth.of_tiles(s, self.palm, self.tile)
        for tile in range(TILES):
            self.claim[tile] = 0.0
            self.kill[tile] = 0.0
            if s.camels[seat] > 0 and s.owner[tile] == NOBODY:
                self.claim[tile] = self.tile[tile] - camel
                if s.total[tile] == 1:
                    self.kill[tile] = self.claim[tile]
                    self.lone |= 1 << tile

    def look_at_visits(self, s: State, seat: int) -> None:
        """What each tile's own action brings whose move ends there, and what if the tile becomes its own."""
        elders = s.elders[seat]
        holy = self.holy if self.can_pay_djinns(s, seat, elders) else 0.0
        for tile in range(TILES):
            kind = s.kind[tile]
            brings = 0.0
            if kind in (OASIS, VILLAGE):
                self.visit_of_own[tile] = self.palm if kind == OASIS else 5.0
                if s.owner[tile] == seat:
                    brings = self.visit_of_own[tile]
                elif s.owner[tile] != NOBODY:  # a palm or palace may help a rival
                    brings = -(3.0 if kind == OASIS else 5.0) * self.rivalry
            else:
                brings = self.small if kind == SMALL_MARKET else self.large
                if kind == SACRED_PLACE:
                    brings = holy
                self.visit_of_own[tile] = brings
            self.visit[tile] = brings

    def can_pay_djinns(self, s: State, seat: int, elders: int) -> bool:
        """Whether a seat with so many elders can pay for a djinn."""
        return elders > 1 or (elders == 1 and s.hand[seat * CARDS + FAKIR] > 0)

    def of_end(self, s: State, seat: int, tile: int, tribe: int, here: int) -> float:
        """What it brings to end a move on a tile with a tribe of which so many stand there."""
        gain = 0.0
        claimed = s.total[tile] == here and s.owner[tile] == NOBODY and s.camels[seat] > 0
        if claimed:
            gain = self.claim[tile]
        gain = self.with_tribe(gain, s, seat, tile, tribe, here + 1)
        if tribe == ELDER and s.kind[tile] == SACRED_PLACE:
            return gain + (self.holy if self.can_pay_djinns(s, seat, s.elders[seat] + here + 1) else 0.0)
        return gain + (self.visit_of_own[tile] if claimed else self.visit[tile])

    def with_tribe(self, gain: float, s: State, seat: int, tile: int, tribe: int, taken: int) -> float:
        """The gain so far and what the meeples taken bring."""
        if tribe == VIZIER:
            return gain + self.viziers[taken if taken < 11 else 11]
        if tribe == ELDER:
            return gain + self.elder * taken
        if tribe == MERCHANT:
            return gain + self.cards[taken if taken < s.row_size else s.row_size]
        if tribe == BUILDER:
            gain += s.blue_near[tile] * taken
            fakirs = s.hand[seat * CARDS + FAKIR]
            if fakirs > 0 and s.blue_near[tile] > self.worth.of_fakir():
                gain += fakirs * (s.blue_near[tile] - self.worth.of_fakir())
            return gain
        return gain + self.best_kill(tile, taken, self.front)

    def look_at_cards(self, s: State, seat: int) -> None:
        """What the cards of the row would add to the hand, alone and one after the other from the start."""
        level = [0] * 12  # how many goods are held more than so many times
        held = [0] * 10
        for good in range(GOODS):
            number = s.hand[seat * CARDS + good]
            held[good] = number
            for depth in range(number if number < 12 else 12):
                level[depth] += 1
        for i in range(s.row_size):
            self.card[i] = self.of_card(s.row[i], held, level)
        self.cards[0] = 0.0
        for i in range(s.row_size):
            card = s.row[i]
            self.cards[i + 1] = self.cards[i] + self.of_card(card, held, level)
            if card != FAKIR and held[card] < 11:
                level[held[card]] += 1
                held[card] += 1

    def of_card(self, card: int, held: list[int], level: list[int]) -> float:
        """What one more card is worth to a hand."""
        if card == FAKIR:
            return self.worth.of_fakir()
        times = held[card] if held[card] < 11 else 11
        goods = level[times]
        sale = 1.0 * (SET_VALUE[goods + 1] - SET_VALUE[goods]) if goods < GOODS else 0.0
        potential = self.worth.kind if times == 0 else self.worth.duplicate
        return (1.0 + self.worth.set_value * self.worth.youth) * sale + self.worth.youth * potential

    def look_at_viziers(self, s: State, seat: int) -> None:
        """What so many viziers more would add: their points, leads gained, and rivals' leads lost."""
        each = 3.0 if s.holder[JAFAAR] == seat else 1.0
        most = self.most_viziers(s)
        for more in range(most + 1):
            self.viziers[more] = each * more
        for rival in range(s.players):
            if rival != seat:
                lead = s.viziers[seat] - s.viziers[rival]
                for more in range(1, most + 1):
                    self.viziers[more] += self.worth.lead(lead + more) - self.worth.lead(lead)
                    self.viziers[more] += self.rivalry * (
                        self.worth.lead(-lead) - self.worth.lead(-lead - more)
                    )

    def most_viziers(self, s: State) -> int:
        """How many viziers a move may bring, 11 at most."""
        most = 0
        tiles = s.holds[VIZIER]
        while tiles != 0:
            here = s.count[lowest(tiles) * TRIBES + VIZIER]
            tiles &= tiles - 1
            if here > most:
                most = here
        return most + 1 if most < 10 else 11

    def in_front(self, s: State, seat: int) -> float:
        """The most that a kill in front of a rival brings."""
        best = 0.0
        for rival in range(s.players):
            if rival != seat and s.holder[BOAZ] != rival:
                if s.elders[rival] > 0 and best < 2.0 * self.rivalry:
                    best = 2.0 * self.rivalry
                if s.viziers[rival] > 0:
                    brings = self.of_vizier_of(s, seat, rival, self.rivalry)
                    if brings > best:
                        best = brings
        return best

    def of_vizier_of(self, s: State, seat: int, rival: int, rivalry: float) -> float:
        """What it brings a seat that a rival loses a vizier."""
        lead = s.viziers[seat] - s.viziers[rival]
        brings = self.worth.lead(lead + 1) - self.worth.lead(lead) + rivalry
        return brings + rivalry * (self.worth.lead(-lead) - self.worth.lead(-lead - 1))

    def look_at_markets(self, s: State, seat: int) -> None:
        """What a small and a large market bring, their price deducted; nothing if it isn't worth it."""
        first = 0.0
        second = 0.0
        small = 0.0
        for i in range(s.row_size if s.row_size < 6 else 6):
            if self.card[i] > first:
                second = first
                first = self.card[i]
            elif self.card[i] > second:
                second = self.card[i]
            if i < 3:
                small = first - 3.0
        large = first + second - 6.0
        if small < 0.0 or s.coins[seat] < 3:
            small = 0.0
        if large < 0.0 or s.coins[seat] < 6:
            large = 0.0
        self.small = small
        self.large = large

    def best_djinn(self, s: State, seat: int) -> float:
        """What the best djinn brings, its price deducted; nothing if it isn't worth it."""
        best = 0.0
        elder = self.worth.plain_elder()
        price = elder + elder
        if s.hand[seat * CARDS + FAKIR] > 0 and self.worth.of_fakir() < elder:
            price = elder + self.worth.of_fakir()
        for i in range(s.djinn_row_size):
            brings = self.worth.of_djinn(s, s.djinn_row[i], seat) - price
            if brings > best:
                best = brings
        return best

    def best_kill(self, tile: int, reach: int, front: float) -> float:
        """The most that assassins bring from a tile, with that reach."""
        best = front
        victims = self.lone & WITHIN[tile * FAR + (reach if reach < FAR else FAR - 1)] & ~(1 << tile)
        while victims != 0:
            victim = lowest(victims)
            victims &= victims - 1
            if self.kill[victim] > best:
                best = self.kill[victim]
        return best

    def find_best(self, s: State, most: int, chance: Chance) -> None:
        """The best moves by gain, best first, ties broken by a grain of chance; `look` comes before."""
        self.found = 0
        for start in range(TILES):
            self.find_from(s, start, most, chance)

    def find_one(self, s: State, chance: Chance) -> None:
        """The best move by gain, ties broken by a grain of chance; `look` comes before."""
        self.found = 0
        least = self.best_of_all(s) - 1.0  # what brings less has no chance, with its grain
        for tribe in range(TRIBES):
            good = self.above(self.reach[tribe], tribe, least)
            starts = s.holds[tribe] if good != 0 else 0
            while starts != 0:
                start = lowest(starts)
                starts &= starts - 1
                self.try_ends(start, self.ends[start] & good, tribe, chance)

    def above(self, ends: int, tribe: int, least: float) -> int:
        """Those of these tiles where ending with this tribe brings more."""
        good = 0
        while ends != 0:
            end = lowest(ends)
            if self.gain[end * TRIBES + tribe] > least:
                good |= ends & -ends
            ends &= ends - 1
        return good

    def try_ends(self, start: int, ends: int, tribe: int, chance: Chance) -> None:
        """Keep the best move so far, of those from this tile to one of these."""
        while ends != 0:
            end = lowest(ends)
            ends &= ends - 1
            brings = self.gain[end * TRIBES + tribe] + chance.below(1024) / 1024.0
            if self.found == 0 or brings > self.brings[0]:
                self.insert(start, end, tribe, brings, 1)

    def find_from(self, s: State, start: int, most: int, chance: Chance) -> None:
        """Add the moves that begin on this tile to the best found so far."""
        size = s.total[start]
        if size == 0:
            return
        for tribe in range(TRIBES):
            if s.count[start * TRIBES + tribe] == 0:
                continue
            ends = s.holds[tribe] & ends_of(start, size)
            while ends != 0:
                end = lowest(ends)
                ends &= ends - 1
                brings = self.gain[end * TRIBES + tribe]
                if self.found < most or brings + 1.0 > self.brings[self.found - 1]:
                    self.insert(start, end, tribe, brings + chance.below(1024) / 1024.0, most)

    def spread(self, s: State, chance: Chance) -> None:
        """Fill `best` with the best moves that don't get in each other's way, one for each of four movers."""
        self.look(s)
        self.find_best(s, 24, chance)
        starts = 0
        ends = 0
        found = 0
        for i in range(4):
            self.best[i] = 0.0
        for i in range(self.found):
            start = 1 << self.start[i]
            end = 1 << self.end[i]
            if found < 4 and starts & start == 0 and ends & end == 0:
                starts |= start
                ends |= end
                self.best[found] = self.brings[i]
                found += 1

    def insert(self, start: int, end: int, tribe: int, brings: float, most: int) -> None:
        """Put a move into its place among the best."""
        if self.found == most:
            if brings <= self.brings[most - 1]:
                return
            self.found -= 1
        i = self.found
        while i > 0 and self.brings[i - 1] < brings:
            self.start[i] = self.start[i - 1]
            self.end[i] = self.end[i - 1]
            self.tribe[i] = self.tribe[i - 1]
            self.brings[i] = self.brings[i - 1]
            i -= 1
        self.start[i] = start
        self.end[i] = end
        self.tribe[i] = tribe
        self.brings[i] = brings
        self.found += 1

    def walk(self, s: State, start: int, end: int, last: int, chance: Chance) -> int:
        """Fill `path` with a random way to make a move; how many actions, 0 if it found none."""
        if s.total[start] >= LONGEST:
            return 0
        for tribe in range(TRIBES):
            self.hand[tribe] = s.count[start * TRIBES + tribe]
        self.path[0] = PICKS + start
        return self.walk_on(1, start, NOWHERE, s.total[start], end, last, chance)

    def walk_on(
        self, length: int, here: int, previous: int, size: int, end: int, last: int, chance: Chance
    ) -> int:
        """Go on with the `hand` of that size from here; the path has that length already."""
        self.hand[last] -= 1
        for left in range(size - 1, -1, -1):
            options = 0
            tile = NOWHERE
            for i in range(4):
                near = NEIGHBOUR[4 * here + i]
                if near != NOWHERE and near != previous and can_reach(near, here, end, left):
                    options += 1
                    if chance.below(options) == 0:
                        tile = near
            if tile == NOWHERE:
                return 0
            tribe = last
            if left > 0:
                ticket = chance.below(left)
                tribe = 0
                while ticket >= self.hand[tribe]:
                    ticket -= self.hand[tribe]
                    tribe += 1
                self.hand[tribe] -= 1
            self.path[length] = DROPS + tribe * TILES + tile
            length += 1
            previous = here
            here = tile
        return length

    def best_from(self, s: State, start: int) -> float:
        """The most that a move from this tile brings; `look` comes before."""
        best = -10.0
        for tribe in range(TRIBES):
            if s.count[start * TRIBES + tribe] > 0:
                best = self.best_of(s.holds[tribe] & ends_of(start, s.total[start]), tribe, best)
        return best

    def best_of_all(self, s: State) -> float:
        """The most that any move brings; `look` comes before. Fills `ends` and `reach`."""
        best = -10.0
        for start in range(TILES):
            self.ends[start] = ends_of(start, s.total[start]) if s.total[start] > 0 else 0
        for tribe in range(TRIBES):
            reach = 0
            starts = s.holds[tribe]
            while starts != 0:
                reach |= self.ends[lowest(starts)]
                starts &= starts - 1
            self.reach[tribe] = reach & s.holds[tribe]
            best = self.best_of(self.reach[tribe], tribe, best)
        return best

    def best_of(self, ends: int, tribe: int, best: float) -> float:
        """The most that ending with this tribe on one of these tiles brings, or `best`."""
        while ends != 0:
            end = lowest(ends)
            ends &= ends - 1
            if self.gain[end * TRIBES + tribe] > best:
                best = self.gain[end * TRIBES + tribe]
        return best

    def best_after(self, s: State, dropped: int, tile: int) -> float:
        """The most that the move under way brings once this tribe is dropped there; `look` comes before."""
        left = s.in_hand_size - 1
        if left == 0:
            return self.gain[tile * TRIBES + dropped]
        best = -10.0
        ends = ALL_TILES
        if left < STEPS:
            ends = REACH[(tile * 31 + s.tile) * STEPS + left]
        for tribe in range(TRIBES):
            if s.in_hand[tribe] > (1 if tribe == dropped else 0):
                best = self.best_of(ends & s.holds[tribe], tribe, best)
        return best

    def complete(self, s: State, chance: Chance) -> int:
        """Fill `path` with the rest of a move under way that gains most, by a random way."""
        if s.in_hand_size >= STEPS:
            return 0
        self.look_on(s)
        reach = REACH[(s.tile * 31 + s.previous) * STEPS + s.in_hand_size]
        best = -1000.0
        last = 0
        final = NOWHERE
        for tribe in range(TRIBES):
            self.hand[tribe] = s.in_hand[tribe]
            if s.in_hand[tribe] > 0:
                ends = reach & s.holds[tribe]
                while ends != 0:
                    end = lowest(ends)
                    ends &= ends - 1
                    brings = self.gain[end * TRIBES + tribe] + chance.below(1024) / 1024.0
                    if brings > best:
                        best = brings
                        last = tribe
                        final = end
        if final == NOWHERE:
            return 0
        return self.walk_on(0, s.tile, s.previous, s.in_hand_size, final, last, chance)


def ends_of(start: int, size: int) -> int:
    """The tiles, as bits, where a move of so many meeples may end; the start itself is left out."""
    if size < STEPS:
        return REACH[(start * 31 + NOWHERE) * STEPS + size] & ~(1 << start)
    near = size if size < FAR else FAR - 1
    alike = EVEN if (start // 6 + start % 6 + size) & 1 == 0 else ALL_TILES & ~EVEN
    return WITHIN[start * FAR + near] & alike & ~(1 << start)


def can_reach(tile: int, previous: int, end: int, left: int) -> bool:
    """Whether so many steps, never turning back, may lead to the end."""
    if left < STEPS:
        return (REACH[(tile * 31 + previous) * STEPS + left] >> end) & 1 != 0
    near = left if left < FAR else FAR - 1
    return (WITHIN[tile * FAR + near] >> end) & 1 != 0
