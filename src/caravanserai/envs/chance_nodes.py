"""A game as a tree of explicit chance, as OpenSpiel walks it: each draw is a node of its own.

How the table is set up is drawn first, as four numbers below 256: together the seed of the set-up. After that
chance speaks where the rules reveal something, one card, tile or meeple at a time.
"""

from __future__ import annotations

import hashlib
import json

from ..games import Chance, Game, State

DIGITS = 4
DIGIT = 256


class Moment:
    """A node of the tree. It never changes, so that copies of a state share it."""

    def __init__(
        self,
        before: Moment | None,
        state: State | None,
        action: int | None = None,
        answers: tuple[int, ...] = (),
    ) -> None:
        self.before = before
        self.state = state
        """The position, before the action that waits for chance; None while the table is being set up."""
        self.action = action
        self.answers = answers
        self._recalled: dict[int, str] = {}

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        return self

    @property
    def waits(self) -> bool:
        """Whether chance has to speak before anybody decides."""
        return self.state is None or self.action is not None

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer now, and how likely each answer is."""
        if self.state is None:
            return [(digit, 1 / DIGIT) for digit in range(DIGIT)]
        if self.action is None:
            raise ValueError("chance has no say here: a seat decides, or the game is over")
        number = len(self.answers)
        found: list[tuple[int, float]] = []
        script = list(self.answers)
        while True:
            trial, chance = self.state.clone(), Chance.from_script(script)
            trial.apply(self.action, chance)
            found.append((chance.answers()[number], chance.weight[number] / chance.out_of[number]))
            following = chance.following[number]
            if following < 0:
                return sorted(found)
            script = [*self.answers, following]

    def after(self, game: Game, players: int, variant: str, action: int) -> Moment:
        """The node that an action, or an answer of chance, leads to."""
        if self.state is None:
            digits = (*self.answers, action)
            if len(digits) < DIGITS:
                return Moment(None, None, None, digits)
            seed = sum(digit * DIGIT**place for place, digit in enumerate(digits))
            return Moment(None, game.new(players, Chance(seed), variant))
        answers = (*self.answers, action) if self.waits else ()
        doing = self.action if self.action is not None else action
        state, chance = self.state.clone(), Chance.from_script(list(answers))
        state.apply(doing, chance)
        if chance.kept_to_script():
            return Moment(self if self.action is None else self.before, state)
        return Moment(self if self.action is None else self.before, self.state, doing, answers)

    def imagined(self, seat: int, chance: Chance) -> Moment:
        """A node that the seat can't tell from this one; ValueError while chance has yet to speak."""
        if self.state is None or self.action is not None:
            raise ValueError("chance has to speak first: until then nobody has anything to imagine")
        return Moment(self.before, self.state.resample(seat, chance))

    def recall(self, seat: int) -> str:
        """A mark of all that a seat has ever seen: the same only where it has seen the same."""
        unknown: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._recalled:
            unknown.append(moment)
            moment = moment.before
        mark = "" if moment is None else moment._recalled[seat]
        for moment in reversed(unknown):
            mark = hashlib.sha256((mark + seen(moment.state, seat)).encode()).hexdigest()[:32]
            moment._recalled[seat] = mark
        return mark


def seen(state: State | None, seat: int) -> str:
    """What a seat may know of a position, in the one form that equal knowledge shares."""
    if state is None:
        return "the table is being set up"
    return json.dumps(state.view(seat), sort_keys=True, separators=(",", ":"))
