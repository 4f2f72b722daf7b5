"""Assassins (FT-A1 … FT-A5)."""

from __future__ import annotations

import pytest

from .scenario import camels_on_board, choices, coins, of, on, play, refusal, seat, table

THREE_FAKIRS = [seat(hand="fakir fakir fakir silk"), seat(), seat()]


@pytest.mark.rule("FT-A1")
def test_assassins_go_to_the_bag_and_kill_one_meeple() -> None:
    state = table("B3 A", "C3 A", "D3 VE")
    play(state, "pick B3", "drop assassin C3", "kill elder D3")
    assert on(state, "D3")["meeples"] == "V"
    assert state.to_json()["bag"] == "EAA"


@pytest.mark.rule("FT-A1")
def test_assassins_reach_as_many_steps_as_there_are_of_them() -> None:
    state = table("B3 A", "C3 A", "D4 V", "E4 V", "C5 M", "F3 M", "A3 B")
    play(state, "pick B3", "drop assassin C3")
    assert choices(state) == ["kill vizier D4", "kill merchant C5", "kill builder A3"]
    assert refusal(state, "kill vizier E4") == ("FT-A1", "the victim is out of reach")


@pytest.mark.rule("FT-A1")
def test_three_assassins_reach_three_steps() -> None:
    state = table("B3 A", "C3 AA", "E4 V", "F4 V")
    play(state, "pick B3", "drop assassin C3")
    assert choices(state) == ["kill vizier E4"]


@pytest.mark.rule("FT-A1")
def test_the_final_tile_is_within_the_reach_of_assassins() -> None:
    state = table("B3 A", "C3 AV")
    play(state, "pick B3", "drop assassin C3")
    assert choices(state) == ["kill vizier C3"]


@pytest.mark.rule("FT-A1")
def test_other_assassins_may_be_victims() -> None:
    state = table("B3 A", "C3 A", "D3 A")
    play(state, "pick B3", "drop assassin C3", "kill assassin D3")
    assert state.to_json()["bag"] == "AAA"


@pytest.mark.rule("FT-A1")
def test_viziers_and_elders_in_front_of_any_rival_are_within_reach() -> None:
    seats = [seat(viziers=2, elders=2), seat(viziers=1), seat(elders=3)]
    state = table("B3 A", "C3 A", seats=seats)
    play(state, "pick B3", "drop assassin C3")
    assert choices(state) == ["kill vizier seat1", "kill elder seat2"]
    play(state, "kill elder seat2")
    assert of(state, 2)["elders"] == 2
    assert state.to_json()["bag"] == "EAA"


@pytest.mark.rule("FT-A1")
def test_nobody_kills_in_front_of_themselves() -> None:
    state = table("B3 A", "C3 AV", seats=[seat(viziers=1), seat(), seat()])
    play(state, "pick B3", "drop assassin C3")
    assert refusal(state, "kill vizier seat0") == ("FT-A1", "this is not a rival")


@pytest.mark.rule("FT-A1", "FT-K3")
def test_victims_may_stand_on_a_rivals_tile() -> None:
    state = table("B3 A", "C3 A", "D3 V camel1")
    play(state, "pick B3", "drop assassin C3", "kill vizier D3")
    assert camels_on_board(state) == {"C3": 0, "D3": 1}


@pytest.mark.rule("FT-A2")
def test_each_fakir_adds_one_to_the_reach() -> None:
    state = table("B3 A", "C3 AE", "F3 V", "F4 V", "F5 V", "A1 V", seats=THREE_FAKIRS)
    play(state, "pick B3", "drop assassin C3")
    assert set(choices(state)) == {
        "kill elder C3",
        "kill vizier F3",
        "kill vizier F4",
        "kill vizier F5",
        "kill vizier A1",
    }


@pytest.mark.rule("FT-A2")
@pytest.mark.parametrize(("victim", "spent"), [("E3", 0), ("F3", 1), ("F4", 2), ("F5", 3)])
def test_only_as_many_fakirs_as_the_victim_needs_are_spent(victim: str, spent: int) -> None:
    state = table("B3 A", "C3 AE", f"{victim} V", seats=THREE_FAKIRS)
    play(state, "pick B3", "drop assassin C3", f"kill vizier {victim}")
    assert of(state, 0)["hand"] == ["silk"] + ["fakir"] * (3 - spent)
    assert state.to_json()["resources"]["discard"] == ["fakir"] * spent


@pytest.mark.rule("FT-A2")
def test_no_fakir_is_spent_on_a_victim_in_front_of_a_rival() -> None:
    state = table("B3 A", "C3 A", seats=[seat(hand="fakir"), seat(viziers=1), seat()])
    play(state, "pick B3", "drop assassin C3", "kill vizier seat1")
    assert of(state, 0)["hand"] == ["fakir"]


@pytest.mark.rule("FT-A2")
def test_nobody_is_killed_beyond_the_reach_of_all_fakirs() -> None:
    state = table("B3 A", "C3 AE", "F5 V", seats=[seat(hand="fakir fakir"), seat(), seat()])
    play(state, "pick B3", "drop assassin C3")
    assert refusal(state, "kill vizier F5") == ("FT-A2", "not enough fakirs for this reach")


@pytest.mark.rule("FT-A3")
def test_a_tile_emptied_by_the_kill_gets_a_camel() -> None:
    state = table("B3 A", "C3 AE", "D3 V")
    play(state, "pick B3", "drop assassin C3", "kill vizier D3")
    assert camels_on_board(state) == {"D3": 0}
    assert of(state, 0)["camels"] == 7


@pytest.mark.rule("FT-A3")
def test_the_final_tile_may_be_emptied_by_the_kill() -> None:
    state = table("B3 A", "C3 AE")
    play(state, "pick B3", "drop assassin C3")
    assert camels_on_board(state) == {}
    play(state, "kill elder C3")
    assert camels_on_board(state) == {"C3": 0}


@pytest.mark.rule("FT-A3")
def test_two_tiles_may_be_won_in_one_turn() -> None:
    state = table("B3 A", "C3 A", "D3 V")
    play(state, "pick B3", "drop assassin C3", "kill vizier D3")
    assert camels_on_board(state) == {"C3": 0, "D3": 0}
    assert of(state, 0)["camels"] == 6


@pytest.mark.rule("FT-A3")
def test_a_kill_that_leaves_meeples_wins_nothing() -> None:
    state = table("B3 A", "C3 AE", "D3 VM")
    play(state, "pick B3", "drop assassin C3", "kill vizier D3")
    assert camels_on_board(state) == {}


@pytest.mark.rule("FT-A4")
def test_the_last_camel_goes_to_the_final_tile() -> None:
    state = table("B3 A", "C3 A", "D3 V", seats=[seat(camels=1), seat(), seat()])
    play(state, "pick B3", "drop assassin C3", "kill vizier D3")
    assert camels_on_board(state) == {"C3": 0}
    assert on(state, "D3") == {**on(state, "D3"), "meeples": "", "owner": None}


@pytest.mark.rule("FT-A4")
def test_the_last_camel_goes_to_the_victims_tile_if_only_that_was_won() -> None:
    state = table("B3 A", "C3 AE", "D3 V", seats=[seat(camels=1), seat(), seat()])
    play(state, "pick B3", "drop assassin C3", "kill vizier D3")
    assert camels_on_board(state) == {"D3": 0}


@pytest.mark.rule("FT-A5")
def test_killing_is_due_where_somebody_is_within_reach() -> None:
    state = table("B3 A", "C3 A", "D3 V", seats=THREE_FAKIRS)
    play(state, "pick B3", "drop assassin C3")
    assert refusal(state, "pass") == ("FT-A5", "someone is in reach, so a kill is due")


@pytest.mark.rule("FT-A5")
def test_killing_is_due_where_only_a_rivals_elder_is_within_reach() -> None:
    state = table("B3 A", "C3 A", "F5 V", seats=[THREE_FAKIRS[0], seat(elders=1), seat()])
    play(state, "pick B3", "drop assassin C3")
    assert choices(state) == ["kill vizier F5", "kill elder seat1"]


@pytest.mark.rule("FT-A5")
def test_spending_fakirs_is_never_due() -> None:
    state = table("B3 A", "C3 oasis A", "F3 V", seats=THREE_FAKIRS)
    play(state, "pick B3", "drop assassin C3")
    assert choices(state) == ["kill vizier F3", "pass"]
    play(state, "pass")
    assert of(state, 0)["hand"] == THREE_FAKIRS[0]["hand"][3:] + ["fakir"] * 3
    assert on(state, "F3")["meeples"] == "V"
    assert on(state, "C3")["palms"] == 1


@pytest.mark.rule("FT-A5")
def test_without_a_victim_assassins_do_nothing() -> None:
    state = table("B3 A", "C3 oasis A", "F3 V", seats=[seat(viziers=3), seat(), seat()])
    play(state, "pick B3", "drop assassin C3")
    assert state.step == "end"
    assert state.to_json()["bag"] == "AA"
    assert on(state, "C3")["palms"] == 1


@pytest.mark.rule("FT-A1")
def test_a_kill_brings_no_coins_by_itself() -> None:
    state = table("B3 A", "C3 A", "D3 village B")
    play(state, "pick B3", "drop assassin C3", "kill builder D3")
    assert coins(state) == [10, 10, 10]
