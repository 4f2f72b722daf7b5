"""Whole games against bots, in the browser, to the score sheet."""

from __future__ import annotations

import pytest

from .conftest import NewPerson
from .playing import by_seed, in_ali_baba, in_five_tribes, play, totals


@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("lamp", 3), ("equal", 4), ("small", 2)])
def test_a_whole_game_of_ali_baba_is_played_by_mouse(person: NewPerson, variant: str, players: int) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("ali-baba", variant=variant, players=players))
    ended = play(ada, by_seed(1), in_ali_baba)
    assert ended.over is not None
    assert totals(ada) == [score["total"] for score in ended.over["scores"]]


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(players, marks=pytest.mark.long) for players in (3, 4))]
)
def test_a_whole_game_of_five_tribes_is_played_by_mouse(person: NewPerson, players: int) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes", players=players))
    ended = play(ada, by_seed(players), in_five_tribes)
    assert ended.over is not None
    assert totals(ada) == [score["total"] for score in ended.over["scores"]]
