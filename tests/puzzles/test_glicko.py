"""How well somebody solves puzzles, and how many days in a row."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from caravanserai import puzzles
from caravanserai.puzzles.glicko import LEAST_DOUBT, MOST_DOUBT, PuzzleRating, after, chance_to_solve
from caravanserai.puzzles.next_puzzle import fitting
from caravanserai.puzzles.streak import longest, streak

ratings = some.builds(PuzzleRating, some.floats(0, 3500), some.floats(LEAST_DOUBT, MOST_DOUBT))
hardness = some.floats(400, 2600)


@given(ratings, hardness)
def test_who_solves_rises_and_who_misses_falls_and_more_is_known(rating: PuzzleRating, puzzle: float) -> None:
    solved, missed = after(rating, puzzle, True), after(rating, puzzle, False)
    assert missed.value <= rating.value <= solved.value
    for one in (solved, missed):
        assert LEAST_DOUBT <= one.doubt <= rating.doubt
        assert abs(one.value - rating.value) < 190


@given(ratings, hardness)
def test_what_is_won_and_lost_is_even_on_the_whole(rating: PuzzleRating, puzzle: float) -> None:
    chance = chance_to_solve(rating, puzzle)
    rise, fall = (after(rating, puzzle, solved).value - rating.value for solved in (True, False))
    assert chance * rise + (1 - chance) * fall == pytest.approx(0, abs=1e-6)


@given(ratings, hardness, some.floats(1, 500))
def test_a_harder_puzzle_brings_more_and_costs_less(rating: PuzzleRating, puzzle: float, more: float) -> None:
    for solved in (True, False):
        easier, harder = (after(rating, one, solved).value for one in (puzzle, puzzle + more))
        if abs(puzzle - rating.value) < 300 and more < 100:  # far away hardly anything is learnt
            assert harder >= easier - 1e-9


@pytest.mark.parametrize("strength", [700, 1000, 1400, 1900])
def test_a_solver_comes_to_the_rating_of_their_strength_and_orders_hold(strength: float) -> None:
    dice, rating = random.Random(strength), PuzzleRating()
    found = []
    for _ in range(400):
        puzzle = rating.value + dice.gauss(0, 120)
        solved = dice.random() < chance_to_solve(PuzzleRating(strength), puzzle)
        rating = after(rating, puzzle, solved)
        found.append(rating.value)
    assert rating.is_sure
    assert sum(found[100:]) / 300 == pytest.approx(strength, abs=60)


def test_the_next_puzzle_is_a_new_one_near_the_rating() -> None:
    shelf, dice = puzzles.all_puzzles("ali-baba"), random.Random(1)
    tried: dict[str, int] = {}
    for number in range(len(shelf)):
        found = fitting(shelf, 1200, tried, dice)
        assert found.id not in tried
        if number < 10:
            assert abs(found.rating - 1200) < 150
        tried[found.id] = number
    again = fitting(shelf, 1200, tried, dice)
    assert tried[again.id] < 8, "once all were tried, one from long ago"


def test_days_in_a_row_are_counted_up_to_today_or_yesterday() -> None:
    assert streak({5, 6, 7}, 7) == 3
    assert streak({5, 6, 7}, 8) == 3
    assert streak({5, 6, 7}, 9) == 0
    assert streak(set(), 9) == 0
    assert longest({1, 2, 3, 7, 8}) == 3
    assert longest(set()) == 0


@given(some.sets(some.integers(0, 40)), some.integers(0, 40), some.integers(1, 40))
def test_a_clock_that_goes_back_breaks_no_streak(days: set[int], today: int, back: int) -> None:
    assert streak(days | {today}, today - back) >= streak(days | {today}, today)


@given(some.sets(some.integers(0, 40)), some.integers(0, 30))
def test_a_clock_that_was_ahead_breaks_none_either(days: set[int], ahead: int) -> None:
    here = {day for day in days if day <= 20}
    assert streak(here | {20 + ahead}, 20) >= streak(here, 20)
    assert streak(here, 20) <= longest(here)
