"""Blank rows in memory that somebody lends; `machine_blank.pxd` points straight at them."""

from __future__ import annotations

from typing import Any

__all__ = ["blank_bytes", "blank_floats"]


def blank_floats(memory: Any, at: int, size: int) -> memoryview[float]:
    """So many numbers from `at` on, all 0."""
    return blank(memory, at, size, 0.0)


def blank_bytes(memory: Any, at: int, size: int) -> memoryview[int]:
    """So many bytes from `at` on, all 0."""
    return blank(memory, at, size, 0)


def blank(memory: Any, at: int, size: int, nothing: float) -> Any:
    """A part of the memory, made blank."""
    row = memoryview(memory)[at : at + size]
    for place in range(size):
        row[place] = nothing
    return row
