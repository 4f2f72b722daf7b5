"""Positions of one ending that are the same by another way have the same key; and what can't matter in it.

Within one ending pieces are only moved about, so what is nowhere else is in the bag, in the supply or among
the discards: those need not be in the key.
"""

from __future__ import annotations

from array import array

from ...games.five_tribes.actions import find_actions
from ...games.five_tribes.board import *
from ...games.five_tribes.constants import *
from ...games.five_tribes.djinns import *
from ...games.five_tribes.state import State
from .key_words import *

DRAWS = 3  # cards that a turn draws into a hand, at most: Sloar's, and Kandicha's for two victims
DEAREST = 6  # nothing costs more coins in a turn


class Sameness:
    """Tells positions of one ending apart by 64-bit keys, and choices that matter from those that don't."""

    def __init__(self) -> None:
        self.factor = array("Q", [0] * WORDS)
        for i in range(WORDS):
            self.factor[i] = scattered(i + 1)
        self.cards_are_drawn = 0
        self.meeples_are_drawn = 0
        self.spending = [0] * 192
        self.squares = [0] * 2  # the tiles as a board of two colours
        for tile in range(TILES):
            self.squares[(tile // 6 + tile % 6) % 2] |= 1 << tile

    def look(self, s: State) -> None:
        """Note what may be drawn until the end, by djinns held, on offer or, with Sibittis, to come."""
        near = 0
        for seat in range(s.players):
            near |= s.djinns[seat]
        for i in range(s.djinn_row_size):
            near |= 1 << s.djinn_row[i]
        for i in range(s.drawn_size):
            near |= 1 << s.drawn[i]
        if (near >> SIBITTIS) & 1 != 0:
            for djinn in range(DJINNS):
                if s.djinn_deck[djinn] + s.djinn_discard[djinn] > 0:
                    near |= 1 << djinn
        self.cards_are_drawn = 1 if (near >> SLOAR) & 1 != 0 or (near >> KANDICHA) & 1 != 0 else 0
        self.meeples_are_drawn = (near >> ANUN_NAK) & 1

    def find_options(self, s: State) -> int:
        """Fill the state's `found` with the legal actions that may matter; return how many there are.

        Powers and sales come last, so that nothing is spent where it makes no difference.
        """
        n = find_actions(s)
        if s.phase == DROP or s.phase == SELL:
            return n
        kept = 0
        spending = 0
        for i in range(n):
            action = s.found[i]
            if spends(action):
                self.spending[spending] = action
                spending += 0 if self.is_idle(s, action) else 1
            else:
                s.found[kept] = action
                kept += 0 if self.is_idle(s, action) else 1
        for i in range(spending):
            s.found[kept + i] = self.spending[i]
        return kept + spending

    def is_idle(self, s: State, action: int) -> bool:
        """Whether something else the seat can do comes to the same, or to more."""
        if action >= OFFERS and action < SALE:
            return self.sale_is_idle(s)
        if action >= USES and action < PLACES:
            djinn = POWERS[(action - USES) // 2]
            return self.is_late(s, djinn) if s.phase == END else self.can_wait(s, djinn)
        if action >= KILLS and action < KILLS_IN_FRONT:
            return self.is_like_another(s, action)
        if action >= TAKES and action < BUYS and s.turn == s.markers - 1:
            # Nobody takes from the row again after the last turn, so of equal cards any will do.
            for position in range(action - TAKES):
                if s.row[position] == s.row[action - TAKES]:
                    return True
        return False

    def is_like_another(self, s: State, action: int) -> bool:
        """Whether a victim of the last turn brings as little as another, which takes no fakirs either."""
        if s.phase != KILL or s.last_round == 0 or s.turn < s.markers - 1 or self.victims_matter(s):
            return False
        if s.double_kill != 0 or self.empties_a_free_tile(s, (action - KILLS) % TILES):
            return False
        near = WITHIN[s.tile * FAR + (s.taken if s.taken < FAR else FAR - 1)]
        for other in range(KILLS, action):
            tile = (other - KILLS) % TILES
            if (near >> tile) & (s.holds[(other - KILLS) // TILES] >> tile) & 1 != 0:
                if not self.empties_a_free_tile(s, tile):
                    return True
        return False

    def empties_a_free_tile(self, s: State, tile: int) -> bool:
        """Whether the seat gets a tile by killing there."""
        return s.total[tile] == 1 and s.owner[tile] == NOBODY and s.camels[s.active] > 0

    def discards_return(self, s: State) -> bool:
        """Whether cards discarded now may be drawn again before the end."""
        return self.cards_are_drawn != 0 and s.deck_size < DRAWS * (s.markers - s.turn)

    def sale_is_idle(self, s: State) -> bool:
        """Goods count in the end as if sold in the best way (FT-P8), and a larger set is worth more.

        So a sale is good for nothing but for coins to spend at a market in another turn, or for its cards to
        be drawn again.
        """
        return not self.discards_return(s) and (s.coins[s.active] >= DEAREST or not self.plays_again(s))

    def plays_again(self, s: State) -> bool:
        """Whether the active seat has another turn to come in this round."""
        for turn in range(s.turn + 1, s.markers):
            if s.turn_order[turn] == s.active:
                return True
        return False

    def can_wait(self, s: State, djinn: int) -> bool:
        """Whether a power does the same at the end of the turn, where it costs the same and more is known.

        What is paid for it must not be drawn again in between, and what it places not run out; it may be
        needed earlier for the coins it brings.
        """
        if self.discards_return(s) or self.meeples_are_drawn != 0:
            return False
        if djinn == ENKI:
            return s.palms_left > 1
        rich = s.coins[s.active] >= DEAREST
        if djinn == BOURAQ:
            return s.palaces_left > 1 and (rich or s.holder[MONKIR] != s.active)
        return djinn == ECHIDNA and rich

    def is_late(self, s: State, djinn: int) -> bool:
        """Whether meeples are brought after the last move: at most Utug has use for them."""
        if djinn != ANUN_NAK or s.stuck != 0 or s.turn < s.markers - 1:
            return False
        return s.camels[s.active] == 0 or s.djinns[s.active] & (1 << UTUG | 1 << SIBITTIS) == 0

    def key(self, s: State) -> int:
        """A number that is the same for positions from which the rest of the game is the same."""
        mask = 0xFFFFFFFFFFFFFFFF
        key = self.turn_word(s) * self.factor[TURN_WORD]
        ends = self.places_that_matter(s)
        crowd = self.crowd_that_matters(s)
        for tile in range(TILES):
            word = self.tile_word(s, tile) if (ends >> tile) & 1 != 0 else self.crowd_word(s, tile, crowd)
            key = (key + word * self.factor[tile]) & mask
        for seat in range(s.players):
            key = (key + self.seat_word(s, seat) * self.factor[SEAT_WORD + seat]) & mask
            key = (key + packed(s.hand, seat * CARDS, CARDS) * self.factor[HAND_WORD + seat]) & mask
        key = (key + self.row_word(s) * self.factor[ROW_WORD]) & mask
        key = (key + packed(s.deck, 0, CARDS) * self.factor[DECK_WORD]) & mask
        key = (key + packed(s.in_hand, 0, TRIBES) * self.factor[IN_HAND_WORD]) & mask
        key = (key + self.djinn_word(s) * self.factor[DJINN_WORD]) & mask
        word = s.offer
        word = word << DJINNS | s.used
        for i in range(s.drawn_size):  # in any order
            word += self.factor[DRAWN_FACTOR] << s.drawn[i]
        key = (key + word * self.factor[OFFER_WORD]) & mask
        key ^= key >> 32
        key = (key * self.factor[LAST_FACTOR]) & mask
        return key ^ (key >> 29)

    def tile_word(self, s: State, tile: int) -> int:
        """Whose a tile is, its palms and its palaces, then five bits for the meeples of each tribe."""
        word = s.owner[tile] + 8 * s.palms[tile] + 128 * s.palaces[tile]
        word <<= 5 * TRIBES
        if s.total[tile] > 0:
            word |= packed(s.count, tile * TRIBES, TRIBES)
        return word

    def places_that_matter(self, s: State) -> int:
        """The tiles, as bits, on which it still matters who stands there.

        In the last turn of all that is where its move can end. Elsewhere only their number counts, for
        assassins that empty a tile and for powers that want an empty one; and with Kandicha every victim.
        """
        if s.last_round == 0 or s.turn < s.markers - 1 or s.phase == PICK or self.victims_matter(s):
            return ALL_TILES
        if s.phase != DROP:
            return 0
        if s.in_hand_size < STEPS:
            return REACH[(s.tile * 31 + s.previous) * STEPS + s.in_hand_size]
        return self.squares[(s.tile // 6 + s.tile % 6 + s.in_hand_size) % 2]

    def victims_matter(self, s: State) -> bool:
        """Whether the seat has Kandicha, or may draw it by Sibittis."""
        return s.holder[KANDICHA] == s.active or (
            s.holder[KANDICHA] == NOBODY and s.holder[SIBITTIS] == s.active
        )

    def crowd_that_matters(self, s: State) -> int:
        """Up to how many meeples on a tile nobody has count in the last turn: for one or two victims."""
        if s.phase in (BEFORE_TILE, MARKET, SECOND_CARD, SACRED, END, SELL):
            return 1
        if s.camels[s.active] == 0 or (s.phase == DROP and s.in_hand[ASSASSIN] == 0):
            return 1
        return 3 if s.djinns[s.active] & (1 << IBLIS | 1 << SIBITTIS) != 0 else 2

    def crowd_word(self, s: State, tile: int, most: int) -> int:
        """A tile on which only the number of meeples counts, up to so many."""
        word = s.owner[tile] + 8 * s.palms[tile] + 128 * s.palaces[tile]
        if s.owner[tile] != NOBODY:
            most = 1
        return word << 2 | (s.total[tile] if s.total[tile] < most else most)

    def seat_word(self, s: State, seat: int) -> int:
        """A seat's coins, viziers, elders and unseen cards, then a bit for each djinn."""
        word = s.coins[seat]
        word = word << 5 | s.viziers[seat]
        word = word << 5 | s.elders[seat]
        word = word << 6 | s.unseen_size[seat]
        return word << DJINNS | s.djinns[seat]

    def turn_word(self, s: State) -> int:
        """What the rest of the turn depends on; what is not asked about any more is left out."""
        phase = s.phase
        word = s.turn << 2 | s.stuck << 1 | s.last_round
        word = word << 5 | phase
        word = word << 5 | (NOWHERE if phase in (PICK, END) else s.tile)
        word = word << 5 | (s.previous if phase == DROP else NOWHERE)
        word = word << 5 | (s.taken if phase in (KILL, ADD_FAKIRS, PLACE, KEEP, REDIRECT) else 0)
        word = word << 5 | s.victim_tile
        word = word << 3 | s.victim_seat
        word = word << 5 | s.power
        word = word << 5 | s.spot
        word = word << 5 | (s.resume if phase in (PLACE, KEEP, REDIRECT) else END)
        word = word << 1 | s.double_kill
        echidna = s.holder[ECHIDNA]
        return word << 10 | (s.builder_coins if echidna in (s.active, NOBODY) else 0)

    def row_word(self, s: State) -> int:
        """The cards of the row, in their order."""
        word = 0
        for position in range(s.row_size):
            word = word << 4 | s.row[position] + 1
        return word

    def djinn_word(self, s: State) -> int:
        """The djinns in the row and, where it matters, those in the pile."""
        word = 0
        if self.pile_matters(s):
            for djinn in range(DJINNS):
                word = word << 1 | (1 if s.djinn_deck[djinn] > 0 else 0)
        row = 0
        for i in range(s.djinn_row_size):
            row |= 1 << s.djinn_row[i]
        return word << DJINNS | row

    def pile_matters(self, s: State) -> bool:
        """Whether Sibittis may still be used, by a seat that has it or by one that may buy it."""
        holder = s.holder[SIBITTIS]
        if holder == NOBODY:
            for i in range(s.djinn_row_size):
                if s.djinn_row[i] == SIBITTIS:
                    return True
            return False
        if holder == s.active and (s.used >> SIBITTIS) & 1 == 0:
            return True
        for turn in range(s.turn + 1, s.markers):
            if s.turn_order[turn] == holder:
                return True
        return False


def spends(action: int) -> bool:
    """Whether an action uses a power or begins a sale."""
    return (action >= USES and action < PLACES) or (action >= OFFERS and action < SALE)


def scattered(number: int) -> int:
    """An odd number of 64 bits that has nothing to do with those of other numbers (as in splitmix64)."""
    mask = 0xFFFFFFFFFFFFFFFF
    step = 0x9E3779B97F4A7C15
    first = 0xBF58476D1CE4E5B9
    second = 0x94D049BB133111EB
    z = (number * step) & mask
    z = ((z ^ (z >> 30)) * first) & mask
    z = ((z ^ (z >> 27)) * second) & mask
    return (z ^ (z >> 31)) | 1


def packed(counts: list[int], first: int, n: int) -> int:
    """So many counts, each below 32, as one number."""
    word = 0
    for i in range(first, first + n):
        word = word << 5 | counts[i]
    return word
