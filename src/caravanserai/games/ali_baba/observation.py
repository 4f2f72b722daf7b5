"""A position as numbers, from one seat's point of view: what `view` tells, and nothing else (AB-I1).

`observation_layout.py` names every number. The same function writes a learner's single observation and, in
the compiled core, those of a thousand games at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bits import *
from ..blank import *
from ..observation_layout import MOST
from .actions import find_actions
from .constants import *
from .core import Core
from .observation_layout import LAYOUT
from .scoring import total_points
from .state import State

if TYPE_CHECKING:
    from typing_extensions import Buffer

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


def observe(s: State, seat: int, memory: Buffer, at: int) -> None:
    """Write what a seat may know into memory of floats, from `at` on; it must have room for SIZE."""
    out = blank_floats(memory, at, SIZE)
    write_cave(s, out)
    write_turn(s, seat, out)
    for away in range(s.players):
        write_seat(s, (seat + away) % s.players, away, out)
    for place in range(s.unseen_size):
        out[UNSEEN + s.unseen[place]] = 1.0
    write_set(s.beside, out, BESIDE)


def mark_legal(s: State, memory: Buffer, at: int) -> int:
    """Write a byte for each action, from `at` on: 1 if it is legal, else 0. Return how many are legal."""
    out = blank_bytes(memory, at, ACTIONS)
    n = find_actions(s)
    for i in range(n):
        out[s.found[i]] = 1
    return n


def points_known(s: Core, seat: int, looker: int) -> int:
    """A seat's points if the game ended now; everybody may know them."""
    return total_points(s, seat)


def share(number: int, rate: float) -> float:
    """A count in units (the rate is how many of these a piece is), at most HIGHEST."""
    x = number * rate
    return x if x < HIGHEST else HIGHEST


def write_set(members: int, out: memoryview[float], start: int) -> None:
    """A flag for each member of a set."""
    while members != 0:
        out[start + lowest(members)] = 1.0
        members &= members - 1


def write_cave(s: Core, out: memoryview[float]) -> None:
    """What lies where."""
    rest = s.up
    while rest != 0:
        place = lowest(rest)
        rest &= rest - 1
        out[TREASURE + s.at[place] // COLOURS * PLACES + place] = 1.0
        out[COLOUR + s.at[place] % COLOURS * PLACES + place] = 1.0
    write_set(s.down, out, DOWN)
    if s.place != NOWHERE:
        out[EMPTIED + s.place] = 1.0
        out[TAKEN_TREASURE + s.tile // COLOURS] = 1.0
        out[TAKEN_COLOUR + s.tile % COLOURS] = 1.0


def write_turn(s: Core, seat: int, out: memoryview[float]) -> None:
    """What is played, whose turn it is, and what is asked."""
    out[STEP + s.phase] = 1.0
    if s.phase != OVER:
        out[DECIDES + (s.chooser + s.players - seat) % s.players] = 1.0
    out[ACTIVE + (s.active + s.players - seat) % s.players] = 1.0
    out[FIRST + (s.first + s.players - seat) % s.players] = 1.0
    out[SEAT + seat] = 1.0
    out[PLAYERS + s.players - 2] = 1.0
    out[VARIANT + s.variant] = 1.0
    for treasure in range(TREASURES):
        if (s.out >> treasure) & 1 != 0:
            out[OUT + treasure] = 1.0
    if s.turns_left > 0:
        out[ENDING] = 1.0
        out[TURNS_LEFT] = share(s.turns_left, TURN_RATE)


def write_seat(s: Core, who: int, away: int, out: memoryview[float]) -> None:
    """What somebody has, bans and shows who sits so many places on from the looker."""
    out[PRESENT + away] = 1.0
    out[SCORE + away] = share(s.score[who], SCORE_RATE)
    out[POINTS + away] = share(total_points(s, who), POINT_RATE)
    out[NUMBER + away] = share(count(s.tiles[who]), TILE_RATE)
    write_set(s.tiles[who], out, HAS + away * TILES)
    if s.bans[who] != NO_BAN:
        out[BANS + away * NO_BAN + s.bans[who]] = 1.0
    if s.shown[who] != NO_TILE:
        out[CHOSEN + away] = 1.0
        if away == 0 or s.phase != SHOW:
            out[SHOWN_TREASURE + away * TREASURES + s.shown[who] // COLOURS] = 1.0
            out[SHOWN_COLOUR + away * COLOURS + s.shown[who] % COLOURS] = 1.0
