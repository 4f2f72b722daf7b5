"""Positions as JSON: what is refused with its field named, and what is read but could never arise."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from caravanserai.games import BadPosition, Chance, State

from .scenario import ALI_BABA, play, row, table

GAME = ALI_BABA.new(3, Chance(7), first=0)
STEAL = play(table(row("chest-yellow", "chest-pink"), tiles={1: ["ring-pink"]}), "take 1a1", "show ring-pink")
SHOW = play(
    table(row("chest-yellow", "chest-pink"), players=3, tiles={1: ["ring-pink"], 2: ["ring-blue"]}),
    "take 1a1",
)
MAGIC = play(table(row("lamp-pink", "ring-blue"), variant="lamp", beside=["ruby-pink"]), "take 1a1")
OVER = play(table(row("ring-pink")), "take 1a1")
SMALL = ALI_BABA.new(2, Chance(7), "small", first=0)


def changed(state: State, path: str, value: Any) -> dict[str, Any]:
    """The position with one value put elsewhere: a path is like seats.0.score."""
    position = copy.deepcopy(state.to_json())
    *way, last = path.split(".")
    target: Any = position
    for name in way:
        target = target[int(name)] if isinstance(target, list) else target[name]
    if isinstance(target, list):
        target[int(last)] = value
    else:
        target[last] = value
    return position


@pytest.mark.parametrize("field", [field for field in GAME.to_json() if field != "rules"])
def test_a_missing_field_is_named(field: str) -> None:
    position = GAME.to_json()
    del position[field]
    with pytest.raises(BadPosition) as caught:
        ALI_BABA.from_json(position)
    assert (caught.value.field, caught.value.message) == (field, "is missing")


@pytest.mark.parametrize(
    ("state", "path", "value", "field"),
    [
        (GAME, "extra", 1, "extra"),
        (GAME, "variant", "tiny", "variant"),
        (GAME, "variant", ["base"], "variant"),
        (GAME, "out", "ring", "out"),
        (GAME, "out", ["brown"], "out[0]"),
        (GAME, "out", ["ring", "ring"], "out[1]"),
        (GAME, "first", 3, "first"),
        (GAME, "first", True, "first"),
        (GAME, "active", -1, "active"),
        (GAME, "active", 10**40, "active"),
        (GAME, "active", 1, "seat"),
        (GAME, "seat", 1, "seat"),
        (GAME, "seat", None, "seat"),
        (GAME, "step", "bid", "step"),
        (GAME, "step", "ban", "taken"),
        (GAME, "turns_left", 0, "turns_left"),
        (GAME, "turns_left", 7, "turns_left"),
        (GAME, "turns_left", "1", "turns_left"),
        (GAME, "taken", {"place": "4a1", "tile": "ring-pink"}, "taken"),
        (GAME, "shown", [{"seat": 1, "tile": "ring-pink"}], "shown"),
        (GAME, "bans", {}, "bans"),
        (GAME, "bans", [{"seat": 1, "what": "gold"}], "bans[0].what"),
        (GAME, "bans", [{"seat": 3, "what": "ring"}], "bans[0].seat"),
        (GAME, "bans", [{"seat": 1}], "bans[0].what"),
        (GAME, "bans", [{"seat": 1, "what": "ring"}, {"seat": 1, "what": "ruby"}], "bans[1].seat"),
        (GAME, "cave", [], "cave"),
        (GAME, "cave", {}, "step"),
        (GAME, "cave.5a1", {"tile": None}, "cave.5a1"),
        (GAME, "cave.4a1", None, "cave.4a1"),
        (GAME, "cave.4a1", {}, "cave.4a1.tile"),
        (GAME, "cave.4a1", {"tile": None}, "cave.4a1.tile"),
        (GAME, "cave.4a1", {"tile": "ring"}, "cave.4a1.tile"),
        (GAME, "cave.4a1", {"tile": 5}, "cave.4a1.tile"),
        (GAME, "cave.3a1", {"tile": "ring-pink"}, "cave.3a1.tile"),
        (SMALL, "cave.4b1", {"tile": "ring-pink"}, "cave.4b1"),
        (SMALL, "seats", [{"score": 0, "tiles": []}] * 3, "seats"),
        (GAME, "unseen", ["ring-pink"] * 61, "unseen"),
        (GAME, "unseen", ["ring-pink"] * 49, "unseen"),
        (GAME, "unseen.5", "ring", "unseen[5]"),
        (GAME, "beside", ["ring-pink", "ring-pink"], "beside[1]"),
        (GAME, "seats", [{"score": 0, "tiles": []}], "seats"),
        (GAME, "seats", [{"score": 0, "tiles": []}] * 5, "seats"),
        (GAME, "seats.0", [], "seats[0]"),
        (GAME, "seats.1.score", -1, "seats[1].score"),
        (GAME, "seats.1.score", 10**6, "seats[1].score"),
        (GAME, "seats.1.score", False, "seats[1].score"),
        (GAME, "seats.1.score", 1.0, "seats[1].score"),
        (GAME, "seats.2.tiles", ["ring-pink", "ring-pink"], "seats[2].tiles[1]"),
        (GAME, "seats.2.tiles", [["ring-pink"]], "seats[2].tiles[0]"),
        (GAME, "seats.2.hand", [], "seats[2].hand"),
        (STEAL, "shown", [], "step"),
        (STEAL, "shown", [{"seat": 0, "tile": "ring-pink"}], "shown"),
        (STEAL, "taken", None, "taken"),
        (STEAL, "taken.place", "9z9", "taken.place"),
        (STEAL, "taken.tile", "ring", "taken.tile"),
        (STEAL, "step", "also", "shown"),
        (SHOW, "seat", 0, "seat"),
        (SHOW, "shown", [{"seat": 2, "tile": "ring-blue"}], "shown"),
        (SHOW, "seats.1.tiles", [], "step"),
        (MAGIC, "variant", "base", "step"),
        (MAGIC, "taken.tile", "ring-pink", "step"),
        (MAGIC, "step", "also", "step"),
        (OVER, "seat", 0, "seat"),
        (OVER, "turns_left", 1, "turns_left"),
    ],
)
def test_what_can_not_be_read_is_refused_by_field(state: State, path: str, value: Any, field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ALI_BABA.from_json(changed(state, path, value))
    assert caught.value.field == field


@pytest.mark.parametrize("thing", [None, [], "position", 7, {1: 2}, {}])
def test_what_is_no_position_at_all_is_refused(thing: Any) -> None:
    with pytest.raises(BadPosition):
        ALI_BABA.from_json(thing)


@pytest.mark.parametrize(
    ("state", "path", "value", "problem"),
    [
        (
            GAME,
            "seats.0.tiles",
            [GAME.to_json()["unseen"][0]],
            f"{GAME.to_json()['unseen'][0]} is there 2 times",
        ),
        (GAME, "unseen", GAME.to_json()["unseen"][1:], f"{GAME.to_json()['unseen'][0]} is missing"),
        (GAME, "unseen", GAME.to_json()["unseen"][1:], "56 tiles should be unseen"),
        (GAME, "out", ["ring"], "0 treasures should be out of the game"),
        (GAME, "variant", "lamp", "6 tiles should lie beside the cave"),
        (GAME, "bans", [{"seat": 0, "what": "ring"}], "the active seat's ban should have ended"),
        (
            SMALL,
            "bans",
            [{"seat": 1, "what": SMALL.to_json()["out"][0]}],
            "is banned, but is out of the game",
        ),
        (GAME, "turns_left", 3, "the last turns are counted, but a tile lies face down"),
        (GAME, "turns_left", 2, "the number of turns left does not end with a round"),
        (GAME, "turns_left", 6, "more than all last turns are left"),
        (STEAL, "taken.place", "1a3", "1a3 was emptied this turn, but is not empty"),
        (
            STEAL,
            "taken.tile",
            "ring-yellow",
            "ring-yellow was taken this turn, but is not with the active seat",
        ),
        (STEAL, "taken.tile", "chest-pink", "chest-pink does not have the magic of this step"),
        (STEAL, "shown.0.tile", "ring-blue", "seat 1 shows ring-blue, but does not have it"),
        (SHOW, "seat", 2, "seat 1 has tiles, but has not shown one"),
    ],
)
def test_what_could_never_arise_is_read_and_told(state: State, path: str, value: Any, problem: str) -> None:
    strange = ALI_BABA.from_json(changed(state, path, value))
    assert any(problem in told for told in strange.problems()), strange.problems()
    strange.playout(Chance(3))
    assert strange.over


def test_a_heap_with_a_hole_in_it_is_told() -> None:
    state = table({"2a1": "ring-pink", "1e5": "ring-blue"}, ["1a1", "1a2", "1b1"])
    assert "2a1 lies on an empty place" in state.problems()


def test_last_turns_that_nobody_counts_are_told() -> None:
    assert "no tile lies face down, but the last turns are not counted" in table(row("ring-pink")).problems()


def test_a_game_over_too_early_is_told() -> None:
    position = GAME.to_json() | {"step": "over", "seat": None}
    assert "the game is over, but a tile lies face down" in ALI_BABA.from_json(position).problems()


def test_the_representation_says_who_is_to_do_what() -> None:
    assert repr(STEAL) == "<Ali Baba, 2 seats: seat 0 to steal; scores 1, 1>"
    assert repr(OVER) == "<Ali Baba, 2 seats: over; scores 6, 0>"
