"""Two people who share a screen, at a table that hides what is in their hands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .looking import barriers
from .person import TABLE, Person
from .playing import HANDS, by_seed

NAMES = ("Ada", "Ben")
TITLES = {"five-tribes": "Five Tribes", "ali-baba": "Ali Baba"}
# What is said to those who hear the page lies in a live region.
WORDS_BEHIND = f"""() => [...document.querySelectorAll('{TABLE}, [aria-live]')]
    .map((one) => one.textContent.trim())"""


def curtain(ada: Person, seat: int) -> Locator:
    """What lies between the two while the screen is handed over."""
    return ada.page.get_by_role("dialog", name=f"Pass the device on: {NAMES[seat]}")


def set_up(ada: Person, game: str) -> None:
    """From the front page to a game on one screen, with Ben on the other seat."""
    ada.go("/")
    ada.page.get_by_role("link", name="On one screen").click()
    ada.page.get_by_role("radio", name=TITLES[game]).check()
    ada.page.get_by_role("radio", name="2").check()
    ada.page.get_by_label("Their name").fill("Ben")
    expect(ada.page.get_by_role("checkbox", name="Open hands")).not_to_be_checked()
    ada.button("Start").click()
    ada.page.wait_for_url("**/table/*")


def take_the_screen(ada: Person, seat: int) -> None:
    """Nothing is seen, heard or kept behind the curtain until the next one says that they are there."""
    expect(curtain(ada, seat)).to_be_visible()
    expect(ada.page.locator(f"{TABLE} > *")).to_have_count(0)
    assert set(ada.page.evaluate(WORDS_BEHIND)) <= {"", "Your turn"}
    # A browser lets the second Escape close what the first could not; and Enter may have ended the turn.
    for key in ("Enter", "Space", "Escape", "Escape", "Escape", "Enter"):
        ada.page.keyboard.press(key)
    expect(curtain(ada, seat)).to_be_visible()
    ada.button(f"{NAMES[seat]}: I have it").click()
    expect(curtain(ada, seat)).to_have_count(0)
    expect(ada.page.locator("main:focus, main :focus")).to_have_count(1)


def sees_only_their_own(ada: Person, game: str, seat: int) -> None:
    """The hand of whoever holds the screen is open, the other's is not."""
    own, other = (ada.page.locator(f"section[data-seat='{one}']") for one in (seat, 1 - seat))
    if game == "five-tribes":
        expect(own.get_by_text(re.compile(r"^\d+\scoins?$"))).to_have_count(1)
        expect(other.get_by_text(re.compile(r"^\d+\scoins?$"))).to_have_count(0)
        expect(other.get_by_text("coins hidden")).to_have_count(1)
    else:
        tiles = int(own.get_by_text(re.compile(r"^\d+\stiles?$")).inner_text().split()[0])
        behind = ada.page.get_by_role("region", name="Behind your screen").locator(".colours > [data-about]")
        expect(behind).to_have_count(tiles)
        expect(other.get_by_role("list", name="Treasures")).to_have_count(0)


@pytest.mark.parametrize("game", ["five-tribes", "ali-baba"])
def test_a_curtain_falls_when_the_screen_is_handed_over(person: NewPerson, game: str) -> None:
    ada = person("Ada")
    set_up(ada, game)
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert barriers(ada) == []
    chooser = by_seed(3)
    holders: list[int] = []
    while len(holders) < 5:
        heard = ada.settled()
        assert heard.seat is not None
        take_the_screen(ada, heard.seat)
        sees_only_their_own(ada, game, heard.seat)
        holders.append(heard.seat)
        while (now := ada.heard).seat == holders[-1]:
            assert now.legal
            HANDS[game](ada, chooser(now.legal))
            ada.settled(now.ply)
    assert set(holders) == {0, 1}
