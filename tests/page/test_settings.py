"""What people choose for themselves: less motion, a sound, the colours; it holds when they come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .looking import barriers
from .person import Person
from .playing import Chooser, by_seed
from .test_chat import two_at_a_table
from .test_company import on_the_move, step

# Whether anything has moved so far: a rival's steps one by one, tiles and meeples that fly.
WATCH_MOVES = """() => {
    window.moved = false;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved = true;
        return animate.apply(this, how);
    };
    new MutationObserver(() => {
        if (document.querySelector('[data-replaying], .cave .mark')) window.moved = true;
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-replaying'] });
}"""
COUNT_SOUNDS = """() => {
    window.sounds = 0;
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            window.sounds++;
        }
    };
}"""

# Whether these choices are kept with who is at this screen.
KEPT = """async (wanted) => {
    const { preferences } = await (await fetch('/api/me')).json();
    return Object.entries(wanted).every(([name, value]) => preferences[name] === value);
}"""


def choose(someone: Person, *settings: str) -> None:
    """Tick something in the menu."""
    someone.button("Menu").click()
    for setting in settings:
        someone.page.get_by_label(setting, exact=True).check()
    someone.button("Close").click()


def louder(someone: Person, sound: str) -> None:
    """Have a sound played."""
    someone.button("Menu").click()
    someone.page.get_by_label(sound, exact=True).fill("60")
    someone.button("Close").click()
    someone.page.evaluate("() => { window.sounds = 0; }")


def through_a_rivals_turn(ada: Person, game: str) -> None:
    """Play until a rival has moved, and it is one's own turn again."""
    chooser, before = by_seed(4), ada.turn().ply
    step(ada, chooser, game)
    while (now := ada.turn().ply) == before + 1:
        before = now
        step(ada, chooser, game)


def play_until(mover: Person, other: Person, chooser: Chooser) -> None:
    """One plays until it is for the other to decide."""
    while on_the_move([mover, other]) is mover:
        step(mover, chooser, "ali-baba")


@pytest.mark.parametrize("game", ["five-tribes", "ali-baba"])
def test_with_less_motion_a_rivals_turn_is_shown_at_once(person: NewPerson, game: str) -> None:
    ada = person("Ada", motion=True)
    ada.page.add_init_script(f"({WATCH_MOVES})()")
    ada.sit_at(ada.new_table(game))
    through_a_rivals_turn(ada, game)
    ada.page.wait_for_function("() => window.moved")
    choose(ada, "Reduce motion")
    ada.page.reload()
    ada.table.wait_for()
    expect(ada.page.locator(":root")).to_have_attribute("data-motion", "less")
    through_a_rivals_turn(ada, game)
    assert ada.page.evaluate("() => window.moved") is False


def test_a_sound_calls_who_has_asked_for_it_and_nobody_else(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person)
    for someone in (ada, ben):
        someone.page.add_init_script(f"({COUNT_SOUNDS})()")
        someone.page.reload()
        someone.table.wait_for()
    mover = on_the_move([ada, ben])
    assert mover is not None
    called = ben if mover is ada else ada
    choose(called, "dark")
    louder(called, "My turn")
    expect(called.page.locator(":root")).to_have_attribute("data-theme", "dark")
    chooser = by_seed(2)
    for times in (1, 2):
        play_until(mover, called, chooser)
        called.page.wait_for_function("(times) => window.sounds === times", arg=times)
        play_until(called, mover, chooser)
    assert mover.page.evaluate("() => window.sounds") == 0


def test_moves_and_the_end_are_heard_by_who_wants_to_and_no_others(person: NewPerson) -> None:
    ada = person("Ada")
    ada.page.add_init_script(f"({COUNT_SOUNDS})()")
    ada.sit_at(ada.new_table("ali-baba"))
    louder(ada, "A move")
    through_a_rivals_turn(ada, "ali-baba")
    ada.page.wait_for_function("() => window.sounds > 0")
    ada.button("Menu").click()
    ada.page.get_by_label("A move", exact=True).fill("0")
    ada.button("Close").click()
    louder(ada, "The end")
    through_a_rivals_turn(ada, "ali-baba")
    assert ada.page.evaluate("() => window.sounds") == 0
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    ada.page.wait_for_function("() => window.sounds === 1")


def test_what_is_chosen_is_the_same_on_another_device(person: NewPerson) -> None:
    ada, tablet = person("Ada"), person()
    ada.go("/me")
    with ada.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        ada.page.get_by_label("dark", exact=True).check()
        ada.page.get_by_label("Show destinations").uncheck()
        ada.page.get_by_label("The end", exact=True).fill("40")
    link = ada.ask("POST", "/api/me/links")["url"]
    tablet.go(link.removeprefix(tablet.url))
    tablet.button("Yes, it is mine").click()
    tablet.sees("Welcome, Ada")
    tablet.go("/me")
    expect(tablet.page.locator(":root")).to_have_attribute("data-theme", "dark")
    expect(tablet.page.get_by_label("Show destinations")).not_to_be_checked()
    expect(tablet.page.get_by_label("The end", exact=True)).to_have_value("40")


def test_what_is_chosen_just_before_leaving_holds(person: NewPerson) -> None:
    ada = person("Ada")
    ada.ask("PATCH", "/api/me", preferences={"theme": "light", "pace": "fast", "confirm": "never"})
    ada.go("/me")
    theme, dark = ada.page.locator(":root"), ada.page.get_by_label("dark", exact=True)
    expect(theme).to_have_attribute("data-theme", "light")
    dark.check()
    with ada.page.expect_response("**/api/who"):
        ada.page.reload()
    ada.sees("Your data")
    expect(dark).to_be_checked()
    expect(theme).to_have_attribute("data-theme", "dark")
    # The house knows it too, for it is told while the page is being closed.
    another = ada.context.new_page()
    another.goto("/learn")
    ada.page.get_by_label("slow", exact=True).check()
    ada.page.close()
    another.wait_for_function(KEPT, arg={"theme": "dark", "pace": "slow", "confirm": "never"})


def test_the_keys_are_listed_by_a_key_on_every_screen(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes"))
    keys = ada.page.get_by_role("dialog", name="Keys")
    ada.page.keyboard.press("?")
    for does in (
        "undo the whole turn",
        "send the move that waits",
        "next, previous mistake",
        "faster, slower",
    ):
        expect(keys).to_contain_text(does)
    assert barriers(ada) == []
    ada.page.keyboard.press("?")
    expect(keys).to_have_count(0)
    ada.page.keyboard.press("F1")
    expect(ada.page.get_by_role("dialog", name="player aid")).to_be_visible()
    ada.go("/rules/ali-baba")
    ada.page.keyboard.press("?")
    expect(keys).to_be_visible()


def test_the_log_names_its_rules_only_to_who_asks_for_it(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("ali-baba"))
    through_a_rivals_turn(ada, "ali-baba")
    rules = ada.page.get_by_role("region", name="Log").get_by_role("link", name="Rule AB-")
    expect(rules).to_have_count(0)
    choose(ada, "Name the rule behind each line of the log")
    expect(rules.first).to_be_visible()


def test_a_board_may_be_larger_than_the_screen(person: NewPerson) -> None:
    ada = person("Ada", size=(1280, 800))
    ada.sit_at(ada.new_table("five-tribes"))
    board, tray = ada.page.locator(".board").first, ada.page.locator(".tray")
    fits = board.bounding_box()
    assert fits is not None
    grown = "([width, height]) => {\
        const { clientWidth, clientHeight } = document.querySelector('.board') ?? {};\
        return clientWidth > 1.1 * width && clientHeight > 1.1 * height; }"
    ada.button("Menu").click()
    with ada.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        ada.page.get_by_label("large", exact=True).check()
    ada.button("Close").click()
    for _ in range(2):
        ada.page.wait_for_function(grown, arg=[fits["width"], fits["height"]])
        assert ada.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
        expect(tray).to_be_in_viewport(ratio=0.95)
        ada.page.evaluate("() => localStorage.clear()")
        ada.page.reload()  # it is kept with the guest
