"""Endings are solved exactly: as brute force finds them, chance included."""

from __future__ import annotations

import pytest

from caravanserai.bots.ali_baba.appraisal import Appraisal
from caravanserai.bots.ali_baba.endgame import Solver
from caravanserai.bots.ali_baba.weights import WEIGHTS
from caravanserai.games import State
from caravanserai.games.ali_baba.state import State as Position

from ...games.ali_baba.scenario import row, table
from ...games.tables import Table, walk
from .brute_force import worth_of

PLENTY = 100_000


def solve(state: State, limit: int = PLENTY) -> list[tuple[int, float, float]] | None:
    assert isinstance(state, Position)
    return Solver(Appraisal(WEIGHTS)).solve(state, limit)


def assert_solved(state: State) -> None:
    """The solver must agree with brute force about every choice it tells from others."""
    seat = state.seat
    assert seat is not None
    outcomes = solve(state)
    assert outcomes
    for action, win, margin in outcomes:
        exact = worth_of(state, action)[seat]
        assert (win, margin) == pytest.approx((float(exact[0]), float(exact[1])), abs=1e-9)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_turns_of_two_seats_are_solved(seed: int) -> None:
    *_, ending = (
        state.clone()
        for state, _ in walk(Table("ali-baba", "small", 2), seed)
        if len(state.legal()) > 1 and state.to_json()["turns_left"] in (1, 2)
    )
    assert_solved(ending)


@pytest.mark.parametrize(
    "up",
    [
        {"2a1": "sword-blue", "1e5": "ring-brown", "1e3": "sword-pink"},
        {"2a1": "sword-green", "2a2": "ring-white", "1e3": "sword-pink"},
        {"2a1": "sword-yellow", "1e5": "ring-brown"},
    ],
    ids=["blue", "green and white", "yellow"],
)
def test_an_ending_with_a_tile_yet_to_be_turned_up_is_solved(up: dict[str, str]) -> None:
    state = table(
        up,
        ["1a1"],
        tiles={0: ["sword-white", "ring-pink"], 1: ["ring-green", "lamp-pink"]},
        scores={0: 3, 1: 4},
        unseen=["sword-brown", "ring-yellow", "lamp-blue"],
    )
    assert_solved(state)


def test_an_ending_with_two_tiles_turned_up_at_once_is_solved() -> None:
    state = table(
        {"2a1": "sword-pink", "1e3": "ring-blue"},
        ["1a1", "1a2"],
        tiles={0: ["sword-white"], 1: ["ring-green", "lamp-pink"]},
        unseen=["sword-brown", "ring-brown", "lamp-blue"],
    )
    assert_solved(state)


def test_an_ending_of_three_seats_without_secrets_is_solved() -> None:
    state = table(
        row("sword-pink", "ring-brown", "lamp-blue", "lamp-white"),
        tiles={0: ["sword-white"], 1: ["ring-green"], 2: ["lamp-pink"]},
        players=3,
        turns_left=3,
    )
    assert_solved(state)


def test_an_ending_that_is_too_big_is_left_alone() -> None:
    state = Table("ali-baba", "base", 2).new(1)[0]
    assert solve(state, limit=500) is None


def test_a_certain_win_is_seen_and_so_is_its_margin() -> None:
    state = table(
        row("sword-pink", "ring-blue"), tiles={0: ["sword-white"]}, scores={1: 5}, turns_left=1, active=0
    )
    assert solve(state) == [(0, 1.0, 3.0), (2, 0.0, -1.0)]
