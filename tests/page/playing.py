"""Playing a game through the page: choosing by a seed, and doing what was chosen with the mouse."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Error as Trouble
from playwright.sync_api import Locator

from .looking import picture
from .person import Heard, Person

Press = Callable[[Person, Locator], None]
"""How somebody presses a thing on the screen: with the mouse, a finger, the keys."""

Hand = Callable[..., None]
"""How somebody does what they have chosen: person, action, and how they press, which is with the mouse."""

Chooser = Callable[[list[str]], str]


def by_seed(seed: int) -> Chooser:
    """Choose anything that is legal; the same seed chooses the same."""
    return random.Random(seed).choice


# Where a thing can be pressed: its middle, or wherever else nothing lies over it.
FREE_SPOT = """(thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    for (const right of [0.5, 0.3, 0.7, 0.12, 0.88])
        for (const down of [0.5, 0.3, 0.7, 0.12, 0.88]) {
            const spot = { x: x + right * width, y: y + down * height };
            if (thing.contains(document.elementFromPoint(spot.x, spot.y))) return spot;
        }
    return null;
}"""


def spot_of(thing: Locator) -> tuple[float, float]:
    """Where a thing can be pressed; AssertionError if something lies all over it."""
    spot = thing.evaluate(FREE_SPOT)
    assert spot is not None, f"something lies over {thing}"
    return spot["x"], spot["y"]


def click(person: Person, thing: Locator) -> None:
    """Press it with the mouse."""
    thing.wait_for()
    person.page.mouse.click(*spot_of(thing))


def tap(person: Person, thing: Locator) -> None:
    """Press it with a finger."""
    thing.wait_for()
    person.page.touchscreen.tap(*spot_of(thing))


def standing_for(person: Person, action: str) -> Locator:
    """What on the screen stands for an action."""
    return person.page.locator(f'[data-do="{action}"]:visible').first


def in_ali_baba(person: Person, action: str, press: Press = click) -> None:
    """Every action has its own place in the cave or in the tray."""
    press(person, standing_for(person, action))


def in_five_tribes(person: Person, action: str, press: Press = click) -> None:
    """Tiles are pressed; where a thing offers several actions, it asks which one is meant."""
    verb, *words = action.split()
    legal = person.heard.legal or []
    if verb in ("pick", "place", "drop", "kill") and not words[-1].startswith("seat"):
        same = [other for other in legal if other.split()[-1] == words[-1] and other.split()[0] == verb]
        press(person, person.page.locator(f'[data-tile="{words[-1]}"].legal'))
    elif verb in ("buy", "use"):
        same = [other for other in legal if other.split()[:2] == [verb, words[0]]]
        shelf = person.button("Powers")  # on a small screen they are kept behind it
        if not standing_for(person, same[0]).is_visible() and shelf.is_visible():
            press(person, shelf)
        press(person, standing_for(person, same[0]))
    elif verb == "builders":
        more = person.button("One fakir more")
        while not standing_for(person, action).is_visible():
            press(person, more if more.is_enabled() else person.button("One fakir fewer"))
        same = [action]
        press(person, standing_for(person, action))
    else:
        same = [action]
        press(person, standing_for(person, action))
    if len(same) > 1:
        press(person, person.page.get_by_role("dialog").locator(f'[data-do="{action}"]'))
    if verb == "offer":  # the page lays the goods out once they are sold: two steps
        before = person.heard.ply
        press(person, standing_for(person, "sell"))
        person.settled(before + 1)


HANDS: dict[str, Hand] = {"ali-baba": in_ali_baba, "five-tribes": in_five_tribes}


def play(person: Person, chooser: Chooser, hand: Hand, steps: int | None = None) -> Heard:
    """Play on until the game is over, or for so many steps."""
    while (heard := person.turn()).over is None and steps != 0:
        assert heard.legal
        action = chooser(heard.legal)
        try:
            hand(person, action)
            person.settled(heard.ply)
        except Trouble as trouble:
            seen = picture(person, f"failed/{person.name}")
            raise AssertionError(f"{action!r} of {heard.legal} was not done: {seen}") from trouble
        steps = None if steps is None else steps - 1
    return heard


def totals(person: Person) -> list[int]:
    """The last line of the score sheet on the screen."""
    cells = person.page.get_by_role("dialog").get_by_role("row").last.get_by_role("cell")
    cells.first.wait_for()
    return [int(text) for text in cells.all_inner_texts()]
