"""Finding the numbers of the forecast: what every seat held before each take, and how the game ended.

Games are played at sight: thousands in a minute, and what explains them explains games of viziers as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...games import Chance
from ...games.ali_baba.actions import carry_out
from ...games.ali_baba.constants import *
from ...games.ali_baba.game import ALI_BABA
from ...games.ali_baba.scoring import total_points
from ...games.ali_baba.state import State
from .appraisal import Appraisal
from .fitted import SHARES, STAGES, Fitted
from .forecast import Forecast
from .quick import choose
from .weights import WEIGHTS

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]

NOISE = 0.5
"""Points of luck in every choice, so that games differ."""
DOUBT = 300.0
"""How many observations of nothing each number starts with: what is hardly ever seen stays near 0."""
APART = 4
"""Every fourth game is kept apart, to see what the numbers explain of games that they weren't found in."""
CHUNK = 20_000
"""Rows that are in memory as one matrix."""
EARLY = tuple(range(3, 21))
LATE = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0)
"""Scales of the win that are tried, for a game that begins and for its end."""


@dataclass(frozen=True)
class Rows:
    """What was seen, a row for each take: first the seat that takes, then the others in turn."""

    game: Whole
    """The number of the game."""
    youth: Numbers
    best: Numbers
    """What the best take was worth."""
    begins: Numbers
    """1 if the seat begins the round."""
    turns: Numbers
    """For each seat 1 if it has a turn in this round still."""
    shares: Whole
    """For each seat, for each treasure, which of the `SHARES` it was."""
    points: Numbers
    """For each seat its points at the time, and …"""
    final: Numbers
    """… at the end, and …"""
    wins: Numbers
    """… its share of the win."""
    forecast: Numbers
    """What the forecast of today says that each seat ends with."""


@dataclass(frozen=True)
class WinScale:
    """How many points ahead make a win likely, early and late, and how well that tells who wins."""

    early: float
    late: float
    loss: float
    """The logarithmic loss, over the games that were kept apart."""


@dataclass(frozen=True)
class Fit:
    """What the rows say."""

    games: int
    rows: int
    found: Fitted
    points_only: float
    """The share of the variance of final margins that is explained by the points of the moment …"""
    before: float
    """… by the forecast of today …"""
    after: float
    """… and by the one found, over the games that were kept apart."""
    scale: WinScale


def gather(players: int, games: int, seed: int, progress: Callable[[int], None]) -> Rows:
    """Play games at sight and note what was held and what came of it; `progress` hears how many are done."""
    notes = Notes(players)
    for number in range(games):
        chance = Chance(seed * 2**32 + number)
        state = ALI_BABA.new(players, chance)
        while state.phase != OVER:
            if state.phase == TAKE:
                notes.see(state)
            chance.listen()
            carry_out(state, choose(state, notes.appraisal, NOISE, chance), chance)
        notes.close(state)
        progress(number + 1)
    return notes.rows()


class Notes:
    """What was held before each take of some games, and what came of it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.appraisal = Appraisal(WEIGHTS)
        self.forecast = Forecast(self.appraisal)
        self.games = 0
        self.seen: list[tuple[int, ...]] = []  # of this game: who takes
        self.held: list[list[float]] = []
        self.shares: list[list[int]] = []
        self.ends: list[list[float]] = []
        self.numbers: list[int] = []

    def see(self, state: State) -> None:
        """Somebody is about to take."""
        order = tuple((state.active + step) % self.players for step in range(self.players))
        begins = state.active == state.first
        turns = [float(step < self.players - place_in_round(state)) for step in range(self.players)]
        self.forecast.look(state)
        self.seen.append(order)
        self.held.append(
            [
                self.forecast.youth,
                self.forecast.best_take(state),
                float(begins),
                *turns,
                *(float(total_points(state, seat)) for seat in order),
                *(self.forecast.values[seat] for seat in order),
            ]
        )
        self.shares.append([share for seat in order for share in shares_of(state, seat)])

    def close(self, state: State) -> None:
        """A game is over."""
        winners = state.winners()
        for order in self.seen:
            self.ends.append(
                [
                    *(float(total_points(state, seat)) for seat in order),
                    *((seat in winners) / len(winners) for seat in order),
                ]
            )
        self.numbers += [self.games] * len(self.seen)
        self.games += 1
        self.seen = []

    def rows(self) -> Rows:
        """All that was noted."""
        held, ends, seats = np.array(self.held), np.array(self.ends), self.players
        turns, points, forecast = (held[:, 3 + k * seats : 3 + (k + 1) * seats] for k in range(3))
        return Rows(
            game=np.array(self.numbers),
            youth=held[:, 0],
            best=held[:, 1],
            begins=held[:, 2],
            turns=turns,
            shares=np.array(self.shares).reshape(-1, seats, TREASURES),
            points=points,
            final=ends[:, :seats],
            wins=ends[:, seats:],
            forecast=forecast,
        )


def place_in_round(state: State) -> int:
    """How many turns of this round are over."""
    return (state.active - state.first) % state.players


def shares_of(state: State, seat: int) -> list[int]:
    """Which of the `SHARES` each treasure is for a seat."""
    shares = []
    for treasure in range(TREASURES):
        numbers = [state.tiles[who] >> COLOURS * treasure & 63 for who in range(state.players)]
        own = numbers[seat].bit_count()
        others = sum(number.bit_count() for number in numbers) - own
        shares.append(PLACE[own, others, state.holding[treasure].bit_count()])
    return shares


PLACE = {share: place for place, share in enumerate(SHARES)}


def fit(rows: Rows) -> Fit:
    """The numbers that explain best how much further ahead of its rivals a seat ends than it is."""
    apart = rows.game % APART == 0
    learned, kept = np.flatnonzero(~apart), np.flatnonzero(apart)
    found = name_numbers(ridge(rows, learned))
    numbers = take_numbers(found)
    values = np.concatenate([foresee(rows, part, numbers) for part in parts(np.arange(len(rows.game)))])
    final = beside_rivals(rows.final)[kept, 0]
    return Fit(
        games=int(rows.game.max()) + 1,
        rows=len(rows.game),
        found=found,
        points_only=explained(final, beside_rivals(rows.points)[kept, 0]),
        before=explained(final, beside_rivals(rows.forecast)[kept, 0]),
        after=explained(final, beside_rivals(values)[kept, 0]),
        scale=find_scale(rows, values, learned, kept),
    )


def ridge(rows: Rows, learned: Whole) -> Numbers:
    """Least squares over some rows, each number drawn a little towards 0."""
    size = len(STAGES) * (len(SHARES) + 3)
    squares, pull = DOUBT * np.eye(size), np.zeros(size)
    for part in parts(learned):
        held = beside_rivals(holdings(rows, part))[:, 0]
        gained = beside_rivals((rows.final - rows.points)[part])[:, 0]
        squares += held.T @ held
        pull += held.T @ gained
    return np.asarray(np.linalg.solve(squares, pull), np.float64)


def holdings(rows: Rows, part: Whole) -> Numbers:
    """How often every number counts for every seat in these rows, stage by stage."""
    seats = rows.points.shape[1]
    held = np.zeros((len(part), seats, len(SHARES) + 3))
    each, seat = np.indices((len(part), seats))
    for treasure in range(TREASURES):
        np.add.at(held, (each, seat, rows.shares[part, :, treasure]), 1.0)
    held[:, 0, -3] = rows.best[part]
    held[:, 0, -2] = rows.best[part] * rows.begins[part]
    held[:, :, -1] = rows.turns[part]
    stages = [np.interp(rows.youth[part], STAGES, row) for row in np.eye(len(STAGES))]
    return np.concatenate([held * stage[:, None, None] for stage in stages], axis=2)


def foresee(rows: Rows, part: Whole, numbers: Numbers) -> Numbers:
    """What the numbers say that each seat ends with."""
    values: Numbers = rows.points[part] + holdings(rows, part) @ numbers
    return values


def parts(chosen: Whole) -> list[Whole]:
    """The rows in portions that memory has room for."""
    return np.array_split(chosen, len(chosen) // CHUNK + 1)


def beside_rivals(values: Numbers) -> Numbers:
    """Every seat's values less the average of its rivals'; the seats are the second of the dimensions."""
    seats = values.shape[1]
    beside: Numbers = (values - values.mean(axis=1, keepdims=True)) * seats / (seats - 1)
    return beside


def name_numbers(numbers: Numbers) -> Fitted:
    """The numbers as they are kept; a treasure that nobody has and that doesn't lie there brings nothing."""
    stages = numbers.reshape(len(STAGES), -1)
    treasures = np.rint(100 * (stages[:, : len(SHARES)] - stages[:, :1])).astype(int)
    choice, first, turn = (tuple(round(float(x), 2) for x in stages[:, place]) for place in (-3, -2, -1))
    return Fitted(tuple(tuple(row) for row in treasures.tolist()), choice, first, turn)


def take_numbers(fitted: Fitted) -> Numbers:
    """The other way round."""
    rest = np.array([fitted.choice, fitted.first, fitted.turn]).T
    return np.concatenate([np.array(fitted.treasures) / 100, rest], axis=1).reshape(-1)


def explained(final: Numbers, expected: Numbers) -> float:
    """The share of the variance of final margins that expectations explain."""
    return 1.0 - float(((final - expected) ** 2).mean() / final.var())


def find_scale(rows: Rows, values: Numbers, learned: Whole, kept: Whole) -> WinScale:
    """The scales by which those values tell best who wins."""
    tried = [(loss(rows, values, learned, early, late), early, late) for early in EARLY for late in LATE]
    _, early, late = min(tried)
    return WinScale(early, late, loss(rows, values, kept, early, late))


def loss(rows: Rows, values: Numbers, part: Whole, early: float, late: float) -> float:
    """The logarithmic loss of chances that are shared out by these scales."""
    scale = late + (early - late) * rows.youth[part]
    lead = (values[part] - values[part].max(axis=1, keepdims=True)) / scale[:, None]
    chances = lead - np.log(np.exp(lead).sum(axis=1, keepdims=True))
    return float(-(rows.wins[part] * chances).sum(axis=1).mean())
