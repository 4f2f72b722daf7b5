"""Every entry of the story can be told as a sentence, and no sentence is left over."""

from __future__ import annotations

import re
from typing import get_args, get_type_hints

import pytest

from caravanserai import games

from .fluent_files import arguments, messages

GAMES = {"ft": "five-tribes", "ab": "ali-baba"}
FORETOLD = {"uncover"}
"""Entries about what may happen, which the boards show and no sentence tells."""
FORMS = {
    "ft": {"kill-in-front", "coins-paid", "viziers-lost", "elders-lost", "draw-known"},
    "ab": {"show-known"},
}
"""Entries that are told in two ways: by the sign of `n`, or by what the reader may know."""
OF_THE_TABLE = {"pause", "resign", "resign-bot", "stand-in", "time-out", "time-out-bot", "return"}
MADE_BY_THE_PAGE = {"name", "rival", "new", "bot"}


def entries(game: str) -> dict[str, set[str]]:
    """The kinds of entries of a game that are told of what has happened, each with its fields."""
    kinds = [get_type_hints(kind) for kind in games.get(GAMES[game]).entries]
    told = {get_args(fields["what"])[0]: {*fields} - {"what", "seat", "rule"} for fields in kinds}
    return {what: fields for what, fields in told.items() if what not in FORETOLD}


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_a_sentence_and_every_sentence_an_entry(game: str) -> None:
    told = {id.removeprefix(f"story-{game}-") for id in messages("en") if id.startswith(f"story-{game}-")}
    assert told == set(entries(game)) | FORMS[game]


def test_what_happens_to_the_table_itself_has_sentences() -> None:
    told = {id.removeprefix("story-") for id in messages("en") if re.match("story-(?!ft-|ab-)", id)}
    assert told == OF_THE_TABLE


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_needs_only_what_its_entry_tells(game: str) -> None:
    for what, fields in entries(game).items():
        needs = arguments("en", messages("en")[f"story-{game}-{what}"])
        given = fields | MADE_BY_THE_PAGE | {"rule"} | ({"n"} if what == "sell" else set())
        assert needs <= given, what
