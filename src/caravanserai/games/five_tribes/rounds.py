"""Turns and rounds, one after the other, and both endings (FT-T1, FT-R1, FT-Z1 … FT-Z3)."""

from __future__ import annotations

from ..chance import Chance
from .bidding import start_bidding
from .cards import refill_rows
from .constants import *
from .core import Core
from .sowing import can_move


def next_turn(s: Core, chance: Chance) -> None:
    """The next marker's turn; after the last one the round ends."""
    if s.turn < s.markers:
        start_turn(s)
    else:
        end_round(s, chance)


def start_turn(s: Core) -> None:
    """A turn begins with a move of meeples; without one anywhere this round is the last (FT-Z2)."""
    s.active = s.turns[s.turn]
    s.phase = PICK
    if not can_move(s):
        s.stuck = 1
        s.last_round = 1
        s.phase = END


def end_turn(s: Core) -> None:
    """The active seat is done; what only mattered for its turn is forgotten."""
    s.used = 0
    s.taken = 0
    s.stuck = 0
    s.builder_coins = 0
    s.tile = NOWHERE
    s.previous = NOWHERE
    s.turn += 1
    s.phase = NEXT_TURN


def end_round(s: Core, chance: Chance) -> None:
    """The last round ends the game, and so does a board without a legal move (FT-Z1, FT-Z3)."""
    if s.last_round != 0 or not can_move(s):
        s.phase = OVER
    else:
        refill_rows(s, chance)
        start_bidding(s)
