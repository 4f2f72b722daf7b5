"""Greedy players: they look through whole turns, but no further."""

from __future__ import annotations

from collections.abc import Callable

from ...games import Chance, State
from ...games.five_tribes.constants import *
from ...games.five_tribes.game import of_five_tribes
from ...games.five_tribes.state import State as Position
from ..bot import Bot, Line
from ..budget import Budget
from .prospects import Prospects
from .quick import Finisher
from .turns import Turns
from .weights import Weights
from .worth import Worth


class Merchant(Bot):
    """Takes the turn that leaves it best off, and bids what going first is worth."""

    MOST = 20
    """How many turns it has in mind."""

    def __init__(self, name: str, budget: Budget, seed: int, weights: Callable[[int], Weights]) -> None:
        super().__init__(name, budget, seed)
        self.weights = weights
        self.kits: dict[int, Turns] = {}  # by the number of players

    def turns_for(self, players: int) -> Turns:
        """What is needed to find turns in a game of so many players."""
        if players not in self.kits:
            weights = self.weights(players)
            self.kits[players] = Turns(Finisher(Prospects(Worth(weights))), weights, self.MOST)
        return self.kits[players]

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """Judge every turn, or every bid, by what it leaves."""
        here = of_five_tribes(state).resample(state.seat, chance)
        if here.phase == BID:
            return self.bids(here, chance)
        found = self.turns_for(here.players)
        found.find(here, chance)
        return [
            Line(found.actions(i), win_chance(found.value[i]), found.value[i]) for i in range(found.found)
        ]

    def bids(self, state: Position, chance: Chance) -> list[Line]:
        """Every bid by the turn it is likely to leave, less its price."""
        finisher = self.turns_for(state.players).finisher
        finisher.worth.appraise(state)
        ahead = finisher.worth.margin(state.active, state.players)
        worth = self.worth_of_bids(state, chance)
        order = sorted(worth, key=lambda action: -worth[action])
        best = worth[order[0]]
        margins = [ahead + worth[action] - best for action in order]
        return [
            Line((action,), win_chance(margin), margin) for action, margin in zip(order, margins, strict=True)
        ]

    def worth_of_bids(self, state: Position, chance: Chance) -> dict[int, float]:
        """What each bid is worth: the turn it is likely to leave, less its price."""
        finisher = self.turns_for(state.players).finisher
        finisher.weigh_bids(state, chance)
        return {bid: finisher.bid_worth[bid] for bid in state.legal()}


def win_chance(margin: float) -> float:
    """A rough guess from points ahead."""
    return min(1.0, max(0.0, 0.5 + margin / 60))
