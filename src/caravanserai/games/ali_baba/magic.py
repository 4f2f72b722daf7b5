"""The six colours' magic, and Aladdin's lamp (AB-T3, AB-PINK to AB-WHITE1, AB-L2 to AB-L4)."""

from __future__ import annotations

from ..bits import *
from .bans import also_places
from .cave import *
from .constants import *
from .core import Core
from .ending import end_turn
from .scoring import size_of_set


def work_magic(table: Core) -> None:
    """Let the magic of this turn's tile happen: at once, or by asking what it needs (AB-T3)."""
    colour = table.tile % COLOURS
    if colour == PINK:
        table.score[table.active] += 5
    elif colour == BLUE:
        table.score[table.active] += blue_points(table)
    elif colour == BROWN:
        table.score[table.active] += 2 * size_of_set(table.tiles[table.active], table.tile // COLOURS)
    elif colour == GREEN:
        if also_places(table) != 0:
            table.phase = ALSO
            return
    elif colour == YELLOW:
        ask_next_to_show(table, table.active)
        return
    else:
        table.phase = BAN
        return
    end_turn(table)


def blue_points(table: Core) -> int:
    """2 points for each tile turned up this turn, or for a square of layer 1 (AB-BLUE).

    Whatever the taken tile covered was face down, so what lies face up there now was turned up this turn.
    """
    if table.place < SQUARES:
        return 2
    return 2 * count(BELOW[table.cave * PLACES + table.place] & table.up)


def ask_next_to_show(table: Core, seat: int) -> None:
    """After this seat, ask the next rival that has tiles; then the active seat (AB-YELLOW1, AB-YELLOW2)."""
    rival = (seat + 1) % table.players
    while rival != table.active:
        if table.tiles[rival] != 0:
            table.chooser = rival
            table.phase = SHOW
            return
        rival = (rival + 1) % table.players
    if seat == table.active:
        end_turn(table)
    else:
        table.chooser = table.active
        table.phase = STEAL


def show(table: Core, tile: int) -> None:
    """A rival puts forward one of its tiles (AB-YELLOW1)."""
    table.shown[table.chooser] = tile
    ask_next_to_show(table, table.chooser)


def steal(table: Core, rival: int) -> None:
    """The active seat takes what a rival has shown; the others take theirs back (AB-YELLOW1)."""
    tile = table.shown[rival]
    table.tiles[rival] &= ~bit(tile)
    table.tiles[table.active] |= bit(tile)
    for seat in range(SEATS):
        table.shown[seat] = NO_TILE
    end_turn(table)


def ban(table: Core, what: int) -> None:
    """Name a treasure or a colour that rivals may not take (AB-WHITE1)."""
    table.bans[table.active] = what
    end_turn(table)


def rub_lamp(table: Core, tile: int) -> None:
    """Swap the lamp just taken for a tile beside the cave, whose magic then happens (AB-L2, AB-L3)."""
    lamp = table.tile
    table.beside &= ~bit(tile)
    table.beside |= bit(lamp)
    table.tiles[table.active] &= ~bit(lamp)
    table.tiles[table.active] |= bit(tile)
    table.tile = tile
    work_magic(table)
