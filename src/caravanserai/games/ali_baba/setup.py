"""Laying out the cave: the base game and its variants (AB-S1, AB-L1, AB-E1, AB-K1)."""

from __future__ import annotations

from ..bits import *
from ..chance import Chance
from .cave import *
from .constants import *
from .core import Core
from .ending import start_turn
from .taking import draw, turn_up


def set_up(table: Core, variant: int, players: int, first: int, out: int, chance: Chance) -> None:
    """Lay out a blank table for a game that the first seat begins (AB-S1, AB-S4)."""
    table.variant = variant
    table.cave = SMALLER_CAVE if variant == SMALL else WHOLE_CAVE
    table.players = players
    table.first = first
    table.out = out
    gather_unseen(table, 1 << LAMP if variant == ALADDIN else 0)
    if variant == ALADDIN:
        lay_beside(table, chance)
    table.down = FACE_DOWN[table.cave] | FACE_UP[table.cave]
    turn_up(table, FACE_UP[table.cave], chance)
    start_turn(table, first)


def gather_unseen(table: Core, kept: int) -> None:
    """All tiles in the game may be turned up, but those beside the cave and of the treasures kept apart."""
    table.unseen_size = 0
    for tile in range(TILES):
        apart = (table.out | kept) >> (tile // COLOURS) & 1
        if apart == 0 and table.beside & bit(tile) == 0:
            table.unseen[table.unseen_size] = tile
            table.unseen_size += 1


def lay_beside(table: Core, chance: Chance) -> None:
    """Six tiles that are no lamps lie beside the cave; then the lamps join the rest (AB-L1)."""
    for _ in range(6):
        table.beside |= bit(draw(table, chance))
    gather_unseen(table, 0)


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
