"""Who sits together: those with about equal points who haven't met, as far as there are any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import inf
from random import Random

from .past import Past
from .seats import arranged, unevenness

MET_BEFORE = 100_000
"""What it costs to meet again, against a difference of one point."""
SAME_SEATS = 60
"""What it costs at a table for two that both have had the same seat once more often: less than a point."""
FAR_TOO_OFTEN = 50_000
"""What it costs that somebody would have had the same seat three times more often than the other."""
A_POINT = 100
NEAR = 16
"""How far apart in the order people may be who change places, where there are many."""
FEW = 48
"""So many may all change places with each other, and their seats are looked at before tables are made."""
TRIES = 6
STEPS = 30_000
"""Pairs that are looked at before it is said that everybody can't meet somebody new."""


def sizes_for(people: int, seats: int, possible: Sequence[int]) -> tuple[list[int], int]:
    """How large the tables are, the large ones first, and for how many there is no table.

    As few as can be have none; then there are as few tables as can be, of about one size.
    """
    for byes in range(people + 1):
        sitting = people - byes
        if not sitting:
            break
        tables = -(-sitting // seats)
        small, larger = divmod(sitting, tables)
        sizes = [small + 1] * larger + [small] * (tables - larger)
        if all(size in possible and size > 1 for size in sizes):
            return sizes, byes
    return [], people


class Together:
    """What it costs to have people at one table."""

    def __init__(self, past: Past, points: Mapping[str, Fraction] | None) -> None:
        self._past = past
        self._points = {} if points is None else {guest: float(made) for guest, made in points.items()}
        self._few = len(past.seats) <= FEW
        self._known: dict[frozenset[str], int] = {}
        self._lean = {guest: seats[0] - seats[1] for guest, seats in past.seats.items()}

    def pair(self, one: str, other: str) -> float:
        """What two of them cost."""
        return MET_BEFORE * self._past.times_met(one, other) ** 2 + self.apart(one, other)

    def apart(self, one: str, other: str) -> float:
        """What the difference of their points costs."""
        apart = self._points.get(one, 0.0) - self._points.get(other, 0.0)
        return A_POINT * apart * apart

    def table(self, guests: Sequence[str]) -> float:
        """What all of them cost."""
        if len(guests) == 2:
            return self.pair(guests[0], guests[1]) + self._seats(guests[0], guests[1])
        cost = sum(self.pair(one, other) for one, other in combinations(guests, 2))
        return cost + SAME_SEATS * self._uneven(frozenset(guests)) if self._few else cost

    def _uneven(self, guests: frozenset[str]) -> int:
        """How much more often than another somebody at a larger table would have had their seat before."""
        if guests not in self._known:
            self._known[guests] = unevenness(arranged(sorted(guests), self._past), self._past)[0]
        return self._known[guests]

    def _seats(self, one: str, other: str) -> float:
        """What it costs that two have had the same seat more often, and one of them has it again."""
        mine, theirs = self._lean[one], self._lean[other]
        if mine * theirs <= 0:
            return 0.0
        again = min(abs(mine), abs(theirs))
        return SAME_SEATS if again == 1 else FAR_TOO_OFTEN * (again - 1)


def group(order: Sequence[str], sizes: Sequence[int], together: Together, luck: Random) -> list[list[str]]:
    """Put people together, best by best, then change places as long as that helps."""
    if set(sizes) == {2}:
        if len(order) > FEW:
            quick = improved(near_pairs(list(order), together), together)
            if all(together.table(pair) < MET_BEFORE for pair in quick):
                return quick
        paired = new_pairs(list(order), together)
        if paired is not None:
            return improved(paired, together)
    best: list[list[str]] = []
    for attempt in range(TRIES):
        tried = list(order)
        if attempt:
            luck.shuffle(tried)
        found = improved(cut(tried, sizes), together)
        if not best or total(found, together) < total(best, together):
            best = found
        if total(best, together) < MET_BEFORE:
            break
    return best


def cut(order: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """The order, cut into tables."""
    tables, begin = [], 0
    for size in sizes:
        tables.append(list(order[begin : begin + size]))
        begin += size
    return tables


def total(tables: Sequence[Sequence[str]], together: Together) -> float:
    """What all tables cost."""
    return sum(map(together.table, tables))


def improved(tables: list[list[str]], together: Together) -> list[list[str]]:
    """Have people of two tables change places as long as that helps."""
    places = [(number, seat) for number, table in enumerate(tables) for seat in range(len(table))]
    many = len(places) > FEW
    reach = NEAR if many else len(places)
    better = True
    while better:
        better = False
        for index, (one, seat) in enumerate(places):
            stuck = many and together.table(tables[one]) >= FAR_TOO_OFTEN
            for other, chair in places if stuck else places[index + 1 : index + 1 + reach]:
                if one != other and changed_places(tables, (one, seat), (other, chair), together):
                    better = True
    return tables


def changed_places(
    tables: list[list[str]], here: tuple[int, int], there: tuple[int, int], together: Together
) -> bool:
    """Have two change places, if that helps."""
    one, other = tables[here[0]], tables[there[0]]
    before = together.table(one) + together.table(other)
    one[here[1]], other[there[1]] = other[there[1]], one[here[1]]
    if together.table(one) + together.table(other) < before - 1e-6:
        return True
    one[here[1]], other[there[1]] = other[there[1]], one[here[1]]
    return False


def near_pairs(order: list[str], together: Together) -> list[list[str]]:
    """Pairs from the first on, each with the best of those left, whatever that leaves to the last ones."""
    tables = []
    while order:
        first = order.pop(0)
        found, least = order[0], inf
        for other in order:
            if together.apart(first, other) >= least:  # and so are all who follow, having less points yet
                break
            cost = together.table([first, other])
            if cost < least:
                found, least = other, cost
        order.remove(found)
        tables.append([first, found])
    return tables


def new_pairs(order: list[str], together: Together) -> list[list[str]] | None:
    """Pairs of people who haven't met, from the first on; None if there are none, or it takes too long."""
    steps = 0

    def pair(left: list[str]) -> list[list[str]] | None:
        nonlocal steps
        if not left:
            return []
        first, *others = left
        for other in sorted(others, key=lambda other: together.table([first, other])):
            steps += 1
            if together.pair(first, other) >= MET_BEFORE or steps > STEPS:
                return None
            rest = pair([guest for guest in others if guest != other])
            if rest is not None:
                return [[first, other], *rest]
        return None

    return pair(order)
