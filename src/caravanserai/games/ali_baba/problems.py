"""Why a position could never arise: pieces missing or too many, counts and steps that don't fit."""

from __future__ import annotations

from ..bits import *
from .cave import below
from .constants import *
from .core import Core
from .layout import PLACE_NAMES
from .names import BAN_NAMES, TILE_NAMES
from .setup import BESIDE, OUT, unused


def list_problems(s: Core) -> list[str]:
    """Why this position could never arise; empty for one that can."""
    return [
        *tiles_amiss(s),
        *cave_amiss(s),
        *bans_amiss(s),
        *end_amiss(s),
        *turn_amiss(s),
    ]


def tiles_amiss(s: Core) -> list[str]:
    """Each tile of a treasure in the game is in one place, others in none (AB-C1)."""
    found = []
    copies = [0] * 60
    for place in range(PLACES):
        if (s.up >> place) & 1:
            copies[s.at[place]] += 1
    for i in range(s.unseen_size):
        copies[s.unseen[i]] += 1
    for tile in range(TILES):
        copies[tile] += (s.beside >> tile) & 1
        for seat in range(s.players):
            copies[tile] += (s.tiles[seat] >> tile) & 1
    for tile in range(TILES):
        in_game = 1 - ((s.out >> (tile // COLOURS)) & 1)
        if copies[tile] > 0 and in_game == 0:
            found.append(f"{TILE_NAMES[tile]} is there, but its treasure is out of the game")
        elif copies[tile] == 0 and in_game == 1:
            found.append(f"{TILE_NAMES[tile]} is missing")
        elif copies[tile] > 1:
            found.append(f"{TILE_NAMES[tile]} is there {copies[tile]} times")
    return found


def cave_amiss(s: Core) -> list[str]:
    """The variant's numbers of tiles, and nothing hanging in the air (AB-S1, AB-L1, AB-E1, AB-K1)."""
    found = []
    variant = s.variant
    if count(s.out) != OUT[variant]:
        found.append(f"{OUT[variant]} treasures should be out of the game")
    if count(s.beside) != BESIDE[variant]:
        found.append(f"{BESIDE[variant]} tiles should lie beside the cave")
    expected = count(s.down) + unused(variant)
    if s.unseen_size != expected:
        found.append(f"{expected} tiles should be unseen")
    there = s.up | s.down
    for place in range(PLACES):
        if (there >> place) & 1 and below(s.cave, place) & ~there != 0:
            found.append(f"{PLACE_NAMES[place]} lies on an empty place")
    return found


def bans_amiss(s: Core) -> list[str]:
    """A ban ends when its seat's turn starts, and names no treasure that is out (AB-WHITE1)."""
    found = []
    if s.phase != OVER and s.bans[s.active] != NO_BAN:
        found.append("the active seat's ban should have ended")
    for what in s.bans:
        if what < TREASURES and s.out >> what & 1:
            found.append(f"{BAN_NAMES[what]} is banned, but is out of the game")
    return found


def end_amiss(s: Core) -> list[str]:
    """The count of last turns runs once no tile is face down, and ends the game (AB-Z1, AB-Z2)."""
    found = []
    if s.phase == OVER:
        if s.down:
            found.append("the game is over, but a tile lies face down")
    elif s.turns_left:
        turn_of_round = (s.active + s.players - s.first) % s.players
        if s.down:
            found.append("the last turns are counted, but a tile lies face down")
        if s.turns_left not in (s.players - turn_of_round, 2 * s.players - turn_of_round):
            found.append("the number of turns left does not end with a round")
        elif s.turns_left == 2 * s.players:
            found.append("more than all last turns are left")
    elif s.phase == TAKE and not s.down:
        found.append("no tile lies face down, but the last turns are not counted")
    return found


def turn_amiss(s: Core) -> list[str]:
    """The step fits the tile taken this turn, and what rivals show is theirs (AB-T1, AB-T3, AB-YELLOW1)."""
    found = []
    if s.place != NOWHERE:
        if (s.up | s.down) >> s.place & 1:
            found.append(f"{PLACE_NAMES[s.place]} was emptied this turn, but is not empty")
        if not s.tiles[s.active] >> s.tile & 1:
            found.append(f"{TILE_NAMES[s.tile]} was taken this turn, but is not with the active seat")
    colours = {ALSO: GREEN, SHOW: YELLOW, STEAL: YELLOW, BAN: WHITE}
    if s.phase in colours and s.tile % COLOURS != colours[s.phase]:
        found.append(f"{TILE_NAMES[s.tile]} does not have the magic of this step")
    for rival in rivals_asked(s):
        tile = s.shown[rival]
        if tile == NO_TILE and s.tiles[rival]:
            found.append(f"seat {rival} has tiles, but has not shown one")
        if tile != NO_TILE and not s.tiles[rival] >> tile & 1:
            found.append(f"seat {rival} shows {TILE_NAMES[tile]}, but does not have it")
    return found


def rivals_asked(s: Core) -> list[int]:
    """The rivals whose turn to show a tile has passed (AB-YELLOW1)."""
    order = [(s.active + i) % s.players for i in range(1, s.players)]
    if s.phase == SHOW:
        return order[: order.index(s.chooser)]
    return order if s.phase == STEAL else []
