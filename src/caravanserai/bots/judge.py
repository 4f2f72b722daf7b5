"""How good a turn was: what a bot would have played instead, and how many points that would have been ahead.

Luck doesn't count. A turn is judged in parts, each up to where chance has a say or a rival decides; what was
played and what the bot would have played are then looked at from where each part ends, averaged over what
chance may bring. Both are looked at with the same dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from ..games import Chance, Game, State
from ..protocol.review import Brought
from .bot import Bot
from .budget import Budget
from .consequences import brought_by
from .outlook import Outlook
from .plan import carry_on

LOOKS = 6
"""How often each position is looked at, every time with other dice."""
LEAST = 0.5
"""Points that are never worth a word."""

Step = tuple[int, list[int]]
"""An action, and what chance answered to it."""


@dataclass(frozen=True)
class Judgement:
    """What a bot thinks of a turn."""

    best: tuple[int, ...]
    """What it would have played, up to the end of the turn or to where chance would have had a say."""
    win: tuple[float, ...]
    """The chance of each seat to win, before the turn."""
    margin: tuple[float, ...]
    """How many points each seat was expected to end ahead of its best rival, before the turn."""
    after: tuple[float, ...]
    """The chance of each seat to win, after the turn."""
    after_margin: tuple[float, ...]
    lost: float
    """Points by which the turn was worse than the best one."""
    played_brings: Brought
    """What was played, up to where chance had a say."""
    best_brings: Brought
    """What the bot would have played."""

    @property
    def is_best(self) -> bool:
        """Whether nothing better was found."""
        return self.lost == 0


class Judge:
    """Judges turns with a bot that searches; so many simulations go into each thought."""

    def __init__(self, game: Game, bot: Bot, simulations: int, seed: int) -> None:
        self.game = game
        self.bot = bot
        self.simulations = max(LOOKS, simulations)
        self.seed = seed

    def judge(self, state: State, steps: Sequence[Step], before: Outlook | None = None) -> Judgement:
        """What the turn that began here was worth; `before`, if it is known how things stood."""
        seat = state.seat
        assert seat is not None
        before = before or self.outlook(state)
        beginning = state
        best: tuple[int, ...] | None = None
        first: list[int] = []
        lost = 0.0
        place = 0
        while place < len(steps):
            played = self.part_of(state, steps[place:])
            if best is None:
                beginning, first = state, played
            if state.seat == seat and len(state.legal()) > 1:
                plan = self.think(state)
                lost += self.compare(state, played, plan, seat)
                best = plan if best is None else best
            elif best is None:
                best = tuple(played)
            for action, answers in steps[place : place + len(played)]:
                state = follow(state, action, Chance.from_script(answers))
            place += len(played)
        after = self.outlook(state)
        best = best or ()
        brings = [brought_by(self.game, beginning, actions, self.seed) for actions in (first, best)]
        return Judgement(
            best, before.win, before.margin, after.win, after.margin, round(lost, 1), brings[0], brings[1]
        )

    def part_of(self, state: State, steps: Sequence[Step]) -> list[int]:
        """The steps up to where chance has a say, or somebody else decides."""
        actions = []
        for action, answers in steps:
            actions.append(action)
            state, goes_on = carry_on(state, action, Chance.from_script(answers))
            if not goes_on:
                break
        return actions

    def think(self, state: State) -> tuple[int, ...]:
        """What the bot would play, up to where chance has a say, somebody else decides, or the turn ends."""
        chance = Chance(self.seed)
        known = state.resample(state.seat, chance)
        actions: list[int] = []
        while True:
            action = self.bot.choose(known, Budget(simulations=self.simulations))
            after, goes_on = carry_on(known, action, chance)
            actions.append(action)
            if not goes_on or self.game.closes_turn(known, action, after):
                return tuple(actions)
            known = after

    def compare(self, state: State, played: Sequence[int], best: Sequence[int], seat: int) -> float:
        """Points by which what was played is worse; 0 if it is as good as can be told."""
        if lead_to_the_same(self.game, state, played, best, self.seed):
            return 0.0
        behind, doubt = self.behind(state, played, best, seat)
        return behind if behind > max(LEAST, doubt) else 0.0

    def behind(
        self, state: State, played: Sequence[int], best: Sequence[int], seat: int
    ) -> tuple[float, float]:
        """By how many points one line is worse than another, and how far that may be off."""
        looks = []
        for look in range(LOOKS):
            other = self.margin_after(state, best, seat, look)
            looks.append(other - self.margin_after(state, played, seat, look))
        return fmean(looks), 2 * stdev(looks) / LOOKS**0.5

    def margin_after(self, state: State, actions: Sequence[int], seat: int, look: int) -> float:
        """How far ahead the seat is expected to end after these actions."""
        chance = Chance(self.seed + look)
        for action in without_end(self.game, actions):
            state = follow(state, action, chance)
        return self.bot.outlook(state, self.simulations // LOOKS, Chance(self.seed + look)).margin[seat]

    def outlook(self, state: State) -> Outlook:
        """How things stand for all seats."""
        looks = [
            self.bot.outlook(state, self.simulations // LOOKS, Chance(self.seed + look))
            for look in range(LOOKS)
        ]
        seats = range(state.players)
        return Outlook(
            tuple(fmean(look.win[seat] for look in looks) for seat in seats),
            tuple(fmean(look.margin[seat] for look in looks) for seat in seats),
        )


def follow(state: State, action: int, chance: Chance) -> State:
    """The position after an action."""
    after = state.clone()
    after.apply(action, chance)
    return after


def lead_to_the_same(
    game: Game, state: State, played: Sequence[int], best: Sequence[int], seed: int = 0
) -> bool:
    """Whether it makes no difference which of the two is played."""
    if list(played) == list(best):
        return True
    ends = []
    for actions in (without_end(game, played), without_end(game, best)):
        here, chance = state, Chance(seed)
        for action in actions:
            here = follow(here, action, chance)
        if chance.answers():
            return False
        ends.append(here)
    return bool(ends[0] == ends[1])


def without_end(game: Game, actions: Sequence[int]) -> Sequence[int]:
    """The actions without the one that ends the turn: what it brings to the rows is luck."""
    return actions[:-1] if actions and game.ends_turn(actions[-1]) else actions
