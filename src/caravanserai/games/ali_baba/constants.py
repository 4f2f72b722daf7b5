"""The numbers of Ali Baba; `constants.pxd` gives the compiled core the same ones."""

from __future__ import annotations

from typing import Final

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
