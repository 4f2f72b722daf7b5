"""A choice among many puzzles: every theme, easy and hard ones, no two alike."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from .puzzle import Puzzle

CLASS = 200
"""Ratings that are this close count as equally hard."""


def choose(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """So many of them at most: the themes take turns, and in each the grades of difficulty."""
    waiting: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in without_likes(puzzles):
        waiting[puzzle.themes[0]].append(puzzle)
    lines = {theme: in_turns(found) for theme, found in sorted(waiting.items())}
    chosen: list[Puzzle] = []
    while len(chosen) < number and any(lines.values()):
        chosen += [line.pop(0) for line in lines.values() if line]
    return chosen[:number]


def in_turns(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The clearest of each grade of difficulty first, then the next clearest, and so on."""
    grades: dict[int, list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda puzzle: (-puzzle.gap, puzzle.id)):
        grades[puzzle.rating // CLASS].append(puzzle)
    found: list[Puzzle] = []
    while any(grades.values()):
        found += [grades[grade].pop(0) for grade in sorted(grades) if grades[grade]]
    return found


def without_likes(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """One of each position, and of those with the same solution in the same place of the same game."""
    seen: set[object] = set()
    found = []
    for puzzle in puzzles:
        state = puzzle.state()
        marks = {puzzle.code, (puzzle.solution, tuple(str(sheet) for sheet in state.scores()))}
        if not marks & seen:
            found.append(puzzle)
        seen |= marks
    return found
