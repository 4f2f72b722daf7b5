"""Each language: all of a screen is in it, and a game can be played in it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .person import Person
from .playing import HANDS, by_seed, play
from .screens import GAMES, SCREENS

PLAY_NOW = {"en": "Play now", "ru": "Играть", "hu": "Játék most"}
# The name of a message instead of its text: nobody has written it in this language.
BARE = re.compile(
    r"\b(?:table|home|learn|review|score|aid|profile|five-tribes|ali-baba|story|reason|djinn)-[a-z][a-z0-9-]+\b"
)
READABLE = """() => document.body.innerText + ' '
    + [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join(' ')"""


def reads_well(person: Person, language: str) -> None:
    """The page is marked as being in that language, and no message lacks."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert BARE.findall(person.page.evaluate(READABLE)) == []


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_every_screen_speaks_the_language_chosen(person: NewPerson, language: str) -> None:
    ada = person("Ada", language=language)
    for screen in ("home", "waiting", "learn", "me", "new-ali-baba", "score-five-tribes", "aid-ali-baba"):
        SCREENS[screen](ada)
        reads_well(ada, language)


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_some_turns_are_told_in_the_language_chosen(person: NewPerson, language: str, game: str) -> None:
    ada = person("Ada", language=language)
    ada.sit_at(ada.new_table(game))
    play(ada, by_seed(14), HANDS[game], steps=10)
    reads_well(ada, language)


def test_the_language_is_changed_in_the_settings_and_kept(person: NewPerson) -> None:
    ada = person("Ada")
    ada.go("/me")
    ada.page.get_by_role("radio", name="Русский").or_(ada.button("Русский")).click()
    reads_well(ada, "ru")
    ada.page.reload()
    reads_well(ada, "ru")


def test_the_letters_on_meeples_are_those_of_the_language_and_seats_have_none(person: NewPerson) -> None:
    letters = ["vizier", "elder", "merchant", "builder", "assassin"]
    for language, wanted in (("en", "VEMBA"), ("ru", "ВСКРА"), ("hu", "VNKÉO")):
        ada = person("Ada", language=language)
        ada.sit_at(ada.new_table("five-tribes"))
        shown = [ada.page.locator(f"symbol#{tribe} text").text_content() for tribe in letters]
        assert "".join(map(str, shown)) == wanted
        ada.page.locator(".marker").first.wait_for()
        assert ada.page.locator(".marker text").count() == 0
