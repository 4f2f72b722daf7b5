"""Rated games, and what is told of them afterwards: ratings, the profile, the history."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .geometry import at_size
from .looking import barriers, picture
from .person import PHONE, Person
from .test_company import PERSON
from .test_languages import reads_well
from .test_rematch import resign

PATIENCE = 30.0
SCROLLS_ASIDE = "() => document.documentElement.scrollWidth - innerWidth"


def counted(someone: Person, games: int) -> None:
    """Wait until so many games that are over stand in the history."""
    deadline = time.monotonic() + PATIENCE
    while len(someone.ask("GET", "/api/me/history")["games"]) < games:
        assert time.monotonic() < deadline, f"fewer than {games} games are in the history"


def two_at_a_rated_table(ada: Person, ben: Person) -> str:
    """Ada sets a rated table up as people do, Ben comes by the invitation, and it begins."""
    ada.go("/new/ali-baba")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    seat = ada.page.get_by_role("combobox", name="Seat 2")
    seat.select_option("novice")
    ada.page.get_by_role("radio", name="Between people").check()
    expect(seat).to_have_value("free")
    expect(ada.page.get_by_text("Hints allowed")).to_have_count(0)
    ada.button("Create the table").click()
    expect(ada.page.get_by_text("Rated game", exact=True)).to_be_visible()
    table = ada.page.url.rpartition("/")[2]
    key = ada.ask("GET", f"/api/tables/{table}")["invite"]
    ben.ask("POST", f"/api/tables/{table}/join", key=key, sit=True)
    expect(ada.page.locator("[data-rating]")).to_contain_text(["1500 ± 400", "1500 ± 400"])
    ada.button("Start").click()
    ada.table.wait_for()
    return table


def test_two_play_a_rated_game_and_see_ratings_profile_and_history_change(person: NewPerson) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = two_at_a_rated_table(ada, ben)
    ben.go(f"/table/{table}")
    ben.table.wait_for()
    ben.button("Menu").click()
    expect(ben.button("Let a bot play")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    resign(ben)
    for someone, change in ((ada, "+60"), (ben, "−60")):
        changes = someone.page.locator("[data-rating-changes]")
        expect(changes.get_by_role("listitem").filter(has_text=f"{someone.name}")).to_contain_text(change)
    assert barriers(ada) == []
    picture(ada, "rated-end")

    ada.page.locator("[data-rating-changes]").get_by_role("link", name="Ada").click()
    expect(ada.page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(ada.page.locator("[data-part=ratings]")).to_contain_text("1560 ± 381")
    expect(ada.page.locator("[data-part=rivals]")).to_contain_text("ahead 1, behind 0")
    ben.go("/player")
    expect(ben.page.locator("[data-part=ratings]")).to_contain_text("1440 ± 381")
    expect(ben.page.locator("[data-part=leaders]")).to_contain_text("Sultan")

    ada.page.get_by_label("Public profile").check()
    expect(ada.page.get_by_text("Anybody may see ratings and results")).to_be_visible()
    ben.go("/history")
    ben.page.get_by_role("link", name="Ada").click()
    expect(ben.page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(ben.page.get_by_label("Public profile")).to_have_count(0)


def test_a_history_is_chosen_from_and_searched_on_a_phone_too(person: NewPerson) -> None:
    ada = person("Ada")
    for bot in ("random", "novice"):
        seats = [PERSON, {"kind": "bot", "bot": bot}]
        table = ada.new_table("five-tribes" if bot == "novice" else "ali-baba", seats=seats)
        ada.sit_at(table)
        resign(ada)
        ada.page.get_by_role("dialog").wait_for()
    counted(ada, 2)
    ada.go("/history")
    games = ada.page.locator("li[data-table]")
    expect(games).to_have_count(2)
    ada.page.get_by_role("searchbox", name="Search names").fill("novice")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Five Tribes")
    ada.page.get_by_role("combobox", name="Game").select_option("ali-baba")
    expect(ada.page.get_by_role("main").get_by_text("No game fits.")).to_be_visible()
    ada.page.get_by_role("searchbox", name="Search names").fill("")
    expect(games).to_have_count(1)
    ada.page.get_by_role("combobox", name="Results").select_option("won")
    expect(ada.page.get_by_role("main").get_by_text("No game fits.")).to_be_visible()
    ada.page.get_by_role("combobox", name="Results").select_option("lost")
    expect(games).to_have_count(1)
    at_size(ada, PHONE)
    assert ada.page.evaluate(SCROLLS_ASIDE) <= 0
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=theme)
        assert barriers(ada) == []
    ada.go(f"/player/{ada.ask('GET', '/api/me')['id']}")
    expect(ada.page.locator("[data-part=results]")).to_contain_text("won 0 of 1")
    assert ada.page.evaluate(SCROLLS_ASIDE) <= 0
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        assert barriers(ada) == []


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_what_was_played_is_told_in_the_language_chosen(person: NewPerson, language: str) -> None:
    ada = person("Ada", language=language)
    table = ada.new_table(seats=[PERSON, {"kind": "bot", "bot": "random"}], rated="with-bots")
    ada.ask("POST", f"/api/tables/{table['id']}/leave")
    counted(ada, 1)
    for screen, part in (("/player", "[data-part=ratings]"), ("/history", "li[data-table]")):
        ada.go(screen)
        ada.page.locator("main").locator(part).wait_for()
        reads_well(ada, language)
    ada.go("/new/ali-baba")
    ada.page.get_by_role("radio").last.wait_for()
    reads_well(ada, language)


def test_a_stranger_is_told_that_a_profile_is_not_public(person: NewPerson) -> None:
    ada, ben = person("Ada"), person("Ben")
    with ben.expecting("404"):
        ben.go(f"/player/{ada.ask('GET', '/api/me')['id']}")
        expect(ben.page.get_by_text("There is no such profile, or it is not public.")).to_be_visible()
