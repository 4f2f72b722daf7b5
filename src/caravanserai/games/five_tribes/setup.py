"""The table before the first bid (FT-C1 … FT-S5)."""

from __future__ import annotations

from ..chance import Chance
from .bidding import start_bidding
from .board import *
from .cards import refill_rows
from .constants import *
from .core import Core
from .pieces import add_meeple

KINDS = [OASIS] * 6 + [SMALL_MARKET] * 8 + [LARGE_MARKET] * 4 + [VILLAGE] * 5 + [SACRED_PLACE] * 7
VALUES = [8] * 6 + [6] * 8 + [4] * 4 + [5] * 5 + [6, 6, 6, 6, 10, 12, 15]
MEEPLES = [16, 20, 18, 18, 18]
CARD_COUNT = [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]
PALMS = 12
PALACES = 10
COINS = 50


def camels_each(players: int) -> int:
    """8 camels for each seat, 11 with two (FT-S1)."""
    return 11 if players == 2 else 8


def markers_in_all(players: int) -> int:
    """One marker for each seat, two with two (FT-S1)."""
    return 4 if players == 2 else players


def set_up(s: Core, players: int, chance: Chance) -> None:
    """Lay everything out for a new game."""
    s.players = players
    s.markers = markers_in_all(players)
    lay_tiles(s, chance)
    fill_tiles(s, chance)
    for seat in range(players):
        s.coins[seat] = COINS
        s.camels[seat] = camels_each(players)
    s.palms_left = PALMS
    s.palaces_left = PALACES
    for card in range(CARDS):
        s.deck[card] = CARD_COUNT[card]
        s.deck_size += CARD_COUNT[card]
    for djinn in range(DJINNS):
        s.holder[djinn] = NOBODY
        s.djinn_deck[djinn] = 1
    s.djinn_deck_size = DJINNS
    refill_rows(s, chance)
    mix_markers(s, chance)
    start_bidding(s)


def lay_tiles(s: Core, chance: Chance) -> None:
    """The tiles in random order (FT-S3)."""
    for tile in range(TILES):
        s.kind[tile] = KINDS[tile]
        s.value[tile] = VALUES[tile]
        s.owner[tile] = NOBODY
    for tile in range(TILES):
        other = tile + chance.below(TILES - tile)
        kind = s.kind[tile]
        value = s.value[tile]
        s.kind[tile] = s.kind[other]
        s.value[tile] = s.value[other]
        s.kind[other] = kind
        s.value[other] = value
    survey(s)


def is_blue_around(s: Core, tile: int, other: int) -> bool:
    """Whether builders on a tile count another one: it is blue, and around, diagonals too (FT-U1)."""
    return s.kind[other] >= VILLAGE and (AROUND[tile] >> other) & 1 != 0


def blue_around(s: Core, tile: int) -> list[int]:
    """The tiles that builders on this one are paid for (FT-U1)."""
    return [other for other in range(TILES) if is_blue_around(s, tile, other)]


def survey(s: Core) -> None:
    """Note what follows from the tiles: blue ones around each (FT-U1), villages, oases, what is built on."""
    s.villages = 0
    s.oases = 0
    s.built = 0
    for tile in range(TILES):
        blue = 0
        for other in range(TILES):
            if is_blue_around(s, tile, other):
                blue += 1
        s.blue_near[tile] = blue
        if s.kind[tile] == VILLAGE:
            s.villages |= 1 << tile
        if s.kind[tile] == OASIS:
            s.oases |= 1 << tile
        if s.owner[tile] != NOBODY or s.palms[tile] + s.palaces[tile] > 0:
            s.built |= 1 << tile


def fill_tiles(s: Core, chance: Chance) -> None:
    """Three random meeples on each tile; the bag is then empty (FT-S3)."""
    for tribe in range(TRIBES):
        s.bag[tribe] = MEEPLES[tribe]
    for tile in range(TILES):
        for _ in range(3):
            tribe = chance.draw(s.bag, TRIBES, MEEPLE_ANSWERS)
            s.bag[tribe] -= 1
            add_meeple(s, tile, tribe)


def mix_markers(s: Core, chance: Chance) -> None:
    """All markers in random order (FT-S4)."""
    for marker in range(s.markers):
        s.turn_order[marker] = marker % s.players
    for marker in range(s.markers):
        other = marker + chance.below(s.markers - marker)
        seat = s.turn_order[marker]
        s.turn_order[marker] = s.turn_order[other]
        s.turn_order[other] = seat
