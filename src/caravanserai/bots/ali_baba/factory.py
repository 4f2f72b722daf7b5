"""The levels of Ali Baba, made from their parts."""

from __future__ import annotations

from dataclasses import replace

from ..bot import Bot
from ..budget import AT_SIGHT, BadBot, Budget
from ..habits import change as change_habits
from .amateur import HABITS, Amateur
from .merchant import Merchant
from .search_settings import SearchSettings, change
from .searcher import Searcher

VIZIER = SearchSettings()
SULTAN = replace(VIZIER, nodes=20, solve=23)

SECOND = Budget(seconds=1)
FIVE_SECONDS = Budget(seconds=5)


def make(level: str, name: str, budget: Budget | None, seed: int, settings: dict[str, float]) -> Bot:
    """A bot of that level, from the novice on."""
    if level == "vizier":
        return Searcher(name, budget or SECOND, seed, change(VIZIER, settings))
    if level == "sultan":
        return Searcher(name, budget or FIVE_SECONDS, seed, change(SULTAN, settings))
    if level in HABITS:
        return Amateur(name, budget or AT_SIGHT, seed, change_habits(HABITS[level], settings))
    if settings:
        raise BadBot(f"a {level} has no settings, so it can't be told {', '.join(settings)}")
    return Merchant(name, budget or AT_SIGHT, seed)
