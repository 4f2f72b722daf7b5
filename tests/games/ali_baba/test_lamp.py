"""Aladdin's lamp: six tiles beside the cave, for which a lamp can be swapped."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games import Chance, State

from .scenario import ALI_BABA, TILES, held, legal, play, points, refused, row, table


def lamps(up: dict[str, str], down: tuple[str, ...] = (), **others: Any) -> State:
    return table(up, down, variant="lamp", **others)


@pytest.mark.rule("AB-L1")
@pytest.mark.parametrize("seed", range(20))
def test_six_tiles_that_are_no_lamps_lie_beside_the_cave_and_all_others_in_it(seed: int) -> None:
    position = ALI_BABA.new(3, Chance(seed), "lamp").to_json()
    assert len(position["beside"]) == 6
    assert not any(tile.startswith("lamp") for tile in position["beside"])
    face_up = [lying["tile"] for lying in position["cave"].values() if lying["tile"]]
    assert sorted(position["unseen"] + position["beside"] + face_up) == sorted(TILES)
    assert len(position["cave"]) == 54


@pytest.mark.rule("AB-L2")
def test_a_lamp_gives_the_choice_of_its_magic_or_a_swap() -> None:
    state = play(lamps(row("lamp-pink", "ring-blue"), beside=["ruby-pink", "sword-white"]), "take 1a1")
    assert (state.seat, state.step) == (0, "magic")
    assert legal(state) == ["magic", "swap ruby-pink", "swap sword-white"]


@pytest.mark.rule("AB-L2")
def test_a_lamp_may_give_its_own_magic() -> None:
    state = play(lamps(row("lamp-pink", "ring-blue"), beside=["ruby-blue"]), "take 1a1", "magic")
    assert points(state) == 5
    assert held(state, 0) == ["lamp-pink"]
    assert state.to_json()["beside"] == ["ruby-blue"]


@pytest.mark.rule("AB-L2")
def test_a_swap_brings_the_other_tile_and_its_magic_and_leaves_the_lamp_beside_the_cave() -> None:
    state = play(lamps(row("lamp-blue", "ring-blue"), beside=["ruby-pink"]), "take 1a1", "swap ruby-pink")
    assert points(state) == 5
    assert held(state, 0) == ["ruby-pink"]
    assert state.to_json()["beside"] == ["lamp-blue"]
    assert state.seat == 1


@pytest.mark.rule("AB-L2")
def test_only_a_tile_beside_the_cave_can_be_swapped_for() -> None:
    state = play(lamps(row("lamp-pink", "ring-blue"), beside=["ruby-pink"]), "take 1a1")
    assert refused(state, "swap ring-blue") == ("AB-L2", "this tile does not lie beside the cave")
    assert refused(state, "take 1a3") == ("AB-L2", "the lamp's own magic or a swap must be chosen")


@pytest.mark.rule("AB-L2")
def test_a_lamp_left_beside_the_cave_can_be_swapped_for_and_gives_its_own_magic_only() -> None:
    state = lamps(row("lamp-blue", "ring-blue"), beside=["lamp-pink", "ruby-pink"])
    play(state, "take 1a1", "swap lamp-pink")
    assert points(state) == 5
    assert (state.seat, state.step) == (1, "take")
    assert state.to_json()["beside"] == ["ruby-pink", "lamp-blue"]


@pytest.mark.rule("AB-L2")
def test_without_a_tile_beside_the_cave_a_lamp_asks_nothing() -> None:
    state = play(lamps(row("lamp-pink", "ring-blue")), "take 1a1")
    assert points(state) == 5
    assert state.seat == 1


@pytest.mark.rule("AB-L2")
def test_in_the_base_game_a_lamp_is_a_tile_like_any_other() -> None:
    state = play(table(row("lamp-pink", "ring-blue"), beside=["ruby-blue"]), "take 1a1")
    assert points(state) == 5
    assert state.seat == 1


@pytest.mark.rule("AB-L3")
def test_a_swapped_blue_counts_the_tiles_that_the_lamp_turned_up() -> None:
    state = lamps({"2a1": "lamp-pink"}, ("1a1", "1a2", "1b1", "1b2"), beside=["ruby-blue"])
    play(state, "take 2a1", turned=["ring-pink", "ring-blue", "ring-brown", "ring-white"])
    play(state, "swap ruby-blue")
    assert points(state) == 8


@pytest.mark.rule("AB-L3")
def test_a_swapped_blue_counts_the_square_of_the_lamp() -> None:
    state = play(lamps(row("lamp-pink", "ring-blue"), beside=["ruby-blue"]), "take 1a1", "swap ruby-blue")
    assert points(state) == 2


@pytest.mark.rule("AB-L3", "AB-GREEN1")
def test_a_swapped_green_takes_a_neighbour_of_the_lamps_place() -> None:
    cave = {"1b2": "lamp-pink", "1b1": "ring-pink", "1e5": "ring-blue"}
    state = play(lamps(cave, beside=["ruby-green"]), "take 1b2", "swap ruby-green")
    assert legal(state) == ["also 1b1"]
    play(state, "also 1b1")
    assert held(state, 0) == ["ruby-green", "ring-pink"]


@pytest.mark.rule("AB-L3", "AB-BROWN")
def test_a_swapped_brown_counts_the_new_tiles_treasure() -> None:
    hands = {0: ["ruby-pink", "ruby-white", "lamp-white"]}
    state = play(
        lamps(row("lamp-pink", "ring-blue"), beside=["ruby-brown"], tiles=hands),
        "take 1a1",
        "swap ruby-brown",
    )
    assert points(state) == 6


@pytest.mark.rule("AB-L2", "AB-WHITE1")
def test_a_swapped_white_bans() -> None:
    state = play(
        lamps(row("lamp-pink", "ring-blue"), beside=["ruby-white"]), "take 1a1", "swap ruby-white", "ban blue"
    )
    assert state.to_json()["bans"] == [{"seat": 0, "what": "blue"}]


@pytest.mark.rule("AB-L2", "AB-YELLOW1")
def test_a_swapped_yellow_takes_a_tile_that_a_rival_shows() -> None:
    state = lamps(row("lamp-pink", "ring-blue"), beside=["ruby-yellow"], tiles={1: ["crown-pink"]})
    play(state, "take 1a1", "swap ruby-yellow", "show crown-pink", "steal seat1")
    assert held(state, 0) == ["ruby-yellow", "crown-pink"]


@pytest.mark.rule("AB-L4")
def test_a_lamp_taken_through_green_is_not_swapped() -> None:
    cave = {"1b2": "ring-green", "1b1": "lamp-pink", "1e5": "ring-blue"}
    state = play(lamps(cave, beside=["ruby-pink"]), "take 1b2", "also 1b1")
    assert (state.seat, state.step) == (1, "take")
    assert points(state) == 0
    assert state.to_json()["beside"] == ["ruby-pink"]


@pytest.mark.rule("AB-L4")
def test_a_lamp_taken_through_yellow_is_not_swapped() -> None:
    state = lamps(row("ring-yellow", "ring-blue"), beside=["ruby-pink"], tiles={1: ["lamp-pink"]})
    play(state, "take 1a1", "show lamp-pink", "steal seat1")
    assert (state.seat, state.step) == (1, "take")
    assert state.to_json()["beside"] == ["ruby-pink"]
