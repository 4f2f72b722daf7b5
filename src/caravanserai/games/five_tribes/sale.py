"""Selling goods before the turn ends (FT-X1)."""

from __future__ import annotations

from .cards import discard, part_with
from .constants import *
from .core import Core
from .notes import *
from .pieces import gain_coins

SET_VALUE = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]


def set_value(goods: int) -> int:
    """What a set of so many different goods brings (FT-X1)."""
    return SET_VALUE[goods]


def find_goods(s: Core, n: int) -> int:
    """Add the goods that may still join the set to the n choices there are."""
    held = 0
    for good in range(GOODS):
        held += s.hand[s.active * CARDS + good]
    if held == 0:
        return n
    for good in range(GOODS):
        s.found[n] = OFFERS + good
        n += 1 if (s.hand[s.active * CARDS + good] > 0) & ((s.offer >> good) & 1 == 0) else 0
    return n


def offer_good(s: Core, good: int) -> None:
    """Lay a good out for sale, as one of a set."""
    note(s, TOLD_OFFER, s.active, good, 0)
    part_with(s, good)
    s.offer |= 1 << good
    s.phase = SELL


def sell(s: Core) -> None:
    """Sell the set laid out (FT-X1, FT-R2)."""
    note(s, TOLD_SALE, s.active, 0, s.offer)
    goods = 0
    for good in range(GOODS):
        if (s.offer >> good) & 1 != 0:
            discard(s, good)
            goods += 1
    gain_coins(s, SET_VALUE[goods], FT_X1)
    s.offer = 0
    s.phase = END
