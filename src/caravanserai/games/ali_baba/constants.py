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

# What the ledger notes: the kind of a row, and what its other numbers are.
TOOK: Final = 0  # seat, place, tile
TOOK_ALSO: Final = 1  # seat, place, tile
TURNED_UP: Final = 2  # active seat, place, tile
GAINED: Final = 3  # seat, colour of the magic, points
DID_NOTHING: Final = 4  # seat, colour of the magic
SHOWED: Final = 5  # seat, tile
REVEALED: Final = 6  # seat, tile
STOLE: Final = 7  # seat, rival, tile
BANNED: Final = 8  # seat, what
BAN_ENDED: Final = 9  # seat, what
KEPT_LAMP: Final = 10  # seat, lamp
SWAPPED: Final = 11  # seat, lamp, tile
TURN_BEGAN: Final = 12  # seat
LAST_TURNS: Final = 13  # active seat, how many
GAME_ENDED: Final = 14  # active seat, whether tiles are left
