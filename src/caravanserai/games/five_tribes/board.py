"""The 6 × 5 sultanate as tables: neighbours, walks, distances, blocks of nine."""

from __future__ import annotations

from .constants import *


def neighbours_of(tile: int) -> list[int]:
    """The tiles that share an edge with this one (FT-M2, FT-M3)."""
    row, column = divmod(tile, 6)
    steps = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [r * 6 + c for r, c in steps if 0 <= r < 5 and 0 <= c < 6]


def build_neighbours() -> list[int]:
    """NEIGHBOUR[4 * tile + i], padded with NOWHERE."""
    table = []
    for tile in range(TILES):
        near = neighbours_of(tile)
        table += near + [NOWHERE] * (4 - len(near))
    return table


def build_reach() -> list[int]:
    """REACH[(tile * 31 + previous) * STEPS + k]: where k steps that never turn back can end (FT-M4)."""
    table = [0] * (TILES * 31 * STEPS)
    for k in range(STEPS):
        for tile in range(TILES):
            for previous in range(31):
                ends = 1 << tile if k == 0 else 0
                if k > 0:
                    for nearby in neighbours_of(tile):
                        if nearby != previous:
                            ends |= table[(nearby * 31 + tile) * STEPS + k - 1]
                table[(tile * 31 + previous) * STEPS + k] = ends
    return table


def build_first_ends() -> list[int]:
    """FIRST_ENDS[8 * tile + size]: where a move of so many meeples from this tile can end, 7 for any more.

    The tile itself is left out, for it starts empty (FT-M5).
    """
    table = []
    for tile in range(TILES):
        for size in range(8):
            reach = REACH[(tile * 31 + NOWHERE) * STEPS + min(size, STEPS - 1)]
            table.append(reach & ~(1 << tile))
    return table


def distance(tile: int, other: int) -> int:
    """Orthogonal steps from one tile to another (FT-A1)."""
    return abs(tile // 6 - other // 6) + abs(tile % 6 - other % 6)


def build_within() -> list[int]:
    """WITHIN[tile * FAR + d]: the tiles at distance d or less."""
    return [
        sum(1 << other for other in range(TILES) if distance(tile, other) <= d)
        for tile in range(TILES)
        for d in range(FAR)
    ]


def touches(tile: int, other: int) -> bool:
    """Whether two tiles are the same or next to each other, diagonals included."""
    return abs(tile // 6 - other // 6) <= 1 and abs(tile % 6 - other % 6) <= 1


def build_around() -> list[int]:
    """AROUND[tile]: the 3 × 3 block of tiles around it, itself included."""
    return [sum(1 << other for other in range(TILES) if touches(tile, other)) for tile in range(TILES)]


NEIGHBOUR = build_neighbours()
REACH = build_reach()
FIRST_ENDS = build_first_ends()
WITHIN = build_within()
AROUND = build_around()
