"""The cave's places: what lies on what and what is next to what, against the definition in half tiles."""

from __future__ import annotations

import pytest

from caravanserai.games import Chance
from caravanserai.games.ali_baba import cave, layout

from .half_tiles import SMALLER, WHOLE, Corner, edges, ground
from .scenario import ALI_BABA, face_down, face_up, legal, play, table

both_caves = pytest.mark.parametrize(
    ("number", "corners"), [(0, WHOLE), (1, SMALLER)], ids=["whole", "smaller"]
)


def names(mask: int) -> set[str]:
    return {layout.PLACE_NAMES[place] for place in layout.members(mask)}


@pytest.mark.rule("AB-S1", "AB-S3", "AB-K1")
@both_caves
def test_the_places_of_the_cave(number: int, corners: dict[str, Corner]) -> None:
    assert {layout.PLACE_NAMES[place] for place in layout.places_of(number)} == set(corners)


@pytest.mark.rule("AB-S2", "AB-K2")
@both_caves
def test_a_tile_covers_whatever_of_lower_layers_shares_ground_with_it(
    number: int, corners: dict[str, Corner]
) -> None:
    for place, corner in corners.items():
        i = layout.PLACE_NAMES.index(place)
        shared = {other: at for other, at in corners.items() if ground(at) & ground(corner)}
        assert names(cave.below(number, i)) == {other for other, at in shared.items() if at[0] < corner[0]}
        assert names(cave.above(number, i)) == {other for other, at in shared.items() if at[0] > corner[0]}


@pytest.mark.rule("AB-S2", "AB-K1")
@pytest.mark.parametrize(
    ("number", "corners", "rests_on"),
    [(0, WHOLE, {2: 4, 3: 4, 4: 4}), (1, SMALLER, {2: 2, 3: 4, 4: 4})],
    ids=["whole", "smaller"],
)
def test_each_layer_rests_on_its_number_of_tiles(
    number: int, corners: dict[str, Corner], rests_on: dict[int, int]
) -> None:
    for place, (layer, _, _) in corners.items():
        if layer > 1:
            below = names(cave.below(number, layout.PLACE_NAMES.index(place)))
            assert len([lower for lower in below if lower.startswith(str(layer - 1))]) == rests_on[layer]


@pytest.mark.rule("AB-S2")
def test_a_tile_rests_on_two_columns_and_two_rows() -> None:
    below = names(cave.below(0, layout.PLACE_NAMES.index("3b2")))
    assert {place for place in below if place.startswith("2")} == {"2b2", "2b3", "2c2", "2c3"}


@pytest.mark.rule("AB-GREEN1", "AB-GREEN3")
@both_caves
def test_neighbours_share_a_whole_edge_on_one_layer(number: int, corners: dict[str, Corner]) -> None:
    for place, corner in corners.items():
        expected = {
            other
            for other, at in corners.items()
            if other != place and at[0] == corner[0] and edges(at) & edges(corner)
        }
        assert names(cave.near(number, layout.PLACE_NAMES.index(place))) == expected


@pytest.mark.rule("AB-S1", "AB-C1")
def test_a_game_starts_with_four_face_up_tiles_on_fifty_face_down_ones() -> None:
    state = ALI_BABA.new(3, Chance(1))
    assert list(face_up(state)) == ["4a1", "4a2", "4b1", "4b2"]
    assert len(face_down(state)) == 50
    assert len(state.to_json()["unseen"]) == 56
    assert state.problems() == []


@pytest.mark.rule("AB-T2", "AB-S2")
@pytest.mark.parametrize(
    ("corner", "uncovered"), [("4a1", "3a1"), ("4a2", "3a3"), ("4b1", "3c1"), ("4b2", "3c3")]
)
def test_the_first_take_of_a_full_cave_turns_up_exactly_one_tile(corner: str, uncovered: str) -> None:
    state = ALI_BABA.new(2, Chance(2))
    before = set(face_down(state))
    state.apply(ALI_BABA.parse(f"take {corner}"), Chance(3))
    assert before - set(face_down(state)) == {uncovered}


@pytest.mark.rule("AB-T2", "AB-K2")
@pytest.mark.parametrize(("top", "uncovered"), [("4a1", {"3a1", "3b1"}), ("4a2", {"3a3", "3b3"})])
def test_the_first_take_of_the_smaller_cave_turns_up_two_tiles(top: str, uncovered: set[str]) -> None:
    state = ALI_BABA.new(2, Chance(2), "small")
    before = set(face_down(state))
    state.apply(ALI_BABA.parse(f"take {top}"), Chance(3))
    assert before - set(face_down(state)) == uncovered


@pytest.mark.rule("AB-T2")
def test_a_tile_covered_by_a_quarter_stays_face_down() -> None:
    state = table({"2a1": "ring-pink", "2b2": "ring-blue"}, ["1a1", "1a2", "1b1", "1b2", "1b3", "1c2", "1c3"])
    play(state, "take 2a1", turned=["crown-pink", "crown-blue", "crown-brown"])
    assert face_down(state) == ["1b2", "1b3", "1c2", "1c3"]


@pytest.mark.rule("AB-T2")
def test_several_tiles_are_turned_up_in_the_order_of_their_names() -> None:
    state = table({"2a1": "ring-pink"}, ["1a1", "1a2", "1b1", "1b2"])
    play(state, "take 2a1", turned=["crown-pink", "crown-blue", "crown-brown", "crown-green"])
    assert face_up(state) == {
        "1a1": "crown-pink",
        "1a2": "crown-blue",
        "1b1": "crown-brown",
        "1b2": "crown-green",
    }


@pytest.mark.rule("AB-T2")
def test_a_tile_hanging_over_a_gap_still_covers_what_is_below() -> None:
    state = table({"3a1": "ring-pink", "1e5": "ring-blue"}, ["1b2"])
    assert state.problems() != []
    play(state, "take 3a1", turned=["crown-pink"])
    assert legal(state) == ["take 1b2", "take 1e5"]
