"""What people choose for themselves: less motion, a sound, the colours; it holds when they come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
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


def choose(someone: Person, *settings: str) -> None:
    """Tick something in the menu."""
    someone.button("Menu").click()
    for setting in settings:
        someone.page.get_by_label(setting, exact=True).check()
    someone.button("Close").click()


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
    choose(called, "A sound when it is my turn", "dark")
    expect(called.page.locator(":root")).to_have_attribute("data-theme", "dark")
    chooser = by_seed(2)
    for times in (1, 2):
        play_until(mover, called, chooser)
        called.page.wait_for_function("(times) => window.sounds === times", arg=times)
        play_until(called, mover, chooser)
    assert mover.page.evaluate("() => window.sounds") == 0
