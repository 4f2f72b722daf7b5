"""Bidding for the order of turns (FT-B1 … FT-B5)."""

from __future__ import annotations

import pytest

from .scenario import choices, coins, play, refusal, seat, table

A_MOVE = ("B3 V", "C3 VE")


@pytest.mark.rule("FT-B1")
def test_markers_bid_in_the_order_of_their_track() -> None:
    state = table(*A_MOVE, step="bid", turns=[2, 0, 1])
    order = []
    for line in ("bid 0", "bid 5", "bid 1"):
        order.append(state.seat)
        play(state, line)
    assert order == [2, 0, 1]


@pytest.mark.rule("FT-B1")
def test_a_bid_is_paid_at_once() -> None:
    state = table(step="bid", turns=[1, 0, 2])
    play(state, "bid 8")
    assert coins(state) == [10, 2, 10]


@pytest.mark.rule("FT-B2")
def test_a_paid_spot_holds_one_marker() -> None:
    state = table(step="bid", track={"5": 0}, done=1)
    assert choices(state) == ["bid 0", "bid 1", "bid 3", "bid 8"]
    assert refusal(state, "bid 5") == ("FT-B2", "this spot is taken")


@pytest.mark.rule("FT-B3", "FT-B5")
def test_the_first_to_bid_nothing_plays_last() -> None:
    state = table(*A_MOVE, step="bid", seats=[seat(), seat(), seat(), seat()], turns=[3, 1, 0, 2])
    play(state, "bid 0", "bid 0", "bid 3", "bid 0")
    assert state.to_json()["round"]["turn_order"] == [0, 2, 1, 3]


@pytest.mark.rule("FT-B3")
def test_a_fourth_marker_must_pay() -> None:
    four = [seat(), seat(), seat(), seat()]
    state = table(step="bid", seats=four, track={"0": [0, 1, 2]}, done=3)
    assert choices(state) == ["bid 1", "bid 3", "bid 5", "bid 8"]
    assert refusal(state, "bid 0") == ("FT-B3", "three markers stand at 0 already")


@pytest.mark.rule("FT-B4")
def test_nobody_bids_more_than_they_have() -> None:
    state = table(step="bid", seats=[seat(coins=7), seat(), seat()])
    assert choices(state) == ["bid 0", "bid 1", "bid 3", "bid 5"]
    assert refusal(state, "bid 8") == ("FT-B4", "not enough coins")


@pytest.mark.rule("FT-B4")
def test_all_coins_may_be_bid() -> None:
    state = table(step="bid", seats=[seat(coins=18), seat(), seat()])
    assert coins(play(state, "bid 18"))[0] == 0


@pytest.mark.rule("FT-B4")
def test_who_can_pay_for_no_free_spot_takes_the_cheapest() -> None:
    seats = [seat(), seat(), seat(), seat(coins=0)]
    state = table(*A_MOVE, step="bid", seats=seats, track={"0": [0, 1, 2]}, done=3)
    assert choices(state) == ["bid 1"]
    play(state, "bid 1")
    assert coins(state)[3] == 0
    assert state.to_json()["round"]["turn_order"] == [3, 2, 1, 0]


@pytest.mark.rule("FT-B5")
def test_turns_run_from_the_dearest_spot_down() -> None:
    seats = [seat(coins=50) for _ in range(4)]
    state = table(*A_MOVE, step="bid", seats=seats)
    play(state, "bid 3", "bid 18", "bid 0", "bid 12")
    assert state.to_json()["round"]["turn_order"] == [1, 3, 0, 2]
    assert (state.seat, state.step) == (1, "pick")


@pytest.mark.rule("FT-B5", "FT-S1")
def test_with_two_seats_every_marker_bids_and_plays() -> None:
    state = table(*A_MOVE, step="bid", seats=[seat(), seat()], turns=[1, 0, 0, 1])
    play(state, "bid 0", "bid 5", "bid 1", "bid 3")
    assert coins(state) == [4, 7]
    assert state.to_json()["round"]["turn_order"] == [0, 1, 0, 1]
