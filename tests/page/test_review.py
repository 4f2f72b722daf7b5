"""Looking back on a game: turn by turn, by keys, with what a bot thinks of it; and playing on from there."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import expect

from caravanserai import games

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
    seats = ada.page.get_by_role("dialog").locator("[data-play-as]")
    expect(seats).to_have_count(2)
    deciding = seats.filter(has_text="to decide now").get_attribute("data-play-as")
    other = ada.page.locator(f"[data-play-as]:not([data-play-as='{deciding}'])")
    seat = int(other.get_attribute("data-play-as") or 0)
    other.click()
    ada.page.wait_for_url("**/table/*")
    play(ada, by_seed(13), in_ali_baba, steps=3)
    assert ada.heard.seat == seat, "the seat that was asked for"


def test_looking_back_shows_all_that_stood_around_the_board(person: NewPerson) -> None:
    ada, record = person("Ada"), record_of("five-tribes", players=3)
    made = ada.ask("POST", "/api/reviews", record=record)
    turns = ada.ask("GET", f"/api/reviews/{made['id']}")["turns"]
    number = next(place for place, turn in enumerate(turns) if turn["round"] == 4 and turn["kind"] == "turn")
    then = next(islice(games.get("five-tribes").replay(record), turns[number]["from"], None)).to_json()
    ada.go(f"/review/{made['id']}#turn={1 + sum(turn['kind'] == 'turn' for turn in turns[:number])}")
    for seat, stood in enumerate(then["seats"]):
        panel = ada.page.locator(f'[data-seat="{seat}"]')
        expect(panel.get_by_text(f"{stood['coins']} coin").first).to_be_attached()
        expect(panel.locator(".hand li")).to_have_count(len(stood["hand"]))
    expect(ada.page.locator("[data-card] .face")).to_have_count(len(then["resources"]["row"]))
    expect(ada.page.locator(".djinns.panel li")).to_have_count(max(1, len(then["djinns"]["row"])))
    expect(ada.page.get_by_text(re.compile(r"^turn \d+ of \d+$"))).to_be_visible()
    expect(ada.page.get_by_text(re.compile("moment", re.IGNORECASE))).to_have_count(0)


def test_mistakes_are_found_by_button_and_key_and_every_judgement_has_its_reason(person: NewPerson) -> None:
    ada, record = person("Ada"), record_of("ali-baba")
    record["steps"] = record["steps"][:16]
    made = ada.ask("POST", "/api/reviews", record=record)
    ada.go(f"/review/{made['id']}")
    rows = ada.page.locator("[data-moment]")
    expect(rows.last).to_have_text(re.compile(r"(best|equal|−\d+)$"), timeout=60_000)
    mistakes = [
        place + 1
        for place, text in enumerate(rows.locator(".behind").all_inner_texts())
        if text.startswith("−") and int(text[1:]) >= 3
    ]
    assert len(mistakes) > 1, "who chooses anything errs"
    main = ada.page.get_by_role("main")
    ada.button("Next mistake").click()
    expect(main).to_have_attribute("data-turn", str(mistakes[0]))
    ada.page.keyboard.press("n")
    expect(main).to_have_attribute("data-turn", str(mistakes[1]))
    ada.page.keyboard.press("p")
    expect(main).to_have_attribute("data-turn", str(mistakes[0]))
    expect(ada.page.locator("[data-reason]")).to_contain_text("Points at once")
    expect(ada.page.locator("[data-reason] p")).not_to_be_empty()
    ada.page.get_by_role("tab", name="Summary").click()
    for seat in range(2):
        expect(ada.page.locator(f'[data-accuracy="{seat}"]')).to_contain_text(re.compile(r"\d+%"))
    ada.sees("Turning points")


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
