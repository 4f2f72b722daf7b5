"""Records of matches: played to the end, resigned, under way, full of second thoughts; all replay."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from caravanserai.table import Player

from ..games.tables import TABLES, Table
from .evening import ALI_BABA, FIVE_TRIBES, Evening, Plan, plans


@settings(max_examples=25)
@given(plans)
def test_the_record_leads_to_what_is_settled(plan: Plan) -> None:
    evening = plan.evening()
    for _ in evening.stroll(60):
        pass
    *_, last = evening.game.replay(evening.match.record())
    assert last == evening.match.snapshot.settled


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_finished_match_has_a_record_to_its_end(table: Table) -> None:
    evening = Evening(table)
    evening.play_out()
    *_, last = evening.game.replay(evening.match.record())
    assert last.over
    assert evening.match.result is not None
    assert last.scores() == evening.match.result.scores


def test_what_was_taken_back_is_not_in_the_record() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("end")
    evening.do("end")
    before = evening.match.record()
    evening.do_until("drop")
    evening.back(evening.match.fixed)
    assert evening.match.record() == before


def test_a_resigned_game_has_a_record_with_the_last_steps() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("pick")
    evening.do_until("drop")
    evening.resign(evening.act)
    record = evening.match.record()
    assert record["steps"][-1]["do"].startswith("pick")
    list(evening.game.replay(record))


def test_the_record_names_those_who_sat_there_and_the_rules() -> None:
    evening = Evening(ALI_BABA, seats=[Player(name="Ada"), Player("bot", "Sinbad", "novice")])
    record = evening.match.record()
    assert record["seats"] == ["Ada", "Sinbad"]
    assert record["rules"] == evening.game.rules_version


def test_a_bot_without_a_name_is_called_by_its_level() -> None:
    evening = Evening(ALI_BABA, seats=[Player(name="Ada"), Player("bot", "", "novice")])
    assert evening.match.record()["seats"] == ["Ada", "novice 1"]


def test_those_without_a_name_are_called_by_their_seat() -> None:
    assert Evening(ALI_BABA).match.record()["seats"] == ["seat0", "seat1"]
