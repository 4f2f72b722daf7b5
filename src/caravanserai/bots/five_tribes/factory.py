"""The levels of Five Tribes, made from their parts."""

from __future__ import annotations

from functools import partial

from ..bot import BadBot, Bot, Budget
from ..random_bot import RandomBot
from .merchant import Merchant
from .novice import Novice
from .search_settings import Settings, split
from .searcher import Searcher
from .steps import Steps
from .tree import Tree
from .weights import SULTAN as SULTAN_KNOWS
from .weights import for_players

SULTAN = Settings(edges=1_000_000, thorough=1)


def make(level: str, name: str, budget: Budget | None, seed: int, wishes: dict[str, float]) -> Bot:
    """A bot of that level."""
    once = budget or Budget(simulations=1)
    if level == "random" and wishes:
        raise BadBot(f"a random bot has no settings, so it can't be told {', '.join(wishes)}")
    if level == "random":
        return RandomBot(name, once, seed)
    settings, changes = split(SULTAN if level == "sultan" else Settings(), wishes)
    if level == "novice":
        return Novice(name, once, seed, settings.looks, settings.slips)
    if level == "merchant":
        return Merchant(name, once, seed, lambda players: for_players(players, {"next_gain": 0.0, **changes}))
    known = SULTAN_KNOWS if level == "sultan" and not settings.turns else {}
    search = partial(plant, Tree if settings.turns else Steps, settings, known, changes)
    usual = Budget(seconds=5 if level == "sultan" else 1)
    return Searcher(name, budget or usual, seed, search, settings)


def plant(
    kind: type[Steps] | type[Tree],
    settings: Settings,
    known: dict[int, dict[str, float]],
    changes: dict[str, float],
    players: int,
) -> Steps | Tree:
    """A search of that kind for so many players; what is `known` by their number can be changed, too."""
    return kind(for_players(players, {**known.get(players, {}), **changes}), settings)
