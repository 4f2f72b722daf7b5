"""Turns and rounds, one after the other, and both endings (FT-T1, FT-R1, FT-Z1 … FT-Z3)."""

from __future__ import annotations

from ..chance import Chance
from .bidding import start_bidding
from .cards import refill_rows
from .constants import *
from .core import Core
from .notes import *
from .pieces import call_last_round
from .sowing import can_move


def next_turn(s: Core, chance: Chance) -> None:
    """The next marker's turn; after the last one the round ends."""
    if s.turn < s.markers:
        start_turn(s)
    else:
        end_round(s, chance)


def start_turn(s: Core) -> None:
    """A turn begins with a move of meeples; without one anywhere this round is the last (FT-Z2)."""
    s.active = s.turn_order[s.turn]
    s.phase = PICK
    note(s, TOLD_TURN, s.active, 0, 0)
    if not can_move(s):
        note(s, TOLD_NO_MOVE, s.active, 0, 0)
        s.stuck = 1
        call_last_round(s, FT_Z2)
        s.phase = END


def end_turn(s: Core) -> None:
    """The active seat is done; what only mattered for its turn is forgotten."""
    note(s, TOLD_END, s.active, 0, 0)
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
    if s.last_round != 0:
        end_game(s, FT_Z1 if has_run_out_of_camels(s) else FT_Z2)
    elif not can_move(s):
        end_game(s, FT_Z3)
    else:
        refill_rows(s, chance)
        start_bidding(s)
        note(s, TOLD_ROUND, NOBODY, 0, 0)


def has_run_out_of_camels(s: Core) -> bool:
    """Whether a seat has placed its last camel (FT-Z1)."""
    for seat in range(s.players):
        if s.camels[seat] == 0:
            return True
    return False


def end_game(s: Core, rule: int) -> None:
    """Nobody plays on."""
    s.phase = OVER
    note(s, TOLD_OVER, NOBODY, 0, rule)
