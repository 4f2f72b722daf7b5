"""Moving meeples (FT-M1 … FT-M7); `test_sowing_exact.py` compares every choice with a search."""

from __future__ import annotations

import pytest

from .scenario import choices, on, play, refusal, seat, table


@pytest.mark.rule("FT-M1")
def test_all_meeples_of_the_tile_are_taken_in_hand() -> None:
    state = table("B3 VVE", "D4 V")
    play(state, "pick B3")
    assert on(state, "B3")["meeples"] == ""
    assert state.to_json()["turn"]["hand"] == "VVE"


@pytest.mark.rule("FT-M1")
def test_a_tile_without_meeples_can_not_be_picked() -> None:
    state = table("B3 V", "C3 V")
    assert choices(state, "pick") == ["pick B3", "pick C3"]
    assert refusal(state, "pick D3") == ("FT-M1", "no meeples on this tile")


@pytest.mark.rule("FT-M1")
def test_meeples_on_a_tile_with_a_camel_can_be_picked() -> None:
    state = table("B3 V camel1", "C3 V")
    assert "pick B3" in choices(state)


@pytest.mark.rule("FT-M2")
def test_each_meeple_goes_to_a_neighbour_of_the_last_tile() -> None:
    state = table("B3 VM", "C4 V", "D3 M", seats=[seat(), seat(), seat()])
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == ["drop merchant D3"]
    assert refusal(state, "drop merchant E3") == ("FT-M2", "this tile is not a neighbour")


@pytest.mark.rule("FT-M2")
def test_the_player_chooses_the_order_of_colours() -> None:
    state = table("B3 VE", "C4 V", "B5 E", "D3 VE")
    play(state, "pick B3")
    assert {"drop vizier C3", "drop elder C3"} <= set(choices(state))


@pytest.mark.rule("FT-M2")
def test_dropped_meeples_lie_where_they_were_dropped() -> None:
    state = table("B3 EVB", "D4 V")
    play(state, "pick B3", "drop elder C3", "drop builder D3", "drop vizier D4")
    assert on(state, "C3")["meeples"] == "E"
    assert on(state, "D3")["meeples"] == "B"


@pytest.mark.rule("FT-M3")
def test_never_diagonally() -> None:
    state = table("B3 V", "C3 V", "C4 V", "A2 V")
    play(state, "pick B3")
    assert choices(state) == ["drop vizier C3"]
    assert refusal(state, "drop vizier C4") == ("FT-M3", "this step is diagonal")


@pytest.mark.rule("FT-M2")
@pytest.mark.parametrize(
    ("corner", "near"), [("A1", "B1 A2"), ("F1", "F2 E1"), ("A5", "A4 B5"), ("F5", "F4 E5")]
)
def test_the_board_ends_at_its_edges(corner: str, near: str) -> None:
    everywhere = [f"{column}{row} V" for row in range(1, 6) for column in "ABCDEF"]
    state = table(*everywhere)
    play(state, f"pick {corner}")
    assert sorted(choices(state)) == sorted(f"drop vizier {name}" for name in near.split())


@pytest.mark.rule("FT-M4")
def test_never_straight_back_to_the_picked_tile() -> None:
    state = table("B3 VV", "C2 V", "A4 V")
    play(state, "pick B3", "drop vizier C3")
    assert refusal(state, "drop vizier B3") == ("FT-M4", "this goes straight back")


@pytest.mark.rule("FT-M4")
def test_never_straight_back_to_the_tile_just_left() -> None:
    state = table("B3 VVV", "D2 V", "E3 V", "C4 V")
    play(state, "pick B3", "drop vizier C3", "drop vizier D3")
    assert "drop vizier D2" in choices(state)
    assert refusal(state, "drop vizier C3") == ("FT-M4", "this goes straight back")


@pytest.mark.rule("FT-M4", "FT-M5")
def test_a_loop_of_four_steps_comes_back_to_a_meeple_of_this_move() -> None:
    state = table("C3 VVEMB", seats=[seat(), seat(), seat()])
    play(state, "pick C3", "drop vizier C4", "drop elder D4", "drop merchant D3", "drop builder C3")
    assert choices(state) == ["drop vizier C4"]
    play(state, "drop vizier C4")
    assert state.to_json()["seats"][0]["viziers"] == 2
    assert on(state, "C4")["owner"] == 0


@pytest.mark.rule("FT-M4", "FT-M6")
def test_a_loop_may_pass_the_picked_tile() -> None:
    state = table("C3 VVEMB")
    play(state, "pick C3", "drop vizier C4", "drop elder D4", "drop merchant D3")
    assert "drop builder C3" in choices(state)


@pytest.mark.rule("FT-M5")
def test_the_last_meeple_lands_on_its_own_colour() -> None:
    state = table("B3 V", "C3 E", "B4 V", "A3 M")
    play(state, "pick B3")
    assert choices(state) == ["drop vizier B4"]
    assert refusal(state, "drop vizier C3") == ("FT-M5", "no meeple of that colour waits there")


@pytest.mark.rule("FT-M5")
def test_the_picked_tile_starts_empty() -> None:
    state = table("C3 VVVV", "A1 E", "A2 E")
    assert choices(state, "pick") == ["pick A1", "pick A2"]
    assert refusal(state, "pick C3") == ("FT-M7", "from there the move can't be finished")


@pytest.mark.rule("FT-M6")
def test_empty_tiles_and_tiles_with_a_camel_may_be_passed() -> None:
    state = table("B3 VEM", "C3 camel1", "D3", "E3 M camel0")
    play(state, "pick B3", "drop vizier C3", "drop elder D3", "drop merchant E3")
    assert on(state, "C3") == {**on(state, "C3"), "meeples": "V", "owner": 1}
    assert on(state, "D3")["meeples"] == "E"


@pytest.mark.rule("FT-M6")
@pytest.mark.parametrize("there", ["C3", "C3 camel0", "C3 camel1"])
def test_a_move_can_not_end_on_an_empty_tile(there: str) -> None:
    state = table("B3 V", there, "B4 V")
    play(state, "pick B3")
    assert refusal(state, "drop vizier C3") == ("FT-M6", "a move can't end on an empty tile")


@pytest.mark.rule("FT-M6", "FT-K3")
def test_a_move_may_end_on_a_tile_with_a_camel() -> None:
    state = table("B3 V", "C3 V camel1")
    assert choices(play(state, "pick B3")) == ["drop vizier C3"]


@pytest.mark.rule("FT-M7")
def test_a_pick_that_can_not_be_finished_is_illegal() -> None:
    state = table("A1 VE", "F5 VE", "C3 M", "C4 M")
    assert choices(state, "pick") == ["pick C3", "pick C4"]
    assert refusal(state, "pick A1") == ("FT-M7", "from there the move can't be finished")


@pytest.mark.rule("FT-M7")
def test_a_drop_towards_nowhere_is_illegal() -> None:
    state = table("B3 VE", "D3 V")
    play(state, "pick B3")
    assert choices(state) == ["drop elder C3"]
    assert refusal(state, "drop elder A3") == ("FT-M7", "from there the move can't be finished")
    assert refusal(state, "drop vizier C3") == ("FT-M7", "from there the move can't be finished")


@pytest.mark.rule("FT-M7")
def test_five_different_meeples_with_nobody_to_meet_can_not_move() -> None:
    state = table("A1 VEMBA", "F4 V", "F5 V")
    assert choices(state, "pick") == ["pick F4", "pick F5"]


@pytest.mark.rule("FT-M7", "FT-M4")
def test_a_loop_needs_its_pair_in_the_right_order() -> None:
    state = table("C3 VVEMB")
    play(state, "pick C3")
    assert choices(state, "drop elder") == []
    assert len(choices(state, "drop vizier")) == 4
    play(state, "drop vizier C4")
    assert choices(state, "drop vizier") == []


@pytest.mark.rule("FT-M7", "FT-M4")
def test_six_meeples_may_drop_one_before_the_loop() -> None:
    state = table("C3 VVEMBA")
    play(state, "pick C3")
    assert choices(state, "drop vizier") == []
    play(state, "drop assassin D3")
    assert set(choices(state)) == {"drop vizier D2", "drop vizier E3", "drop vizier D4"}
