"""Keepers of the house: what is reported to them and what they do about it, each with their own browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect
from tests.servers import ServerProcess

from .conftest import NewPerson, new_house
from .keeping import made_keeper
from .looking import barriers, picture
from .person import DESKTOP, PHONE, Person
from .test_chat import chat, heard, say, two_at_a_table

PARTS = ("", "/reports", "/guests", "/tables", "/bans", "/invitations", "/log")
SHUT_OUT = (r"403", r"WebSocket")


@pytest.fixture(scope="module")
def kept() -> Iterator[ServerProcess]:
    """A house of its own, so that nobody else is reported here."""
    with new_house() as server:
        yield server


def line(someone: Person, words: str) -> Locator:
    """The line of the list that has these words in it."""
    return someone.page.get_by_role("listitem").filter(has_text=words)


def sanction(someone: Person, action: str, length: str, why: str, words: str) -> None:
    """Fill in the dialog that asks for how long and why."""
    dialog = someone.page.get_by_role("dialog")
    dialog.get_by_label("For how long").select_option(label=length)
    dialog.get_by_label("Why").select_option(label=why)
    dialog.get_by_label("In your own words").fill(words)
    dialog.get_by_role("button", name=action, exact=True).click()
    expect(dialog).to_be_hidden()


def test_a_line_is_reported_and_its_author_muted_heard_again_and_banned(
    kept: ServerProcess, person: NewPerson
) -> None:
    def come(name: str) -> Person:
        return person(name, kept.url)

    ada = made_keeper(kept, come("Ada"))
    cid, ben, _ = two_at_a_table(come, public=True)
    for someone in (ben, cid):
        chat(someone).click()
    say(ben, "You fool!")
    cid.button("Message from Ben: report").click()
    cid.page.get_by_label("What is wrong with it?").fill("Rude, and not the first time")
    assert barriers(cid) == []
    cid.page.get_by_role("dialog").get_by_role("button", name="Report", exact=True).click()
    cid.sees("Thank you. The moderators will look at it.")
    cid.page.keyboard.press("Escape")

    ada.go("/")
    ada.button("Menu").click()
    ada.link("Moderation").click()
    ada.link("Reports 1").click()
    reported = line(ada, "You fool!")
    expect(reported).to_contain_text("Rude, and not the first time")
    reported.get_by_role("button", name="Mute Ben").click()
    sanction(ada, "Mute", "1 hour", "insults", "Cool down")
    ada.sees("There is nothing here.")
    expect(ada.link("Reports")).to_be_visible()  # none waits any more

    expect(heard(cid)).to_have_text(["No messages yet."])  # it is gone for everybody
    expect(heard(ben)).to_have_text(["No messages yet."])
    ben.sees("The moderators have muted you, until")
    ben.sees("Reason: insults: “Cool down”")
    expect(ben.page.get_by_role("textbox")).to_have_count(0)

    ada.link("Bans and mutes").click()
    ada.button("Lift the mute: Ben").click()
    ada.sees("Nobody is banned or muted.")
    say(ben, "Sorry.")
    expect(heard(cid)).to_contain_text(["Sorry."])

    ada.link("Players").click()
    ada.page.get_by_label("Name or id").fill("ben")
    expect(line(ada, "Ben")).to_contain_text("here")
    ada.button("Ban Ben").click()
    with ben.expecting(*SHUT_OUT):
        sanction(ada, "Ban", "1 day", "insults", "Enough")
        expect(line(ada, "Ben")).to_contain_text("banned, until")
        ben.sees("You are shut out of this house for insulting others.")
        ben.sees("The moderators say: “Enough” (until")
        ben.page.reload()
        ben.sees("You are shut out of this house for insulting others.")
        assert barriers(ben) == []
        ben.link("Your data").click()  # what is theirs, is theirs
        expect(ben.button("Delete everything")).to_be_visible()
    ada.link("Log").click()
    expect(ada.page.get_by_role("listitem")).to_contain_text(
        [
            *("Banned: Ben", "Mute lifted: Ben", "Report settled: Ben", "Muted: Ben"),
            *("Message deleted: Ben", "Made moderator: Ada"),
        ]
    )
    look_at_all_parts(ada)


def look_at_all_parts(ada: Person) -> None:
    """No part of the page has barriers, in light or dark, and none is wider than the screen."""
    found = []
    for number, part in enumerate(PARTS):
        ada.go(f"/keepers{part}")
        ada.page.wait_for_load_state("networkidle")
        for size, name in ((DESKTOP, "desktop"), (PHONE, "phone")):
            theme: Literal["light", "dark"] = "dark" if (number + (size == PHONE)) % 2 else "light"
            ada.page.emulate_media(color_scheme=theme)
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            picture(ada, f"keepers{part.replace('/', '-')}-{name}-{theme}-en", whole=True)
            across = ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            found += [f"{part} is {across} wider than a {name}"] * (across > 0)
        found += barriers(ada)
    assert found == []


def test_a_table_is_closed_with_a_reason_and_others_find_no_page_for_keepers(
    kept: ServerProcess, person: NewPerson
) -> None:
    dora, eve = made_keeper(kept, person("Dora", kept.url)), person("Eve", kept.url)
    eve.sit_at(eve.new_table("five-tribes"))
    dora.go("/keepers/tables")
    dora.page.get_by_label("Status").focus()
    dora.button("Close the table of Eve").focus()
    dora.page.keyboard.press("Enter")
    dora.page.get_by_label("Reason, told to those at the table").focus()
    dora.page.keyboard.type("The house closes for tonight")
    dora.page.keyboard.press("Enter")
    expect(line(dora, "Eve")).to_have_count(0)
    eve.sees("The moderators have closed this table")
    eve.sees("The moderators say: “The house closes for tonight”")
    eve.go("/keepers")
    eve.sees("No such page")
    eve.button("Menu").click()
    expect(eve.link("Moderation")).to_have_count(0)
