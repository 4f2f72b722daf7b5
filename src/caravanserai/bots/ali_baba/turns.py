"""A whole turn at once: every way to play it to its end, judged by how the table looks then."""

from __future__ import annotations

from ...games.ali_baba.actions import carry_out
from ...games.ali_baba.constants import *
from ...games.ali_baba.core import Core
from ...games.chance import Chance
from ..rivals import *
from .appraisal import Appraisal
from .options import find_options
from .quick import choose

LONGEST = 8
"""Steps that one seat chooses in a turn, at most, and one more."""


class TurnStep:
    """A position within the turn, the choices there, and the step that follows."""

    def __init__(self, following: TurnStep | None) -> None:
        self.table = Core()
        self.following: TurnStep = following or self
        self.options = [0] * 64
        self.number = 0


class WholeTurn:
    """Looks through the rest of a turn for the seat that chooses."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.chance = Chance(0)
        self.seat = 0
        self.active = 0
        self.first = TurnStep(None)
        for _ in range(LONGEST):
            self.first = TurnStep(self.first)

    def judge(self, table: Core, samples: int, seed: int) -> list[tuple[int, float]]:
        """For each choice that differs: the action, and how far ahead the seat is at the end of the turn."""
        step = self.first
        step.table.copy_from(table)
        self.seat = table.chooser
        self.active = table.active
        self.list_options(step)
        lines = []
        for i in range(step.number):
            ahead = 0.0
            taken = 0
            while taken < samples:
                self.chance = Chance(seed + taken)  # the same luck for each choice
                ahead += self.follow(step, step.options[i])
                taken += 1
                if self.chance.asked == 0:
                    break
            lines.append((step.options[i], ahead / taken))
        return lines

    def list_options(self, step: TurnStep) -> None:
        """Find the choices that differ."""
        step.number = find_options(step.table, True)
        for i in range(step.number):
            step.options[i] = step.table.found[i]

    def follow(self, step: TurnStep, action: int) -> float:
        """How far ahead the seat is at the end of the turn once this is carried out and it goes on well."""
        step.following.table.copy_from(step.table)
        carry_out(step.following.table, action, self.chance)
        return self.best_end(step.following)

    def best_end(self, step: TurnStep) -> float:
        """The best end of the turn that the seat can reach; others choose at sight."""
        while step.table.phase != OVER and step.table.active == self.active and step.table.phase != TAKE:
            if step.table.chooser == self.seat:
                self.list_options(step)
                best = -1000.0
                for i in range(step.number):
                    ahead = self.follow(step, step.options[i])
                    if ahead > best:
                        best = ahead
                return best
            carry_out(step.table, choose(step.table, self.appraisal, 0.0, self.chance), self.chance)
        return self.ahead(step.table)

    def ahead(self, table: Core) -> float:
        """How far the seat is ahead of its rivals, the best one counting as much as all together."""
        self.appraisal.evaluate(table)
        return ahead_of_all(self.appraisal.values, self.seat, table.players)
