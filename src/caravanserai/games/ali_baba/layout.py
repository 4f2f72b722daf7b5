"""How the cave is laid out: places, what lies on what, what is next to what (AB-S1 to AB-S3, AB-K1, AB-K2).

Plain geometry, worked out once and never compiled, for it needs whole numbers without bounds. Sets are bit
masks; the smaller cave's places are a part of the whole one's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .constants import *

LAYERS = (
    ((5, 5), (4, 4), (3, 3), (2, 2)),
    ((4, 4), (3, 4), (2, 3), (1, 2)),
)
"""Columns and rows of layers 1 to 4, of the whole and the smaller cave (AB-S1, AB-K1)."""

CORNERS = (
    ((0, 0), (1, 1), (2, 2), (3, 3)),
    ((0, 0), (1, 0), (2, 1), (3, 2)),
)
"""The first corner of layers 1 to 4 in half tiles (AB-S2, AB-K2)."""

PLACE_NAMES = [
    f"{layer + 1}{'abcde'[column]}{row + 1}"
    for layer, (columns, rows) in enumerate(LAYERS[WHOLE_CAVE])
    for column in range(columns)
    for row in range(rows)
]
"""All places by name, in the order in which tiles are turned up (AB-S3)."""


@cache
def corner(cave: int, place: int) -> tuple[int, int, int]:
    """Layer from 0, and the corner in half tiles, of a place (AB-S2, AB-K2)."""
    name = PLACE_NAMES[place]
    layer = int(name[0]) - 1
    x, y = CORNERS[cave][layer]
    return layer, x + 2 * "abcde".index(name[1]), y + 2 * (int(name[2]) - 1)


@cache
def in_cave(cave: int, place: int) -> bool:
    """Whether that cave has the place (AB-S1, AB-K1)."""
    name = PLACE_NAMES[place]
    columns, rows = LAYERS[cave][int(name[0]) - 1]
    return "abcde".index(name[1]) < columns and int(name[2]) <= rows


def overlap(cave: int, place: int, other: int) -> bool:
    """Whether tiles on these places would cover a bit of the same ground."""
    _, x, y = corner(cave, place)
    _, other_x, other_y = corner(cave, other)
    return abs(x - other_x) < 2 and abs(y - other_y) < 2


def covers(cave: int, place: int, other: int) -> bool:
    """Whether a tile on the place lies on one on the other, be it on a quarter of it (AB-T2)."""
    return corner(cave, place)[0] > corner(cave, other)[0] and overlap(cave, place, other)


def covered_by(cave: int, place: int, other: int) -> bool:
    """Whether a tile on the place lies under one on the other (AB-T2)."""
    return covers(cave, other, place)


def side_by_side(cave: int, place: int, other: int) -> bool:
    """Whether two places of one layer share a whole edge (AB-GREEN1, AB-GREEN3)."""
    layer, x, y = corner(cave, place)
    other_layer, other_x, other_y = corner(cave, other)
    return layer == other_layer and abs(x - other_x) + abs(y - other_y) == 2


def set_of(places: list[int]) -> int:
    """The bit mask of these places."""
    mask = 0
    for place in places:
        mask += 2**place
    return mask


def members(mask: int) -> list[int]:
    """What is in a bit mask, in order."""
    return [i for i, bit in enumerate(reversed(bin(mask)[2:])) if bit == "1"]


def places_of(cave: int) -> list[int]:
    """The places of that cave (AB-S1, AB-K1)."""
    return [place for place in range(PLACES) if in_cave(cave, place)]


def build_table(related: Callable[[int, int, int], bool]) -> list[int]:
    """For each cave and each place of the whole one, the set of the places so related to it."""
    return [
        set_of([other for other in places_of(cave) if in_cave(cave, place) and related(cave, place, other)])
        for cave in (WHOLE_CAVE, SMALLER_CAVE)
        for place in range(PLACES)
    ]


def build_face_up() -> list[int]:
    """For each cave the places of layer 4, which start face up (AB-S1, AB-K1)."""
    return [
        set_of([place for place in places_of(cave) if corner(cave, place)[0] == 3])
        for cave in (WHOLE_CAVE, SMALLER_CAVE)
    ]


def build_face_down() -> list[int]:
    """For each cave the places of layers 1 to 3, which start face down (AB-S1, AB-K1)."""
    return [
        set_of([place for place in places_of(cave) if corner(cave, place)[0] < 3])
        for cave in (WHOLE_CAVE, SMALLER_CAVE)
    ]
