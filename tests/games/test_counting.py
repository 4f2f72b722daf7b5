"""Points of games played with the real box, counted by the same score sheet as all others."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai import games
from caravanserai.games import BadPosition, State

from .tables import TABLES, Table

FIVE_TRIBES, ALI_BABA = games.get("five-tribes"), games.get("ali-baba")


def played(table: Table, seed: int) -> State:
    state, chance = table.new(seed)
    state.playout(chance)
    return state


def pieces_of_five_tribes(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """What somebody counts in front of a seat, and on its tiles."""
    have = position["seats"][seat]
    own = [tile for tile in position["tiles"].values() if tile["owner"] == seat]
    cards = have["hand"]
    return {
        **{field: have[field] for field in ("coins", "viziers", "elders", "djinns")},
        "palms": sum(tile["palms"] for tile in own),
        "palaces": sum(tile["palaces"] for tile in own),
        "tiles": sum(tile["value"] for tile in own),
        "goods": {card: cards.count(card) for card in set(cards) - {"fakir"}},
        "fakirs": cards.count("fakir"),
    }


def pieces_of_ali_baba(position: dict[str, Any], seat: int) -> dict[str, Any]:
    have = position["seats"][seat]
    kinds = [tile.split("-")[0] for tile in have["tiles"]]
    return {"score": have["score"], "treasures": {kind: kinds.count(kind) for kind in set(kinds)}}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_counted_pieces_bring_what_the_game_brought(table: Table) -> None:
    count = pieces_of_five_tribes if table.name == "five-tribes" else pieces_of_ali_baba
    for seed in range(5):
        state = played(table, seed)
        pieces = [count(state.to_json(), seat) for seat in range(state.players)]
        counted = games.get(table.name).count(pieces, table.variant)
        assert counted.scores() == state.scores()
        assert counted.winners() == state.winners()


def test_pieces_that_are_not_said_count_as_none() -> None:
    assert [sheet["total"] for sheet in FIVE_TRIBES.count([{"coins": 7}, {}]).scores()] == [7, 0]


@pytest.mark.parametrize(
    ("seats", "field"),
    [
        ([{}], "seats"),
        ([{}, {"coins": -1}], "seats[1].coins"),
        ([{"viziers": 17}, {}], "seats[0].viziers"),
        ([{"viziers": 10}, {"viziers": 7}], "seats[1].viziers"),
        ([{"djinns": ["leta"]}, {"djinns": ["leta"]}], "seats[1].djinns"),
        ([{"djinns": ["sindbad"]}, {}], "seats[0].djinns[0]"),
        ([{"goods": {"fakir": 1}}, {}], "seats[0].goods.fakir"),
        ([{"goods": {"ivory": 3}}, {}], "seats[0].goods.ivory"),
        ([{"camels": 3}, {}], "seats[0].camels"),
    ],
)
def test_pieces_that_can_t_be_are_named(seats: list[dict[str, Any]], field: str) -> None:
    with pytest.raises(BadPosition) as problem:
        FIVE_TRIBES.count(seats)
    assert problem.value.field == field


@pytest.mark.parametrize(
    ("seats", "variant", "field"),
    [
        ([{}, {}, {}], "small", "seats"),
        ([{"treasures": {"ring": 4}}, {"treasures": {"ring": 3}}], "base", "seats[1].treasures.ring"),
        ([{"treasures": {"sock": 1}}, {}], "base", "seats[0].treasures.sock"),
        ([{"score": "many"}, {}], "base", "seats[0].score"),
        ([{}, {}], "large", "variant"),
    ],
)
def test_treasures_that_can_t_be_are_named(seats: list[dict[str, Any]], variant: str, field: str) -> None:
    with pytest.raises(BadPosition) as problem:
        ALI_BABA.count(seats, variant)
    assert problem.value.field == field


def test_a_variant_has_only_so_many_treasures() -> None:
    every = dict.fromkeys(ALI_BABA.facts()["treasures"], 1)
    with pytest.raises(BadPosition, match="only 9 treasures"):
        ALI_BABA.count([{"treasures": every}, {}], "equal")
