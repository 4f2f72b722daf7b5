"""Laying out the cave: the base game and its variants (AB-S1, AB-L1, AB-E1, AB-K1)."""

from __future__ import annotations

from ..bits import *
from ..chance import Chance
from .cave import *
from .constants import *
from .core import Core
from .layout import places_of
from .rounds import start_turn
from .taking import draw, turn_up

OUT = (0, 0, 1, 3)
"""How many treasures each variant leaves out (AB-E1, AB-K1)."""
BESIDE = (0, TILES_BESIDE, 0, 0)
"""How many tiles each variant has beside the cave (AB-L1)."""


def cave_of(variant: int) -> int:
    """The cave of a variant (AB-S1, AB-K1)."""
    return SMALLER_CAVE if variant == SMALL else WHOLE_CAVE


def unused(variant: int) -> int:
    """How many tiles of a variant are in the game, but neither in the cave nor beside it (AB-S1, AB-E1)."""
    return TILES - COLOURS * OUT[variant] - BESIDE[variant] - len(places_of(cave_of(variant)))


def set_up(s: Core, variant: int, players: int, first: int, out: int, chance: Chance) -> None:
    """Lay out a blank position for a game that the first seat begins (AB-S1, AB-S4)."""
    s.variant = variant
    s.cave = cave_of(variant)
    s.players = players
    s.first = first
    s.out = out
    gather_unseen(s, 1 << LAMP if variant == ALADDIN else 0)
    if variant == ALADDIN:
        lay_beside(s, chance)
    s.down = FACE_DOWN[s.cave] | FACE_UP[s.cave]
    turn_up(s, FACE_UP[s.cave], chance)
    start_turn(s, first)


def gather_unseen(s: Core, kept: int) -> None:
    """All tiles in the game may be turned up, but those beside the cave and of the treasures kept apart."""
    s.unseen_size = 0
    for tile in range(TILES):
        apart = (s.out | kept) >> (tile // COLOURS) & 1
        if apart == 0 and s.beside & bit(tile) == 0:
            s.unseen[s.unseen_size] = tile
            s.unseen_size += 1


def lay_beside(s: Core, chance: Chance) -> None:
    """Six tiles that are no lamps lie beside the cave; then the lamps join the rest (AB-L1)."""
    for _ in range(TILES_BESIDE):
        s.beside |= bit(draw(s, chance))
    gather_unseen(s, 0)


def draw_out(number: int, chance: Chance) -> int:
    """Random treasures to leave out, as bits (AB-E1, AB-K1)."""
    out = 0
    left = TREASURES
    for treasure in range(TREASURES):
        if chance.below(left) < number:
            out += 1 << treasure
            number -= 1
        left -= 1
    return out
