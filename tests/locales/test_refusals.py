"""Whatever is refused is refused in the player's own language."""

from __future__ import annotations

import re
from pathlib import Path

import caravanserai
from caravanserai import games
from caravanserai.protocol import refusal

from .fluent_files import messages

HOUSE = Path(caravanserai.__file__).parent
CATALOGUES = [refusal.REASONS, *[games.get(name).reasons for name in games.names()]]
CONSTANT = {id: text for reasons in CATALOGUES for id, text in reasons.items() if "{" not in text}
ALSO_SAID = {"illegal", "full", "bad-message", "too-large"}
"""Codes that are not written where a refusal is made by its id."""
ONLY_FOR_PROGRAMS = {"not-let-in", "not-understood", "our-mistake"}
"""What the client library says, and what a broken server says: no page shows it in its own words."""


def spoken(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en") if id.startswith(prefix)}


def codes() -> set[str]:
    """The codes under which tables and server refuse."""
    sources = [
        path.read_text("utf-8") for room in ("table", "server") for path in (HOUSE / room).rglob("*.py")
    ]
    return {code for text in sources for code in re.findall(r'Refusal\.of\(\s*"([a-z-]+)"', text)}


def test_every_reason_has_words() -> None:
    assert sorted(CONSTANT.keys() - spoken("reason-") - ONLY_FOR_PROGRAMS) == []


def test_one_id_is_one_reason_wherever_it_is_said() -> None:
    for reasons in CATALOGUES:
        for id, text in reasons.items():
            assert CONSTANT.get(id, text) == text, id


def test_every_code_has_words_for_reasons_with_parts_that_change() -> None:
    assert sorted(codes() - ONLY_FOR_PROGRAMS - spoken("refused-")) == []


def test_no_reason_has_words_that_nobody_says_any_more() -> None:
    assert sorted(spoken("reason-") - CONSTANT.keys()) == []
    assert sorted(spoken("refused-") - codes() - ALSO_SAID) == []


def test_the_english_words_are_those_of_the_rules() -> None:
    words = messages("en")
    for id, text in CONSTANT.items():
        if f"reason-{id}" in words and "{" not in str(words[f"reason-{id}"]):
            assert str(words[f"reason-{id}"]).replace("’", "'") == text, id
