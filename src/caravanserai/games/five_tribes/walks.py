"""Walks on the board that never turn straight back (FT-M4): where the meeples of a hand are dropped.

Which walks there are has nothing to do with what stands on the tiles, so they are worked out once for each
tile they end on, and kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from .board import neighbours_of
from .constants import *

MOST_VISITS = 3
"""How often a walk may visit its last tile before it ends there; more is never of use."""

NEAR = [neighbours_of(tile) for tile in range(TILES)]
Place = tuple[int, int, int]
"""A tile on the way, the next one, and how often the last tile is visited between here and the end."""


class Walks:
    """All walks that end on one tile, step by step away from it."""

    def __init__(self, end: int) -> None:
        self.end = end
        self.layers: list[set[Place]] = [set(), {(tile, end, 0) for tile in NEAR[end]}]

    def from_distance(self, steps: int) -> set[Place]:
        """Where a walk of so many steps may begin, at least one."""
        while len(self.layers) <= steps:
            further = set()
            for tile, following, visits in self.layers[-1]:
                visits += tile == self.end
                if visits <= MOST_VISITS:
                    further |= {(near, tile, visits) for near in NEAR[tile] if near != following}
            self.layers.append(further)
        return self.layers[steps]


ALL = [Walks(end) for end in range(TILES)]


class Guide:
    """Finds ways over the board; of several it takes the one whose tiles are worth the most together."""

    def __init__(self, worth: Sequence[int] | None) -> None:
        self.worth = worth
        self._best: dict[tuple[int, int, Place], int] = {}

    def walk(self, here: int, previous: int, steps: int, end: int, visits: int) -> list[int] | None:
        """The tiles of a walk that ends there, having visited its end so often before; None if there is none.

        `previous` is the tile left last, which the first step doesn't go back to; or NOWHERE.
        """
        layers = ALL[end]
        layers.from_distance(steps)
        tiles: list[int] = []
        tile, left, barred = here, steps, previous
        while left > 0:
            places = layers.layers[left]
            ahead = [
                (tile, following, visits)
                for following in NEAR[tile]
                if following != barred and (tile, following, visits) in places
            ]
            if not ahead:
                return None
            place = (
                ahead[0] if self.worth is None else max(ahead, key=lambda one: self._value(end, left, one))
            )
            barred, tile, left = tile, place[1], left - 1
            visits -= tile == end and left > 0
            tiles.append(tile)
        return tiles

    def _value(self, end: int, left: int, place: Place) -> int:
        """What the tiles from the next one on are worth, on the best walk of so many steps from a place."""
        assert self.worth is not None
        tile, following, visits = place
        value = self.worth[following]
        if left == 1:
            return value
        key = (end, left, place)
        if key not in self._best:
            visits -= following == end
            places = ALL[end].layers[left - 1]
            nexts = [(following, near, visits) for near in NEAR[following] if near != tile]
            self._best[key] = max(self._value(end, left - 1, one) for one in nexts if one in places)
        return value + self._best[key]
