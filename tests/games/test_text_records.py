"""Records as text: an exact round trip, notes kept, and every mistake refused by its line and column."""

from __future__ import annotations

import contextlib
import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai import games
from caravanserai.games import Annotation, BadRecord, BadText, UnknownRules

from .tables import OLDER_TABLES, TABLES, Table, at_random, lively
from .test_records import play

every_table = pytest.mark.parametrize("table", [*TABLES, *OLDER_TABLES], ids=str)
ALI_BABA = games.get("ali-baba")


def short() -> str:
    """The text of a game's beginning, with notes."""
    record, _ = play(Table("ali-baba", "base", 3), 1, at_random, 3)
    record["seats"] = ["Ali", "Kassim", "Morgiana"]
    notes = [
        Annotation(0, "comment", "three friends"),
        Annotation(1, "comment", "the nearest"),
        Annotation(1, "variation", "take 4a2 {or this}, take 4a1 ; why not\n"),
        Annotation(3, "comment", " with } in it"),
    ]
    return ALI_BABA.record_text(record, notes, {"Date": "2026-11-18"})


@every_table
def test_a_record_comes_back_from_its_text(table: Table) -> None:
    for choose, most in ((lively, 10**6), (at_random, 17)):
        record, _ = play(table, 3, choose, most)
        text = table.game.record_text(record)
        assert table.game.read_text(text).record == record
        assert games.read_record(text) == record
        assert games.read_record(json.dumps(record)) == record


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_turn_is_a_line_and_every_seat_on_it_is_named(table: Table) -> None:
    record, _ = play(table, 3, lively)
    text = table.game.record_text(record)
    _, _, body = text.partition("\n\n")
    assert all(line[:4].strip().rstrip(".").isdecimal() or not line[:4].strip() for line in body.splitlines())
    last, *_ = reversed(body.splitlines())
    assert "seat" in last
    assert f'[Result "seat0 {list(table.game.replay(record))[-1].scores()[0]["total"]}, ' in text


def test_what_people_wrote_comes_back_too() -> None:
    told = ALI_BABA.read_text(short())
    assert told.tags == {"Date": "2026-11-18"}
    assert [note.kind for note in told.notes] == ["comment", "comment", "variation", "comment"]
    assert told.notes[-1].text == " with } in it"
    again = ALI_BABA.record_text(told.record, told.notes, told.tags)
    assert again == short()
    assert ALI_BABA.read_text(again) == told


def test_numbers_seats_names_and_line_breaks_are_for_people() -> None:
    plain = ALI_BABA.read_text(short()).record
    text = short().replace('[Seat1 "Kassim"]\n', "").replace("\n", "\r\n")
    for number in ("1.   ", "2.   ", "3.   "):
        text = text.replace(number, "", 1)
    bare = "\ufeff" + text.replace("seat0: ", "").replace("seat1: ", "").replace("seat2: ", "")
    assert ALI_BABA.read_text(bare).record == {**plain, "seats": ["Ali", "seat1", "Morgiana"]}


def test_names_may_have_any_sign() -> None:
    record, _ = play(Table("ali-baba", "small", 2), 1, most=0)
    record["seats"] = ['Ali "Baba" \\ [x]', "Кассим\n{;("]
    assert ALI_BABA.read_text(ALI_BABA.record_text(record)).record == record


def test_a_comment_that_could_not_be_read_back_is_not_written() -> None:
    record, _ = play(Table("ali-baba", "small", 2), 1, most=1)
    with pytest.raises(ValueError, match="several lines"):
        ALI_BABA.record_text(record, [Annotation(1, "comment", "a } b\nc")])


@pytest.mark.parametrize(
    ("notes", "tags", "words"),
    [
        ([Annotation(1, "variation", "take 4a2)")], {}, "notes: can't be read back: no bracket is open here"),
        ([Annotation(1, "variation", "take 4a2 ; why")], {}, "a variation is never closed"),
        ([Annotation(1, "variation", "fly")], {}, "an action begins with one of"),
        ([Annotation(99, "comment", "after the end")], {}, "notes: can't be read back as they are"),
        ([], {"Bad name": "x"}, "a tag is a word"),
        ([], {"Game": "chess"}, "a record of ali-baba is expected"),
        ([], {"Seat0": "Eve"}, "tags: are not those that a record has no field for"),
    ],
)
def test_what_could_not_be_read_back_is_not_written(
    notes: list[Annotation], tags: dict[str, str], words: str
) -> None:
    record = ALI_BABA.read_text(short()).record
    with pytest.raises(BadRecord, match=words):
        ALI_BABA.record_text(record, notes, tags)


def test_notes_may_come_in_any_order() -> None:
    record = ALI_BABA.read_text(short()).record
    later, earlier = Annotation(2, "comment", "b"), Annotation(1, "comment", "a")
    assert ALI_BABA.read_text(ALI_BABA.record_text(record, [later, earlier])).notes == [earlier, later]


def test_a_variation_may_leave_open_what_chance_brings() -> None:
    text = short().replace("{or this}, take 4a1", ", take 4b1, take 4b2, magic")
    assert "variation" in [note.kind for note in ALI_BABA.read_text(text).notes]


def refused(text: str, name: str = "ali-baba") -> BadText:
    with pytest.raises(BadText) as problem:
        games.get(name).read_text(text)
    return problem.value


FIRST = short().splitlines()[11]


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "words"),
    [
        ("take 4a2 {or", "take 4x1 {or", 12, FIRST.index("(take") + 2, "after “take” comes a place"),
        ("seat1: take", "seat2: take", 12, 6, "it is the turn of seat 1"),
        ("seat1: take", "seat1: fly", 12, 13, "an action begins with one of"),
        ("seat1: take", "seat1: = ring-pink, take", 12, 13, "before this sign an action is expected"),
        ("{three friends}", "three friends}", 11, 1, "an action begins with one of"),
        ("{three friends}", "}", 11, 1, "no bracket is open here"),
        ("{three friends}", ")", 11, 1, "no bracket is open here"),
        ("{three friends}", "(take 4a1", 17, 1, "a variation is never closed"),
        ("{three friends}", "(" * 30, 11, 21, "20 brackets deep at most"),
        ('[Game "ali-baba"]\n', "", 1, 1, 'the tag [Game "…"] is missing'),
        ('[Game "ali-baba"]', '[Game "five-tribes"]', 1, 1, "a record of ali-baba is expected"),
        ('[Rules "2"]', '[Rules "1"]', 2, 1, "by the position this is 2"),
        ('[Variant "base"]', '[Variant "lamp"]', 3, 1, "by the position this is base"),
        ('[Seat0 "Ali"]', "[Seat0 Ali]", 4, 1, "a tag is a word and a text in quotes"),
        ('[Seat0 "Ali"]', '[Seat0 "A\\li"]', 4, 8, "a backslash or a sign is wrong"),
        ('[Seat0 "Ali"]', '[Seat3 "Ali"]', 4, 1, "there are 3 seats"),
        ('[Seat0 "Ali"]', '[Seat1 "Ali"]', 5, 1, "there is a tag Seat1 already"),
    ],
)
def test_a_mistake_is_refused_by_its_line_and_column(
    old: str, new: str, line: int, column: int, words: str
) -> None:
    assert old in short()
    problem = refused(short().replace(old, new, 1))
    assert words in problem.message
    assert (problem.line, problem.column) == (line, column)
    assert str(problem).startswith(f"bad record: line {line}, column {column}: ")


def test_what_chance_answered_must_be_there_and_be_possible() -> None:
    text = short()
    line = next(number for number, words in enumerate(text.splitlines(), 1) if " = " in words)
    words = text.splitlines()[line - 1]
    answers = words.partition(" = ")[2].split(",")[0].split(" {")[0]
    missing = refused(text.replace(f" = {answers}", "", 1))
    assert (missing.line, "is missing" in missing.message) == (line, True)
    wrong = refused(text.replace(f" = {answers}", " = lamp-lamp", 1))
    assert (wrong.line, wrong.column) == (line, words.index(" = ") + 4)
    other = refused(text.replace(f" = {answers}", f" = {answers} {answers}", 1))
    assert "could not have answered so" in other.message


def test_a_mistyped_position_is_refused_by_the_column_of_its_code() -> None:
    problem = refused(short().replace('[Position "ab1_', '[Position "ab1_?', 1))
    assert problem.line == 8
    assert "column 5: '?' is no letter of a code" in problem.message


def test_no_game_no_position_no_known_rules() -> None:
    with pytest.raises(BadText, match="is missing"):
        games.read_record('[Event "x"]\n')
    with pytest.raises(BadRecord, match="no game is called 'chess'"):
        games.read_record('[Game "chess"]\n')
    with pytest.raises(BadRecord, match="neither JSON nor a record as text"):
        games.read_record("e4 e5")
    code = ALI_BABA.codes.write({**ALI_BABA.new(2, games.Chance(1)).to_json(), "rules": 77})
    with pytest.raises(UnknownRules):
        games.read_record(f'[Game "ali-baba"]\n[Position "{code}"]\n')


def test_a_record_in_json_is_refused_by_its_place_too() -> None:
    told = json.dumps({"game": "ali-baba", "rules": 2, "seats": ["Ali"]}, indent=1)
    with pytest.raises(BadText, match="line 3, column 12: no JSON") as problem:
        games.read_record(told.replace(": 2,", ": 2;"))
    assert (problem.value.line, problem.value.column) == (3, 12)
    assert games.read_record("\ufeff" + told) == games.read_record(told)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "record: a text is expected"),
        (b"{}", "record: a text is expected"),
        ("[1]", "record: an object is expected"),
        ('"x"', "record: an object is expected"),
        ("{}", "game: is missing"),
        ('{"game": "chess"}', "game: no game is called 'chess'"),
        ('{"game": []}', r"game: no game is called \[\]"),
        ('{"game": NaN}', "game: no game is called nan"),
        ("[" * 200_000, "neither JSON nor a record as text"),
        ('{"a":' * 200_000, "neither JSON nor a record as text"),
        ('{"rules": ' + "9" * 10_000 + "}", "neither JSON nor a record as text"),
    ],
    ids=range(11),
)
def test_what_is_no_record_of_a_known_game_is_refused(content: Any, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        games.read_record(content)


@given(data=st.data())
@settings(max_examples=200)
def test_any_change_of_a_record_in_json_is_read_or_refused(data: Any) -> None:
    text = json.dumps(ALI_BABA.read_text(short()).record)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 6))
        text = text[:place] + data.draw(IN_JSON) + text[place + cut :]
    with contextlib.suppress(BadRecord):
        told = games.read_record(text)
        *_, _ = games.get(told["game"]).replay(told)


def test_nothing_is_played_after_the_end() -> None:
    record, _ = play(Table("ali-baba", "small", 2), 1)
    text = ALI_BABA.record_text(record)
    assert "the game is over" in refused(text + "take 4a1").message
    assert "the game is over" in refused(text + "seat0: take 4a1").message


def test_a_refusal_travels_between_processes() -> None:
    problem = pickle.loads(pickle.dumps(refused("[Game")))
    assert (problem.line, problem.column) == (1, 1)


IN_JSON = st.sampled_from(
    [*'{}[]",:\\', "null", "true", "-1", "7", "1e99", '"é"', "[[]]", "{}", '"seat"', " ", ""]
)
PIECES = st.sampled_from(
    [
        "{",
        "}",
        "(",
        ")",
        "=",
        ",",
        ";",
        "\n",
        "[",
        "]",
        '"',
        "\\",
        "seat1:",
        "7.",
        "take 4a1",
        "ring-pink",
        "é",
        " ",
    ]
)


@given(data=st.data())
@settings(max_examples=300)
def test_any_change_of_a_text_is_read_or_refused_with_its_place(data: Any) -> None:
    text = short()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 6))
        text = text[:place] + data.draw(PIECES) + text[place + cut :]
    check_any(text)


@given(text=st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    check_any(text)
    check_any(f'[Game "ali-baba"]\n{text}')
    with contextlib.suppress(BadRecord):
        games.read_record(text)


def check_any(text: str) -> None:
    """Read it; or hear where it can't be."""
    try:
        told = ALI_BABA.read_text(text)
    except BadText as problem:
        lines = text.split("\n")
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
        return
    *_, _ = ALI_BABA.replay(told.record)
    again = ALI_BABA.record_text(told.record, told.notes, told.tags)
    assert ALI_BABA.read_text(again) == told
