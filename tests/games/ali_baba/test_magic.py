"""The magic of pink, blue, brown, green and yellow tiles."""

from __future__ import annotations

import pytest

from .scenario import face_up, held, legal, play, points, refused, row, table

UNDER_2A1 = ["1a1", "1a2", "1b1", "1b2"]


@pytest.mark.rule("AB-PINK")
def test_pink_brings_five_points() -> None:
    state = play(table(row("diamond-pink", "ring-blue"), scores={0: 3}), "take 1a1")
    assert points(state, 0) == 8


@pytest.mark.rule("AB-BLUE")
def test_blue_brings_two_points_for_each_tile_turned_up() -> None:
    state = table({"2a1": "carpet-blue", "2b1": "ring-pink"}, [*UNDER_2A1, "1c1", "1c2"])
    play(state, "take 2a1", turned=["ruby-pink", "ruby-white"])
    assert points(state) == 4


@pytest.mark.rule("AB-BLUE")
def test_blue_that_turns_up_nothing_brings_nothing() -> None:
    state = table({"2a1": "carpet-blue", "2b1": "ring-pink"}, ["1b1", "1b2", "1c1", "1c2"])
    assert points(play(state, "take 2a1")) == 0


@pytest.mark.rule("AB-BLUE")
def test_blue_brings_two_points_for_a_square_of_layer_one() -> None:
    assert points(play(table(row("carpet-blue", "ring-pink")), "take 1a1")) == 2


@pytest.mark.rule("AB-BROWN")
def test_the_third_sword_being_brown_brings_six() -> None:
    state = table(row("sword-brown", "ring-pink"), tiles={0: ["sword-pink", "sword-white", "ring-blue"]})
    assert points(play(state, "take 1a1")) == 6


@pytest.mark.rule("AB-BROWN")
def test_brown_counts_the_tile_itself_and_not_those_of_rivals() -> None:
    state = table(row("sword-brown", "ring-pink"), tiles={1: ["sword-pink", "sword-white"]})
    assert points(play(state, "take 1a1")) == 2


@pytest.mark.rule("AB-GREEN1")
def test_green_asks_for_a_face_up_neighbour_of_the_emptied_place() -> None:
    cave = {
        "1b2": "ring-green",
        "1a2": "ruby-pink",
        "1b1": "ruby-blue",
        "1c2": "ruby-brown",
        "1c3": "ruby-white",
    }
    state = play(table(cave), "take 1b2")
    assert (state.seat, state.step) == (0, "also")
    assert legal(state) == ["also 1a2", "also 1b1", "also 1c2"]


@pytest.mark.rule("AB-GREEN1")
@pytest.mark.parametrize("colour", ["pink", "blue", "brown", "green", "yellow", "white"])
def test_the_second_tile_of_green_is_kept_and_its_magic_does_nothing(colour: str) -> None:
    cave = {"1b2": "ring-green", "1b1": f"ruby-{colour}", "1c1": "ring-pink"}
    state = play(table(cave, tiles={1: ["ring-blue"]}), "take 1b2", "also 1b1")
    assert held(state, 0) == [f"ruby-{colour}", "ring-green"]
    assert points(state) == 0
    assert (state.seat, state.step) == (1, "take")


@pytest.mark.rule("AB-GREEN1")
def test_a_tile_touching_only_by_a_corner_is_no_neighbour() -> None:
    state = play(table({"1b2": "ring-green", "1a1": "ruby-pink", "1b1": "ruby-blue"}), "take 1b2")
    assert refused(state, "also 1a1") == ("AB-GREEN1", "this tile is not next to the emptied place")


@pytest.mark.rule("AB-GREEN1")
def test_green_can_not_take_a_face_down_neighbour() -> None:
    cave = {"1a1": "ring-green", "2a2": "ruby-pink", "1b1": "ruby-blue"}
    state = play(table(cave, ["1a2", "1a3", "1b2", "1b3"]), "take 1a1")
    assert legal(state) == ["also 1b1"]
    assert refused(state, "also 1a2") == ("AB-GREEN1", "this tile is face down")


@pytest.mark.rule("AB-GREEN1")
def test_green_finds_nothing_to_take_on_an_empty_place_next_to_it() -> None:
    state = play(table({"1b2": "ring-green", "1b1": "ruby-blue"}), "take 1b2")
    assert refused(state, "also 1b3") == ("AB-GREEN1", "no tile lies on this place")


@pytest.mark.rule("AB-GREEN1")
def test_the_second_tile_of_green_can_not_be_declined() -> None:
    state = play(table({"1b2": "ring-green", "1b1": "ruby-blue"}), "take 1b2")
    assert refused(state, "take 1b1") == ("AB-GREEN1", "a tile next to the emptied place must be taken")


@pytest.mark.rule("AB-GREEN1", "AB-T3")
def test_green_without_a_face_up_neighbour_does_nothing() -> None:
    state = play(table({"1b2": "ring-green", "1d4": "ruby-blue"}), "take 1b2")
    assert (state.seat, state.step) == (1, "take")


@pytest.mark.rule("AB-GREEN1", "AB-GREEN3")
def test_tiles_of_the_layer_below_are_no_neighbours() -> None:
    state = table({"2a1": "ring-green"}, UNDER_2A1)
    play(state, "take 2a1", turned=["crown-pink", "crown-blue", "crown-brown", "crown-white"])
    assert state.seat == 1


@pytest.mark.rule("AB-GREEN3")
def test_half_an_edge_across_layers_makes_no_neighbour_in_the_smaller_cave() -> None:
    cave = {"2a1": "ring-green", "1c1": "ruby-pink", "1c2": "ruby-blue"}
    state = table(cave, ["1a1", "1b1"], variant="small", out=["carpet", "statue", "lamp"])
    play(state, "take 2a1", turned=["crown-pink", "crown-blue"])
    assert state.seat == 1


@pytest.mark.rule("AB-GREEN2")
def test_what_the_second_take_uncovers_is_turned_up() -> None:
    cave = {"2a1": "ring-green", "2b1": "ruby-pink"}
    state = table(cave, [*UNDER_2A1, "1c1", "1c2"])
    play(state, "take 2a1", turned=["crown-pink", "crown-blue"])
    play(state, "also 2b1", turned=["crown-brown", "crown-green", "crown-white", "crown-yellow"])
    assert face_up(state) == {
        "1a1": "crown-pink",
        "1a2": "crown-blue",
        "1b1": "crown-brown",
        "1b2": "crown-green",
        "1c1": "crown-white",
        "1c2": "crown-yellow",
    }


@pytest.mark.rule("AB-GREEN2", "AB-BLUE")
def test_tiles_turned_up_by_the_second_take_bring_no_points() -> None:
    state = table({"2a1": "ring-green", "2b1": "ruby-blue"}, ["1b1", "1b2", "1c1", "1c2"])
    play(state, "take 2a1")
    play(state, "also 2b1", turned=["crown-pink", "crown-white", "crown-brown", "crown-green"])
    assert points(state) == 0


@pytest.mark.rule("AB-YELLOW1")
def test_yellow_has_each_rival_show_a_tile_in_turn_and_takes_one() -> None:
    hands = {0: ["lamp-pink"], 1: ["ring-pink", "ring-blue"], 2: ["ruby-blue", "ruby-pink"]}
    state = play(table(row("chest-yellow", "chest-pink"), players=3, active=1, tiles=hands), "take 1a1")
    assert (state.seat, state.step, legal(state)) == (2, "show", ["show ruby-pink", "show ruby-blue"])
    play(state, "show ruby-blue")
    assert (state.seat, state.step, legal(state)) == (0, "show", ["show lamp-pink"])
    play(state, "show lamp-pink")
    assert (state.seat, state.step, legal(state)) == (1, "steal", ["steal seat0", "steal seat2"])
    play(state, "steal seat2")
    assert set(held(state, 1)) == {"chest-yellow", "ring-pink", "ring-blue", "ruby-blue"}
    assert held(state, 0) == ["lamp-pink"]
    assert held(state, 2) == ["ruby-pink"]
    assert (state.seat, state.step) == (2, "take")


@pytest.mark.rule("AB-YELLOW1")
@pytest.mark.parametrize("colour", ["pink", "blue", "brown", "green", "yellow", "white"])
def test_the_magic_of_a_tile_taken_by_yellow_does_nothing(colour: str) -> None:
    cave = {"1a1": "chest-yellow", "1a2": "chest-pink"}
    state = play(table(cave, tiles={1: [f"ring-{colour}"]}), "take 1a1", f"show ring-{colour}", "steal seat1")
    assert points(state) == 0
    assert (state.seat, state.step) == (1, "take")


@pytest.mark.rule("AB-YELLOW1")
def test_for_yellow_a_rival_shows_only_what_it_has() -> None:
    state = play(table(row("chest-yellow", "chest-pink"), tiles={1: ["ring-pink"]}), "take 1a1")
    assert refused(state, "show ring-blue") == ("AB-YELLOW1", "this tile is not behind your screen")
    assert refused(state, "take 1a3") == ("AB-YELLOW1", "one of your tiles must be shown")


@pytest.mark.rule("AB-YELLOW1")
def test_yellow_must_take_one_of_the_shown_tiles() -> None:
    state = play(
        table(row("chest-yellow", "chest-pink"), tiles={1: ["ring-pink"]}), "take 1a1", "show ring-pink"
    )
    assert refused(state, "take 1a3") == ("AB-YELLOW1", "one of the shown tiles must be taken")
    assert refused(state, "steal seat0") == ("AB-YELLOW1", "one of the shown tiles must be taken")


@pytest.mark.rule("AB-C2")
def test_yellow_takes_nothing_from_a_seat_that_is_not_there() -> None:
    state = play(
        table(row("chest-yellow", "chest-pink"), tiles={1: ["ring-pink"]}), "take 1a1", "show ring-pink"
    )
    assert refused(state, "steal seat2") == ("AB-C2", "there is no such seat")


@pytest.mark.rule("AB-YELLOW2")
def test_for_yellow_a_rival_without_tiles_shows_none() -> None:
    state = play(table(row("chest-yellow", "chest-pink"), players=3, tiles={2: ["ring-pink"]}), "take 1a1")
    assert state.seat == 2
    play(state, "show ring-pink")
    assert legal(state) == ["steal seat2"]
    assert refused(state, "steal seat1") == ("AB-YELLOW2", "this rival shows no tile")


@pytest.mark.rule("AB-YELLOW2", "AB-T3")
def test_yellow_does_nothing_if_no_rival_has_tiles() -> None:
    state = play(table(row("chest-yellow", "chest-pink"), players=4, tiles={0: ["ring-pink"]}), "take 1a1")
    assert (state.seat, state.step) == (1, "take")


@pytest.mark.rule("AB-YELLOW1", "AB-YELLOW2")
def test_yellow_can_take_the_last_tile_of_a_rival() -> None:
    state = play(
        table(row("chest-yellow", "chest-pink"), tiles={1: ["ring-pink"]}), "take 1a1", "show ring-pink"
    )
    play(state, "steal seat1")
    assert held(state, 1) == []
