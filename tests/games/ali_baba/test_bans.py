"""White magic: what it keeps rivals from taking, for how long, and when it gives way."""

from __future__ import annotations

import pytest

from .scenario import COLOURS, TREASURES, legal, play, refused, row, table


@pytest.mark.rule("AB-WHITE1")
def test_white_names_any_treasure_or_colour() -> None:
    state = play(table(row("statue-white", "ring-pink")), "take 1a1")
    assert (state.seat, state.step) == (0, "ban")
    assert legal(state) == [f"ban {what}" for what in TREASURES + COLOURS]


@pytest.mark.rule("AB-WHITE1")
def test_a_treasure_that_is_out_of_the_game_is_not_named() -> None:
    state = play(table(row("statue-white", "ring-pink"), variant="equal", out=["ruby"]), "take 1a1")
    assert len(legal(state)) == 15
    assert refused(state, "ban ruby") == ("AB-WHITE1", "this treasure is not in the game")


@pytest.mark.rule("AB-WHITE1", "AB-T3")
def test_a_ban_must_be_named() -> None:
    state = play(table(row("statue-white", "ring-pink")), "take 1a1")
    assert refused(state, "take 1a3") == ("AB-WHITE1", "a treasure in the game or a colour must be named")


@pytest.mark.rule("AB-WHITE1")
def test_a_banned_colour_can_not_be_taken_by_rivals() -> None:
    state = table(row("ring-pink", "ruby-brown", "crown-brown"), bans={1: "brown"})
    assert legal(state) == ["take 1a1"]
    assert refused(state, "take 1a3") == ("AB-WHITE1", "this tile is banned")


@pytest.mark.rule("AB-WHITE1")
def test_a_banned_treasure_can_not_be_taken_by_rivals() -> None:
    state = table(row("ring-pink", "ring-brown", "crown-brown"), bans={1: "ring"})
    assert legal(state) == ["take 1a5"]


@pytest.mark.rule("AB-WHITE1")
def test_a_ban_binds_every_rival_until_the_next_turn_of_its_seat_starts() -> None:
    cave = row("statue-white", "ring-brown", "ring-pink", "ruby-pink", "crown-pink", "sword-pink")
    state = play(table(cave, players=3), "take 1a1", "ban brown")
    assert "take 1a3" not in legal(state)
    play(state, "take 1a5")
    assert "take 1a3" not in legal(state)
    play(state, "take 1c1")
    assert state.seat == 0
    assert "take 1a3" in legal(state)
    play(state, "take 1c3")
    assert "take 1a3" in legal(state)


@pytest.mark.rule("AB-WHITE1")
def test_a_ban_never_binds_the_seat_that_named_it() -> None:
    state = table(row("ring-pink", "ruby-pink"), bans={0: "ring"})
    assert legal(state) == ["take 1a1", "take 1a3"]


@pytest.mark.rule("AB-WHITE1")
def test_a_ban_is_public() -> None:
    state = play(table(row("statue-white", "ring-pink")), "take 1a1", "ban ring")
    assert [state.view(seat)["bans"] for seat in (0, 1, None)] == [[{"seat": 0, "what": "ring"}]] * 3


@pytest.mark.rule("AB-WHITE1")
def test_bans_of_several_seats_add_up() -> None:
    cave = row("ring-pink", "ruby-brown", "crown-white", "ruby-blue")
    assert legal(table(cave, players=3, active=2, bans={0: "ring", 1: "brown"})) == ["take 1a5", "take 1c1"]


@pytest.mark.rule("AB-WHITE1")
def test_when_two_bans_hold_one_may_end_before_the_other() -> None:
    cave = row("ring-pink", "ruby-brown", "crown-pink", "sword-pink")
    state = table(cave, players=3, active=2, bans={0: "crown", 1: "brown"})
    play(state, "take 1a1")
    assert legal(state) == ["take 1a5", "take 1c1"]
    assert state.to_json()["bans"] == [{"seat": 1, "what": "brown"}]


@pytest.mark.rule("AB-WHITE2")
def test_if_every_face_up_tile_is_banned_any_may_be_taken() -> None:
    state = table(row("ring-pink", "ring-brown"), bans={1: "ring"})
    assert legal(state) == ["take 1a1", "take 1a3"]


@pytest.mark.rule("AB-WHITE2")
def test_bans_that_together_cover_all_tiles_are_all_off() -> None:
    cave = row("ring-pink", "ruby-brown", "ring-brown")
    state = table(cave, players=3, active=2, bans={0: "ring", 1: "brown"})
    assert legal(state) == ["take 1a1", "take 1a3", "take 1a5"]


@pytest.mark.rule("AB-WHITE2")
def test_bans_that_gave_way_hold_again_for_the_next_take() -> None:
    state = table({"2a1": "ring-pink"}, ["1a1", "1a2", "1b1", "1b2"], players=3, active=0, bans={2: "ring"})
    play(state, "take 2a1", turned=["ring-blue", "ruby-blue", "crown-blue", "ring-white"])
    assert legal(state) == ["take 1a2", "take 1b1"]


@pytest.mark.rule("AB-WHITE3")
def test_a_ban_holds_for_the_second_take_of_green() -> None:
    cave = {"1b2": "sword-green", "1b1": "ring-pink", "1b3": "ruby-pink"}
    state = play(table(cave, bans={1: "ring"}), "take 1b2")
    assert legal(state) == ["also 1b3"]
    assert refused(state, "also 1b1") == ("AB-WHITE3", "this tile is banned")


@pytest.mark.rule("AB-WHITE3", "AB-T3")
def test_green_does_nothing_if_every_neighbour_is_banned_but_other_tiles_are_not() -> None:
    cave = {"1b2": "sword-green", "1b1": "ring-pink", "1e5": "ruby-pink"}
    state = play(table(cave, bans={1: "ring"}), "take 1b2")
    assert (state.seat, state.step) == (1, "take")


@pytest.mark.rule("AB-WHITE2", "AB-WHITE3")
def test_green_takes_a_banned_neighbour_if_the_whole_cave_is_banned_by_then() -> None:
    cave = {"1b2": "sword-green", "1b1": "ring-pink", "1e5": "ring-blue"}
    state = play(table(cave, bans={1: "ring"}), "take 1b2")
    assert legal(state) == ["also 1b1"]


@pytest.mark.rule("AB-WHITE3")
def test_the_tiles_just_turned_up_count_when_the_second_take_is_judged() -> None:
    cave = {"2a1": "sword-green", "2b1": "ring-pink"}
    state = table(cave, ["1a1", "1a2", "1b1", "1b2", "1c1", "1c2"], bans={1: "ring"})
    play(state, "take 2a1", turned=["ring-blue", "ruby-blue"])
    assert state.seat == 1


@pytest.mark.rule("AB-WHITE3")
def test_a_banned_tile_can_be_taken_by_yellow() -> None:
    state = table(row("chest-yellow", "chest-pink"), tiles={1: ["ring-pink"]}, bans={1: "ring"})
    play(state, "take 1a1", "show ring-pink")
    assert legal(state) == ["steal seat1"]


@pytest.mark.rule("AB-WHITE3", "AB-L2")
def test_a_banned_tile_beside_the_cave_can_be_swapped_for() -> None:
    state = table(row("lamp-pink", "chest-pink"), variant="lamp", beside=["ring-pink"], bans={1: "ring"})
    play(state, "take 1a1")
    assert legal(state) == ["magic", "swap ring-pink"]


@pytest.mark.rule("AB-WHITE1")
def test_a_seat_bans_something_else_in_its_next_turn() -> None:
    cave = row("statue-white", "ring-white", "ruby-pink", "crown-pink")
    state = play(table(cave), "take 1a1", "ban ring", "take 1a5", "take 1a3", "ban ruby")
    assert state.to_json()["bans"] == [{"seat": 0, "what": "ruby"}]
