"""What looking for better weights brings to light, and how a game lets its weights be found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

Progress = Callable[[str, int | None], None]
"""Told what is new, and how much is done where that is known beforehand."""


FoundTable = tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]
"""The heads of the columns, and the rows."""


@dataclass(frozen=True)
class Findings:
    """What was learned about the weights of a game."""

    heading: str
    tables: tuple[FoundTable, ...]
    remarks: tuple[str, ...]
    wish: str = ""
    """The weights found as a wish, where they can be set by name."""


class Tuner(Protocol):
    """What a game's module of that name has."""

    COUNTED: str
    """What it plays: games, or matches of many."""
    USUAL_GAMES: int
    """Games to learn from, where nothing else is said."""
    SETTABLE: bool
    """Whether the weights found can be set in a bot's name, and so be tried."""

    def check(self) -> None:
        """Make sure that all is there that it needs; BadBot says what is missing."""

    def learn(self, players: int, games: int, seed: int, progress: Progress) -> Findings:
        """Find the weights for so many players."""


def figure(value: float) -> str:
    """A figure for a table."""
    return f"{round(value, 2) + 0.0:.2f}".replace("-", "−")
