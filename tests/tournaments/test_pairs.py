"""Who plays whom and where, whoever comes and goes."""

from __future__ import annotations

import time
from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.tournaments import Format, Left, Paired, Tournament, next_entry
from caravanserai.tournaments.format import Kind
from caravanserai.tournaments.groups import sizes_for
from caravanserai.tournaments.past import Past
from caravanserai.tournaments.seats import unevenness
from caravanserai.tournaments.tournament import PlayedRound

from .evenings import begun, decided, play, play_round

FORMATS = st.builds(
    Format,
    kind=st.sampled_from(["swiss", "round-robin"]),
    seats=st.integers(2, 4),
    rounds=st.integers(1, 7),
    duplicate=st.booleans(),
)
quick = settings(max_examples=40, deadline=None)


def seated(held: PlayedRound) -> list[str]:
    """All who had a table in a round."""
    return [guest for table in held.tables for guest in table.guests]


def before(tournament: Tournament, number: int) -> Past:
    """What had happened before a round."""
    earlier = Tournament(tournament.format)
    earlier.entrants = tournament.entrants
    earlier.rounds = tournament.rounds[:number]
    return Past(earlier)


@quick
@given(
    FORMATS, st.integers(2, 23), st.integers(0, 10**6), st.dictionaries(st.integers(0, 5), st.integers(1, 3))
)
def test_nobody_sits_twice_in_a_round_and_everybody_who_is_here_has_a_table_or_a_bye(
    format: Format, people: int, seed: int, going: dict[int, int]
) -> None:
    tournament = play(format, people, seed, going)
    for held in tournament.rounds:
        here = seated(held) + list(held.byes)
        assert len(here) == len(set(here))
        assert all(2 <= len(table.guests) <= format.seats for table in held.tables)


@quick
@given(FORMATS, st.integers(4, 20), st.integers(0, 10**6))
def test_who_has_left_is_never_paired_again(format: Format, people: int, seed: int) -> None:
    luck = Random(seed)
    log = begun(format, people)
    gone: set[str] = set()
    while True:
        paired = play_round(log, format, luck)
        if paired is None:
            break
        assert not gone & {guest for table in paired.tables for guest in table}
        assert not gone & set(paired.byes)
        gone.add(luck.choice(Tournament.from_log(format, log).active))
        log += [Left(0, guest) for guest in gone & set(Tournament.from_log(format, log).active)]


@quick
@given(st.integers(2, 4), st.integers(3, 17), st.integers(1, 8), st.integers(0, 10**6))
def test_nobody_has_two_byes_before_everybody_has_had_one(
    seats: int, people: int, rounds: int, seed: int
) -> None:
    tournament = play(Format("swiss", seats, rounds=rounds), people, seed)
    byes = Counter(dict.fromkeys(tournament.entrants, 0))
    for held in tournament.rounds:
        byes.update(held.byes)
        assert max(byes.values()) - min(byes.values()) <= 1


@quick
@given(FORMATS, st.integers(2, 20), st.integers(0, 10**6))
def test_seats_at_a_table_are_as_even_as_they_can_be(format: Format, people: int, seed: int) -> None:
    tournament = play(format, people, seed)
    by_schedule = format.kind == "round-robin" and format.seats == 2
    for held in tournament.rounds if not by_schedule else ():
        past = before(tournament, held.number)
        for table in held.tables:
            best = min(unevenness(order, past) for order in permutations(table.guests))
            assert unevenness(table.guests, past) == best
    past = Past(tournament)
    for guest, seats in past.seats.items():
        if all(len(table.guests) == format.seats for held in tournament.rounds for table in held.tables):
            assert max(seats[: format.seats]) - min(seats[: format.seats]) <= 2, guest


def test_seats_are_even_within_one_for_nearly_all_where_many_play_many_rounds() -> None:
    for seats, people in ((2, 16), (3, 18), (4, 20)):
        past = Past(play(Format("swiss", seats, rounds=6), people, 1))
        spread = [max(had[:seats]) - min(had[:seats]) for had in past.seats.values()]
        assert max(spread) <= 2
        assert sum(one == 2 for one in spread) <= people // 4


@quick
@given(st.integers(2, 12), st.integers(0, 10**6))
def test_in_a_round_robin_of_pairs_every_two_meet_once_on_even_seats(people: int, seed: int) -> None:
    tournament = play(Format("round-robin", 2), people, seed)
    past = Past(tournament)
    assert all(past.times_met(one, other) == 1 for one, other in combinations(tournament.entrants, 2))
    assert all(abs(seats[0] - seats[1]) <= 1 for seats in past.seats.values())


@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_round_robin_of_larger_tables_every_two_meet(seats: int) -> None:
    tournament = play(Format("round-robin", seats), 9, 1)
    past = Past(tournament)
    assert all(past.times_met(one, other) for one, other in combinations(tournament.entrants, 2))


@quick
@given(st.integers(5, 12).map(lambda half: 2 * half), st.integers(0, 10**6))
def test_in_five_rounds_of_a_swiss_nobody_meets_twice(people: int, seed: int) -> None:
    past = Past(play(Format("swiss", 2, rounds=min(5, people // 2)), people, seed))
    assert max(past.met.values()) == 1


def test_sixteen_at_tables_of_four_meet_nobody_twice_in_three_rounds() -> None:
    repeats = [max(Past(play(Format("swiss", 4, rounds=3), 16, seed)).met.values()) for seed in range(8)]
    assert sum(most > 1 for most in repeats) <= 2


def test_after_a_round_winners_meet_winners() -> None:
    format, luck = Format("swiss", 2, rounds=2), Random(1)
    log = begun(format, 8)
    play_round(log, format, luck)
    first = Tournament.from_log(format, log).rounds[0]
    won = {
        table.guests[table.result.places.index(1)]
        for table in first.tables
        if table.result is not None and table.result.places != (1, 1)
    }
    second = next_entry(Tournament.from_log(format, log), 0, 3)
    assert isinstance(second, Paired)
    mixed = [table for table in second.tables if len(won & set(table)) == 1]
    assert len(mixed) <= len(won) % 2 + sum(
        table.result is not None and table.result.places == (1, 1) for table in first.tables
    )


@pytest.mark.parametrize(
    ("people", "seats", "possible", "sizes", "byes"),
    [
        (8, 4, (2, 3, 4), [4, 4], 0),
        (9, 4, (2, 3, 4), [3, 3, 3], 0),
        (6, 4, (2, 3, 4), [3, 3], 0),
        (5, 2, (2, 3, 4), [2, 2], 1),
        (7, 3, (2, 3, 4), [3, 2, 2], 0),
        (7, 3, (3,), [3, 3], 1),
        (5, 4, (4,), [4], 1),
        (2, 4, (3, 4), [], 2),
        (1, 2, (2,), [], 1),
    ],
)
def test_tables_are_of_about_one_size(
    people: int, seats: int, possible: tuple[int, ...], sizes: list[int], byes: int
) -> None:
    assert sizes_for(people, seats, possible) == (sizes, byes)


def test_hundreds_are_paired_without_meeting_again() -> None:
    past = Past(play(Format("swiss", 2, rounds=4), 201, 2))
    assert max(past.met.values()) == 1


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (4, 4)])
def test_five_hundred_are_paired_in_well_under_a_second(seats: int, rounds: int) -> None:
    luck = Random(1)
    log = begun(Format("swiss", seats, rounds=rounds + 1), 500)
    tournament = Tournament.from_log(Format("swiss", seats, rounds=rounds + 1), log)
    for _ in range(rounds):
        guests = tournament.active
        luck.shuffle(guests)
        tables = tuple(tuple(guests[number : number + seats]) for number in range(0, 500, seats))
        tournament.apply(Paired(0, tables))
        held = tournament.rounds[-1]
        for number, table in enumerate(held.tables):
            tournament.apply(decided(held, number, table, luck))
    before = time.process_time()
    last = next_entry(tournament, 0, 7)
    took = time.process_time() - before
    assert isinstance(last, Paired)
    assert took < 1.0
    past = Past(tournament)
    assert not any(past.times_met(*pair) for table in last.tables for pair in combinations(table, 2))


@quick
@given(
    st.sampled_from(["swiss", "round-robin", "arena"]),
    st.integers(2, 4),
    st.lists(st.integers(-(10**7), 10**7), min_size=30, max_size=30),
    st.integers(0, 10**6),
)
def test_a_clock_that_jumps_back_and_forth_seats_nobody_twice_and_loses_no_round(
    kind: Kind, seats: int, jumps: list[int], seed: int
) -> None:
    format, luck = Format(kind, seats, rounds=3, minutes=60, round_days=1), Random(seed)
    log = begun(format, 9)
    for now in jumps:
        tournament = Tournament.from_log(format, log)
        entry = next_entry(tournament, now, luck.randrange(2**32))
        if isinstance(entry, Paired):
            log.append(entry)
        for held in Tournament.from_log(format, log).under_way[:1]:
            number, table = next(one for one in enumerate(held.tables) if one[1].result is None)
            log.append(decided(held, number, table, luck))
        playing = [guest for held in Tournament.from_log(format, log).under_way for guest in unfinished(held)]
        assert len(playing) == len(set(playing))
    tournament = Tournament.from_log(format, log)
    assert [held.number for held in tournament.rounds] == list(range(len(tournament.rounds)))
    if kind == "swiss":
        assert len(tournament.rounds) == 3


def unfinished(held: PlayedRound) -> list[str]:
    """Who still plays in a round."""
    return [guest for table in held.tables if table.result is None for guest in table.guests]


def test_a_copy_goes_on_by_itself() -> None:
    format, luck = Format("swiss", 2, rounds=3), Random(1)
    log = begun(format, 8)
    tournament = Tournament.from_log(format, log)
    later = tournament.copy()
    entry = next_entry(tournament, 0, 1)
    assert isinstance(entry, Paired)
    later.apply(entry)
    later.apply(decided(later.rounds[0], 0, later.rounds[0].tables[0], luck))
    later.apply(Left(0, "guest000"))
    assert (tournament.rounds, tournament.under_way, len(tournament.active)) == ([], [], 8)
    assert (len(later.rounds), len(later.under_way), len(later.active)) == (1, 1, 7)
    assert later.length == tournament.length + 3
