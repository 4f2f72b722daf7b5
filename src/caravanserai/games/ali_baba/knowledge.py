"""What a seat may know (AB-I1): all but the tiles that rivals are about to show (AB-YELLOW1).

Who looks is a seat, or for an onlooker a number that no seat has.
"""

from __future__ import annotations

from ..chance import Chance
from .constants import *
from .core import Core
from .layout import members
from .position import Json, assemble, shown_to_json


def view(table: Core, looker: int) -> Json:
    """The position as somebody knows it."""
    return assemble(table, shown_as_known(table, looker))


def shown_as_known(table: Core, looker: int) -> list[Json]:
    """The tiles that rivals have chosen to show; one chosen in secret is null."""
    shown = shown_to_json(table)
    if table.phase == SHOW:
        for line in shown:
            if line["seat"] != looker:
                line["tile"] = None
    return shown


def redraw_secrets(table: Core, looker: int, chance: Chance) -> None:
    """Draw anew what somebody can't know: which of their tiles others have secretly chosen."""
    if table.phase != SHOW:
        return
    shown = list(table.shown)
    for rival in range(table.players):
        tiles = members(table.tiles[rival])
        if rival != looker and shown[rival] != NO_TILE and tiles:
            shown[rival] = tiles[chance.below(len(tiles))]
    table.shown = shown
