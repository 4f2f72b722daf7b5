"""The puzzles that come with the house, and the files that puzzles are kept in: a line of JSON for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from .. import games
from .attempt import play
from .puzzle import BadPuzzle, Puzzle

FOLDER = Path(__file__).parent


@cache
def all_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the house, the easy ones first."""
    path = FOLDER / f"{game}.jsonl"
    return read(path) if path.exists() else ()


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
    found = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
            check(puzzle)
        except (msgspec.DecodeError, ValueError) as problem:
            raise BadPuzzle(f"{path.name}, line {number}: {problem}") from None
        found.append(puzzle)
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def check(puzzle: Puzzle) -> None:
    """Complain unless the solution can be played in the position."""
    attempt = play(puzzle, puzzle.solution)
    if attempt.refused:
        raise BadPuzzle(f"the solution can't be played: {attempt.refused}")
    if not attempt.whole or attempt.steps < len(puzzle.solution):
        raise BadPuzzle("the solution is no whole turn")


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Keep puzzles in a file, whole or not at all."""
    text = "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)
    part = path.with_suffix(".part")
    part.write_text(text, "utf-8")
    part.replace(path)
