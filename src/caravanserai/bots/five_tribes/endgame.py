"""Endings solved exactly: every choice of every seat to the end of the game, and every answer of chance.

Each seat looks for its own share of the win and, where that is the same, for points ahead of its best rival.
A line that leads to another round, or to a choice by a seat from which something is hidden, has no exact
value: then there is no answer at all. But in the last turn of all what rivals hold changes nothing that they
do any more: there an answer holds for the deal it was asked about.
"""

from __future__ import annotations

from array import array

from ...games.chance import Chance
from ...games.five_tribes.actions import carry_out
from ...games.five_tribes.constants import *
from ...games.five_tribes.scoring import *
from ...games.five_tribes.state import State
from ..bot import Line
from .sameness import Sameness, spends

LONGEST = 96  # choices that an ending may last
SCRIPT = 8  # no action of an ending asks chance so often
KNOWN = 1 << 18  # positions remembered
TIPS = 1 << 14  # good choices remembered
ALIKE = 1e-9  # values that differ by less are the same: sums of chances are a little rounded
SURE = 1e6  # more than any share of a win, any margin

# What is remembered of a position with two seats: its value, or that it is at least or at most so much
# for the first seat.
EXACT = 0
AT_LEAST = 1
AT_MOST = 2


class Bounds:
    """Between what values a position still matters to the first of two seats; a win counts before points."""

    def __init__(self) -> None:
        self.low_win = -SURE
        self.low_margin = -SURE
        self.high_win = SURE
        self.high_margin = SURE

    def open_wide(self) -> None:
        """Whatever it is worth, it matters."""
        self.low_win = -SURE
        self.low_margin = -SURE
        self.high_win = SURE
        self.high_margin = SURE

    def copy_from(self, other: Bounds) -> None:
        """As the other ones are."""
        self.low_win = other.low_win
        self.low_margin = other.low_margin
        self.high_win = other.high_win
        self.high_margin = other.high_margin

    def is_above_low(self, win: float, margin: float) -> bool:
        """Whether a value is better for the first seat than the lower bound."""
        return is_better(win, margin, self.low_win, self.low_margin)

    def is_below_high(self, win: float, margin: float) -> bool:
        """Whether a value is worse for the first seat than the upper bound."""
        return is_better(self.high_win, self.high_margin, win, margin)

    def narrow(self, seat: int, win: float, margin: float) -> bool:
        """Draw the bound of a seat that can have this value; whether nothing is left between them."""
        if seat == 0 and self.is_above_low(win, margin):
            self.low_win = win
            self.low_margin = margin
        elif seat == 1 and self.is_below_high(win, margin):
            self.high_win = win
            self.high_margin = margin
        return not is_better(self.high_win, self.high_margin, self.low_win, self.low_margin)

    def side_of(self, win: float, margin: float) -> int:
        """What a value found within these bounds says: it is exact or, at one of them, a bound itself."""
        if not self.is_above_low(win, margin):
            return AT_MOST
        return EXACT if self.is_below_high(win, margin) else AT_LEAST


class Frame:
    """A position under scrutiny, what it is worth to each seat, and the frame for what comes after it."""

    def __init__(self, following: Frame | None) -> None:
        self.state = State()
        self.last = following is None
        self.following: Frame = following or self
        self.win = [0.0] * 4
        self.margin = [0.0] * 4
        self.chosen = PASS
        self.tried_win = [0.0] * 4  # of the choice being tried
        self.tried_margin = [0.0] * 4
        self.asked = Bounds()  # within which its value matters …
        self.left = Bounds()  # … and within which that of the choices not yet tried does
        self.script = [0] * 8  # of chance's next answers to it
        self.way = 0  # what was done in this turn so far, as a number

    def keep_tried(self, action: int) -> None:
        """The choice just tried is the best so far."""
        self.chosen = action
        for seat in range(self.state.players):
            self.win[seat] = self.tried_win[seat]
            self.margin[seat] = self.tried_margin[seat]


class Solver:
    """Solves endings in which no more positions than `limit` need be looked at."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.seen = 0
        self.positions = 0  # that it took to solve the last one
        self.gave_up = False
        self.believed = False  # what the deal at hand says of hidden cards
        self.sameness = Sameness()
        self.chance = Chance.from_script([])
        self.first = Frame(None)
        for _ in range(LONGEST):
            self.first = Frame(self.first)
        # For each position remembered: in which ending, its key, what it took to find out, and the find.
        self.endings = 0
        self.made = array("i", [0]) * KNOWN
        self.keys = array("Q", [0]) * KNOWN
        self.cost = array("i", [0]) * KNOWN
        self.bound = array("b", [0]) * KNOWN
        self.chosen = array("h", [0]) * KNOWN
        self.wins = array("d", [0.0]) * (4 * KNOWN)
        self.margins = array("d", [0.0]) * (4 * KNOWN)
        self.tips = array("i", [0]) * TIPS

    def solve(self, state: State) -> list[Line] | None:
        """Every choice that matters and its exact value, best first; None if that is too much to look at."""
        if state is None or state.phase == BID or state.phase == OVER:
            return None
        self.endings += 1
        self.seen = 0
        self.gave_up = False
        self.believed = is_last_turn(state)
        self.sameness.look(state)
        root = self.first
        root.state.copy_from(state)
        root.way = 0
        seat = state.active
        if self.is_hidden(root.state):
            return None
        n = self.sameness.find_options(root.state)
        options = [root.state.found[i] for i in range(n)]
        found = []
        for action in options:
            before = self.seen
            root.left.open_wide()
            self.attempt(root, action)
            if self.gave_up:
                return None
            found.append((action, root.tried_win[seat], root.tried_margin[seat], self.seen - before))
        found.sort(key=by_worth)
        self.positions = self.seen
        return [
            Line(self.line_from(state, action), round(win, 9), round(margin, 9), positions)
            for action, win, margin, positions in found
        ]

    def line_from(self, state: State, action: int) -> tuple[int, ...]:
        """The action and the best that can follow it in this turn, as far as chance does not speak."""
        s = state.clone()
        line = [action]
        self.listen(0)
        carry_out(s, action, self.chance)
        while self.chance.asked == 0 and s.phase != OVER and s.turn == state.turn:
            if self.sameness.find_options(s) == 1:
                action = s.found[0]
            else:
                frame = self.first
                frame.state.copy_from(s)
                frame.way = 0
                self.seen = 0
                frame.asked.open_wide()
                self.examine(frame)
                if self.gave_up:  # what had been found out was forgotten for something else
                    self.gave_up = False
                    return tuple(line)
                action = frame.chosen
                if not self.is_option(s, action):  # it was chosen where others stood, for as much
                    return tuple(line)
            line.append(action)
            self.listen(0)
            carry_out(s, action, self.chance)
        return tuple(line)

    def is_option(self, s: State, action: int) -> bool:
        """Whether this is among the choices that matter."""
        n = self.sameness.find_options(s)
        for i in range(n):
            if s.found[i] == action:
                return True
        return False

    def listen(self, answers: int) -> None:
        """Let chance answer as the first few of its script say, and then in the first way that it can."""
        self.chance.answer_from(answers)

    def is_hidden(self, s: State) -> bool:
        """Whether a rival of the active seat holds cards it has not seen (FT-S2), and may act on them."""
        if self.believed:
            return False
        for seat in range(s.players):
            if seat != s.active and s.unseen_size[seat] > 0:
                return True
        return False

    def next_choice(self, frame: Frame) -> int:
        """Go on to where there is a choice; return among how many that matter, 0 where there will be none."""
        s = frame.state
        turn = s.turn
        while s.phase != OVER and s.phase != BID:
            n = self.sameness.find_options(s)
            if n != 1 or not (s.found[0] < BUILDERS or s.found[0] == END_TURN):
                if s.turn != turn:
                    frame.way = s.turn
                return n
            self.seen += 1
            self.listen(0)
            carry_out(s, s.found[0], self.chance)
        if s.phase == BID:
            self.gave_up = True
        else:
            self.settle(frame)
        return 0

    def examine(self, frame: Frame) -> None:
        """Find out what a position is worth; with two seats only if to the first it is within `asked`."""
        n = self.next_choice(frame)
        if n == 0:
            return
        s = frame.state
        if frame.last or self.seen > self.limit or (n > 1 and self.is_hidden(s)):
            self.gave_up = True
            return
        key = self.sameness.key(s)
        if self.recall(frame, key):
            return
        before = self.seen
        if s.players == 2:
            self.put_tip_first(frame, n)
        self.try_all(frame, n)
        if not self.gave_up:
            bound = frame.asked.side_of(frame.win[0], frame.margin[0]) if s.players == 2 else EXACT
            self.remember(frame, key, bound, self.seen - before)

    def try_all(self, frame: Frame, n: int) -> None:
        """Put the best of the first `n` actions found, and its value, into the frame."""
        s = frame.state
        seat = s.active
        frame.left.copy_from(frame.asked)
        frame.win[seat] = -SURE
        frame.margin[seat] = -SURE
        for i in range(n):
            self.attempt(frame, s.found[i])
            if self.gave_up:
                return
            if self.is_preferred(frame, s.found[i]):
                frame.keep_tried(s.found[i])
                # What one of two seats wins the other loses: where a seat has found better than what
                # its rival can have elsewhere, the rival won't let it come to this.
                if s.players == 2 and frame.left.narrow(seat, frame.win[0], frame.margin[0]):
                    return

    def is_preferred(self, frame: Frame, action: int) -> bool:
        """Whether the choice just tried is better than the best or, with more seats, as good and simpler."""
        seat = frame.state.active
        win = frame.tried_win[seat]
        margin = frame.tried_margin[seat]
        if is_better(win, margin, frame.win[seat], frame.margin[seat]):
            return True
        return (
            frame.state.players > 2
            and rank(action) < rank(frame.chosen)
            and not is_better(frame.win[seat], frame.margin[seat], win, margin)
        )

    def attempt(self, frame: Frame, action: int) -> None:
        """Find out what a choice is worth, over all that chance may answer."""
        child = frame.following
        players = frame.state.players
        self.carry_out(frame, action, 0)
        if self.chance.asked == 0:
            child.asked.copy_from(frame.left)
            self.examine(child)
            for seat in range(players):
                frame.tried_win[seat] = child.win[seat]
                frame.tried_margin[seat] = child.margin[seat]
            return
        for seat in range(players):
            frame.tried_win[seat] = 0.0
            frame.tried_margin[seat] = 0.0
        more = True
        while more:
            odds = self.chance.odds()
            more = self.chance.advance()
            answers = self.chance.script_size
            for i in range(answers):
                frame.script[i] = self.chance.script[i]
            child.asked.open_wide()
            self.examine(child)
            if self.gave_up:
                return
            for seat in range(players):
                frame.tried_win[seat] += odds * child.win[seat]
                frame.tried_margin[seat] += odds * child.margin[seat]
            if more:
                for i in range(answers):
                    self.chance.script[i] = frame.script[i]
                self.carry_out(frame, action, answers)

    def carry_out(self, frame: Frame, action: int, answers: int) -> None:
        """Put the position after an action into the following frame."""
        child = frame.following
        self.seen += 1
        self.listen(answers)
        child.state.copy_from(frame.state)
        carry_out(child.state, action, self.chance)
        child.way = (frame.way * 523 + action + 5) & 1073741823
        if child.state.turn != frame.state.turn:
            child.way = child.state.turn
        if child.state.phase == BID or self.chance.asked > SCRIPT:
            self.gave_up = True
            self.chance.asked = 0

    def settle(self, frame: Frame) -> None:
        """What a finished game brought each seat (FT-P9)."""
        s = frame.state
        best = -1
        sharing = 0
        for seat in range(s.players):
            points = total_points(s, seat)
            frame.tried_margin[seat] = float(points)
            if points > best:
                best = points
                sharing = 0
            if points == best:
                sharing += 1
        for seat in range(s.players):
            frame.win[seat] = 1.0 / sharing if frame.tried_margin[seat] == best else 0.0
            rival_points = -SURE
            for rival in range(s.players):
                if rival != seat and frame.tried_margin[rival] > rival_points:
                    rival_points = frame.tried_margin[rival]
            frame.margin[seat] = frame.tried_margin[seat] - rival_points

    def recall(self, frame: Frame, key: int) -> bool:
        """Whether enough is known of this position already; then it is put into the frame."""
        slot = key & (KNOWN - 1)
        if self.made[slot] != self.endings or self.keys[slot] != key:
            return False
        bound = self.bound[slot]
        win = self.wins[4 * slot]
        margin = self.margins[4 * slot]
        if bound == AT_LEAST and frame.asked.is_below_high(win, margin):
            return False
        if bound == AT_MOST and frame.asked.is_above_low(win, margin):
            return False
        frame.chosen = self.chosen[slot]
        for seat in range(frame.state.players):
            frame.win[seat] = self.wins[4 * slot + seat]
            frame.margin[seat] = self.margins[4 * slot + seat]
        return True

    def remember(self, frame: Frame, key: int, bound: int, cost: int) -> None:
        """Keep what was found out about a position, unless the place is taken by what cost more."""
        self.tips[frame.way & (TIPS - 1)] = self.endings * ACTIONS + frame.chosen
        slot = key & (KNOWN - 1)
        if self.made[slot] == self.endings and self.keys[slot] != key and self.cost[slot] > cost:
            return
        self.made[slot] = self.endings
        self.keys[slot] = key
        self.cost[slot] = cost
        self.bound[slot] = bound
        self.chosen[slot] = frame.chosen
        for seat in range(frame.state.players):
            self.wins[4 * slot + seat] = frame.win[seat]
            self.margins[4 * slot + seat] = frame.margin[seat]

    def put_tip_first(self, frame: Frame, n: int) -> None:
        """Try first what was best after the same beginning of a turn elsewhere: it is likely good again."""
        tip = self.tips[frame.way & (TIPS - 1)] - self.endings * ACTIONS
        s = frame.state
        for i in range(1, n):
            if s.found[i] == tip:
                for k in range(i):
                    s.found[i - k] = s.found[i - k - 1]
                s.found[0] = tip


def is_last_turn(s: State) -> bool:
    """Whether nobody decides anything after the turn under way."""
    return s.last_round != 0 and s.turn == s.markers - 1


def is_better(win: float, margin: float, other_win: float, other_margin: float) -> bool:
    """A larger share of the win or, with the same, more points ahead."""
    if win > other_win + ALIKE:
        return True
    return win > other_win - ALIKE and margin > other_margin + ALIKE


def rank(action: int) -> int:
    """Of equal choices the first, and powers and sales last."""
    return action + ACTIONS if spends(action) else action


def by_worth(found: tuple[int, float, float, int]) -> tuple[float, float, int]:
    """To sort choices, the best first."""
    action, win, margin, _ = found
    return (-round(win, 9), -round(margin, 9), rank(action))
