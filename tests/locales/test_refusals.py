"""Whatever is refused is refused in the player's own language: by the reason's id, else by its code."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from caravanserai import games
from caravanserai.games import plain_state
from caravanserai.protocol.refusal import REASONS

from .fluent_files import LANGUAGES, messages

SRC = Path(__file__).resolve().parents[2] / "src" / "caravanserai"
CATALOGUES = [REASONS, plain_state.REASONS, *(games.get(name).reasons for name in games.names())]
ALSO_SAID = {"illegal", "store-unreachable", "too-large"}
"""Codes that are not written where a refusal is made."""


def reasons(changing: bool) -> set[str]:
    """The ids of all reasons that have parts that change, or of those that have none."""
    return {
        id
        for catalogue in CATALOGUES
        for id, sentence in catalogue.items()
        if any(field is not None for _, field, _, _ in Formatter().parse(sentence)) == changing
    }


def refusals() -> list[tuple[str, str]]:
    """The code and the reason of every refusal that tables and server make."""
    sources = [*SRC.glob("table/*.py"), *SRC.glob("server/**/*.py")]
    making = re.compile(r'\bRefusal\.of\(\s*"([a-z-]+)",\s*"([a-z-]+)"')
    return [found for path in sources for found in making.findall(path.read_text("utf-8"))]


def spoken(language: str, prefix: str) -> set[str]:
    """What the ids of a language's messages go on with after this prefix."""
    return {id.removeprefix(prefix) for id in messages(language) if id.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_in_every_language(language: str) -> None:
    assert sorted(reasons(changing=False) - spoken(language, "reason-")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_has_words_that_nobody_says(language: str) -> None:
    assert sorted(spoken(language, "reason-") - reasons(changing=False)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_with_parts_that_change_has_words_by_its_code(language: str) -> None:
    changing, told = reasons(changing=True), spoken(language, "refused-")
    assert [(code, id) for code, id in refusals() if id in changing and code not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_has_words_that_nobody_says(language: str) -> None:
    assert sorted(spoken(language, "refused-") - {code for code, _ in refusals()} - ALSO_SAID) == []


def test_an_id_names_the_same_reason_wherever_it_is() -> None:
    sentences: dict[str, set[str]] = {}
    for catalogue in CATALOGUES:
        for id, sentence in catalogue.items():
            sentences.setdefault(id, set()).add(sentence)
    assert [id for id, said in sentences.items() if len(said) > 1] == []


def test_ids_are_short_words_with_hyphens() -> None:
    ids = {id for catalogue in CATALOGUES for id in catalogue}
    assert [id for id in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id)] == []


def test_the_reasons_that_players_know_are_in_the_catalogues() -> None:
    known = {sentence for catalogue in CATALOGUES for sentence in catalogue.values()}
    assert {"this step is diagonal", "only at the moment you place a palm", "this tile is banned"} <= known
    assert "you are a spectator at this table; only those who sit there play" in known
