"""How hard a puzzle is, by who of the bots finds it.

Each level tries it a few times. A puzzle's rating is that of a player who would find it every other time, if
levels find it as often as players of their strength win against each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import bots
from ..bots import Budget
from ..games import Chance, Game, State
from .themes import Themes

TRIES = 3
STRENGTH = {"novice": 800, "drover": 1050, "pedlar": 1230, "merchant": 1430, "vizier": 1850}
"""The levels that try, and how strong they are: the steps between them are those of the ladder."""
SIMULATIONS = 250
"""For those who search."""
ANCHORS = ((600, 1), (2300, 0))
"""Somebody finds it, and somebody doesn't, so that every puzzle has a rating."""
SPREAD = 400


def rating(game: Game, state: State, kind: str, themes: Themes) -> int:
    """How hard it is to find a turn of that kind."""
    results: list[tuple[float, float]] = list(ANCHORS)
    for level, strength in STRENGTH.items():
        results += [(strength, finds(game, level, seed, state, kind, themes)) for seed in range(TRIES)]
    return where_even(results)


def finds(game: Game, level: str, seed: int, state: State, kind: str, themes: Themes) -> bool:
    """Whether a bot of that level plays such a turn."""
    assert state.seat is not None
    bot = bots.get(game.name, level, seed)
    known = state.resample(state.seat, Chance(seed))
    budget = Budget(simulations=SIMULATIONS) if level == "vizier" else bot.budget
    plan = bot.plan(known, budget)
    return themes.kind(game, plan) == kind


def where_even(results: Sequence[tuple[float, float]]) -> int:
    """The rating at which as much would be found as was."""
    found = sum(result for _, result in results)
    low, high = 0.0, 4000.0
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - strength) / SPREAD)) for strength, _ in results)
        low, high = (middle, high) if expected > found else (low, middle)
    return round(low / 10) * 10
