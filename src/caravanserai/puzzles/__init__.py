"""Puzzles: positions out of games in which one turn is clearly the best, and people who look for it.

>>> from caravanserai import puzzles
>>> puzzle = puzzles.all_puzzles("five-tribes")[0]
>>> attempt = puzzles.play(puzzle, puzzle.solution)
>>> attempt.whole
True
"""

from __future__ import annotations

from .attempt import PuzzleAttempt, play
from .collection import all_puzzles, find, of_the_day, read, read_text, themes_of, to_text
from .puzzle import BadPuzzle, Puzzle
from .verdict import PuzzleVerdict, judge

__all__ = [
    "BadPuzzle",
    "Puzzle",
    "PuzzleAttempt",
    "PuzzleVerdict",
    "all_puzzles",
    "find",
    "judge",
    "of_the_day",
    "play",
    "read",
    "read_text",
    "themes_of",
    "to_text",
]
