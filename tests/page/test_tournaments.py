"""An evening of four with a leaver, as its host sees it: set up, played, looked at on screen and phone."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine

from playwright.sync_api import expect
from tests.tournaments.clients import look, take_part

from caravanserai.client import Client

from .conftest import NewPerson
from .looking import barriers, picture
from .person import PHONE, Json, Person

OTHERS = "Bob Cleo Dora".split()


def beside(work: Coroutine[None, None, None]) -> threading.Thread:
    """Have programs do something while people look at the page."""
    thread = threading.Thread(target=asyncio.run, args=(work,))
    thread.start()
    return thread


async def play(host: Client, tournament: str, leaving: bool = True) -> None:
    """Three more join, and all play; the last of them may leave as soon as it has begun."""
    clients = [Client(host.url) for _ in OTHERS]
    for client, name in zip(clients, OTHERS, strict=True):
        await client.introduce(name)
        await client.at_tournament(tournament, "join")
    while (await look(host, tournament)).paired == 0:
        await asyncio.sleep(0.05)
    if leaving:
        await clients[-1].at_tournament(tournament, "leave")
    playing = [host, *clients]
    await asyncio.gather(
        *(take_part(client, tournament, random.Random(number)) for number, client in enumerate(playing))
    )


def as_client(person: Person) -> Client:
    """A program that plays for somebody."""
    [cookie] = [one for one in person.context.cookies() if one.get("name") == "caravanserai"]
    return Client(person.url, cookie=f"caravanserai={cookie['value']}")


def set_up(ada: Person) -> str:
    """A tournament of two rounds of Ali Baba, by the form; its id."""
    page = ada.page
    ada.go("/tournaments")
    page.get_by_role("link", name="Set up a tournament").click()
    page.get_by_label("Name").fill("Friday evening")
    page.get_by_role("radio", name="Ali Baba").check(force=True)
    page.get_by_label("Rounds").fill("2")
    assert barriers(ada) == []
    picture(ada, "tournament-new", whole=True)
    ada.button("Set up").click()
    expect(ada.button("Join")).to_be_visible()
    return page.url.rpartition("/")[2]


def test_a_swiss_evening_of_four_with_a_leaver(person: NewPerson) -> None:
    ada = person("Ada")
    page = ada.page
    tournament = set_up(ada)
    ada.button("Join").click()
    with ada.expecting("409"):
        ada.button("Start now").click()
        expect(page.get_by_role("alert")).to_contain_text("at least two players")
    playing = beside(play(as_client(ada), tournament))
    expect(page.get_by_role("heading", name="4 players")).to_be_visible()
    picture(ada, "tournament-open")
    ada.button("Start now").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("dialog").get_by_role("link", name="Tournament").click()
    expect(page.get_by_text("The tournament is over. In first place:")).to_be_visible()
    playing.join(60)
    expect(page.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    expect(page.get_by_text("Without a table this round:")).to_be_visible()
    expect(page.get_by_role("row", name="Dora left")).to_be_visible()
    page.get_by_text("How points are counted and ties broken").click()
    assert barriers(ada) == []
    picture(ada, "tournament", whole=True)
    page.get_by_role("button", name="Earlier round").click()
    expect(page.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
    expect(page.get_by_text("place 1, points in the game")).to_have_count(2)
    ada.go(f"/tournament/{tournament}?show=1")
    expect(page.get_by_role("heading", name="Friday evening")).to_be_visible()
    assert barriers(ada) == []
    picture(ada, "tournament-show")

    eve = person("Eve", size=PHONE, touch=True, theme="dark", language="ru")
    eve.go(f"/tournament/{tournament}")
    expect(eve.page.get_by_text("Турнир закончен. На первом месте:")).to_be_visible()
    assert barriers(eve) == []
    assert eve.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    picture(eve, "tournament-phone", whole=True)
    eve.go("/tournaments")
    expect(eve.page.get_by_role("link", name="Friday evening")).to_be_visible()
    assert barriers(eve) == []
    picture(eve, "tournaments-phone")


def test_where_all_tables_are_dealt_the_same_each_seat_is_compared_with_the_field(person: NewPerson) -> None:
    ada = person("Ada")
    wish = {"name": "One deal", "game": "ali-baba", "seats": 2, "rounds": 1, "duplicate": True}
    tournament = ada.ask("POST", "/api/tournaments", **wish)["id"]
    ada.ask("POST", f"/api/tournaments/{tournament}/join")
    playing = beside(play(as_client(ada), tournament, leaving=False))
    ada.go(f"/tournament/{tournament}")
    expect(ada.page.get_by_role("heading", name="4 players")).to_be_visible()
    ada.ask("POST", f"/api/tournaments/{tournament}/begin")
    playing.join(60)
    ada.go(f"/tournament/{tournament}")
    [one, other] = ada.ask("GET", f"/api/tournaments/{tournament}")["round"]["tables"]
    field = ada.page.locator("section", has=ada.page.get_by_role("heading", name="Against the field"))
    expect(field.get_by_role("list")).to_have_count(2)
    for seat, shown in enumerate(field.get_by_role("list").all()):
        leads = {table["seats"][seat]["name"]: told_lead(table["seats"], seat) for table in (one, other)}
        best = max(leads, key=leads.__getitem__)
        expect(shown.get_by_role("listitem").first).to_contain_text(best)
        for name, lead in leads.items():
            told = f"{lead:+d}".replace("-", "−") if lead else "0"
            expect(shown.get_by_role("listitem").filter(has_text=name)).to_contain_text(f"Lead:{told}")
    assert barriers(ada) == []
    picture(ada, "tournament-field", whole=True)
    eve = person("Eve", size=PHONE, touch=True, language="hu", theme="dark")
    eve.go(f"/tournament/{tournament}")
    expect(eve.page.get_by_role("heading", name="A mezőnnyel összevetve")).to_be_visible()
    assert barriers(eve) == []
    assert eve.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    picture(eve, "tournament-field-phone", whole=True)


def told_lead(seats: list[Json], seat: int) -> int:
    """By how much one of two was ahead at the table."""
    lead: int = seats[seat]["score"] - seats[1 - seat]["score"]
    return lead
