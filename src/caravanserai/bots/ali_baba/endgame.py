"""Endings solved exactly: every choice of every seat, and every tile that may be turned up.

Each seat looks for its own chance to win and, where that is the same, for points ahead. Tiles are shown
one after the other, each in knowledge of those before: with two seats that is what the rules say, with more
it is an approximation.
"""

from __future__ import annotations

from ...games.ali_baba.actions import carry_out
from ...games.ali_baba.constants import *
from ...games.ali_baba.core import Core
from ...games.ali_baba.scoring import standing, total_points
from ...games.bits import *
from ...games.chance import Chance
from .appraisal import Appraisal
from .options import find_options

LONGEST = 48
"""Steps that an ending may last."""
MARGIN_WEIGHT = 1e-6
"""What a point ahead counts beside a win."""
ANYTHING = 1e9
"""More than any outcome is worth."""


class Frame:
    """A position under scrutiny, what it is worth to each seat, and the frame for what comes after it."""

    def __init__(self, following: Frame | None) -> None:
        self.table = Core()
        self.last = following is None
        self.following: Frame = following or self
        self.options = [0] * 64
        self.gains = [0.0] * 64
        self.number = 0
        self.win = [0.0] * 4
        self.margin = [0.0] * 4
        self.tried_win = [0.0] * 4  # of the choice being tried
        self.tried_margin = [0.0] * 4
        self.turned = [0] * 4  # which of the unseen tiles are turned up


class Solver:
    """Solves endings that need no more positions than a limit."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.chance = Chance(0)
        self.limit = 0
        self.seen = 0
        self.first = Frame(None)
        for _ in range(LONGEST):
            self.first = Frame(self.first)

    def solve(self, table: Core, limit: int) -> list[tuple[int, float, float]] | None:
        """Each choice that differs, its chance to win and its margin, best first; None if it is too big."""
        self.limit = limit
        self.seen = 0
        frame = self.first
        frame.table.copy_from(table)
        seat = table.chooser
        self.list_options(frame)
        outcomes = []
        for i in range(frame.number):
            self.attempt(frame, frame.options[i], -ANYTHING, ANYTHING)
            if self.seen > self.limit:
                return None
            outcomes.append((frame.options[i], frame.tried_win[seat], frame.tried_margin[seat]))
        return sorted(outcomes, key=worth, reverse=True)

    def list_options(self, frame: Frame) -> None:
        """Find the choices that differ, those that look best first."""
        frame.number = find_options(frame.table, False)
        if frame.number > 1:
            self.appraisal.appraise(frame.table, frame.number)
        for i in range(frame.number):
            gain = self.appraisal.gains[i]
            j = i
            while j > 0 and frame.gains[j - 1] < gain:
                frame.gains[j] = frame.gains[j - 1]
                frame.options[j] = frame.options[j - 1]
                j -= 1
            frame.gains[j] = gain
            frame.options[j] = frame.table.found[i]

    def examine(self, frame: Frame, low: float, high: float) -> None:
        """Find out what a position is worth, if to the first of two seats it is between these."""
        self.seen += 1
        if frame.table.phase == OVER:
            self.settle(frame)
            return
        if frame.last:
            self.seen = self.limit + 1
        if self.seen > self.limit:
            return
        seat = frame.table.chooser
        best = -ANYTHING
        self.list_options(frame)
        for i in range(frame.number):
            self.attempt(frame, frame.options[i], low, high)
            if self.seen > self.limit:
                return
            worth = frame.tried_win[seat] + MARGIN_WEIGHT * frame.tried_margin[seat]
            if worth > best:
                best = worth
                for s in range(frame.table.players):
                    frame.win[s] = frame.tried_win[s]
                    frame.margin[s] = frame.tried_margin[s]
            if frame.table.players == 2:
                worth = frame.tried_win[0] + MARGIN_WEIGHT * frame.tried_margin[0]
                if seat == 0 and worth > low:
                    low = worth
                elif seat == 1 and worth < high:
                    high = worth
                if low >= high:
                    return

    def attempt(self, frame: Frame, action: int, low: float, high: float) -> None:
        """Find out what a choice is worth, over all that it may turn up."""
        self.carry_on(frame, action, 0)
        turned = self.chance.asked
        if turned == 0:
            self.examine(frame.following, low, high)
            for seat in range(frame.table.players):
                frame.tried_win[seat] = frame.following.win[seat]
                frame.tried_margin[seat] = frame.following.margin[seat]
            return
        for seat in range(frame.table.players):
            frame.tried_win[seat] = 0.0
            frame.tried_margin[seat] = 0.0
        for i in range(turned):
            frame.turned[i] = i
        ways = 0
        more = True
        while more:
            self.carry_on(frame, action, turned)
            self.examine(frame.following, -ANYTHING, ANYTHING)
            if self.seen > self.limit:
                return
            ways += 1
            for seat in range(frame.table.players):
                frame.tried_win[seat] += frame.following.win[seat]
                frame.tried_margin[seat] += frame.following.margin[seat]
            more = self.next_way(frame, turned)
        for seat in range(frame.table.players):
            frame.tried_win[seat] = frame.tried_win[seat] / ways
            frame.tried_margin[seat] = frame.tried_margin[seat] / ways

    def carry_on(self, frame: Frame, action: int, turned: int) -> None:
        """Carry out a choice on the following frame, turning up the tiles of `turned` if there are any."""
        for i in range(turned):
            self.chance.script[i] = frame.table.unseen[frame.turned[i]]
        self.chance.scripting = turned > 0
        self.chance.script_size = turned
        self.chance.listen()
        frame.following.table.copy_from(frame.table)
        carry_out(frame.following.table, action, self.chance)

    def next_way(self, frame: Frame, turned: int) -> bool:
        """Move on to another row of different unseen tiles; False if there is none."""
        while True:
            i = turned - 1
            while i >= 0 and frame.turned[i] == frame.table.unseen_size - 1:
                frame.turned[i] = 0
                i -= 1
            if i < 0:
                return False
            frame.turned[i] += 1
            if self.all_differ(frame, turned):
                return True

    def all_differ(self, frame: Frame, turned: int) -> bool:
        """Whether no tile is turned up twice."""
        for i in range(turned):
            for j in range(i):
                if frame.turned[i] == frame.turned[j]:
                    return False
        return True

    def settle(self, frame: Frame) -> None:
        """What a finished game brought each seat."""
        best = -1
        sharing = 0
        for seat in range(frame.table.players):
            place = standing(frame.table, seat)
            frame.margin[seat] = total_points(frame.table, seat) * 1.0
            frame.win[seat] = place
            if place > best:
                best = place
                sharing = 0
            if place == best:
                sharing += 1
        for seat in range(frame.table.players):
            frame.win[seat] = 1.0 / sharing if frame.win[seat] == best else 0.0
        self.compare_points(frame)

    def compare_points(self, frame: Frame) -> None:
        """Turn points into points ahead of the best rival."""
        for seat in range(frame.table.players):
            rivals = -ANYTHING
            for rival in range(frame.table.players):
                if rival != seat and frame.margin[rival] > rivals:
                    rivals = frame.margin[rival]
            frame.tried_margin[seat] = frame.margin[seat] - rivals
        for seat in range(frame.table.players):
            frame.margin[seat] = frame.tried_margin[seat]


def worth(outcome: tuple[int, float, float]) -> float:
    """What an outcome is worth: the chance to win and, where that is the same, points ahead."""
    return outcome[1] + MARGIN_WEIGHT * outcome[2]
