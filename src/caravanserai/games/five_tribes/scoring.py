"""Points at the end (FT-P1 … FT-P9), with Al-Amin, Haurvatat, Jafaar and Shamhat."""

from __future__ import annotations

from .constants import *
from .core import Core
from .knowledge import unseen_of
from .sale import set_value

DJINN_VALUE = [5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4]
"""The points on the djinns' cards (FT-C4)."""


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
    for djinn in range(DJINNS):
        if (s.djinns[seat] >> djinn) & 1 != 0:
            points += DJINN_VALUE[djinn]
    return points


def palm_points(s: Core, seat: int) -> int:
    """3 for each palm on the seat's tiles, 5 with Haurvatat (FT-P5)."""
    palms = 0
    for tile in range(TILES):
        if s.owner[tile] == seat:
            palms += s.palms[tile]
    return palms * (5 if s.holder[HAURVATAT] == seat else 3)


def palace_points(s: Core, seat: int) -> int:
    """5 for each palace on the seat's tiles (FT-P6)."""
    palaces = 0
    for tile in range(TILES):
        if s.owner[tile] == seat:
            palaces += s.palaces[tile]
    return palaces * 5


def tile_points(s: Core, seat: int) -> int:
    """The values of the seat's tiles (FT-P7)."""
    points = 0
    for tile in range(TILES):
        if s.owner[tile] == seat:
            points += s.value[tile]
    return points


def good_points(s: Core, seat: int) -> int:
    """Goods as if sold in the best way: the largest sets first; Al-Amin fills them up (FT-P8)."""
    jokers = s.hand[seat * CARDS + FAKIR] // 2 if s.holder[AL_AMIN] == seat else 0
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
    return (
        s.coins[seat]
        + vizier_points(s, seat)
        + elder_points(s, seat)
        + djinn_points(s, seat)
        + palm_points(s, seat)
        + palace_points(s, seat)
        + tile_points(s, seat)
        + good_points(s, seat)
    )


def points_in_sight(s: Core, seat: int, looker: int, open: bool) -> int:
    """What the looker counts of a seat: screens hide coins and hands, an open table only unseen cards."""
    if s.phase == OVER or seat == looker:
        return total_points(s, seat)
    if not open:
        return total_points(s, seat) - s.coins[seat] - good_points(s, seat)
    if s.unseen_size[seat] == 0:
        return total_points(s, seat)
    for card in range(CARDS):
        s.hand[seat * CARDS + card] -= unseen_of(s, seat, card)
    points = total_points(s, seat)
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
