"""A position as numbers, from one seat's point of view: what `view` tells, and nothing else (FT-S2).

`observation_layout.py` names every number. The same function writes a learner's single observation and, in
the compiled core, those of a thousand games at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..blank import *
from ..observation_layout import MOST
from .actions import find_actions
from .constants import *
from .core import Core
from .knowledge import known_of, unseen_of
from .observation_layout import LAYOUT
from .scoring import points_in_sight
from .state import State

if TYPE_CHECKING:
    from typing_extensions import Buffer

SIZE = LAYOUT.size
HIGHEST = MOST

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

MEEPLE_RATE = 1 / LAYOUT.unit("meeples")
VALUE_RATE = 1 / LAYOUT.unit("value")
BUILDING_RATE = 1 / LAYOUT.unit("palms")
BLUE_RATE = 1 / LAYOUT.unit("blue")
COIN_RATE = 1 / LAYOUT.unit("coins")
CAMEL_RATE = 1 / LAYOUT.unit("camels")
VIZIER_RATE = 1 / LAYOUT.unit("viziers")
POINT_RATE = 1 / LAYOUT.unit("points")
CARD_RATE = 1 / LAYOUT.unit("hand")
PILE_RATE = 1 / LAYOUT.unit("discard")
BAG_RATE = 1 / LAYOUT.unit("bag")
SUPPLY_RATE = 1 / LAYOUT.unit("supply")
DECK_RATE = 1 / LAYOUT.unit("deck")
DISCOUNT_RATE = 1 / LAYOUT.unit("discount")
TAKEN_RATE = 1 / LAYOUT.unit("taken")


def observe(s: State, seat: int, memory: Buffer, at: int) -> None:
    """Write what a seat may know into memory of floats, from `at` on; it must have room for SIZE."""
    out = blank_floats(memory, at, SIZE)
    write_board(s, seat, out)
    for away in range(s.players):
        write_seat(s, (seat + away) % s.players, away, out)
    write_cards(s, seat, out)
    write_djinns(s, out)
    write_round(s, seat, out)
    write_turn(s, seat, out)


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


def write_board(s: Core, seat: int, out: memoryview[float]) -> None:
    """The tiles and what stands on them."""
    for tile in range(TILES):
        for tribe in range(TRIBES):
            out[MEEPLES + tribe * TILES + tile] = share(s.count[tile * TRIBES + tribe], MEEPLE_RATE)
        out[KIND + s.kind[tile] * TILES + tile] = 1.0
        out[VALUE + tile] = share(s.value[tile], VALUE_RATE)
        out[BLUE + tile] = share(s.blue_near[tile], BLUE_RATE)
        if (s.built >> tile) & 1 != 0:
            if s.owner[tile] != NOBODY:
                away = (s.owner[tile] + s.players - seat) % s.players
                out[OWNER + away * TILES + tile] = 1.0
            out[PALMS + tile] = share(s.palms[tile], BUILDING_RATE)
            out[PALACES + tile] = share(s.palaces[tile], BUILDING_RATE)
    if s.tile != NOWHERE:
        out[TILE + s.tile] = 1.0
    if s.previous != NOWHERE:
        out[PREVIOUS + s.previous] = 1.0
    if s.victim_tile != NOWHERE:
        out[VICTIM + s.victim_tile] = 1.0
    if s.spot != NOWHERE:
        out[SPOT + s.spot] = 1.0


def write_seat(s: Core, who: int, away: int, out: memoryview[float]) -> None:
    """What somebody has who sits so many places on from the looker."""
    looker = (who + s.players - away) % s.players
    out[PRESENT + away] = 1.0
    out[COINS + away] = share(s.coins[who], COIN_RATE)
    out[CAMELS + away] = share(s.camels[who], CAMEL_RATE)
    out[VIZIERS + away] = share(s.viziers[who], VIZIER_RATE)
    out[ELDERS + away] = share(s.elders[who], VIZIER_RATE)
    out[POINTS + away] = share(points_known(s, who, looker), POINT_RATE)
    write_set(s.djinns[who], DJINNS, out, HAS + away * DJINNS)
    out[UNSEEN + away] = share(s.unseen_size[who], CARD_RATE)
    out[FAKIRS + away] = share(s.fakirs_at_most[who], CARD_RATE)
    for card in range(CARDS):
        known = s.hand[who * CARDS + card]
        if away > 0 and s.phase != OVER and s.unseen_size[who] > 0:
            known = known_of(s, who, card)
        out[HAND + away * CARDS + card] = share(known, CARD_RATE)


def write_set(members: int, kinds: int, out: memoryview[float], start: int) -> None:
    """A flag for each member of a set that is given as bits."""
    if members != 0:
        for kind in range(kinds):
            if (members >> kind) & 1 != 0:
                out[start + kind] = 1.0


def write_cards(s: Core, seat: int, out: memoryview[float]) -> None:
    """The resource cards that nobody has, those the looker keeps to itself, the bag and the supply."""
    for tribe in range(TRIBES):
        out[BAG + tribe] = share(s.bag[tribe], BAG_RATE)
    out[SUPPLY] = share(s.palms_left, SUPPLY_RATE)
    out[SUPPLY + 1] = share(s.palaces_left, SUPPLY_RATE)
    for place in range(s.row_size):
        out[CARD_ROW + place * CARDS + s.row[place]] = 1.0
    out[DECK] = share(s.deck_size, DECK_RATE)
    for card in range(CARDS):
        out[DISCARD + card] = share(s.discard[card], PILE_RATE)
        out[HIDDEN + card] = share(s.deck[card], PILE_RATE)
    for who in range(s.players):
        if s.unseen_size[who] > 0:
            if who == seat:
                for card in range(CARDS):
                    out[SECRET + card] = share(unseen_of(s, seat, card), CARD_RATE)
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
        out[HIDDEN + card] = share(lying, PILE_RATE)
        out[OLD + card] = share(old, CARD_RATE)


def write_djinns(s: Core, out: memoryview[float]) -> None:
    """The djinns that nobody has."""
    for place in range(s.djinn_row_size):
        out[DJINNS_IN_ROW + s.djinn_row[place]] = 1.0
    for place in range(s.drawn_size):
        out[DRAWN + s.drawn[place]] = 1.0
    for djinn in range(DJINNS):
        out[DJINNS_IN_DECK + djinn] = s.djinn_deck[djinn]
        out[DJINNS_DISCARDED + djinn] = s.djinn_discard[djinn]


def write_round(s: Core, seat: int, out: memoryview[float]) -> None:
    """Who bids and plays when."""
    for marker in range(s.markers):
        away = (s.bidders[marker] + s.players - seat) % s.players
        out[BIDDERS + marker * SEATS + away] = 1.0
        if s.phase != BID:
            away = (s.turn_order[marker] + s.players - seat) % s.players
            out[TURNS + marker * SEATS + away] = 1.0
    for place in range(SPOTS):
        if s.track[place] != NOBODY:
            away = (s.track[place] + s.players - seat) % s.players
            out[TRACK + place * SEATS + away] = 1.0
    out[DONE + s.turn] = 1.0
    out[FAKIRS_BID] = share(s.discount, DISCOUNT_RATE)
    out[LAST] = 1.0 if s.last_round != 0 else 0.0


def write_turn(s: Core, seat: int, out: memoryview[float]) -> None:
    """Whose decision it is, and the turn under way."""
    out[STEP + s.phase] = 1.0
    if s.phase != OVER:
        out[DECIDES + (s.active + s.players - seat) % s.players] = 1.0
    out[SEAT + seat] = 1.0
    out[PLAYERS + s.players - 2] = 1.0
    for tribe in range(TRIBES):
        out[IN_HAND + tribe] = share(s.in_hand[tribe], MEEPLE_RATE)
    out[TAKEN] = share(s.taken, TAKEN_RATE)
    out[STUCK] = 1.0 if s.stuck != 0 else 0.0
    write_set(s.used, DJINNS, out, USED)
    out[DOUBLE_KILL] = 1.0 if s.double_kill != 0 else 0.0
    if s.victim_seat != NOBODY:
        out[VICTIM_SEAT + (s.victim_seat + s.players - seat) % s.players] = 1.0
    out[BUILDER_COINS] = share(s.builder_coins, COIN_RATE)
    if s.power != NO_DJINN:
        out[POWER + s.power] = 1.0
    if s.phase in (REDIRECT, PLACE, KEEP):
        out[RESUMED + s.resume] = 1.0
    write_set(s.offer, GOODS, out, OFFER)
