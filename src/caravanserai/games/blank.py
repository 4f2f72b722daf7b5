"""Blank rows in memory that somebody lends; `machine_blank.pxd` points straight at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["blank_bytes", "blank_floats"]


def blank_floats(memory: Buffer, at: int, size: int) -> memoryview[float]:
    """So many numbers from `at` on, all 0."""
    row = cast("memoryview[float]", memoryview(memory)[at : at + size])
    for place in range(size):
        row[place] = 0.0
    return row


def blank_bytes(memory: Buffer, at: int, size: int) -> memoryview[int]:
    """So many bytes from `at` on, all 0."""
    row = memoryview(memory)[at : at + size]
    for place in range(size):
        row[place] = 0
    return row
