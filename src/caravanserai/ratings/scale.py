"""What a rating is: a number around 1500, and how far it may be off."""

from __future__ import annotations

from math import log
from typing import NamedTuple

POINTS = 400 / log(10)
"""Rating points of one unit of the natural logarithm of a strength: 400 points are ten to one."""
SURE = 120.0
"""A rating that deviates by more than that is provisional: for some fifteen games, with two seats."""
INTERVAL = 2
"""Deviations on either side that are shown: in 95 of 100 cases the strength is within."""


class Rating(NamedTuple):
    """How strong somebody plays, and how far that may be off."""

    value: float
    deviation: float
    """The standard deviation of what is believed of the strength."""

    @property
    def provisional(self) -> bool:
        """Whether too little is known yet."""
        return self.deviation > SURE

    @property
    def shown(self) -> int:
        """The number that people see."""
        return round(self.value)

    @property
    def uncertainty(self) -> int:
        """The number that people see behind the ±."""
        return round(INTERVAL * self.deviation)


START = Rating(1500.0, 200.0)
"""What is believed of somebody of whom nothing is known."""
