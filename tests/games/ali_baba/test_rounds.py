"""The last turns, the end, and the score."""

from __future__ import annotations

import pytest

from caravanserai.games import BadPosition, Chance

from .scenario import ALI_BABA, face_up, legal, play, refused, row, table

PINK = ("carpet-pink", "statue-pink", "ruby-pink", "crown-pink", "chest-pink", "sword-pink", "diamond-pink")
SQUARES = ("1d1", "1d2", "1d3", "1d4", "1d5", "1e1", "1e2")
LAST_FACE_DOWN = ["1a1", "1a2", "1b1", "1b2"]
TURNED = ["ring-pink", "ring-brown", "lamp-pink", "lamp-brown"]
A_ROUND_OF_EACH = [
    (players, first, turn) for players in (2, 3, 4) for first in range(players) for turn in range(players)
]


@pytest.mark.rule("AB-Z1")
@pytest.mark.parametrize(("players", "first", "turn"), A_ROUND_OF_EACH)
def test_once_no_tile_is_face_down_the_round_is_finished_and_each_seat_has_one_more_turn(
    players: int, first: int, turn: int
) -> None:
    order = [(first + i) % players for i in range(players)]
    cave = {"2a1": "necklace-pink", **dict(zip(SQUARES, PINK, strict=True))}
    state = table(cave, LAST_FACE_DOWN, players=players, first=first, active=order[turn])
    play(state, "take 2a1", turned=TURNED)
    seats = []
    while not state.over:
        seats.append(state.seat)
        play(state, legal(state)[-1])
    assert seats == order[turn + 1 :] + order
    assert face_up(state) != {}


@pytest.mark.rule("AB-Z1")
def test_no_turn_is_counted_while_a_tile_is_face_down() -> None:
    state = table({"2b2": "ring-pink", **row("ruby-pink")}, ["1b2", "1b3", "1c2", "1c3"])
    play(state, "take 1a1")
    assert state.to_json()["turns_left"] is None


@pytest.mark.rule("AB-Z1", "AB-GREEN2")
def test_the_second_take_of_green_can_turn_up_the_last_tile() -> None:
    cave = {"2a1": "ring-pink", "2b1": "ring-green", "1e5": "ruby-pink"}
    state = table(cave, ["1a1", "1a2"], players=3, first=2, active=0)
    play(state, "take 2b1")
    play(state, "also 2a1", turned=["crown-pink", "crown-brown"])
    assert state.to_json()["turns_left"] == 4
    assert state.seat == 1


@pytest.mark.rule("AB-Z1")
def test_the_position_says_how_many_turns_are_left() -> None:
    state = table({"2a1": "necklace-pink", **dict(zip(SQUARES, PINK, strict=True))}, LAST_FACE_DOWN)
    play(state, "take 2a1", turned=TURNED)
    left = []
    while not state.over:
        left.append(state.to_json()["turns_left"])
        play(state, legal(state)[-1])
    assert left == [3, 2, 1]
    assert state.to_json()["turns_left"] is None


@pytest.mark.rule("AB-Z1")
def test_nothing_can_be_done_once_the_game_is_over() -> None:
    state = play(table(row("ring-pink")), "take 1a1")
    assert (state.over, state.seat, state.step, state.legal()) == (True, None, "over", [])
    assert refused(state, "take 1a3") == ("AB-Z1", "the game is over")


@pytest.mark.rule("AB-Z2")
def test_the_game_ends_at_once_when_the_cave_is_empty() -> None:
    state = play(table(row("ring-pink"), players=4, active=1, turns_left=7), "take 1a1")
    assert state.over


@pytest.mark.rule("AB-Z2")
def test_the_last_tiles_magic_happens_before_the_game_ends() -> None:
    state = table(row("ring-yellow"), tiles={1: ["ruby-pink", "ruby-blue"]})
    play(state, "take 1a1")
    assert not state.over
    play(state, "show ruby-pink", "steal seat1")
    assert state.over
    assert state.scores()[0]["treasures"] == 2


@pytest.mark.rule("AB-Z2", "AB-GREEN1")
def test_green_can_take_the_last_two_tiles() -> None:
    state = play(table({"1a1": "ring-green", "1a2": "ruby-pink"}), "take 1a1")
    assert not state.over
    assert play(state, "also 1a2").over


@pytest.mark.rule("AB-Z2", "AB-WHITE1")
def test_the_last_tile_being_white_asks_for_no_ban() -> None:
    state = play(table(row("ring-white")), "take 1a1")
    assert state.over
    assert {"what": "nothing", "seat": 0, "rule": "AB-WHITE1"} in ALI_BABA.tell(state, None)


@pytest.mark.rule("AB-Z1", "AB-WHITE1")
def test_the_last_turn_of_all_asks_for_no_ban_though_tiles_are_left() -> None:
    state = play(table(row("ring-white", "ring-pink"), active=1, turns_left=1), "take 1a1")
    assert state.over
    assert {"what": "nothing", "seat": 1, "rule": "AB-WHITE1"} in ALI_BABA.tell(state, None)


@pytest.mark.rule("AB-Z1", "AB-WHITE1")
def test_a_ban_is_asked_for_while_a_rival_has_a_turn_and_a_tile() -> None:
    assert play(table(row("ring-white", "ring-pink"), turns_left=2), "take 1a1").step == "ban"
    assert play(table(row("ring-white", "ring-pink")), "take 1a1").step == "ban"


@pytest.mark.rule("AB-L3", "AB-WHITE1")
def test_a_lamp_swapped_for_a_white_tile_in_the_last_turn_asks_for_no_ban() -> None:
    beside = table(
        row("lamp-pink", "ring-pink"), variant="lamp", beside=["ruby-white"], active=1, turns_left=1
    )
    assert play(beside, "take 1a1", "swap ruby-white").over


@pytest.mark.rule("AB-Z1", "AB-Z2", "AB-WHITE1")
def test_version_1_asks_for_a_ban_even_where_none_can_matter() -> None:
    emptied = play(table(row("ring-white"), rules=1), "take 1a1")
    assert emptied.step == "ban"
    assert play(emptied, "ban ring").over
    last = play(table(row("ring-white", "ring-pink"), turns_left=1, rules=1), "take 1a1")
    assert last.step == "ban"
    assert play(last, "ban pink").over


@pytest.mark.rule("AB-WHITE1")
def test_a_position_that_asks_for_a_ban_that_cannot_matter_is_of_version_1() -> None:
    emptied = play(table(row("ring-white"), rules=1), "take 1a1").to_json()
    assert ALI_BABA.from_json(emptied).step == "ban"
    with pytest.raises(BadPosition, match="no ban can matter"):
        ALI_BABA.from_json({**emptied, "rules": 2})


@pytest.mark.rule("AB-P1")
def test_the_score_of_a_mixed_hoard() -> None:
    hoard = [
        *("carpet-pink", "carpet-blue", "carpet-brown", "carpet-green"),
        *("crown-pink", "crown-blue", "crown-brown"),
        *("chest-pink", "chest-blue"),
        *("sword-pink", "sword-blue"),
        "statue-pink",
        "ruby-pink",
    ]
    state = table(row("ring-pink"), tiles={0: hoard}, scores={0: 30})
    assert state.scores()[0] == {"magic": 30, "treasures": 24, "total": 54}


@pytest.mark.rule("AB-P1")
@pytest.mark.parametrize(("size", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_what_a_set_is_worth(size: int, worth: int) -> None:
    colours = ("pink", "blue", "brown", "green", "yellow", "white")
    state = table(row("ring-pink"), tiles={0: [f"necklace-{colour}" for colour in colours[:size]]})
    assert state.scores()[0]["treasures"] == worth


@pytest.mark.rule("AB-P2")
def test_the_highest_score_wins() -> None:
    assert table(row("ring-pink"), players=3, scores={0: 5, 1: 9, 2: 8}).winners() == [1]


@pytest.mark.rule("AB-P2")
def test_a_tie_goes_to_the_seat_with_fewer_tiles() -> None:
    hands = {0: ["ruby-pink", "crown-pink"], 1: ["ring-blue"]}
    assert table(row("ring-pink"), tiles=hands, scores={0: 3, 1: 4}).winners() == [1]


@pytest.mark.rule("AB-P2")
def test_seats_tied_in_points_and_tiles_share_the_win() -> None:
    hands = {0: ["ruby-pink"], 1: ["ring-blue"], 2: ["crown-blue"]}
    assert table(row("ring-pink"), players=3, tiles=hands, scores={0: 4, 1: 3, 2: 4}).winners() == [0, 2]


@pytest.mark.rule("AB-C2")
def test_two_to_four_seats_have_a_running_score_from_zero() -> None:
    for players in (2, 3, 4):
        state = ALI_BABA.new(players, Chance(0))
        assert state.scores() == [{"magic": 0, "treasures": 0, "total": 0}] * players
