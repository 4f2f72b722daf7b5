"""Puzzles: positions out of games in which one turn is clearly the best, and people who look for it.

>>> from caravanserai import puzzles
>>> puzzle = puzzles.all_puzzles("five-tribes")[0]
>>> attempt = puzzles.play(puzzle, puzzle.solution)
>>> attempt.whole
True
"""

from __future__ import annotations

from .attempt import Attempt, play
from .collection import all_puzzles, find, of_the_day, read, themes_of, write
from .puzzle import BadPuzzle, Puzzle
from .verdict import Verdict, judge

__all__ = [
    "Attempt",
    "BadPuzzle",
    "Puzzle",
    "Verdict",
    "all_puzzles",
    "find",
    "judge",
    "of_the_day",
    "play",
    "read",
    "themes_of",
    "write",
]
