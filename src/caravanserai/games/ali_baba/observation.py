"""A position as numbers, from one seat's point of view: what `view` tells, and nothing else (AB-I1).

`observation_layout.py` names every number. The same function writes a learner's single observation and, in
the compiled core, those of a thousand games at once.
"""

from __future__ import annotations

from typing import Any

from ..bits import *
from ..blank import *
from ..observation_layout import MOST
from .actions import find_actions
from .constants import *
from .core import Core
from .observation_layout import LAYOUT
from .scoring import points_of
from .state import State

SIZE = LAYOUT.size
HIGHEST = MOST

TREASURE = LAYOUT.start("treasure")
COLOUR = LAYOUT.start("colour")
DOWN = LAYOUT.start("down")
EMPTIED = LAYOUT.start("emptied")
STEP = LAYOUT.start("step")
DECIDES = LAYOUT.start("decides")
ACTIVE = LAYOUT.start("active")
FIRST = LAYOUT.start("first")
SEAT = LAYOUT.start("seat")
PLAYERS = LAYOUT.start("players")
VARIANT = LAYOUT.start("variant")
OUT = LAYOUT.start("out")
ENDING = LAYOUT.start("ending")
TURNS_LEFT = LAYOUT.start("turns-left")
TAKEN_TREASURE = LAYOUT.start("taken-treasure")
TAKEN_COLOUR = LAYOUT.start("taken-colour")
PRESENT = LAYOUT.start("present")
SCORE = LAYOUT.start("score")
POINTS = LAYOUT.start("points")
NUMBER = LAYOUT.start("number")
HAS = LAYOUT.start("tiles")
BANS = LAYOUT.start("ban")
CHOSEN = LAYOUT.start("chosen")
SHOWN_TREASURE = LAYOUT.start("shown-treasure")
SHOWN_COLOUR = LAYOUT.start("shown-colour")
UNSEEN = LAYOUT.start("unseen")
BESIDE = LAYOUT.start("beside")

SCORE_RATE = 1 / LAYOUT.unit("score")
POINT_RATE = 1 / LAYOUT.unit("points")
TILE_RATE = 1 / LAYOUT.unit("number")
TURN_RATE = 1 / LAYOUT.unit("turns-left")


def observe(table: State, seat: int, memory: Any, at: int) -> None:
    """Write what a seat may know into memory of floats, from `at` on; it must have room for SIZE."""
    out = blank_floats(memory, at, SIZE)
    write_cave(table, out)
    write_turn(table, seat, out)
    for away in range(table.players):
        write_seat(table, (seat + away) % table.players, away, out)
    for place in range(table.unseen_size):
        out[UNSEEN + table.unseen[place]] = 1.0
    write_set(table.beside, out, BESIDE)


def mark_legal(table: State, memory: Any, at: int) -> int:
    """Write a byte for each action, from `at` on: 1 if it is legal, else 0. Return how many are legal."""
    out = blank_bytes(memory, at, ACTIONS)
    n = find_actions(table)
    for i in range(n):
        out[table.choices[i]] = 1
    return n


def points_known(table: Core, seat: int, looker: int) -> int:
    """A seat's points if the game ended now; everybody may know them."""
    return points_of(table, seat)


def share(number: int, rate: float) -> float:
    """A count in units (the rate is how many of these a piece is), at most HIGHEST."""
    x = number * rate
    return x if x < HIGHEST else HIGHEST


def write_set(members: int, out: memoryview[float], start: int) -> None:
    """A flag for each member of a set."""
    while members != 0:
        out[start + lowest(members)] = 1.0
        members &= members - 1


def write_cave(table: Core, out: memoryview[float]) -> None:
    """What lies where."""
    rest = table.up
    while rest != 0:
        place = lowest(rest)
        rest &= rest - 1
        out[TREASURE + table.at[place] // COLOURS * PLACES + place] = 1.0
        out[COLOUR + table.at[place] % COLOURS * PLACES + place] = 1.0
    write_set(table.down, out, DOWN)
    if table.place != NOWHERE:
        out[EMPTIED + table.place] = 1.0
        out[TAKEN_TREASURE + table.tile // COLOURS] = 1.0
        out[TAKEN_COLOUR + table.tile % COLOURS] = 1.0


def write_turn(table: Core, seat: int, out: memoryview[float]) -> None:
    """What is played, whose turn it is, and what is asked."""
    out[STEP + table.phase] = 1.0
    if table.phase != OVER:
        out[DECIDES + (table.chooser + table.players - seat) % table.players] = 1.0
    out[ACTIVE + (table.active + table.players - seat) % table.players] = 1.0
    out[FIRST + (table.first + table.players - seat) % table.players] = 1.0
    out[SEAT + seat] = 1.0
    out[PLAYERS + table.players - 2] = 1.0
    out[VARIANT + table.variant] = 1.0
    for treasure in range(TREASURES):
        if (table.out >> treasure) & 1 != 0:
            out[OUT + treasure] = 1.0
    if table.turns_left > 0:
        out[ENDING] = 1.0
        out[TURNS_LEFT] = share(table.turns_left, TURN_RATE)


def write_seat(table: Core, who: int, away: int, out: memoryview[float]) -> None:
    """What somebody has, bans and shows who sits so many places on from the looker."""
    out[PRESENT + away] = 1.0
    out[SCORE + away] = share(table.score[who], SCORE_RATE)
    out[POINTS + away] = share(points_of(table, who), POINT_RATE)
    out[NUMBER + away] = share(count(table.tiles[who]), TILE_RATE)
    write_set(table.tiles[who], out, HAS + away * TILES)
    if table.bans[who] != NO_BAN:
        out[BANS + away * NO_BAN + table.bans[who]] = 1.0
    if table.shown[who] != NO_TILE:
        out[CHOSEN + away] = 1.0
        if away == 0 or table.phase != SHOW:
            out[SHOWN_TREASURE + away * TREASURES + table.shown[who] // COLOURS] = 1.0
            out[SHOWN_COLOUR + away * COLOURS + table.shown[who] % COLOURS] = 1.0
