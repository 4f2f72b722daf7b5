"""Rows of numbers made blank; `machine_blank.pxd` does it in one stroke."""

from __future__ import annotations

from collections.abc import MutableSequence

__all__ = ["blank_bytes", "blank_floats"]


def blank_floats(out: MutableSequence[float], at: int, size: int) -> None:
    """Set so many numbers to 0."""
    for place in range(at, at + size):
        out[place] = 0.0


def blank_bytes(out: MutableSequence[int], at: int, size: int) -> None:
    """Set so many bytes to 0."""
    for place in range(at, at + size):
        out[place] = 0
