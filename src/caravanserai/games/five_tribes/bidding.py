"""Bidding for the order of turns (FT-B1 … FT-B5), with Kumarbi's discount."""

from __future__ import annotations

from .cards import fakirs_of, spend_fakirs
from .constants import *
from .core import Core
from .notes import *
from .pieces import gain_coins, has_djinn

PRICE = [0, 1, 3, 5, 8, 12, 18]  # of each level: the zeros are one level, each paid spot another


def start_bidding(s: Core) -> None:
    """A new round: the markers bid in the order in which they last played (FT-T1, FT-B1)."""
    for i in range(s.markers):
        s.bidders[i] = s.turn_order[i]
    for spot in range(SPOTS):
        s.track[spot] = NOBODY
    s.zeros = 0
    s.discount = 0
    s.turn = 0
    s.active = s.bidders[0]
    s.phase = BID


def is_free(s: Core, level: int) -> bool:
    """Three markers fit at 0, one on each paid spot (FT-B2, FT-B3)."""
    if level == 0:
        return s.zeros < FIRST_PAID
    return s.track[FIRST_PAID + level - 1] == NOBODY


def price(level: int, discount: int) -> int:
    """What a spot costs, lowered by as many spots as fakirs were discarded (FT-D-KUMARBI)."""
    return PRICE[level - discount] if level > discount else 0


def can_bid(s: Core, level: int, discount: int) -> bool:
    """Whether the spot is free and the seat can pay for it (FT-B2 … FT-B4)."""
    return is_free(s, level) & (price(level, discount) <= s.coins[s.active])


def find_bids(s: Core) -> int:
    """The spots the seat can pay for; who can pay for none takes the cheapest free one (FT-B4)."""
    n = 0
    for level in range(LEVELS):
        s.found[n] = BIDS + level
        n += 1 if can_bid(s, level, s.discount) else 0
    if n == 0:
        level = 0
        while not is_free(s, level):
            level += 1
        s.found[n] = BIDS + level
        n += 1
    if has_djinn(s, KUMARBI) and can_discount(s):
        s.found[n] = DISCOUNT
        n += 1
    return n


def can_discount(s: Core) -> bool:
    """Whether one fakir more would lower the price of some spot the seat could then take (FT-D1)."""
    if fakirs_of(s) > 0:
        for level in range(s.discount + 1, LEVELS):
            if can_bid(s, level, s.discount + 1):
                return True
    return False


def take_discount(s: Core) -> None:
    """Discard a fakir: this bid costs one spot less (FT-D-KUMARBI)."""
    note(s, TOLD_DISCOUNT, s.active, 0, 0)
    spend_fakirs(s, 1, KUMARBI)
    s.discount += 1


def bid(s: Core, level: int) -> None:
    """Pay for a spot and take it; a new marker at 0 plays before the earlier ones (FT-B1, FT-B3)."""
    cost = price(level, s.discount)
    paid = cost if cost < s.coins[s.active] else s.coins[s.active]
    note(s, TOLD_BID, s.active, level, paid)
    gain_coins(s, -paid, FT_B1)
    if level == 0:
        s.track[s.zeros] = s.active
        s.zeros += 1
    else:
        s.track[FIRST_PAID + level - 1] = s.active
    s.discount = 0
    s.turn += 1
    if s.turn < s.markers:
        s.active = s.bidders[s.turn]
    else:
        order_turns(s)


def order_turns(s: Core) -> None:
    """Turns run from the dearest spot to the last 0 (FT-B5)."""
    n = 0
    for i in range(SPOTS):
        marker = s.track[SPOTS - 1 - i]
        if marker != NOBODY:
            s.turn_order[n] = marker
            n += 1
    s.turn = 0
    s.phase = NEXT_TURN
