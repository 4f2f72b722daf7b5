"""The score sheet (FT-P1 … FT-P9)."""

from __future__ import annotations

import pytest

from caravanserai import games

from .scenario import seat, table

NONE = {"coins": 0, "viziers": 0, "elders": 0, "djinns": 0, "palms": 0, "palaces": 0, "tiles": 0, "goods": 0}
POOR = seat(coins=0)


def test_who_has_nothing_scores_nothing() -> None:
    state = table(step="over", seats=[POOR, POOR, POOR])
    assert state.scores() == [{**NONE, "total": 0}] * 3


@pytest.mark.rule("FT-P1")
def test_each_coin_is_a_point() -> None:
    state = table(step="over", seats=[seat(coins=23), POOR, POOR])
    assert state.scores()[0] == {**NONE, "coins": 23, "total": 23}


@pytest.mark.rule("FT-P2")
def test_viziers_bring_one_each_and_ten_for_each_rival_with_fewer() -> None:
    seats = [seat(viziers=viziers) for viziers in (5, 3, 3, 0)]
    state = table(step="over", seats=seats)
    assert [sheet["viziers"] for sheet in state.scores()] == [5 + 30, 3 + 10, 3 + 10, 0]


@pytest.mark.rule("FT-P2")
def test_equal_viziers_bring_nothing_over_each_other() -> None:
    state = table(step="over", seats=[seat(viziers=2), seat(viziers=2)])
    assert [sheet["viziers"] for sheet in state.scores()] == [2, 2]


@pytest.mark.rule("FT-P3")
def test_elders_bring_two_each() -> None:
    state = table(step="over", seats=[seat(coins=0, elders=3), POOR])
    assert state.scores()[0] == {**NONE, "elders": 6, "total": 6}


@pytest.mark.rule("FT-P4", "FT-C4")
@pytest.mark.parametrize(
    ("djinn", "value"),
    [
        ("al-amin", 5),
        ("anun-nak", 8),
        ("baal", 6),
        ("boaz", 6),
        ("bouraq", 6),
        ("echidna", 4),
        ("enki", 8),
        ("hagis", 10),
        ("haurvatat", 8),
        ("iblis", 8),
        ("jafaar", 6),
        ("kandicha", 6),
        ("kumarbi", 6),
        ("lamia", 10),
        ("leta", 4),
        ("marid", 6),
        ("monkir", 6),
        ("nekir", 6),
        ("shamhat", 6),
        ("sibittis", 4),
        ("sloar", 8),
        ("utug", 4),
    ],
)
def test_a_djinn_brings_its_value(djinn: str, value: int) -> None:
    state = table(step="over", seats=[seat(coins=0, djinns=djinn), POOR])
    assert state.scores()[0] == {**NONE, "djinns": value, "total": value}


@pytest.mark.rule("FT-P4")
def test_djinns_add_up() -> None:
    state = table(step="over", seats=[seat(coins=0, djinns="leta lamia boaz"), POOR])
    assert state.scores()[0]["djinns"] == 20


@pytest.mark.rule("FT-P5")
def test_palms_bring_three_on_your_own_tiles_only() -> None:
    tiles = (
        "A1 oasis camel0 palms2 value0",
        "B1 camel0 palms1 value0",
        "C1 camel1 palms4 value0",
        "D1 palms5",
    )
    state = table(*tiles, step="over", seats=[POOR, POOR, POOR])
    assert [sheet["palms"] for sheet in state.scores()] == [9, 12, 0]


@pytest.mark.rule("FT-P6")
def test_palaces_bring_five_on_your_own_tiles_only() -> None:
    tiles = ("A1 village camel0 palaces2", "B1 camel0 palaces1", "C1 camel1 palaces1", "D1 village palaces3")
    state = table(*tiles, step="over", seats=[POOR, POOR, POOR])
    assert [sheet["palaces"] for sheet in state.scores()] == [15, 5, 0]


@pytest.mark.rule("FT-P7")
def test_tiles_bring_their_value() -> None:
    tiles = (
        "A1 sacred-place camel0 value15",
        "B1 oasis camel0",
        "C1 village camel1",
        "D1 sacred-place value12",
    )
    state = table(*tiles, step="over", seats=[POOR, POOR, POOR])
    assert [sheet["tiles"] for sheet in state.scores()] == [23, 5, 0]


@pytest.mark.rule("FT-P7")
def test_meeples_on_your_tile_do_not_matter() -> None:
    state = table("A1 sacred-place camel0 value15 VVE", step="over", seats=[POOR, POOR])
    assert state.scores()[0] == {**NONE, "tiles": 15, "total": 15}


@pytest.mark.rule("FT-P8")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("", 0),
        ("silk", 1),
        ("silk fish wheat", 7),
        ("silk silk fish wheat", 8),
        ("silk silk silk", 3),
        ("silk silk fish fish wheat wheat", 14),
        ("ivory jewels gold papyrus silk spice fish wheat pottery", 60),
        ("ivory jewels gold papyrus silk spice fish wheat pottery pottery wheat", 63),
        ("fakir fakir", 0),
        ("fakir silk fakir fish", 3),
    ],
)
def test_goods_are_worth_their_best_sale(hand: str, points: int) -> None:
    state = table(step="over", seats=[seat(coins=0, hand=hand), POOR])
    assert state.scores()[0] == {**NONE, "goods": points, "total": points}


@pytest.mark.rule("FT-P9")
def test_the_highest_total_wins() -> None:
    state = table(step="over", seats=[seat(coins=9), seat(coins=5, elders=3), seat(coins=10)])
    assert [sheet["total"] for sheet in state.scores()] == [9, 11, 10]
    assert state.winners() == [1]


@pytest.mark.rule("FT-P9")
def test_equal_totals_share_the_win() -> None:
    state = table(step="over", seats=[seat(coins=11), seat(coins=5, elders=3), seat(coins=10)])
    assert state.winners() == [0, 1]


def test_the_total_is_the_sum_of_the_lines() -> None:
    rich = seat(coins=7, viziers=2, elders=1, djinns="enki", hand="silk fish")
    state = table("A1 oasis camel0 palms1", "B1 village camel0 palaces1", step="over", seats=[rich, POOR])
    sheet = state.scores()[0]
    assert sheet == {
        "coins": 7,
        "viziers": 12,
        "elders": 2,
        "djinns": 8,
        "palms": 3,
        "palaces": 5,
        "tiles": 13,
        "goods": 3,
        "total": 53,
    }


def test_the_sheet_may_be_read_before_the_end() -> None:
    state = table("B3 V", "C3 V", seats=[seat(coins=4), POOR])
    assert [sheet["total"] for sheet in state.scores()] == [4, 0]


def test_a_position_fuller_than_any_box_is_counted_as_it_is_told() -> None:
    """Of 99 of anything: what one seat has never spills over to another."""
    game = games.get("five-tribes")
    told = game.new(4, games.Chance(1)).to_json()
    for tile in told["tiles"].values():
        tile |= {"value": 99, "palms": 99, "palaces": 99, "owner": 1}
    told["seats"][2]["hand"] = ["silk"] * 90
    told["seats"][3]["hand"] = ["fish"] * 16 + ["silk"] * 15
    sheets = game.from_json(told).scores()
    assert [sheet["tiles"] for sheet in sheets] == [0, 30 * 99, 0, 0]
    assert [sheet["total"] - sheet["coins"] for sheet in sheets] == [0, 30 * 99 * (1 + 3 + 5), 90, 15 * 3 + 1]
