"""How all stand, and by what those with equal points are told apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import lcm

import msgspec

from .past import MOST_SEATS
from .points import BYE, MISSED, NOTHING, at_table, of_round
from .tournament import PlayedTable, Tournament

TIE_BREAKS = ("opponents", "head-to-head", "share")
"""In this order; who is equal in all of them shares a place."""


class Ranking(msgspec.Struct, frozen=True):
    """How somebody stands."""

    guest: str
    place: int
    points: Fraction
    opponents: Fraction
    """What one's rivals have made in all, their average at each table."""
    head_to_head: Fraction
    """What one has made at tables with those who have the same points and rivals."""
    share: Fraction
    """One's part of the points counted at one's tables."""
    played: int
    won: int
    byes: int


class Made:
    """What somebody's tables add up to."""

    def __init__(self) -> None:
        self._points: Counter[int] = Counter()
        self._shares: Counter[int] = Counter()
        self.played = 0
        self.won = 0
        self.byes = 0
        self.tables: list[tuple[PlayedTable, int]] = []
        """Where they sat, and on which seat."""

    def add(self, points: Fraction) -> None:
        """Something brings points."""
        self._points[points.denominator] += points.numerator

    def add_share(self, score: int, whole: int) -> None:
        """So many of all points at a table were theirs."""
        self._shares[whole] += score

    @property
    def points(self) -> Fraction:
        """What they have made."""
        return total(self._points)

    @property
    def share(self) -> Fraction:
        """Their part of the points counted at their tables."""
        return total(self._shares)


def total(numerators: Mapping[int, int]) -> Fraction:
    """What fractions add up to, given by their denominators: much quicker than one by one."""
    common = lcm(*numerators)
    return Fraction(sum(part * (common // denominator) for denominator, part in numerators.items()), common)


def rank(tournament: Tournament) -> list[Ranking]:
    """Everybody, the first one first."""
    tallies = count(tournament)
    points = {guest: tally.points for guest, tally in tallies.items()}
    opponents = met_points(tallies, points)

    def first_keys(guest: str) -> tuple[Fraction, Fraction]:
        return -points[guest], -opponents[guest]

    found: list[Ranking] = []
    order = sorted(tallies, key=lambda guest: (first_keys(guest), tournament.entrants[guest].number))
    for _, group in groupby(order, key=first_keys):
        tied = list(group)
        between = {guest: among(tallies[guest], guest, set(tied)) for guest in tied}
        shares = {guest: tallies[guest].share for guest in tied}

        def last_keys(
            guest: str, between: dict[str, Fraction] = between, shares: dict[str, Fraction] = shares
        ) -> tuple[Fraction, Fraction]:
            return -between[guest], -shares[guest]

        for _, equals in groupby(sorted(tied, key=last_keys), key=last_keys):
            place = len(found) + 1
            for guest in equals:
                tally = tallies[guest]
                found.append(
                    Ranking(
                        guest=guest,
                        place=place,
                        points=points[guest],
                        opponents=opponents[guest],
                        head_to_head=between[guest],
                        share=shares[guest],
                        played=tally.played,
                        won=tally.won,
                        byes=tally.byes,
                    )
                )
    return found


def count(tournament: Tournament) -> dict[str, Made]:
    """What all have made so far, in the order in which they came."""
    tallies: dict[str, Made] = defaultdict(Made)
    for guest, entrant in tournament.entrants.items():
        tallies[guest].add(MISSED * entrant.missed)
    for held in tournament.rounds:
        for guest in held.byes:
            tallies[guest].add(BYE)
            tallies[guest].byes += 1
        for table, points in zip(held.tables, of_round(held), strict=True):
            if table.counts:
                take_in(tallies, table, points)
    return dict(tallies)


def take_in(tallies: dict[str, Made], table: PlayedTable, points: Sequence[Fraction]) -> None:
    """A table adds to what its people have."""
    assert table.result is not None
    scores = table.result.scores
    whole = sum(scores)
    for seat, guest in enumerate(table.guests):
        tally = tallies[guest]
        tally.add(points[seat])
        if scores and whole > 0:
            tally.add_share(scores[seat], whole)
        tally.played += 1
        tally.won += table.result.places[seat] == 1
        tally.tables.append((table, seat))


def met_points(tallies: Mapping[str, Made], points: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """What everybody's rivals have made in all: their average, table by table."""
    # In whole numbers, of which an average of up to three is one, too: there are many of them.
    common = lcm(*(made.denominator for made in points.values())) * lcm(*range(1, MOST_SEATS))
    whole = {guest: int(made * common) for guest, made in points.items()}
    found = {}
    for guest, tally in tallies.items():
        met = 0
        for table, _ in tally.tables:
            rivals = sum(map(whole.__getitem__, table.guests)) - whole[guest]
            met += rivals // (len(table.guests) - 1)
        found[guest] = Fraction(met, common)
    return found


def among(tally: Made, guest: str, tied: set[str]) -> Fraction:
    """What somebody has made at tables where others sat with whom they are tied."""
    if len(tied) == 1:
        return NOTHING
    return sum(
        (at_table(table)[seat] for table, seat in tally.tables if tied & set(table.guests) - {guest}),
        NOTHING,
    )
