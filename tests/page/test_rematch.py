"""After the end: the same people play again, everybody one seat further."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import NewPerson
from .person import Person
from .test_chat import two_at_a_table


def resign(someone: Person) -> None:
    """The quickest way to the end of a game of two."""
    someone.button("Menu").click()
    someone.button("Resign").click()
    someone.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()


def names_by_seat(someone: Person) -> list[str]:
    """Who sits where, at a table that waits to begin."""
    return someone.page.locator("li .who b").all_inner_texts()


def test_a_rematch_from_the_end_panel_brings_both_to_the_new_table(person: NewPerson) -> None:
    ada, ben, old = two_at_a_table(person)
    resign(ada)
    expect(ben.page.get_by_role("dialog", name="You win: everybody else has resigned")).to_be_visible()
    end_of_ada = ada.page.get_by_role("dialog", name="Ben wins: everybody else has resigned")
    end_of_ada.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_role("heading", name="Waiting for answers")).to_be_visible()
    expect(ada.button("Start")).to_be_disabled()
    new = ada.page.url
    assert old not in new
    assert names_by_seat(ada) == ["Ben", "Ada"]
    ben.page.keyboard.press("Escape")  # he looks at the last position, and is told nevertheless
    ben.sees("Ada wants a rematch.")
    ben.button("Join").click()
    expect(ben.page.get_by_text("Ada starts the game.")).to_be_visible()
    assert ben.page.url == new
    ada.button("Start").click()
    for someone, seat in ((ada, 1), (ben, 0)):
        someone.table.wait_for()
        assert someone.settled(0).seat == seat


def test_who_asks_for_a_rematch_later_comes_to_the_same_new_table(person: NewPerson) -> None:
    ada, ben, old = two_at_a_table(person)
    resign(ben)
    for someone in (ada, ben):
        someone.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
        expect(someone.page).not_to_have_url(re.compile(old))
    for someone in (ada, ben):
        expect(someone.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    assert ada.page.url == ben.page.url


def test_a_rematch_finds_who_had_left_and_the_seat_is_kept_until_they_answer(person: NewPerson) -> None:
    ada, ben, old = two_at_a_table(person)
    ben.button("Menu").click()
    ben.button("Leave the table").click()
    ben.page.get_by_role("dialog", name="Leave this table?").get_by_role(
        "button", name="Leave the table"
    ).click()
    expect(ben.page).to_have_url(f"{ben.url}/")
    resign(ada)
    ada.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("asked for a rematch, no answer yet")).to_be_visible()
    ben.page.reload()
    mine = ben.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text("Ada wants a rematch")
    mine.get_by_role("link", name="Answer").click()
    ben.button("Join").click()
    expect(ben.page.get_by_text("Ada starts the game.")).to_be_visible()
    ada.button("Start").click()
    for someone, seat in ((ada, 1), (ben, 0)):
        someone.table.wait_for()
        assert someone.settled(0).seat == seat
    assert old not in ada.page.url


def test_who_declines_a_rematch_frees_the_seat(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person)
    resign(ada)
    ada.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    ben.page.keyboard.press("Escape")
    ben.button("Decline").click()
    expect(ada.page.get_by_role("heading", name="1 seat is free")).to_be_visible()
    expect(ben.page.get_by_text("Ada wants a rematch.")).to_have_count(0)
