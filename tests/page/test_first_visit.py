"""Somebody comes for the first time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import NewPerson
from .looking import Load
from .playing import HANDS, by_seed, play
from .screens import GAMES, SCREENS, quiet

MOST_BYTES = 150_000
MOST_AT_FIRST = 110_000
"""What the front page may load where a browser reads nothing better than gzip, without headers."""
MOST_MORE_AT_A_TABLE = 60_000
"""What a table may load on top of that."""
TITLES = {"five-tribes": "Five Tribes", "ali-baba": "Ali Baba"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_two_clicks(person: NewPerson, game: str) -> None:
    ada = person()
    ada.go("/")
    card = ada.page.get_by_role("article", name=TITLES[game])
    card.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/table/*")
    play(ada, by_seed(15), HANDS[game], steps=2)


@pytest.mark.parametrize("screen", ["home", "five-tribes-bid", "ali-baba", "learn", "review-five-tribes"])
def test_the_first_load_is_small(person: NewPerson, screen: str) -> None:
    ada = person("Ada")
    load = Load(ada)
    SCREENS[screen](ada)
    assert 10_000 < load.bytes <= MOST_BYTES


@pytest.mark.parametrize(("game", "language"), [("five-tribes", "ru"), ("ali-baba", "hu")])
def test_the_front_page_and_a_table_are_small_even_by_gzip(
    person: NewPerson, game: str, language: str
) -> None:
    ada = person(language=language)
    ada.page.set_extra_http_headers({"accept-encoding": "gzip"})
    load = Load(ada)
    ada.go("/")
    card = ada.page.get_by_role("article").nth(GAMES.index(game))
    card.wait_for()
    quiet(ada)
    first = load.bodies
    card.locator(".button.main").click()
    ada.table.wait_for()
    ada.page.locator(".tray h2").wait_for()
    quiet(ada)
    measured = f"{first} bytes by gzip, {load.bodies - first} more at a table"
    assert 60_000 < first <= MOST_AT_FIRST, measured
    assert 20_000 < load.bodies - first <= MOST_MORE_AT_A_TABLE, measured


def test_the_page_can_be_installed(person: NewPerson) -> None:
    ada = person()
    ada.go("/")
    manifest = json.loads(ada.context.request.get("/manifest.webmanifest").body())
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        answer = ada.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        assert Path(icon["src"]).suffix in (".png", ".svg")
    problems = ada.context.new_cdp_session(ada.page).send("Page.getAppManifest")["errors"]
    assert problems == []
