"""A turn planned while others decide: what could be taken if the cave stayed as it is, and what for."""

from __future__ import annotations

import pytest

from caravanserai.games import Chance, State
from caravanserai.table.preview import find_ways

from .scenario import ALI_BABA, legal, play, row, table


def planned(state: State, seat: int) -> State:
    """The position at which that seat's next turn would begin."""
    plan = ALI_BABA.planned(state, seat)
    assert plan is not None
    assert (plan.seat, plan.step) == (seat, "take")
    return plan


def test_a_seat_plans_what_to_take_while_a_rival_decides() -> None:
    state = table(row("ring-pink", "ring-brown", "crown-white"), tiles={1: ["ring-blue"]})
    plan = planned(state, 1)
    gains = {way.do[0]: way.gain for way in find_ways(ALI_BABA, plan, 1, [])}
    assert gains == {"take 1a1": 5 + 2, "take 1a3": 4 + 2, "take 1a5": 1}
    assert (state.seat, state.step) == (0, "take"), "the game itself has not changed"


def test_in_the_middle_of_a_rivals_turn_what_it_took_is_gone() -> None:
    state = play(table(row("statue-white", "ring-pink", "crown-pink")), "take 1a1")
    assert legal(planned(state, 1)) == ["take 1a3", "take 1a5"]
    assert state.step == "ban"


def test_tiles_that_rivals_are_about_to_show_play_no_part() -> None:
    state = play(
        table(row("statue-yellow", "ring-pink"), tiles={1: ["crown-pink"], 2: ["ruby-pink"]}, players=3),
        "take 1a1",
        "show crown-pink",
    )
    assert state.step == "show"
    assert planned(state, 1).to_json()["shown"] == []


@pytest.mark.rule("AB-WHITE1")
def test_a_plan_heeds_the_bans_that_will_still_hold() -> None:
    cave = row("ring-pink", "ruby-brown", "crown-green")
    state = table(cave, players=3, active=1, bans={0: "pink", 2: "brown"})
    assert legal(planned(state, 0)) == ["take 1a1", "take 1a3", "take 1a5"], "2 plays before 0 does"
    assert legal(planned(state, 2)) == ["take 1a3", "take 1a5"], "0 plays after 2 does"


def test_who_is_to_take_now_plans_just_that() -> None:
    state = table(row("ring-pink", "ruby-brown"), bans={1: "pink"})
    assert legal(planned(state, 0)) == legal(state) == ["take 1a3"]


def test_of_what_will_turn_up_a_plan_tells_only_where() -> None:
    state = ALI_BABA.new(2, Chance(3), first=0)
    plan = planned(state, 1)
    assert plan.problems() == []
    ways = find_ways(ALI_BABA, plan, 1, [])
    assert len(ways) == 4
    for way in ways:
        assert {line["what"] for line in way.story} <= {"take", "uncover", "points"}


@pytest.mark.rule("AB-Z1")
def test_whoever_has_no_turn_left_plans_none() -> None:
    cave = row("ring-pink", "ruby-brown", "crown-green")
    assert ALI_BABA.planned(table(cave, turns_left=1), 1) is None
    assert planned(table(cave, turns_left=2), 1).to_json()["turns_left"] == 1


def test_where_no_tile_is_left_there_is_nothing_to_plan() -> None:
    state = play(table(row("statue-yellow"), tiles={1: ["crown-pink"]}), "take 1a1")
    assert state.step == "show"
    assert ALI_BABA.planned(state, 1) is None
