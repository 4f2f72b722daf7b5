"""Looking ahead at a table: what steps and ways would bring, with nothing carried out."""

from __future__ import annotations

import pytest
from tests.games.ali_baba import scenario as cave
from tests.games.five_tribes.scenario import seat, table

from caravanserai import games
from caravanserai.games import State
from caravanserai.protocol.messages import Way
from caravanserai.protocol.refusal import Refusal
from caravanserai.table.preview import MOST_WAYS, find_ways, look_ahead

FIVE_TRIBES, ALI_BABA = games.get("five-tribes"), games.get("ali-baba")


def ways(state: State, *first: str) -> list[Way]:
    assert state.seat is not None
    game = ALI_BABA if "cave" in state.to_json() else FIVE_TRIBES
    return find_ways(game, state, state.seat, [game.parse(text) for text in first])


def told(way: Way) -> list[str]:
    return [line["what"] for line in way.story]


def test_ways_come_best_first_and_tell_what_they_bring() -> None:
    state = table("A1 V", "B1 V", "A2 sacred-place VV value12")
    best, other = ways(state, "pick A1")
    assert best.do == ["drop vizier A2"]
    assert best.gain == 3 + 20 + 12
    assert best.parts == {"viziers": 3 + 20, "tiles": 12}
    assert told(best) == ["gather", "camel", "viziers"]
    assert other.do == ["drop vizier B1"]
    assert other.gain == 2 + 20 + 4


def test_steps_without_a_choice_are_part_of_a_way() -> None:
    state = table("A1 A", "A2 A", "A3 V")
    [way] = [way for way in ways(state, "pick A1") if way.do[0] == "drop assassin A2"]
    assert way.do == ["drop assassin A2", "kill vizier A3"]
    assert way.gain == 8
    assert told(way).count("camel") == 2


def test_builders_count_as_paid_without_fakirs_but_the_choice_stays() -> None:
    state = table("A1 B", "A2 village B", seats=[seat(hand="fakir fakir"), seat(), seat()])
    [way] = ways(state, "pick A1")
    assert way.do == ["drop builder A2"]
    assert way.gain == 2 + 5 + 5
    assert told(way) == ["gather", "camel", "builders", "coins", "palace"]


def test_a_turn_never_ends_by_itself() -> None:
    [way] = ways(table("A1 V", "A2 V"), "pick A1")
    assert way.do == ["drop vizier A2"]


def test_gains_count_from_where_the_steps_tried_first_begin() -> None:
    marid = [seat(djinns="marid"), seat(), seat()]
    state = table("A1 VE", "A2 camel0 V", "A3 E", seats=marid)
    [way] = [way for way in ways(state, "pick A1", "drop vizier A2") if way.do == ["drop elder A3"]]
    assert way.gain == 1 + 4 + 4


def test_bids_cost_what_they_cost() -> None:
    state = FIVE_TRIBES.new(3, games.Chance(2))
    assert [(way.do, way.gain) for way in ways(state)][:2] == [(["bid 0"], 0), (["bid 1"], -1)]
    assert ways(state)[-1].gain == -18


def test_every_first_step_keeps_its_best_way_where_there_are_too_many() -> None:
    state = FIVE_TRIBES.new(3, games.Chance(2))
    while state.step == "bid":
        state.apply(state.legal()[0], games.Chance(1))
    found = ways(state)
    assert len(found) == MOST_WAYS
    assert [way.gain for way in found] == sorted((way.gain for way in found), reverse=True)
    assert {way.do[0] for way in found} == {FIVE_TRIBES.text(action) for action in state.legal()}
    whole = {way.do[0]: ways(state, way.do[0])[0].gain for way in found}
    for first, gain in whole.items():
        assert gain == max(way.gain for way in found if way.do[0] == first)


def test_where_chance_has_a_say_five_tribes_tells_nothing_of_it() -> None:
    state = table("A1 V", "A2 V", seats=[seat(djinns="sloar", hand="fakir"), seat(), seat()], deck="ivory")
    [power] = [way for way in ways(state) if way.do == ["use sloar fakir"]]
    assert (power.gain, power.story) == (0, [])


def test_points_of_a_tile_are_sure_whatever_turns_up() -> None:
    state = cave.table(
        {"4a1": "ring-pink", "4b1": "ring-brown"}, ["3a1"], tiles={0: ["ring-blue", "ring-green"]}
    )
    brown, pink = ways(state)
    assert (brown.do, brown.gain) == (["take 4b1"], 6 + 3)
    assert (pink.do, pink.gain) == (["take 4a1"], 5 + 3)
    assert told(pink) == ["take", "uncover", "points"]
    assert pink.story[1]["places"] == ["3a1"]
    assert not [line for way in (pink, brown) for line in way.story if line["what"] == "turn-up"]


def test_a_step_that_is_not_allowed_is_refused_with_its_clause() -> None:
    with pytest.raises(Refusal) as refused:
        ways(table("A1 V", "A2 V"), "pick C3")
    assert refused.value.rule == "FT-M1"


def test_there_are_no_ways_on_where_a_rival_decides() -> None:
    state = table("A1 V", "A2 V", "C3 V", "C4 V")
    assert ways(state, "pick A1", "drop vizier A2", "end") == []


def test_a_look_ahead_tells_the_gain() -> None:
    state = table("A1 V", "A2 V")
    actions = [FIVE_TRIBES.parse(text) for text in ("pick A1", "drop vizier A2")]
    ahead = look_ahead(FIVE_TRIBES, state, 0, actions)
    assert ahead.sheet["total"] - state.scores()[0]["total"] == 2 + 20 + 4
