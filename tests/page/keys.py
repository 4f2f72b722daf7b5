"""Playing with the keys alone: Tab to reach things, arrows and Page Down within a board, Enter to press."""

from __future__ import annotations

from playwright.sync_api import Locator

from .person import Person

# How to get from what has the focus to a thing. A board is one stop of the Tab key, with arrows inside.
WAYS = """(thing) => {
    const here = document.activeElement;
    if (here === thing) return [];
    const board = thing.tabIndex < 0 ? thing.closest('svg, [role=tablist], [role=radiogroup]') : null;
    if (!board || !board.contains(here)) return ['Tab'];
    const [from, to] = [here, thing].map((one) => one.getBoundingClientRect());
    const right = to.x + to.width / 2 - from.x - from.width / 2;
    const down = to.y + to.height / 2 - from.y - from.height / 2;
    const ways = [right > 0 ? 'ArrowRight' : 'ArrowLeft', down > 0 ? 'ArrowDown' : 'ArrowUp'];
    return Math.abs(right) > Math.abs(down) ? ways : ways.reverse();
}"""
WHERE = "() => document.activeElement.dataset.place ?? document.activeElement.dataset.tile ?? ''"
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST_KEYS = 200


def press_with_keys(person: Person, thing: Locator) -> None:
    """Go to it with these keys, and press Enter; AssertionError if it can't be reached."""
    thing.wait_for()
    gone: set[tuple[str, str]] = set()
    passed_by = False  # by the arrows
    for _ in range(MOST_KEYS):
        ways: list[str] = thing.evaluate(WAYS)
        if not ways:
            person.page.keyboard.press("Enter")
            return
        where = person.page.evaluate(WHERE)
        fresh = [way for way in (*ways, *ARROWS) if (where, way) not in gone] if len(ways) > 1 else ways
        passed_by = passed_by or not fresh
        way = "PageDown" if passed_by else fresh[0]
        gone.add((where, way))  # an arrow that led astray once is not tried there again
        person.page.keyboard.press(way)
    raise AssertionError(f"{thing} can't be reached with the keys")


def focus_is_kept(person: Person) -> bool:
    """Whether something on the page has the focus."""
    return bool(person.page.evaluate("() => document.activeElement !== document.body"))
