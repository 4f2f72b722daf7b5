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


def points_of(table: Core, seat: int) -> int:
    """What magic brought a seat and what its treasures bring (AB-P1)."""
    return table.score[seat] + treasure_points(table.tiles[seat])


def standing(table: Core, seat: int) -> int:
    """The higher, the better placed: by points and, where these are equal, by fewer tiles (AB-P2)."""
    return points_of(table, seat) * 64 + TILES - count(table.tiles[seat])


def scores(table: Core) -> list[dict[str, int]]:
    """For each seat what magic brought, what its treasures bring, and both (AB-P1)."""
    return [
        {
            "magic": table.score[seat],
            "treasures": treasure_points(table.tiles[seat]),
            "total": points_of(table, seat),
        }
        for seat in range(table.players)
    ]


def winners(table: Core, among: list[int] | None = None) -> list[int]:
    """The seats, of those that can win, with the highest score and, among these, the fewest tiles (AB-P2)."""
    seats = list(range(table.players)) if among is None else among
    best = max([standing(table, seat) for seat in seats])
    return [seat for seat in seats if standing(table, seat) == best]
