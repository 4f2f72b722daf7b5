"""Everything that lies on the table, and whose decision it is: small integers and fixed rows of them.

A tile is the number treasure * 6 + colour; a set of tiles or of places is a bit mask.
"""

from __future__ import annotations

from ...cython import cclass, no_gc
from ..ledger import Ledger
from .constants import *


@no_gc
@cclass
class Core:
    """A position of Ali Baba; the rules are functions over it, in modules by topic."""

    def __init__(self) -> None:
        self.rules = RULES
        self.variant = BASE
        self.cave = WHOLE_CAVE
        self.players = 2
        self.out = 0  # treasures that are not in the game, as bits
        self.first = 0
        self.up = 0  # places with a face-up tile
        self.down = 0  # places with a face-down tile
        self.at = [60] * 54  # the tile on each place of `up`
        self.holding = [0] * 17  # places of `up` by treasure, then by colour; none for NO_BAN
        self.unseen = [0] * 60  # the tiles that may still be turned up, in order
        self.unseen_size = 0
        self.beside = 0
        self.tiles = [0] * 4  # behind each screen
        self.score = [0] * 4
        self.bans = [16] * 4  # per seat that named it: a treasure, or 10 + a colour
        self.shown = [60] * 4
        self.phase = OVER
        self.active = 0
        self.chooser = 0
        self.turns_left = 0  # with the one under way; 0 while a tile is face down
        self.place = NOWHERE  # emptied this turn
        self.tile = NO_TILE  # whose magic it is this turn
        self.found = [0] * 64  # scratch: the legal actions, once looked for
        self.ledger: Ledger | None = None  # what the last action did; None where nobody listens

    def copy_from(self, other: Core) -> None:
        """Become a copy of another position that shares nothing with it; the ledger stays as it is."""
        self.rules = other.rules
        self.variant = other.variant
        self.cave = other.cave
        self.players = other.players
        self.out = other.out
        self.first = other.first
        self.up = other.up
        self.down = other.down
        self.at = other.at[:]
        self.holding = other.holding[:]
        self.unseen = other.unseen[:]
        self.unseen_size = other.unseen_size
        self.beside = other.beside
        self.tiles = other.tiles[:]
        self.score = other.score[:]
        self.bans = other.bans[:]
        self.shown = other.shown[:]
        self.phase = other.phase
        self.active = other.active
        self.chooser = other.chooser
        self.turns_left = other.turns_left
        self.place = other.place
        self.tile = other.tile
        self.found = other.found[:]
