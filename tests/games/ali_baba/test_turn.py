"""A turn: one face-up tile is taken, what it covered is turned up, its magic follows."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games import Chance, IllegalAction

from .scenario import ALI_BABA, face_up, held, legal, play, points, refused, row, table

CAVE = {"2a1": "ring-pink", "1e5": "ring-blue"}
COVERED = ["1a1", "1a2", "1b1", "1b2"]


@pytest.mark.rule("AB-T1")
def test_a_seat_may_take_any_face_up_tile_and_nothing_else() -> None:
    assert legal(table(CAVE, COVERED)) == ["take 1e5", "take 2a1"]


@pytest.mark.rule("AB-T1", "AB-C2")
def test_the_tile_goes_behind_the_screen_and_its_place_is_empty() -> None:
    state = play(table(CAVE, COVERED), "take 1e5")
    assert held(state, 0) == ["ring-blue"]
    assert "1e5" not in state.to_json()["cave"]


@pytest.mark.rule("AB-T1")
def test_a_face_down_tile_can_not_be_taken() -> None:
    assert refused(table(CAVE, COVERED), "take 1a1") == ("AB-T1", "this tile is face down")


@pytest.mark.rule("AB-T1")
def test_nothing_can_be_taken_from_an_empty_place() -> None:
    assert refused(table(CAVE, COVERED), "take 1c3") == ("AB-T1", "no tile lies on this place")


@pytest.mark.rule("AB-T1")
@pytest.mark.parametrize(
    "line", ["also 1e5", "show ring-pink", "steal seat1", "ban ring", "magic", "swap ring-pink"]
)
def test_nothing_but_a_take_opens_a_turn(line: str) -> None:
    assert refused(table(CAVE, COVERED), line) == ("AB-T1", "a tile must be taken")


@pytest.mark.rule("AB-T1")
@pytest.mark.parametrize("action", [-1, 249, 10**30, True, None, "take 1e5", 2.0])
def test_what_is_no_action_is_refused_by_the_clause_of_the_step(action: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        table(CAVE, COVERED).apply(action, Chance(0))
    assert (caught.value.rule, caught.value.message) == ("AB-T1", "a tile must be taken")


@pytest.mark.rule("AB-K1")
def test_a_place_that_only_the_whole_cave_has_is_refused_in_the_smaller() -> None:
    state = ALI_BABA.new(2, Chance(0), "small")
    assert refused(state, "take 4b1") == ("AB-K1", "the smaller cave has no such place")


@pytest.mark.rule("AB-T2")
def test_what_a_taken_tile_covered_is_turned_up() -> None:
    state = play(
        table(CAVE, COVERED), "take 2a1", turned=["crown-pink", "ruby-blue", "statue-brown", "sword-green"]
    )
    assert list(face_up(state).values()) == [
        "crown-pink",
        "ruby-blue",
        "statue-brown",
        "sword-green",
        "ring-blue",
    ]


@pytest.mark.rule("AB-T2")
def test_a_tile_turned_up_may_come_no_more() -> None:
    state = play(
        table(CAVE, COVERED), "take 2a1", turned=["crown-pink", "ruby-blue", "statue-brown", "sword-green"]
    )
    assert not {"crown-pink", "ruby-blue", "statue-brown", "sword-green"} & set(state.to_json()["unseen"])


@pytest.mark.rule("AB-T3")
def test_magic_happens_at_once_after_the_tiles_are_turned_up() -> None:
    state = play(
        table({"2a1": "ring-blue"}, COVERED),
        "take 2a1",
        turned=["crown-pink", "ruby-pink", "statue-pink", "ring-pink"],
    )
    assert points(state) == 8
    assert state.seat == 1


@pytest.mark.rule("AB-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_by_seat(players: int) -> None:
    state = table(
        row(*(f"{treasure}-pink" for treasure in ("ring", "crown", "ruby", "sword", "chest"))),
        players=players,
    )
    seats = []
    for place in list(face_up(state))[: players + 1]:
        seats.append(state.seat)
        play(state, f"take {place}")
    assert seats == [*range(players), 0]


@pytest.mark.rule("AB-S4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_chooses_who_starts(first: int) -> None:
    state = ALI_BABA.new(3, Chance(0), first=first)
    assert state.seat == first
    assert state.to_json()["first"] == first


@pytest.mark.rule("AB-S4")
def test_without_a_choice_chance_decides_who_starts() -> None:
    assert {ALI_BABA.new(4, Chance(seed)).seat for seed in range(60)} == {0, 1, 2, 3}
