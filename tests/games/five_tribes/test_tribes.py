"""Viziers, elders, merchants and builders (FT-V1, FT-E1, FT-G1, FT-U1)."""

from __future__ import annotations

import pytest

from .scenario import choices, coins, of, play, refusal, seat, table


@pytest.mark.rule("FT-V1")
def test_viziers_are_kept() -> None:
    state = table("B3 V", "C3 VVE", seats=[seat(viziers=1), seat(), seat()])
    play(state, "pick B3", "drop vizier C3")
    assert of(state, 0)["viziers"] == 4
    assert state.to_json()["bag"] == ""


@pytest.mark.rule("FT-E1")
def test_elders_are_kept() -> None:
    state = table("B3 E", "C3 EEM", seats=[seat(elders=1), seat(), seat()])
    play(state, "pick B3", "drop elder C3")
    assert of(state, 0)["elders"] == 4
    assert state.to_json()["bag"] == ""


@pytest.mark.rule("FT-G1")
def test_merchants_take_cards_from_the_start_of_the_row() -> None:
    state = table("B3 M", "C3 oasis MME", row="silk fakir fish wheat silk")
    play(state, "pick B3", "drop merchant C3")
    assert of(state, 0)["hand"] == ["silk", "fish", "fakir"]
    assert state.to_json()["resources"]["row"] == ["wheat", "silk"]
    assert state.to_json()["bag"] == "MMM"


@pytest.mark.rule("FT-G1")
def test_merchants_take_no_more_cards_than_there_are() -> None:
    state = table("B3 M", "C3 oasis MMME", row="silk fish", deck="gold gold")
    play(state, "pick B3", "drop merchant C3")
    assert of(state, 0)["hand"] == ["silk", "fish"]


@pytest.mark.rule("FT-G1")
def test_the_row_is_not_refilled_within_the_round() -> None:
    state = table("B3 M", "C3 oasis ME", "D3 E", row="silk fish gold", deck="wheat wheat wheat")
    play(state, "pick B3", "drop merchant C3", "end")
    assert state.to_json()["resources"]["row"] == ["gold"]


BLUE_BLOCK = ("B2 village", "C2 sacred-place", "D4 village", "E3 village", "C5 village")
"""Three blue tiles lie in the block around C3, two outside it."""


@pytest.mark.rule("FT-U1")
def test_builders_bring_coins_for_blue_tiles_around() -> None:
    state = table("B3 B", "C3 BBE", *BLUE_BLOCK)
    play(state, "pick B3", "drop builder C3")
    assert coins(state)[0] == 10 + 3 * 3
    assert state.to_json()["bag"] == "BBB"


@pytest.mark.rule("FT-U1")
def test_the_final_tile_counts_for_builders_if_it_is_blue() -> None:
    state = table("B3 B", "C3 village BE", *BLUE_BLOCK)
    play(state, "pick B3", "drop builder C3")
    assert coins(state)[0] == 10 + 4 * 2


@pytest.mark.rule("FT-U1")
@pytest.mark.parametrize("fakirs", [0, 1, 2])
def test_each_fakir_discarded_counts_as_a_builder(fakirs: int) -> None:
    state = table("B3 B", "C3 BE", *BLUE_BLOCK, seats=[seat(hand="fakir fakir silk"), seat(), seat()])
    play(state, "pick B3", "drop builder C3")
    assert choices(state) == ["builders 0", "builders 1", "builders 2"]
    play(state, f"builders {fakirs}")
    assert coins(state)[0] == 10 + 3 * (2 + fakirs)
    assert of(state, 0)["hand"] == ["silk"] + ["fakir"] * (2 - fakirs)
    assert state.to_json()["resources"]["discard"] == ["fakir"] * fakirs


@pytest.mark.rule("FT-U1")
def test_no_more_fakirs_help_builders_than_are_in_hand() -> None:
    state = table("B3 B", "C3 BE", *BLUE_BLOCK, seats=[seat(hand="fakir"), seat(), seat()])
    play(state, "pick B3", "drop builder C3")
    assert refusal(state, "builders 2") == ("FT-U1", "not enough fakirs")


@pytest.mark.rule("FT-U1")
def test_without_blue_tiles_builders_bring_nothing_and_fakirs_are_not_asked_for() -> None:
    state = table("B3 B", "C3 BE", seats=[seat(hand="fakir"), seat(), seat()])
    play(state, "pick B3", "drop builder C3")
    assert state.step == "end"
    assert coins(state)[0] == 10
    assert state.to_json()["bag"] == "BB"


@pytest.mark.rule("FT-U1")
def test_builders_at_the_corner_count_a_smaller_block() -> None:
    everywhere = [f"{column}{row} village" for row in range(1, 6) for column in "ABCDEF"]
    state = table(*everywhere, "A2 village B", "A1 village BE")
    play(state, "pick A2", "drop builder A1")
    assert coins(state)[0] == 10 + 4 * 2
