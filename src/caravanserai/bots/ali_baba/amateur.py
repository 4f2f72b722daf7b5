"""Those who are still learning: they look through their turn as a merchant does, but see less in it."""

from __future__ import annotations

from dataclasses import dataclass

from ...games import Chance, State
from ..bot import Line
from ..budget import Budget
from ..habits import LearnersHabits, misjudge
from .merchant import Merchant, chance_to_win
from .weights import WEIGHTS, Weights


@dataclass(frozen=True)
class Habits(LearnersHabits):
    """What keeps somebody from playing Ali Baba well."""

    foresight: float
    """How much is thought of what is left to rivals: 0 for nothing … 1 for as much as a merchant does."""


HABITS = {
    "novice": Habits(doubt=2.25, vision=0.2, foresight=0),
    "drover": Habits(doubt=2, vision=0.5, foresight=0.1),
    "pedlar": Habits(doubt=2, vision=1, foresight=0.3),
}
"""By level, found by play (docs/bots.md)."""


class Amateur(Merchant):
    """Misjudges what choices are worth, and thinks little of what it leaves to others."""

    def __init__(self, name: str, budget: Budget, seed: int, habits: Habits) -> None:
        super().__init__(name, budget, seed, seen(WEIGHTS, habits))
        self.habits = habits

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """All choices that differ, as they seem to somebody with these habits."""
        lines = super().think(state, budget, chance)
        believed = misjudge([line.margin for line in lines], self.habits, chance)
        seeming = [
            Line(line.actions, chance_to_win(margin), margin, line.visits)
            for line, margin in zip(lines, believed, strict=True)
        ]
        return sorted(seeming, key=lambda line: -line.margin)


def seen(weights: Weights, habits: Habits) -> Weights:
    """The weights as far as they are known to somebody: with no vision only points count."""
    return Weights(
        promise=weights.promise * habits.vision,
        wait=weights.wait * habits.vision,
        deny=weights.deny * habits.foresight,
        exposure=weights.exposure * habits.foresight,
        hush=weights.hush * habits.foresight,
        tempo=weights.tempo * habits.foresight,
    )
