"""The levels of this game, made from their parts."""

from __future__ import annotations

from dataclasses import replace

from ..bot import BadBot, Bot, Budget
from ..random_bot import RandomBot
from .greedy import Merchant, Novice
from .search_settings import Settings, change
from .searcher import Searcher

VIZIER = Settings()
SULTAN = replace(VIZIER, nodes=20, solve=23)

SECOND = Budget(seconds=1)
FIVE_SECONDS = Budget(seconds=5)
AT_SIGHT = Budget(simulations=1)


def make(level: str, name: str, budget: Budget | None, seed: int, settings: dict[str, float]) -> Bot:
    """A bot of that level."""
    if level == "vizier":
        return Searcher(name, budget or SECOND, seed, change(VIZIER, settings))
    if level == "sultan":
        return Searcher(name, budget or FIVE_SECONDS, seed, change(SULTAN, settings))
    if settings:
        raise BadBot(f"a {level} has no settings, so it can't be told {', '.join(settings)}")
    if level == "merchant":
        return Merchant(name, budget or AT_SIGHT, seed)
    if level == "novice":
        return Novice(name, budget or AT_SIGHT, seed)
    return RandomBot(name, budget or AT_SIGHT, seed)
