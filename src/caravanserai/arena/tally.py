"""Counting the games of a run as they come in; what they say is worked out when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from .game import GameResult, Thinking
from .intervals import design_effect, of_mean, of_share
from .ratings import Meeting, ladder, rated_alone, rated_side
from .schedule import Schedule
from .sprt import Trial
from .standings import Lone, Pairing, Rung, Standings

ANCHOR = "random"
"""The bot that is rated 0 where it takes part; else the weakest is."""


@dataclass(frozen=True)
class Deal:
    """What one deal, played in all line-ups, says about a pair of bots."""

    share: float
    """The first bot's share of the wins over all games."""
    alone: tuple[float, ...]
    """With more than two seats: the share of the one seat, the first bot's and the second's."""
    margin: float
    """The first bot's points a seat less the second's."""

    def turned(self) -> Deal:
        """The same from the side of the second bot."""
        return Deal(1 - self.share, self.alone[::-1], -self.margin)

    @classmethod
    def of(cls, first: str, results: Sequence[GameResult]) -> Deal:
        """Sum up the games of a deal."""
        sides = [[seat for seat, bot in enumerate(result.seats) if bot == first] for result in results]
        shares = [
            sum(result.share(seat) for seat in side) for result, side in zip(results, sides, strict=True)
        ]
        margins = [margin(result, side) for result, side in zip(results, sides, strict=True)]
        alone: tuple[float, ...] = ()
        if len(results[0].seats) > 2:
            lone = [share for share, side in zip(shares, sides, strict=True) if len(side) == 1]
            against = [1 - share for share, side in zip(shares, sides, strict=True) if len(side) > 1]
            alone = fmean(lone), fmean(against)
        return cls(fmean(shares), alone, fmean(margins))


def levelled(matches: Sequence[Sequence[float]]) -> list[float]:
    """All values with the same mean in every match: that rivals differ is no matter of luck."""
    values = [value for match in matches for value in match]
    if not values:
        return []
    mean = fmean(values)
    shifts = [mean - fmean(match) if match else 0.0 for match in matches]
    return [value + shift for match, shift in zip(matches, shifts, strict=True) for value in match]


def margin(result: GameResult, side: Sequence[int]) -> float:
    """By how many points a seat of this side is ahead of one of the other, on average."""
    mine = [result.points[seat] for seat in side]
    theirs = [points for seat, points in enumerate(result.points) if seat not in side]
    return fmean(mine) - fmean(theirs)


class Tally:
    """The games of a run that are finished. Only whole deals count, so that no seat is favoured."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.settings = schedule.settings
        self.finished = 0
        self._open: dict[tuple[int, int], list[GameResult]] = {}
        self._deals: list[dict[int, Deal]] = [{} for _ in self.settings.pairs]
        self._thinking = dict.fromkeys(self.settings.bots, Thinking(0, 0.0, 0.0))
        self._trial = Trial(self.settings.sprt, self.settings.players) if self.settings.sprt else None
        self._tried = 0

    @property
    def total(self) -> int:
        """How many games the run has."""
        return len(self.schedule)

    @property
    def decided(self) -> bool:
        """Whether a sequential test has come to its verdict."""
        return self._trial is not None and self._trial.decided is not None

    def add(self, number: int, result: GameResult) -> None:
        """Count a finished game."""
        self.finished += 1
        seating = self.schedule[number]
        for bot, thinking in zip(result.seats, result.thinking, strict=True):
            before = self._thinking[bot]
            self._thinking[bot] = Thinking(
                before.decisions + thinking.decisions,
                before.seconds + thinking.seconds,
                max(before.longest, thinking.longest),
            )
        games = self._open.setdefault((seating.pair, seating.deal), [])
        games.append(result)
        if len(games) == self.schedule.a_deal:
            del self._open[seating.pair, seating.deal]
            first, _ = self.settings.pairs[seating.pair]
            self._deals[seating.pair][seating.deal] = Deal.of(first, games)
            self._try()

    def _try(self) -> None:
        """Show the sequential test the deals that are next in order."""
        while self._trial and not self._trial.decided and self._tried in self._deals[0]:
            self._trial.add(self._deals[0][self._tried].share)
            self._tried += 1

    def standings(self) -> Standings:
        """What the games say so far."""
        settings = self.settings
        deals = [self._counted(pair) for pair in range(len(settings.pairs))]
        matches = [self._match(first, second, deals[i]) for i, (first, second) in enumerate(settings.pairs)]
        meetings = [meeting for i in range(len(deals)) for meeting in self._meetings(i, deals[i])]
        anchor = settings.bots.index(ANCHOR) if ANCHOR in settings.bots else None
        ratings = ladder(len(settings.bots), meetings, anchor)
        rungs = []
        for bot, rating in zip(settings.bots, ratings, strict=True):
            own = [
                [deal if bot == first else deal.turned() for deal in played]
                for (first, second), played in zip(settings.pairs, deals, strict=True)
                if bot in (first, second)
            ]
            share = of_share(
                levelled([[deal.share for deal in played] for played in own]), self.schedule.a_deal
            )
            ahead = of_mean(levelled([[deal.margin for deal in played] for played in own]))
            games = sum(map(len, own)) * self.schedule.a_deal
            rungs.append(Rung(bot, games, rating, share, ahead, self._thinking[bot]))
        rungs.sort(key=lambda rung: -rung.rating.value)
        verdict = self._trial.verdict() if self._trial else None
        return Standings(settings, self.finished, self.total, tuple(rungs), tuple(matches), verdict)

    def _counted(self, pair: int) -> list[Deal]:
        """The deals of a pair in order; after a verdict only those that led to it."""
        deals = self._deals[pair]
        return [deals[deal] for deal in sorted(deals) if not self.decided or deal < self._tried]

    def _match(self, first: str, second: str, deals: Sequence[Deal]) -> Pairing:
        players, a_deal = self.settings.players, self.schedule.a_deal
        share = of_share([deal.share for deal in deals], a_deal)
        lone = []
        if players > 2:
            for side, (bot, others) in enumerate(((first, second), (second, first))):
                alone = of_share([deal.alone[side] for deal in deals], players)
                lone.append(Lone(bot, others, alone, rated_alone(alone, players)))
        return Pairing(
            first,
            second,
            len(deals) * a_deal,
            share,
            rated_side(share, players),
            of_mean([deal.margin for deal in deals]),
            tuple(lone),
        )

    def _meetings(self, pair: int, deals: Sequence[Deal]) -> list[Meeting]:
        """The same games, as the ladder is fitted to them."""
        players, bots = self.settings.players, self.settings.bots
        first, second = (bots.index(bot) for bot in self.settings.pairs[pair])
        if players == 2:
            shares = [deal.share for deal in deals]
            return [meeting(first, second, shares, players, self.schedule.a_deal)]
        return [
            meeting(first, second, [deal.alone[0] for deal in deals], players, players),
            meeting(second, first, [deal.alone[1] for deal in deals], players, players),
        ]


def meeting(lone: int, others: int, shares: Sequence[float], players: int, a_deal: int) -> Meeting:
    """One seat of a bot against all others of another, over these deals."""
    games, wins = len(shares) * a_deal, sum(shares) * a_deal
    return Meeting(lone, others, (1, players - 1), (wins, games - wins), design_effect(shares, a_deal))
