"""Five Tribes: the meeples in hand are dragged to their tiles, with the mouse or a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewPerson
from .finger import Finger
from .person import PHONE, Person
from .playing import HANDS, by_seed, spot_of
from .test_company import step

SAME_SCREEN = [{"kind": "person"}, {"kind": "same-screen", "name": "Ben"}]


def sowing(ada: Person) -> None:
    """Play on until meeples have been picked up."""
    chooser = by_seed(2)
    while not any(action.startswith("drop") for action in ada.turn().legal or []):
        step(ada, chooser, "five-tribes")


def drag(ada: Person, tribe: str, tile: str) -> None:
    """Drag one of the meeples in hand over the board; the button is still held down at the end."""
    mouse = ada.page.mouse
    mouse.move(*spot_of(ada.page.locator(f'[data-tribe="{tribe}"]').first))
    mouse.down()
    mouse.move(*spot_of(ada.page.locator(f'[data-tile="{tile}"]')), steps=6)


def test_a_whole_move_is_dragged_meeple_by_meeple(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes", seats=SAME_SCREEN))
    sowing(ada)
    dropped = 0
    while (legal := ada.heard.legal) and legal[0].startswith("drop"):
        before = ada.heard.ply
        _, tribe, tile = legal[-1].split()
        drag(ada, tribe, tile)
        expect(ada.page.locator(".dragged")).to_be_visible()
        ada.page.mouse.up()
        ada.settled(before)
        expect(ada.page.locator(".dragged")).to_have_count(0)
        assert ada.heard.steps[-1] == before
        dropped += 1
    assert dropped > 1


def test_what_is_let_go_elsewhere_goes_back_into_the_hand(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes", seats=SAME_SCREEN))
    sowing(ada)
    assert ada.heard.legal
    before, (_, tribe, tile) = ada.heard.ply, ada.heard.legal[0].split()
    hand = ada.page.locator("[data-hand]")
    meeples = hand.get_by_role("button").count()
    drag(ada, tribe, tile)
    ada.page.mouse.move(*spot_of(ada.page.get_by_role("heading", name="Resources")), steps=4)
    ada.page.mouse.up()
    expect(ada.page.locator(".dragged")).to_have_count(0)
    expect(hand.get_by_role("button")).to_have_count(meeples)
    HANDS["five-tribes"](ada, ada.heard.legal[0])  # and a click does what it always does
    assert ada.settled(before).ply == before + 1


def test_a_meeple_is_dragged_with_a_finger(person: NewPerson) -> None:
    ada = person("Ada")
    table = ada.new_table("five-tribes", seats=SAME_SCREEN)
    ada.sit_at(table)
    sowing(ada)
    phone = person(size=PHONE, touch=True)
    link: str = ada.ask("POST", "/api/me/links")["url"]
    phone.ask("POST", "/api/links/use", secret=link.partition("#")[2])
    phone.sit_at(table)
    assert ada.heard.legal
    before, (_, tribe, tile) = phone.turn().ply, ada.heard.legal[0].split()
    finger = Finger(phone)
    finger.down(*spot_of(phone.page.locator(f'[data-tribe="{tribe}"]').first))
    finger.move(*spot_of(phone.page.locator(f'[data-tile="{tile}"]')))
    expect(phone.page.locator(".dragged")).to_be_visible()
    finger.lift()
    assert phone.settled(before).ply == before + 1
    assert phone.heard.steps[-1] == before
