"""Games told action by action, as every receiver may know them, for the tests of both games' stories."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from caravanserai.games import Chance, Game, Json, State

from .tables import Choice, Table, lively, walk


@dataclass(frozen=True)
class Step:
    """One action of a game, and the positions around it."""

    game: Game
    before: State
    action: int
    after: State
    answers: tuple[int, ...]

    def told(self, seat: int | None) -> list[Json]:
        """The story of it for one receiver."""
        return self.game.tell(self.after, seat)

    @property
    def text(self) -> str:
        """The action's notation."""
        return self.game.text(self.action)

    @property
    def receivers(self) -> list[int | None]:
        """Each seat, and an onlooker."""
        return [*range(self.before.players), None]


def play(game: Game, state: State, choose: Choice, chance: Chance) -> Iterator[Step]:
    """A game from this position to its end, action by action."""
    while not state.over:
        before = state.clone()
        action = choose(game, state, chance)
        state.apply(action, chance)
        yield Step(game, before, action, state.clone(), tuple(chance.answers()))


@functools.cache
def steps(table: Table, seed: int) -> list[Step]:
    """All actions of an eventful game."""
    state, chance = next(walk(table, seed))
    return list(play(table.game, state, lively, chance))


def check_no_secret(step: Step, chance: Chance) -> int:
    """Who can't tell two courses of a game apart is told the same of both; how often they differed."""
    differed = 0
    for seat in step.receivers:
        imagined = step.before.resample(seat, chance)
        view = step.after.view(seat)
        for action in secret_choices(step, seat, imagined):
            # The same answers of chance, and others: a card drawn unseen may be any.
            for answers in [Chance.from_script(list(step.answers)), chance][: 2 if step.answers else 1]:
                after = imagined.clone()
                after.apply(action, answers)
                if after.view(seat) == view:
                    differed += after != step.after or action != step.action
                    assert step.game.tell(after, seat) == step.told(seat)
    return differed


def secret_choices(step: Step, seat: int | None, imagined: State) -> list[int]:
    """The actions that the receiver may take this one for: others see that a tile is chosen, not which."""
    legal = imagined.legal()
    if step.before.step == "show" and step.before.seat != seat:
        return legal
    return [step.action] if step.action in legal else []
