"""Taking a tile from the cave and turning up what nothing covers any more (AB-T1, AB-T2, AB-GREEN2)."""

from __future__ import annotations

from ..bits import *
from ..chance import Chance
from .cave import *
from .constants import *
from .core import Core


def take(table: Core, place: int, chance: Chance) -> int:
    """Put the tile of a place behind the active seat's screen and return it (AB-T1)."""
    tile = table.at[place]
    table.at[place] = NO_TILE
    table.up ^= bit(place)
    table.holding[tile // COLOURS] ^= bit(place)
    table.holding[TREASURES + tile % COLOURS] ^= bit(place)
    table.tiles[table.active] |= bit(tile)
    turn_up(table, BELOW[table.cave * PLACES + place], chance)
    return tile


def turn_up(table: Core, places: int, chance: Chance) -> None:
    """Turn up those of the places that lie face down and uncovered, in place order (AB-T2)."""
    rows = table.cave * PLACES
    there = table.up | table.down
    rest = places & table.down
    while rest != 0:
        place = lowest(rest)
        rest &= rest - 1
        if ABOVE[rows + place] & there == 0:
            reveal(table, place, chance)


def reveal(table: Core, place: int, chance: Chance) -> None:
    """Turn up the tile of a place: only now is it decided which one it is."""
    table.down ^= bit(place)
    lay_face_up(table, place, draw(table, chance))


def draw(table: Core, chance: Chance) -> int:
    """One of the unseen tiles, each as likely."""
    position = chance.pick(table.unseen, table.unseen_size, 0)
    tile = table.unseen[position]
    table.unseen_size -= 1
    for i in range(position, table.unseen_size):
        table.unseen[i] = table.unseen[i + 1]
    return tile


def lay_face_up(table: Core, place: int, tile: int) -> None:
    """Let a tile lie face up on a place."""
    table.at[place] = tile
    table.up |= bit(place)
    table.holding[tile // COLOURS] |= bit(place)
    table.holding[TREASURES + tile % COLOURS] |= bit(place)
