"""Others at a table: who looks on, what they see of a turn under way, and what a host may still change."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .looking import barriers
from .playing import by_seed
from .screens import SCREENS
from .test_company import FREE, PERSON, on_the_move, step


def test_spectators_are_told_what_they_are_and_named_once_each(person: NewPerson) -> None:
    ada, eve, stranger = person("Ada"), person("Eve"), person()
    table = ada.new_table("ali-baba", public=True)
    ada.sit_at(table)
    eve.sit_at(table)
    again = eve.context.new_page()
    again.goto(f"/table/{table['id']}")
    stranger.sit_at(table)
    for someone in (eve, stranger):
        expect(someone.page.get_by_role("banner")).to_contain_text("spectator")
    expect(ada.page.get_by_role("banner")).not_to_contain_text("spectator")
    ada.button("Menu").click()
    ada.sees("Spectators: Eve and 1 without a name")


def test_nobody_need_say_their_name_to_look_on_by_an_invitation(person: NewPerson) -> None:
    ada, eve = person("Ada"), person()
    table = ada.new_table("ali-baba")
    eve.go(f"/table/{table['id']}#key={table['invite']}")
    eve.button("Just watch, without a name").click()
    eve.table.wait_for()
    assert eve.settled().seat is None


def test_others_see_that_somebody_picks_and_sows_and_never_what(person: NewPerson) -> None:
    ada, ben, eve = person("Ada"), person("Ben"), person()
    table = ada.new_table("five-tribes", seats=[PERSON, FREE], start=False, public=True)
    ben.ask("PUT", f"/api/tables/{table['id']}/seats/1", kind="person")
    ada.ask("POST", f"/api/tables/{table['id']}/start")
    for someone in (ada, ben, eve):
        someone.sit_at(table)
    chooser = by_seed(3)
    first = on_the_move([ada, ben])
    assert first is not None
    other = ben if first is ada else ada
    other.sees(f"{first.name} is choosing a spot")
    while on_the_move([ada, ben]) is first:
        step(first, chooser, "five-tribes")
    assert other.settled(1).legal, "whose bid comes next knows of all before it"
    while not (mover := on_the_move([ada, ben]) or ada).heard.legal[0].startswith("pick"):  # type: ignore[index]
        step(mover, chooser, "five-tribes")
    rival = ben if mover is ada else ada
    before = rival.heard
    step(mover, chooser, "five-tribes")
    for someone in (rival, eve):
        someone.sees(f"{mover.name} is sowing")
    assert rival.heard == before, "more was told than that"
    mover.button("Undo").click()
    for someone in (rival, eve):
        someone.sees(f"{mover.name} is picking a tile")


def test_a_host_changes_the_options_of_a_waiting_table(person: NewPerson) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new_table("ali-baba", seats=[PERSON, FREE], start=False, public=True)
    ben.ask("PUT", f"/api/tables/{table['id']}/seats/1", kind="person")
    for someone in (ada, ben):
        someone.go(f"/table/{table['id']}")
    ben.sees(re.compile("no clock"))
    expect(ben.button("Change the options")).to_have_count(0)
    ada.button("Change the options").click()
    options = ada.page.get_by_role("dialog", name="Options of this table")
    options.get_by_label("Variant").select_option(label="Smaller cave")
    options.get_by_role("radio", name="turn-based").check()
    options.get_by_label("Days per turn").fill("5")
    options.get_by_role("checkbox", name="Hints allowed").uncheck()
    assert barriers(ada) == []
    options.get_by_role("button", name="Change", exact=True).click()
    expect(options).to_have_count(0)
    ben.sees(re.compile(r"Smaller cave · 5\sdays per turn · .*no hints"))
    ben.go("/")
    public = ben.page.get_by_role("region", name="Public tables")
    ada.ask("POST", f"/api/tables/{table['id']}/start")
    ben.page.reload()
    expect(public).to_contain_text(re.compile(r"Smaller cave · 5\sdays per turn · no hints"))


def test_resigning_with_two_seats_says_that_the_game_ends(person: NewPerson) -> None:
    ada = person("Ada")
    for players, told in ((2, "The game ends at once"), (3, "A bot plays your seat to the end")):
        ada.sit_at(ada.new_table("ali-baba", players=players))
        ada.button("Menu").click()
        ada.button("Resign").click()
        expect(ada.page.get_by_role("dialog", name="Resign?")).to_contain_text(told)


@pytest.mark.parametrize("screen", ["learn", "rules-ali-baba", "score-five-tribes", "review-none", "link"])
def test_menu_and_language_are_on_every_screen(person: NewPerson, screen: str) -> None:
    ada = person("Ada")
    with ada.expecting(".*"):
        SCREENS[screen](ada)
    ada.button("Menu").click()
    expect(ada.page.get_by_role("group", name="Language")).to_be_visible()
