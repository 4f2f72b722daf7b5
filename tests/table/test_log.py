"""A match is what its log says: replayed, applied twice, out of order, repeated, or not to be understood."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.table import BadLog, Entry, Gap, Match, MatchSettings, Seat, decode, encode

from .evening import ALI_BABA, BEGIN, FIVE_TRIBES, Evening, Plan, plans

few = settings(max_examples=20)


@few
@given(plans, st.integers(1, 60))
def test_any_part_of_the_log_tells_the_match_as_it_was_then(plan: Plan, entries: int) -> None:
    evening = plan.evening()
    then, number = evening.positions(), 1
    for _ in evening.stroll(60):
        if len(evening.log) <= entries:
            then, number = evening.positions(), len(evening.log)
    reloaded = evening.reloaded(number)
    assert [reloaded.position(receiver) for receiver in evening.receivers] == then


@few
@given(plans)
def test_another_node_that_reads_the_entries_tells_its_receivers_the_same(plan: Plan) -> None:
    evening = plan.evening()
    elsewhere = evening.reloaded()
    for event in evening.stroll(40):
        told = elsewhere.apply(decode(evening.log[-1]))
        assert told is not None
        for receiver in evening.receivers:
            assert told.moved(receiver) == event.moved(receiver)


def test_entries_that_were_applied_before_change_nothing() -> None:
    evening = Evening(FIVE_TRIBES)
    for _ in evening.stroll(40):
        pass
    before = evening.positions()
    for line in evening.log:
        assert evening.match.apply(decode(line)) is None
    assert evening.positions() == before


def test_an_entry_out_of_order_says_from_where_to_read_again() -> None:
    evening = Evening(FIVE_TRIBES)
    behind = evening.reloaded()
    evening.do_something()
    evening.do_something()
    with pytest.raises(Gap) as gap:
        behind.apply(decode(evening.log[-1]))
    assert gap.value.ply == 1
    for line in evening.log[gap.value.ply :]:
        behind.apply(decode(line))
    assert behind.position(0) == evening.match.position(0)


def test_who_lost_a_ply_to_another_node_applies_what_was_written_there() -> None:
    evening = Evening(FIVE_TRIBES)
    elsewhere = evening.reloaded()
    elsewhere.propose_do(evening.act, evening.match.state.legal()[0], evening.chance, evening.at)
    written = evening.do(evening.game.text(evening.match.state.legal()[1])).entry
    elsewhere.apply(decode(encode(written)))
    assert elsewhere.position(0) == evening.match.position(0)


def test_a_request_sent_again_is_recognised() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_until("pick")
    seat, action, ply = evening.act, evening.match.state.legal()[0], evening.match.ply
    evening.do(evening.game.text(action))
    back = evening.match.ply
    evening.back(ply)
    evening.do_something()
    for match in (evening.match, evening.reloaded()):
        assert match.repeats(seat, ply, "do", action)
        assert match.repeats(seat, back, "back", ply)


@pytest.mark.parametrize(
    ("seat", "ply", "kind", "data"),
    [
        (1, 0, "do", 0),
        (0, 1, "do", 0),
        (0, 0, "back", 0),
        (0, 0, "do", 1),
        (0, -1, "do", 0),
        (0, 99, "do", 0),
    ],
)
def test_another_request_is_not_taken_for_one_carried_out(seat: int, ply: int, kind: str, data: int) -> None:
    """Each differs in one thing from what was done: seat, ply, kind, action; or never was."""
    evening = Evening(FIVE_TRIBES)
    evening.do_until("pick")
    who, action, where = evening.act, evening.match.state.legal()[0], evening.match.ply
    evening.do(evening.game.text(action))
    asked = (who if seat == 0 else 1 - who, where + ply, kind, action + data)
    assert not evening.match.repeats(*asked)


@pytest.mark.parametrize("data", [None, "0", [0], 0.0, True, 2**40, -1])
def test_what_is_no_request_at_all_repeats_none(data: Any) -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_something()
    assert not evening.match.repeats(0, 1, "do", data)
    assert not evening.match.repeats(0, 1, "start", data)


def test_an_entry_goes_through_json_unchanged() -> None:
    entry = Entry(7, BEGIN, "do", 1, [12, [3, 4]])
    assert encode(entry) == b'[7,1800000000000,"do",1,[12,[3,4]]]'
    assert decode(encode(entry)) == entry


def test_the_log_tells_game_rules_options_and_who_sat_where() -> None:
    setting = MatchSettings("ali-baba", 3, "lamp", {"first": 2})
    seats = [Seat(name="Ada"), Seat("same-screen", "Bo"), Seat("bot", "novice", "novice")]
    evening = Evening(ALI_BABA)
    data = Match.begin(setting, BEGIN, evening.chance, seats).data
    assert (data["game"], data["rules"], data["variant"], data["players"]) == ("ali-baba", 1, "lamp", 3)
    assert data["options"]["first"] == 2
    assert data["seats"] == [
        {"name": "Ada"},
        {"kind": "same-screen", "name": "Bo"},
        {"kind": "bot", "name": "novice", "bot": "novice"},
    ]


def test_a_match_needs_as_many_seats_as_players() -> None:
    with pytest.raises(ValueError, match="2 seats are needed, not 1"):
        Evening(ALI_BABA, seats=[Seat()])


def test_a_log_of_other_rules_is_refused_in_plain_words() -> None:
    evening = Evening(FIVE_TRIBES)
    start = decode(evening.log[0])
    start.data["rules"] = 99
    with pytest.raises(BadLog, match="written under rules 99 of Five Tribes; here are rules 1"):
        Match.from_log(evening.setting, [start])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "ali-baba"}, "the log is of ali-baba, not of five-tribes"),
        ({"setup": {}}, "can't be read"),
        ({"seats": [{"kind": 3}]}, "can't be read"),
        ({"seats": []}, "2 seats"),
        ({"players": 3}, "3 players"),
    ],
)
def test_a_start_that_can_not_be_is_refused(change: dict[str, Any], complaint: str) -> None:
    evening = Evening(FIVE_TRIBES)
    start = decode(evening.log[0])
    start.data.update(change)
    with pytest.raises(BadLog, match=complaint):
        Match.from_log(evening.setting, [start])


def test_a_log_without_its_start_is_refused() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_something()
    for entries in ([], [decode(evening.log[1])]):
        with pytest.raises(BadLog, match="begins with the start"):
            Match.from_log(evening.setting, entries)


@pytest.mark.parametrize(
    "entry",
    [
        Entry(1, BEGIN, "do", 0, [499, []]),
        Entry(1, BEGIN, "do", 1, [0, []]),
        Entry(1, BEGIN, "do", 0, [0, [3]]),
        Entry(1, BEGIN, "do", 0, 7),
        Entry(1, BEGIN, "do", 0, ["a", "b"]),
        Entry(1, BEGIN, "back", 0, 1),
        Entry(1, BEGIN, "back", 0, "x"),
        Entry(1, BEGIN, "resign", 5),
        Entry(1, BEGIN, "return", None),
        Entry(1, BEGIN, "dance", 0),
        Entry(1, BEGIN, "start", None, {}),
    ],
    ids=str,
)
def test_an_entry_that_no_match_can_have_written_is_refused_and_nothing_changes(entry: Entry) -> None:
    evening = Evening(FIVE_TRIBES)
    while evening.act != 0:
        evening = Evening(FIVE_TRIBES, seed=evening.dice.randrange(1000))
    before = evening.positions()
    with pytest.raises(BadLog, match="ply 1: "):
        evening.match.apply(entry)
    assert evening.positions() == before


def test_nothing_follows_on_the_end() -> None:
    evening = Evening(ALI_BABA)
    evening.play_out()
    with pytest.raises(BadLog, match="the game was over before"):
        evening.match.apply(Entry(evening.match.ply, evening.at, "return", 0))
