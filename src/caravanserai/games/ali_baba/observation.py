# cython: boundscheck=False, wraparound=False
"""A position as numbers, from one seat's point of view: what `view` tells, and nothing else (AB-I1).

`observation_layout.py` names every number. The same function writes a learner's single observation and, in
the compiled core, those of a thousand games at once.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from ..blank import *
from ..observation import MOST
from .bits import *
from .choices import find_choices
from .constants import *
from .observation_layout import LAYOUT
from .scoring import points_of
from .state import State
from .table import Table

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


def observe(table: State, seat: int, out: MutableSequence[float], at: int) -> None:
    """Write what a seat may know into `out`, from `at` on."""
    blank_floats(out, at, SIZE)
    write_cave(table, out, at)
    write_turn(table, seat, out, at)
    for away in range(table.players):
        write_seat(table, (seat + away) % table.players, away, out, at)
    for place in range(table.unseen_size):
        out[at + UNSEEN + table.unseen[place]] = 1.0
    write_set(table.beside, out, at + BESIDE)


def mark_legal(table: State, out: MutableSequence[int], at: int) -> int:
    """Write 1 for each legal action into `out`, from `at` on, 0 for all others; return how many are legal."""
    blank_bytes(out, at, ACTIONS)
    n = find_choices(table)
    for i in range(n):
        out[at + table.choices[i]] = 1
    return n


def points_known(table: Table, seat: int, looker: int) -> int:
    """A seat's points if the game ended now; everybody may know them."""
    return points_of(table, seat)


def share(number: int, rate: float) -> float:
    """A count in units (the rate is how many of these a piece is), at most HIGHEST."""
    x = number * rate
    return x if x < HIGHEST else HIGHEST


def write_set(members: int, out: MutableSequence[float], start: int) -> None:
    """A flag for each member of a set."""
    while members != 0:
        out[start + lowest(members)] = 1.0
        members &= members - 1


def write_cave(table: Table, out: MutableSequence[float], at: int) -> None:
    """What lies where."""
    rest = table.up
    while rest != 0:
        place = lowest(rest)
        rest &= rest - 1
        out[at + TREASURE + table.at[place] // COLOURS * PLACES + place] = 1.0
        out[at + COLOUR + table.at[place] % COLOURS * PLACES + place] = 1.0
    write_set(table.down, out, at + DOWN)
    if table.place != NOWHERE:
        out[at + EMPTIED + table.place] = 1.0
        out[at + TAKEN_TREASURE + table.tile // COLOURS] = 1.0
        out[at + TAKEN_COLOUR + table.tile % COLOURS] = 1.0


def write_turn(table: Table, seat: int, out: MutableSequence[float], at: int) -> None:
    """What is played, whose turn it is, and what is asked."""
    out[at + STEP + table.phase] = 1.0
    if table.phase != OVER:
        out[at + DECIDES + (table.chooser + table.players - seat) % table.players] = 1.0
    out[at + ACTIVE + (table.active + table.players - seat) % table.players] = 1.0
    out[at + FIRST + (table.first + table.players - seat) % table.players] = 1.0
    out[at + SEAT + seat] = 1.0
    out[at + PLAYERS + table.players - 2] = 1.0
    out[at + VARIANT + table.variant] = 1.0
    for treasure in range(TREASURES):
        if (table.out >> treasure) & 1 != 0:
            out[at + OUT + treasure] = 1.0
    if table.turns_left > 0:
        out[at + ENDING] = 1.0
        out[at + TURNS_LEFT] = share(table.turns_left, TURN_RATE)


def write_seat(table: Table, who: int, away: int, out: MutableSequence[float], at: int) -> None:
    """What somebody has, bans and shows who sits so many places on from the looker."""
    out[at + PRESENT + away] = 1.0
    out[at + SCORE + away] = share(table.score[who], SCORE_RATE)
    out[at + POINTS + away] = share(points_of(table, who), POINT_RATE)
    out[at + NUMBER + away] = share(count(table.tiles[who]), TILE_RATE)
    write_set(table.tiles[who], out, at + HAS + away * TILES)
    if table.bans[who] != NO_BAN:
        out[at + BANS + away * NO_BAN + table.bans[who]] = 1.0
    if table.shown[who] != NO_TILE:
        out[at + CHOSEN + away] = 1.0
        if away == 0 or table.phase != SHOW:
            out[at + SHOWN_TREASURE + away * TREASURES + table.shown[who] // COLOURS] = 1.0
            out[at + SHOWN_COLOUR + away * COLOURS + table.shown[who] % COLOURS] = 1.0
