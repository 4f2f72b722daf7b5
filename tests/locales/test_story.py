"""Every entry of the story can be told as a sentence, and no sentence is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .fluent_files import arguments, messages

STORY = Path(__file__).resolve().parents[2] / "docs" / "story.md"
GAMES = {"ft": "Five Tribes", "ab": "Ali Baba"}
FORMS = {
    "ft": {"kill-in-front", "coins-paid", "viziers-lost", "elders-lost", "draw-known"},
    "ab": {"show-known"},
}
"""Entries that are told in two ways: by the sign of `n`, or by what the reader may know."""
OF_THE_TABLE = {"resign", "resign-bot", "stand-in", "time-out", "time-out-bot", "return"}
MADE_BY_THE_PAGE = {"name", "rival", "new", "bot"}


def entries(game: str) -> dict[str, set[str]]:
    """The kinds of entries of a game, each with its fields, as docs/story.md lists them."""
    chapter = STORY.read_text("utf-8").split(f"\n## {GAMES[game]}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*?) \|", chapter, re.MULTILINE)
    return {what: set(re.findall(r"`([a-z]+)`", fields)) for what, fields in rows if what != "what"}


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
