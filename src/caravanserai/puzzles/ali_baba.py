"""What puzzles of Ali Baba are about."""

from __future__ import annotations

from collections.abc import Sequence

from ..games import Game, State
from .themes import Turn

MUCH = 3
"""Points less for the next that are worth a word."""
SET = 5
"""Points for treasures that are."""


class AliBabaThemes:
    """Decisions about tiles: which to take, to steal, to ban, to show."""

    names = ("uncovering", "set", "magic", "ban", "steal", "show", "second", "lamp")

    def begins(self, state: State) -> bool:
        """Whether there is something to decide: every step is a decision of its own."""
        return state.seat is not None

    def kind(self, game: Game, actions: Sequence[int]) -> str:
        """All that is done."""
        return ", ".join(map(game.text, actions))

    def of(self, turn: Turn) -> list[str]:
        """What the story of the turn shows."""
        shown = {
            "uncovering": turn.denies(MUCH),
            "set": turn.gained("treasures") >= SET,
            "magic": sum(entry["n"] for entry in turn.told("points")) >= SET,
            "ban": bool(turn.told("ban")),
            "steal": bool(turn.told("steal")) or takes_to_steal(turn),
            "show": bool(turn.told("show")),
            "second": bool(turn.told("also")),
            "lamp": bool(turn.told("swap")) or bool(turn.told("magic")),
        }
        found = [theme for theme in self.names if shown[theme]]
        return found or ["set" if turn.gained("treasures") > turn.gained("magic") else "magic"]


def takes_to_steal(turn: Turn) -> bool:
    """Whether a yellow tile is taken, so that rivals have to show theirs."""
    return any(entry["tile"].endswith("-yellow") for entry in turn.told("take")) and turn.after.step == "show"


THEMES = AliBabaThemes()
