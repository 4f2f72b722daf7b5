"""Every message the page asks for is there, and every message that is there is asked for."""

from __future__ import annotations

import re

from .fluent_files import LANGUAGES, Message, messages
from .page import ID, asked, first_argument, pattern_of

ALWAYS = re.compile(r"(reason|refused)-.*")
"""Asked for by what the server says; test_refusals.py watches over them."""


def test_the_page_asks_for_no_message_that_is_not_there() -> None:
    assert sorted(id for id in asked().ids if id not in messages("en")) == []


def test_what_the_page_puts_together_leads_to_a_message() -> None:
    known = messages("en")
    lost = [pattern for pattern in asked().patterns if not any(re.fullmatch(pattern, id) for id in known)]
    assert lost == []


def test_no_message_is_there_that_nobody_asks_for() -> None:
    used = asked()
    wanted = {id for id in messages("en") if used.covers(id) or ALWAYS.fullmatch(id)}
    while True:
        inside = {
            reference
            for language in LANGUAGES
            for id in wanted
            if id in messages(language)
            for reference in messages(language)[id].references
        }
        if inside <= wanted:
            break
        wanted |= inside
    assert sorted(id for id in messages("en") if id not in wanted) == []


def test_calls_are_read_as_the_page_writes_them() -> None:
    source = "t(own ? 'home-mine' : `home-${game}-tables`, { n: list('a') })"
    argument = first_argument(source, 2)
    assert argument == "own ? 'home-mine' : `home-${game}-tables`"
    assert re.fullmatch(pattern_of("home-${game}-tables"), "home-ali-baba-tables")
    assert not re.fullmatch(pattern_of("home-${game}-tables"), "home-mine")


def test_ids_are_words_with_hyphens() -> None:
    assert [id for id in messages("en") if not ID.fullmatch(id)] == []


def test_messages_know_what_they_hold() -> None:
    coins: Message = messages("ru")["n-coins"]
    assert coins.variables == {"n"}
    assert coins.choices[0].keys == ["one", "few", "many"]
