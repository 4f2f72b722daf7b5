"""The three languages say the same things, and every message can be said."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from .fluent_files import LANGUAGES, LOCALES, Choice, Message, areas, arguments, closure, messages, shown

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
COUNTS = (0, 1, 2, 5, 21)
TAGS = {"en": "en-GB", "ru": "ru", "hu": "hu"}


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_area_is_translated(language: str) -> None:
    assert areas(language) == areas("en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_every_message_of_english(language: str) -> None:
    missing = {id for id, message in messages("en").items() if id not in messages(language)}
    assert sorted(missing) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_a_translation_has_besides_is_there_for_its_other_messages(language: str) -> None:
    besides = set(messages(language)) - set(messages("en"))
    referred_to = {reference for message in messages(language).values() for reference in message.references}
    assert sorted(besides - referred_to) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_asks_for_nothing_that_english_is_not_given(language: str) -> None:
    surplus = {
        id: found
        for id, message in messages("en").items()
        if id in messages(language)
        and (found := arguments(language, messages(language)[id]) - arguments("en", message))
    }
    assert surplus == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_leaves_out_nothing_that_english_tells(language: str) -> None:
    left_out = {
        id: found
        for id, message in messages("en").items()
        if id in messages(language)
        and (found := shown("en", message) - shown(language, messages(language)[id]))
    }
    assert left_out == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_stand_in_the_area_where_english_has_them(language: str) -> None:
    elsewhere = [
        id
        for id, message in messages("en").items()
        if id in messages(language) and messages(language)[id].area != message.area
    ]
    assert elsewhere == []


def test_ids_begin_with_their_area_or_are_reasons_that_only_its_screens_hear() -> None:
    free = {"pieces", "reasons", "djinns"}
    wrong = [
        id
        for id, message in messages("en").items()
        if message.area not in free and not id.startswith((f"{message.area}-", "reason-"))
    ]
    assert wrong == []


def samples(parts: list[Message]) -> list[dict[str, Any]]:
    """Arguments that lead into every variant: counts of each kind, each raw name."""
    choices: dict[str, list[Choice]] = {}
    for part in parts:
        for choice in part.choices:
            choices.setdefault(choice.variable, []).append(choice)
    values: dict[str, list[Any]] = {}
    for variable in {variable for part in parts for variable in part.variables}:
        found = choices.get(variable, [])
        if any(choice.counts for choice in found) or variable == "n":
            values[variable] = list(COUNTS)
        elif found:
            values[variable] = sorted({key for choice in found for key in choice.keys})
        else:
            values[variable] = ["Ada"]
    return [dict(zip(values, choice, strict=True)) for choice in product(*values.values())]


def test_every_message_can_be_said_whatever_it_is_given(language: str) -> None:
    bundle = FluentBundle([TAGS[language]], use_isolating=False)
    for area in areas(language):
        bundle.add_resource(FluentResource((LOCALES / language / f"{area}.ftl").read_text("utf-8")))
    for id, message in messages(language).items():
        pattern = bundle.get_message(id).value
        assert pattern is not None
        for given in samples(list(closure(language, message))):
            text, errors = bundle.format_pattern(pattern, given)
            assert not errors, f"{language}: {id} with {given}: {errors}"
            assert str(text).strip(), f"{language}: {id} says nothing with {given}"


def test_russian_counts_by_one_few_and_many() -> None:
    wrong = {}
    for id, message in messages("ru").items():
        for choice in message.choices:
            plural = choice.counts and not all(key.isdigit() or key == "other" for key in choice.keys)
            if plural and not ({"one", "few", "many"} <= set(choice.keys) and choice.default == "many"):
                wrong[id] = choice.keys
    assert wrong == {}


def keys_of(language: str, id: str) -> set[str]:
    return {
        key
        for part in closure(language, messages(language)[id])
        for choice in part.choices
        for key in choice.keys
    }


def test_where_english_chooses_by_a_count_russian_does_too() -> None:
    """Or it names the thing first and the number after a colon, which needs no choice."""
    careless = [
        id
        for id in messages("en")
        if id in messages("ru")
        and "one" in keys_of("en", id)
        and "few" not in keys_of("ru", id)
        and ":" not in messages("ru")[id].text
    ]
    assert careless == []


def test_raw_names_are_chosen_alike_in_every_language() -> None:
    """Where a message knows an entry's words by heart, every language knows them all."""
    for language in TRANSLATIONS:
        for id, message in messages("en").items():
            for choice in message.choices:
                if choice.counts or id not in messages(language):
                    continue
                theirs = [
                    other
                    for part in closure(language, messages(language)[id])
                    for other in part.choices
                    if other.variable == choice.variable
                ]
                for other in theirs:
                    assert set(other.keys) <= {*choice.keys, "other"} or other.counts, (language, id)
