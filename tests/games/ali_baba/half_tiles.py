"""The caves by their definition in half tiles (AB-S2, AB-K2), worked out without a look at the engine."""

from __future__ import annotations

Corner = tuple[int, int, int]

WHOLE = {
    f"{layer}{column}{number}": (layer, layer - 1 + 2 * "abcde".index(column), layer - 1 + 2 * (number - 1))
    for layer, size in ((1, 5), (2, 4), (3, 3), (4, 2))
    for column in "abcde"[:size]
    for number in range(1, size + 1)
}
SMALLER = {
    **{f"1{c}{r + 1}": (1, 2 * "abcd".index(c), 2 * r) for c in "abcd" for r in range(4)},
    **{f"2{c}{r + 1}": (2, 1 + 2 * "abc".index(c), 2 * r) for c in "abc" for r in range(4)},
    **{f"3{c}{r + 1}": (3, 2 + 2 * "ab".index(c), 1 + 2 * r) for c in "ab" for r in range(3)},
    **{f"4a{r + 1}": (4, 3, 2 + 2 * r) for r in range(2)},
}


def ground(corner: Corner) -> set[tuple[int, int]]:
    """The four half-tile squares that a tile covers."""
    _, x, y = corner
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def edges(corner: Corner) -> set[frozenset[tuple[int, int]]]:
    """The four whole edges of a tile, by their ends."""
    _, x, y = corner
    ends = [(x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2)]
    return {frozenset(edge) for edge in zip(ends, ends[1:] + ends[:1], strict=True)}
