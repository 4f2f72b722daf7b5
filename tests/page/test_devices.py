"""One person, several devices: a link makes another one theirs, too."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewPerson
from .person import PHONE
from .playing import by_seed
from .test_company import step


def test_a_link_brings_name_and_games_to_another_device_once(person: NewPerson) -> None:
    ada, phone, thief = person("Ada"), person(size=PHONE, touch=True), person()
    table = ada.new_table("ali-baba", seats=[{"kind": "person"}, {"kind": "same-screen", "name": "Ben"}])
    ada.go("/me")
    ada.button("Make a link").click()
    link = ada.page.get_by_label("Open this on the other device").input_value()

    phone.go(link)
    phone.button("Yes, it is mine").click()
    phone.sees("Welcome, Ada")
    phone.link("Home").click()
    assert phone.ask("GET", "/api/me")["id"] == ada.ask("GET", "/api/me")["id"]
    games = phone.page.get_by_role("region", name="My games")
    expect(games.get_by_role("listitem")).to_have_count(1)
    games.get_by_role("link", name="Your turn").click()
    phone.table.wait_for()

    ada.sit_at(table)
    before = phone.turn().ply
    step(ada, by_seed(1), "ali-baba")
    assert phone.settled(before).ply == ada.heard.ply  # the same seat, on both screens

    thief.go(link)
    with thief.expecting("410"):
        thief.button("Yes, it is mine").click()
        thief.sees("This link was used or is too old. Make a new one.")
    assert thief.ask("GET", "/api/who").get("guest") is None
