"""Looking ahead where a power is offered before the tile acts: what is told is what comes without it."""

from __future__ import annotations

import pytest
from tests.games.five_tribes.scenario import GAME, seat, table

from caravanserai.games import State
from caravanserai.table.preview import Preview, find_ways, gain_of, look_ahead, sheet_of, take_no_offer

ENKI = [seat(djinns="enki", elders=1), seat(), seat()]


def oasis(rules: int = GAME.rules_version) -> State:
    """A1 to A2: an elder meets another on an oasis, and Enki could grow a palm on B2."""
    return table("A1 E", "A2 oasis E", "B2 oasis V", seats=ENKI, rules=rules)


def look(state: State, *actions: str) -> Preview:
    ahead = look_ahead(GAME, state, 0, [GAME.parse(text) for text in actions])
    return take_no_offer(GAME, ahead, 0)


@pytest.mark.rule("FT-D1")
def test_pointing_at_an_oasis_counts_its_palm_as_version_1_did() -> None:
    new, old = oasis(), oasis(rules=1)
    told, before = look(new, "pick A1", "drop elder A2"), look(old, "pick A1", "drop elder A2")
    gains = [gain_of(sheet_of(new, 0), told.sheet), gain_of(sheet_of(old, 0), before.sheet)]
    assert gains == 2 * [(4 + 8 + 3, {"elders": 4, "tiles": 8, "palms": 3})]
    assert [line for line in told.story if line["what"] != "pass"] == before.story
    assert told.story[-1]["what"] == "palm"


def test_ways_count_the_tile_but_leave_the_question_open() -> None:
    way = next(way for way in find_ways(GAME, oasis(), 0, []) if way.do[0] == "pick A1")
    assert way.do == ["pick A1", "drop elder A2"]
    assert way.gain == 4 + 8 + 3


def test_a_power_that_is_pointed_at_is_told_with_the_palm_that_follows() -> None:
    state = oasis()
    told = look(state, "pick A1", "drop elder A2", "use enki elder", "place B2")
    assert [line["tile"] for line in told.story if line["what"] == "palm"] == ["B2", "A2"]


def test_elsewhere_nothing_is_taken_for_granted() -> None:
    state = table("A1 E", "A2 small-market E", seats=ENKI, row="ivory gold silk")
    ahead = look_ahead(GAME, state, 0, [GAME.parse("pick A1"), GAME.parse("drop elder A2")])
    assert ahead.state.step == "take"
    assert take_no_offer(GAME, ahead, 0) is ahead
