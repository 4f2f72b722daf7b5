"""`python -m tests.page.pictures`: the pictures of lesson, review and phones in docs/, by day and by night.

Bots play the game that is looked back on, so the pictures show something else after bots have changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from caravanserai import bots, games

from .browser import ROOT, launch
from .conftest import new_house
from .looking import picture
from .person import PHONE, Json, Person
from .screens import at_table, lesson

PICTURES = ROOT / "docs" / "pictures"
COLOURS = 256
BETWEEN = 20
PAPER = {"light": "#fcf7ec", "dark": "#17131d"}
"""What is between phones: the colour of the site."""
JUDGED = 600_000.0
"""Milliseconds that judging a whole game may take."""
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


@cache
def played() -> Json:
    """The record of a game of Five Tribes that bots have played."""
    game, chance = games.get("five-tribes"), games.Chance(seed=20)
    merchant = bots.get("five-tribes", "merchant", seed=20)
    state = game.new(players=3, chance=chance)
    setup, steps = state.clone(), []
    while not state.over:
        assert state.seat is not None
        steps.append(game.step(state, merchant.choose(state.resample(state.seat, chance)), chance))
    return game.record(setup, steps, seats=["Синдбад", "Марджана", "Аладдин"])


class Review:
    """That game looked back on, once a bot has judged all of it."""

    def __init__(self, browser: Browser, url: str) -> None:
        watching = Person(browser, url, "Ada", language="ru")
        made = watching.ask("POST", "/api/reviews", record=played())
        self.path = f"/review/{made['id']}"
        watching.go(self.path)
        rows = watching.page.locator("[data-moment]")
        expect(rows.last).to_have_text(re.compile(r"(лучш|равн|−\d+)\S*$"), timeout=JUDGED)
        lost = [re.search(r"→.*−(\d+)$", text, re.DOTALL) for text in rows.all_inner_texts()]
        self.worst = max(range(len(lost)), key=lambda place: int(lost[place][1]) if lost[place] else 0)  # type: ignore[index]
        watching.context.close()

    def open(self, person: Person) -> None:
        """Look at the turn by which most was lost."""
        person.go(self.path)
        person.page.locator("[data-moment]").nth(self.worst).click()
        person.page.evaluate("() => scrollTo(0, 0)")
        person.page.wait_for_load_state("networkidle")


def packed(image: Image.Image, name: str) -> None:
    """Write a picture with few colours: a third of the size, and no difference to see."""
    path = PICTURES / f"{name}.png"
    image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    print(path.relative_to(ROOT), path.stat().st_size)


def beside(pictures: list[Path], theme: Theme) -> Image.Image:
    """Several phones next to each other."""
    images = [Image.open(path) for path in pictures]
    width = sum(image.width for image in images) + BETWEEN * (len(images) - 1)
    sheet = Image.new("RGB", (width, images[0].height), PAPER[theme])
    left = 0
    for image in images:
        sheet.paste(image, (left, 0))
        left += image.width + BETWEEN
    return sheet


def main() -> None:
    """Make all of them."""
    with new_house() as house, sync_playwright() as playwright:
        browser = launch(playwright)
        review = Review(browser, house.url)

        def shot(name: str, show: Callable[[Person], None], theme: Theme, **wishes: object) -> Path:
            person = Person(browser, house.url, "Leila", theme=theme, **wishes)  # type: ignore[arg-type]
            show(person)
            path = picture(person, f"docs-{name}-{theme}")
            person.context.close()
            return path

        for theme in THEMES:
            suffix = "" if theme == "light" else "-dark"
            phones = [
                shot("phone-table", at_table("five-tribes", 0, players=3), theme, size=PHONE),
                shot("phone-review", review.open, theme, size=PHONE, language="ru"),
                shot("phone-lesson", lesson("five-tribes", "moving"), theme, size=PHONE),
            ]
            packed(Image.open(shot("lesson", lesson("ali-baba", "cave"), theme)), f"lesson{suffix}")
            packed(Image.open(shot("review", review.open, theme, language="ru")), f"review{suffix}")
            packed(beside(phones, theme), f"phones{suffix}")
        browser.close()


if __name__ == "__main__":
    main()
