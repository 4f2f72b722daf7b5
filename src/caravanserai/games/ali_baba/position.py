"""A position written as plain JSON types, part by part; `restoring.py` reads it back."""

from __future__ import annotations

from typing import Any

from ..bits import *
from .constants import *
from .core import Core
from .layout import PLACE_NAMES
from .notation import BAN_NAMES, STEP_NAMES, TILE_NAMES, TREASURE_NAMES, VARIANT_NAMES

Json = dict[str, Any]


def to_json(table: Core) -> Json:
    """The whole position."""
    return assemble(table, shown_to_json(table))


def assemble(table: Core, shown: list[Json]) -> Json:
    """The position with these tiles shown: with all of them, or with those that somebody knows."""
    return {
        **turn_to_json(table),
        "shown": shown,
        "bans": bans_to_json(table),
        "cave": cave_to_json(table, table.up | table.down),
        "unseen": unseen_to_json(table),
        "beside": names_of(table.beside),
        "seats": [seat_to_json(table, seat) for seat in range(table.players)],
    }


def turn_to_json(table: Core) -> Json:
    """The way the game is played, and the turn: `active` is whose turn it is, `seat` whose decision."""
    return {
        "variant": VARIANT_NAMES[table.variant],
        "out": [TREASURE_NAMES[treasure] for treasure in range(TREASURES) if table.out >> treasure & 1],
        "first": table.first,
        "active": table.active,
        "seat": None if table.phase == OVER else table.chooser,
        "step": STEP_NAMES[table.phase],
        "turns_left": None if table.turns_left == 0 else table.turns_left,
        "taken": taken_to_json(table),
    }


def taken_to_json(table: Core) -> Json | None:
    """The tile whose magic it is this turn, and the place that the turn emptied."""
    if table.place == NOWHERE:
        return None
    return {"place": PLACE_NAMES[table.place], "tile": TILE_NAMES[table.tile]}


def shown_to_json(table: Core) -> list[Json]:
    """The tiles that rivals have chosen to show."""
    return [
        {"seat": seat, "tile": TILE_NAMES[table.shown[seat]]}
        for seat in range(table.players)
        if table.shown[seat] != NO_TILE
    ]


def bans_to_json(table: Core) -> list[Json]:
    """The bans, by the seat that named them."""
    return [
        {"seat": seat, "what": BAN_NAMES[table.bans[seat]]}
        for seat in range(table.players)
        if table.bans[seat] != NO_BAN
    ]


def cave_to_json(table: Core, places: int) -> Json:
    """What lies on those of these places that are not empty; a face-down tile is null."""
    cave: Json = {}
    places &= table.up | table.down
    while places != 0:
        place = lowest(places)
        places &= places - 1
        cave[PLACE_NAMES[place]] = {"tile": TILE_NAMES[table.at[place]] if table.up & bit(place) else None}
    return cave


def unseen_to_json(table: Core) -> list[str]:
    """The tiles that may lie face down or unused."""
    return [TILE_NAMES[table.unseen[i]] for i in range(table.unseen_size)]


def seat_to_json(table: Core, seat: int) -> Json:
    """What magic brought a seat so far, and its tiles."""
    return {"score": table.score[seat], "tiles": names_of(table.tiles[seat])}


def names_of(tiles: int) -> list[str]:
    """The names of a set of tiles."""
    names = []
    while tiles != 0:
        names.append(TILE_NAMES[lowest(tiles)])
        tiles &= tiles - 1
    return names
