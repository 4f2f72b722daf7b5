"""What each receiver is told: enough to follow the match exactly, and nothing before it is theirs to know."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings

from caravanserai.protocol.changes import apply_changes
from caravanserai.protocol.messages import Moved, Position

from ..games.tables import Table
from .evening import ALI_BABA, FIVE_TRIBES, Evening, Plan, plans

few = settings(max_examples=20)


def follow(known: Position, moved: Moved) -> Position:
    """What a client knows after a message, from what it knew before."""
    assert moved.was == known.ply, "a message was missed"
    kept = known.story[: len(known.story) - moved.gone]
    return Position(
        ply=moved.ply,
        fixed=moved.fixed,
        seat=moved.seat,
        act=moved.act,
        view=apply_changes(known.view, moved.changes),
        legal=moved.legal,
        story=[*kept, *moved.story],
        steps=moved.steps,
        clocks=moved.clocks,
        over=moved.over,
        points=moved.points,
    )


@few
@given(plans)
def test_whoever_follows_the_messages_knows_the_position(plan: Plan) -> None:
    evening = plan.evening()
    known = evening.positions()
    for event in evening.stroll(40):
        for number, receiver in enumerate(evening.receivers):
            moved = event.moved(receiver)
            if moved is not None:
                known[number] = follow(known[number], moved)
        assert known == evening.positions()


@few
@given(plans)
def test_rivals_and_onlookers_see_no_step_that_can_still_be_taken_back(plan: Plan) -> None:
    evening = plan.evening()
    mover, seen = evening.act, evening.positions()
    for event in evening.stroll(40):
        position = None if evening.match.over else evening.match.position(evening.act)
        if event.entry.kind in ("do", "back") and position is not None and position.fixed < position.ply:
            for number, receiver in enumerate(evening.receivers):
                if receiver != mover:
                    assert event.moved(receiver) is None
                    assert evening.match.position(receiver) == seen[number]
        else:
            mover = -1 if position is None else evening.act
            seen = evening.positions()


@few
@given(plans)
def test_only_who_has_to_decide_is_told_what_is_legal_and_what_can_be_taken_back(plan: Plan) -> None:
    evening = plan.evening()
    for event in evening.stroll(40):
        for receiver in evening.receivers:
            moved = event.moved(receiver)
            if moved is None:
                continue
            to_decide = receiver is not None and receiver == evening.match.to_act
            if to_decide and not evening.bot_to_act:
                assert moved.legal == [evening.game.text(action) for action in evening.match.state.legal()]
            else:
                assert moved.legal is None
            assert to_decide or moved.steps == []


@pytest.mark.parametrize("table", [FIVE_TRIBES, ALI_BABA], ids=str)
def test_messages_come_through_json_unchanged(table: Table) -> None:
    evening = Evening(table)
    for event in evening.stroll(60):
        for receiver in evening.receivers:
            moved = event.moved(receiver)
            if moved is not None:
                assert msgspec.json.decode(msgspec.json.encode(moved), type=Moved) == moved


def test_behind_screens_coins_are_hidden_from_rivals_and_not_from_their_owner() -> None:
    evening = Evening(FIVE_TRIBES, open=False)
    coins = [seat["coins"] for seat in evening.match.position(0).view["seats"]]
    assert coins == [50, None]
    assert [seat["coins"] for seat in evening.match.position(None).view["seats"]] == [None, None]


def test_nothing_is_screened_once_the_game_is_over() -> None:
    evening = Evening(ALI_BABA, open=False)
    evening.play_out()
    assert evening.match.position(None).view == evening.match.state.to_json()
