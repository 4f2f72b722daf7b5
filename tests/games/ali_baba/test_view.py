"""What a seat knows: all that was seen, and none of what rivals choose in secret."""

from __future__ import annotations

import pytest

from caravanserai.games import Chance, State

from .scenario import ALI_BABA, face_up, held, play, row, table

HANDS = {1: ["ring-pink", "ring-blue"], 2: ["ruby-blue", "ruby-pink", "ruby-white"], 3: ["lamp-white"]}


def yellow_at_four() -> State:
    """Seat 0 took a yellow tile; seats 1 and 2 have chosen, seat 3 is to choose."""
    state = table(row("chest-yellow", "chest-pink"), players=4, tiles=HANDS)
    return play(state, "take 1a1", "show ring-blue", "show ruby-white")


@pytest.mark.rule("AB-I1")
def test_a_face_down_tile_is_not_in_the_position_at_all() -> None:
    position = ALI_BABA.new(2, Chance(0)).to_json()
    assert [lying["tile"] for place, lying in position["cave"].items() if place < "4"] == [None] * 50


@pytest.mark.rule("AB-I1")
def test_which_tile_is_turned_up_is_decided_only_when_it_is() -> None:
    start = ALI_BABA.new(2, Chance(0))
    turned = set()
    for seed in range(400):
        state = start.clone()
        state.apply(ALI_BABA.parse("take 4a1"), Chance(seed))
        turned.add(face_up(state)["3a1"])
    assert turned == set(start.to_json()["unseen"])


@pytest.mark.rule("AB-I1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_knows_the_tiles_that_rivals_took_in_the_open(seat: int | None) -> None:
    state = table(row("ring-pink"), tiles={0: ["ruby-pink"], 1: ["crown-pink"]})
    assert state.view(seat) == state.to_json()


@pytest.mark.rule("AB-YELLOW1")
@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, [None, None]),
        (1, ["ring-blue", None]),
        (2, [None, "ruby-white"]),
        (3, [None, None]),
        (None, [None, None]),
    ],
)
def test_a_chosen_tile_is_secret_from_all_but_its_chooser(seat: int | None, seen: list[str | None]) -> None:
    assert [line["tile"] for line in yellow_at_four().view(seat)["shown"]] == seen


@pytest.mark.rule("AB-YELLOW1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_chosen_tiles_are_shown_to_all_once_all_have_chosen(seat: int | None) -> None:
    state = play(yellow_at_four(), "show lamp-white")
    assert [line["tile"] for line in state.view(seat)["shown"]] == ["ring-blue", "ruby-white", "lamp-white"]


@pytest.mark.rule("AB-YELLOW1")
def test_shown_tiles_that_were_not_taken_are_shown_no_more() -> None:
    state = play(yellow_at_four(), "show lamp-white", "steal seat1")
    assert state.to_json()["shown"] == []
    assert held(state, 2) == ["ruby-pink", "ruby-blue", "ruby-white"]


@pytest.mark.rule("AB-I1", "AB-YELLOW1")
@pytest.mark.parametrize(
    ("seat", "possible"),
    [
        (0, {(a, b) for a in HANDS[1] for b in HANDS[2]}),
        (1, {("ring-blue", b) for b in HANDS[2]}),
        (2, {(a, "ruby-white") for a in HANDS[1]}),
        (None, {(a, b) for a in HANDS[1] for b in HANDS[2]}),
    ],
)
def test_resampling_draws_anew_just_what_the_seat_can_not_know(
    seat: int | None, possible: set[tuple[str, str]]
) -> None:
    state = yellow_at_four()
    found = set()
    for seed in range(100):
        other = state.resample(seat, Chance(seed))
        assert other.view(seat) == state.view(seat)
        assert other.problems() == state.problems()
        found.add(tuple(line["tile"] for line in other.to_json()["shown"]))
    assert found == possible


@pytest.mark.rule("AB-I1")
def test_resampling_leaves_the_state_itself_alone() -> None:
    state = yellow_at_four()
    before = state.to_json()
    for seed in range(10):
        state.resample(0, Chance(seed))
    assert state.to_json() == before


@pytest.mark.rule("AB-I1")
def test_without_secrets_resampling_changes_nothing() -> None:
    state = play(yellow_at_four(), "show lamp-white")
    assert state.resample(0, Chance(1)) == state
