"""Why an action is refused: the clause that forbids it, and the reason in a few words.

Nothing is decided here: an action that is not among the legal ones has been refused already.
"""

from __future__ import annotations

from ..errors import IllegalAction
from .cave import near
from .constants import *
from .core import Core
from .layout import in_cave

REASONS = {
    "take-due": "a tile must be taken",
    "lamp-due": "the lamp's own magic or a swap must be chosen",
    "also-due": "a tile next to the emptied place must be taken",
    "show-due": "one of your tiles must be shown",
    "steal-due": "one of the shown tiles must be taken",
    "ban-due": "a treasure in the game or a colour must be named",
    "game-over": "the game is over",
    "not-in-cave": "the smaller cave has no such place",
    "face-down": "this tile is face down",
    "empty-place": "no tile lies on this place",
    "banned": "this tile is banned",
    "not-next": "this tile is not next to the emptied place",
    "not-behind-screen": "this tile is not behind your screen",
    "not-at-table": "there is no such seat",
    "shows-nothing": "this rival shows no tile",
    "treasure-out": "this treasure is not in the game",
    "not-beside": "this tile does not lie beside the cave",
}
"""Each reason in English, by the id under which it is translated."""

ASKED: dict[int, tuple[str, str]] = {
    TAKE: ("AB-T1", "take-due"),
    MAGIC: ("AB-L2", "lamp-due"),
    ALSO: ("AB-GREEN1", "also-due"),
    SHOW: ("AB-YELLOW1", "show-due"),
    STEAL: ("AB-YELLOW1", "steal-due"),
    BAN: ("AB-WHITE1", "ban-due"),
    OVER: ("AB-Z1", "game-over"),
}
"""What each step asks for, which any other kind of action fails to give."""


def because(rule: str, reason: str) -> IllegalAction:
    """The refusal for that reason."""
    return IllegalAction(rule, REASONS[reason], reason)


def refusal(s: Core, action: object) -> IllegalAction:
    """Why an action that is not legal now is not."""
    if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < ACTIONS:
        phase = s.phase
        if phase == TAKE and action < FIRST_ALSO:
            return no_take(s, action - FIRST_TAKE)
        if phase == ALSO and FIRST_ALSO <= action < FIRST_SHOW:
            return no_second_take(s, action - FIRST_ALSO)
        if phase == SHOW and FIRST_SHOW <= action < FIRST_STEAL:
            return because("AB-YELLOW1", "not-behind-screen")
        if phase == STEAL and FIRST_STEAL <= action < FIRST_BAN:
            return no_steal(s, action - FIRST_STEAL)
        if phase == BAN and FIRST_BAN <= action < OWN_MAGIC:
            return because("AB-WHITE1", "treasure-out")
        if phase == MAGIC and action >= FIRST_SWAP:
            return because("AB-L2", "not-beside")
    return because(*ASKED[s.phase])


def no_take(s: Core, place: int) -> IllegalAction:
    """Why the tile of a place can't be taken now."""
    if not in_cave(s.cave, place):
        return because("AB-K1", "not-in-cave")
    if s.down >> place & 1:
        return because("AB-T1", "face-down")
    if not s.up >> place & 1:
        return because("AB-T1", "empty-place")
    return because("AB-WHITE1", "banned")


def no_second_take(s: Core, place: int) -> IllegalAction:
    """Why the tile of a place can't be green's second one."""
    if not in_cave(s.cave, place):
        return because("AB-K1", "not-in-cave")
    if not near(s.cave, s.place) >> place & 1:
        return because("AB-GREEN1", "not-next")
    if s.down >> place & 1:
        return because("AB-GREEN1", "face-down")
    if not s.up >> place & 1:
        return because("AB-GREEN1", "empty-place")
    return because("AB-WHITE3", "banned")


def no_steal(s: Core, seat: int) -> IllegalAction:
    """Why nothing can be taken from a seat."""
    if seat >= s.players:
        return because("AB-C2", "not-at-table")
    if seat == s.active:
        return because(*ASKED[STEAL])
    return because("AB-YELLOW2", "shows-nothing")
