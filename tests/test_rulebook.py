"""The rules reference: its sections, its clauses in order, and its translations."""

from __future__ import annotations

import pytest

from caravanserai import rulebook

every_game = pytest.mark.parametrize("game", rulebook.written())


@every_game
def test_sections_hold_all_clauses_in_order(game: str) -> None:
    language, sections = rulebook.reference(game)
    assert language == "en"
    told = [clause.id for section in sections for clause in section.clauses]
    assert told == [clause.id for clause in rulebook.clauses().values() if clause.game == game]
    assert sections[0].level == 1
    assert all(section.title for section in sections)


@every_game
@pytest.mark.parametrize("language", ["ru", "hu"])
def test_a_translation_has_the_same_clauses_in_the_same_order(game: str, language: str) -> None:
    told_in, sections = rulebook.reference(game, language)
    _, english = rulebook.reference(game)
    assert told_in in (language, "en")
    assert [[clause.id for clause in section.clauses] for section in sections] == [
        [clause.id for clause in section.clauses] for section in english
    ]
    cards = [(one.id, one.djinn.value) for part in sections for one in part.clauses if one.djinn]
    assert cards == [(one.id, one.djinn.value) for part in english for one in part.clauses if one.djinn]


def test_a_language_that_is_not_there_is_english() -> None:
    assert rulebook.reference("ali-baba", "../..")[0] == "en"


def test_a_djinn_has_its_card() -> None:
    leta = rulebook.clauses()["FT-D-LETA"].djinn
    assert leta is not None
    assert (leta.name, leta.value, leta.price) == ("Leta", 4, "EE")
    assert leta.power.startswith("A camel of yours")


def test_words_outside_the_clauses_are_kept() -> None:
    texts = {section.title: section.text for section in rulebook.reference("ali-baba")[1]}
    assert texts["Examples"].startswith("4 carpets")


def test_a_table_of_words_is_kept_as_it_is_written() -> None:
    _, sections = rulebook.reference("five-tribes", "ru")
    versions = next(section.text for section in sections if section.title == "Версии")
    table = versions.split("\n\n")[-1].splitlines()
    assert table[1] == "| --- | --- |"
    assert "| мудрец | старейшина |" in table
    assert "|" not in next(section.text for section in sections if section.title == "Джинны")
