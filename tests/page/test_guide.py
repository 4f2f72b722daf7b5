"""A first game that explains itself: each kind of decision once, until that is switched off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .looking import barriers
from .person import DESKTOP, PHONE, Heard, Person
from .playing import HANDS
from .test_settings import choose

TITLES = {"five-tribes": "Five Tribes", "ali-baba": "Ali Baba"}
FIRST = {"five-tribes": ("bid", "Bid for turn order", "FT-B1"), "ali-baba": ("take", "Take a tile", "AB-T1")}
OFFER = "Play a guided first game"


def note(ada: Person) -> Locator:
    """What is explained, by its title."""
    return ada.page.locator("#guide-note")


def begin(ada: Person, game: str) -> None:
    """From the front page to a first game, with one click."""
    ada.go("/")
    ada.page.get_by_role("article", name=TITLES[game]).get_by_role("button", name=OFFER).click()
    ada.page.wait_for_url("**/table/*")
    ada.table.wait_for()


def again(ada: Person) -> Heard:
    """Come back with a browser that remembers nothing but who they are."""
    ada.page.evaluate("() => localStorage.clear()")
    ada.page.reload()
    ada.table.wait_for()
    return ada.turn()


def kept(ada: Person) -> Any:
    """The answer to telling the server what was read or chosen."""
    return ada.page.expect_response(lambda answer: answer.request.method == "PATCH")


def decide(ada: Person, game: str) -> str:
    """Do the first thing that may be done; the kind of decision that comes then."""
    heard = ada.turn()
    assert heard.legal
    HANDS[game](ada, heard.legal[0])
    ada.settled(heard.ply)
    ada.turn()
    return ada.table.get_attribute("data-step") or ""


@pytest.mark.parametrize(("game", "size"), [("five-tribes", DESKTOP), ("ali-baba", PHONE)])
def test_a_first_game_explains_each_kind_of_decision_once(
    person: NewPerson, game: str, size: tuple[int, int]
) -> None:
    step, title, rule = FIRST[game]
    ada = person(size=size)
    begin(ada, game)
    seats = ada.ask("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "novice"]
    expect(note(ada)).to_have_text(title)
    expect(ada.link("The rule")).to_have_attribute("href", f"/rules/{game}#{rule}")
    assert barriers(ada) == []

    ada.turn()
    with kept(ada):
        ada.button("Got it").click()
    expect(note(ada)).to_have_count(0)
    again(ada)
    expect(ada.button("Hint")).to_be_visible()
    expect(note(ada)).to_have_count(0)

    seen = {step}
    for _ in range(3):  # what is decided without a word counts as read
        now = decide(ada, game)
        expect(note(ada)).to_have_count(0 if now in seen else 1)
        seen.add(now)
    while game == "five-tribes" and "drop" not in seen:
        seen.add(decide(ada, game))
    if game == "five-tribes":
        expect(note(ada)).to_have_text("Drop them one by one")
        expect(ada.button("Destinations")).to_have_attribute("aria-pressed", "true")


def test_the_guide_is_switched_off_and_on_and_offered_until_a_game_is_over(person: NewPerson) -> None:
    ada = person()
    begin(ada, "ali-baba")
    with kept(ada):
        ada.button("No more explanations").click()
    expect(note(ada)).to_have_count(0)
    again(ada)
    decide(ada, "ali-baba")
    expect(note(ada)).to_have_count(0)
    choose(ada, "Explain each kind of decision once")
    expect(note(ada)).to_have_count(1)

    ada.go("/")
    expect(ada.button(OFFER)).to_have_count(2)
    ada.page.go_back()
    ada.table.wait_for()
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    ada.go("/")
    expect(ada.button("Review")).to_be_visible()
    expect(ada.button(OFFER)).to_have_count(0)
