"""Intervals that hold the true value as often as they say."""

from __future__ import annotations

import random
from math import inf

import pytest

from caravanserai.arena.intervals import Estimate, of_mean, of_share, student


def deals(chance: random.Random, share: float, count: int, likeness: float) -> list[float]:
    """Shares of deals of two games: alike in part of them (positive), opposed in part of them (negative)."""
    shares = []
    for _ in range(count):
        first, second = chance.random(), chance.random()
        if chance.random() < abs(likeness):
            second = first if likeness > 0 else (first + 0.5) % 1
        shares.append(((first < share) + (second < share)) / 2)
    return shares


@pytest.mark.parametrize("likeness", [-0.7, 0.0, 0.5])
@pytest.mark.parametrize("share", [0.5, 0.75, 0.95])
def test_nineteen_of_twenty_intervals_hold_the_true_share(share: float, likeness: float) -> None:
    chance, runs, held = random.Random(11), 400, 0
    for _ in range(runs):
        estimate = of_share(deals(chance, share, 30, likeness), 2)
        held += estimate.low <= share <= estimate.high
    assert held / runs >= 0.92


def test_pairing_narrows_the_interval_and_likeness_widens_it() -> None:
    def width(shares: list[float]) -> float:
        estimate = of_share(shares, 2)
        return estimate.high - estimate.low

    split, alike = [0.5, 0.5, 0.5, 0.5] * 25, [0.0, 1.0, 0.0, 1.0] * 25
    mixed = [0.0, 0.5, 0.5, 1.0] * 25
    assert width(split) < width(mixed) < width(alike)


def test_a_clean_sheet_is_not_certainty() -> None:
    estimate = of_share([1.0] * 200, 2)
    assert estimate.value == estimate.high == 1
    assert 0.985 < estimate.low < 0.995


def test_without_games_the_interval_of_a_share_is_everything() -> None:
    assert of_share([], 2) == Estimate(0.5, 0, 1)
    assert of_mean([]) == Estimate(0, -inf, inf)
    assert of_mean([3.0]) == Estimate(3, -inf, inf)


def test_the_interval_of_a_mean_is_students() -> None:
    estimate = of_mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert estimate.value == 3
    assert estimate.high - 3 == pytest.approx(1.963, abs=0.005)
    assert 3 - estimate.low == pytest.approx(1.963, abs=0.005)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (10**6, 1.960)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_what_is_without_bound_is_null_in_json() -> None:
    assert Estimate(inf, 12.34567, inf).to_json() == {"value": None, "low": 12.3457, "high": None}
