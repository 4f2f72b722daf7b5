"""Finding how much a lead says about who wins, while the game is young and when it is old.

At the start of each round it is noted what every seat was thought to have and, in the end, who won. The scale
that makes what happened likeliest is sought on every other game; the games between tell how good it is.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .weights import Weights

Numbers = NDArray[np.float64]

WIDEST = 40.0
"""Points: neither part of a scale is larger."""
NARROWEST = 0.5
STEPS = 8
LOOKS = 8
"""How often the grid of scales is laid closer around the best."""


@dataclass(frozen=True)
class Moments:
    """A row for each start of a round."""

    game: NDArray[np.int64]
    """The number of the game."""
    youth: Numbers
    points: Numbers
    """What each seat was thought to have."""
    won: Numbers
    """Each seat's share of the win."""

    def of(self, rows: NDArray[np.bool_]) -> Moments:
        """Some of the rows."""
        return Moments(self.game[rows], self.youth[rows], self.points[rows], self.won[rows])


@dataclass(frozen=True)
class ChanceFit:
    """The scale found, and how far it and today's are from what happened in games it was not fitted to."""

    games: int
    scale: float
    early_scale: float
    before: float
    """The mean log-loss of today's scale …"""
    after: float
    """… and of the one found."""


def log_loss(moments: Moments, scale: float, early_scale: float) -> float:
    """The mean of −log of the chance that was given to whoever won."""
    heat = (scale + early_scale * moments.youth)[:, None]
    lead = (moments.points - moments.points.max(axis=1, keepdims=True)) / heat
    chances = lead - np.log(np.exp(lead).sum(axis=1, keepdims=True))
    return float(-(moments.won * chances).sum(axis=1).mean())


def fit_chances(moments: Moments, now: Weights) -> ChanceFit:
    """The scale that fits every other game best, and how it does on the others."""
    learned = moments.of(moments.game % 2 == 0)
    unseen = moments.of(moments.game % 2 == 1)
    scale, early_scale, reach = WIDEST / 2, WIDEST / 2, WIDEST / 2
    for _ in range(LOOKS):
        around = np.linspace(-reach, reach, STEPS + 1)
        tried = [
            (log_loss(learned, end, early), end, early)
            for end in np.unique(np.clip(scale + around, NARROWEST, WIDEST))
            for early in np.unique(np.clip(early_scale + around, 0.0, WIDEST))
        ]
        _, scale, early_scale = min(tried)
        reach /= 2
    return ChanceFit(
        len(np.unique(moments.game)),
        float(scale),
        float(early_scale),
        log_loss(unseen, now.scale, now.early_scale),
        log_loss(unseen, scale, early_scale),
    )
