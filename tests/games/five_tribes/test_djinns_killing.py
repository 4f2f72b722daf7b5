"""Djinns of assassins: Boaz, Iblis, Kandicha, Nekir (FT-D-…)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai import games

from .scenario import camels_on_board, choices, coins, of, on, play, refusal, seat, table


def strike(*tiles: str, seats: list[dict[str, Any]], **more: Any) -> games.State:
    """Two assassins on C3 are looking for a victim."""
    state = table("B3 A", "C3 A camel2", *tiles, seats=seats, **more)
    return play(state, "pick B3", "drop assassin C3")


@pytest.mark.rule("FT-D-BOAZ")
def test_boaz_protects_viziers_and_elders() -> None:
    seats = [seat(), seat(viziers=1, elders=1, djinns="boaz"), seat(viziers=1)]
    state = strike("D3 V", seats=seats)
    assert choices(state) == ["kill vizier D3", "kill vizier seat2"]
    assert refusal(state, "kill elder seat1") == ("FT-D-BOAZ", "Boaz protects this rival")


@pytest.mark.rule("FT-D-BOAZ", "FT-A5")
def test_who_reaches_only_those_boaz_protects_kills_nobody() -> None:
    state = strike("F5 V", seats=[seat(), seat(viziers=5, djinns="boaz"), seat()])
    assert state.step == "end"


@pytest.mark.rule("FT-D-BOAZ")
def test_boaz_does_not_protect_meeples_on_your_tiles() -> None:
    state = strike("D3 VE camel1", seats=[seat(), seat(djinns="boaz"), seat()])
    assert choices(state) == ["kill vizier D3", "kill elder D3"]


@pytest.mark.rule("FT-D-BOAZ", "FT-D-IBLIS")
def test_boaz_protects_against_iblis() -> None:
    seats = [seat(elders=1, djinns="iblis"), seat(viziers=2, elders=2, djinns="boaz"), seat()]
    state = strike("D3 V", seats=seats)
    assert choices(state) == ["kill vizier D3"]
    assert refusal(state, "use iblis elder") == ("FT-D-IBLIS", "no two could be killed together")


@pytest.mark.rule("FT-D-IBLIS")
def test_iblis_kills_two_meeples_on_one_tile() -> None:
    state = strike("D3 VEE", "C4 MM", seats=[seat(elders=1, djinns="iblis"), seat(), seat()])
    assert choices(state, "use") == ["use iblis elder"]
    play(state, "use iblis elder", "kill vizier D3")
    assert choices(state) == ["kill elder D3"]
    assert refusal(state, "kill merchant C4")[0] == "FT-D-IBLIS"
    play(state, "kill elder D3")
    assert on(state, "D3")["meeples"] == "E"
    assert state.to_json()["bag"] == "VEEAA"
    assert state.step == "end"


@pytest.mark.rule("FT-D-IBLIS")
def test_iblis_kills_any_two_in_front_of_one_rival() -> None:
    seats = [seat(elders=1, djinns="iblis"), seat(viziers=1, elders=1), seat(viziers=3)]
    state = strike(seats=seats)
    play(state, "use iblis elder", "kill elder seat1")
    assert choices(state) == ["kill vizier seat1"]
    assert refusal(state, "kill vizier seat2")[0] == "FT-D-IBLIS"
    play(state, "kill vizier seat1")
    assert (of(state, 1)["viziers"], of(state, 1)["elders"]) == (0, 0)


@pytest.mark.rule("FT-D-IBLIS")
def test_iblis_kills_one_where_only_one_stands() -> None:
    state = strike("D3 V", "C4 MM", seats=[seat(elders=1, djinns="iblis"), seat(), seat()])
    play(state, "use iblis elder", "kill vizier D3")
    assert state.step == "end"
    assert camels_on_board(state) == {"C3": 2, "D3": 0}


@pytest.mark.rule("FT-D-IBLIS", "FT-D1")
def test_iblis_can_not_be_paid_for_where_nobody_has_company() -> None:
    state = strike("D3 V", "C4 M", seats=[seat(elders=1, djinns="iblis"), seat(viziers=1), seat(elders=1)])
    assert choices(state, "use") == []


@pytest.mark.rule("FT-D-IBLIS", "FT-D1")
def test_iblis_costs_an_elder_or_a_fakir() -> None:
    state = strike("D3 VV", seats=[seat(elders=1, hand="fakir", djinns="iblis"), seat(), seat()])
    assert choices(state, "use") == ["use iblis elder", "use iblis fakir"]
    by_elder = play(state.clone(), "use iblis elder")
    assert (of(by_elder, 0)["elders"], of(by_elder, 0)["hand"]) == (0, ["fakir"])
    by_fakir = play(state, "use iblis fakir")
    assert (of(by_fakir, 0)["elders"], of(by_fakir, 0)["hand"]) == (1, [])


@pytest.mark.rule("FT-D-IBLIS", "FT-D1")
def test_who_can_not_pay_iblis_kills_once() -> None:
    state = strike("D3 VV", seats=[seat(hand="silk", djinns="iblis"), seat(), seat()])
    assert choices(state) == ["kill vizier D3"]
    assert refusal(state, "use iblis elder") == ("FT-D1", "you can't pay the price")


@pytest.mark.rule("FT-D-IBLIS")
def test_iblis_is_paid_before_the_kill() -> None:
    seats = [seat(elders=2, djinns="iblis"), seat(), seat()]
    state = table("B3 A", "C3 A", "D3 VV", seats=seats)
    assert refusal(state, "use iblis elder") == ("FT-D-IBLIS", "only before your assassins kill")
    play(state, "pick B3", "drop assassin C3", "kill vizier D3")
    assert refusal(state, "use iblis elder") == ("FT-D-IBLIS", "only before your assassins kill")


@pytest.mark.rule("FT-D-IBLIS", "FT-D1")
def test_iblis_is_used_once_a_turn() -> None:
    state = strike("D3 VVV", seats=[seat(elders=3, djinns="iblis"), seat(), seat()])
    play(state, "use iblis elder")
    assert refusal(state, "use iblis elder") == ("FT-D1", "this power was used this turn")


@pytest.mark.rule("FT-D-IBLIS", "FT-A3")
def test_two_kills_of_iblis_may_empty_a_tile() -> None:
    state = strike("D3 VE", seats=[seat(elders=1, djinns="iblis"), seat(), seat()])
    play(state, "use iblis elder", "kill vizier D3")
    assert on(state, "D3")["owner"] is None
    play(state, "kill elder D3")
    assert on(state, "D3")["owner"] == 0


@pytest.mark.rule("FT-D-IBLIS", "FT-A2")
def test_a_fakir_paid_to_iblis_no_longer_adds_to_the_reach() -> None:
    state = strike("D3 VV", "F4 MM", seats=[seat(hand="fakir fakir", djinns="iblis"), seat(), seat()])
    assert "kill merchant F4" in choices(state)
    play(state, "use iblis fakir")
    assert choices(state) == ["kill vizier D3"]


@pytest.mark.rule("FT-D-IBLIS", "FT-A2")
def test_iblis_paid_by_fakir_must_leave_the_reach_for_two() -> None:
    far = [seat(hand="fakir", elders=1, djinns="iblis"), seat(), seat()]
    state = strike("F3 MM", seats=far)
    assert choices(state) == ["kill merchant F3", "pass", "use iblis elder"]


@pytest.mark.rule("FT-D-IBLIS", "FT-A2")
def test_the_reach_is_paid_once_for_both_victims_of_iblis() -> None:
    state = strike("F4 MM", seats=[seat(hand="fakir fakir fakir", elders=1, djinns="iblis"), seat(), seat()])
    play(state, "use iblis elder", "kill merchant F4", "kill merchant F4")
    assert of(state, 0)["hand"] == ["fakir"]


@pytest.mark.rule("FT-D-IBLIS", "FT-A5")
def test_iblis_paid_in_vain_is_forgotten() -> None:
    seats = [seat(hand="fakir", elders=1, djinns="iblis sloar"), seat(), seat()]
    state = strike("F3 MM", seats=seats, deck="silk")
    play(state, "use iblis elder", "use sloar fakir")
    assert state.step == "end"
    assert state.to_json()["turn"]["double_kill"] is False


@pytest.mark.rule("FT-D-IBLIS", "FT-A5")
def test_iblis_paid_in_vain_does_not_help_the_next_killing() -> None:
    seats = [seat(hand="fakir", elders=1, djinns="iblis sloar"), seat(), seat()]
    state = strike("F3 MM", "F1 A", "F2 A", seats=seats, deck="silk")
    play(state, "use iblis elder", "use sloar fakir", "end")
    play(state, "pick F1", "drop assassin F2", "kill merchant F3")
    assert state.step == "end"
    assert on(state, "F3")["meeples"] == "M"


@pytest.mark.rule("FT-D-KANDICHA")
def test_kandicha_draws_a_card_for_a_merchant() -> None:
    state = strike("D3 MV", seats=[seat(djinns="kandicha"), seat(), seat()], deck="silk gold")
    play(state, "kill merchant D3", drawing="gold")
    assert of(state, 0)["hand"] == ["gold"]
    assert state.to_json()["bag"] == "MAA"


@pytest.mark.rule("FT-D-KANDICHA", "FT-R1")
def test_kandichas_card_may_need_the_discards_reshuffled() -> None:
    state = strike("D3 MV", seats=[seat(djinns="kandicha"), seat(), seat()], discard="silk gold")
    play(state, "kill merchant D3", drawing="silk")
    assert of(state, 0)["hand"] == ["silk"]
    assert state.to_json()["resources"] == {"row": [], "deck": ["gold"], "discard": []}


@pytest.mark.rule("FT-D-KANDICHA")
def test_kandicha_draws_nothing_where_no_card_is_left() -> None:
    state = strike("D3 MV", seats=[seat(djinns="kandicha"), seat(), seat()])
    play(state, "kill merchant D3", drawing="")
    assert of(state, 0)["hand"] == []
    assert state.to_json()["bag"] == "MAA"


@pytest.mark.rule("FT-D-KANDICHA")
def test_kandicha_pays_for_a_builder_by_the_blue_tiles_around_the_victim() -> None:
    blue = ("D4 village", "E4 village", "E5 sacred-place", "B2 village")
    state = strike("E3 BV", *blue, seats=[seat(djinns="kandicha"), seat(), seat()])
    play(state, "kill builder E3")
    assert coins(state)[0] == 10 + 2
    assert state.to_json()["bag"] == "BAA"


@pytest.mark.rule("FT-D-KANDICHA")
@pytest.mark.parametrize(("tribe", "kept"), [("vizier", "viziers"), ("elder", "elders")])
def test_kandicha_keeps_a_vizier_or_elder_from_a_tile(tribe: str, kept: str) -> None:
    state = strike("D3 VE", seats=[seat(djinns="kandicha"), seat(), seat()])
    play(state, f"kill {tribe} D3")
    assert of(state, 0)[kept] == 1
    assert state.to_json()["bag"] == "AA"


@pytest.mark.rule("FT-D-KANDICHA")
@pytest.mark.parametrize(("tribe", "kept"), [("vizier", "viziers"), ("elder", "elders")])
def test_kandicha_keeps_a_rivals_vizier_or_elder(tribe: str, kept: str) -> None:
    state = strike(seats=[seat(djinns="kandicha"), seat(viziers=1, elders=1), seat()])
    play(state, f"kill {tribe} seat1")
    assert of(state, 0)[kept] == 1
    assert of(state, 1)[kept] == 0
    assert state.to_json()["bag"] == "AA"


@pytest.mark.rule("FT-D-KANDICHA")
def test_kandicha_gives_nothing_for_an_assassin() -> None:
    state = strike("D3 AV", seats=[seat(djinns="kandicha"), seat(), seat()], deck="silk")
    play(state, "kill assassin D3", drawing="")
    assert of(state, 0) == {**of(state, 0), "coins": 10, "viziers": 0, "elders": 0, "hand": []}
    assert state.to_json()["bag"] == "AAA"


@pytest.mark.rule("FT-D-KANDICHA")
def test_a_rivals_kandicha_gets_nothing() -> None:
    state = strike("D3 VE", seats=[seat(), seat(djinns="kandicha"), seat()])
    play(state, "kill vizier D3")
    assert [of(state, number)["viziers"] for number in range(3)] == [0, 0, 0]
    assert state.to_json()["bag"] == "VAA"


@pytest.mark.rule("FT-D-KANDICHA", "FT-L5")
def test_an_elder_kept_by_kandicha_may_pay_at_the_sacred_place() -> None:
    seats = [seat(elders=1, djinns="kandicha"), seat(), seat()]
    state = table("B3 A", "C3 sacred-place A", "D3 E", seats=seats, djinn_row="enki")
    play(state, "pick B3", "drop assassin C3", "kill elder D3")
    assert choices(state) == ["buy enki elders", "pass"]


@pytest.mark.rule("FT-D-NEKIR")
@pytest.mark.parametrize(("holder", "expected"), [(0, [11, 10, 10]), (2, [10, 10, 12])])
def test_nekir_pays_for_a_kill(holder: int, expected: list[int]) -> None:
    seats = [seat(djinns="nekir" if number == holder else "") for number in range(3)]
    state = strike("D3 VV", seats=seats)
    play(state, "kill vizier D3")
    assert coins(state) == expected


@pytest.mark.rule("FT-D-NEKIR")
def test_nekir_pays_nothing_without_a_victim() -> None:
    state = strike("F3 V", seats=[seat(hand="fakir"), seat(djinns="nekir"), seat()])
    play(state, "pass")
    assert coins(state) == [10, 10, 10]


@pytest.mark.rule("FT-D-NEKIR")
def test_nekir_is_paid_for_a_victim_in_front_of_its_holder() -> None:
    state = strike(seats=[seat(), seat(viziers=1, djinns="nekir"), seat()])
    play(state, "kill vizier seat1")
    assert coins(state) == [10, 12, 10]


@pytest.mark.rule("FT-D-IBLIS", "FT-D-KANDICHA", "FT-D-NEKIR")
def test_iblis_kandicha_and_nekir_work_together() -> None:
    seats = [seat(elders=1, djinns="iblis kandicha nekir"), seat(), seat()]
    state = strike("D3 village VB", "D4 village", seats=seats)
    play(state, "use iblis elder", "kill builder D3", "kill vizier D3")
    assert of(state, 0) == {**of(state, 0), "coins": 10 + 2 + 1, "viziers": 1, "elders": 0}
    assert camels_on_board(state) == {"C3": 2, "D3": 0}
    assert state.to_json()["bag"] == "EBAA"


@pytest.mark.rule("FT-D-IBLIS", "FT-D-KANDICHA", "FT-D-NEKIR")
def test_two_rivals_elders_are_kept_and_a_rivals_nekir_earns_once() -> None:
    seats = [seat(elders=1, djinns="iblis kandicha"), seat(elders=2), seat(djinns="nekir")]
    state = strike(seats=seats)
    play(state, "use iblis elder", "kill elder seat1", "kill elder seat1")
    assert [of(state, number)["elders"] for number in range(3)] == [2, 0, 0]
    assert coins(state) == [10, 10, 12]


@pytest.mark.rule("FT-D-IBLIS", "FT-D-KANDICHA", "FT-R1")
def test_two_merchants_killed_bring_kandicha_two_cards() -> None:
    seats = [seat(elders=1, djinns="iblis kandicha"), seat(), seat()]
    state = strike("D3 MM", seats=seats, deck="silk", discard="gold")
    play(state, "use iblis elder", "kill merchant D3", drawing="silk")
    play(state, "kill merchant D3", drawing="gold")
    assert of(state, 0)["hand"] == ["gold", "silk"]
