"""Looking back on a game: turn by turn, by keys, with what a bot thinks of it; and playing on from there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .playing import by_seed, in_ali_baba, play
from .screens import GAMES, record_of


def moment(text: str) -> re.Pattern[str]:
    """A heading that names a moment of the game."""
    return re.compile(text)


def test_from_the_end_of_a_game_to_its_review_and_on_from_there(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("ali-baba", variant="small"))
    play(ada, by_seed(12), in_ali_baba)
    ada.button("Review").click()
    slider = ada.page.get_by_role("slider")
    slider.wait_for()
    ada.page.keyboard.press("Home")
    ada.sees("The beginning")
    for _ in range(4):
        ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("heading", name=moment("Turn 4"))).to_be_visible()
    ada.button("Play on from here").click()
    ada.page.wait_for_url("**/table/*")
    play(ada, by_seed(13), in_ali_baba, steps=3)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_from_a_file_is_judged_and_its_link_shows_others_the_same_moment(
    person: NewPerson, game: str, tmp_path: Path
) -> None:
    ada, ben = person("Ada"), person()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_of(game)), "utf-8")
    ada.go("/review")
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.page.get_by_role("slider").wait_for()
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    heading = ada.page.get_by_role("heading", name=moment("2")).first.inner_text()
    ada.page.wait_for_url(re.compile("/review/.+#.+"))
    ben.go(ada.page.url)
    expect(ben.page.get_by_role("heading", name=heading)).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Record as a file").click()
    kept = json.loads(download.value.path().read_text("utf-8"))
    assert kept["steps"] == record_of(game)["steps"]


JUDGED_BY = 600_000
"""Milliseconds in which a whole game should be judged, even on a busy machine."""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_judged(person: NewPerson, game: str) -> None:
    ada = person("Ada")
    made = ada.ask("POST", "/api/reviews", record=record_of(game))
    ada.go(f"/review/{made['id']}")
    rows = ada.page.locator("[data-moment]")
    rows.first.wait_for()
    ada.page.keyboard.press("End")
    verdict = re.compile(r"(best|equal|−\d+)$")
    expect(rows.last).to_have_text(verdict, timeout=JUDGED_BY)  # they are judged in the order of the game
    expect(rows.filter(has_text=verdict)).to_have_count(rows.count())
    expect(ada.page.get_by_text(re.compile("The bot has judged"))).to_have_count(0)
    ada.sees("Points lost")
