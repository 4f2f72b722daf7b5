"""The numbers of Ali Baba; `constants.pxd` gives the compiled core the same ones."""

from __future__ import annotations

from typing import Final

RULES: Final = 2  # the version of the rules that new games are played under

SEATS: Final = 4
TREASURES: Final = 10
COLOURS: Final = 6
TILES: Final = 60
PLACES: Final = 54
SQUARES: Final = 25

NOWHERE: Final = 54
NO_TILE: Final = 60
NO_BAN: Final = 16

LAMP: Final = 8
TILES_BESIDE: Final = 6

PINK: Final = 0
BLUE: Final = 1
BROWN: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
WHITE: Final = 5

WHOLE_CAVE: Final = 0
SMALLER_CAVE: Final = 1

BASE: Final = 0
ALADDIN: Final = 1
EQUAL: Final = 2
SMALL: Final = 3

TAKE: Final = 0
MAGIC: Final = 1
ALSO: Final = 2
SHOW: Final = 3
STEAL: Final = 4
BAN: Final = 5
OVER: Final = 6

FIRST_TAKE: Final = 0
FIRST_ALSO: Final = 54
FIRST_SHOW: Final = 108
FIRST_STEAL: Final = 168
FIRST_BAN: Final = 172
OWN_MAGIC: Final = 188
FIRST_SWAP: Final = 189
ACTIONS: Final = 249

# What the rules note in the ledger for `story.py`: each kind with its place and amount.
TOLD_TAKE: Final = 0  # a place, a tile
TOLD_ALSO: Final = 1  # a place, a tile
TOLD_TURN_UP: Final = 2  # a place, a tile
TOLD_POINTS: Final = 3  # the colour of the magic, points
TOLD_NOTHING: Final = 4  # the colour of the magic
TOLD_SHOW: Final = 5  # a tile
TOLD_REVEAL: Final = 6  # a tile
TOLD_STEAL: Final = 7  # a rival, a tile
TOLD_BAN: Final = 8  # a treasure or 10 + a colour
TOLD_BAN_ENDS: Final = 9  # a treasure or 10 + a colour
TOLD_MAGIC: Final = 10  # a lamp
TOLD_SWAP: Final = 11  # a lamp, a tile
TOLD_TURN: Final = 12
TOLD_LAST_TURNS: Final = 13  # -, how many
TOLD_OVER: Final = 14  # -, whether tiles are left
