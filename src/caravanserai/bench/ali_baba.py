"""What is measured of Ali Baba: its search, and what its games should reach."""

from __future__ import annotations

from ..bots.ali_baba.appraisal import Appraisal
from ..bots.ali_baba.search_settings import SearchSettings
from ..bots.ali_baba.tree import Tree
from ..bots.ali_baba.weights import WEIGHTS
from ..games import Chance
from ..games.ali_baba import ALI_BABA
from .measured import Measured, Plant, Run
from .searcher import PLAYERS, SEED


def small_steps() -> Plant:
    """Search over small steps, by evaluation."""
    tree = Tree(SearchSettings(), Appraisal(WEIGHTS))

    def begin() -> Run:
        chance = Chance(SEED)
        tree.plant(ALI_BABA.new(PLAYERS, chance), chance)
        return tree.run

    return begin


MEASURED = Measured(games=150_000, searches={"small steps, evaluation": small_steps})
