"""The levels of Five Tribes, made from their parts."""

from __future__ import annotations

from dataclasses import replace

from ..baseline import RandomBot
from ..bot import Bot, Budget
from .merchant import Merchant
from .searching import Searcher
from .settings import Settings, with_wishes
from .steps import Steps
from .tree import Tree
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
    if level == "vizier":
        return Searcher(name, budget or Budget(seconds=1), seed, Steps(Weights(), wishes), wishes.worlds)
    return Searcher(name, budget or Budget(seconds=5), seed, Tree(Weights(), wishes), wishes.worlds)
