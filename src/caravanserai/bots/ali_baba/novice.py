"""A beginner: notices a few of the choices, and takes the one with most points in it."""

from __future__ import annotations

from ...games import Chance, State
from ...games.ali_baba.actions import carry_out
from ...games.ali_baba.scoring import treasure_points
from ...games.ali_baba.state import State as Position
from ..bot import Bot, Line
from ..budget import Budget
from .appraisal import Appraisal
from .known_position import known_position
from .merchant import chance_to_win
from .weights import WEIGHTS

GLANCES = 2
"""How many of the choices the novice notices at least; sometimes it is one more."""


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
