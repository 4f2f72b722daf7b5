"""The greedy levels: the novice, who notices few of the choices; the merchant, who looks through a turn."""

from __future__ import annotations

from math import exp

from ...games import Chance, State
from ...games.ali_baba.actions import carry_out
from ...games.ali_baba.scoring import treasure_points
from ...games.ali_baba.state import State as Position
from ..bot import Bot, Budget, Line
from .appraisal import Appraisal
from .known_position import known_position
from .turns import WholeTurn
from .weights import WEIGHTS, Weights

SCALE = 15.0
"""Points ahead that a greedy player takes for a good chance to win."""
SAMPLES = 6
"""How many draws of what is turned up the merchant imagines."""
GLANCES = 2
"""How many of the choices the novice notices at least; sometimes it is one more."""


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


class Novice(Bot):
    """Notices a few of the choices each time and takes the one that brings the most points at once."""

    def __init__(self, name: str, budget: Budget, seed: int) -> None:
        super().__init__(name, budget, seed)
        self.appraisal = Appraisal(WEIGHTS)

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """The choices it noticed, the best first."""
        position = known_position(state, self.appraisal)
        legal = position.legal()
        glances = min(GLANCES + chance.below(2), len(legal))
        noticed = [legal.pop(chance.below(len(legal))) for _ in range(glances)]
        lines = []
        for action in noticed:
            points = points_at_once(position, action, chance)
            lines.append(Line((action,), chance_to_win(points), points, 1))
        return sorted(lines, key=lambda line: line.margin, reverse=True)


def points_at_once(position: Position, action: int, chance: Chance) -> float:
    """The points that an action brings the seat that chooses, its sets counted as they are then."""
    seat = position.chooser
    after = position.clone()
    carry_out(after, action, chance)
    gained = after.score[seat] - position.score[seat]
    return float(gained + treasure_points(after.tiles[seat]) - treasure_points(position.tiles[seat]))


def chance_to_win(ahead: float) -> float:
    """A rough idea of what it means to be so many points ahead."""
    return 1 / (1 + exp(-ahead / SCALE))
