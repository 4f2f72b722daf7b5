"""The action of the final tile (FT-L1 … FT-L5)."""

from __future__ import annotations

import pytest

from .scenario import choices, coins, of, on, play, refusal, seat, table

ROW = "silk fish gold ivory wheat spice papyrus jewels pottery"


@pytest.mark.rule("FT-L1")
def test_an_oasis_gets_a_palm() -> None:
    state = table("B3 V", "C3 oasis VE palms1")
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")["palms"] == 2
    assert state.to_json()["palms"] == 11
    assert state.step == "end"


@pytest.mark.rule("FT-L1")
def test_without_palms_in_the_supply_an_oasis_does_nothing() -> None:
    state = table("B3 V", "C3 oasis VE", palms=0)
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")["palms"] == 0
    assert state.to_json()["palms"] == 0


@pytest.mark.rule("FT-L2")
def test_a_village_gets_a_palace() -> None:
    state = table("B3 V", "C3 village VE palaces1")
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")["palaces"] == 2
    assert state.to_json()["palaces"] == 9
    assert state.step == "end"


@pytest.mark.rule("FT-L2")
def test_without_palaces_in_the_supply_a_village_does_nothing() -> None:
    state = table("B3 V", "C3 village VE", palaces=0)
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")["palaces"] == 0
    assert state.to_json()["palaces"] == 0


@pytest.mark.rule("FT-L1", "FT-L2")
def test_only_the_final_tile_acts() -> None:
    state = table("B3 VE", "C3 oasis", "C4 village V")
    play(state, "pick B3", "drop elder C3", "drop vizier C4")
    assert on(state, "C3")["palms"] == 0
    assert on(state, "C4")["palaces"] == 1


@pytest.mark.rule("FT-L3")
def test_a_small_market_sells_one_of_the_first_three_cards_for_3() -> None:
    state = table("B3 V", "C3 small-market VE", row=ROW)
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == ["take 1", "take 2", "take 3", "pass"]
    play(state, "take 2")
    assert coins(state)[0] == 7
    assert of(state, 0)["hand"] == ["fish"]
    assert state.to_json()["resources"]["row"] == [
        "silk",
        "gold",
        "ivory",
        "wheat",
        "spice",
        "papyrus",
        "jewels",
        "pottery",
    ]
    assert state.step == "end"


@pytest.mark.rule("FT-L3")
def test_a_small_market_may_be_declined() -> None:
    state = table("B3 V", "C3 small-market VE", row=ROW)
    play(state, "pick B3", "drop vizier C3", "pass")
    assert coins(state)[0] == 10
    assert of(state, 0)["hand"] == []
    assert state.step == "end"


@pytest.mark.rule("FT-L3")
def test_a_small_market_sells_nothing_else() -> None:
    state = table("B3 V", "C3 small-market VE", row=ROW)
    play(state, "pick B3", "drop vizier C3")
    assert refusal(state, "take 4") == ("FT-L3", "the small market sells from the first 3 cards")


@pytest.mark.rule("FT-L3")
def test_a_market_offers_what_a_short_row_has() -> None:
    state = table("B3 V", "C3 small-market VE", row="silk fish")
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == ["take 1", "take 2", "pass"]


@pytest.mark.rule("FT-L3")
@pytest.mark.parametrize(("money", "asked"), [(2, "end"), (3, "take")])
def test_a_small_market_is_not_offered_to_who_can_not_pay(money: int, asked: str) -> None:
    state = table("B3 V", "C3 small-market VE", row=ROW, seats=[seat(coins=money), seat(), seat()])
    play(state, "pick B3", "drop vizier C3")
    assert state.step == asked


@pytest.mark.rule("FT-L4")
def test_a_large_market_sells_two_of_the_first_six_for_6() -> None:
    state = table("B3 V", "C3 large-market VE", row=ROW)
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == [*(f"take {position}" for position in range(1, 7)), "pass"]
    play(state, "take 6")
    assert choices(state) == [f"take {position}" for position in range(1, 6)]
    play(state, "take 1")
    assert coins(state)[0] == 4
    assert of(state, 0)["hand"] == ["silk", "spice"]
    assert state.to_json()["resources"]["row"] == [
        "fish",
        "gold",
        "ivory",
        "wheat",
        "papyrus",
        "jewels",
        "pottery",
    ]
    assert state.step == "end"


@pytest.mark.rule("FT-L4")
def test_a_large_market_sells_two_cards_where_two_can_be_taken() -> None:
    state = table("B3 V", "C3 large-market VE", row=ROW)
    play(state, "pick B3", "drop vizier C3", "take 1")
    assert refusal(state, "pass")[0] == "FT-L4"
    assert refusal(state, "take 6") == ("FT-L4", "the large market sells from the first 6 cards")


@pytest.mark.rule("FT-L4")
def test_with_one_card_in_the_row_a_large_market_still_costs_6() -> None:
    state = table("B3 V", "C3 large-market VE", row="silk")
    play(state, "pick B3", "drop vizier C3", "take 1")
    assert coins(state)[0] == 4
    assert of(state, 0)["hand"] == ["silk"]
    assert state.step == "end"


@pytest.mark.rule("FT-L4", "FT-L3")
@pytest.mark.parametrize("market", ["small-market", "large-market"])
def test_an_empty_row_sells_nothing(market: str) -> None:
    state = table("B3 V", f"C3 {market} VE", deck="silk silk")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "end"


@pytest.mark.rule("FT-L4")
@pytest.mark.parametrize(("money", "asked"), [(5, "end"), (6, "take")])
def test_a_large_market_is_not_offered_to_who_can_not_pay(money: int, asked: str) -> None:
    state = table("B3 V", "C3 large-market VE", row=ROW, seats=[seat(coins=money), seat(), seat()])
    play(state, "pick B3", "drop vizier C3")
    assert state.step == asked


@pytest.mark.rule("FT-L4", "FT-G1")
def test_merchants_take_their_cards_before_the_market_sells() -> None:
    state = table("B3 M", "C3 large-market ME", row="silk fish gold")
    play(state, "pick B3", "drop merchant C3")
    assert choices(state) == ["take 1", "pass"]


SACRED = ("B3 V", "C3 sacred-place VE")


@pytest.mark.rule("FT-L5")
def test_a_sacred_place_sells_any_face_up_djinn_for_two_elders() -> None:
    state = table(*SACRED, seats=[seat(elders=3), seat(), seat()], djinn_row="enki boaz leta")
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == ["buy enki elders", "buy boaz elders", "buy leta elders", "pass"]
    play(state, "buy boaz elders")
    assert of(state, 0) == {**of(state, 0), "djinns": ["boaz"], "elders": 1}
    assert state.to_json()["bag"] == "EE"
    assert state.to_json()["djinns"]["row"] == ["enki", "leta"]


@pytest.mark.rule("FT-L5")
def test_a_djinn_may_cost_an_elder_and_a_fakir() -> None:
    seats = [seat(elders=1, hand="fakir fakir"), seat(), seat()]
    state = table(*SACRED, seats=seats, djinn_row="enki")
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == ["buy enki fakir", "pass"]
    play(state, "buy enki fakir")
    assert of(state, 0) == {**of(state, 0), "djinns": ["enki"], "elders": 0, "hand": ["fakir"]}
    assert state.to_json()["bag"] == "E"
    assert state.to_json()["resources"]["discard"] == ["fakir"]


@pytest.mark.rule("FT-L5")
def test_both_ways_to_pay_are_offered_to_who_has_both() -> None:
    state = table(*SACRED, seats=[seat(elders=2, hand="fakir"), seat(), seat()], djinn_row="enki")
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == ["buy enki elders", "buy enki fakir", "pass"]


@pytest.mark.rule("FT-L5")
def test_two_fakirs_never_buy_a_djinn() -> None:
    state = table(*SACRED, seats=[seat(hand="fakir fakir fakir"), seat(), seat()], djinn_row="enki")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "end"
    assert refusal(state, "buy enki fakir")[0] == "FT-L5"


@pytest.mark.rule("FT-L5")
def test_one_elder_alone_buys_nothing() -> None:
    state = table(*SACRED, seats=[seat(elders=1, hand="silk"), seat(), seat()], djinn_row="enki")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "end"


@pytest.mark.rule("FT-L5")
def test_elders_gained_this_turn_may_pay() -> None:
    state = table("B3 E", "C3 sacred-place EV", djinn_row="enki")
    play(state, "pick B3", "drop elder C3", "buy enki elders")
    assert of(state, 0) == {**of(state, 0), "djinns": ["enki"], "elders": 0}


@pytest.mark.rule("FT-L5")
def test_a_sacred_place_may_be_declined_and_sells_one_djinn_only() -> None:
    state = table(*SACRED, seats=[seat(elders=4), seat(), seat()], djinn_row="enki boaz")
    play(state, "pick B3", "drop vizier C3")
    assert play(state.clone(), "pass").step == "end"
    assert play(state, "buy enki elders").step == "end"


@pytest.mark.rule("FT-L5")
def test_the_djinn_row_is_not_refilled_within_the_round() -> None:
    state = table(
        *SACRED, "D3 E", seats=[seat(elders=2), seat(), seat()], djinn_row="enki", djinn_pile="boaz"
    )
    play(state, "pick B3", "drop vizier C3", "buy enki elders", "end")
    assert state.to_json()["djinns"]["row"] == []


@pytest.mark.rule("FT-L5")
def test_without_face_up_djinns_a_sacred_place_offers_nothing() -> None:
    state = table(*SACRED, seats=[seat(elders=2), seat(), seat()], djinn_pile="boaz")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "end"
