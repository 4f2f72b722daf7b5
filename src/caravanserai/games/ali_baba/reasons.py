"""Why an action is refused: the clause that forbids it, and the reason in a few words."""

from __future__ import annotations

from ..errors import IllegalAction
from .cave import near
from .constants import *
from .core import Core
from .layout import in_cave

ASKED = {
    TAKE: ("AB-T1", "a tile must be taken"),
    MAGIC: ("AB-L2", "the lamp's own magic or a swap must be chosen"),
    ALSO: ("AB-GREEN1", "a tile next to the emptied place must be taken"),
    SHOW: ("AB-YELLOW1", "one of your tiles must be shown"),
    STEAL: ("AB-YELLOW1", "one of the shown tiles must be taken"),
    BAN: ("AB-WHITE1", "a treasure in the game or a colour must be named"),
    OVER: ("AB-Z1", "the game is over"),
}
"""What each step asks for, which any other kind of action fails to give."""


def refusal(s: Core, action: object) -> IllegalAction:
    """Why an action that is not legal now is not."""
    if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < ACTIONS:
        phase = s.phase
        if phase == TAKE and action < FIRST_ALSO:
            return IllegalAction(*take_reason(s, action - FIRST_TAKE))
        if phase == ALSO and FIRST_ALSO <= action < FIRST_SHOW:
            return IllegalAction(*also_reason(s, action - FIRST_ALSO))
        if phase == SHOW and FIRST_SHOW <= action < FIRST_STEAL:
            return IllegalAction("AB-YELLOW1", "this tile is not behind your screen")
        if phase == STEAL and FIRST_STEAL <= action < FIRST_BAN:
            return IllegalAction(*steal_reason(s, action - FIRST_STEAL))
        if phase == BAN and FIRST_BAN <= action < OWN_MAGIC:
            return IllegalAction("AB-WHITE1", "this treasure is not in the game")
        if phase == MAGIC and action >= FIRST_SWAP:
            return IllegalAction("AB-L2", "this tile does not lie beside the cave")
    return IllegalAction(*ASKED[s.phase])


def take_reason(s: Core, place: int) -> tuple[str, str]:
    """Why the tile of a place can't be taken now."""
    if not in_cave(s.cave, place):
        return "AB-K1", "the smaller cave has no such place"
    if s.down >> place & 1:
        return "AB-T1", "this tile is face down"
    if not s.up >> place & 1:
        return "AB-T1", "no tile lies on this place"
    return "AB-WHITE1", "this tile is banned"


def also_reason(s: Core, place: int) -> tuple[str, str]:
    """Why the tile of a place can't be green's second one."""
    if not in_cave(s.cave, place):
        return "AB-K1", "the smaller cave has no such place"
    if not near(s.cave, s.place) >> place & 1:
        return "AB-GREEN1", "this tile is not next to the emptied place"
    if s.down >> place & 1:
        return "AB-GREEN1", "this tile is face down"
    if not s.up >> place & 1:
        return "AB-GREEN1", "no tile lies on this place"
    return "AB-WHITE3", "this tile is banned"


def steal_reason(s: Core, seat: int) -> tuple[str, str]:
    """Why nothing can be taken from a seat."""
    if seat >= s.players:
        return "AB-C2", "there is no such seat"
    if seat == s.active:
        return "AB-YELLOW1", "one of the shown tiles must be taken"
    return "AB-YELLOW2", "this rival shows no tile"
