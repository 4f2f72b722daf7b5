"""What is measured of Five Tribes: its searches, and what they and its games should reach."""

from __future__ import annotations

from ..bots.five_tribes.search_settings import SearchSettings
from ..bots.five_tribes.steps import Steps
from ..bots.five_tribes.tree import Tree
from ..bots.five_tribes.weights import SULTAN, for_players
from ..games import Chance
from ..games.five_tribes import FIVE_TRIBES
from .measured import Measured, Plant, Run
from .searcher import PLAYERS, SEED


def small_steps(playouts: int = 0, sultan: bool = False) -> Plant:
    """Search over small steps, by random playouts to the end of the game or by evaluation."""
    known = SULTAN[PLAYERS] if sultan else {}
    search = Steps(for_players(PLAYERS, known), SearchSettings(playouts=playouts))
    return lambda: plant(search)


def whole_turns() -> Plant:
    """Search over whole turns, by evaluation."""
    search = Tree(for_players(PLAYERS, {}), SearchSettings())
    return lambda: plant(search)


def plant(search: Steps | Tree) -> Run:
    """Begin a search at the first bid of a game."""
    chance = Chance(SEED)
    search.plant(FIVE_TRIBES.new(PLAYERS, chance), chance)
    return search.run


MEASURED = Measured(
    games=45_000,
    searches={
        "small steps, random playouts": lambda: small_steps(playouts=1),
        "small steps, evaluation": small_steps,
        "small steps, the sultan's evaluation": lambda: small_steps(sultan=True),
        "whole turns, evaluation": whole_turns,
    },
    simulations={"small steps, random playouts": 30_000},
    steps={"bare": 1_000_000, "observed": 1_500_000},
)
