"""The six colours' magic, and Aladdin's lamp (AB-T3, AB-PINK to AB-WHITE1, AB-L2 to AB-L4)."""

from __future__ import annotations

from ..bits import *
from .bans import also_places
from .cave import *
from .constants import *
from .core import Core
from .notes import *
from .rounds import end_turn
from .scoring import size_of_set


def work_magic(s: Core) -> None:
    """Let the magic of this turn's tile happen: at once, or by asking what it needs (AB-T3)."""
    colour = s.tile % COLOURS
    if colour == PINK:
        gain(s, 5)
    elif colour == BLUE:
        gain(s, blue_points(s))
    elif colour == BROWN:
        gain(s, 2 * size_of_set(s.tiles[s.active], s.tile // COLOURS))
    elif colour == GREEN:
        if also_places(s) != 0:
            s.phase = ALSO
            return
        do_nothing(s)
    elif colour == YELLOW:
        ask_next_to_show(s, s.active)
        return
    elif can_ban(s):
        s.phase = BAN
        return
    else:
        do_nothing(s)
    end_turn(s)


def gain(s: Core, points: int) -> None:
    """Give the active seat points by the magic of this turn's tile; blue may bring none (AB-BLUE)."""
    s.score[s.active] += points
    note(s, TOLD_POINTS if points > 0 else TOLD_NOTHING, s.active, s.tile % COLOURS, points)


def do_nothing(s: Core) -> None:
    """Note that the magic of this turn's tile could do nothing."""
    note(s, TOLD_NOTHING, s.active, s.tile % COLOURS, 0)


def blue_points(s: Core) -> int:
    """2 points for each tile turned up this turn, or for a square of layer 1 (AB-BLUE).

    Whatever the taken tile covered was face down, so what lies face up there now was turned up this turn.
    """
    if s.place < SQUARES:
        return 2
    return 2 * count(BELOW[s.cave * PLACES + s.place] & s.up)


def can_ban(s: Core) -> bool:
    """Whether a ban can matter: there is a tile left, and a rival with a turn to take it (AB-WHITE1)."""
    if s.rules == 1:  # version 1 asked for one all the same
        return True
    return (s.up | s.down) != 0 and s.turns_left != 1


def ask_next_to_show(s: Core, seat: int) -> None:
    """After this seat, ask the next rival that has tiles; then the active seat (AB-YELLOW1, AB-YELLOW2)."""
    rival = (seat + 1) % s.players
    while rival != s.active:
        if s.tiles[rival] != 0:
            s.chooser = rival
            s.phase = SHOW
            return
        rival = (rival + 1) % s.players
    if seat == s.active:
        do_nothing(s)
        end_turn(s)
    else:
        s.chooser = s.active
        s.phase = STEAL
        reveal_shown(s)


def reveal_shown(s: Core) -> None:
    """Note the tiles that all rivals have chosen by now (AB-YELLOW1)."""
    for rival in range(s.players):
        if s.shown[rival] != NO_TILE:
            note(s, TOLD_REVEAL, rival, s.shown[rival], 0)


def show(s: Core, tile: int) -> None:
    """A rival puts forward one of its tiles (AB-YELLOW1)."""
    note(s, TOLD_SHOW, s.chooser, tile, 0)
    s.shown[s.chooser] = tile
    ask_next_to_show(s, s.chooser)


def steal(s: Core, rival: int) -> None:
    """The active seat takes what a rival has shown; the others take theirs back (AB-YELLOW1)."""
    tile = s.shown[rival]
    note(s, TOLD_STEAL, s.active, rival, tile)
    s.tiles[rival] &= ~bit(tile)
    s.tiles[s.active] |= bit(tile)
    for seat in range(SEATS):
        s.shown[seat] = NO_TILE
    end_turn(s)


def ban(s: Core, what: int) -> None:
    """Name a treasure or a colour that rivals may not take (AB-WHITE1)."""
    s.bans[s.active] = what
    note(s, TOLD_BAN, s.active, what, 0)
    end_turn(s)


def keep_lamp(s: Core) -> None:
    """Let the magic of the lamp just taken happen (AB-L2)."""
    note(s, TOLD_MAGIC, s.active, s.tile, 0)
    work_magic(s)


def rub_lamp(s: Core, tile: int) -> None:
    """Swap the lamp just taken for a tile beside the cave, whose magic then happens (AB-L2, AB-L3)."""
    lamp = s.tile
    s.beside &= ~bit(tile)
    s.beside |= bit(lamp)
    s.tiles[s.active] &= ~bit(lamp)
    s.tiles[s.active] |= bit(tile)
    s.tile = tile
    note(s, TOLD_SWAP, s.active, lamp, tile)
    work_magic(s)
