"""Filling a blank position from a position's JSON.

Pieces may be missing or doubled, which `problems` tells; what could not be played on is refused here, so that
the compiled core never meets it.
"""

from __future__ import annotations

from ..reading import check_fields, read_list, read_name, read_number, read_rules, refuse
from ..state import Json
from .actions import find_actions
from .cave import above
from .constants import *
from .core import Core
from .layout import PLACE_NAMES, in_cave, members, set_of
from .magic import can_ban
from .names import (
    BANS_BY_NAME,
    PLACES_BY_NAME,
    STEP_NAMES,
    TILES_BY_NAME,
    TREASURE_NAMES,
    VARIANT_NAMES,
)
from .setup import cave_of
from .taking import lay_face_up

FIELDS = (
    "variant",
    "out",
    "first",
    "active",
    "seat",
    "step",
    "turns_left",
    "taken",
    "shown",
    "bans",
    "cave",
    "unseen",
    "beside",
    "seats",
)
MOST_POINTS = 9999


def fill(s: Core, value: object) -> None:
    """Fill a blank position from JSON; BadPosition names the field that can't be read."""
    position = check_fields(value, FIELDS, "", optional=("rules",))
    s.rules = read_rules(position.get("rules", 1), "Ali Baba", RULES)  # version 1 did not say it
    read_seats(s, position["seats"])
    read_frame(s, position)
    read_cave(s, position["cave"])
    read_unseen(s, position["unseen"])
    s.beside = read_tiles(position["beside"], "beside")
    s.bans = read_by_seat(s, position["bans"], "bans", "what", BANS_BY_NAME, NO_BAN)
    s.shown = read_by_seat(s, position["shown"], "shown", "tile", TILES_BY_NAME, NO_TILE)
    read_taken(s, position["taken"])
    read_decision(s, position["seat"])
    if s.phase == BAN and not can_ban(s):
        refuse("step", "no ban can matter now, so none is asked for")
    if s.phase != OVER and find_actions(s) == 0:
        refuse("step", "nothing could be chosen in this step")


def read_tiles(value: object, field: str) -> int:
    """A set of different tiles."""
    tiles = 0
    for i, name in enumerate(read_list(value, TILES, field)):
        tile = read_name(name, TILES_BY_NAME, f"{field}[{i}]", "a tile such as sword-brown")
        if tiles >> tile & 1:
            refuse(f"{field}[{i}]", "this tile stands in the list already")
        tiles |= 1 << tile
    return tiles


def read_seats(s: Core, value: object) -> None:
    """The score and the tiles of each seat."""
    seats = read_list(value, SEATS, "seats")
    if len(seats) < 2:
        refuse("seats", "2 to 4 seats are expected")
    scores = [0] * SEATS
    tiles = [0] * SEATS
    for i, told in enumerate(seats):
        seat = check_fields(told, ("score", "tiles"), f"seats[{i}]")
        scores[i] = read_number(seat["score"], 0, MOST_POINTS, f"seats[{i}].score")
        tiles[i] = read_tiles(seat["tiles"], f"seats[{i}].tiles")
    s.players = len(seats)
    s.score = scores
    s.tiles = tiles


def read_frame(s: Core, position: Json) -> None:
    """Variant, treasures out of the game, whose turn it is and which step of it."""
    variants = {name: variant for variant, name in enumerate(VARIANT_NAMES)}
    s.variant = read_name(position["variant"], variants, "variant", f"one of {', '.join(variants)}")
    s.cave = cave_of(s.variant)
    if s.variant == SMALL and s.players != 2:
        refuse("seats", "the smaller cave is for 2 seats")
    treasures = {name: treasure for treasure, name in enumerate(TREASURE_NAMES)}
    for i, name in enumerate(read_list(position["out"], TREASURES, "out")):
        treasure = read_name(name, treasures, f"out[{i}]", "a treasure such as sword")
        if s.out >> treasure & 1:
            refuse(f"out[{i}]", "this treasure stands in the list already")
        s.out |= 1 << treasure
    s.first = read_number(position["first"], 0, s.players - 1, "first")
    s.active = read_number(position["active"], 0, s.players - 1, "active")
    steps = {name: step for step, name in enumerate(STEP_NAMES)}
    s.phase = read_name(position["step"], steps, "step", f"one of {', '.join(steps)}")
    if position["turns_left"] is not None:
        if s.phase == OVER:
            refuse("turns_left", "null is expected once the game is over")
        s.turns_left = read_number(position["turns_left"], 1, 2 * s.players, "turns_left")


def read_cave(s: Core, value: object) -> None:
    """The tiles in the cave: face up just where nothing covers them (AB-S1, AB-T2)."""
    if not isinstance(value, dict):
        refuse("cave", "an object by place is expected")
    up = []
    down = []
    for name in value:
        field = f"cave.{str(name)[:40]}"
        place = read_name(name, PLACES_BY_NAME, field, "a place such as 4a1")
        if not in_cave(s.cave, place):
            refuse(field, "the smaller cave has no such place")
        check_fields(value[name], ("tile",), field)
        tile = value[name]["tile"]
        if tile is None:
            down.append(place)
        else:
            known = read_name(tile, TILES_BY_NAME, f"{field}.tile", "a tile such as sword-brown, or null,")
            lay_face_up(s, place, known)
            up.append(place)
    s.down = set_of(down)
    for place in up + down:
        covered = above(s.cave, place) & (s.up | s.down) != 0
        if covered and place in up:
            refuse(f"cave.{PLACE_NAMES[place]}.tile", "a covered tile lies face down: null is expected")
        if not covered and place in down:
            refuse(
                f"cave.{PLACE_NAMES[place]}.tile",
                "a tile that nothing covers lies face up: its name is expected",
            )


def read_unseen(s: Core, value: object) -> None:
    """The tiles that may lie face down or unused: enough for all face-down places."""
    unseen = sorted(
        read_name(name, TILES_BY_NAME, f"unseen[{i}]", "a tile such as sword-brown")
        for i, name in enumerate(read_list(value, TILES, "unseen"))
    )
    face_down = len(members(s.down))
    if len(unseen) < face_down:
        refuse("unseen", f"at least {face_down} tiles are expected, as many as lie face down")
    s.unseen_size = len(unseen)
    s.unseen = unseen + [0] * (TILES - len(unseen))


def read_by_seat(s: Core, value: object, field: str, key: str, names: dict[str, int], none: int) -> list[int]:
    """One thing each for some of the seats: their bans, the tiles they show."""
    row = [none] * SEATS
    for i, told in enumerate(read_list(value, s.players, field)):
        line = check_fields(told, ("seat", key), f"{field}[{i}]")
        seat = read_number(line["seat"], 0, s.players - 1, f"{field}[{i}].seat")
        if row[seat] != none:
            refuse(f"{field}[{i}].seat", "this seat stands in the list already")
        kind = "a treasure or a colour" if key == "what" else "a tile such as sword-brown"
        row[seat] = read_name(line[key], names, f"{field}[{i}].{key}", kind)
    return row


def read_taken(s: Core, value: object) -> None:
    """The tile of this turn and its place; there is none before it is taken and once the game is over."""
    if s.phase in (TAKE, OVER):
        if value is not None:
            refuse("taken", "null is expected in this step")
        return
    taken = check_fields(value, ("place", "tile"), "taken")
    s.place = read_name(taken["place"], PLACES_BY_NAME, "taken.place", "a place such as 4a1")
    if not in_cave(s.cave, s.place):
        refuse("taken.place", "the smaller cave has no such place")
    s.tile = read_name(taken["tile"], TILES_BY_NAME, "taken.tile", "a tile such as sword-brown")
    if s.phase == MAGIC and (s.variant != ALADDIN or s.tile // COLOURS != LAMP):
        refuse("step", "only a lamp in the lamp variant gives this choice")


def read_decision(s: Core, value: object) -> None:
    """Whose decision it is, and what rivals have shown so far (AB-YELLOW1)."""
    if s.phase == OVER:
        if value is not None:
            refuse("seat", "null is expected once the game is over")
        s.chooser = s.active
    else:
        s.chooser = read_number(value, 0, s.players - 1, "seat")
    if s.phase == SHOW:
        if s.chooser == s.active:
            refuse("seat", "a rival of the active seat shows a tile")
    elif s.chooser != s.active:
        refuse("seat", "in this step the active seat decides")
    order = [(s.active + i) % s.players for i in range(1, s.players)]
    asked = order.index(s.chooser) if s.phase == SHOW else len(order) if s.phase == STEAL else 0
    for seat, tile in enumerate(s.shown):
        if tile != NO_TILE and seat not in order[:asked]:
            refuse("shown", "only rivals that were asked before can have shown a tile")
