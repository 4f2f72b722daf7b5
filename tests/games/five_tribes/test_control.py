"""Taking the meeples of the last colour, and with them perhaps the tile (FT-K1 … FT-K3)."""

from __future__ import annotations

import pytest

from .scenario import camels_on_board, of, on, play, seat, table


@pytest.mark.rule("FT-K1")
def test_all_of_the_last_colour_are_taken_and_the_others_stay() -> None:
    state = table("B3 V", "C3 VVEM")
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")["meeples"] == "EM"
    assert of(state, 0)["viziers"] == 3


@pytest.mark.rule("FT-K1")
def test_meeples_of_the_last_colour_elsewhere_stay() -> None:
    state = table("B3 VV", "C4 V", "C3 V")
    play(state, "pick B3", "drop vizier C3", "drop vizier C4")
    assert on(state, "C3")["meeples"] == "VV"
    assert of(state, 0)["viziers"] == 2


@pytest.mark.rule("FT-K2")
def test_an_emptied_tile_gets_a_camel() -> None:
    state = table("B3 V", "C3 V")
    play(state, "pick B3", "drop vizier C3")
    assert camels_on_board(state) == {"C3": 0}
    assert of(state, 0)["camels"] == 7


@pytest.mark.rule("FT-K2")
def test_the_picked_tile_is_not_won() -> None:
    state = table("B3 V", "C3 VE")
    play(state, "pick B3", "drop vizier C3")
    assert camels_on_board(state) == {}


@pytest.mark.rule("FT-K2")
def test_a_tile_where_meeples_are_left_is_not_won() -> None:
    state = table("B3 V", "C3 VE")
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")["owner"] is None
    assert of(state, 0)["camels"] == 8


@pytest.mark.rule("FT-K2")
def test_a_camel_is_placed_by_itself_without_being_asked() -> None:
    state = table("B3 V", "C3 V")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "end"


@pytest.mark.rule("FT-K2")
def test_without_a_camel_an_emptied_tile_stays_free() -> None:
    state = table("B3 V", "C3 V", seats=[seat(camels=0), seat(), seat()], last=True)
    play(state, "pick B3", "drop vizier C3")
    assert camels_on_board(state) == {}
    assert of(state, 0)["camels"] == 0


@pytest.mark.rule("FT-K3")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_tile_changes_owner_and_no_second_camel_is_placed(owner: int) -> None:
    state = table("B3 V", f"C3 V camel{owner}")
    play(state, "pick B3", "drop vizier C3")
    assert camels_on_board(state) == {"C3": owner}
    assert of(state, 0)["camels"] == 8


@pytest.mark.rule("FT-K3")
def test_tribe_and_tile_act_on_a_rivals_tile() -> None:
    state = table("B3 V", "C3 oasis V camel1")
    play(state, "pick B3", "drop vizier C3")
    assert of(state, 0)["viziers"] == 2
    assert on(state, "C3")["palms"] == 1
