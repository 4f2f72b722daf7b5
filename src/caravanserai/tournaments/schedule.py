"""What follows in a tournament by itself: the next round, the next tables of an arena, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from .entries import Ended, Paired, TournamentEntry
from .groups import Together, group, sizes_for
from .past import Past
from .rankings import count, rank
from .seats import arranged
from .tournament import Tournament

MINUTE_MS = 60_000
DAY_MS = 86_400_000
FEWEST = 2


def next_entry(tournament: Tournament, now: int, seed: int) -> TournamentEntry | None:
    """The entry that follows by itself; None while something has to happen first.

    `seed` decides what is left to luck.
    """
    if tournament.begun_at is None or tournament.over is not None:
        return None
    if tournament.format.kind == "arena":
        return next_of_arena(tournament, now, Random(seed))
    if tournament.under_way:
        return None
    if all_played(tournament) or not sizes_of(tournament):
        return Ended(now)
    luck = Random(seed)
    if tournament.format.kind == "swiss":
        return swiss_round(tournament, now, luck)
    return round_robin_round(tournament, now, luck)


def sizes_of(tournament: Tournament) -> list[int]:
    """How large the tables of all who are here would be; none where they are too few."""
    return sizes_for(len(tournament.active), tournament.format.seats, tournament.format.sizes)[0]


def all_played(tournament: Tournament) -> bool:
    """Whether there were as many rounds as there are to be."""
    format, played = tournament.format, len(tournament.rounds)
    if format.kind == "swiss" or format.rounds:
        return played >= format.rounds
    everybody = len(starters(tournament))
    if format.seats == 2:
        return played >= everybody - 1 + everybody % 2
    past = Past(tournament)
    met = all(past.times_met(one, other) for one, other in combinations(tournament.active, 2))
    return met or played >= 2 * everybody


def swiss_round(tournament: Tournament, now: int, luck: Random) -> Paired:
    """A round in which those with about equal points meet."""
    past = Past(tournament)
    order = tournament.active
    luck.shuffle(order)
    if tournament.rounds:
        places = {ranking.guest: ranking.place for ranking in rank(tournament)}
        order.sort(key=lambda guest: places[guest])
    points = {guest: tally.points for guest, tally in count(tournament).items()}
    return paired(tournament, now, order, Together(past, points), past, luck)


def round_robin_round(tournament: Tournament, now: int, luck: Random) -> Paired:
    """A round in which as many as can be meet for the first time."""
    past = Past(tournament)
    if tournament.format.seats == 2:
        return round_of_circle(tournament, now)
    order = tournament.active
    luck.shuffle(order)
    return paired(tournament, now, order, Together(past, None), past, luck)


def paired(
    tournament: Tournament, now: int, order: list[str], together: Together, past: Past, luck: Random
) -> Paired:
    """A round of all who are here, those in front first; the last ones who haven't had one have byes."""
    format = tournament.format
    sizes, missing = sizes_for(len(order), format.seats, format.sizes)
    latest = {guest: place for place, guest in enumerate(order)}
    byes = sorted(order, key=lambda guest: (past.byes[guest], -latest[guest]))[:missing]
    sitting = [guest for guest in order if guest not in byes]
    tables = group(sitting, sizes, together, luck) if sizes else []
    return as_round(tournament, now, [arranged(table, past) for table in tables], byes)


def as_round(
    tournament: Tournament, now: int, tables: Iterable[Sequence[str]], byes: Iterable[str] = ()
) -> Paired:
    """The entry of a round of these tables, everybody on their seat."""
    days = tournament.format.round_days
    return Paired(
        now,
        tuple(map(tuple, tables)),
        tuple(sorted(byes)),
        ends_at=now + days * DAY_MS if days else None,
    )


def starters(tournament: Tournament) -> list[str]:
    """Who was there when the first round was paired, or is there before."""
    if not tournament.rounds:
        return tournament.active
    return [
        entrant.guest
        for entrant in tournament.entrants.values()
        if not entrant.missed and played(tournament, entrant.guest)
    ]


def played(tournament: Tournament, guest: str) -> bool:
    """Whether somebody was paired in the first round, or had a bye."""
    first = tournament.rounds[0]
    return guest in first.byes or any(guest in table.guests for table in first.tables)


def round_of_circle(tournament: Tournament, now: int) -> Paired:
    """The next round of a schedule in which every two meet once; who should meet a leaver has a bye.

    The first of the circle stays and the others go round, so that all but the first table have the same
    two places of it in every round: by these, in turns, seats are even within one.
    """
    circle: list[str | None] = list(starters(tournament))
    if len(circle) % 2:
        circle.insert(0, None)
    turned = len(tournament.rounds) % (len(circle) - 1)
    circle = circle[:1] + circle[len(circle) - turned :] + circle[1 : len(circle) - turned]
    here = set(tournament.active)
    tables, byes = [], []
    half = len(circle) // 2
    for number, pair in enumerate(zip(circle[:half], reversed(circle[half:]), strict=True)):
        there = [guest for guest in pair if guest is not None and guest in here]
        if len(there) < FEWEST:
            byes += there
            continue
        odd = len(tournament.rounds) if number == 0 else number
        tables.append(there[::-1] if odd % 2 else there)
    return as_round(tournament, now, tables, byes)


def next_of_arena(tournament: Tournament, now: int, luck: Random) -> TournamentEntry | None:
    """Tables for all who are free; the end, once time is up and all tables are done."""
    assert tournament.begun_at is not None
    under_way = bool(tournament.under_way)
    time_is_up = now >= tournament.begun_at + tournament.format.minutes * MINUTE_MS
    if time_is_up or len(tournament.active) < FEWEST:
        return None if under_way or not time_is_up else Ended(now)
    past, format, free = Past(tournament), tournament.format, tournament.free
    points = {guest: tally.points for guest, tally in count(tournament).items()}
    luck.shuffle(free)
    free.sort(key=lambda guest: -points[guest])
    sizes, resting = sizes_for(len(free), format.seats, format.sizes)
    if under_way:  # only whole tables: the others wait for who comes next
        sizes, resting = [format.seats] * (len(free) // format.seats), len(free) % format.seats
    longest_first = sorted(free, key=lambda guest: last_round(tournament, guest))
    free = [guest for guest in free if guest in set(longest_first[: len(free) - resting])]
    if not sizes:
        return None
    tables = group(free, sizes, Together(past, points), luck)
    if under_way:
        tables = [
            table for table in tables if any(past.last.get(guest) != frozenset(table) for guest in table)
        ]
    return as_round(tournament, now, [arranged(table, past) for table in tables]) if tables else None


def last_round(tournament: Tournament, guest: str) -> int:
    """When somebody last sat at a table; -1 for never."""
    for held in reversed(tournament.rounds):
        if any(guest in table.guests for table in held.tables):
            return held.number
    return -1
