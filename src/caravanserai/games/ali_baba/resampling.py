"""Imagining what a seat can't know: which of their tiles rivals have secretly chosen to show (AB-YELLOW1)."""

from __future__ import annotations

from ..arguments import who_looks
from ..chance import Chance
from .constants import *
from .core import Core
from .layout import members


def resample(s: Core, seat: int | None, chance: Chance) -> None:
    """Let each rival that has chosen in secret have chosen any of its tiles."""
    looker = who_looks(seat, s.players)
    if s.phase != SHOW:
        return
    shown = list(s.shown)
    for rival in range(s.players):
        tiles = members(s.tiles[rival])
        if rival != looker and shown[rival] != NO_TILE and tiles:
            shown[rival] = tiles[chance.below(len(tiles))]
    s.shown = shown
