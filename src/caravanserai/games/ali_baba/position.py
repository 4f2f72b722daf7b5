"""A position written as plain JSON types, part by part; `restoring.py` reads it back."""

from __future__ import annotations

from ..bits import *
from ..state import Json
from .constants import *
from .core import Core
from .layout import PLACE_NAMES
from .names import BAN_NAMES, STEP_NAMES, TILE_NAMES, TREASURE_NAMES, VARIANT_NAMES


def to_json(s: Core) -> Json:
    """The whole position."""
    return assemble(s, shown_to_json(s))


def assemble(s: Core, shown: list[Json]) -> Json:
    """The position with these tiles shown: with all of them, or with those that somebody knows."""
    return {
        **turn_to_json(s),
        "shown": shown,
        "bans": bans_to_json(s),
        "cave": cave_to_json(s, s.up | s.down),
        "unseen": unseen_to_json(s),
        "beside": names_of(s.beside),
        "seats": [seat_to_json(s, seat) for seat in range(s.players)],
    }


def turn_to_json(s: Core) -> Json:
    """The way the game is played, and the turn: `active` is whose turn it is, `seat` whose decision."""
    return {
        "rules": s.rules,
        "variant": VARIANT_NAMES[s.variant],
        "out": [TREASURE_NAMES[treasure] for treasure in range(TREASURES) if s.out >> treasure & 1],
        "first": s.first,
        "active": s.active,
        "seat": None if s.phase == OVER else s.chooser,
        "step": STEP_NAMES[s.phase],
        "turns_left": None if s.turns_left == 0 else s.turns_left,
        "taken": taken_to_json(s),
    }


def taken_to_json(s: Core) -> Json | None:
    """The tile whose magic it is this turn, and the place that the turn emptied."""
    if s.place == NOWHERE:
        return None
    return {"place": PLACE_NAMES[s.place], "tile": TILE_NAMES[s.tile]}


def shown_to_json(s: Core) -> list[Json]:
    """The tiles that rivals have chosen to show."""
    return [
        {"seat": seat, "tile": TILE_NAMES[s.shown[seat]]}
        for seat in range(s.players)
        if s.shown[seat] != NO_TILE
    ]


def bans_to_json(s: Core) -> list[Json]:
    """The bans, by the seat that named them."""
    return [
        {"seat": seat, "what": BAN_NAMES[s.bans[seat]]} for seat in range(s.players) if s.bans[seat] != NO_BAN
    ]


def cave_to_json(s: Core, places: int) -> Json:
    """What lies on those of these places that are not empty; a face-down tile is null."""
    cave: Json = {}
    places &= s.up | s.down
    while places != 0:
        place = lowest(places)
        places &= places - 1
        cave[PLACE_NAMES[place]] = {"tile": TILE_NAMES[s.at[place]] if s.up & bit(place) else None}
    return cave


def unseen_to_json(s: Core) -> list[str]:
    """The tiles that may lie face down or unused."""
    return [TILE_NAMES[s.unseen[i]] for i in range(s.unseen_size)]


def seat_to_json(s: Core, seat: int) -> Json:
    """What magic brought a seat so far, and its tiles."""
    return {"score": s.score[seat], "tiles": names_of(s.tiles[seat])}


def names_of(tiles: int) -> list[str]:
    """The names of a set of tiles."""
    names = []
    while tiles != 0:
        names.append(TILE_NAMES[lowest(tiles)])
        tiles &= tiles - 1
    return names
