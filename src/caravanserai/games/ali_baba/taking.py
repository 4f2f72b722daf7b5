"""Taking a tile from the cave and turning up what nothing covers any more (AB-T1, AB-T2, AB-GREEN2)."""

from __future__ import annotations

from ..bits import *
from ..chance import Chance
from .cave import *
from .constants import *
from .core import Core
from .notes import *


def take(s: Core, place: int, chance: Chance) -> int:
    """Put the tile of a place behind the active seat's screen and return it (AB-T1)."""
    tile = s.at[place]
    s.at[place] = NO_TILE
    s.up ^= bit(place)
    s.holding[tile // COLOURS] ^= bit(place)
    s.holding[TREASURES + tile % COLOURS] ^= bit(place)
    s.tiles[s.active] |= bit(tile)
    note(s, TOLD_ALSO if s.phase == ALSO else TOLD_TAKE, s.active, place, tile)
    turn_up(s, BELOW[s.cave * PLACES + place], chance)
    return tile


def turn_up(s: Core, places: int, chance: Chance) -> None:
    """Turn up those of the places that lie face down and uncovered, in place order (AB-T2)."""
    rows = s.cave * PLACES
    there = s.up | s.down
    rest = places & s.down
    while rest != 0:
        place = lowest(rest)
        rest &= rest - 1
        if ABOVE[rows + place] & there == 0:
            reveal(s, place, chance)


def reveal(s: Core, place: int, chance: Chance) -> None:
    """Turn up the tile of a place: only now is it decided which one it is."""
    s.down ^= bit(place)
    lay_face_up(s, place, draw(s, chance))
    note(s, TOLD_TURN_UP, s.active, place, s.at[place])


def draw(s: Core, chance: Chance) -> int:
    """One of the unseen tiles, each as likely."""
    position = chance.pick(s.unseen, s.unseen_size, 0)
    tile = s.unseen[position]
    s.unseen_size -= 1
    for i in range(position, s.unseen_size):
        s.unseen[i] = s.unseen[i + 1]
    return tile


def lay_face_up(s: Core, place: int, tile: int) -> None:
    """Let a tile lie face up on a place."""
    s.at[place] = tile
    s.up |= bit(place)
    s.holding[tile // COLOURS] |= bit(place)
    s.holding[TREASURES + tile % COLOURS] |= bit(place)
