"""What is in the box, and the table before the first bid (FT-C1 … FT-S5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravanserai import games

from .box import CARDS, MEEPLES
from .scenario import GAME, play, seat, table

SEATS = pytest.mark.parametrize("players", [2, 3, 4])


def new(players: int, seed: int = 7) -> dict[str, Any]:
    return GAME.new(players=players, chance=games.Chance(seed)).to_json()


@pytest.mark.rule("FT-C1")
def test_thirty_tiles_of_five_kinds_with_their_values() -> None:
    tiles = Counter((there["kind"], there["value"]) for there in new(3)["tiles"].values())
    assert tiles == {
        ("oasis", 8): 6,
        ("small-market", 6): 8,
        ("large-market", 4): 4,
        ("village", 5): 5,
        ("sacred-place", 6): 4,
        ("sacred-place", 10): 1,
        ("sacred-place", 12): 1,
        ("sacred-place", 15): 1,
    }


@pytest.mark.rule("FT-C1")
@pytest.mark.parametrize(
    ("kind", "blue"),
    [("oasis", 0), ("small-market", 0), ("large-market", 0), ("village", 1), ("sacred-place", 1)],
)
def test_villages_and_sacred_places_are_the_blue_tiles(kind: str, blue: int) -> None:
    state = table("B3 B", f"C3 {kind} BE", seats=[seat(coins=0), seat(), seat()])
    play(state, "pick B3", "drop builder C3")
    assert state.to_json()["seats"][0]["coins"] == 2 * blue


@pytest.mark.rule("FT-C2", "FT-S3")
@SEATS
def test_ninety_meeples_lie_on_the_board_and_none_in_the_bag(players: int) -> None:
    position = new(players)
    meeples = Counter("".join(there["meeples"] for there in position["tiles"].values()))
    assert meeples == MEEPLES
    assert position["bag"] == ""


@pytest.mark.rule("FT-C3")
def test_fifty_four_resource_cards() -> None:
    resources = new(4)["resources"]
    assert Counter(resources["row"] + resources["deck"]) == CARDS


@pytest.mark.rule("FT-C4")
def test_each_djinn_once_twelve_palms_ten_palaces() -> None:
    position = new(2)
    djinns = position["djinns"]["row"] + position["djinns"]["deck"]
    assert len(djinns) == len(set(djinns)) == 22
    assert (position["palms"], position["palaces"]) == (12, 10)


@pytest.mark.rule("FT-C5", "FT-B1")
@pytest.mark.parametrize("cost", [0, 1, 3, 5, 8, 12, 18])
def test_a_spot_costs_what_is_printed_on_it(cost: int) -> None:
    state = table(step="bid", seats=[seat(coins=50), seat(), seat()])
    play(state, f"bid {cost}")
    assert state.to_json()["seats"][0]["coins"] == 50 - cost


@pytest.mark.rule("FT-C5")
@SEATS
def test_the_bid_order_track_holds_every_marker(players: int) -> None:
    order = new(players)["round"]["bid_order"]
    assert len(order) == (4 if players == 2 else players)


@pytest.mark.rule("FT-S1")
@pytest.mark.parametrize(("players", "camels", "markers"), [(2, 11, 2), (3, 8, 1), (4, 8, 1)])
def test_camels_and_markers_by_number_of_seats(players: int, camels: int, markers: int) -> None:
    position = new(players)
    assert [each["camels"] for each in position["seats"]] == [camels] * players
    assert Counter(position["round"]["bid_order"]) == dict.fromkeys(range(players), markers)


@pytest.mark.rule("FT-S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, True, "3", None])
def test_another_number_of_seats_is_refused(players: Any) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new(players=players, chance=games.Chance(1))


@pytest.mark.rule("FT-S1")
def test_with_two_seats_both_turns_of_one_may_follow_each_other() -> None:
    state = table("B3 V", "C3 VEE", "D3 E", "E3 V", "F3 V", seats=[seat(), seat()], turns=[0, 0, 1, 1])
    play(state, "pick B3", "drop vizier C3", "end")
    assert (state.seat, state.step) == (0, "pick")
    play(state, "pick D3", "drop elder C3", "end")
    assert (state.seat, state.step) == (1, "pick")


@pytest.mark.rule("FT-S2")
@SEATS
def test_fifty_coins_and_an_empty_hand_each(players: int) -> None:
    for each in new(players)["seats"]:
        assert (each["coins"], each["hand"], each["djinns"]) == (50, [], [])
        assert (each["viziers"], each["elders"]) == (0, 0)


@pytest.mark.rule("FT-S3")
def test_three_meeples_on_each_tile() -> None:
    assert {len(there["meeples"]) for there in new(3)["tiles"].values()} == {3}


@pytest.mark.rule("FT-S3")
def test_tiles_and_meeples_lie_differently_every_time() -> None:
    boards = [new(3, seed)["tiles"] for seed in range(20)]
    for field in ("kind", "meeples"):
        layouts = {tuple(there[field] for there in board.values()) for board in boards}
        assert len(layouts) == 20


@pytest.mark.rule("FT-S3")
def test_any_kind_of_tile_may_lie_anywhere() -> None:
    seen = {name: {new(2, seed)["tiles"][name]["kind"] for seed in range(60)} for name in ("A1", "C3", "F5")}
    assert {len(kinds) for kinds in seen.values()} == {5}


@pytest.mark.rule("FT-S4")
@pytest.mark.parametrize(("players", "orders"), [(2, 6), (3, 6), (4, 24)])
def test_every_order_of_markers_comes_up(players: int, orders: int) -> None:
    seen = {tuple(new(players, seed)["round"]["bid_order"]) for seed in range(200)}
    assert len(seen) == orders


@pytest.mark.rule("FT-S5")
@SEATS
def test_nine_resource_cards_and_three_djinns_face_up(players: int) -> None:
    position = new(players)
    assert [len(position["resources"][pile]) for pile in ("row", "deck", "discard")] == [9, 45, 0]
    assert [len(position["djinns"][pile]) for pile in ("row", "deck", "discard")] == [3, 19, 0]


@pytest.mark.rule("FT-S5")
def test_rows_differ_from_game_to_game() -> None:
    assert len({tuple(new(3, seed)["resources"]["row"]) for seed in range(20)}) > 15
    assert len({tuple(new(3, seed)["djinns"]["row"]) for seed in range(20)}) > 15
