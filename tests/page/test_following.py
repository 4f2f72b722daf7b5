"""Following the game: the log stays at its newest line, and a rival's turn stays marked once it is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .geometry import DRAWN
from .person import Person
from .playing import HANDS, by_seed
from .test_chat import two_at_a_table
from .test_company import on_the_move, step

# Lines of the log that are seen in part only, how far its end is, and whether the last line is seen.
LOG = """() => {
    const box = document.querySelector('.story .lines'), edge = box.getBoundingClientRect();
    const lines = [...box.querySelectorAll('li')].map((line) => line.getBoundingClientRect());
    const seen = lines.filter((line) => line.bottom > edge.top + 1 && line.top < edge.bottom - 1);
    return {
        lines: lines.length,
        scrolls: box.scrollHeight > box.clientHeight,
        cut: seen.filter((line) => line.top < edge.top - 1 || line.bottom > edge.bottom + 1).length,
        last: lines.at(-1).bottom <= edge.bottom + 1,
    };
}"""
WHOLE = f"() => {{ const {{ last, cut }} = ({LOG})(); return last && cut === 0; }}"
# What was told elsewhere while a rival's turn was being shown: the title, and how many lines the log had.
WATCH = """() => {
    window.told = [];
    new MutationObserver(() => {
        if (!document.querySelector('[data-replaying]')) return;
        window.told.push({ title: document.title, lines: document.querySelectorAll('.story li').length });
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def until_a_rival_has_moved(ada: Person, seed: int = 3) -> None:
    """Play until a rival has sown, and it is for Ada to decide."""
    chooser = by_seed(seed)
    while True:
        before = ada.turn()
        assert before.legal
        HANDS["five-tribes"](ada, chooser(before.legal))
        ada.settled(before.ply)
        ada.turn()
        expect(ada.page.locator("[data-replaying]")).to_have_count(0)
        if ada.page.locator(".marks").count():
            return


def test_the_log_follows_unless_somebody_reads_further_up(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes", players=4))
    chooser = by_seed(1)
    while not ada.page.evaluate(LOG)["scrolls"]:
        step(ada, chooser, "five-tribes")
        ada.turn()
    ada.page.reload()
    ada.table.wait_for()
    ada.turn()
    ada.page.wait_for_function(WHOLE)
    newest = ada.button("Newest")
    expect(newest).to_have_count(0)
    ada.page.locator(".story .lines").hover()
    ada.page.mouse.wheel(0, -4000)
    expect(newest).to_be_visible()
    step(ada, chooser, "five-tribes")
    ada.turn()
    ada.page.evaluate(DRAWN)
    assert not ada.page.evaluate(LOG)["last"]
    newest.click()
    ada.page.wait_for_function(WHOLE)
    expect(newest).to_have_count(0)


def test_a_rivals_turn_is_told_as_it_is_shown_stays_marked_and_is_shown_again(person: NewPerson) -> None:
    ada = person("Ada", motion=True)
    ada.page.add_init_script(f"({WATCH})()")
    ada.sit_at(ada.new_table("five-tribes"))
    until_a_rival_has_moved(ada)
    told = ada.page.evaluate("() => window.told")
    assert told, "no turn was shown step by step"
    assert not any(one["title"].startswith("Your turn") for one in told)
    assert told[-1]["lines"] > told[0]["lines"]
    expect(ada.page).to_have_title(re.compile("^Your turn"))
    again = ada.button("Show again")
    expect(again).to_be_visible()
    lines = ada.page.locator(".story li").count()
    again.click()
    expect(ada.page.locator("[data-replaying]")).to_have_count(1)
    assert ada.page.locator(".story li").count() == lines, "what was told before stays told"
    expect(ada.page.locator("[data-replaying]")).to_have_count(0)
    expect(ada.page.locator(".marks")).to_have_count(1)
    step(ada, by_seed(1), "five-tribes")
    expect(ada.page.locator(".marks")).to_have_count(0)


@pytest.mark.parametrize("wish", ["reduced motion", "instant"])
def test_without_motion_the_marks_tell_it_all(person: NewPerson, wish: str) -> None:
    ada = person("Ada", motion=wish == "instant")
    ada.page.add_init_script(f"({WATCH})()")
    if wish == "instant":
        ada.ask("PATCH", "/api/me", preferences={"pace": "instant", "confirm": "never"})
    ada.sit_at(ada.new_table("five-tribes"))
    until_a_rival_has_moved(ada)
    assert ada.page.evaluate("() => window.told") == []
    expect(ada.page.locator(".path.seated")).not_to_have_count(0)
    ada.page.reload()  # they are read from the log
    ada.table.wait_for()
    expect(ada.page.locator(".marks")).to_have_count(1)
    expect(ada.page.get_by_role("region", name="last turn")).to_be_visible()


def test_others_see_that_somebody_chooses_after_taking_a_tile_and_not_what(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person)
    chooser = by_seed(5)
    while (mover := on_the_move([ada, ben])) and not step(mover, chooser, "ali-baba").steps:
        pass
    assert mover is not None
    other = ben if mover is ada else ada
    asked = other.page.get_by_role("heading", name=f"{mover.name} is choosing", exact=True)
    expect(asked).to_be_visible()
    mover.page.keyboard.press("Backspace")
    expect(asked).to_have_count(0)
    other.sees(f"{mover.name} is choosing a tile in the cave")
