"""What white magic keeps a seat from taking (AB-WHITE1 to AB-WHITE3)."""

from __future__ import annotations

from .cave import *
from .constants import *
from .table import Table


def build_banned_tiles() -> list[int]:
    """For each treasure, then for each colour, the set of its tiles."""
    treasures = [
        sum(BIT[COLOURS * treasure + colour] for colour in range(COLOURS)) for treasure in range(TREASURES)
    ]
    colours = [
        sum(BIT[COLOURS * treasure + colour] for treasure in range(TREASURES)) for colour in range(COLOURS)
    ]
    return treasures + colours + [0]


BANNED_TILES = build_banned_tiles()


def banned_tiles(table: Table) -> int:
    """The tiles that rivals' bans, added up, keep from the active seat (AB-WHITE1)."""
    tiles = 0
    for rival in range(table.players):
        if rival != table.active:
            tiles |= BANNED_TILES[table.bans[rival]]
    return tiles


def open_places(table: Table) -> int:
    """The places from which the active seat may take; all face-up ones if each is banned (AB-WHITE2)."""
    banned = banned_tiles(table)
    if banned == 0:
        return table.up
    allowed = table.up
    rest = table.up
    while rest != 0:
        place = BIT_INDEX[(rest & -rest) % 67]
        rest &= rest - 1
        if BIT[table.at[place]] & banned != 0:
            allowed ^= BIT[place]
    return allowed if allowed != 0 else table.up


def also_places(table: Table) -> int:
    """The places from which green's second tile may come (AB-GREEN1, AB-WHITE3)."""
    return NEAR[table.cave * PLACES + table.place] & open_places(table)
