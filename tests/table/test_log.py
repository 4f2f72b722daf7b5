"""A match is what its log says: replayed, applied twice, out of order, repeated, or not to be understood."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.games import UnknownRules
from caravanserai.table import BadLog, Entry, Gap, Match, MatchSettings, Player, decode, encode
from caravanserai.table.entry import (
    BackEntry,
    DoEntry,
    ResignEntry,
    ReturnEntry,
    StandInEntry,
    StartData,
    StartEntry,
    TimeOutEntry,
)

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


STORED = {
    "do": (b'[7,1800000000000,"do",1,[12,[3,4]]]', DoEntry(7, BEGIN, 1, 12, [3, 4])),
    "do without chance": (b'[7,1800000000000,"do",0,[499,[]]]', DoEntry(7, BEGIN, 0, 499, [])),
    "back": (b'[8,1800000000000,"back",1,5]', BackEntry(8, BEGIN, 1, 5)),
    "resign": (b'[3,1800000000000,"resign",2,"merchant"]', ResignEntry(3, BEGIN, 2, "merchant")),
    "resign, the last": (b'[3,1800000000000,"resign",0,null]', ResignEntry(3, BEGIN, 0, None)),
    "stand-in": (b'[4,1800000000000,"stand-in",1,"sultan"]', StandInEntry(4, BEGIN, 1, "sultan")),
    "return": (b'[5,1800000000000,"return",1,null]', ReturnEntry(5, BEGIN, 1)),
    "time-out": (b'[6,1800000000000,"time-out",3,"novice"]', TimeOutEntry(6, BEGIN, 3, "novice")),
    "start": (
        b'[0,1800000000000,"start",null,{"game":"ali-baba","rules":1,"variant":"lamp","players":2,'
        b'"options":{"first":1},"seats":[{"name":"Ada"},{"kind":"bot","name":"novice","bot":"novice"}],'
        b'"setup":{"step":"take"}}]',
        StartEntry(
            0,
            BEGIN,
            StartData(
                game="ali-baba",
                rules=1,
                variant="lamp",
                players=2,
                options={"first": 1},
                seats=[Player(name="Ada"), Player("bot", "novice", "novice")],
                setup={"step": "take"},
            ),
        ),
    ),
}
"""Lines as they have always been stored, and what they tell."""


@pytest.mark.parametrize(("line", "entry"), STORED.values(), ids=STORED)
def test_an_entry_goes_through_json_unchanged(line: bytes, entry: Entry) -> None:
    assert encode(entry) == line
    assert decode(line) == entry
    assert decode(line.decode()) == entry


@pytest.mark.parametrize(
    "line", [b"", b"[]", b"{}", b'["do"]', b'[1,2,"do",0,[0,[]],9]', b"[1,2,3,0,[0,[]]]"]
)
def test_what_is_no_line_of_a_log_is_refused(line: bytes) -> None:
    with pytest.raises(BadLog, match="can't be a line"):
        decode(line)


def test_the_log_tells_game_rules_options_and_who_sat_where() -> None:
    settings = MatchSettings("ali-baba", 3, "lamp", {"first": 2})
    seats = [Player(name="Ada"), Player("same-screen", "Bo"), Player("bot", "novice", "novice")]
    evening = Evening(ALI_BABA)
    data = msgspec.to_builtins(Match.begin(settings, BEGIN, evening.chance, seats).data)
    assert (data["game"], data["rules"], data["variant"], data["players"]) == ("ali-baba", 2, "lamp", 3)
    assert data["options"]["first"] == 2
    assert data["seats"] == [
        {"name": "Ada"},
        {"kind": "same-screen", "name": "Bo"},
        {"kind": "bot", "name": "novice", "bot": "novice"},
    ]


def test_a_match_needs_as_many_seats_as_players() -> None:
    with pytest.raises(ValueError, match="2 seats are needed, not 1"):
        Evening(ALI_BABA, seats=[Player()])


def test_a_log_of_rules_not_known_is_refused_in_plain_words() -> None:
    evening = Evening(FIVE_TRIBES)
    start = changed(evening, {"rules": 99})
    with pytest.raises(UnknownRules, match="versions 1 to 2 can be played here, not version 99"):
        Match.from_log(evening.settings, [decode(start)])


def test_a_log_of_version_1_whose_position_does_not_say_so_is_played_on_under_it() -> None:
    evening = Evening(FIVE_TRIBES)
    setup = {field: value for field, value in evening.match.state.to_json().items() if field != "rules"}
    match = Match.from_log(evening.settings, [decode(changed(evening, {"rules": 1, "setup": setup}))])
    assert match.state.rules == 1
    assert match.record()["rules"] == 1


def test_a_log_of_other_rules_than_its_position_is_refused() -> None:
    evening = Evening(FIVE_TRIBES)
    with pytest.raises(BadLog, match="the log is of rules 1, its first position of rules 2"):
        Match.from_log(evening.settings, [decode(changed(evening, {"rules": 1}))])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "ali-baba"}, "the log is of ali-baba, not of five-tribes"),
        ({"setup": {}}, "can't be read"),
        ({"seats": [{"kind": 3}]}, "ply 0: .*kind"),
        ({"seats": []}, "2 seats"),
        ({"players": 3}, "3 players"),
    ],
)
def test_a_start_that_can_not_be_is_refused(change: dict[str, Any], complaint: str) -> None:
    evening = Evening(FIVE_TRIBES)
    start = changed(evening, change)
    with pytest.raises(BadLog, match=complaint):
        Match.from_log(evening.settings, [decode(start)])


def changed(evening: Evening, change: dict[str, Any]) -> bytes:
    """The first line of its log, with something else in it."""
    *head, data = msgspec.json.decode(evening.log[0])
    return msgspec.json.encode([*head, data | change])


def test_a_log_without_its_start_is_refused() -> None:
    evening = Evening(FIVE_TRIBES)
    evening.do_something()
    for entries in ([], [decode(evening.log[1])]):
        with pytest.raises(BadLog, match="begins with the start"):
            Match.from_log(evening.settings, entries)


@pytest.mark.parametrize(
    "what",
    [
        '"do",0,[499,[]]',
        '"do",1,[0,[]]',
        '"do",0,[0,[3]]',
        '"do",0,7',
        '"do",0,["a","b"]',
        '"back",0,1',
        '"back",0,"x"',
        '"resign",5,null',
        '"return",null,null',
        '"dance",0,null',
        '"start",null,{}',
    ],
)
def test_an_entry_that_no_match_can_have_written_is_refused_and_nothing_changes(what: str) -> None:
    evening = Evening(FIVE_TRIBES)
    while evening.act != 0:
        evening = Evening(FIVE_TRIBES, seed=evening.dice.randrange(1000))
    before = evening.positions()
    with pytest.raises(BadLog, match="ply 1: "):
        evening.match.apply(decode(f"[1,{BEGIN},{what}]"))
    assert evening.positions() == before


def test_a_game_that_has_begun_does_not_begin_again() -> None:
    evening = Evening(FIVE_TRIBES)
    start = decode(evening.log[0])
    with pytest.raises(BadLog, match="ply 1: "):
        evening.match.apply(msgspec.structs.replace(start, ply=1))


def test_nothing_follows_on_the_end() -> None:
    evening = Evening(ALI_BABA)
    evening.play_out()
    with pytest.raises(BadLog, match="the game was over before"):
        evening.match.apply(ReturnEntry(evening.match.ply, evening.at, 0))
