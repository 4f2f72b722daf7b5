"""The tentative turn as a player of Five Tribes or Ali Baba meets it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caravanserai.games import Chance
from caravanserai.protocol.refusal import Refusal
from caravanserai.table import Entry
from caravanserai.table.undo import MOST_RETURNED, MOST_TAKEN_BACK

from ..games.five_tribes import scenario
from ..games.tables import Table
from .evening import ALI_BABA, FIVE_TRIBES, Evening, did


def with_meeples_in_hand() -> Evening:
    """In the second turn of the round: whose it is has picked a tile and dropped a meeple of it."""
    evening = Evening(FIVE_TRIBES, seed=4)
    evening.do_until("end")
    evening.do("end")
    evening.do_until("drop")
    evening.do_something()
    return evening


def test_a_step_can_be_taken_back_and_another_played_instead() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("pick")
    before, pick = evening.match.state, evening.match.ply
    first, second = evening.match.position(evening.act).legal[:2]  # type: ignore[index]
    evening.do(first)
    evening.back(pick)
    assert evening.match.state == before
    evening.do(second)
    assert evening.match.position(evening.act).steps[-1] == evening.match.ply - 1


def test_some_of_the_steps_can_be_taken_back_and_the_rest_kept() -> None:
    evening = with_meeples_in_hand()
    *_, kept, undone = evening.match.position(evening.act).steps
    evening.back(undone)
    assert evening.match.position(evening.act).steps[-1] == kept
    assert evening.match.state.step == "drop"


def test_the_position_names_the_steps_that_can_be_taken_back_after_many_changes_of_mind() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("pick")
    settled = evening.match.position(evening.act).steps
    for _ in range(3):
        evening.do(evening.match.position(evening.act).legal[0])  # type: ignore[index]
        evening.back(evening.match.position(evening.act).steps[-1])
    assert evening.match.position(evening.act).steps == settled


def test_who_says_that_the_turn_is_over_is_held_to_it_even_if_the_next_turn_is_theirs_too() -> None:
    """With two players each has two turns a round, and these may follow on each other."""
    evening = Evening(FIVE_TRIBES)
    while True:
        evening.do_until("end")
        turn = evening.act
        ended = evening.match.ply
        entry = did(evening.do("end"))
        if evening.match.to_act == turn and entry.answers == []:
            break
    assert evening.match.fixed == evening.match.ply
    with pytest.raises(Refusal) as refused:
        evening.back(ended)
    assert refused.value.code == "settled"


def test_what_chance_turned_up_stays() -> None:
    """Taking a tile in Ali Baba turns up those below."""
    evening = Evening(ALI_BABA)
    while not (entry := did(evening.do_something())).answers:
        pass
    with pytest.raises(Refusal) as refused:
        evening.back(entry.ply)
    assert refused.value.code == "settled"


def test_the_rival_sees_a_turn_when_it_is_over() -> None:
    evening = with_meeples_in_hand()
    rival = 1 - evening.act
    seen = evening.match.position(rival)
    assert seen.view == evening.match.snapshot.settled.view(rival)
    assert seen.view != evening.match.state.view(rival)
    evening.do_until("end")
    moved = evening.do("end").moved(rival)
    assert moved is not None
    assert moved.was == seen.ply
    assert [line["what"] for line in moved.story[:2]] == ["pick", "drop"]


def test_the_story_forgets_what_was_taken_back() -> None:
    evening = with_meeples_in_hand()
    seat = evening.act
    told = evening.match.story(seat)
    step = evening.match.ply
    evening.do_something()
    assert len(evening.match.story(seat)) > len(told)
    event = evening.back(step)
    assert evening.match.story(seat) == told
    moved = event.moved(seat)
    assert moved is not None
    assert moved.gone >= 1


def test_somebody_leaving_does_not_disturb_the_turn_of_another() -> None:
    evening = with_meeples_in_hand()
    seat, rival = evening.act, 1 - evening.act
    steps = evening.match.position(seat).steps
    evening.stand_in(rival)
    assert evening.match.position(seat).steps == steps
    assert evening.match.story(rival)[-1] == {"what": "stand-in", "seat": rival, "bot": "merchant"}
    evening.back(steps[0])
    assert evening.match.story(seat)[-1] == {"what": "stand-in", "seat": rival, "bot": "merchant"}


@pytest.mark.rule("FT-M4")
def test_an_illegal_step_is_refused_with_its_rule_and_nothing_changes() -> None:
    evening = Evening(FIVE_TRIBES, seed=4)
    evening.do_until("drop")
    evening.do_something()
    assert evening.match.state.step == "drop", "the next meeple could go straight back"
    before = evening.positions()
    picked = next(
        line["tile"] for line in reversed(evening.match.story(evening.act)) if line["what"] == "pick"
    )
    tribe = evening.match.position(evening.act).legal[0].split()[1]  # type: ignore[index]
    with pytest.raises(Refusal) as refused:
        evening.do(f"drop {tribe} {picked}")
    assert refused.value.code == "illegal"
    assert refused.value.rule == "FT-M4"
    assert evening.positions() == before


def test_only_who_has_to_decide_may_act() -> None:
    evening = Evening(FIVE_TRIBES)
    rival = 1 - evening.act
    with pytest.raises(Refusal) as refused:
        evening.match.propose_do(rival, evening.match.state.legal()[0], evening.chance, evening.at)
    assert refused.value.code == "not-your-turn"
    with pytest.raises(Refusal) as refused:
        evening.match.propose_back(rival, evening.match.ply, evening.at)
    assert refused.value.code == "not-your-turn"


def test_when_the_game_is_over_nothing_can_be_done_any_more() -> None:
    evening = Evening(ALI_BABA)
    evening.play_out()
    match, at = evening.match, evening.at
    requests: list[Callable[[], Entry]] = [
        lambda: match.propose_do(0, 0, evening.chance, at),
        lambda: match.propose_back(0, 1, at),
        lambda: match.propose_resign(0, at),
        lambda: match.propose_stand_in(0, "", at),
        lambda: match.propose_return(0, at),
    ]
    for request in requests:
        with pytest.raises(Refusal) as refused:
            request()
        assert refused.value.code == "over"


def test_a_proposal_changes_nothing_until_it_is_applied() -> None:
    evening = with_meeples_in_hand()
    before = evening.positions()
    evening.match.propose_do(evening.act, evening.match.state.legal()[0], evening.chance, evening.at)
    evening.match.propose_back(evening.act, evening.match.fixed, evening.at)
    evening.match.propose_resign(evening.act, evening.at)
    assert evening.positions() == before


def test_looking_ahead_tells_what_steps_would_bring_and_plays_none() -> None:
    evening = Evening(FIVE_TRIBES, seed=4)
    evening.do_until("pick")
    before = evening.positions()
    pick = evening.match.state.legal()[0]
    looked = evening.match.look(evening.act, [pick])
    assert evening.positions() == before
    moved = evening.do(evening.game.text(pick)).moved(evening.act)
    assert moved is not None
    assert (looked.changes, looked.story, looked.legal) == (moved.changes, moved.story, moved.legal)


def test_looking_ahead_ends_where_chance_has_a_say() -> None:
    evening = Evening(Table("ali-baba", "base", 4), seed=2)
    while True:
        action = evening.match.state.legal()[0]
        chance = Chance(3)
        evening.match.state.clone().apply(action, chance)
        if chance.answers():
            break
        evening.do(evening.game.text(action))
    looked = evening.match.look(evening.act, [action])
    assert looked.changes == []
    assert [line["what"] for line in looked.story] == ["take", "uncover", "points"]


def test_only_who_has_to_decide_may_look_ahead() -> None:
    evening = Evening(FIVE_TRIBES)
    with pytest.raises(Refusal) as refused:
        evening.match.look(1 - evening.act, [])
    assert refused.value.code == "not-your-turn"


def won_elders_on_an_oasis() -> Evening:
    """Seat 0 has Utug, and has just won two elders on an oasis where a vizier is left."""
    setup = scenario.table("B3 E", "C3 oasis VE", seats=[scenario.seat(djinns="utug"), scenario.seat()])
    evening = Evening(FIVE_TRIBES, setup=setup)
    evening.do("pick B3")
    evening.do("drop elder C3")
    return evening


@pytest.mark.rule("FT-D1")
def test_the_question_before_the_tile_acts_and_what_was_said_to_it_can_be_taken_back() -> None:
    evening = won_elders_on_an_oasis()
    asked, ply = evening.match.state, evening.match.ply
    assert evening.match.position(0).legal == ["use utug elders", "pass"]
    evening.do("pass")
    assert evening.match.state.step == "end"
    evening.back(ply)
    assert evening.match.state == asked
    evening.do("use utug elders")
    evening.do("place C3")
    evening.back(ply)
    assert evening.match.state == asked
    evening.back(ply - 2)
    assert evening.match.state.step == "pick"


@pytest.mark.rule("FT-D1", "FT-S2")
def test_nobody_else_is_told_of_the_question_before_the_turn_is_settled() -> None:
    evening = won_elders_on_an_oasis()
    for other in (1, None):
        position = evening.match.position(other)
        assert position.view["step"] == "pick"
        assert position.legal is None


def test_a_turn_has_a_most_of_take_backs() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("pick")
    first = evening.match.position(evening.act).legal[0]  # type: ignore[index]
    for _ in range(MOST_TAKEN_BACK):
        evening.do(first)
        evening.back(evening.match.position(evening.act).steps[-1])
    evening.do(first)
    with pytest.raises(Refusal, match="enough has been taken back"):
        evening.back(evening.match.position(evening.act).steps[-1])
    evening.do_until("end")
    evening.do("end")
    evening.do_until("drop")
    evening.do_something()
    evening.back(evening.match.position(evening.act).steps[-1])


def test_a_seat_can_not_go_back_and_forth_for_ever() -> None:
    evening = Evening(FIVE_TRIBES)
    for _ in range(MOST_RETURNED):
        evening.stand_in(0)
        evening.come_back(0)
    evening.stand_in(0)
    with pytest.raises(Refusal, match="changed hands often enough"):
        evening.come_back(0)
