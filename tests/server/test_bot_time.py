"""Bots that take their time share it: nobody waits long for their turn, however many sultans sit there."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.games.tables import Table
from tests.server.chairs import Chair
from tests.server.conftest import Inn
from tests.table.evening import ALI_BABA, Evening

from caravanserai.server.bots.turns import share_of_time
from caravanserai.table import Player

TOGETHER = 0.6
ROUND = 8.0
"""Seconds: far more than the bots have together, for the machine may be busy; by themselves they take 15."""


def at_a_table(*levels: str) -> Evening:
    """A game of Ada and such bots."""
    bots = [Player("bot", f"bot {number}", level) for number, level in enumerate(levels)]
    return Evening(Table("ali-baba", "base", 1 + len(levels)), seats=[Player(name="Ada"), *bots])


@pytest.mark.parametrize(
    ("levels", "seconds"),
    [
        (["sultan"], 5.0),
        (["sultan", "sultan"], 2.5),
        (["sultan", "vizier", "novice"], 2.5),
        (["novice", "pedlar", "merchant"], 5.0),
    ],
)
def test_all_bots_that_look_ahead_have_the_same_part(levels: list[str], seconds: float) -> None:
    assert share_of_time(at_a_table(*levels).match, 10.0, 0.0) == seconds


def test_who_thinks_again_has_what_is_left() -> None:
    assert share_of_time(at_a_table("sultan").match, 10.0, 9.5) == pytest.approx(0.5)


def test_where_nobody_waits_for_a_turn_the_time_does_not_run_out() -> None:
    bots = [Player("bot", "one", "sultan"), Player("bot", "two", "sultan")]
    assert share_of_time(Evening(ALI_BABA, seats=bots).match, 10.0, 99.0) == 2.5


def test_three_sultans_keep_nobody_waiting(new_server: Callable[..., Inn]) -> None:
    inn = new_server(bot_seconds=TOGETHER)
    ada, sultan = inn.person("Ada"), {"kind": "bot", "bot": "sultan"}
    table = ada.new_table(game="ali-baba", players=4, seats=[{"kind": "person"}, sultan, sultan, sultan])
    ada.at(table, "start")
    with Chair(inn, table["id"], ada) as chair:
        for _ in range(2):
            waited = time.monotonic()
            chair.until(lambda picture: picture.legal)
            assert time.monotonic() - waited < ROUND
            while chair.picture.legal:
                chair.do(chair.picture.legal[0])
