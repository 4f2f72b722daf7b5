"""Whole games with the keys alone, and by typing the notation."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .keys import WHERE, focus_is_kept, press_with_keys
from .person import Person
from .playing import HANDS, Hand, by_seed, play, totals


def with_keys(hand: Hand) -> Hand:
    """That hand, with the keys; the focus must always be somewhere."""
    begun = False

    def do(person: Person, action: str) -> None:
        nonlocal begun
        assert not begun or focus_is_kept(person), f"the focus was lost before {action!r}"
        begun = True
        hand(person, action, press_with_keys)

    return do


@pytest.mark.parametrize("game", ["ali-baba", pytest.param("five-tribes", marks=pytest.mark.long)])
def test_a_game_is_played_by_keyboard_alone(person: NewPerson, game: str) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table(game))
    ended = play(ada, by_seed(3), with_keys(HANDS[game]))
    assert ended.over is not None
    assert totals(ada) == [score["total"] for score in ended.over["scores"]]
    expect(ada.page.get_by_role("dialog").get_by_role("heading").first).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.button("Result")).to_be_focused()


def test_page_down_leads_through_all_tiles_of_the_cave(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("ali-baba"))
    tiles = ada.page.locator(".spot[data-place]")
    tiles.first.focus()
    names = [tile.get_attribute("data-place") for tile in tiles.all()]
    for key, wanted in (("PageDown", [*names[1:], names[0]]), ("PageUp", names[::-1])):
        met = []
        for _ in names:
            ada.page.keyboard.press(key)
            met.append(ada.page.evaluate(WHERE))
        assert met == wanted


@pytest.mark.parametrize("game", ["ali-baba", "five-tribes"])
def test_the_notation_can_be_typed(person: NewPerson, game: str) -> None:
    def type_it(someone: Person, action: str) -> None:
        someone.page.locator(".tray").wait_for()  # the game's own part may still be loading
        someone.page.keyboard.press("/")
        someone.page.locator("input:focus").wait_for()
        someone.page.keyboard.type(action)
        someone.page.keyboard.press("Enter")
        someone.page.keyboard.press("Escape")

    ada = person("Ada")
    ada.sit_at(ada.new_table(game))
    play(ada, by_seed(4), type_it, steps=12)
