"""Prices in elders and fakirs (FT-L5 and the table of djinns)."""

from __future__ import annotations

from .cards import fakirs_of, spend_elders, spend_fakirs
from .constants import *
from .core import Core


def can_pay(s: Core, price: int, way: int) -> bool:
    """Whether the seat can pay a price of so many elders, in elders alone or with one fakir among them."""
    if way == WITH_ELDERS:
        return s.elders[s.active] >= price
    return s.elders[s.active] >= price - 1 and fakirs_of(s) > 0


def pay(s: Core, price: int, way: int, rule: int) -> None:
    """Pay it: elders to the bag, the fakir to the discards (FT-R2)."""
    if way == WITH_ELDERS:
        spend_elders(s, price, rule)
    else:
        spend_elders(s, price - 1, rule)
        spend_fakirs(s, 1, rule)
