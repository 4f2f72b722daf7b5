"""What can't be undone waits for a moment, is asked about, or goes at once: as everybody has chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .geometry import at_size, wrong
from .looking import barriers
from .person import Person
from .playing import HANDS
from .test_company import PERSON
from .test_layout import SIZES, told

LATER = 3_500
"""Milliseconds after which a step can't be taken back."""
AT_ONE_SCREEN: dict[str, Any] = {
    "players": 3,
    "seats": [PERSON, *({"kind": "same-screen", "name": name} for name in ("Ben", "Cleo"))],
}
"""The next bid is another's, so the first can't be undone."""
HELD_OR_DONE = """(ply) => document.querySelector('[data-held]')
    || Number(document.querySelector('main[data-ply]')?.dataset.ply) > ply"""
NOT_LOOKED_AT = """() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def held(someone: Person) -> Locator:
    """The step that waits to be sent."""
    return someone.page.locator("[data-held]")


def wish(someone: Person) -> str:
    """Play on up to what can't be undone: it is shown as something to be done, and isn't."""
    while True:
        before = someone.turn()
        action = (before.legal or [])[0]
        HANDS[someone.game](someone, action)
        someone.page.wait_for_function(HELD_OR_DONE, arg=before.ply)
        if held(someone).count():
            expect(held(someone)).to_have_attribute("data-held", action)
            assert someone.settled().ply == before.ply
            return action


def at_a_table(person: NewPerson, confirm: str, game: str = "five-tribes", **wishes: Any) -> Person:
    """Somebody who has to decide, and for whom time goes as the test says."""
    ada = person("Ada", confirm=confirm)
    if confirm == "undo":
        ada.page.clock.install()
    ada.sit_at(ada.new_table(game, **wishes))
    ada.turn()
    return ada


def test_a_bid_can_be_taken_back_for_three_seconds(person: NewPerson) -> None:
    ada = at_a_table(person, "undo", **AT_ONE_SCREEN)
    ply = ada.turn().ply
    wish(ada)
    expect(held(ada)).to_contain_text(re.compile(r"^Bid \d.*[123]\ss", re.DOTALL))
    assert barriers(ada) == []
    ada.button("Undo").click()
    expect(held(ada)).to_have_count(0)
    for key in ("Backspace", "Control+z", "Escape"):
        wish(ada)
        ada.page.keyboard.press(key)
        expect(held(ada)).to_have_count(0)
    ada.page.clock.fast_forward(LATER)
    assert ada.settled().ply == ply
    wish(ada)
    ada.page.clock.fast_forward(LATER)
    ada.settled(ply)
    expect(held(ada)).to_have_count(0)


def test_a_step_that_waits_is_sent_by_enter_a_button_or_another_is_wished(person: NewPerson) -> None:
    ada = at_a_table(person, "undo", "ali-baba")
    ply = ada.turn().ply
    first, other = [take for take in ada.turn().legal or [] if take.startswith("take")][:2]
    for action in (first, other):
        HANDS["ali-baba"](ada, action)
        expect(held(ada)).to_have_attribute("data-held", action)
    expect(held(ada)).to_contain_text(f"({other.split()[1]})")
    ada.page.keyboard.press("Enter")
    expect(held(ada)).to_have_count(0)
    ply = ada.settled(ply).ply
    ada.turn()
    assert ada.page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
    wish(ada)
    ply = ada.turn().ply
    ada.button("Send now").click()
    ada.settled(ply)


def test_who_goes_away_has_done_it(person: NewPerson) -> None:
    ada = at_a_table(person, "undo", "ali-baba")
    table = ada.page.url
    ply = ada.turn().ply
    wish(ada)
    ada.page.evaluate(NOT_LOOKED_AT)
    ada.settled(ply)
    ada.go(table)
    ada.table.wait_for()
    ways: list[Callable[[], None]] = [
        lambda: ada.go("/me"),
        lambda: ada.link("Caravanserai").first.click(),
    ]
    for leave in ways:
        wish(ada)
        ply = ada.turn().ply
        leave()
        ada.page.wait_for_url(re.compile(r"/(me)?$"))
        ada.go(table)
        ada.table.wait_for()
        assert ada.settled().ply > ply


def test_nothing_is_sent_into_another_position_or_held_with_little_time(person: NewPerson) -> None:
    ada = at_a_table(person, "undo", **AT_ONE_SCREEN)
    ply = ada.turn().ply
    window = ada.context.new_page()
    window.goto(ada.page.url)
    other_bid = window.locator('[data-do="bid 1"]')
    other_bid.wait_for()
    wish(ada)
    other_bid.click()
    window.keyboard.press("Enter")
    ada.settled(ply)
    expect(held(ada)).to_have_count(0)
    now = ada.settled().ply
    ada.page.clock.fast_forward(LATER)
    assert ada.settled().ply == now == ply + 1
    window.close()
    ada.sit_at(ada.new_table(clock={"kind": "live", "turn_seconds": 9, "reserve_seconds": 0}))
    ply = ada.turn().ply
    HANDS["ali-baba"](ada, (ada.turn().legal or [])[0])
    ada.settled(ply)


def test_who_wants_to_is_asked_each_time(person: NewPerson) -> None:
    ada = at_a_table(person, "ask", **AT_ONE_SCREEN)
    ply = ada.turn().ply
    wish(ada)
    found = {}
    for name, size in SIZES.items():
        at_size(ada, size)
        if here := wrong(ada):
            found[name] = here
    assert not found, told(found)
    ada.button("Undo").click()
    ada.page.clock.install()
    wish(ada)
    ada.page.clock.fast_forward(10 * LATER)
    ada.button("Confirm").click()
    ada.settled(ply)
    ada.go("/me")
    with ada.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        ada.page.get_by_label("never (fast)", exact=True).check()
    ada.sit_at(ada.new_table("five-tribes", **AT_ONE_SCREEN))
    ply = ada.turn().ply
    HANDS["five-tribes"](ada, (ada.turn().legal or [])[0])
    ada.settled(ply)
