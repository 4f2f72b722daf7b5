"""Puzzles: found on the real board, answered, shown; those of the day; given to others as link and file."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.locales.fluent_files import messages
from tests.servers import ServerProcess

from caravanserai import games, puzzles
from caravanserai.puzzles import Puzzle

from .conftest import NewPerson
from .keys import press_with_keys
from .looking import barriers
from .person import PHONE, PHONE_LYING, TABLE, Person
from .playing import HANDS, Press, click

BELOW = "() => document.querySelector('.lying > .board').getBoundingClientRect().bottom - innerHeight"
"""By how much the board is below the edge of the screen."""
SHOWN = "([table, steps]) => document.querySelector(table)?.dataset.ply === String(steps)"


def the_one(game: str, theme: str) -> Puzzle:
    """The easiest puzzle about that."""
    return next(one for one in puzzles.all_puzzles(game) if theme in one.themes)


def one_of_each_theme(game: str) -> list[Puzzle]:
    """Some puzzles, with short turns, that together are about all there is."""
    left = {theme for one in puzzles.all_puzzles(game) for theme in one.themes}
    chosen = []
    while left:
        worth = {
            one: len(left.intersection(one.themes)) / (len(one.solution) + 4)
            for one in puzzles.all_puzzles(game)
        }
        chosen.append(max(worth, key=worth.__getitem__))
        left.difference_update(chosen[-1].themes)
    return chosen


def another_turn(puzzle: Puzzle) -> list[str]:
    """A whole turn that begins otherwise than the best."""
    first = next(action for action in puzzle.state().legal() if action != puzzle.actions[0])
    made = [puzzle.game.text(first)]
    while not (attempt := puzzles.play(puzzle, made)).whole:
        made.append(puzzle.game.text(attempt.state.legal()[-1]))
    return made


def play(person: Person, puzzle: Puzzle, actions: list[str], press: Press = click) -> None:
    """Do these actions with the mouse, or by the keys."""
    for number, action in enumerate(actions):
        known = person.ask("POST", f"/api/puzzles/{puzzle.id}", do=actions[:number])
        person.page.wait_for_function(SHOWN, arg=[TABLE, number])
        person.heard.legal = known["legal"]
        HANDS[puzzle.game.name](person, action, press)


def answer(person: Person, puzzle: Puzzle, actions: list[str]) -> None:
    """Play a turn and answer with it."""
    play(person, puzzle, actions)
    person.sees("Is that your answer?")
    person.button("Answer").click()


@pytest.mark.parametrize("game", games.names())
def test_one_of_each_theme_is_solved_on_the_board_and_told_why(person: NewPerson, game: str) -> None:
    ada, words = person("Ada"), messages("en")
    for puzzle in one_of_each_theme(game):
        ada.go(f"/puzzle/{puzzle.id}")
        answer(ada, puzzle, list(puzzle.solution))
        expect(ada.page.get_by_role("heading", name="Solved!")).to_be_visible()
        for theme in puzzle.themes:
            ada.sees(words[f"puzzles-why-{theme}"].text)


@pytest.mark.parametrize(("game", "theme"), [("five-tribes", "killing"), ("ali-baba", "set")])
def test_a_turn_behind_gets_some_credit_then_the_best_is_found(
    person: NewPerson, game: str, theme: str
) -> None:
    ada, puzzle = person("Ada"), the_one(game, theme)
    ada.go(f"/puzzle/{puzzle.id}")
    ada.sees("Find the best turn.")
    answer(ada, puzzle, another_turn(puzzle))
    ada.sees(re.compile(r"points? behind the best turn: you get \d+ of 100"))
    ada.sees(re.compile(r"Rating \d+ \(−\d+\)"))
    expect(ada.page.get_by_role("heading", name="The best turn", exact=True)).to_have_count(0)
    press_with_keys(ada, ada.button("Try again"))
    play(ada, puzzle, list(puzzle.solution), press_with_keys)
    press_with_keys(ada, ada.button("Take back").last)
    ada.page.wait_for_function(SHOWN, arg=[TABLE, len(puzzle.solution) - 1])
    HANDS[game](ada, puzzle.solution[-1])
    expect(ada.button("Answer")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.sees("Solved!")
    expect(ada.page.get_by_role("heading", name="The best turn", exact=True)).to_be_visible()
    ada.button("Next puzzle").click()
    ada.page.wait_for_url(lambda url: "/puzzle/" in url and puzzle.id not in url)
    ada.sees("Find the best turn.")


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
@pytest.mark.parametrize("game", games.names())
def test_on_a_phone_on_its_side_the_whole_board_is_seen(person: NewPerson, game: str, language: str) -> None:
    ada = person("Ada", size=PHONE_LYING, language=language)
    puzzle = next(one for one in puzzles.all_puzzles(game) if "seat" not in " ".join(one.solution))
    ada.go(f"/puzzle/{puzzle.id}")
    ada.page.locator(".lying > .board").wait_for()
    assert ada.page.evaluate(BELOW) <= 0
    play(ada, puzzle, list(puzzle.solution))
    ada.page.locator(".task").get_by_role("status").wait_for()
    assert ada.page.evaluate(BELOW) <= 0, "with a turn to be answered with"


@pytest.mark.parametrize("game", games.names())
def test_the_best_turn_is_told_over_a_board_that_has_the_room_of_the_tray(
    person: NewPerson, game: str
) -> None:
    ada, puzzle = person("Ada", size=(1280, 800)), puzzles.all_puzzles(game)[0]
    ada.go(f"/puzzle/{puzzle.id}")
    ada.button("Show the best turn").click()
    ada.sees("This is the best turn.")
    expect(ada.page.get_by_role("heading", name="The best turn", exact=True)).to_be_visible()
    ada.page.locator(".three > .board").wait_for()
    below = ada.page.evaluate(BELOW.replace(".lying", ".three"))
    assert -24 <= below <= 0


def test_who_gives_up_is_shown_it_on_the_board_and_can_keep_and_share_it(
    person: NewPerson, tmp_path: Path
) -> None:
    ada, puzzle = person("Ada", size=PHONE, touch=True), the_one("ali-baba", "ban")
    ada.go("/puzzles")
    ada.page.get_by_role("button", name=re.compile("^Ban")).click()
    ada.page.wait_for_url("**#theme=ban")
    ada.go(f"/puzzle/{puzzle.id}#theme=ban")
    ada.button("Show the best turn").click()
    ada.sees("This is the best turn.")
    ada.sees("The ban hits what the others need.")
    expect(ada.page.locator(f"{TABLE}[data-whole=true]")).to_be_visible()
    assert barriers(ada) == []
    with ada.page.expect_download() as saving:
        ada.button("Save as a file").click()
    kept = tmp_path / saving.value.suggested_filename
    saving.value.save_as(kept)
    assert puzzles.read(kept) == (puzzle,)
    ada.button("Next puzzle").click()
    ada.page.wait_for_url(lambda url: "#theme=ban" in url and puzzle.id not in url)

    stranger = person(language="ru")
    stranger.go(f"/puzzle/{puzzle.id}")
    stranger.sees("Найдите лучший ход.")
    stranger.go("/puzzles")
    stranger.sees("Задача дня")
    stranger.page.locator("input[type=file]").set_input_files(kept)
    stranger.page.wait_for_url(f"**/puzzle/{puzzle.id}")
    stranger.sees("Найдите лучший ход.")
    stranger.go("/puzzles")
    kept.write_text("once upon a time\n", "utf-8")
    with stranger.expecting("400"):
        stranger.page.locator("input[type=file]").set_input_files(kept)
        stranger.sees("Это не файл с задачами")


def test_the_puzzle_of_the_day_goes_on_with_a_streak(person: NewPerson, house: ServerProcess) -> None:
    ada = person("Ada", language="hu")
    ada.go("/puzzles")
    ada.sees("A nap feladványa")
    today = puzzles.find(ada.ask("GET", "/api/puzzles")["games"][1]["today"])
    day = ada.ask("GET", "/api/puzzles")["day"]
    assert today is not None
    mine = ada.ask("GET", "/api/me")["id"]
    yesterday = date.fromisoformat(day).toordinal() - 1
    with closing(sqlite3.connect(house.data / "caravanserai.sqlite3", timeout=30)) as database, database:
        database.execute("insert into puzzle_days (guest, day) values (?, ?)", (mine, yesterday))
    ada.go(f"/puzzle/{today.id}")
    ada.sees("A nap feladványa: találd meg a legjobb kört.")
    play(ada, today, list(today.solution))
    ada.button("Válasz").click()
    ada.sees("Megoldva!")
    ada.sees("2 nap egymás után")
    ada.go("/puzzles")
    ada.sees("A mai kész.")
    assert barriers(ada) == []
