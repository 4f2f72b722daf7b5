"""Kumarbi, who makes bids cheaper (FT-D-KUMARBI)."""

from __future__ import annotations

import pytest

from caravanserai import games

from .scenario import choices, coins, of, play, refusal, seat, table


def bidding(money: int, hand: str, **more: int) -> games.State:
    """Seat 0 has Kumarbi and is to bid first."""
    return table(step="bid", seats=[seat(coins=money, hand=hand, djinns="kumarbi", **more), seat(), seat()])


@pytest.mark.rule("FT-D-KUMARBI")
@pytest.mark.parametrize(
    ("fakirs", "spot", "price"),
    [
        (0, 18, 18),
        (1, 18, 12),
        (2, 18, 8),
        (3, 18, 5),
        (4, 18, 3),
        (5, 18, 1),
        (6, 18, 0),
        (1, 5, 3),
        (1, 1, 0),
    ],
)
def test_each_fakir_for_kumarbi_lowers_the_price_by_one_spot(fakirs: int, spot: int, price: int) -> None:
    state = bidding(50, "fakir " * 7)
    play(state, *["discount"] * fakirs, f"bid {spot}")
    assert coins(state)[0] == 50 - price
    assert of(state, 0)["hand"] == ["fakir"] * (7 - fakirs)
    assert state.to_json()["resources"]["discard"] == ["fakir"] * fakirs


@pytest.mark.rule("FT-D-KUMARBI")
def test_a_discount_leaves_the_spot_that_was_bid() -> None:
    state = bidding(50, "fakir fakir")
    play(state, "discount", "discount", "bid 12")
    assert state.to_json()["round"]["track"]["12"] == 0


@pytest.mark.rule("FT-D-KUMARBI")
@pytest.mark.parametrize("spot", [0, 1, 3])
def test_no_discount_brings_a_price_under_nothing(spot: int) -> None:
    state = bidding(50, "fakir fakir")
    play(state, "discount", "discount", f"bid {spot}")
    assert coins(state)[0] == 50


@pytest.mark.rule("FT-D-KUMARBI", "FT-D1")
def test_no_more_fakirs_are_taken_for_a_discount_than_the_dearest_spot_needs() -> None:
    state = bidding(50, "fakir " * 7)
    play(state, *["discount"] * 6)
    assert refusal(state, "discount") == ("FT-D1", "the power would do nothing now")


@pytest.mark.rule("FT-D-KUMARBI", "FT-D1")
def test_no_discount_is_offered_where_every_spot_stays_too_dear() -> None:
    seats = [seat(), seat(coins=1, hand="fakir", djinns="kumarbi")]
    state = table(step="bid", seats=seats, track={"1": 0, "3": 0, "5": 1}, turns=[0, 0, 1, 1], done=3)
    assert choices(state) == ["bid 0"]
    assert refusal(state, "discount") == ("FT-D1", "the power would do nothing now")


@pytest.mark.rule("FT-D-KUMARBI", "FT-B4")
def test_the_lowered_price_must_be_within_the_coins() -> None:
    state = bidding(8, "fakir")
    assert choices(state) == ["bid 0", "bid 1", "bid 3", "bid 5", "bid 8", "discount"]
    assert refusal(state, "bid 12") == ("FT-B4", "not enough coins")
    play(state, "discount")
    assert choices(state) == ["bid 0", "bid 1", "bid 3", "bid 5", "bid 8", "bid 12"]
    play(state, "bid 12")
    assert coins(state)[0] == 0


@pytest.mark.rule("FT-D-KUMARBI", "FT-B4")
def test_a_broke_seat_may_pay_in_fakirs_alone() -> None:
    state = bidding(0, "fakir fakir")
    assert choices(state) == ["bid 0", "discount"]
    play(state, "discount")
    assert choices(state) == ["bid 0", "bid 1", "discount"]
    play(state, "discount")
    assert choices(state) == ["bid 0", "bid 1", "bid 3"]
    play(state, "bid 3")
    assert coins(state)[0] == 0


@pytest.mark.rule("FT-D-KUMARBI", "FT-B3", "FT-B4")
def test_a_broke_seat_with_the_zeros_full_may_pay_a_fakir_or_nothing() -> None:
    seats = [seat(), seat(), seat(), seat(coins=0, hand="fakir", djinns="kumarbi")]
    tiles = ("B3 V", "C3 VE")
    state = table(*tiles, step="bid", seats=seats, track={"0": [0, 1, 2]}, done=3)
    assert choices(state) == ["bid 1", "discount"]
    play(state, "discount")
    assert choices(state) == ["bid 1"]
    play(state, "bid 1")
    assert coins(state)[3] == 0
    assert of(state, 3)["hand"] == []


@pytest.mark.rule("FT-D-KUMARBI")
def test_elders_buy_no_discount() -> None:
    state = bidding(50, "silk", elders=3)
    assert refusal(state, "discount") == ("FT-D1", "you can't pay the price")


@pytest.mark.rule("FT-D-KUMARBI")
def test_a_discount_is_kumarbis_alone() -> None:
    state = table(step="bid", seats=[seat(hand="fakir"), seat(djinns="kumarbi"), seat()])
    assert refusal(state, "discount") == ("FT-D-KUMARBI", "you do not have this djinn")


@pytest.mark.rule("FT-D-KUMARBI")
def test_a_discount_is_for_one_bid() -> None:
    holder = seat(coins=50, hand="fakir", djinns="kumarbi")
    state = table(step="bid", seats=[holder, seat(coins=50)], turns=[0, 0, 1, 1])
    play(state, "discount", "bid 12", "bid 5")
    assert coins(state) == [50 - 8 - 5, 50]


@pytest.mark.rule("FT-D-KUMARBI")
def test_with_two_seats_each_marker_may_get_a_discount() -> None:
    holder = seat(coins=50, hand="fakir fakir", djinns="kumarbi")
    state = table(step="bid", seats=[holder, seat(coins=50)], turns=[0, 0, 1, 1])
    play(state, "discount", "bid 12", "discount", "bid 5")
    assert coins(state) == [50 - 8 - 3, 50]


@pytest.mark.rule("FT-D-KUMARBI")
def test_no_discount_is_offered_outside_bidding() -> None:
    state = table("B3 V", "C3 V", seats=[seat(hand="fakir", djinns="kumarbi"), seat(), seat()])
    assert refusal(state, "discount") == ("FT-D-KUMARBI", "prices are lowered while bidding")
