"""Invitations: what a comer sees before sitting down, one step to a seat, the host's name, a code to scan."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from .conftest import NewPerson
from .looking import barriers, picture
from .person import PHONE

PERSON, FREE = {"kind": "person"}, {"kind": "free"}


def test_a_stranger_sees_who_invites_to_what_and_is_seated_by_their_name(person: NewPerson) -> None:
    ada, ben = person("Ada"), person(size=PHONE, touch=True)
    table = ada.new_table(
        "ali-baba",
        players=3,
        seats=[PERSON, FREE, FREE],
        start=False,
        variant="lamp",
        clock={"kind": "slow", "days": 3},
    )
    ada.go(f"/table/{table['id']}")
    ben.go(f"/table/{table['id']}#key={table['invite']}")
    for words in ("Ada invites you to a table", "Aladdin’s lamp", "3 seats, 2 free", "3 days per turn"):
        ben.sees(words)
    expect(ben.page.get_by_role("heading", name="Ali Baba")).to_be_visible()
    ben.sees("without an account")
    assert barriers(ben) == []
    picture(ben, "invitation-phone-light-en", whole=True)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").tap()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(ben.button("Leave the seat")).to_be_visible()
    assert "#" not in ben.page.url


def test_who_is_known_is_asked_once_and_who_belongs_there_not_at_all(person: NewPerson) -> None:
    ada, ben, cid = person("Ada"), person("Ben"), person("Cid")
    table = ada.new_table("ali-baba", seats=[PERSON, FREE], start=False)
    link = f"/table/{table['id']}#key={table['invite']}"
    ben.go(link)
    ben.sees("You are Ben here.")
    ben.button("Sit down").click()
    expect(ben.button("Leave the seat")).to_be_visible()
    ada.go(link)
    expect(ada.button("Start")).to_be_enabled()
    cid.go(link)
    cid.sees("All seats are taken; you can watch.")
    cid.button("Watch").click()
    cid.sees("Ada starts the game.")


def test_a_host_is_asked_for_a_name_once_and_shows_a_code(person: NewPerson) -> None:
    host = person()
    host.go("/")
    host.button("Invite").first.click()
    host.sees("Your friends will see this name:")
    assert "main" not in (host.button("Fill with bots and start").get_attribute("class") or "").split()
    host.page.get_by_label("Your name").fill("Zaynab")
    host.button("Save").click()
    expect(host.page.get_by_label("Your name")).to_have_count(0)
    expect(host.page.get_by_role("listitem").filter(has_text="Zaynab")).to_be_visible()
    host.button("QR code").click()
    expect(host.page.get_by_role("img", name="The invitation link as a QR code")).to_be_visible()
    picture(host, "invite-desktop-light-en")
    assert barriers(host) == []
    host.go("/")
    host.button("Invite").first.click()
    host.sees("Whoever has this link may come and sit down.")
    expect(host.page.get_by_label("Your name")).to_have_count(0)


def test_a_link_to_a_public_table_has_a_preview_with_a_picture(person: NewPerson) -> None:
    ada = person("Ada")
    table = ada.new_table("ali-baba", seats=[PERSON, FREE], start=False, public=True)
    ada.go(f"/table/{table['id']}")
    title = ada.page.locator('meta[property="og:title"]')
    expect(title).to_have_attribute("content", "Ada invites you: Ali Baba")
    drawn = ada.context.request.get("/preview.png")
    assert (drawn.status, drawn.headers["content-type"]) == (200, "image/png")
    assert urlsplit(ada.page.url).fragment == ""
