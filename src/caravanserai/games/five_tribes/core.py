"""Everything on the table, as small numbers in flat rows.

The rules are functions over a `Core`, one module per chapter of the rulebook; `state.State` is
a Core that can be played.
"""

from __future__ import annotations

from ...cython import cclass, no_gc
from ..ledger import Ledger
from .constants import *


@no_gc
@cclass
class Core:
    """A position: the board, the seats, the cards, the tracks, the turn under way."""

    def __init__(self) -> None:
        self.rules = RULES
        self.players = 0
        self.markers = 0
        # The board.
        self.kind = [0] * 30
        self.value = [0] * 30
        self.blue_near = [0] * 30  # blue tiles around, itself included
        self.count = [0] * 150  # [tile * TRIBES + tribe]
        self.total = [0] * 30
        self.tribes = [0] * 30  # the set of tribes on the tile, as bits
        self.holds = [0] * 5  # for each tribe the set of tiles that hold it
        self.owner = [0] * 30
        self.palms = [0] * 30
        self.palaces = [0] * 30
        self.villages = 0  # as bits, and so are the next two
        self.oases = 0
        self.built = 0  # tiles with a camel, a palm or a palace
        self.palms_left = 0
        self.palaces_left = 0
        self.bag = [0] * 5
        # The seats.
        self.coins = [0] * 4
        self.camels = [0] * 4
        self.viziers = [0] * 4
        self.elders = [0] * 4
        self.djinns = [0] * 4  # the set of djinns, as bits
        self.hand = [0] * 40  # [seat * CARDS + card]
        # What rivals have not seen of a hand: see knowledge.py.
        self.unseen = [0] * 120  # [(pool * SEATS + seat) * CARDS + card]
        self.unseen_size = [0] * 4
        self.fakirs_at_most = [0] * 4
        # The cards.
        self.row = [0] * 9
        self.row_size = 0
        self.deck = [0] * 10
        self.deck_size = 0
        self.discard = [0] * 10
        self.discard_size = 0
        self.holder = [0] * 22  # for each djinn the seat that has it
        self.djinn_row = [0] * 3
        self.djinn_row_size = 0
        self.djinn_deck = [0] * 22
        self.djinn_deck_size = 0
        self.djinn_discard = [0] * 22
        self.djinn_discard_size = 0
        self.drawn = [0] * 3  # turned up, for one of them to be kept
        self.drawn_size = 0
        # The tracks.
        self.bidders = [0] * 4  # the bid-order track
        self.track = [0] * 9  # the turn-order track
        self.zeros = 0
        self.discount = 0
        self.turn_order = [0] * 4
        self.turn = 0  # how many markers have bid, or have had their turn
        self.last_round = 0
        # The turn under way.
        self.phase = OVER
        self.active = 0
        self.stuck = 0  # no move of meeples was left when the turn began
        self.used = 0  # powers used this turn, as bits
        self.in_hand = [0] * 5
        self.in_hand_size = 0
        self.tile = NOWHERE
        self.previous = NOWHERE
        self.tribe = 0
        self.taken = 0  # meeples of the last tribe, taken from the final tile
        self.double_kill = 0
        self.victim_tile = NOWHERE
        self.victim_seat = NOBODY
        self.builder_coins = 0
        self.power = NO_DJINN  # the djinn that waits for a tile, or may redirect
        self.spot = NOWHERE  # where a palm or palace is about to be placed
        self.resume = END  # the step to go back to once a power is done
        self.offer = 0  # goods of the set about to be sold, as bits
        # Scratch, filled when legal actions are asked for.
        self.found = [0] * 192
        # What the last action did; None where nobody listens, as in searches.
        self.ledger: Ledger | None = None

    def copy_from(self, other: Core) -> None:
        """Become the same position as another, sharing nothing; the ledger stays as it is."""
        self.rules = other.rules
        self.players = other.players
        self.markers = other.markers
        self.kind = other.kind[:]
        self.value = other.value[:]
        self.blue_near = other.blue_near[:]
        self.count = other.count[:]
        self.total = other.total[:]
        self.tribes = other.tribes[:]
        self.holds = other.holds[:]
        self.owner = other.owner[:]
        self.palms = other.palms[:]
        self.palaces = other.palaces[:]
        self.villages = other.villages
        self.oases = other.oases
        self.built = other.built
        self.palms_left = other.palms_left
        self.palaces_left = other.palaces_left
        self.bag = other.bag[:]
        self.coins = other.coins[:]
        self.camels = other.camels[:]
        self.viziers = other.viziers[:]
        self.elders = other.elders[:]
        self.djinns = other.djinns[:]
        self.hand = other.hand[:]
        self.unseen = other.unseen[:]
        self.unseen_size = other.unseen_size[:]
        self.fakirs_at_most = other.fakirs_at_most[:]
        self.row = other.row[:]
        self.row_size = other.row_size
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.discard = other.discard[:]
        self.discard_size = other.discard_size
        self.holder = other.holder[:]
        self.djinn_row = other.djinn_row[:]
        self.djinn_row_size = other.djinn_row_size
        self.djinn_deck = other.djinn_deck[:]
        self.djinn_deck_size = other.djinn_deck_size
        self.djinn_discard = other.djinn_discard[:]
        self.djinn_discard_size = other.djinn_discard_size
        self.drawn = other.drawn[:]
        self.drawn_size = other.drawn_size
        self.bidders = other.bidders[:]
        self.track = other.track[:]
        self.zeros = other.zeros
        self.discount = other.discount
        self.turn_order = other.turn_order[:]
        self.turn = other.turn
        self.last_round = other.last_round
        self.phase = other.phase
        self.active = other.active
        self.stuck = other.stuck
        self.used = other.used
        self.in_hand = other.in_hand[:]
        self.in_hand_size = other.in_hand_size
        self.tile = other.tile
        self.previous = other.previous
        self.tribe = other.tribe
        self.taken = other.taken
        self.double_kill = other.double_kill
        self.victim_tile = other.victim_tile
        self.victim_seat = other.victim_seat
        self.builder_coins = other.builder_coins
        self.power = other.power
        self.spot = other.spot
        self.resume = other.resume
        self.offer = other.offer
        self.found = other.found[:]
