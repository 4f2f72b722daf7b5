"""What a seat may know, computed here and nowhere else (FT-S2).

Coins, camels and meeples were all gained and paid in the open, so a seat can work them out; so can it the
bag and the djinns to come. Hidden are the cards that rivals drew unseen and, with them, what the deck holds.
Once the game is over nothing is hidden. Who looks is a seat, or for an onlooker a number that no seat has.
"""

from __future__ import annotations

from ..state import Json
from .constants import *
from .core import Core
from .knowledge import known_of, size_in_pool
from .position import (
    assemble,
    cards,
    resources_to_json,
    seat_to_json,
    seat_with_hand,
    trim,
)


def view(s: Core, looker: int) -> Json:
    """The position as somebody knows it: hidden cards are replaced by their number."""
    seats = [seat_as_known(s, seat, looker) for seat in range(s.players)]
    return assemble(s, seats, resources_as_known(s, looker))


def seat_as_known(s: Core, seat: int, looker: int) -> Json:
    """What a seat has: of a rival's cards those that all know, and how many there are besides, by pool."""
    if s.phase == OVER or seat == looker:
        return seat_to_json(s, seat)
    hand = cards([known_of(s, seat, card) for card in range(CARDS)])
    return seat_with_hand(s, seat, hand, trim([size_in_pool(s, seat, pool) for pool in range(POOLS)]))


def resources_as_known(s: Core, looker: int) -> Json:
    """The resource cards: of the deck its size; `unseen` is what lies there or unseen in rivals' hands."""
    resources = resources_to_json(s)
    if s.phase != OVER:
        resources["deck"] = s.deck_size
        resources["unseen"] = trim([cards(pool_of(s, looker, pool)) for pool in range(POOLS)])
    return resources


def pool_of(s: Core, looker: int, pool: int) -> list[int]:
    """The cards of a pool that the deck, or others than who looks, hold."""
    found = []
    for card in range(CARDS):
        number = s.deck[card] if pool == 0 else 0
        for seat in range(s.players):
            if seat != looker:
                number += s.unseen[(pool * SEATS + seat) * CARDS + card]
        found.append(number)
    return found
