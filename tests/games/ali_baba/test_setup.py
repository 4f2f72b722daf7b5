"""Sitting down: the variants, the options, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games import Chance, State

from .scenario import ALI_BABA, COLOURS, TREASURES, face_down, face_up


def tiles_in_game(state: State) -> set[str]:
    position = state.to_json()
    return {*position["unseen"], *position["beside"], *face_up(state).values()}


@pytest.mark.rule("AB-C1")
def test_there_are_ten_treasures_in_six_colours() -> None:
    everything = {f"{treasure}-{colour}" for treasure in TREASURES for colour in COLOURS}
    assert tiles_in_game(ALI_BABA.new(2, Chance(0))) == everything
    assert len(everything) == 60


@pytest.mark.rule("AB-E1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_treasures_leave_out_the_one_the_host_chose(players: int) -> None:
    state = ALI_BABA.new(players, Chance(0), "equal", out=["ring"])
    assert state.to_json()["out"] == ["ring"]
    assert tiles_in_game(state) == {
        f"{treasure}-{colour}" for treasure in TREASURES for colour in COLOURS
    } - {f"ring-{colour}" for colour in COLOURS}
    assert len(state.to_json()["unseen"]) == len(face_down(state)) == 50


@pytest.mark.rule("AB-E1")
def test_equal_treasures_leave_out_a_random_one() -> None:
    left_out = [ALI_BABA.new(2, Chance(seed), "equal").to_json()["out"] for seed in range(200)]
    assert {tuple(names) for names in left_out} == {(treasure,) for treasure in TREASURES}


@pytest.mark.rule("AB-E1")
def test_what_is_out_is_known_to_all() -> None:
    state = ALI_BABA.new(2, Chance(0), "equal", out=["ring"])
    assert [state.view(seat)["out"] for seat in (0, 1, None)] == [["ring"]] * 3


@pytest.mark.rule("AB-K1")
def test_the_smaller_cave_has_36_tiles_of_seven_treasures() -> None:
    state = ALI_BABA.new(2, Chance(0), "small", out=["ring", "carpet", "lamp"])
    assert state.to_json()["out"] == ["carpet", "ring", "lamp"]
    assert list(face_up(state)) == ["4a1", "4a2"]
    assert len(face_down(state)) == 34
    assert len(tiles_in_game(state)) == 42
    assert len(state.to_json()["unseen"]) == 40


@pytest.mark.rule("AB-K1")
def test_the_smaller_cave_leaves_out_three_random_treasures() -> None:
    left_out = [ALI_BABA.new(2, Chance(seed), "small").to_json()["out"] for seed in range(100)]
    assert all(len(set(names)) == 3 for names in left_out)
    assert {name for names in left_out for name in names} == set(TREASURES)
    assert len({tuple(names) for names in left_out}) > 50


@pytest.mark.rule("AB-K1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_smaller_cave_is_for_two(players: int) -> None:
    with pytest.raises(ValueError, match="smaller cave is for 2 players"):
        ALI_BABA.new(players, Chance(0), "small")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"first": 2}, "first seat is one from 0 to 1"),
        ({"first": -1}, "first seat"),
        ({"first": True}, "first seat"),
        ({"first": "0"}, "first seat"),
        ({"out": ["ring"]}, "leaves out 0"),
        ({"variant": "equal", "out": []}, "leaves out 1"),
        ({"variant": "equal", "out": ["ring", "lamp"]}, "leaves out 1"),
        ({"variant": "equal", "out": ["brown"]}, "no treasure is called 'brown'"),
        ({"variant": "equal", "out": [7]}, "no treasure is called 7"),
        ({"variant": "equal", "out": 7}, "no treasure is called 7"),
        ({"variant": "small", "out": ["ring", "lamp"]}, "leaves out 3"),
        ({"variant": "small", "out": ["ring", "lamp", "ring"]}, "leaves out 3"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        ALI_BABA.new(2, Chance(0), **options)


def test_one_treasure_may_be_given_by_its_name_alone() -> None:
    assert ALI_BABA.new(2, Chance(0), "equal", out="ring").to_json()["out"] == ["ring"]


@pytest.mark.parametrize("variant", ["base", "lamp", "equal", "small"])
def test_the_options_of_a_game_set_up_another_like_it(variant: str) -> None:
    state = ALI_BABA.new(2, Chance(4), variant)
    again = ALI_BABA.new(chance=Chance(9), **ALI_BABA.options(state))
    assert ALI_BABA.options(again) == ALI_BABA.options(state)
    assert ALI_BABA.options(state)["variant"] == variant
