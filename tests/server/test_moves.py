"""Playing over the network: who sees what when, taking back, and messages that come late, twice or wrong."""

from __future__ import annotations

import random
from contextlib import suppress

from tests.server.chairs import Chair, id_of, play_on, seated, to_act
from tests.server.conftest import Inn
from websockets.exceptions import ConnectionClosed

from caravanserai import games
from caravanserai.protocol.messages import (
    Back,
    Bye,
    Do,
    Done,
    Final,
    FindWays,
    Look,
    Looked,
    Moved,
    Position,
    Refused,
    Sync,
    Ways,
)


def test_a_whole_game_is_played_seen_and_recorded(any_server: Inn) -> None:
    with seated(any_server, "ali-baba") as chairs:
        play_on(chairs, choose=random.Random(7).choice)
        pictures = [chair.until(lambda picture: picture.over) for chair in chairs]
        assert pictures[0].over == pictures[1].over
        for chair in chairs:
            chair.until(lambda picture: picture.table and picture.table.status == "finished")
        record = chairs[0].person.get(f"/api/tables/{id_of(chairs[0])}/record").json()  # type: ignore[union-attr]
    *_, last = games.get("ali-baba").replay(record)
    assert pictures[0].over is not None
    assert last.winners() == pictures[0].over.winners
    assert last.view(0) == pictures[0].view


def test_steps_are_shown_to_their_seat_at_once_and_to_the_rival_when_settled(server: Inn) -> None:
    with seated(server) as chairs:
        mover = reach_a_pick(chairs)
        rival = next(chair for chair in chairs if chair is not mover)
        rival.until(lambda picture: picture.act == mover.picture.seat)
        known, heard = rival.picture.ply, len(rival.heard)
        mover.do(mover.picture.legal[0])
        while mover.picture.steps:
            assert isinstance(mover.do(mover.picture.legal[0]), Moved)
        rival.until(lambda picture: picture.ply == mover.picture.ply)
        told = [message for message in rival.heard[heard:] if isinstance(message, Moved)]
        assert [(moved.was, moved.ply) for moved in told] == [(known, mover.picture.ply)]
        assert mover.picture.ply > known + 2


def test_a_step_that_is_to_be_undoable_is_done_only_if_it_is(server: Inn) -> None:
    with seated(server) as chairs:
        mover = reach_a_pick(chairs)
        pick = next(action for action in mover.picture.legal if action.startswith("pick"))
        assert isinstance(mover.ask(Do(mover.picture.ply, pick, undoable=True)), Moved)
        while mover.picture.steps:
            ply, first = mover.picture.ply, mover.picture.legal[0]
            told = mover.ask(Do(ply, first, undoable=True))
            if isinstance(told, Final):
                assert (told.ply, mover.picture.ply) == (ply, ply)
                assert isinstance(mover.do(first), Moved)
                assert not mover.picture.steps
            else:
                assert mover.picture.steps
    with seated(server, "ali-baba") as chairs:
        mover = to_act(chairs)
        finals = [
            isinstance(mover.ask(Do(mover.picture.ply, action, undoable=True)), Final)
            for action in mover.picture.legal[:1]
        ]
        assert finals == [True], "the next seat has to decide, or something was turned up"


def test_a_step_is_taken_back_and_nobody_else_has_seen_it(server: Inn) -> None:
    with seated(server) as chairs:
        mover = reach_a_pick(chairs)
        before, ply = mover.picture.view, mover.picture.ply
        mover.do(next(action for action in mover.picture.legal if action.startswith("pick")))
        assert mover.picture.view != before
        assert mover.picture.steps[-1] == ply
        answer = mover.ask(Back(mover.picture.ply, ply))
        assert isinstance(answer, Moved)
        assert mover.picture.view == before
        assert mover.picture.ply == ply + 2, "a take-back is an entry of the log like any other"
        for chair in chairs:
            chair.ask(Sync())
            if chair is not mover:
                assert chair.picture.ply <= ply


def reach_a_pick(chairs: list[Chair]) -> Chair:
    """Play until somebody may pick up meeples."""
    while not any(action.startswith("pick") for action in to_act(chairs).picture.legal):
        play_on(chairs, 1, choose=lambda legal: legal[0])
    return to_act(chairs)


def test_whoever_comes_back_in_the_middle_of_a_turn_finds_the_table_as_it_was(server: Inn) -> None:
    with seated(server) as chairs:
        mover = reach_a_pick(chairs)
        for _ in range(3):
            mover.do(mover.picture.legal[-1])
        with Chair(server, id_of(mover), mover.person) as again:
            again.until(lambda picture: picture.view is not None)
            for known in ("view", "legal", "story", "ply", "fixed", "steps", "act"):
                assert getattr(again.picture, known) == getattr(mover.picture, known)


def test_a_request_that_comes_twice_is_done_once(server: Inn) -> None:
    with seated(server) as chairs:
        mover = to_act(chairs)
        ply, action = mover.picture.ply, mover.picture.legal[0]
        mover.do(action)
        answer = mover.ask(Do(ply, action))
        assert answer == Done(answer.re, ply + 1)  # type: ignore[union-attr]
        assert mover.picture.ply == ply + 1


def test_another_request_for_the_same_position_comes_too_late(server: Inn) -> None:
    with seated(server) as chairs:
        mover = to_act(chairs)
        ply, (first, second, *_) = mover.picture.ply, mover.picture.legal
        mover.do(first)
        refusal = mover.refused(Do(ply, second))
        assert (refusal.code, refusal.ply) == ("stale", ply + 1)
        assert mover.hear_of(Position).ply == ply + 1


def test_two_windows_of_one_person_can_t_both_act(server: Inn) -> None:
    with seated(server) as chairs:
        mover = to_act(chairs)
        with Chair(server, id_of(mover), mover.person) as other:
            other.until(lambda picture: picture.legal)
            ply, (first, second, *_) = mover.picture.ply, mover.picture.legal
            names = mover.send(Do(ply, first)), other.send(Do(ply, second))
            answers = [
                chair.hear_of(Moved | Refused, lambda message, name=name: message.re == name)  # type: ignore[arg-type,misc]
                for chair, name in zip((mover, other), names, strict=True)
            ]
            assert sorted(type(answer).__name__ for answer in answers) == ["Moved", "Refused"]


def test_a_refusal_names_its_rule_and_changes_nothing(server: Inn) -> None:
    with seated(server) as chairs:
        mover = reach_a_pick(chairs)
        ply = mover.picture.ply
        refusal = mover.refused(Do(ply, "end"))
        assert refusal.code == "illegal"
        assert refusal.rule is not None
        assert refusal.rule.startswith("FT-")
        assert mover.refused(Do(ply, "dance")).code == "bad-message"
        mover.ask(Sync())
        assert mover.picture.ply == ply


def test_nobody_but_who_has_to_decide_may_act(server: Inn) -> None:
    with seated(server, public=True) as chairs:
        mover = to_act(chairs)
        rival = next(chair for chair in chairs if chair is not mover)
        action = mover.picture.legal[0]
        assert rival.refused(Do(mover.picture.ply, action)).code == "not-your-turn"
        with Chair(server, id_of(mover)) as onlooker:
            onlooker.until(lambda picture: picture.view is not None)
            assert onlooker.picture.seat is None
            assert onlooker.refused(Do(mover.picture.ply, action)).code == "not-yours"


def test_looking_ahead_changes_nothing(server: Inn) -> None:
    with seated(server) as chairs:
        mover = reach_a_pick(chairs)
        ply, action = mover.picture.ply, mover.picture.legal[0]
        looked = mover.ask(Look(ply, [action]))
        assert isinstance(looked, Looked)
        assert looked.changes
        assert looked.legal
        mover.ask(Sync())
        assert mover.picture.ply == ply


def test_the_best_way_brings_what_it_promised(server: Inn) -> None:
    with seated(server) as chairs:
        mover = reach_a_pick(chairs)
        answer = mover.ask(FindWays(mover.picture.ply))
        assert isinstance(answer, Ways)
        best = answer.ways[0]
        looked = mover.ask(Look(mover.picture.ply, best.do))
        assert isinstance(looked, Looked)
        assert looked.gain == best.gain > 0
        rest = mover.ask(FindWays(mover.picture.ply, best.do[:1]))
        assert isinstance(rest, Ways)
        assert rest.ways[0].gain == best.gain
        assert mover.refused(FindWays(mover.picture.ply, ["pick Z9"])).code == "bad-message"
        rival = next(chair for chair in chairs if chair is not mover)
        rival.until(lambda picture: picture.act == mover.picture.seat)
        assert rival.refused(FindWays(mover.picture.ply)).code == "not-your-turn"


def test_whoever_waits_may_plan_and_nothing_happens(server: Inn) -> None:
    with seated(server, public=True) as chairs:
        mover = to_act(chairs)
        rival = next(chair for chair in chairs if chair is not mover)
        ply = rival.picture.ply
        planned = rival.ask(FindWays(ply, plan=True))
        assert isinstance(planned, Ways)
        assert planned.ways
        first = planned.ways[0].do[0]
        rest = rival.ask(FindWays(ply, [first], plan=True))
        assert isinstance(rest, Ways)
        assert rest.ways[0].gain == planned.ways[0].gain
        rival.ask(Sync())
        assert rival.picture.ply == ply
        assert rival.refused(FindWays(ply, ["end"], plan=True)).code == "illegal"
        with Chair(server, id_of(mover)) as onlooker:
            onlooker.until(lambda picture: picture.view is not None)
            assert onlooker.refused(FindWays(ply, plan=True)).code == "not-yours"


def test_a_message_that_can_t_be_read_is_refused_and_the_next_is_served(server: Inn) -> None:
    with seated(server) as chairs:
        mover = to_act(chairs)
        for nonsense in (
            "",
            "[]",
            "{",
            '{"t":"dance"}',
            '{"t":"do","ply":"1","do":3}',
            "[" * 20_000,
            '{"t":"do"}',
            '{"t":"sync","re":"' + "x" * 41 + '"}',
            '{"t":"sync","' + "x" * 60_000 + '":1}',
        ):
            mover.socket.send(nonsense)
            refused = mover.hear_of(Refused)
            assert refused.code == "bad-message"
            assert len(refused.message) < 300
        mover.do(mover.picture.legal[0])


def test_a_message_in_parts_is_put_together(server: Inn) -> None:
    with seated(server) as chairs:
        mover = to_act(chairs)
        mover.socket.send(['{"t":"sy', "", 'nc","re":"pa', 'rts"}'])
        assert mover.hear_of(Position).re == "parts"


def test_frames_we_don_t_speak_close_the_connection_with_a_code(server: Inn) -> None:
    with seated(server) as chairs:
        table = id_of(chairs[0])
        for wrong, code in ((b"\x00\x01", 1003), ("x" * 70_000, 1009), (["y" * 60_000, "z" * 60_000], 1009)):
            with Chair(server, table, chairs[0].person) as chair:
                chair.hear_of(Position)
                chair.socket.send(wrong)
                assert chair.farewell()[1] == code


def test_who_asks_without_end_is_sent_away(server: Inn) -> None:
    with seated(server) as chairs:
        with suppress(ConnectionClosed):
            for _ in range(2000):
                chairs[0].socket.send('{"t":"dance"}')
        bye, code = chairs[0].farewell()
        assert bye == Bye("too-fast", "that was far too much at once", again=False)
        assert code == 1008
