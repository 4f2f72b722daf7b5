"""A phone, with a finger: a first tap shows what it would bring, a second one does it."""

from __future__ import annotations

import pytest

from .conftest import NewPerson
from .person import PHONE, PHONE_LYING, TABLE, Person
from .playing import HANDS, by_seed, play, tap, totals

# What is too small for a finger: everything that can be pressed, but links within a text.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, [role=button], [data-tile]')]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.disabled)
    .filter((thing) => !(thing.matches('a') && thing.closest('p, li, dd, td')))
    .filter((thing) => {
        const label = thing.closest('label');
        const { width, height } = (label ?? thing).getBoundingClientRect();
        return width > 0 && (width < 43.5 || height < 43.5);
    })
    .map((thing) => {
        const { width, height } = thing.getBoundingClientRect();
        const name = thing.getAttribute('aria-label') ?? thing.textContent.trim();
        return `${thing.tagName} "${name}": ${width.toFixed(0)} x ${height.toFixed(0)}`;
    })"""
SHOWN_OR_DONE = """([table, ply]) => document.querySelector(table).dataset.ply !== String(ply)
    || document.querySelector('.tray .preview > *, [data-do].tapped') !== null"""
WIDER = "() => document.scrollingElement.scrollWidth - innerWidth"


def fits_a_finger(person: Person) -> None:
    """Nothing is cut off at the side, and all that can be pressed is large enough."""
    assert person.page.evaluate(WIDER) <= 0, f"{person.page.url} is wider than the screen"
    assert person.page.evaluate(SMALL) == []


def twice(person: Person, action: str) -> None:
    """Tap what stands for it, again where the first tap only showed what it would bring."""
    before, hand = person.heard.ply, HANDS[game_of(person)]
    hand(person, action, tap)
    person.page.wait_for_function(SHOWN_OR_DONE, arg=[TABLE, before])
    if person.table.get_attribute("data-ply") == str(before):
        hand(person, action, tap)


def game_of(person: Person) -> str:
    """The game on this person's table."""
    return "five-tribes" if person.page.locator("[data-tile]").count() else "ali-baba"


@pytest.mark.parametrize("game", ["ali-baba", pytest.param("five-tribes", marks=pytest.mark.long)])
def test_a_game_on_a_phone(person: NewPerson, game: str) -> None:
    ada = person("Ada", size=PHONE, touch=True)
    ada.sit_at(ada.new_table(game))
    ada.turn()
    fits_a_finger(ada)
    ended = play(ada, by_seed(10), twice)
    assert ended.over is not None
    assert totals(ada) == [score["total"] for score in ended.over["scores"]]


@pytest.mark.parametrize("game", ["ali-baba", "five-tribes"])
def test_some_turns_on_a_phone_that_lies(person: NewPerson, game: str) -> None:
    ada = person("Ada", size=PHONE_LYING, touch=True)
    ada.sit_at(ada.new_table(game))
    ada.turn()
    fits_a_finger(ada)
    play(ada, by_seed(11), twice, steps=8)
