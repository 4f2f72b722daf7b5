"""Other ways in from the front page: bots to watch, and tables to which anybody may come."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .person import Person


def test_bots_are_watched_as_they_play(person: NewPerson) -> None:
    eve = person()
    eve.go("/")
    eve.page.get_by_role("button", name="Watch the bots").click()
    choices = eve.page.get_by_role("dialog", name="Watch the bots")
    choices.get_by_label("Ali Baba").check()
    choices.get_by_label("gentle").check()
    choices.get_by_role("button", name="Watch").click()
    eve.page.wait_for_url("**/table/*")
    eve.table.wait_for()
    first = eve.settled()
    later = eve.settled(first.ply)
    assert later.seat is None
    assert later.legal is None
    expect(eve.page.locator("[data-do]:enabled")).to_have_count(0)


def entry(someone: Person, table: str) -> Locator:
    """A table in the list of the public ones."""
    tables = someone.page.get_by_role("region", name="Public tables")
    return tables.get_by_role("listitem").filter(has=someone.page.locator(f'a[href$="{table}"]'))


def test_a_public_table_is_found_joined_and_watched(person: NewPerson) -> None:
    host, guest, onlooker = person("Zaynab"), person("Hakim"), person()
    host.go("/")
    host.link("New table").click()
    host.page.get_by_role("radio", name="Ali Baba").check()
    host.page.get_by_role("radio", name="2").check()
    expect(host.page.get_by_role("checkbox", name="Public")).to_be_checked()
    host.button("Create the table").click()
    host.sees("1 seat is free")
    table = urlsplit(host.page.url).path

    guest.go("/")
    waiting = entry(guest, table)
    expect(waiting).to_contain_text("Zaynab; 1 free seat")
    waiting.get_by_role("link", name="Join").click()
    guest.button("Sit here").click()
    host.button("Start").click()
    for someone in (host, guest):
        someone.table.wait_for()

    onlooker.go("/")
    begun = entry(onlooker, table)
    expect(begun).to_contain_text("Zaynab and Hakim; spectators welcome")
    begun.get_by_role("link", name="Watch").click()
    onlooker.table.wait_for()
    assert onlooker.settled().seat is None
    host.button("Menu").click()
    host.sees("1 spectator")


def test_five_steps_of_bots_are_offered_each_with_what_it_is_like(person: NewPerson) -> None:
    ada = person("Ada")
    ada.go("/")
    card = ada.page.get_by_role("article", name="Ali Baba")
    steps = card.get_by_role("group", name="Bots").get_by_role("radio")
    expect(steps).to_have_count(5)
    told = set()
    for step in range(5):
        steps.nth(step).check()
        told.add(card.locator("[aria-live]").inner_text())
    assert len(told) == 5
    assert all(len(words.split()) > 3 for words in told)

    card.get_by_role("radio", name="2", exact=True).check()
    card.get_by_label("easy").check()
    expect(card.get_by_text("easy: knows the game")).to_be_visible()
    card.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/table/*")
    ada.table.wait_for()
    table = urlsplit(ada.page.url).path.rpartition("/")[2]
    seats = ada.page.request.get(f"/api/tables/{table}").json()["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "drover"]
