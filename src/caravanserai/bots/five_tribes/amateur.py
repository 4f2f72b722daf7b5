"""Those who are still learning: they think of their own turn as a merchant does, but see less in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import takewhile

from ...games import Chance, State
from ...games.five_tribes.bidding import price
from ...games.five_tribes.constants import *
from ...games.five_tribes.state import State as Position
from ..bot import Line
from ..budget import Budget
from ..habits import LearnersHabits, misjudge
from .merchant import Merchant, win_chance
from .weights import Weights


@dataclass(frozen=True)
class Habits(LearnersHabits):
    """What keeps somebody from playing Five Tribes well."""

    daring: float
    """The share of what going earlier is thought to be worth that is bid for it."""
    forgets: float
    """How often the powers of djinns are forgotten."""


HABITS = {
    "novice": Habits(doubt=14, vision=0, daring=0.15, forgets=0.8),
    "drover": Habits(doubt=12, vision=0.4, daring=0.4, forgets=0.4),
    "pedlar": Habits(doubt=8, vision=0.8, daring=0.7, forgets=0.1),
}
"""By level, found by play (docs/bots.md)."""


class Amateur(Merchant):
    """Misjudges what turns are worth, bids with caution, forgets powers, overlooks what it leaves."""

    MOST = 60

    def __init__(
        self, name: str, budget: Budget, seed: int, weights: Callable[[int], Weights], habits: Habits
    ) -> None:
        super().__init__(name, budget, seed, lambda players: seen(weights(players), habits.vision))
        self.habits = habits

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """What comes to mind, as it seems to somebody with these habits."""
        lines = super().think(state, budget, chance)
        if lines[0].actions[0] < PICKS:
            return lines
        if chance.below(1000) < 1000 * self.habits.forgets:
            lines = without_powers(state, lines)
        believed = misjudge([line.margin for line in lines], self.habits, chance)
        seeming = [
            Line(line.actions, win_chance(margin), margin)
            for line, margin in zip(lines, believed, strict=True)
        ]
        return sorted(seeming, key=lambda line: -line.margin)

    def worth_of_bids(self, state: Position, chance: Chance) -> dict[int, float]:
        """Every bid by a share of what it seems to bring, less its price: who is careful bids low."""
        prices = {bid: price(bid, state.discount) if bid < DISCOUNT else 0 for bid in state.legal()}
        worth = super().worth_of_bids(state, chance)
        believed = misjudge([worth[bid] + prices[bid] for bid in prices], self.habits, chance)
        return {
            bid: self.habits.daring * brings - prices[bid]
            for bid, brings in zip(prices, believed, strict=True)
        }


def without_powers(state: State, lines: list[Line]) -> list[Line]:
    """The lines up to where a djinn's power is used, each once; for one that begins so, doing without."""
    without = {"before-tile": PASS, "end": END_TURN}.get(state.step)
    found: dict[tuple[int, ...], Line] = {}
    for line in lines:
        actions = tuple(takewhile(lambda action: not is_power(action), line.actions))
        if not actions and without is not None:
            actions = (without,)
        if actions:
            found.setdefault(actions, replace(line, actions=actions))
    return list(found.values()) or lines


def is_power(action: int) -> bool:
    """Whether it is the use of a djinn's power."""
    return USES <= action < PLACES


def seen(weights: Weights, vision: float) -> Weights:
    """The weights as far as they are known to somebody: without vision everything is worth its points."""
    return replace(
        weights,
        elder=2 + (weights.elder - 2) * vision,
        fakir=weights.fakir * vision,
        set_value=1 + (weights.set_value - 1) * vision,
        kind=weights.kind * vision,
        duplicate=weights.duplicate * vision,
        early_softness=weights.early_softness * vision,
        djinn=weights.djinn * vision,
    )
