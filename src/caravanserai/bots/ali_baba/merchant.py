"""The merchant: looks through a whole turn, but no further."""

from __future__ import annotations

from math import exp

from ...games import Chance, State
from ..bot import Bot, Line
from ..budget import Budget
from .appraisal import Appraisal
from .known_position import known_position
from .turns import WholeTurn
from .weights import WEIGHTS, Weights

SCALE = 15.0
"""Points ahead that a greedy player takes for a good chance to win."""
SAMPLES = 6
"""How many draws of what is turned up the merchant imagines."""


class Merchant(Bot):
    """Takes the turn that leaves it furthest ahead, over some draws of what is turned up."""

    def __init__(self, name: str, budget: Budget, seed: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(name, budget, seed)
        self.appraisal = Appraisal(weights)
        self.turn = WholeTurn(self.appraisal)

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """All choices that differ, the best first."""
        position = known_position(state, self.appraisal)
        seed = chance.below(2**31 - 1)
        judged = self.turn.judge(position, SAMPLES, seed)
        lines = [Line((action,), chance_to_win(ahead), ahead, SAMPLES) for action, ahead in judged]
        return sorted(lines, key=lambda line: line.margin, reverse=True)


def chance_to_win(ahead: float) -> float:
    """A rough idea of what it means to be so many points ahead."""
    return 1 / (1 + exp(-ahead / SCALE))
