"""One's running games: first on the front page, in the header of every screen, and in the tab."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import NewPerson
from .looking import barriers, picture
from .person import PHONE

PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "novice"}
ICON = "link[rel=icon]"
# A browser whose owner has neither allowed nor forbidden notices yet.
UNDECIDED = "() => Object.defineProperty(Notification, 'permission', { get: () => 'default' })"


def test_games_that_wait_come_first_and_are_told_of_on_every_screen(person: NewPerson) -> None:
    ada = person("Ada")
    first = ada.new_table("ali-baba", seats=[PERSON, BOT], first=0, variant="lamp")
    ada.new_table("ali-baba", seats=[PERSON, BOT], first=0, variant="lamp")
    ada.go("/")
    expect(ada.page).to_have_title("(2) Caravanserai")
    expect(ada.page.locator(ICON)).to_have_attribute("href", "/icon-turn.svg")
    expect(ada.page.get_by_role("main").get_by_role("region").first).to_have_accessible_name("My games")
    assert barriers(ada) == []
    picture(ada, "running-desktop-light-en")
    for path in ("/rules/ali-baba", "/new/ali-baba", "/me", "/score/ali-baba", "/learn/ali-baba"):
        ada.go(path)
        expect(ada.button("Your turn in 2 other games")).to_be_visible()
        expect(ada.page).to_have_title(re.compile(r"^\(2\) "))
    ada.button("Your turn in 2 other games").click()
    games = ada.page.get_by_role("dialog", name="Running games")
    assert barriers(ada) == []
    games.locator(f'a[href="/table/{first["id"]}"]').click()
    ada.table.wait_for()
    expect(ada.button("Your turn in 1 other game")).to_be_visible()
    expect(ada.page).to_have_title(re.compile(r"^\(1\) Your turn – Ali Baba: Aladdin’s lamp"))
    expect(ada.page.get_by_role("banner")).to_contain_text("Ali Baba: Aladdin’s lamp · turn 1")


def test_a_phone_shows_only_what_waits(person: NewPerson) -> None:
    ada = person("Ada", size=PHONE, touch=True)
    ada.new_table("ali-baba", seats=[PERSON, BOT], first=0)
    ada.go("/learn/ali-baba")
    expect(ada.button("Your turn in 1 other game")).to_be_visible()
    width = ada.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE[0]


def test_notices_are_one_switch_away_and_what_is_missing_is_said(person: NewPerson) -> None:
    ada, ben, cid = person("Ada"), person("Ben"), person("Cid")
    ada.page.add_init_script(f"({UNDECIDED})()")
    ada.go("/me")
    expect(ada.page.get_by_label("On this device")).to_be_visible()
    ben.go("/me")  # a browser without a window lets nobody show notices
    ben.sees("This browser blocks notices from here.")
    cid.page.add_init_script("delete window.PushManager")
    cid.go("/me")
    cid.sees("This browser can’t show notices.")
