"""The puzzles that come with the house, and what an answer to one is worth."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from caravanserai import games, puzzles
from caravanserai.games import Chance
from caravanserai.puzzles import BadPuzzle, Puzzle
from caravanserai.puzzles.selection import choose, without_likes
from caravanserai.puzzles.themes import themes_for
from caravanserai.puzzles.verdict import credit_for

GAMES = ("five-tribes", "ali-baba")
every_game = pytest.mark.parametrize("game", GAMES)


def some(game: str, number: int) -> list[Puzzle]:
    """A few puzzles, from the easiest to the hardest."""
    found = puzzles.all_puzzles(game)
    return [found[place * (len(found) - 1) // (number - 1)] for place in range(number)]


def another_turn(puzzle: Puzzle) -> list[str]:
    """A whole turn that begins otherwise than the solution."""
    state = puzzle.state()
    first = next(action for action in state.legal() if action != puzzle.actions[0])
    made = [puzzle.game.text(first)]
    while not (attempt := puzzles.play(puzzle, made)).whole:
        made.append(puzzle.game.text(attempt.state.legal()[-1]))
    return made


@pytest.mark.parametrize(("game", "number"), [("five-tribes", 300), ("ali-baba", 200)])
def test_there_are_many_of_each_game_and_no_two_alike(game: str, number: int) -> None:
    found = puzzles.all_puzzles(game)
    assert len(found) >= number
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert len(without_likes(found)) == len(found)


@every_game
def test_each_can_be_read_and_its_solution_played(game: str) -> None:
    found = puzzles.all_puzzles(game)
    assert puzzles.read_text(puzzles.to_text(found)) == found


def test_what_is_shown_in_secret_makes_a_difference_though_the_next_to_choose_does_not_see_it() -> None:
    puzzle = puzzles.find("17c8ad62e4")
    assert puzzle is not None
    assert not puzzles.judge(puzzle, ["show chest-pink"], simulations=600).solved
    assert puzzles.judge(puzzle, puzzle.solution, simulations=600).solved


@every_game
def test_they_are_about_all_themes_and_from_easy_to_hard(game: str) -> None:
    found = puzzles.all_puzzles(game)
    themes = themes_for(games.get(game))
    assert themes is not None
    assert set(puzzles.themes_of(found)) == set(themes.names)
    ratings = [puzzle.rating for puzzle in found]
    assert ratings == sorted(ratings)
    assert ratings[0] < 900 < 1500 < ratings[-1]


@every_game
def test_the_solution_is_judged_as_solved_and_another_turn_as_behind(game: str) -> None:
    for puzzle in some(game, 6):
        verdict = puzzles.judge(puzzle, puzzle.solution)
        assert (verdict.solved, verdict.lost, verdict.credit) == (True, 0, 100)
        other = puzzles.judge(puzzle, another_turn(puzzle))
        assert not other.solved
        assert other.lost > 0
        assert other.credit < 100
        assert other == puzzles.judge(puzzle, another_turn(puzzle)), "the same answer is judged alike"


def test_a_near_miss_counts_for_something() -> None:
    assert credit_for(0, 4) == 100
    assert credit_for(2, 4) == 75
    assert credit_for(4, 4) == 50
    assert credit_for(8, 4) == credit_for(30, 4) == 0
    assert credit_for(0.6, 100) == 99, "only what is as good gets all"


@every_game
def test_nobodys_unseen_cards_are_given_away(game: str) -> None:
    for puzzle in some(game, 10):
        state = puzzle.state()
        assert state.seat is not None
        assert state.resample(state.seat, Chance(5)).view(state.seat) == state.view(state.seat)


def test_what_is_not_allowed_is_refused_with_its_reason() -> None:
    puzzle = next(one for one in puzzles.all_puzzles("five-tribes") if one.solution[0].startswith("pick"))
    attempt = puzzles.play(puzzle, ["end"])
    assert attempt.refused
    assert attempt.steps == 0
    assert puzzles.play(puzzle, ["fly B2"]).refused
    begun = puzzles.play(puzzle, puzzle.solution[:1])
    assert (begun.steps, begun.whole, begun.refused) == (1, False, None)


def test_a_puzzle_comes_once_before_one_comes_again() -> None:
    number = len(puzzles.all_puzzles("ali-baba"))
    days = [date(2026, 11, 18) + timedelta(days=day) for day in range(number + 1)]
    found = [puzzles.of_the_day("ali-baba", day) for day in days]
    assert len({puzzle.id for puzzle in found[:-1] if puzzle}) == number
    assert found[0] == found[-1]


def test_a_puzzle_is_found_by_its_id() -> None:
    puzzle = puzzles.all_puzzles("ali-baba")[3]
    assert puzzles.find(puzzle.id) == puzzle
    assert puzzles.find("nothing") is None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda line: line[:40], "line 2: Input data was truncated"),
        (lambda line: line.replace('"code":"ab1_', '"code":"ab1_x'), "line 2: bad code"),
        (lambda line: line.replace('"take ', '"take 9z'), "line 2: the solution can't be played"),
        (lambda line: '{"game":"chess"}', "line 2: Object contains unknown field `game`"),
        (lambda line: line.replace('"gap"', '"gape"'), "line 2: Object contains unknown field `gape`"),
        (lambda line: re.sub(r'"gap":[^,]+', '"gap":0', line), "line 2: the next best turn must be behind"),
    ],
)
def test_a_broken_file_says_which_line_and_why(tmp_path: Path, change: object, why: str) -> None:
    good = [one for one in puzzles.all_puzzles("ali-baba") if one.solution[0].startswith("take")][:2]
    path = tmp_path / "mine.jsonl"
    path.write_text(puzzles.to_text(good), "utf-8")
    lines = path.read_text("utf-8").splitlines()
    assert callable(change)
    path.write_text("\n".join([lines[0], change(lines[1])]), "utf-8")
    with pytest.raises(BadPuzzle) as problem:
        puzzles.read(path)
    assert why in str(problem.value)


@every_game
def test_a_choice_among_many_has_all_themes(game: str) -> None:
    found = puzzles.all_puzzles(game)
    first_themes = {puzzle.themes[0] for puzzle in found}
    chosen = choose(found, len(first_themes))
    assert {puzzle.themes[0] for puzzle in chosen} == first_themes
    assert len(choose([*found, *found], 1000)) == len(found)
