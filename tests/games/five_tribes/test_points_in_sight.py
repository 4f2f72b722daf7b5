"""Points in sight: what the score sheet says of the pieces that a receiver sees."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games import Json, State

from ..eventful import lookers, secretive_game
from .rich import rich_start
from .scenario import GAME, seat, table


def counted(view: Json) -> list[int]:
    """The totals for the pieces of a view, laid out and counted as at a real table."""
    found = []
    for number, shown in enumerate(view["seats"]):
        own = [tile for tile in view["tiles"].values() if tile["owner"] == number]
        hand = Counter(shown["hand"] if isinstance(shown["hand"], list) else [])
        found.append(
            {
                "coins": shown["coins"] or 0,
                "viziers": shown["viziers"],
                "elders": shown["elders"],
                "djinns": shown["djinns"],
                "palms": sum(tile["palms"] for tile in own),
                "palaces": sum(tile["palaces"] for tile in own),
                "tiles": sum(tile["value"] for tile in own),
                "fakirs": hand.pop("fakir", 0),
                "goods": dict(hand),
            }
        )
    return [sheet["total"] for sheet in GAME.count(found).scores()]


def positions(players: int) -> list[State]:
    """From the middle of games with many unseen cards, their last positions, and rich starts."""
    game = secretive_game(players, 5)
    return [*game[::37], game[-1], rich_start(players, 6)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_are_those_of_the_pieces_in_the_view(players: int) -> None:
    for state in positions(players):
        for looker in lookers(state):
            view = state.view(looker)
            assert state.points(looker, open=True) == counted(view)
            assert state.points(looker, open=False) == counted(GAME.screen(view, looker))


def test_screens_hide_what_coins_and_goods_are_worth_to_rivals() -> None:
    state = table("B3 VE", "D3 V", seats=[seat(coins=7, hand="silk gold"), seat(coins=9, elders=1), seat()])
    assert state.points(0, open=True)[:2] == [10, 11]
    assert state.points(0, open=False)[:2] == [10, 2]
    assert state.points(None, open=False)[:2] == [0, 2]


def test_looking_changes_nothing() -> None:
    state = secretive_game(3, 5)[60].clone()
    before = state.to_json()
    state.points(1, open=True)
    assert state.to_json() == before


def test_only_who_may_sit_there_looks() -> None:
    with pytest.raises(ValueError, match="a seat from 0 to 2"):
        table("B3 VE", "D3 V").points(3, open=True)
