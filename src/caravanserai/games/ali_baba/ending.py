"""Whose turn comes next, and when the game ends (AB-S4, AB-Z1, AB-Z2)."""

from __future__ import annotations

from .constants import *
from .core import Core


def end_turn(table: Core) -> None:
    """Close the active seat's turn: the next one starts, or the game is over."""
    table.place = NOWHERE
    table.tile = NO_TILE
    table.chooser = table.active
    if table.up == 0 and table.down == 0:
        table.turns_left = 0
        table.phase = OVER
        return
    if table.turns_left > 0:
        table.turns_left -= 1
        if table.turns_left == 0:
            table.phase = OVER
            return
    elif table.down == 0:
        table.turns_left = turns_to_come(table)
    start_turn(table, (table.active + 1) % table.players)


def turns_to_come(table: Core) -> int:
    """The turns after this one once no tile is face down: the rest of the round, then one each (AB-Z1)."""
    turn_of_round = (table.active + table.players - table.first) % table.players
    return 2 * table.players - 1 - turn_of_round


def start_turn(table: Core, seat: int) -> None:
    """Let a seat take; its own ban ends (AB-T1, AB-WHITE1)."""
    table.active = seat
    table.chooser = seat
    table.bans[seat] = NO_BAN
    table.phase = TAKE
