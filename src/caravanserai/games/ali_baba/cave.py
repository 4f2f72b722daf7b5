"""The cave as tables: for each place what it covers, what covers it, and its neighbours.

Sets of places are bit masks. There is a row for each place of the whole cave, then one for each place of the
smaller cave.
"""

from __future__ import annotations

from . import layout
from .constants import *

BELOW = layout.build_table(layout.covers)
ABOVE = layout.build_table(layout.covered_by)
NEAR = layout.build_table(layout.side_by_side)
FACE_DOWN = layout.build_face_down()
FACE_UP = layout.build_face_up()


def below(cave: int, place: int) -> int:
    """The places that this one covers."""
    return BELOW[cave * PLACES + place]


def above(cave: int, place: int) -> int:
    """The places that cover this one."""
    return ABOVE[cave * PLACES + place]


def near(cave: int, place: int) -> int:
    """The neighbours of a place."""
    return NEAR[cave * PLACES + place]
