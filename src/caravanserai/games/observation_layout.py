"""How a position is laid out as numbers for a learner: blocks of named elements, one after the other.

Each game has one layout for every number of players. Seats are told from the looker's point of view: `me`,
then `rival1`, who sits one place on, and so forth. A flag is 0 or 1. A count is divided by its block's unit,
so that usual values lie between 0 and 1, and is never told as more than `MOST`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

FLAG = 1.0
MOST = 8.0
FROM_ME = ("me", "rival1", "rival2", "rival3")


@dataclass(frozen=True)
class Element:
    """One number of an observation."""

    index: int
    name: str
    """Its block's name, then where in the block: `meeples elder C3`, `hand rival1 silk`."""
    unit: float | None
    """By what the count was divided; None for a flag."""


@dataclass(frozen=True)
class Block:
    """Numbers of one kind, in rows: an axis of names for each dimension."""

    name: str
    about: str
    axes: tuple[tuple[str, ...], ...] = ()
    unit: float | None = None
    start: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        """How many names each axis has."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def names(self) -> list[str]:
        """The name of every element, in order."""
        return [" ".join((self.name, *words)) for words in product(*self.axes)]

    @property
    def stop(self) -> int:
        """Where the next block starts."""
        return self.start + len(self.names)


class Layout:
    """The blocks of a game's observation, and where each starts."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks: dict[str, Block] = {}
        start = 0
        for block in blocks:
            placed = Block(block.name, block.about, block.axes, block.unit, start)
            self.blocks[block.name] = placed
            start = placed.stop
        self.size = start

    def start(self, name: str) -> int:
        """Where a block starts."""
        return self.blocks[name].start

    def unit(self, name: str) -> float:
        """By what a block's counts are divided."""
        return self.blocks[name].unit or FLAG

    def elements(self) -> list[Element]:
        """Every number of the observation, in order."""
        return [
            Element(block.start + place, name, block.unit)
            for block in self.blocks.values()
            for place, name in enumerate(block.names)
        ]

    def highest(self) -> list[float]:
        """The most that each number can be; the least is always 0."""
        return [FLAG if element.unit is None else MOST for element in self.elements()]
