"""Ratings from shares, and the ladder that fits all games."""

from __future__ import annotations

from math import inf, log10

import pytest

from caravanserai.arena.ratings import (
    Meeting,
    ladder,
    rating_alone,
    rating_of_side,
    share_alone,
    share_of_side,
)


def test_between_two_seats_it_is_elo_as_in_chess() -> None:
    assert rating_of_side(0.5, 2) == 0
    assert rating_of_side(10 / 11, 2) == pytest.approx(400)
    assert rating_of_side(0.64, 2) == pytest.approx(rating_alone(0.64, 2)) == pytest.approx(99.9, abs=0.1)


def test_one_against_three_that_are_even_wins_a_quarter() -> None:
    assert share_alone(0, 4) == 0.25
    assert rating_alone(0.25, 4) == pytest.approx(0)
    assert rating_alone(0.5, 4) == pytest.approx(400 * log10(3))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rating", [-900.0, -120.0, 0.0, 7.5, 400.0])
def test_a_rating_and_its_share_lead_back_to_each_other(players: int, rating: float) -> None:
    assert rating_of_side(share_of_side(rating, players), players) == pytest.approx(rating, abs=1e-6)
    assert rating_alone(share_alone(rating, players), players) == pytest.approx(rating, abs=1e-6)


def test_all_or_nothing_is_without_bound() -> None:
    assert (rating_of_side(1, 2), rating_of_side(0, 3), rating_alone(1, 4)) == (inf, -inf, inf)


def test_a_ladder_finds_the_strengths_that_the_wins_were_made_from() -> None:
    strengths = [1.0, 4.0, 12.0, 100.0]
    games = 100_000
    meetings = []
    for first in range(4):
        for second in range(first + 1, 4):
            share = strengths[first] / (strengths[first] + 3 * strengths[second])
            meetings.append(Meeting(first, second, (1, 3), (share * games, (1 - share) * games)))
    ratings = ladder(4, meetings, anchor=0)
    assert [rung.value for rung in ratings] == pytest.approx(
        [400 * log10(strength) for strength in strengths], abs=1
    )


def test_the_anchor_or_else_the_weakest_is_zero() -> None:
    meetings = [
        Meeting(0, 1, (1, 1), (70, 30)),
        Meeting(1, 2, (1, 1), (70, 30)),
        Meeting(0, 2, (1, 1), (85, 15)),
    ]
    first, second, third = ladder(3, meetings)
    assert first.value > second.value > third.value == 0
    assert third.low == third.high == 0
    assert ladder(3, meetings, anchor=1)[1].value == 0


def test_who_won_every_game_is_rated_high_and_unsure_but_not_without_bound() -> None:
    weak, strong = ladder(2, [Meeting(0, 1, (1, 1), (0, 400))])
    assert weak.value == 0
    assert 900 < strong.value < 1500
    assert strong.low > 400


def test_bots_that_have_not_met_yet_are_even() -> None:
    assert [rung.value for rung in ladder(2, [Meeting(0, 1, (1, 1), (0, 0))])] == [0, 0]


def test_four_times_the_games_make_half_the_interval() -> None:
    few = ladder(2, [Meeting(0, 1, (1, 1), (1200, 800))])[0]
    many = ladder(2, [Meeting(0, 1, (1, 1), (4800, 3200))])[0]
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, abs=0.01)


def test_deals_that_vary_more_widen_the_interval() -> None:
    steady = ladder(2, [Meeting(0, 1, (1, 1), (120, 80), 1.0)])[0]
    wild = ladder(2, [Meeting(0, 1, (1, 1), (120, 80), 4.0)])[0]
    assert (wild.high - wild.low) / (steady.high - steady.low) == pytest.approx(2)
