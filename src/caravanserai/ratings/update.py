"""How a game changes the ratings of who played it: the Plackett-Luce model of Weng and Lin, by OpenSkill.

The chance that a seat comes first is its strength among those of all seats, then the same for second place
among those left, and so on. A strength is 10 to the power of a rating's 400th part, as in Elo: so a rating
means the same with two seats and with four, in the arena and between people.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING

from ..extras import how_to_install
from .scale import POINTS, START, Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

DRIFT = 2.0
"""What people learn or forget from one game to the next, as a deviation: no rating gets stuck."""


def after_game(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which the seats came in at these places; who shares one has drawn."""
    if len(ratings) != len(places):
        raise ValueError(f"{len(ratings)} seats can't have {len(places)} places")
    if len(ratings) < 2:
        raise ValueError("it takes two to rate a game")
    model = model_for(len(ratings))
    sides = [[model.rating(mu=one.value, sigma=one.deviation)] for one in ratings]
    rated = model.rate(sides, ranks=[float(place) for place in places])
    return [Rating(side[0].mu, side[0].sigma) for side in rated]


@lru_cache(maxsize=8)
def model_for(seats: int) -> PlackettLuce:
    """The model for so many seats."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as missing:
        raise how_to_install(missing, "server") from None
    return PlackettLuce(
        mu=START.value,
        sigma=START.deviation,
        # The model divides by the root of all seats' variances: this makes it the same scale for any number.
        beta=POINTS / sqrt(seats),
        tau=DRIFT,
        gamma=wholly,
        limit_sigma=True,  # a game tells something: nobody is less sure after it
    )


def wholly(*_: object) -> float:
    """A game counts with all that it tells: in simulated seasons deviations then are as large as errors."""
    return 1.0
