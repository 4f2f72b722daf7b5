"""Around a table: who looks on, who may come, and where one gets lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.newer_server import begin_elsewhere
from tests.servers import ServerProcess

from .conftest import NewPerson
from .person import LAPTOP, Json
from .screens import GAMES, record_of

PERSON, FREE = {"kind": "person"}, {"kind": "free"}


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_on_has_nothing_to_press(person: NewPerson, game: str) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = ada.new_table(game, public=True, seats=[PERSON, {"kind": "same-screen", "name": "Ben"}])
    ada.sit_at(table)
    eve.sit_at(table)
    tray = "main .tray"
    expect(ada.page.locator(tray).get_by_role("button", name="Undo")).to_be_visible()
    expect(eve.page.locator(tray)).to_be_visible()
    expect(eve.page.locator(tray).get_by_role("button")).to_have_count(0)


def test_what_is_said_above_a_table_takes_nothing_out_of_sight(person: NewPerson) -> None:
    ada = person("Ada", size=LAPTOP)
    ada.sit_at(ada.new_table("five-tribes", seats=[PERSON, {"kind": "same-screen", "name": "Ben"}]))
    ada.let_a_bot_play()
    ada.sees("A bot plays for Ada.")
    expect(ada.page.locator("main .tray")).to_be_in_viewport(ratio=1)


def test_a_host_opens_a_waiting_table_to_everybody_and_closes_it_again(person: NewPerson) -> None:
    ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
    table = ada.new_table("ali-baba", players=3, seats=[PERSON, FREE, FREE], start=False)
    ben.ask("POST", f"/api/tables/{table['id']}/join", key=table["invite"])
    for someone in (ada, ben):
        someone.go(f"/table/{table['id']}")
    ben.sees(re.compile("by invitation"))
    expect(ben.page.get_by_role("checkbox", name="Public")).to_have_count(0)
    ada.page.get_by_role("checkbox", name="Public").check()
    ben.sees(re.compile(r"· public$"))
    eve.go("/")
    here = eve.page.locator(f'a[href="/table/{table["id"]}"]')
    expect(here.first).to_be_visible()
    ada.page.get_by_role("checkbox", name="Public").uncheck()
    ben.sees(re.compile("by invitation"))
    another = ben.new_table("ali-baba", players=3, seats=[PERSON, FREE, FREE], public=True, start=False)
    eve.page.reload()
    expect(eve.page.locator(f'a[href="/table/{another["id"]}"]').first).to_be_visible()
    expect(here).to_have_count(0)


def test_a_game_of_unknown_rules_is_told_of_and_its_host_can_close_it(
    person: NewPerson, house: ServerProcess
) -> None:
    ada, ben = person("Ada"), person("Ben")
    seats = [PERSON, {"kind": "same-screen", "name": "Cem"}]
    table = ada.new_table("ali-baba", seats=seats, public=True, start=False)
    begin_elsewhere(house.data, table["id"])
    for someone in (ada, ben):
        someone.go(f"/table/{table['id']}")
        someone.sees("This game can’t be played on here")
        expect(someone.page.get_by_role("main").get_by_role("link")).to_have_attribute("href", "/")
    expect(ben.button("Close this table")).to_have_count(0)
    ada.button("Close this table").click()
    expect(ada.page).to_have_url(f"{ada.url}/")
    assert ada.ask("GET", f"/api/tables/{table['id']}")["status"] == "abandoned"


def test_somebody_lost_is_shown_the_way_home(person: NewPerson) -> None:
    ada = person()
    with ada.expecting("404"):
        answer = ada.page.goto("/nowhere/at-all")
        assert answer is not None
        assert answer.status == 404
        ada.sees(re.compile("/nowhere/at-all"))
    ada.page.get_by_role("main").get_by_role("link").click()
    expect(ada.page).to_have_url(f"{ada.url}/")


@pytest.mark.parametrize(("game", "where"), [("five-tribes", "round"), ("ali-baba", "turn")])
def test_a_game_that_is_played_on_tells_the_round_it_is_in(person: NewPerson, game: str, where: str) -> None:
    ada = person("Ada")
    review = ada.ask("GET", f"/api/reviews/{ada.ask('POST', '/api/reviews', record=record_of(game))['id']}")
    step = len(review["steps"]) // 2
    number = 1 + sum(entry["what"] == where for one in review["steps"][:step] for entry in one["story"])
    assert number > 2
    wishes: Json = {"from": {"review": review["id"], "step": step}}
    ada.sit_at(ada.new_table(game, seats=[PERSON, {"kind": "same-screen", "name": "Ben"}], **wishes))
    ada.sees(re.compile(rf"· {where} {number}$"))
    expect(ada.page.get_by_text(f"{where} {number}", exact=True)).to_be_visible()
