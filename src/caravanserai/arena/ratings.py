"""Ratings: how a share of wins is told as a difference in Elo, and the ladder that fits all games best.

A bot has a strength; a seat wins with the chance of its strength among those of all seats (the choice rule
of Bradley, Terry and Luce). The rating is 400 times the decimal logarithm of the strength. Between two seats
that is Elo as in chess. One seat against k others that are even wins 1 game in k + 1, rated 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, log, log10, sqrt

from .intervals import NORMAL, Estimate

POINTS = 400 / log(10)
"""Rating points of one unit of the natural logarithm of a strength."""
STEPS = 200
CLOSE = 1e-9


def rating_alone(share: float, players: int) -> float:
    """The rating difference at which one seat against all others alike has that share of the wins."""
    if share <= 0 or share >= 1:
        return -inf if share <= 0 else inf
    return 400 * log10((players - 1) * share / (1 - share))


def share_alone(rating: float, players: int) -> float:
    """The share of the wins of one seat that is better by that much than each of the others."""
    return 1 / (1 + (players - 1) * 10 ** (-rating / 400))


def share_of_side(rating: float, players: int) -> float:
    """The share of a bot that is better by that much, over all line-ups of a deal: even is one half."""
    return (share_alone(rating, players) + 1 - share_alone(-rating, players)) / 2


def rating_of_side(share: float, players: int) -> float:
    """The rating difference at which a bot has that share over all line-ups of a deal."""
    if share <= 0 or share >= 1:
        return -inf if share <= 0 else inf
    others = players - 1
    square, middle, rest = 2 * others * (1 - share), (1 + others**2) * (2 * share - 1), 2 * others * share
    root = sqrt(middle * middle + 4 * square * rest)
    # Of the two ways to write the positive root, the one that does not cancel.
    strength = (middle + root) / (2 * square) if middle >= 0 else 2 * rest / (root - middle)
    return 400 * log10(strength)


def rated_alone(share: Estimate, players: int) -> Estimate:
    """The rating difference of one seat against all others, with its interval."""
    return Estimate(*(rating_alone(bound, players) for bound in (share.value, share.low, share.high)))


def rated_side(share: Estimate, players: int) -> Estimate:
    """The rating difference over all line-ups, with its interval."""
    return Estimate(*(rating_of_side(bound, players) for bound in (share.value, share.low, share.high)))


@dataclass(frozen=True)
class Meeting:
    """The games of two bots that sat down in one proportion."""

    first: int
    second: int
    seats: tuple[int, int]
    """How many seats each of them had."""
    wins: tuple[float, float]
    design_effect: float = 1.0

    def with_an_even_game(self) -> Meeting:
        """The same and one game more, in which all seats share the win."""
        each = 1 / sum(self.seats)
        return Meeting(
            self.first,
            self.second,
            self.seats,
            (self.wins[0] + self.seats[0] * each, self.wins[1] + self.seats[1] * each),
            self.design_effect,
        )

    def expected(self, logs: Sequence[float]) -> float:
        """The share of the first that its strength lets expect."""
        gap = log(self.seats[1] / self.seats[0]) + logs[self.second] - logs[self.first]
        return 1 / (1 + exp(min(gap, 700.0)))


def ladder(bots: int, meetings: Sequence[Meeting], anchor: int | None = None) -> list[Estimate]:
    """The most likely ratings of all bots, with their intervals, counted from the anchor or the weakest.

    To each kind of meeting one even game is added: a bot that won all its games gets a finite rating, a
    cautious one. The intervals are those of the information in the games, widened or narrowed by what the
    deals of each meeting say (the design effect).
    """
    steadied = [meeting.with_an_even_game() for meeting in meetings]
    logs = most_likely(bots, steadied)
    if anchor is None:
        anchor = min(range(bots), key=logs.__getitem__)
    others = [bot for bot in range(bots) if bot != anchor]
    bread = inverse(information(others, steadied, logs, clustered=False))
    meat = information(others, steadied, logs, clustered=True)
    spread = product(product(bread, meat), bread)
    found = []
    for bot in range(bots):
        rating = POINTS * (logs[bot] - logs[anchor])
        half = 0.0
        if bot != anchor:
            row = others.index(bot)
            half = NORMAL * POINTS * sqrt(spread[row][row])
        found.append(Estimate(rating, rating - half, rating + half))
    return found


def most_likely(bots: int, meetings: Sequence[Meeting]) -> list[float]:
    """The logarithms of the strengths that make these results most likely; that of the first bot is 0."""
    logs = [0.0] * bots
    others = list(range(1, bots))
    for _ in range(STEPS):
        slope = [0.0] * bots
        for meeting in meetings:
            surplus = meeting.wins[0] - sum(meeting.wins) * meeting.expected(logs)
            slope[meeting.first] += surplus
            slope[meeting.second] -= surplus
        bread = inverse(information(others, meetings, logs, clustered=False))
        steps = [sum(row[i] * slope[bot] for i, bot in enumerate(others)) for row in bread]
        # Newton's step is cut short where it would leap: far from the top the curve is flat.
        longest = max(1.0, *(abs(step) for step in steps))
        for bot, step in zip(others, steps, strict=True):
            logs[bot] += step / longest
        if max(abs(step) for step in steps) < CLOSE:
            break
    return logs


def information(
    bots: Sequence[int], meetings: Sequence[Meeting], logs: Sequence[float], *, clustered: bool
) -> list[list[float]]:
    """How sharply the results tell the strengths of these bots apart."""
    rows = {bot: row for row, bot in enumerate(bots)}
    table = [[0.0] * len(bots) for _ in bots]
    for meeting in meetings:
        share = meeting.expected(logs)
        weight = sum(meeting.wins) * max(share * (1 - share), 1e-12)
        if clustered:
            weight *= meeting.design_effect
        first, second = rows.get(meeting.first), rows.get(meeting.second)
        for row in (first, second):
            if row is not None:
                table[row][row] += weight
        if first is not None and second is not None:
            table[first][second] -= weight
            table[second][first] -= weight
    return table


def inverse(table: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small positive definite table."""
    size = len(table)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(table)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(size):
            factor = rows[k][i]
            if k != i and factor:
                rows[k] = [value - factor * lead for value, lead in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]


def product(left: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> list[list[float]]:
    """The product of two small tables."""
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]
