"""Why a position could never arise: pieces missing or too many, counts and steps that don't fit."""

from __future__ import annotations

from ..bits import *
from .cave import below
from .constants import *
from .core import Core
from .layout import PLACE_NAMES
from .notation import BAN_NAMES, TILE_NAMES

OUT = (0, 0, 1, 3)
"""How many treasures each variant leaves out (AB-E1, AB-K1)."""
UNUSED = (6, 0, 0, 6)
"""How many tiles of each variant are in the game but not in the cave (AB-S1, AB-L1, AB-E1, AB-K1)."""
BESIDE = (0, 6, 0, 0)
"""How many tiles each variant has beside the cave (AB-L1)."""


def problems(table: Core) -> list[str]:
    """Why this position could never arise; empty for one that can."""
    return [
        *tiles_amiss(table),
        *cave_amiss(table),
        *bans_amiss(table),
        *end_amiss(table),
        *turn_amiss(table),
    ]


def tiles_amiss(table: Core) -> list[str]:
    """Each tile of a treasure in the game is in one place, others in none (AB-C1)."""
    found = []
    copies = [0] * 60
    for place in range(PLACES):
        if (table.up >> place) & 1:
            copies[table.at[place]] += 1
    for i in range(table.unseen_size):
        copies[table.unseen[i]] += 1
    for tile in range(TILES):
        copies[tile] += (table.beside >> tile) & 1
        for seat in range(table.players):
            copies[tile] += (table.tiles[seat] >> tile) & 1
    for tile in range(TILES):
        in_game = 1 - ((table.out >> (tile // COLOURS)) & 1)
        if copies[tile] > 0 and in_game == 0:
            found.append(f"{TILE_NAMES[tile]} is there, but its treasure is out of the game")
        elif copies[tile] == 0 and in_game == 1:
            found.append(f"{TILE_NAMES[tile]} is missing")
        elif copies[tile] > 1:
            found.append(f"{TILE_NAMES[tile]} is there {copies[tile]} times")
    return found


def cave_amiss(table: Core) -> list[str]:
    """The variant's numbers of tiles, and nothing hanging in the air (AB-S1, AB-L1, AB-E1, AB-K1)."""
    found = []
    variant = table.variant
    if count(table.out) != OUT[variant]:
        found.append(f"{OUT[variant]} treasures should be out of the game")
    if count(table.beside) != BESIDE[variant]:
        found.append(f"{BESIDE[variant]} tiles should lie beside the cave")
    expected = count(table.down) + UNUSED[variant]
    if table.unseen_size != expected:
        found.append(f"{expected} tiles should be unseen")
    there = table.up | table.down
    for place in range(PLACES):
        if (there >> place) & 1 and below(table.cave, place) & ~there != 0:
            found.append(f"{PLACE_NAMES[place]} lies on an empty place")
    return found


def bans_amiss(table: Core) -> list[str]:
    """A ban ends when its seat's turn starts, and names no treasure that is out (AB-WHITE1)."""
    found = []
    if table.phase != OVER and table.bans[table.active] != NO_BAN:
        found.append("the active seat's ban should have ended")
    for what in table.bans:
        if what < TREASURES and table.out >> what & 1:
            found.append(f"{BAN_NAMES[what]} is banned, but is out of the game")
    return found


def end_amiss(table: Core) -> list[str]:
    """The count of last turns runs once no tile is face down, and ends the game (AB-Z1, AB-Z2)."""
    found = []
    if table.phase == OVER:
        if table.down:
            found.append("the game is over, but a tile lies face down")
    elif table.turns_left:
        turn_of_round = (table.active + table.players - table.first) % table.players
        if table.down:
            found.append("the last turns are counted, but a tile lies face down")
        if table.turns_left not in (table.players - turn_of_round, 2 * table.players - turn_of_round):
            found.append("the number of turns left does not end with a round")
        elif table.turns_left == 2 * table.players:
            found.append("more than all last turns are left")
    elif table.phase == TAKE and not table.down:
        found.append("no tile lies face down, but the last turns are not counted")
    return found


def turn_amiss(table: Core) -> list[str]:
    """The step fits the tile taken this turn, and what rivals show is theirs (AB-T1, AB-T3, AB-YELLOW1)."""
    found = []
    if table.place != NOWHERE:
        if (table.up | table.down) >> table.place & 1:
            found.append(f"{PLACE_NAMES[table.place]} was emptied this turn, but is not empty")
        if not table.tiles[table.active] >> table.tile & 1:
            found.append(f"{TILE_NAMES[table.tile]} was taken this turn, but is not with the active seat")
    colours = {ALSO: GREEN, SHOW: YELLOW, STEAL: YELLOW, BAN: WHITE}
    if table.phase in colours and table.tile % COLOURS != colours[table.phase]:
        found.append(f"{TILE_NAMES[table.tile]} does not have the magic of this step")
    for rival in rivals_asked(table):
        tile = table.shown[rival]
        if tile == NO_TILE and table.tiles[rival]:
            found.append(f"seat {rival} has tiles, but has not shown one")
        if tile != NO_TILE and not table.tiles[rival] >> tile & 1:
            found.append(f"seat {rival} shows {TILE_NAMES[tile]}, but does not have it")
    return found


def rivals_asked(table: Core) -> list[int]:
    """The rivals whose turn to show a tile has passed (AB-YELLOW1)."""
    order = [(table.active + i) % table.players for i in range(1, table.players)]
    if table.phase == SHOW:
        return order[: order.index(table.chooser)]
    return order if table.phase == STEAL else []
