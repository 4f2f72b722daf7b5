"""Points, places, and what tells those apart who have the same points."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.tournaments import (
    Begun,
    Decided,
    Ended,
    Format,
    Joined,
    Left,
    Paired,
    Tournament,
    TournamentEntry,
    decode,
    encode,
    next_entry,
    rank,
)
from caravanserai.tournaments.points import share_beaten

from .evenings import begun, play, play_round

quick = settings(max_examples=40, deadline=None)


def points_of(
    format: Format, *more: TournamentEntry, people: str = "Ada Bob Cleo Dora"
) -> dict[str, Fraction]:
    """What everybody has after some entries."""
    tournament = Tournament.from_log(format, [*begun(format, people.split()), *more])
    return {ranking.guest: ranking.points for ranking in rank(tournament)}


def test_a_table_of_four_brings_a_third_for_each_rival_left_behind() -> None:
    paired = Paired(0, (("Ada", "Bob", "Cleo", "Dora"),))
    made = points_of(Format(seats=4, rounds=1), paired, Decided(0, 0, 0, (1, 3, 2, 4)))
    assert made == {"Ada": 1, "Cleo": Fraction(2, 3), "Bob": Fraction(1, 3), "Dora": 0}


def test_who_ties_shares_what_the_places_bring() -> None:
    paired = Paired(0, (("Ada", "Bob", "Cleo", "Dora"),))
    made = points_of(Format(seats=4, rounds=1), paired, Decided(0, 0, 0, (1, 1, 3, 3)))
    assert made["Ada"] == made["Bob"] == Fraction(5, 6)
    assert made["Cleo"] == made["Dora"] == Fraction(1, 6)


def test_a_table_that_nobody_played_to_an_end_counts_nothing() -> None:
    paired = Paired(0, (("Ada", "Bob"), ("Cleo", "Dora")))
    made = points_of(Format(rounds=1), paired, Decided(0, 0, 0), Decided(0, 0, 1, (1, 2)))
    assert made == {"Cleo": 1, "Ada": 0, "Bob": 0, "Dora": 0}


def test_a_bye_is_worth_a_table_won_and_who_comes_late_has_half_a_point_a_round() -> None:
    paired = Paired(0, (("Ada", "Bob"),), ("Cleo",))
    made = points_of(
        Format(rounds=2), paired, Decided(0, 0, 0, (2, 1)), Joined(0, "Eve"), people="Ada Bob Cleo"
    )
    assert made == {"Bob": 1, "Cleo": 1, "Eve": Fraction(1, 2), "Ada": 0}


def test_with_the_same_deal_a_seat_is_compared_with_the_same_seat_elsewhere() -> None:
    paired = Paired(0, (("Ada", "Bob"), ("Cleo", "Dora"), ("Emil", "Fay")), deal=7)
    made = points_of(
        Format(rounds=1, duplicate=True),
        paired,
        Decided(0, 0, 0, (1, 2), (100, 90)),
        Decided(0, 0, 1, (1, 2), (100, 60)),
        Decided(0, 0, 2, (2, 1), (70, 90)),
        people="Ada Bob Cleo Dora Emil Fay",
    )
    assert made == {"Cleo": 1, "Fay": 1, "Ada": Fraction(1, 2), "Bob": Fraction(1, 2), "Dora": 0, "Emil": 0}


def test_with_the_same_deal_and_nobody_to_compare_with_a_table_counts_by_itself() -> None:
    paired = Paired(0, (("Ada", "Bob"),), deal=7)
    made = points_of(Format(duplicate=True, rounds=1), paired, Decided(0, 0, 0, (2, 1), (50, 60)))
    assert made["Bob"] == 1
    assert made["Ada"] == 0


def test_equal_points_are_told_apart_by_what_the_rivals_have_made() -> None:
    first = Paired(0, (("Ada", "Bob"), ("Cleo", "Dora")))
    second = Paired(0, (("Ada", "Cleo"), ("Bob", "Dora")))
    log = [
        *begun(Format(rounds=2), "Ada Bob Cleo Dora".split()),
        first,
        Decided(0, 0, 0, (1, 2)),
        Decided(0, 0, 1, (1, 2)),
        second,
        Decided(0, 1, 0, (1, 2)),
        Decided(0, 1, 1, (1, 2)),
    ]
    order = rank(Tournament.from_log(Format(rounds=2), log))
    assert [ranking.guest for ranking in order] == ["Ada", "Bob", "Cleo", "Dora"]
    assert order[1].points == order[2].points == 1
    assert [ranking.place for ranking in order] == [1, 2, 2, 4]


def test_who_won_against_the_other_is_ahead_where_all_else_is_equal() -> None:
    first = Paired(0, (("Bob", "Ada"), ("Cleo", "Dora")))
    second = Paired(0, (("Ada", "Cleo"), ("Dora", "Bob")))
    log = [
        *begun(Format(rounds=2), "Ada Bob Cleo Dora".split()),
        first,
        Decided(0, 0, 0, (1, 2)),
        Decided(0, 0, 1, (1, 2)),
        second,
        Decided(0, 1, 0, (1, 2)),
        Decided(0, 1, 1, (1, 2)),
    ]
    order = {ranking.guest: ranking for ranking in rank(Tournament.from_log(Format(rounds=2), log))}
    assert {ranking.points for ranking in order.values()} == {1}
    assert {ranking.head_to_head for ranking in order.values()} == {1}
    assert {ranking.place for ranking in order.values()} == {1}


@quick
@given(
    st.integers(2, 4),
    st.integers(2, 15),
    st.booleans(),
    st.integers(0, 10**6),
    st.randoms(use_true_random=False),
)
def test_places_are_in_order_and_the_same_in_whichever_order_results_come(
    seats: int, people: int, duplicate: bool, seed: int, order: Random
) -> None:
    format = Format("swiss", seats, rounds=3, duplicate=duplicate)
    log = begun(format, people)
    luck = Random(seed)
    while play_round(log, format, luck) is not None:
        pass
    results = [entry for entry in log if isinstance(entry, Decided)]
    order.shuffle(results)
    mixed = [entry for entry in log if not isinstance(entry, Decided)] + results
    ranked, again = (rank(Tournament.from_log(format, entries)) for entries in (log, mixed))
    assert ranked == again
    assert [ranking.place for ranking in ranked] == sorted(ranking.place for ranking in ranked)
    assert ranked[0].place == 1
    assert {ranking.guest for ranking in ranked} == {f"guest{number:03}" for number in range(people)}
    keys = [(-one.points, -one.opponents, -one.head_to_head, -one.share) for one in ranked]
    assert keys == sorted(keys)


@quick
@given(st.lists(st.integers(0, 9), min_size=2, max_size=9))
def test_what_a_table_brings_adds_up_to_half_of_its_seats(scores: list[int]) -> None:
    made = [share_beaten(mine, scores[:seat] + scores[seat + 1 :]) for seat, mine in enumerate(scores)]
    assert sum(made) == Fraction(len(scores), 2)


def test_a_log_is_kept_and_read_as_it_was() -> None:
    log: list[TournamentEntry] = [
        Joined(1, "a"),
        Left(2, "a"),
        Begun(3),
        Paired(4, (("a", "b"),), ("c",), ("id",), 2**63, 9),
        Decided(5, 0, 0, (1, 2), (7, 3)),
        Ended(6, "called-off"),
    ]
    assert [decode(encode(entry)) for entry in log] == log


def test_an_arena_pairs_who_is_free_at_once_and_ends_when_time_is_up() -> None:
    format = Format("arena", 2, minutes=1)
    log = begun(format, ["Ada", "Bob", "Cleo", "Dora", "Emil"])
    first = next_entry(Tournament.from_log(format, log), 0, 1)
    assert isinstance(first, Paired)
    assert len(first.tables) == 2
    log.append(first)
    assert next_entry(Tournament.from_log(format, log), 1, 1) is None
    log.append(Decided(2, 0, 0, (1, 2)))
    second = next_entry(Tournament.from_log(format, log), 2, 1)
    assert isinstance(second, Paired)
    waited = (
        {"Ada", "Bob", "Cleo", "Dora", "Emil"} - {guest for table in first.tables for guest in table}
    ).pop()
    assert waited in second.tables[0]
    log += [second, Decided(3, 0, 1, (1, 2))]
    assert next_entry(Tournament.from_log(format, log), 60_000, 1) is None
    log.append(Decided(60_001, 1, 0, (1, 2)))
    assert next_entry(Tournament.from_log(format, log), 60_001, 1) == Ended(60_001)


def test_in_an_arena_two_who_have_just_met_wait_for_others_while_there_are_any() -> None:
    format = Format("arena", 2, minutes=1)
    log = begun(format, ["Ada", "Bob", "Cleo", "Dora"])
    log += [Paired(0, (("Ada", "Bob"), ("Cleo", "Dora"))), Decided(1, 0, 0, (1, 2))]
    assert next_entry(Tournament.from_log(format, log), 1, 1) is None
    log.append(Decided(2, 0, 1, (1, 2)))
    again = next_entry(Tournament.from_log(format, log), 2, 1)
    assert isinstance(again, Paired)
    assert not {frozenset(table) for table in again.tables} & {frozenset(("Ada", "Bob"))}


def test_a_tournament_that_only_one_is_left_in_is_over() -> None:
    format = Format("swiss", 2, rounds=5)
    tournament = play(format, 4, 1, {0: 3})
    assert tournament.over == "played"
    assert len(tournament.rounds) == 1
