"""The lessons, from the aim to the first game, each task solved with the mouse as it shows; and the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .looking import barriers
from .person import PHONE, TABLE, Person
from .playing import HANDS, click, standing_for
from .screens import GAMES

ON = re.compile("^(Next|Next lesson|Now play)$")
SHOWN = "([table, steps]) => document.querySelector(table)?.dataset.ply === String(steps)"


def solve(person: Person, game: str, path: str) -> None:
    """Do what the solution says, step by step."""
    done: list[str] = []
    for action in person.ask("GET", f"{path}/solution")["do"]:
        known = person.ask("POST", path, do=done)
        if not (done and done[-1].startswith("offer")):  # goods are laid out on the page, and sent when sold
            person.page.wait_for_function(SHOWN, arg=[TABLE, len(known.get("steps", []))])
        person.heard.legal = known["legal"]
        if action.startswith("offer"):
            click(person, standing_for(person, action))
        else:
            HANDS[game](person, action)
        done.append(action)


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_of_a_game_are_solved_as_they_show(person: NewPerson, game: str) -> None:
    ada = person()
    lessons = [lesson for lesson in ada.ask("GET", "/api/lessons") if lesson["game"] == game]
    assert len(lessons) >= 7
    ada.go(f"/learn/{game}")
    ada.link(re.compile("^The aim ")).click()
    ada.sees("Whoever has most points at the end wins")
    for lesson in lessons:
        ada.page.wait_for_url(f"**/learn/{lesson['id']}*")
        for task in lesson["tasks"]:
            solve(ada, game, f"/api/lessons/{lesson['id']}/{task['id']}")
            ada.sees("Well done!")
            ada.button(ON).click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.locator("#guide-note")).to_be_visible()
    ada.turn()
    assert ada.game == game


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_speak_to_players_and_are_found_by_their_contents(person: NewPerson, game: str) -> None:
    ada = person(size=PHONE)
    ada.go(f"/rules/{game}")
    ada.sees("In short.")
    chapters = ada.page.locator("main section").filter(has=ada.page.locator("ol"))
    for chapter in chapters.all():
        assert chapter.locator(".intro").count() == 1, chapter.inner_text()[:60]
    contents = ada.page.get_by_role("navigation", name="Contents")
    ada.button("Contents").click()
    contents.get_by_role("link", name="Your turn").click()
    expect(ada.page.get_by_role("heading", name="Your turn")).to_be_in_viewport()
    expect(contents.get_by_role("link")).to_have_count(0)
    assert barriers(ada) == []
