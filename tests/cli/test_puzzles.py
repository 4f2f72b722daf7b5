"""Puzzles at the terminal: solved, listed, mined and checked."""

from __future__ import annotations

from pathlib import Path

from caravanserai import games, puzzles
from caravanserai.games import Chance
from caravanserai.puzzles import Puzzle

from .conftest import Refused, Run


def a_short_one() -> Puzzle:
    """A puzzle of one step with several others to choose from."""
    return next(
        puzzle
        for puzzle in puzzles.all_puzzles("ali-baba")
        if len(puzzle.solution) == 1 and len(puzzle.state().legal()) > 2
    )


def test_whoever_finds_the_turn_is_told_so(run: Run) -> None:
    puzzle = a_short_one()
    said = run(f"puzzles ali-baba --id {puzzle.id}", *puzzle.solution)
    assert said.code == 0
    assert f"Puzzle {puzzle.id}" in said.out
    assert "Solved." in said.out
    assert f"It is about {', '.join(puzzle.themes)}" in said.out


def test_another_turn_is_worth_some_points_and_may_be_tried_again(run: Run) -> None:
    puzzle = a_short_one()
    wrong = next(action for action in puzzle.state().legal() if action not in puzzle.actions)
    said = run(f"puzzles ali-baba --id {puzzle.id}", puzzle.game.text(wrong), "", "hint", *puzzle.solution)
    assert "points behind the best turn" in said.out
    assert "A puzzle has no hints" in said.out
    assert "Solved." in said.out


def test_whoever_gives_up_is_shown_the_answer(run: Run) -> None:
    puzzle = puzzles.all_puzzles("five-tribes")[0]
    said = run(f"puzzles five-tribes --id {puzzle.id}", "quit")
    assert "Solved." not in said.out
    assert f"The best turn: {', '.join(puzzle.solution)}" in " ".join(said.out.split())


def test_the_puzzle_of_the_day_and_one_of_a_theme_are_offered(run: Run) -> None:
    assert run("puzzles five-tribes --today", "quit").out == run("puzzles five-tribes --today", "quit").out
    said = run("puzzles five-tribes --theme loop", "quit")
    assert "It is about loop" in said.out.replace("\n", " ")


def test_the_themes_are_listed_with_how_many_there_are(run: Run) -> None:
    lines = [line.split() for line in run("puzzles ali-baba --themes").out.splitlines()[1:]]
    assert {theme: int(number) for theme, number in lines} == puzzles.themes_of(
        puzzles.all_puzzles("ali-baba")
    )


def test_what_there_is_not_is_refused_in_one_line(refused: Refused) -> None:
    refused("puzzles chess", "chess")
    refused("puzzles five-tribes --theme dragons", "no puzzle is about 'dragons'")
    refused("puzzles five-tribes --id 0000000000", "there is no puzzle '0000000000'")
    refused("puzzles five-tribes --file nowhere.jsonl", "nowhere.jsonl")


def test_puzzles_are_mined_into_a_file_kept_and_checked(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    said = run(f"puzzles mine ali-baba {path} --games 1 --seed 3 --workers 1")
    assert said.code == 0
    found = puzzles.read(path)
    assert found
    assert f"{len(found)} puzzles in" in said.out
    run(f"puzzles mine ali-baba {path} --games 0 --keep 1 --workers 1")
    (kept,) = puzzles.read(path)
    assert kept in found
    said = run(f"puzzles check ali-baba --file {path} --seed 9 --workers 1")
    assert "of 1 puzzles hold" in said.out


def test_a_broken_file_is_told_of_and_left_as_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text("{}\n", "utf-8")
    said = run(f"puzzles mine ali-baba {path} --games 1")
    assert said.code == 2
    assert "broken.jsonl, line 1" in said.err
    assert path.read_text("utf-8") == "{}\n"


def test_records_that_cannot_be_read_are_named_with_the_reason(run: Run, tmp_path: Path) -> None:
    records = tmp_path / "games"
    records.mkdir()
    (records / "list.json").write_text("[]", "utf-8")
    (records / "torn.json").write_text('{"game": "ali-ba', "utf-8")
    (records / "words.txt").write_text("once upon a time\n", "utf-8")
    game = games.get("five-tribes")
    other = game.record(game.new(2, Chance(1)), [])
    (records / "other.txt").write_text(game.record_text(other), "utf-8")
    said = run(f"puzzles mine ali-baba {tmp_path / 'found.jsonl'} --records {records} --workers 1")
    assert said.code == 0
    told = " ".join(said.out.split())
    for name in ("list.json", "torn.json", "words.txt"):
        assert f"{name} is left out: " in told, told
    assert "other.txt" not in told, "a record of another game is nothing to complain of"
    assert "0 puzzles in" in told
