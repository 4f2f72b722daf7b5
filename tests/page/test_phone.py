"""A phone, with a finger: a first tap shows what it would bring, a second one does it."""

from __future__ import annotations

import pytest

from .conftest import NewPerson
from .person import PHONE, PHONE_LYING, Person
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
# How many steps the page has sent.
COUNT_STEPS = """() => {
    const send = WebSocket.prototype.send;
    window.sent = 0;
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).t === 'do') window.sent++;
        send.call(this, text);
    };
}"""
SENT = "() => window.sent"
SHOWN_OR_SENT = """(before) => window.sent > before
    || document.querySelector('.tray .preview > *, [data-do].tapped') !== null"""
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
WIDER = "() => document.scrollingElement.scrollWidth - innerWidth"


def fits_a_finger(person: Person) -> None:
    """Nothing is cut off at the side, and all that can be pressed is large enough."""
    assert person.page.evaluate(WIDER) <= 0, f"{person.page.url} is wider than the screen"
    assert person.page.evaluate(SMALL) == []


def twice(person: Person, action: str) -> None:
    """Tap what stands for it, again where the first tap only showed what it would bring."""
    hand, before = HANDS[person.game], person.page.evaluate(SENT)
    hand(person, action, tap)
    person.page.evaluate(TWO_FRAMES)
    person.page.wait_for_function(SHOWN_OR_SENT, arg=before)
    if person.page.evaluate(SENT) == before:
        hand(person, action, tap)


@pytest.mark.parametrize("game", ["ali-baba", pytest.param("five-tribes", marks=pytest.mark.long)])
def test_a_game_is_played_on_a_phone(person: NewPerson, game: str) -> None:
    ada = person("Ada", size=PHONE, touch=True)
    ada.page.add_init_script(f"({COUNT_STEPS})()")
    ada.sit_at(ada.new_table(game))
    ada.turn()
    fits_a_finger(ada)
    ended = play(ada, by_seed(10), twice)
    assert ended.over is not None
    assert totals(ada) == [score["total"] for score in ended.over["scores"]]


@pytest.mark.parametrize("game", ["ali-baba", "five-tribes"])
def test_some_turns_are_played_on_a_phone_on_its_side(person: NewPerson, game: str) -> None:
    ada = person("Ada", size=PHONE_LYING, touch=True)
    ada.page.add_init_script(f"({COUNT_STEPS})()")
    ada.sit_at(ada.new_table(game))
    ada.turn()
    fits_a_finger(ada)
    play(ada, by_seed(11), twice, steps=8)
