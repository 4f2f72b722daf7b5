"""Laying out the cave: the base game and its variants (AB-S1, AB-L1, AB-E1, AB-K1)."""

from __future__ import annotations

from ..chance import Chance
from .bits import *
from .cave import *
from .constants import *
from .ending import start_turn
from .table import Table
from .taking import turn_up


def set_up(table: Table, variant: int, players: int, first: int, out: int, chance: Chance) -> None:
    """Lay out a blank table for a game that the first seat begins (AB-S1, AB-S4)."""
    table.variant = variant
    table.cave = SMALLER_CAVE if variant == SMALL else WHOLE_CAVE
    table.players = players
    table.first = first
    table.out = out
    for tile in range(TILES):
        table.unseen[tile] = 1 - (out >> tile // COLOURS & 1)
    if variant == ALADDIN:
        lay_beside(table, chance)
    table.down = FACE_DOWN[table.cave] | FACE_UP[table.cave]
    turn_up(table, FACE_UP[table.cave], chance)
    start_turn(table, first)


def lay_beside(table: Table, chance: Chance) -> None:
    """Six tiles that are no lamps lie beside the cave (AB-L1)."""
    for tile in range(LAMP * COLOURS, LAMP * COLOURS + COLOURS):
        table.unseen[tile] = 0
    for _ in range(6):
        tile = chance.draw(table.unseen, TILES, 0)
        table.unseen[tile] = 0
        table.beside |= bit(tile)
    for tile in range(LAMP * COLOURS, LAMP * COLOURS + COLOURS):
        table.unseen[tile] = 1


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
