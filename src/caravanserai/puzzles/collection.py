"""The puzzles that come with the house, and the files that puzzles are kept in: a line of JSON for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date
from functools import cache
from math import isfinite
from pathlib import Path

import msgspec

from .. import games
from .attempt import play
from .puzzle import BadPuzzle, Puzzle

FOLDER = Path(__file__).parent


@cache
def all_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the house, the easy ones first; a test has read them closely."""
    path = FOLDER / f"{game}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return in_order(msgspec.json.decode(line, type=Puzzle) for line in lines)


@cache
def by_id() -> dict[str, Puzzle]:
    """All puzzles that come with the house."""
    return {puzzle.id: puzzle for game in games.names() for puzzle in all_puzzles(game)}


def find(name: str) -> Puzzle | None:
    """The puzzle with that id; None if there is none."""
    return by_id().get(name)


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The puzzle of that day, the same for everybody; all come up before one comes again."""
    puzzles = sorted(all_puzzles(game), key=lambda puzzle: puzzle.id)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def themes_of(puzzles: Iterable[Puzzle]) -> Counter[str]:
    """The themes there are, and how many puzzles of each."""
    return Counter(theme for puzzle in puzzles for theme in puzzle.themes)


def read(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file, the easy ones first; BadPuzzle names the line that can't be read."""
    return read_text(path.read_text("utf-8"), path.name)


def read_text(text: str, name: str = "") -> tuple[Puzzle, ...]:
    """The same of a file's text; `name` is how the file is called."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
            check(puzzle)
        except (msgspec.DecodeError, ValueError) as problem:
            place = f"{name}, line {number}" if name else f"line {number}"
            raise BadPuzzle(f"{place}: {problem}") from None
        found.append(puzzle)
    return in_order(found)


def in_order(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The easy ones first."""
    return tuple(sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def check(puzzle: Puzzle) -> None:
    """Complain unless the solution can be played in the position."""
    problems = puzzle.state().problems()
    if problems:
        raise BadPuzzle(f"no game comes to this position: {problems[0]}")
    if not (isfinite(puzzle.gap) and puzzle.gap > 0):
        raise BadPuzzle("the next best turn must be behind by something")
    attempt = play(puzzle, puzzle.solution)
    if attempt.refused:
        raise BadPuzzle(f"the solution can't be played: {attempt.refused}")
    if not attempt.whole or attempt.steps < len(puzzle.solution):
        raise BadPuzzle("the solution is no whole turn")


def to_text(puzzles: Iterable[Puzzle]) -> str:
    """What a file of these puzzles says."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)
