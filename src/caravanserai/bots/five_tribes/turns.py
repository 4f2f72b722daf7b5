"""All that a seat can do with the rest of its turn, played out and judged: whole turns, not single steps.

Moves of up to four meeples are tried in every way; of larger hands, which have thousands, several random
ways to each end. What follows a move is played quickly; for the best turns every other choice is tried too.
"""

from __future__ import annotations

from array import array
from time import monotonic

from ...games.chance import Chance
from ...games.five_tribes.actions import carry_out, find_actions
from ...games.five_tribes.constants import *
from ...games.five_tribes.state import State
from .limits import *
from .quick import Finisher
from .weights import Weights


class Turns:
    """The best turns found, best first."""

    def __init__(self, finisher: Finisher, weights: Weights, most: int) -> None:
        self.finisher = finisher
        self.prospects = finisher.prospects
        self.worth = finisher.worth
        self.next_gain = weights.next_gain
        self.later_gain = weights.later_gain
        self.most = most
        self.found = 0
        self.judged = 0
        self.until = 0.0  # when to stop looking, by the monotonic clock; 0 for never
        self.line = array("h", [0] * (LINE * (most + 1)))
        self.length = array("h", [0] * (most + 1))
        self.value = array("d", [0.0] * (most + 1))
        self.ways = array("i", [0] * (most + 1))  # how many turns of that length were worth exactly as much
        self.now = array("h", [0] * (LINE + 8))
        self.states = [State() for _ in range(EVERY_WAY + 4)]
        self.seat = 0

    def actions(self, turn: int) -> tuple[int, ...]:
        """One of the turns found, action by action."""
        return tuple(self.line[turn * LINE + k] for k in range(self.length[turn]))

    def find(self, state: State, chance: Chance) -> None:
        """Find the best turns from here, also in the middle of a turn."""
        self.found = 0
        self.judged = 0
        self.seat = state.active
        if state.phase == PICK:
            self.find_actions(state, chance)
        elif state.phase == DROP and state.in_hand_size <= EVERY_WAY:
            self.every_way(state, 0, 0, chance)
        elif state.phase == DROP:
            for _ in range(400):
                if not self.is_late():
                    self.random_way(state, chance)
        else:
            self.finish(state, 0, chance)
        if self.found == 0:  # only moves that loop back are left, or hands too large to list
            self.finish(state, 0, chance)
        self.vary(state, chance)

    def is_late(self) -> bool:
        """Whether the time is up, and there is a turn to play already."""
        return self.until > 0.0 and self.found > 0 and monotonic() > self.until

    def find_actions(self, state: State, chance: Chance) -> None:
        """Every move of meeples, or many."""
        s = self.states[EVERY_WAY + 2]
        n = find_actions(state)
        picks = [state.found[i] for i in range(n) if state.found[i] < DROPS]
        for action in picks:
            if self.is_late():
                return
            tile = action - PICKS
            self.now[0] = action
            if state.total[tile] <= EVERY_WAY:
                s.copy_from(state)
                carry_out(s, action, chance)
                self.every_way(s, 1, 0, chance)
            else:
                self.some_ways(state, tile, chance)

    def every_way(self, state: State, depth: int, level: int, chance: Chance) -> None:
        """Drop the hand in every way there is; equal meeples are one."""
        s = self.states[level]
        n = find_actions(state)
        for i in range(n):
            if self.is_late():
                return
            action = state.found[i]
            self.now[depth] = action
            s.copy_from(state)
            carry_out(s, action, chance)
            if s.phase == DROP:
                self.every_way(s, depth + 1, level + 1, chance)
            else:
                self.finish(s, depth + 1, chance)

    def some_ways(self, state: State, tile: int, chance: Chance) -> None:
        """Several random ways to each end of a large hand."""
        s = self.states[EVERY_WAY + 2]
        self.prospects.look(state)
        self.prospects.found = 0
        self.prospects.find_from(state, tile, 64, chance)
        moves = [(self.prospects.end[i], self.prospects.tribe[i]) for i in range(self.prospects.found)]
        for end, tribe in moves:
            if self.is_late():
                return
            for _ in range(SOME_WAYS):
                length = self.prospects.walk(state, tile, end, tribe, chance)
                if length == 0:
                    break
                s.copy_from(state)
                for i in range(length):
                    self.now[i] = self.prospects.path[i]
                if self.replay(s, length, chance):
                    self.finish(s, length, chance)

    def replay(self, s: State, length: int, chance: Chance) -> bool:
        """Play the first actions of the line at hand; False at one that is not legal."""
        for i in range(length):
            if not is_open(s, self.now[i]):
                return False
            carry_out(s, self.now[i], chance)
        return True

    def random_way(self, state: State, chance: Chance) -> None:
        """Drop a large hand in a random way."""
        s = self.states[EVERY_WAY + 2]
        s.copy_from(state)
        depth = 0
        while s.phase == DROP and depth < LINE:
            n = find_actions(s)
            self.now[depth] = s.found[chance.below(n)]
            carry_out(s, self.now[depth], chance)
            depth += 1
        self.finish(s, depth, chance)

    def finish(self, state: State, depth: int, chance: Chance) -> None:
        """Make the choices left by their worth, judge what comes of it, and keep the turn if it is good."""
        s = self.states[EVERY_WAY + 1]
        s.copy_from(state)
        self.finish_here(s, depth, 0, chance)

    def finish_here(self, s: State, depth: int, length: int, chance: Chance) -> None:
        """The same, in place; `length` is how much of the turn chance can't upset, once that is known."""
        action = PASS
        while action != END_TURN:
            if depth == LINE:
                self.keep(-1000.0, depth, chance)
                return
            chance.listen()
            if s.phase in (PICK, DROP):
                n = find_actions(s)
                action = s.found[chance.below(n)]
            else:
                action = self.finisher.next_action(s)
            self.now[depth] = action
            depth += 1
            carry_out(s, action, chance)
            if length == 0 and (chance.asked > 0 or action == END_TURN):
                length = depth
        self.keep(self.judge(s, chance), length, chance)

    def judge(self, s: State, chance: Chance) -> float:
        """How far the seat is ahead after its turn, what the next to move can take included."""
        self.judged += 1
        self.worth.appraise(s)
        if s.phase == PICK and self.next_gain > 0.0:
            self.prospects.spread(s, chance)
            self.worth.points[s.active] += self.next_gain * self.prospects.best[0]
            for later in range(1, s.markers - s.turn):
                self.worth.points[s.turn_order[s.turn + later]] += (
                    self.later_gain * self.prospects.best[later]
                )
        return self.worth.margin(self.seat, s.players)

    def keep(self, value: float, length: int, chance: Chance) -> None:
        """Put a turn into its place among the best; of those worth exactly the same, one of the shortest."""
        i = self.found
        if i == self.most and value < self.value[i - 1]:
            return
        for j in range(self.found):
            if self.value[j] == value:
                if length < self.length[j]:
                    self.ways[j] = 0
                if length <= self.length[j]:
                    self.ways[j] += 1
                    if chance.below(self.ways[j]) == 0:
                        self.note(j, length)
                return
        if i == self.most:
            i -= 1
        while i > 0 and self.value[i - 1] < value:
            self.value[i] = self.value[i - 1]
            self.ways[i] = self.ways[i - 1]
            self.length[i] = self.length[i - 1]
            for k in range(self.length[i]):
                self.line[i * LINE + k] = self.line[(i - 1) * LINE + k]
            i -= 1
        self.value[i] = value
        self.ways[i] = 1
        self.note(i, length)
        if self.found < self.most:
            self.found += 1

    def note(self, turn: int, length: int) -> None:
        """Let one of the turns found be the line at hand, so far."""
        self.length[turn] = length
        for k in range(length):
            self.line[turn * LINE + k] = self.now[k]

    def vary(self, state: State, chance: Chance) -> None:
        """Try every other choice after the move of meeples, for the best turns found."""
        tried = self.found if self.found < VARIED else VARIED
        lines = [[self.line[i * LINE + k] for k in range(self.length[i])] for i in range(tried)]
        before = self.states[EVERY_WAY + 2]
        s = self.states[EVERY_WAY + 3]
        for line in lines:
            before.copy_from(state)
            for depth, action in enumerate(line):
                if before.phase not in (PICK, DROP):
                    n = find_actions(before)
                    others = [before.found[i] for i in range(n)]
                    for other in others:
                        if self.is_late():
                            return
                        if other != action and other < OFFERS:
                            s.copy_from(before)
                            chance.listen()
                            carry_out(s, other, chance)
                            self.now[depth] = other
                            self.finish_here(s, depth + 1, depth + 1 if chance.asked > 0 else 0, chance)
                    if not is_open(before, action):
                        break
                carry_out(before, action, chance)
                for i in range(depth + 1):
                    self.now[i] = line[i]


def is_open(s: State, action: int) -> bool:
    """Whether an action planned earlier can still be taken."""
    n = find_actions(s)
    for i in range(n):
        if s.found[i] == action:
            return True
    return False
