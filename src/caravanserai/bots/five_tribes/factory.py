"""The levels of Five Tribes, made from their parts."""

from __future__ import annotations

from functools import partial

from ..bot import Bot
from ..budget import AT_SIGHT, Budget
from ..habits import change
from .amateur import HABITS, Amateur
from .merchant import Merchant
from .search_settings import SearchSettings, split
from .searcher import Searcher
from .steps import Steps
from .tree import Tree
from .weights import NAMES, Weights, for_players
from .weights import SULTAN as SULTAN_KNOWS

SULTAN = SearchSettings(edges=1_000_000, endings=3_000_000, thorough=1)
WHOLE_TURNS = {"exploration": 1.0}
"""What the search over whole turns is used to."""


def make(level: str, name: str, budget: Budget | None, seed: int, wishes: dict[str, float]) -> Bot:
    """A bot of that level, from the novice on."""
    once = budget or AT_SIGHT
    if level in HABITS:
        habits = change(HABITS[level], {name: wishes[name] for name in wishes if name not in NAMES})
        changes = {name: wishes[name] for name in wishes if name in NAMES}
        return Amateur(name, once, seed, partial(of_greedy, changes), habits)
    usual = WHOLE_TURNS if wishes.get("turns") else {}
    settings, changes = split(SULTAN if level == "sultan" else SearchSettings(), {**usual, **wishes})
    if level == "merchant":
        return Merchant(name, once, seed, partial(of_greedy, changes))
    known = SULTAN_KNOWS if level == "sultan" and not settings.turns else {}
    search = partial(plant, Tree if settings.turns else Steps, settings, known, changes)
    seconds = Budget(seconds=5 if level == "sultan" else 1)
    return Searcher(name, budget or seconds, seed, search, settings)


def of_greedy(changes: dict[str, float], players: int) -> Weights:
    """The weights of who thinks of nobody else's turn, with these changes."""
    return for_players(players, {"next_gain": 0.0, **changes})


def plant(
    kind: type[Steps] | type[Tree],
    settings: SearchSettings,
    known: dict[int, dict[str, float]],
    changes: dict[str, float],
    players: int,
) -> Steps | Tree:
    """A search of that kind for so many players; what is `known` by their number can be changed, too."""
    return kind(for_players(players, {**known.get(players, {}), **changes}), settings)
