"""What puzzles of a game are about; each game says it of its own turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Protocol

from ..games import Game, Json, State
from ..protocol.review import Brought


@dataclass(frozen=True)
class Turn:
    """A turn that is looked at."""

    before: State
    after: State
    story: list[Json]
    brings: Brought
    """What it brings at once, and what it leaves to the next."""
    other: Brought
    """Likewise for the best other turn."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        assert self.before.seat is not None
        return self.before.seat

    def told(self, what: str) -> list[Json]:
        """The entries of that kind in the seat's own story."""
        return [entry for entry in self.story if entry["what"] == what and entry["seat"] in (self.seat, None)]

    def gained(self, category: str) -> int:
        """The points that the turn adds to one line of the seat's score sheet."""
        sheets = [state.scores()[self.seat] for state in (self.before, self.after)]
        return int(sheets[1][category]) - int(sheets[0][category])

    def denies(self, much: float) -> bool:
        """Whether it leaves the next so much less than the other turn, and that is more than it brings more."""
        if self.brings.leaves is None or self.other.leaves is None:
            return False
        less = self.other.leaves - self.brings.leaves
        return less >= much and less > self.brings.gain - self.other.gain


class Themes(Protocol):
    """What puzzles of a game can be about."""

    names: tuple[str, ...]
    """All themes, in the order in which they are offered."""

    def begins(self, state: State) -> bool:
        """Whether a puzzle may begin here."""

    def kind(self, game: Game, actions: Sequence[int]) -> str:
        """What a turn comes to: turns of one kind differ in little."""

    def of(self, turn: Turn) -> list[str]:
        """What makes a turn good, the most telling first; nothing if it is no puzzle to find it."""


def themes_for(game: Game) -> Themes | None:
    """What puzzles of that game are about; None if it has none."""
    if not game.rooms.puzzles:
        return None
    found: Themes = resolve_name(game.rooms.puzzles)
    return found
