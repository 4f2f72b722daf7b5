"""Points for treasures, and who wins (AB-P1, AB-P2)."""

from __future__ import annotations

from ..bits import *
from .constants import *
from .core import Core


def size_of_set(tiles: int, treasure: int) -> int:
    """How many tiles of a treasure are among these."""
    return count(tiles >> (COLOURS * treasure) & 63)


def treasure_points(tiles: int) -> int:
    """What the sets among these tiles are worth: 1, 3, 6, 10, 15 or 21 points each (AB-P1)."""
    points = 0
    while tiles != 0:
        size = count(tiles & 63)
        points += size * (size + 1) // 2
        tiles >>= COLOURS
    return points


def total_points(s: Core, seat: int) -> int:
    """What magic brought a seat and what its treasures bring (AB-P1)."""
    return s.score[seat] + treasure_points(s.tiles[seat])


def points_in_sight(s: Core, seat: int, looker: int, open: bool) -> int:
    """A seat's points without the treasures behind its screen, where the looker can't see these (AB-C2)."""
    if open or seat == looker or s.phase == OVER:
        return total_points(s, seat)
    return s.score[seat]


def standing(s: Core, seat: int) -> int:
    """The higher, the better placed: by points and, where these are equal, by fewer tiles (AB-P2)."""
    return total_points(s, seat) * 64 + TILES - count(s.tiles[seat])


def score_sheet(s: Core, seat: int) -> dict[str, int]:
    """What magic brought a seat, what its treasures bring, and both (AB-P1)."""
    return {
        "magic": s.score[seat],
        "treasures": treasure_points(s.tiles[seat]),
        "total": total_points(s, seat),
    }
