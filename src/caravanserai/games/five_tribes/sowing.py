"""Moving meeples (FT-M1 … FT-M7): which drops can still be finished, decided without searching.

The last meeple must land on its own tribe (FT-M5). A hand can be finished if one of its tribes stands
on a tile at the right distance; or if a meeple dropped now is met again by a loop; or if five or more
are left with a pair among them, for every edge of the board lies on a loop of four.
"""

from __future__ import annotations

from .board import *
from .constants import *
from .core import Core
from .notes import *
from .pieces import add_meeple, pay_holder


def has_pair(s: Core, tile: int) -> bool:
    """Whether two meeples of one tribe stand on the tile."""
    for tribe in range(TRIBES):
        if s.count[tile * TRIBES + tribe] > 1:
            return True
    return False


def can_move(s: Core) -> bool:
    """Whether there is a legal move of meeples anywhere (FT-Z2)."""
    for tile in range(TILES):
        size = s.total[tile]
        if size > 0:
            alike = 0  # tiles that hold a tribe of this one
            for tribe in range(TRIBES):
                alike |= s.holds[tribe] * ((s.tribes[tile] >> tribe) & 1)
            if FIRST_ENDS[8 * tile + (size if size < 8 else 7)] & alike != 0:
                return True
            if size >= 5 and has_pair(s, tile):
                return True
    return False


def find_picks(s: Core) -> int:
    """The tiles from which a move can be finished (FT-M1, FT-M7)."""
    any_of = [0] * 32  # for each set of tribes the tiles that hold at least one of them
    for tribe in range(TRIBES):
        half = 1 << tribe
        for tribes in range(half):
            any_of[half + tribes] = any_of[tribes] | s.holds[tribe]
    n = 0
    for tile in range(TILES):
        size = s.total[tile]
        ends = FIRST_ENDS[8 * tile + (size if size < 8 else 7)] & any_of[s.tribes[tile]]
        if size >= 5 and has_pair(s, tile):
            ends = 1
        s.found[n] = PICKS + tile
        n += 1 if ends != 0 else 0  # kept only if legal: a branch would be guessed wrong half the time
    return n


def find_drops(s: Core) -> int:
    """Every tribe in hand on every tile ahead, if the rest of the hand can still be finished."""
    here = s.tile
    left = s.in_hand_size - 1
    if left == 0:
        return find_last_drops(s)
    n = 0
    tribes = [0] * 6  # those in hand, and for each whether it could be the last one
    lands = [0] * 6
    kinds = 0
    for tribe in range(TRIBES):
        tribes[kinds] = tribe
        kinds += 1 if s.in_hand[tribe] > 0 else 0
    spare = s.in_hand_size - kinds  # meeples that share their tribe with another
    for i in range(4):
        tile = NEIGHBOUR[4 * here + i]
        if tile == NOWHERE or tile == s.previous:
            continue
        if left > 5:
            for k in range(kinds):
                s.found[n] = DROPS + tribes[k] * TILES + tile
                n += 1
            continue
        ends = REACH[(tile * 31 + here) * STEPS + left]
        loop = (ends >> tile) & 1  # the rest of the hand can come back to this tile
        landings = 0  # meeples in hand that could be the last one
        for k in range(kinds):
            tribe = tribes[k]
            land = 1 if ends & s.holds[tribe] != 0 else 0
            lands[k] = land
            landings += land * s.in_hand[tribe]
        for k in range(kinds):
            tribe = tribes[k]
            pair = 1 if s.in_hand[tribe] > 1 else 0
            another_lands = landings > lands[k]
            is_met_again = pair & loop != 0
            others_pair_up = (left == 5) & (spare > pair)
            s.found[n] = DROPS + tribe * TILES + tile
            n += 1 if another_lands | is_met_again | others_pair_up else 0
    return n


def find_last_drops(s: Core) -> int:
    """The last meeple lands on its own tribe (FT-M5)."""
    n = 0
    tribe = 0
    while s.in_hand[tribe] == 0:
        tribe += 1
    for i in range(4):
        tile = NEIGHBOUR[4 * s.tile + i]
        s.found[n] = DROPS + tribe * TILES + tile
        n += 1 if (tile != s.previous) & ((s.holds[tribe] >> tile) & 1 != 0) else 0
    return n


def pick(s: Core, tile: int) -> None:
    """Take all meeples of a tile in hand (FT-M1)."""
    for tribe in range(TRIBES):
        s.in_hand[tribe] = s.count[tile * TRIBES + tribe]
        s.count[tile * TRIBES + tribe] = 0
        s.holds[tribe] &= ~(1 << tile)
    note(s, TOLD_PICK, s.active, tile, 0)
    s.in_hand_size = s.total[tile]
    s.total[tile] = 0
    s.tribes[tile] = 0
    s.tile = tile
    s.previous = NOWHERE
    s.phase = DROP


def drop(s: Core, tribe: int, tile: int) -> None:
    """Drop a meeple; Marid's holder is paid for one dropped on its tile (FT-M2, FT-D-MARID)."""
    s.in_hand[tribe] -= 1
    s.in_hand_size -= 1
    s.previous = s.tile
    s.tile = tile
    add_meeple(s, tile, tribe)
    note(s, TOLD_DROP, s.active, tribe * TILES + tile, 0)
    if s.owner[tile] != NOBODY and s.owner[tile] == s.holder[MARID]:
        pay_holder(s, MARID)
    if s.in_hand_size == 0:
        s.tribe = tribe
        s.phase = TRIBE_ACTION
