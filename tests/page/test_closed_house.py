"""A house closed to strangers, as they see it: an entrance, and then where they wanted to go."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect
from tests.servers import ServerProcess

from .conftest import WITHOUT_LIMITS, NewPerson
from .keeping import at_console, made_keeper
from .looking import barriers, picture
from .person import PHONE
from .test_company import FREE, PERSON

PASSWORD = "open sesame"


@contextmanager
def closed_house(entry: str) -> Iterator[ServerProcess]:
    """A house that lets in who knows the password, or has an invitation."""
    closed = {"CARAVANSERAI_ENTRY": entry, "CARAVANSERAI_ENTRY_PASSWORD": PASSWORD}
    with ServerProcess(environment={**WITHOUT_LIMITS, **closed}) as server:
        yield server


def test_who_knows_the_password_comes_in_and_lands_where_they_wanted_to_go(person: NewPerson) -> None:
    with closed_house("password") as house:
        ada, ben = person(url=house.url), person(url=house.url, size=PHONE, touch=True)
        ada.go("/new/ali-baba")
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.get_by_label("Password of this house").fill(PASSWORD)
        assert barriers(ada) == []
        ada.page.keyboard.press("Enter")
        expect(ada.button("Create the table")).to_be_visible()
        table = ada.new_table(seats=[PERSON, FREE], start=False)
        ben.go(f"/table/{table['id']}#key={table['invite']}")
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.get_by_label("Password of this house").fill("open barley")
        with ben.expecting(r"403"):
            ben.button("Enter").tap()
            ben.sees("This is not the password of this house.")
        ben.page.emulate_media(color_scheme="dark")
        picture(ben, "entrance-phone-dark-en", whole=True)
        assert barriers(ben) == []
        ben.page.get_by_label("Password of this house").fill(PASSWORD)
        ben.button("Enter").tap()
        expect(ben.button("Sit down")).to_be_visible()
        ben.go("/me")
        ben.button("Sign out here").tap()
        ben.page.get_by_role("dialog").get_by_role("button", name="Sign out here").tap()
        expect(ben.page.get_by_label("Password of this house")).to_be_visible()


def test_an_invitation_fills_itself_in_and_is_used_up(person: NewPerson) -> None:
    with closed_house("invitation") as house:
        first = re.search(r"#(\S+)", at_console(house, "invite")["url"])
        assert first
        ada = person(url=house.url)
        ada.go("/learn")
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.get_by_label("Invitation").fill(f"{house.url}/enter#{first[1]}")  # as it was sent
        ada.button("Enter").click()
        expect(ada.page.get_by_role("main").get_by_role("link").first).to_be_visible()
        made_keeper(house, ada)
        ada.go("/keepers/invitations")
        ada.page.get_by_label("Note").fill("For Ben")
        ada.button("Make an invitation").click()
        link = ada.page.get_by_label("The link, shown only now").input_value()
        expect(ada.page.get_by_role("listitem")).to_contain_text("used: 0 of 1")
        ben, eve = person(url=house.url), person(url=house.url)
        for someone in (ben, eve):
            someone.go(link.removeprefix(house.url))
            expect(someone.page.get_by_label("Invitation")).to_have_value(link.partition("#")[2])
        ben.button("Enter").click()
        expect(ben.button("Play now").first).to_be_visible()
        with eve.expecting(r"410"):
            eve.button("Enter").click()
            eve.sees("This invitation was used up or has ended; ask for a new one.")
