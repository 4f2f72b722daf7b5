"""Selling goods at the end of a turn (FT-X1)."""

from __future__ import annotations

import pytest

from .scenario import choices, coins, of, play, refusal, seat, table

GOODS = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"]


@pytest.mark.rule("FT-X1")
@pytest.mark.parametrize(
    ("size", "price"), [(1, 1), (2, 3), (3, 7), (4, 13), (5, 21), (6, 30), (7, 40), (8, 50), (9, 60)]
)
def test_a_set_brings_its_price(size: int, price: int) -> None:
    state = table(step="end", seats=[seat(coins=0, hand=" ".join(GOODS)), seat(), seat()])
    play(state, *(f"offer {good}" for good in GOODS[:size]), "sell")
    assert coins(state)[0] == price
    assert of(state, 0)["hand"] == GOODS[size:]
    assert state.to_json()["resources"]["discard"] == GOODS[:size]


@pytest.mark.rule("FT-X1")
def test_a_set_holds_each_good_once() -> None:
    state = table(step="end", seats=[seat(hand="silk silk fish"), seat(), seat()])
    play(state, "offer silk")
    assert choices(state) == ["offer fish", "sell"]
    assert refusal(state, "offer silk") == ("FT-X1", "this good is in the set already")


@pytest.mark.rule("FT-X1")
def test_any_number_of_sets_may_be_sold() -> None:
    state = table(step="end", seats=[seat(coins=0, hand="silk silk fish"), seat(), seat()])
    play(state, "offer silk", "offer fish", "sell", "offer silk", "sell")
    assert coins(state)[0] == 3 + 1
    assert of(state, 0)["hand"] == []


@pytest.mark.rule("FT-X1")
def test_nothing_need_be_sold() -> None:
    state = table("D3 V", "D4 V", step="end", seats=[seat(hand="silk fish"), seat(), seat()])
    play(state, "end")
    assert of(state, 0)["hand"] == ["silk", "fish"]
    assert state.seat == 1


@pytest.mark.rule("FT-X1")
def test_fakirs_are_no_goods() -> None:
    state = table(step="end", seats=[seat(hand="fakir fakir"), seat(), seat()])
    assert choices(state) == ["end"]


@pytest.mark.rule("FT-X1")
def test_a_set_laid_out_is_sold() -> None:
    state = table(step="end", seats=[seat(hand="silk"), seat(), seat()])
    play(state, "offer silk")
    assert choices(state) == ["sell"]
    assert refusal(state, "end")[0] == "FT-X1"


@pytest.mark.rule("FT-X1")
def test_an_empty_set_can_not_be_sold() -> None:
    state = table(step="end", seats=[seat(hand="silk"), seat(), seat()])
    assert refusal(state, "sell") == ("FT-X1", "no goods are laid out")


@pytest.mark.rule("FT-X1")
def test_goods_are_not_sold_before_the_tile_action() -> None:
    state = table("B3 V", "C3 small-market VE", row="gold", seats=[seat(hand="silk"), seat(), seat()])
    assert refusal(state, "offer silk") == ("FT-X1", "goods are sold after the tile action")
    play(state, "pick B3", "drop vizier C3")
    assert refusal(state, "offer silk") == ("FT-X1", "goods are sold after the tile action")
    play(state, "pass")
    assert "offer silk" in choices(state)


@pytest.mark.rule("FT-X1")
def test_goods_got_this_turn_may_be_sold() -> None:
    state = table("B3 M", "C3 oasis ME", row="gold silk")
    play(state, "pick B3", "drop merchant C3", "offer gold", "offer silk", "sell")
    assert coins(state)[0] == 10 + 3


@pytest.mark.rule("FT-X1")
def test_only_the_seat_whose_turn_it_is_sells_goods() -> None:
    state = table(step="end", seats=[seat(hand="silk"), seat(hand="gold"), seat()])
    assert refusal(state, "offer gold") == ("FT-X1", "you do not have this good")
