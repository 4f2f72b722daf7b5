"""Blank rows in memory that somebody lends; `machine_blank.pxd` points straight at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["blank_bytes", "blank_floats", "erase", "first_change", "row_of_floats", "row_of_words"]


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


def row_of_words(memory: memoryview[int], at: int, size: int) -> memoryview[int]:
    """So many words from `at` on, as they are."""
    return memory[at : at + size]


def first_change(now: Sequence[int], then: memoryview[int], since: int, place: int, end: int) -> int:
    """Where, from `place` on, a row differs first from what begins at `since`; `end` if it doesn't."""
    while place < end and now[place] == then[since + place]:
        place += 1
    return place


def blank_bytes(memory: Buffer, at: int, size: int) -> memoryview[int]:
    """So many bytes from `at` on, all 0."""
    row = memoryview(memory)[at : at + size]
    for place in range(size):
        row[place] = 0
    return row
