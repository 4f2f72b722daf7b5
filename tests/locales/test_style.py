"""The words are those of the glossary, and are set as each language sets them."""

from __future__ import annotations

import re

import pytest

from .fluent_files import LANGUAGES, messages
from .glossary import ENGLISH, EXCEPTIONS, LATIN_IN_RUSSIAN, NEVER, TERMS

SAME_EVERYWHERE = re.compile(r"(djinn-(?!power)|table-language-).*")
WITHOUT_YO = (
    r"\b(еще|ее|зелен\w+|желт\w+|черн\w+|шелк\w*|ковер|вперед|счет\w*|подсчет\w*"
    r"|берет|дает|идет|придет|слоев|племен)\b"
)


def lines(language: str) -> list[tuple[str, str]]:
    return [(id, text) for id, message in messages(language).items() for text in message.patterns]


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_terms_are_those_of_the_glossary(language: str) -> None:
    wrong = []
    for id, message in messages("en").items():
        if id not in messages(language) or f"{language}:{id}" in EXCEPTIONS:
            continue
        translated = messages(language)[id].text.lower()
        for word, forms in TERMS.items():
            form = forms[0 if language == "ru" else 1]
            if re.search(rf"\b({word})\b", message.text.lower()) and not re.search(form, translated):
                wrong.append((id, word, translated))
    assert wrong == []


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_no_word_of_another_edition_or_manner_is_used(language: str) -> None:
    assert [(id, text) for id, text in lines(language) if re.search(NEVER[language], text.lower())] == []


def test_exceptions_are_of_messages_that_are_there() -> None:
    assert [key for key in EXCEPTIONS if key.split(":")[1] not in messages("en")] == []


def test_no_english_is_left_in_russian() -> None:
    left = []
    for id, text in lines("ru"):
        if SAME_EVERYWHERE.fullmatch(id):
            continue
        plain = re.sub(r"\{[^}]*\}", " ", text)
        words = re.findall(r"[A-Za-z][A-Za-z'-]+", plain)
        left += [(id, word) for word in words if word not in LATIN_IN_RUSSIAN]
    assert left == []


def test_no_english_is_left_in_hungarian() -> None:
    left = [
        (id, text) for id, text in lines("hu") if re.search(ENGLISH, re.sub(r"\{[^}]*\}", " ", text).lower())
    ]
    assert left == []


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_no_translation_is_just_as_in_english(language: str) -> None:
    same = [
        (id, message.text)
        for id, message in messages("en").items()
        if not SAME_EVERYWHERE.fullmatch(id)
        and id in messages(language)
        and re.search(r"[a-z]{3}", message.text)
        and messages(language)[id].patterns == message.patterns
        and f"{language}:{id}" not in EXCEPTIONS
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_between_a_number_and_its_word_stands_a_no_break_space(language: str) -> None:
    breaking = re.compile(r"\{\$n\} (?!of\b|из\b)[a-zа-яё×]")
    assert [(id, text) for id, text in lines(language) if breaking.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_dashes_and_dots_are_those_of_the_language(language: str) -> None:
    never = {
        "en": r"\"|(?<!Ba)'|«|»|„|—|\.\.\.| - |\d-\d",
        "ru": r"\"|(?<!Ba)'|”|’|‘| – | — |\.\.\.| - |\d-\d|[^\u00a0]%| %",
        "hu": r"\"|(?<!Ba)'|“|’|—|\.\.\.| - |\d-\d| %",
    }
    wrong = [(id, text) for id, text in lines(language) if re.search(never[language], text)]
    assert wrong == []


def test_russian_writes_yo() -> None:
    assert [(id, text) for id, text in lines("ru") if re.search(WITHOUT_YO, text.lower())] == []


def test_russian_tells_nobodys_gender() -> None:
    by_past_tense = r"\{\$(?:name|rival)\} [а-яё]+(?:л|ла|лся|лась|ли)\b"
    by_form = r"\(а\)|\bготов[аы]?\b(?! новая)|\bуверен\w*|\bдолжен\b|\bдолжна\b"
    telling = re.compile(f"{by_past_tense}|(?i:{by_form})")
    assert [(id, text) for id, text in lines("ru") if telling.search(text)] == []


def test_hungarian_puts_no_ending_on_a_value_and_no_article_before_it() -> None:
    wrong = [
        (id, text) for id, text in lines("hu") if re.search(r"\}-[a-záéíóöőúüű]|\b[Aa]z? \{|a\(z\)", text)
    ]
    assert wrong == []


def test_only_a_win_and_a_solved_lesson_are_shouted() -> None:
    shouted = [
        id for id, text in lines("en") if "!" in text and not re.search(r"win|well-done|solved|done", id)
    ]
    assert shouted == []
