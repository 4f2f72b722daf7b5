"""Points at the end (FT-P1 … FT-P9), with Al-Amin, Haurvatat, Jafaar and Shamhat."""

from __future__ import annotations

from ..bits import *
from .constants import *
from .core import Core
from .knowledge import unseen_of
from .sale import set_value

DJINN_VALUE = [5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4]
"""The points on the djinns' cards (FT-C4)."""
PALACE_VALUE = 5
LAYERS = [sum(16**layer for layer in range(cards)) for cards in range(16)]
"""So many cards of one good lie in so many sets: a digit of 16 for each set, where goods are added up."""
MOST_LAYERS = 15
LAND_BITS = 16
"""Enough for a board that is as full as a position can tell of."""
LAND_MASK = 65535


def vizier_points(s: Core, seat: int) -> int:
    """1 each, 3 with Jafaar, and 10 for each rival with strictly fewer (FT-P2)."""
    points = s.viziers[seat] * (3 if s.holder[JAFAAR] == seat else 1)
    for rival in range(s.players):
        if s.viziers[rival] < s.viziers[seat]:
            points += 10
    return points


def elder_points(s: Core, seat: int) -> int:
    """2 each, 4 with Shamhat (FT-P3)."""
    return s.elders[seat] * elder_value(s, seat)


def elder_value(s: Core, seat: int) -> int:
    """What an elder is worth to a seat: 2 points, 4 with Shamhat (FT-P3, FT-D-SHAMHAT)."""
    return 4 if s.holder[SHAMHAT] == seat else 2


def djinn_points(s: Core, seat: int) -> int:
    """The values of the seat's djinns (FT-P4)."""
    points = 0
    djinns = s.djinns[seat]
    while djinns != 0:
        points += DJINN_VALUE[lowest(djinns)]
        djinns &= djinns - 1
    return points


def palm_points(s: Core, seat: int) -> int:
    """3 for each palm on the seat's tiles, 5 with Haurvatat (FT-P5)."""
    palms = 0
    for tile in range(TILES):
        if s.owner[tile] == seat:
            palms += s.palms[tile]
    return palms * palm_value(s, seat)


def palm_value(s: Core, seat: int) -> int:
    """What a palm is worth to a seat: 3 points, 5 with Haurvatat (FT-P5, FT-D-HAURVATAT)."""
    return 5 if s.holder[HAURVATAT] == seat else 3


def palace_points(s: Core, seat: int) -> int:
    """5 for each palace on the seat's tiles (FT-P6)."""
    palaces = 0
    for tile in range(TILES):
        if s.owner[tile] == seat:
            palaces += s.palaces[tile]
    return palaces * PALACE_VALUE


def tile_points(s: Core, seat: int) -> int:
    """The values of the seat's tiles (FT-P7)."""
    points = 0
    for tile in range(TILES):
        if s.owner[tile] == seat:
            points += s.value[tile]
    return points


def land_points(s: Core, seat: int) -> int:
    """The seat's tiles with their palms and palaces (FT-P5 … FT-P7)."""
    return land_of(land_of_all(s), seat)


def land_of_all(s: Core) -> int:
    """The land points of all seats in one number, by one look at the board; `land_of` takes it apart."""
    land = 0
    tiles = s.built
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        owner = s.owner[tile]
        if owner != NOBODY:
            worth = s.value[tile] + s.palms[tile] * palm_value(s, owner) + s.palaces[tile] * PALACE_VALUE
            land += bit(owner * LAND_BITS) * worth
    return land


def land_of(land: int, seat: int) -> int:
    """One seat's part of the land points of all."""
    return (land >> (seat * LAND_BITS)) & LAND_MASK


def good_points(s: Core, seat: int) -> int:
    """Goods as if sold in the best way: the largest sets first; Al-Amin fills them up (FT-P8)."""
    if s.holder[AL_AMIN] == seat:
        return filled_up_points(s, seat, s.hand[seat * CARDS + FAKIR] // 2)
    layers = 0
    for good in range(GOODS):
        cards = s.hand[seat * CARDS + good]
        if cards > MOST_LAYERS:  # more than the box has: somebody's own position
            return filled_up_points(s, seat, 0)
        layers += LAYERS[cards]
    points = 0
    while layers != 0:
        points += set_value(layers & 15)
        layers >>= 4
    return points


def filled_up_points(s: Core, seat: int, jokers: int) -> int:
    """Goods set by set; with Al-Amin two fakirs are a joker, which is any one good (FT-D-AL-AMIN)."""
    points = 0
    depth = 0
    goods = 1
    while goods > 0:
        goods = 0
        for good in range(GOODS):
            if s.hand[seat * CARDS + good] > depth:
                goods += 1
        while jokers > 0 and goods < GOODS:
            goods += 1
            jokers -= 1
        points += set_value(goods)
        depth += 1
    return points


def total_points(s: Core, seat: int) -> int:
    """All lines of the score sheet together (FT-P1 … FT-P8)."""
    return held_points(s, seat) + land_points(s, seat)


def held_points(s: Core, seat: int) -> int:
    """What lies in front of a seat: all but the board."""
    return (
        s.coins[seat]
        + vizier_points(s, seat)
        + elder_points(s, seat)
        + djinn_points(s, seat)
        + good_points(s, seat)
    )


def points_in_sight(s: Core, seat: int, looker: int, open: bool) -> int:
    """What the looker counts of a seat: screens hide coins and hands, an open table only unseen cards."""
    return held_in_sight(s, seat, looker, open) + land_points(s, seat)


def held_in_sight(s: Core, seat: int, looker: int, open: bool) -> int:
    """What the looker counts of what lies in front of a seat."""
    if s.phase == OVER or seat == looker:
        return held_points(s, seat)
    if not open:
        return held_points(s, seat) - s.coins[seat] - good_points(s, seat)
    if s.unseen_size[seat] == 0:
        return held_points(s, seat)
    for card in range(CARDS):
        s.hand[seat * CARDS + card] -= unseen_of(s, seat, card)
    points = held_points(s, seat)
    for card in range(CARDS):
        s.hand[seat * CARDS + card] += unseen_of(s, seat, card)
    return points


def score_sheet(s: Core, seat: int) -> dict[str, int]:
    """The lines of the score sheet by name."""
    return {
        "coins": s.coins[seat],
        "viziers": vizier_points(s, seat),
        "elders": elder_points(s, seat),
        "djinns": djinn_points(s, seat),
        "palms": palm_points(s, seat),
        "palaces": palace_points(s, seat),
        "tiles": tile_points(s, seat),
        "goods": good_points(s, seat),
        "total": total_points(s, seat),
    }
