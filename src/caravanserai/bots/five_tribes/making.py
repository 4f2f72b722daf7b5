"""The levels of Five Tribes, made from their parts."""

from __future__ import annotations

from dataclasses import replace

from ..baseline import RandomBot
from ..bot import Bot, Budget
from .merchant import Merchant
from .settings import Settings, with_wishes
from .sultan import Sultan
from .weights import Weights


def make(level: str, name: str, budget: Budget | None, seed: int, settings: dict[str, float]) -> Bot:
    """A bot of that level."""
    if level == "random":
        return RandomBot(name, budget or Budget(simulations=1), seed)
    if level == "novice":
        return Merchant(name, budget or Budget(simulations=1), seed, Weights())
    if level == "merchant":
        return Merchant(name, budget or Budget(simulations=1), seed, replace(Weights(), next_gain=0.0))
    wishes = with_wishes(Settings(), settings)
    return Sultan(name, budget or Budget(seconds=1 if level == "vizier" else 5), seed, Weights(), wishes)
