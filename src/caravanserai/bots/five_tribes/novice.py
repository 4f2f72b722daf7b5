"""A beginner: sees a couple of moves, takes the one with more points in it, and often overlooks something."""

from __future__ import annotations

from ...games import Chance, State
from ...games.five_tribes.constants import *
from ...games.five_tribes.game import of_five_tribes
from ...games.five_tribes.scoring import total_points
from ...games.five_tribes.state import State as Position
from ..bot import Bot, Line
from ..budget import Budget
from .prospects import Prospects
from .quick import Finisher
from .weights import WEIGHTS
from .worth import Worth

LONGEST_TURN = 100  # steps; real ones are far shorter


class Novice(Bot):
    """Looks at a few turns and takes the one that brings the most points at once."""

    def __init__(self, name: str, budget: Budget, seed: int, looks: int, slips: float) -> None:
        super().__init__(name, budget, seed)
        self.looks = looks
        self.slips = slips

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """A few turns from here; now and then, and for a bid, whatever comes to mind."""
        here = of_five_tribes(state).resample(state.seat, chance)
        legal = here.legal()
        if here.phase == BID or chance.below(1000) < 1000 * self.slips:
            return [Line((legal[chance.below(len(legal))],), 1 / here.players, 0.0)]
        finisher = Finisher(Prospects(Worth(WEIGHTS[here.players])))
        turns = [self.turn(here, finisher, chance) for _ in range(self.looks)]
        return sorted({turn.actions: turn for turn in turns}.values(), key=lambda line: -line.margin)

    def turn(self, state: Position, finisher: Finisher, chance: Chance) -> Line:
        """A turn as it comes to mind: any move of meeples, then what seems best at each step."""
        s, seat = state.clone(), state.active
        actions: list[int] = []
        certain = LONGEST_TURN
        while END_TURN not in actions and len(actions) < LONGEST_TURN:
            if s.phase in (PICK, DROP):
                moves = [action for action in s.legal() if action < BUILDERS]
                action = moves[chance.below(len(moves))]
            else:
                action = finisher.next_action(s)
            if s.phase not in (PICK, DROP):
                certain = min(
                    certain, max(1, len(actions))
                )  # what follows the move is looked at when it comes
            actions.append(action)
            s.apply(action, chance)
        gain = total_points(s, seat) - total_points(state, seat)
        return Line(tuple(actions[:certain]), 1 / s.players, float(gain))
