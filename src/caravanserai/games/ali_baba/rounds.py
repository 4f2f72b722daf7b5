"""Whose turn comes next, and when the game ends (AB-S4, AB-Z1, AB-Z2)."""

from __future__ import annotations

from .constants import *
from .core import Core
from .notes import *


def end_turn(s: Core) -> None:
    """Close the active seat's turn: the next one starts, or the game is over."""
    s.place = NOWHERE
    s.tile = NO_TILE
    s.chooser = s.active
    if s.up == 0 and s.down == 0:
        end_game(s)
        return
    if s.turns_left > 0:
        s.turns_left -= 1
        if s.turns_left == 0:
            end_game(s)
            return
    elif s.down == 0:
        s.turns_left = turns_to_come(s)
        note(s, TOLD_LAST_TURNS, s.active, 0, s.turns_left)
    start_turn(s, (s.active + 1) % s.players)


def turns_to_come(s: Core) -> int:
    """The turns after this one once no tile is face down: the rest of the round, then one each (AB-Z1)."""
    turn_of_round = (s.active + s.players - s.first) % s.players
    return 2 * s.players - 1 - turn_of_round


def start_turn(s: Core, seat: int) -> None:
    """Let a seat take; its own ban ends (AB-T1, AB-WHITE1)."""
    s.active = seat
    s.chooser = seat
    s.phase = TAKE
    note(s, TOLD_TURN, seat, 0, 0)
    if s.bans[seat] != NO_BAN:
        note(s, TOLD_BAN_ENDS, seat, s.bans[seat], 0)
        s.bans[seat] = NO_BAN


def end_game(s: Core) -> None:
    """No turn follows: the last one has been played, or no tile is left (AB-Z1, AB-Z2)."""
    s.turns_left = 0
    s.phase = OVER
    note(s, TOLD_OVER, s.active, 0, 1 if s.up != 0 else 0)
