"""The levels of Five Tribes, made from their parts."""

from __future__ import annotations

from functools import partial

from ..bot import Bot
from ..budget import AT_SIGHT, Budget
from .merchant import Merchant
from .novice import Novice
from .search_settings import SearchSettings, split
from .searcher import Searcher
from .steps import Steps
from .tree import Tree
from .weights import SULTAN as SULTAN_KNOWS
from .weights import for_players

SULTAN = SearchSettings(edges=1_000_000, endings=3_000_000, thorough=1)


def make(level: str, name: str, budget: Budget | None, seed: int, wishes: dict[str, float]) -> Bot:
    """A bot of that level, from the novice on."""
    once = budget or AT_SIGHT
    settings, changes = split(SULTAN if level == "sultan" else SearchSettings(), wishes)
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
    settings: SearchSettings,
    known: dict[int, dict[str, float]],
    changes: dict[str, float],
    players: int,
) -> Steps | Tree:
    """A search of that kind for so many players; what is `known` by their number can be changed, too."""
    return kind(for_players(players, {**known.get(players, {}), **changes}), settings)
