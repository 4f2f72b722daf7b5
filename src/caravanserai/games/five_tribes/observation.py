"""A position as numbers, from one seat's point of view: what `view` tells, and nothing else (FT-S2).

`observation_layout.py` names every number. The same function writes a learner's single observation and, in
the compiled core, those of a thousand games at once.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from ..bits import *
from ..blank import *
from ..observation_layout import MOST
from .actions import find_actions
from .constants import *
from .core import Core
from .knowledge import known_of, unseen_of
from .observation_layout import LAYOUT
from .scoring import held_in_sight, land_of, land_of_all, points_in_sight
from .state import State
from .told import *
from .told import TOLD

if TYPE_CHECKING:
    from typing_extensions import Buffer

SIZE = LAYOUT.size
REMEMBERED = TOLD
HIGHEST = MOST
SPACES = TILES * TRIBES
FIRST_SPACE = 1  # in what is remembered of a row
FIRST_PLACE = FIRST_SPACE + SPACES
BIDDING = FIRST_PLACE + 4
FIRST_OF_BOARD = BIDDING + 1
FIRST_OF_STOCK = FIRST_OF_BOARD + BOARD_WORDS
FIRST_CARD = FIRST_OF_STOCK + STOCK_WORDS
FIRST_OF_ROW = FIRST_CARD + CARD_WORDS
FIRST_DJINN = FIRST_OF_ROW + ROW_WORDS
FIRST_OF_ROUND = FIRST_DJINN + DJINN_WORDS

MEEPLES = LAYOUT.start("meeples")
KIND = LAYOUT.start("kind")
VALUE = LAYOUT.start("value")
OWNER = LAYOUT.start("owner")
PALMS = LAYOUT.start("palms")
PALACES = LAYOUT.start("palaces")
BLUE = LAYOUT.start("blue")
TILE = LAYOUT.start("tile")
PREVIOUS = LAYOUT.start("previous")
VICTIM = LAYOUT.start("victim")
SPOT = LAYOUT.start("spot")
STEP = LAYOUT.start("step")
DECIDES = LAYOUT.start("decides")
SEAT = LAYOUT.start("seat")
PLAYERS = LAYOUT.start("players")
PRESENT = LAYOUT.start("present")
COINS = LAYOUT.start("coins")
CAMELS = LAYOUT.start("camels")
VIZIERS = LAYOUT.start("viziers")
ELDERS = LAYOUT.start("elders")
POINTS = LAYOUT.start("points")
HAS = LAYOUT.start("has")
HAND = LAYOUT.start("hand")
UNSEEN = LAYOUT.start("unseen")
FAKIRS = LAYOUT.start("fakirs")
SECRET = LAYOUT.start("secret")
BAG = LAYOUT.start("bag")
SUPPLY = LAYOUT.start("supply")
CARD_ROW = LAYOUT.start("row")
DECK = LAYOUT.start("deck")
DISCARD = LAYOUT.start("discard")
HIDDEN = LAYOUT.start("hidden")
OLD = LAYOUT.start("old")
DJINNS_IN_ROW = LAYOUT.start("djinn-row")
DJINNS_IN_DECK = LAYOUT.start("djinn-deck")
DJINNS_DISCARDED = LAYOUT.start("djinn-discard")
DRAWN = LAYOUT.start("drawn")
BIDDERS = LAYOUT.start("bids")
TRACK = LAYOUT.start("track")
TURNS = LAYOUT.start("turns")
DONE = LAYOUT.start("done")
FAKIRS_BID = LAYOUT.start("discount")
LAST = LAYOUT.start("last")
IN_HAND = LAYOUT.start("in-hand")
TAKEN = LAYOUT.start("taken")
STUCK = LAYOUT.start("stuck")
USED = LAYOUT.start("used")
DOUBLE_KILL = LAYOUT.start("double-kill")
VICTIM_SEAT = LAYOUT.start("victim-seat")
BUILDER_COINS = LAYOUT.start("builder-coins")
POWER = LAYOUT.start("power")
RESUMED = LAYOUT.start("resume")
OFFER = LAYOUT.start("offer")

COIN_RATE = 1 / LAYOUT.unit("coins")
CAMEL_RATE = 1 / LAYOUT.unit("camels")
VIZIER_RATE = 1 / LAYOUT.unit("viziers")
POINT_RATE = 1 / LAYOUT.unit("points")
BAG_RATE = 1 / LAYOUT.unit("bag")
SUPPLY_RATE = 1 / LAYOUT.unit("supply")
DECK_RATE = 1 / LAYOUT.unit("deck")
DISCOUNT_RATE = 1 / LAYOUT.unit("discount")
TAKEN_RATE = 1 / LAYOUT.unit("taken")

ENOUGH = 128  # more than the box holds of anything that has a table


def shares(block: str) -> list[float]:
    """Every count of a block in its units, at most HIGHEST: to look up is quicker than to reckon."""
    rate = 1 / LAYOUT.unit(block)
    return [min(number * rate, HIGHEST) for number in range(ENOUGH)]


MEEPLE_SHARE = shares("meeples")
VALUE_SHARE = shares("value")
BUILDING_SHARE = shares("palms")
BLUE_SHARE = shares("blue")
CARD_SHARE = shares("hand")
PILE_SHARE = shares("discard")


def observe(s: State, seat: int, memory: Buffer, at: int) -> None:
    """Write what a seat may know into memory of floats, from `at` on; it must have room for SIZE."""
    out = blank_floats(memory, at, SIZE)
    write_ground(s, out)
    for tile in range(TILES):
        for tribe in range(TRIBES):
            out[MEEPLES + tribe * TILES + tile] = MEEPLE_SHARE[s.count[tile * TRIBES + tribe]]
    write_places(s, out)
    write_board(s, seat, out)
    write_stock(s, seat, out)
    write_points(s, seat, out)
    write_cards(s, seat, out)
    write_row(s, out)
    write_djinns(s, out)
    write_round(s, seat, out)
    write_turn(s, seat, out)


class ObservedGames:
    """Tells of many games, each in a row of its own; of what is as it was in the row it writes nothing."""

    def __init__(self, rows: Buffer, games: int) -> None:
        self.rows = memoryview(rows)
        self.told = memoryview(array("h", [-1]) * (games * REMEMBERED))

    def forget(self, game: int) -> None:
        """Another game begins."""
        self.told[game * REMEMBERED] = -1

    def tell(self, game: int, s: State, seat: int) -> None:
        """As `observe`, into the row of that game, which tells an earlier moment of it or was forgotten."""
        out = row_of_floats(self.rows, game * SIZE, SIZE)
        told = row_of_words(self.told, game * REMEMBERED, REMEMBERED)
        fresh = told[0] < 0
        if fresh:
            begin_to_tell(s, out, told)
        tell_meeples(s, out, told)
        tell_places(s, out, told)
        # A looker who sits elsewhere sees all seats elsewhere, and at the end everything is open.
        anew = told[0] != seat or s.phase == OVER
        told[0] = seat
        tell_seats(s, seat, out, told, anew)
        if not same_row(s, told, FIRST_OF_ROW) or fresh:
            erase(out, CARD_ROW, DECK)
            write_row(s, out)
        if not same_djinns(s, told, FIRST_DJINN) or fresh:
            erase(out, DJINNS_IN_ROW, BIDDERS)
            write_djinns(s, out)
        bidding = 1 if s.phase == BID else 0
        if not same_round(s, told, FIRST_OF_ROUND) or anew or told[BIDDING] != bidding:
            told[BIDDING] = bidding
            erase(out, BIDDERS, IN_HAND)
            write_round(s, seat, out)
        erase(out, STEP, PRESENT)
        erase(out, IN_HAND, SIZE)
        write_turn(s, seat, out)


def begin_to_tell(s: Core, out: memoryview[float], told: memoryview[int]) -> None:
    """The row of a game that nothing was told of yet."""
    erase(out, 0, SIZE)
    write_ground(s, out)
    for i in range(SPACES):
        told[FIRST_SPACE + i] = 0
    for place in range(FIRST_PLACE, BIDDING):
        told[place] = NOWHERE
    told[0] = NOBODY


def tell_meeples(s: Core, out: memoryview[float], told: memoryview[int]) -> None:
    """Who stands where, as far as that has changed."""
    i = first_change(s.count, told, FIRST_SPACE, 0, SPACES)
    while i < SPACES:
        told[FIRST_SPACE + i] = s.count[i]
        out[MEEPLES + i % TRIBES * TILES + i // TRIBES] = MEEPLE_SHARE[s.count[i]]
        i = first_change(s.count, told, FIRST_SPACE, i + 1, SPACES)


def tell_seats(s: Core, seat: int, out: memoryview[float], told: memoryview[int], anew: bool) -> None:
    """What the seats have, as far as that has changed; all of it anew for another looker."""
    board = not same_board(s, told, FIRST_OF_BOARD) or anew
    stock = not same_stock(s, told, FIRST_OF_STOCK) or anew
    cards = not same_cards(s, told, FIRST_CARD) or anew
    if board:
        erase(out, OWNER, BLUE)
        write_board(s, seat, out)
    if stock:
        write_stock(s, seat, out)
    if cards:
        erase(out, HAS, BAG)
        erase(out, DECK, DJINNS_IN_ROW)
        write_cards(s, seat, out)
    if board or stock or cards:
        write_points(s, seat, out)


def tell_places(s: Core, out: memoryview[float], told: memoryview[int]) -> None:
    """Where the turn has come to, as far as that has changed."""
    tell_place(s.tile, TILE, out, told, FIRST_PLACE)
    tell_place(s.previous, PREVIOUS, out, told, FIRST_PLACE + 1)
    tell_place(s.victim_tile, VICTIM, out, told, FIRST_PLACE + 2)
    tell_place(s.spot, SPOT, out, told, FIRST_PLACE + 3)


def tell_place(tile: int, start: int, out: memoryview[float], told: memoryview[int], then: int) -> None:
    """One tile in a plane, or none; `then` it was another."""
    if told[then] != tile:
        if told[then] != NOWHERE:
            out[start + told[then]] = 0.0
        if tile != NOWHERE:
            out[start + tile] = 1.0
        told[then] = tile


def write_places(s: Core, out: memoryview[float]) -> None:
    """Where the turn has come to."""
    if s.tile != NOWHERE:
        out[TILE + s.tile] = 1.0
    if s.previous != NOWHERE:
        out[PREVIOUS + s.previous] = 1.0
    if s.victim_tile != NOWHERE:
        out[VICTIM + s.victim_tile] = 1.0
    if s.spot != NOWHERE:
        out[SPOT + s.spot] = 1.0


def write_stock(s: Core, seat: int, out: memoryview[float]) -> None:
    """What lies in the bag and beside the board, and what everybody sees of the seats."""
    for tribe in range(TRIBES):
        out[BAG + tribe] = share(s.bag[tribe], BAG_RATE)
    out[SUPPLY] = share(s.palms_left, SUPPLY_RATE)
    out[SUPPLY + 1] = share(s.palaces_left, SUPPLY_RATE)
    for away in range(s.players):
        write_standing(s, seat_on(s, seat, away), away, out)


def write_points(s: Core, seat: int, out: memoryview[float]) -> None:
    """Everybody's points as the looker counts them."""
    land = land_of_all(s)
    for away in range(s.players):
        who = seat_on(s, seat, away)
        out[POINTS + away] = share(held_in_sight(s, who, seat, True) + land_of(land, who), POINT_RATE)


def write_cards(s: Core, seat: int, out: memoryview[float]) -> None:
    """Hands and piles; there must be nothing in their place."""
    for away in range(s.players):
        write_hand(s, seat_on(s, seat, away), away, out)
    write_piles(s, seat, out)


def write_row(s: Core, out: memoryview[float]) -> None:
    """The cards to be had; there must be nothing in their place."""
    for place in range(s.row_size):
        out[CARD_ROW + place * CARDS + s.row[place]] = 1.0


def mark_legal(s: State, memory: Buffer, at: int) -> int:
    """Write a byte for each action, from `at` on: 1 if it is legal, else 0. Return how many are legal."""
    out = blank_bytes(memory, at, ACTIONS)
    n = find_actions(s)
    for i in range(n):
        out[s.found[i]] = 1
    return n


def points_known(s: Core, seat: int, looker: int) -> int:
    """A seat's points if the game ended now, but for cards that the looker has not seen."""
    return points_in_sight(s, seat, looker, True)


def share(count: int, rate: float) -> float:
    """A count in units (the rate is how many of these a piece is), at most HIGHEST."""
    x = count * rate
    return x if x < HIGHEST else HIGHEST


def seat_on(s: Core, seat: int, away: int) -> int:
    """Who sits so many places on from a seat."""
    return seat + away if seat + away < s.players else seat + away - s.players


def places_on(s: Core, who: int, seat: int) -> int:
    """How many places on from a seat somebody sits."""
    away = who - seat
    return away if away >= 0 else away + s.players


def write_ground(s: Core, out: memoryview[float]) -> None:
    """The tiles, which are the same all through a game."""
    for tile in range(TILES):
        out[KIND + s.kind[tile] * TILES + tile] = 1.0
        out[VALUE + tile] = VALUE_SHARE[s.value[tile]]
        out[BLUE + tile] = BLUE_SHARE[s.blue_near[tile]]


def write_board(s: Core, seat: int, out: memoryview[float]) -> None:
    """Camels, palms and palaces; there must be nothing in their place."""
    rest = s.built
    while rest != 0:
        tile = lowest(rest)
        rest &= rest - 1
        if s.owner[tile] != NOBODY:
            out[OWNER + places_on(s, s.owner[tile], seat) * TILES + tile] = 1.0
        out[PALMS + tile] = BUILDING_SHARE[s.palms[tile]]
        out[PALACES + tile] = BUILDING_SHARE[s.palaces[tile]]


def write_standing(s: Core, who: int, away: int, out: memoryview[float]) -> None:
    """What everybody sees of somebody who sits so many places on from the looker."""
    out[PRESENT + away] = 1.0
    out[COINS + away] = share(s.coins[who], COIN_RATE)
    out[CAMELS + away] = share(s.camels[who], CAMEL_RATE)
    out[VIZIERS + away] = share(s.viziers[who], VIZIER_RATE)
    out[ELDERS + away] = share(s.elders[who], VIZIER_RATE)


def write_hand(s: Core, who: int, away: int, out: memoryview[float]) -> None:
    """The cards and djinns of somebody who sits so many places on from the looker."""
    write_set(s.djinns[who], out, HAS + away * DJINNS)
    out[UNSEEN + away] = CARD_SHARE[s.unseen_size[who]]
    out[FAKIRS + away] = CARD_SHARE[s.fakirs_at_most[who]]
    if away > 0 and s.phase != OVER and s.unseen_size[who] > 0:
        for card in range(CARDS):
            out[HAND + away * CARDS + card] = CARD_SHARE[known_of(s, who, card)]
    else:
        for card in range(CARDS):
            out[HAND + away * CARDS + card] = CARD_SHARE[s.hand[who * CARDS + card]]


def write_set(members: int, out: memoryview[float], start: int) -> None:
    """A flag for each member of a set that is given as bits."""
    while members != 0:
        out[start + lowest(members)] = 1.0
        members &= members - 1


def write_piles(s: Core, seat: int, out: memoryview[float]) -> None:
    """Deck and discarded cards, and those that the looker keeps to itself."""
    out[DECK] = share(s.deck_size, DECK_RATE)
    for card in range(CARDS):
        out[DISCARD + card] = PILE_SHARE[s.discard[card]]
        out[HIDDEN + card] = PILE_SHARE[s.deck[card]]
    for who in range(s.players):
        if s.unseen_size[who] > 0:
            if who == seat:
                for card in range(CARDS):
                    out[SECRET + card] = CARD_SHARE[unseen_of(s, seat, card)]
            else:
                add_unseen(s, seat, out)


def add_unseen(s: Core, seat: int, out: memoryview[float]) -> None:
    """What rivals drew unseen may as well lie in the deck it came from."""
    for card in range(CARDS):
        lying = s.deck[card]
        old = 0
        for who in range(s.players):
            if who != seat:
                lying += s.unseen[who * CARDS + card]
                old += unseen_of(s, who, card) - s.unseen[who * CARDS + card]
        out[HIDDEN + card] = PILE_SHARE[lying]
        out[OLD + card] = CARD_SHARE[old]


def write_djinns(s: Core, out: memoryview[float]) -> None:
    """The djinns that nobody has."""
    for place in range(s.djinn_row_size):
        out[DJINNS_IN_ROW + s.djinn_row[place]] = 1.0
    for place in range(s.drawn_size):
        out[DRAWN + s.drawn[place]] = 1.0
    for djinn in range(DJINNS):
        out[DJINNS_IN_DECK + djinn] = s.djinn_deck[djinn]
    for djinn in range(DJINNS):
        out[DJINNS_DISCARDED + djinn] = s.djinn_discard[djinn]


def write_round(s: Core, seat: int, out: memoryview[float]) -> None:
    """Who bids and plays when."""
    for marker in range(s.markers):
        out[BIDDERS + marker * SEATS + places_on(s, s.bidders[marker], seat)] = 1.0
        if s.phase != BID:
            out[TURNS + marker * SEATS + places_on(s, s.turn_order[marker], seat)] = 1.0
    for place in range(SPOTS):
        if s.track[place] != NOBODY:
            out[TRACK + place * SEATS + places_on(s, s.track[place], seat)] = 1.0
    out[DONE + s.turn] = 1.0
    out[FAKIRS_BID] = share(s.discount, DISCOUNT_RATE)
    out[LAST] = 1.0 if s.last_round != 0 else 0.0


def write_turn(s: Core, seat: int, out: memoryview[float]) -> None:
    """Whose decision it is, and the turn under way."""
    out[STEP + s.phase] = 1.0
    if s.phase != OVER:
        out[DECIDES + places_on(s, s.active, seat)] = 1.0
    out[SEAT + seat] = 1.0
    out[PLAYERS + s.players - 2] = 1.0
    for tribe in range(TRIBES):
        out[IN_HAND + tribe] = MEEPLE_SHARE[s.in_hand[tribe]]
    out[TAKEN] = share(s.taken, TAKEN_RATE)
    out[STUCK] = 1.0 if s.stuck != 0 else 0.0
    write_set(s.used, out, USED)
    out[DOUBLE_KILL] = 1.0 if s.double_kill != 0 else 0.0
    if s.victim_seat != NOBODY:
        out[VICTIM_SEAT + places_on(s, s.victim_seat, seat)] = 1.0
    out[BUILDER_COINS] = share(s.builder_coins, COIN_RATE)
    if s.power != NO_DJINN:
        out[POWER + s.power] = 1.0
    if s.phase in (REDIRECT, PLACE, KEEP):
        out[RESUMED + s.resume] = 1.0
    write_set(s.offer, out, OFFER)
