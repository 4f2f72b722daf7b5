"""The question between the tribe's action and the tile's: a power may have to come first (FT-D1).

A market or sacred place that the seat can pay for offers powers beside its own choices. So it is asked only
where a palm or palace would be placed by itself, or where nothing would be offered for want of the price.
"""

from __future__ import annotations

from .constants import *
from .core import Core
from .djinns import ask_for_power, find_powers, has_unused_power
from .notes import *
from .tiles import is_on_sale, tile_action


def start_tile_action(s: Core) -> None:
    """The tile acts, unless a power could be used before (FT-D1)."""
    if not has_unused_power(s) or s.rules == 1:  # version 1 had no such question
        tile_action(s)
    elif places_by_itself(s):
        if not ask_for_power(s, BEFORE_TILE):
            tile_action(s)
    else:
        tile_action(s)
        if s.phase == END and is_on_sale(s):
            ask_for_power(s, BEFORE_TILE)


def places_by_itself(s: Core) -> bool:
    """Whether the tile's action is a palm or a palace (FT-L1, FT-L2)."""
    if s.kind[s.tile] == OASIS:
        return s.palms_left > 0
    return s.kind[s.tile] == VILLAGE and s.palaces_left > 0


def find_powers_before(s: Core) -> int:
    """The powers, or none of them."""
    n = find_powers(s, 0)
    s.found[n] = PASS
    return n + 1


def leave_powers(s: Core) -> None:
    """No power is wanted: the tile acts."""
    note(s, TOLD_PASS, s.active, BEFORE_TILE, FT_D1)
    tile_action(s)
