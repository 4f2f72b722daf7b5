"""Points for treasures, and who wins (AB-P1, AB-P2)."""

from __future__ import annotations

from .bits import *
from .constants import *
from .table import Table


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


def scores(table: Table) -> list[dict[str, int]]:
    """For each seat what magic brought, what its treasures bring, and both (AB-P1)."""
    lines = []
    for seat in range(table.players):
        magic = table.score[seat]
        treasures = treasure_points(table.tiles[seat])
        lines.append({"magic": magic, "treasures": treasures, "total": magic + treasures})
    return lines


def winners(table: Table) -> list[int]:
    """The seats with the highest score and, among these, the fewest tiles (AB-P2)."""
    standing = [
        (table.score[seat] + treasure_points(table.tiles[seat]), TILES - count(table.tiles[seat]))
        for seat in range(table.players)
    ]
    best = max(standing)
    return [seat for seat in range(table.players) if standing[seat] == best]
