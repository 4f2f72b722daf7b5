"""The sequential test: right nearly always, and as short as can be."""

from __future__ import annotations

import random
from math import log

import pytest

from caravanserai.arena.ratings import share_alone
from caravanserai.arena.sprt import BOUND, Trial


def decided(rating: float, chance: random.Random, sprt: tuple[float, float]) -> tuple[str | None, int]:
    """Deals of two games between bots so far apart, until the test is decided."""
    trial, share = Trial(sprt, 2), share_alone(rating, 2)
    while not trial.decided:
        trial.add(((chance.random() < share) + (chance.random() < share)) / 2)
    return trial.decided, trial.verdict().deals


def test_the_bounds_of_a_sequential_test_are_those_of_five_percent() -> None:
    assert pytest.approx(log(19)) == BOUND


@pytest.mark.parametrize(("rating", "verdict"), [(0.0, "lower"), (50.0, "higher")])
def test_a_sequential_test_is_wrong_in_about_one_of_twenty_runs(rating: float, verdict: str) -> None:
    chance = random.Random(7)
    right = [decided(rating, chance, (0, 50))[0] == verdict for _ in range(200)]
    assert sum(right) >= 180


def test_a_large_difference_is_found_sooner() -> None:
    chance = random.Random(7)
    near = sum(decided(60, chance, (0, 50))[1] for _ in range(30))
    far = sum(decided(300, chance, (0, 50))[1] for _ in range(30))
    assert far < near / 3


def test_a_lucky_start_decides_nothing() -> None:
    trial = Trial((0, 50), 2)
    for _ in range(3):
        trial.add(1.0)
    assert trial.decided is None


def test_what_comes_after_the_verdict_changes_nothing() -> None:
    trial = Trial((0, 50), 2)
    while not trial.decided:
        trial.add(1.0)
    verdict = trial.verdict()
    for _ in range(100):
        trial.add(0.0)
    assert trial.verdict() == verdict


def test_deals_that_all_split_speak_for_no_difference() -> None:
    trial = Trial((0, 50), 2)
    for _ in range(500):
        trial.add(0.5)
    assert trial.decided == "lower"
    assert "0 Elo fits, +50 does not" in trial.verdict().sentence("vizier", "merchant")
