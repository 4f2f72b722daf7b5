"""The rules reference is the same in every language, clause by clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravanserai import rulebook

from .glossary import DJINNS

RULING = {"en": "ruling:", "ru": "наша трактовка:", "hu": "saját értelmezés:"}


def read(game: str, language: str) -> list[rulebook.Clause]:
    folder = rulebook.folder() if language == "en" else rulebook.folder() / language
    return rulebook.read(game, (Path(folder) / f"{game}.md").read_text("utf-8"))


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize("game", rulebook.written())
def test_a_translation_has_every_clause_in_the_same_order(game: str, language: str) -> None:
    assert [clause.id for clause in read(game, language)] == [clause.id for clause in read(game, "en")]


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize("game", rulebook.written())
def test_rulings_are_marked_in_the_same_clauses(game: str, language: str) -> None:
    def ruled(language: str) -> list[str]:
        mark = RULING[language]
        return [clause.id for clause in read(game, language) if mark in clause.text.lower()]

    assert ruled(language) == ruled("en")


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize("game", rulebook.written())
def test_a_translation_has_as_many_chapters(game: str, language: str) -> None:
    assert len({clause.section for clause in read(game, language)}) == len(
        {clause.section for clause in read(game, "en")}
    )


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize("game", rulebook.written())
def test_no_number_above_ten_is_lost(game: str, language: str) -> None:
    """Small numbers may be written as words; prices, values and counts stay as they are."""

    def numbers(clause: rulebook.Clause) -> list[str]:
        return sorted(number for number in re.findall(r"\d+", clause.text) if int(number) > 10)

    pairs = zip(read(game, "en"), read(game, language), strict=True)
    assert [english.id for english, other in pairs if numbers(english) != numbers(other)] == []


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize("game", rulebook.written())
def test_clauses_name_the_same_other_clauses_and_djinns(game: str, language: str) -> None:
    named = re.compile(rf"{rulebook.ids(game)}|{DJINNS}")

    pairs = zip(read(game, "en"), read(game, language), strict=True)
    differing = [
        english.id
        for english, other in pairs
        if set(named.findall(english.text)) != set(named.findall(other.text))
    ]
    assert differing == []


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_djinns_have_the_same_name_value_and_price(language: str) -> None:
    def cards(language: str) -> list[tuple[str, int, str]]:
        found = [clause.djinn for clause in read("five-tribes", language) if clause.djinn]
        return [(djinn.name, djinn.value, djinn.price) for djinn in found]

    assert cards(language) == cards("en")
    assert len(cards("en")) == 22
