"""The baseline: any legal action, each as likely."""

from __future__ import annotations

from ..games import Chance, State
from .bot import Bot, Line
from .budget import Budget


class RandomBot(Bot):
    """Plays at random: what everything else is measured against."""

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """One of the legal actions; it expects nothing."""
        legal = state.legal()
        return [Line((legal[chance.below(len(legal))],), 1 / state.players, 0.0)]
