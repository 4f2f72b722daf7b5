"""Names and lines of chat: what may stand on everybody's screen."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.protocol.refusal import Refusal
from caravanserai.server.people.display_text import hidden, tidy_foreign_name, tidy_line, tidy_name


@pytest.mark.parametrize(
    ("given_as", "kept_as"),
    [
        ("Ada", "Ada"),
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("Шахерезада", "Шахерезада"),
        ("Zsófi", "Zsófi"),
        ("Zso\u0301fi", "Zsófi"),
        ("علي بابا", "علي بابا"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("🐪", "🐪"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_that_people_have_are_kept(given_as: str, kept_as: str) -> None:
    assert tidy_name(given_as) == kept_as


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb",
        "a\tb",
        "a\x00b",
        "a\x1bb",
        "\u202eadA",
        "a\u200bb",
        "a\u200db",
        "\u2066a\u2069",
        "\ufeffa",
        "\u3164",
        "\u2800",
        "\u0301",
        "Z" + "\u0335" * 9,
        "\ue000",
        "a\u2028b",
        "\U000e0041",
        "\ud800",
    ],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        tidy_name(name)
    assert refusal.value.field == "name"


@given(st.text(max_size=40))
def test_a_name_that_is_kept_is_visible_and_stays_as_it_is(text: str) -> None:
    try:
        name = tidy_name(text)
    except Refusal:
        return
    assert 1 <= len(name) <= 24
    assert not any(map(hidden, name))
    assert tidy_name(name) == name


def test_a_line_of_chat_loses_what_is_hidden_in_it() -> None:
    assert tidy_line(" well\x00 \u202eplayed\n\n my  friend ") == "well played my friend"


def test_a_family_of_emoji_stays_together() -> None:
    assert tidy_line("👨‍👩‍👧 ❤️") == "👨‍👩‍👧 ❤️"


@pytest.mark.parametrize("line", ["", "  ", "\u200b", "x" * 301, "\u202e"])
def test_lines_with_nothing_to_read_or_too_much_are_refused(line: str) -> None:
    with pytest.raises(Refusal):
        tidy_line(line)


@given(st.text(max_size=400))
def test_a_line_that_is_kept_is_one_line_and_stays_as_it_is(text: str) -> None:
    try:
        line = tidy_line(text)
    except Refusal:
        return
    assert line == tidy_line(line)
    assert len(line.splitlines()) == 1


def test_heaped_marks_are_refused_before_they_are_put_in_order() -> None:
    heap = "a" + "\u0301" * 15_000 + "\u0316" * 15_000  # seconds, where they are put in order first
    begun = time.process_time()
    for tidy in (tidy_line, tidy_name):
        with pytest.raises(Refusal):
            tidy(heap)
    assert time.process_time() - begun < 0.1


def test_letters_with_several_accents_written_apart_are_kept() -> None:
    assert tidy_name("Nguye\u0302\u0303n") == "Nguyễn"
    assert tidy_line("Nguye\u0302\u0303n") == "Nguyễn"


@pytest.mark.parametrize(
    ("given_as", "kept_as"),
    [
        ("Ada", "Ada"),
        (" \u202eadA\x00\n B.", "adA B."),
        ("", "seat1"),
        ("\u200b", "seat1"),
        ("a" + "\u0301" * 30, "seat1"),
        ("x" * 100_000, "x" * 24),
    ],
)
def test_of_a_name_in_a_record_only_what_may_be_shown_is_kept(given_as: str, kept_as: str) -> None:
    assert tidy_foreign_name(given_as, "seat1") == kept_as
