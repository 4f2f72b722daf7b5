"""How all stand, and by what those with equal points are told apart."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

import msgspec

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
        self.points = NOTHING
        self.share = NOTHING
        self.played = 0
        self.won = 0
        self.byes = 0
        self.tables: list[tuple[PlayedTable, int]] = []
        """Where they sat, and on which seat."""


def rank(tournament: Tournament) -> list[Ranking]:
    """Everybody, the first one first."""
    tallies = count(tournament)
    opponents = {guest: met_points(tally, tallies) for guest, tally in tallies.items()}

    def first_keys(guest: str) -> tuple[Fraction, Fraction]:
        return -tallies[guest].points, -opponents[guest]

    found: list[Ranking] = []
    order = sorted(tallies, key=lambda guest: (first_keys(guest), tournament.entrants[guest].number))
    for _, group in groupby(order, key=first_keys):
        tied = list(group)
        between = {guest: among(tallies[guest], guest, set(tied)) for guest in tied}

        def last_keys(guest: str, between: dict[str, Fraction] = between) -> tuple[Fraction, Fraction]:
            return -between[guest], -tallies[guest].share

        for _, equals in groupby(sorted(tied, key=last_keys), key=last_keys):
            place = len(found) + 1
            for guest in equals:
                tally = tallies[guest]
                found.append(
                    Ranking(
                        guest=guest,
                        place=place,
                        points=tally.points,
                        opponents=opponents[guest],
                        head_to_head=between[guest],
                        share=tally.share,
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
        tallies[guest].points = MISSED * entrant.missed
    for held in tournament.rounds:
        for guest in held.byes:
            tallies[guest].points += BYE
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
        tally.points += points[seat]
        tally.share += Fraction(scores[seat], whole) if scores and whole > 0 else NOTHING
        tally.played += 1
        tally.won += table.result.places[seat] == 1
        tally.tables.append((table, seat))


def met_points(tally: Made, tallies: dict[str, Made]) -> Fraction:
    """What somebody's rivals have made in all: their average, table by table."""
    total = NOTHING
    for table, seat in tally.tables:
        rivals = table.guests[:seat] + table.guests[seat + 1 :]
        total += sum((tallies[rival].points for rival in rivals), NOTHING) / len(rivals)
    return total


def among(tally: Made, guest: str, tied: set[str]) -> Fraction:
    """What somebody has made at tables where others sat with whom they are tied."""
    return sum(
        (at_table(table)[seat] for table, seat in tally.tables if tied & set(table.guests) - {guest}),
        NOTHING,
    )
