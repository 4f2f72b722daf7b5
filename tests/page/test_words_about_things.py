"""Words about whatever one points at, reaches by the keys or rests a finger on; what a gain is made of."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .finger import Finger
from .looking import barriers
from .person import PHONE, Person
from .playing import by_seed, play, spot_of
from .test_layout import reach

AWAY = (3, 3)


def words(someone: Person) -> Locator:
    """The words about a thing, wherever they stand."""
    return someone.page.locator(".about")


def beside(someone: Person, thing: Locator) -> None:
    """The words don't cover what they are about."""
    here, there = thing.bounding_box(), words(someone).bounding_box()
    assert here
    assert there
    wide = min(here["x"] + here["width"], there["x"] + there["width"]) - max(here["x"], there["x"])
    high = min(here["y"] + here["height"], there["y"] + there["height"]) - max(here["y"], there["y"])
    assert min(wide, high) <= 1


def rests_on(someone: Person, name: str, *told: str) -> None:
    """The mouse rests on a thing: it is told about, and nothing covers it; then the mouse goes away."""
    thing = someone.page.locator(f'[data-about^="{name}"]:visible').first
    thing.hover()
    for text in told:
        expect(words(someone)).to_contain_text(text)
    beside(someone, thing)
    someone.page.mouse.move(*AWAY)
    expect(words(someone)).to_have_count(0)


def holds(someone: Person, finger: Finger, name: str, *told: str) -> None:
    """A finger rests on a thing: it is told about, and stays so until the next touch."""
    thing = someone.page.locator(f'[data-about^="{name}"]:visible').first
    # The name of a seat stands for the whole of it; its numbers are told about on their own.
    finger.down(*spot_of(thing.locator("b").first if name.startswith("seat ") else thing))
    for text in told:
        expect(words(someone)).to_contain_text(text)
    finger.lift()
    expect(words(someone)).to_be_visible()
    beside(someone, thing)
    someone.page.keyboard.press("Escape")
    expect(words(someone)).to_have_count(0)


def test_things_of_five_tribes_are_told_about(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes", players=4))
    assert reach(ada, "pick", 1)
    kind = ada.page.locator('[data-tile="C3"]').get_attribute("aria-label") or ""
    rests_on(ada, "tile C3", kind.split(", ")[1], "A move that ends here:")
    rests_on(ada, "djinn ", "points", "At a sacred place:", "Not now: no djinns are offered now")
    rests_on(ada, "place 1", "small market")
    rests_on(ada, "spot 0", "18 coins", "The highest bid plays first")
    rests_on(ada, "coins 0", "1 for each coin")
    rests_on(ada, "viziers 1", "10 for each rival with fewer")
    # By the keys: a panel is one stop, its things are reached by the arrows.
    card = ada.page.locator('[data-about="place 1"]')
    card.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator('[data-about="place 2"]')).to_be_focused()
    expect(words(ada)).to_contain_text("large market")
    ada.page.keyboard.press("Escape")
    expect(words(ada)).to_have_count(0)
    ada.page.locator('[data-tile="B2"]').focus()
    ada.page.keyboard.press("ArrowRight")
    expect(words(ada)).to_contain_text("C2")


def test_things_of_ali_baba_are_told_about_and_seats_say_what_magic_and_treasures_bring(
    person: NewPerson,
) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("ali-baba", variant="lamp", players=3))
    play(
        ada,
        by_seed(4),
        lambda someone, action: someone.page.locator(f'[data-do="{action}"]').first.click(),
        3,
    )
    expect(ada.page.locator(".tray h2")).to_be_visible()
    seats = ada.page.locator("section[data-seat]")
    expect(seats).to_have_count(3)
    for seat in seats.all():
        expect(seat).to_contain_text(re.compile(r"magic \d+.*treasures \+\d+", re.DOTALL))
    rests_on(ada, "score 1", "What magic has brought so far.")
    rests_on(ada, "treasures 1", "What the treasures behind this screen bring.")
    rests_on(ada, "treasure ", "1 · 3 · 6 · 10 · 15 · 21")
    rests_on(ada, "magic pink", "brings 5 points")
    rests_on(ada, "beside ", "6 tiles lie beside the cave")
    tile = ada.page.locator(".spot[data-place]").first
    tile.focus()
    ada.page.keyboard.press("PageDown")
    expect(words(ada)).to_contain_text("of this treasure bring")
    # With Shift the keys lead to all, what lies face down too; without it back to what can be seen.
    hidden = ada.page.locator(".down:focus")
    places = [place.get_attribute("data-place") for place in ada.page.locator("svg [data-place]").all()]
    met = []
    for _ in places:
        ada.page.keyboard.press("Shift+PageDown")
        met.append(ada.page.locator("svg [data-place]:focus").get_attribute("data-place"))
    assert len(set(met)) == len(met)
    assert set(met) == set(places)
    for _ in places:
        if hidden.count():
            break
        ada.page.keyboard.press("Shift+PageUp")
    expect(hidden).to_have_attribute("aria-label", re.compile(r"face down, layer \d, column"))
    expect(words(ada)).to_contain_text("Turned up as soon as nothing covers it.")
    expect(words(ada)).to_contain_text("that nobody has seen yet")
    assert barriers(ada) == []
    ada.page.keyboard.press("PageDown")
    expect(ada.page.locator(".spot:focus")).to_have_count(1)
    expect(hidden).to_have_count(0)


def test_a_finger_that_rests_is_told_about_things(person: NewPerson) -> None:
    ada = person("Ada", size=PHONE, touch=True)
    finger = Finger(ada)
    for game, things in {
        "five-tribes": [
            ("tile A1", "A1, "),
            ("tile F5", "F5, "),
            ("seat 1", "coins"),
            ("viziers 1", "10 for each rival with fewer"),
            ("coins 1", "1 for each coin"),
            ("place 1", "small market"),
        ],
        "ali-baba": [
            ("place ", "layer"),
            ("seat 1", "magic"),
            ("treasures 1", "What the treasures"),
            ("treasure ", "bring"),
        ],
    }.items():
        ada.sit_at(ada.new_table(game))
        ada.turn()
        before = ada.heard.ply
        for name, told in things:
            holds(ada, finger, name, told)
        assert ada.heard.ply == before


def test_destinations_are_shown_at_once_and_their_gains_add_up(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes"))
    assert reach(ada, "pick", 1)
    ends, toggle = ada.page.locator("[data-end]"), ada.button("Destinations")
    glowing = ada.page.locator("[data-tile].legal").first
    glowing.hover()
    expect(ends.first).to_be_visible()
    before = ada.heard.ply
    glowing.click()
    ada.settled(before)
    expect(ends.first).to_be_visible()
    for end in ends.all():
        ada.page.locator(f'[data-tile="{end.get_attribute("data-end")}"]').hover()
        preview = ada.page.locator(".preview")
        expect(preview).to_contain_text(f"End on {end.get_attribute('data-end')}")
        *lines, total = [number(text) for text in preview.locator("b").all_inner_texts()]
        assert sum(lines) == total == number(end.text_content() or "")
    toggle.click()
    expect(ends).to_have_count(0)
    ada.page.reload()
    ada.table.wait_for()
    expect(toggle).to_have_attribute("aria-pressed", "false")
    expect(ends).to_have_count(0)


def number(text: str) -> int:
    """A number with its sign, as the page writes it."""
    return int(text.strip().replace("−", "-"))
