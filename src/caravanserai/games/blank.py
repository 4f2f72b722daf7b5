"""Blank rows in memory that somebody lends; `machine_blank.pxd` points straight at them."""

from __future__ import annotations

from typing import Any

__all__ = ["blank_bytes", "blank_floats"]


def blank_floats(memory: Any, at: int, size: int) -> memoryview[float]:
    """So many numbers from `at` on, all 0."""
    lent: Any = memoryview(memory)
    row: memoryview[float] = lent[at : at + size]
    for place in range(size):
        row[place] = 0.0
    return row


def blank_bytes(memory: Any, at: int, size: int) -> memoryview[int]:
    """So many bytes from `at` on, all 0."""
    lent: Any = memoryview(memory)
    row: memoryview[int] = lent[at : at + size]
    for place in range(size):
        row[place] = 0
    return row
