"""What a seat may know (AB-I1): all but the tiles that rivals are about to show (AB-YELLOW1)."""

from __future__ import annotations

from ..arguments import check_seat
from ..chance import Chance
from .constants import *
from .layout import members
from .position import Json, to_json
from .table import Table


def view(table: Table, seat: int | None) -> Json:
    """The position as that seat knows it; a tile chosen in secret is null."""
    check_seat(seat, table.players)
    position = to_json(table)
    if table.phase == SHOW:
        for line in position["shown"]:
            if line["seat"] != seat:
                line["tile"] = None
    return position


def redraw_secrets(table: Table, seat: int | None, chance: Chance) -> None:
    """Draw anew what that seat can't know: which of their tiles others have secretly chosen."""
    if table.phase != SHOW:
        return
    shown = list(table.shown)
    for rival in range(table.players):
        tiles = members(table.tiles[rival])
        if rival != seat and shown[rival] != NO_TILE and tiles:
            shown[rival] = tiles[chance.below(len(tiles))]
    table.shown = shown
