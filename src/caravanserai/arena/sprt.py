"""The sequential test: plays on until it is clear which of two rating differences fits, and no longer.

As engines of chess are tested: a deal, played in all line-ups, is one observation; the logarithm of the
likelihood ratio is that of a normal distribution with the mean share of either rating and the variance seen
(the generalised test, in Van den Bergh's approximation). It is taken deal by deal in the order of the
schedule, so that the verdict does not depend on which worker was faster.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from ..games import Json
from .ratings import share_of_side
from .run_settings import games_a_deal

ERROR = 0.05
"""How often either wrong verdict is aimed at; few deals, of ratings far apart, give up to twice as many."""
BOUND = log((1 - ERROR) / ERROR)
PRIOR_DEALS = 4
"""Deals of independent, even games that are believed in before the first: a lucky start decides nothing."""


@dataclass(frozen=True)
class Verdict:
    """What the test says so far."""

    low: float
    high: float
    """The two rating differences it tells apart."""
    ratio: float
    """The logarithm of the likelihood ratio: positive speaks for the higher rating."""
    deals: int
    decided: str | None
    """Which of them fits: "higher" or "lower"; None while it is open."""

    def to_json(self) -> Json:
        """In plain JSON types."""
        return {
            "elo0": self.low,
            "elo1": self.high,
            "ratio": round(self.ratio, 4),
            "bound": round(BOUND, 4),
            "deals": self.deals,
            "verdict": self.decided or "undecided",
        }

    def sentence(self, first: str, second: str) -> str:
        """The verdict for people."""
        played = f"log-likelihood ratio {self.ratio:+.2f} after {self.deals} deals, bounds ±{BOUND:.2f}"
        low, high = (f"{rating:+g}" if rating else "0" for rating in (self.low, self.high))
        if self.decided is None:
            return f"undecided between {low} and {high} Elo ({played})"
        fits, other = (high, low) if self.decided == "higher" else (low, high)
        return f"{first} against {second}: {fits} Elo fits, {other} does not ({played})"


class Trial:
    """A sequential test under way; deals that come after the verdict change nothing."""

    def __init__(self, sprt: tuple[float, float], players: int) -> None:
        self.low, self.high = sprt
        self._shares = share_of_side(self.low, players), share_of_side(self.high, players)
        self._prior = 0.25 / games_a_deal(players)
        self._deals = 0
        self._mean = 0.0
        self._squares = 0.0
        self._ratio = 0.0
        self.decided: str | None = None

    def add(self, share: float) -> None:
        """Take in the share of the first bot in the next deal."""
        if self.decided:
            return
        self._deals += 1
        change = share - self._mean
        self._mean += change / self._deals
        self._squares += change * (share - self._mean)
        spread = (self._squares + PRIOR_DEALS * self._prior) / (self._deals - 1 + PRIOR_DEALS)
        low, high = self._shares
        self._ratio = self._deals * (high - low) * (2 * self._mean - low - high) / (2 * spread)
        if abs(self._ratio) >= BOUND:
            self.decided = "higher" if self._ratio > 0 else "lower"

    def verdict(self) -> Verdict:
        """What it says so far."""
        return Verdict(self.low, self.high, self._ratio, self._deals, self.decided)
