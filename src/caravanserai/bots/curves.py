"""Curves that searches draw on; `machine_curves.pxd` gives the compiled core the machine's own."""

from __future__ import annotations

import math


def root(x: float) -> float:
    """The square root."""
    return math.sqrt(x)


def exponential(x: float) -> float:
    """e to the power x."""
    return math.exp(x)
