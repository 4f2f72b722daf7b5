"""What a server has kept of a season, read out of its database: whether every game is there exactly once."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from math import isclose
from pathlib import Path

from caravanserai.ratings import START, Rating, after_game
from caravanserai.tournaments import Decided, Paired, TournamentEntry, decode

RESULTS = """
    select tbl, guest, place, value_before, deviation_before, value_after, deviation_after
    from results order by tbl, seat
"""
HAIR = 1e-6


@dataclass
class Books:
    """What is kept, and what is wrong with it."""

    ratings: dict[str, Rating] = field(default_factory=dict)
    """By guest."""
    games: int = 0
    """Tables whose game is over."""
    wrong: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class SeatOfGame:
    """A seat of a game that is over, and what that made of a rating."""

    guest: str
    place: int
    before: Rating
    after: Rating


def read_books(path: Path) -> Books:
    """Read a database, and look whether all in it agrees."""
    books = Books()
    with closing(sqlite3.connect(path)) as database:
        tables = database.execute("select id, status, counted_at from tables").fetchall()
        results = database.execute(RESULTS).fetchall()
        ratings = database.execute("select guest, value, deviation, games from ratings").fetchall()
        lines = database.execute("select tournament, entry from tournament_log order by tournament, n")
        logs: dict[str, list[TournamentEntry]] = defaultdict(list)
        for tournament, line in lines:
            logs[tournament].append(decode(line))
    books.games = sum(status == "finished" for _, status, _ in tables)
    books.wrong += [f"table {id} was never counted" for id, _, counted in tables if counted is None]
    books.wrong += [f"table {id} is {status}" for id, status, _ in tables if status != "finished"]
    books.ratings = {guest: Rating(value, deviation) for guest, value, deviation, _ in ratings}
    games = defaultdict(list)
    for table, guest, place, *numbers in results:
        games[table].append(SeatOfGame(guest, place, Rating(*numbers[:2]), Rating(*numbers[2:])))
    books.wrong += check_results(games, {id for id, _, _ in tables})
    books.wrong += check_ratings(games, books.ratings, {guest: number for guest, _, _, number in ratings})
    for log in logs.values():
        books.wrong += check_log(log, games)
    return books


def check_results(games: dict[str, list[SeatOfGame]], tables: set[str]) -> Iterable[str]:
    """Every game has results of all its seats, and its ratings are those that the places bring."""
    for table in tables - games.keys():
        yield f"table {table} has no results"
    for table, seats in games.items():
        if len(seats) < 2:
            yield f"table {table} has a result of {len(seats)} seat"
            continue
        expected = after_game([seat.before for seat in seats], [seat.place for seat in seats])
        if not all(
            isclose(one.value, seat.after.value, abs_tol=HAIR)
            for one, seat in zip(expected, seats, strict=True)
        ):
            yield f"the ratings after table {table} are not what its places bring"


def check_ratings(
    games: dict[str, list[SeatOfGame]], ratings: dict[str, Rating], counted: dict[str, int]
) -> Iterable[str]:
    """Each game changed the ratings of who played it once: one's after is another's before, or today's."""
    begins: dict[str, Counter[Rating]] = defaultdict(Counter)
    ends: dict[str, Counter[Rating]] = defaultdict(Counter)
    for seat in (seat for seats in games.values() for seat in seats):
        begins[seat.guest][seat.before] += 1
        ends[seat.guest][seat.after] += 1
    for guest, rating in ratings.items():
        if begins[guest].total() != counted[guest]:
            yield f"{guest} has played {begins[guest].total()} games, and {counted[guest]} were rated"
        if begins[guest] + Counter([rating]) != ends[guest] + Counter([START]):
            yield f"a game of {guest} was rated twice, or not at all"


def check_log(log: list[TournamentEntry], games: dict[str, list[SeatOfGame]]) -> Iterable[str]:
    """Nobody sits twice in a round, and each table has one result, the same as elsewhere."""
    rounds = [entry for entry in log if isinstance(entry, Paired)]
    decided = Counter((entry.round, entry.table) for entry in log if isinstance(entry, Decided))
    yield from (
        f"table {where} of a round has {times} results" for where, times in decided.items() if times > 1
    )
    for number, one in enumerate(rounds):
        sitting = [*one.byes, *(guest for table in one.tables for guest in table)]
        if len(sitting) != len(set(sitting)):
            yield f"somebody sits twice in round {number}"
    for entry in log:
        if isinstance(entry, Decided):
            table = rounds[entry.round].ids[entry.table]
            if tuple(seat.place for seat in games[table]) != entry.places:
                yield f"table {table} came out otherwise in its tournament"
