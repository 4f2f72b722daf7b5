"""Five Tribes: a power may be used before the tile acts; where none can be, nothing is asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .before_the_tile import MARKET, OASIS, PLAIN_OASIS, table_with
from .conftest import NewPerson
from .keys import press_with_keys
from .looking import barriers
from .person import PHONE, PHONE_LYING, Json, Person
from .playing import Press, click, in_five_tribes, spot_of
from .test_phone import COUNT_STEPS, fits_a_finger, twice

TO_THE_OASIS = ("pick C1", "drop vizier B1", "drop elder B2")
TO_THE_MARKET = ("pick E2", "drop vizier E1", "drop builder F1")

AFTER_THE_TILE = ["use utug elders", "end"]
"""Utug may still claim another tile."""


def do(ada: Person, *actions: str, press: Press = click) -> None:
    """Do one action after another."""
    for action in actions:
        heard = ada.turn()
        assert action in (heard.legal or []), f"{action!r} is not among {heard.legal}"
        in_five_tribes(ada, action, press)
        ada.settled(heard.ply)


def at_the_question(ada: Person, position: Json = OASIS, *moves: str, press: Press = click) -> None:
    """Sit down and move; the power is offered."""
    ada.sit_at(table_with(ada, position))
    do(ada, *(moves or TO_THE_OASIS), press=press)


def ask(ada: Person) -> Locator:
    """What the tray asks."""
    return ada.page.locator(".tray h2")


def go_on(ada: Person) -> Locator:
    """The button that uses no power."""
    return ada.page.locator('.tray [data-do="pass"]')


def test_utug_claims_the_oasis_before_its_palm_is_placed(person: NewPerson) -> None:
    ada = person("Ada")
    at_the_question(ada)
    expect(ask(ada)).to_have_text("Use a power before the palm is placed?")
    expect(go_on(ada)).to_have_text("Place the palm")
    expect(ada.page.locator("[aria-live]")).to_contain_text("Use a power before the palm is placed?")
    assert barriers(ada) == []
    do(ada, "use utug elders", "place B2")
    assert ada.heard.legal == ["end"]
    story = ada.page.get_by_role("region", name="Log")
    expect(story).to_contain_text(re.compile("places a camel: B2.*places a palm: B2", re.DOTALL))


def test_without_a_power_the_palm_is_placed_and_the_story_says_no_more(person: NewPerson) -> None:
    ada = person("Ada")
    at_the_question(ada)
    click(ada, go_on(ada))
    assert ada.settled(ada.heard.ply).legal == AFTER_THE_TILE
    story = ada.page.get_by_role("region", name="Log")
    expect(story).to_contain_text("Ada places a palm: B2")
    expect(story).not_to_contain_text("goes on")


def test_with_the_keys_enter_goes_on(person: NewPerson) -> None:
    ada = person("Ada")
    at_the_question(ada, press=press_with_keys)
    expect(go_on(ada)).to_be_focused()
    before = ada.heard.ply
    ada.page.keyboard.press("Enter")
    assert ada.settled(before).legal == AFTER_THE_TILE
    expect(ada.page.locator('[data-tile="B2"]')).to_be_focused()


def test_back_leads_to_before_the_question(person: NewPerson) -> None:
    ada = person("Ada")
    at_the_question(ada)
    click(ada, go_on(ada))
    ada.settled(ada.heard.ply)
    for expected in (["use utug elders", "pass"], ["drop elder B2"]):
        before = ada.heard.ply
        ada.button("Undo").click()
        assert ada.settled(before).legal == expected
    do(ada, "drop elder B2", "pass")


def test_an_ordinary_turn_on_an_oasis_asks_nothing(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(table_with(ada, PLAIN_OASIS))
    do(ada, *TO_THE_OASIS)
    assert ada.heard.legal == ["end"]
    expect(go_on(ada)).to_have_count(0)
    expect(ask(ada)).to_have_text("Your turn is done")


def test_pointing_at_the_oasis_shows_its_palm(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(table_with(ada, OASIS))
    do(ada, *TO_THE_OASIS[:2])
    expect(ask(ada)).to_have_text("Drop the last meeple where its own colour is")
    for tile in ("E5", "B2"):
        ada.page.mouse.move(*spot_of(ada.page.locator(f'[data-tile="{tile}"]')))
    expect(ada.page.locator(".beside")).to_contain_text("a palm on B2")


def test_echidnas_coins_open_a_market_that_could_not_be_paid_for(person: NewPerson) -> None:
    ada = person("Ada")
    at_the_question(ada, MARKET, *TO_THE_MARKET)
    expect(ask(ada)).to_have_text("You can’t pay at this market. Use a power first?")
    expect(go_on(ada)).to_have_text("Go on")
    do(ada, "use echidna elders", "take 3", "take 4")


@pytest.mark.parametrize("size", [PHONE, PHONE_LYING], ids=["upright", "lying"])
def test_on_a_phone_it_is_asked_in_the_tray(person: NewPerson, size: tuple[int, int]) -> None:
    ada = person("Ada", size=size, touch=True)
    ada.page.add_init_script(f"({COUNT_STEPS})()")
    ada.sit_at(table_with(ada, OASIS))
    for action in TO_THE_OASIS:
        before = ada.turn().ply
        twice(ada, action)
        ada.settled(before)
    expect(ask(ada)).to_have_text("Use a power before the palm is placed?")
    fits_a_finger(ada)
    for action in ("use utug elders", "place B2"):
        before = ada.heard.ply
        twice(ada, action)
        ada.settled(before)
    assert ada.heard.legal == ["end"]


def test_a_game_of_older_rules_says_so_in_its_menu(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(table_with(ada, OASIS, rules=1))
    do(ada, *TO_THE_OASIS)
    assert ada.heard.legal == AFTER_THE_TILE, "version 1 did not ask"
    ada.page.get_by_role("banner").get_by_role("button").last.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Rules of version 1")
