"""Blank rows in memory that somebody lends; `machine_blank.pxd` points straight at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["blank_bytes", "blank_floats", "erase", "row_of_floats", "unchanged"]


def blank_floats(memory: Buffer, at: int, size: int) -> memoryview[float]:
    """So many numbers from `at` on, all 0."""
    row = row_of_floats(memory, at, size)
    erase(row, 0, size)
    return row


def row_of_floats(memory: Buffer, at: int, size: int) -> memoryview[float]:
    """So many numbers from `at` on, as they are."""
    return cast("memoryview[float]", memoryview(memory)[at : at + size])


def erase(row: memoryview[float], first: int, last: int) -> None:
    """Let the numbers from `first` up to `last` be 0."""
    for place in range(first, last):
        row[place] = 0.0


def unchanged(now: Sequence[int], first: int, then: memoryview[int], at: int, size: int) -> bool:
    """Whether so many numbers, from `first` on, are what they were, from `at` on."""
    return all(now[first + i] == then[at + i] for i in range(size))


def blank_bytes(memory: Buffer, at: int, size: int) -> memoryview[int]:
    """So many bytes from `at` on, all 0."""
    row = memoryview(memory)[at : at + size]
    for place in range(size):
        row[place] = 0
    return row
