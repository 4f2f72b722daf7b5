"""What puzzles of Five Tribes are about."""

from __future__ import annotations

from collections.abc import Sequence

from ..games import Game, State
from .themes import Turn

FEAST = 12
"""Coins from builders that are worth a word."""
MUCH = 5
"""Points less for the next that are."""


class FiveTribesThemes:
    """Bids and turns: where they end, and what they set off."""

    names = (
        "bid",
        "loop",
        "double-claim",
        "builders",
        "djinns",
        "last-camel",
        "majority",
        "denial",
        "killing",
        "market",
        "claim",
        "gathering",
    )

    def begins(self, state: State) -> bool:
        """Whether a bid is to be made, or a turn begins."""
        return state.step in ("bid", "pick")

    def kind(self, game: Game, actions: Sequence[int]) -> str:
        """The spot that is bid; or the tile that a turn ends on, and the tribe that acts there."""
        words = [game.text(action).split() for action in actions]
        drops = [f"{word[1]} {word[2]}" for word in words if word[0] == "drop"]
        return drops[-1] if drops else " ".join(words[0])

    def of(self, turn: Turn) -> list[str]:
        """What the story of the turn shows."""
        if turn.before.step == "bid":
            return ["bid"] if any(entry["price"] > 0 for entry in turn.told("bid")) else []
        camels = [entry for entry in turn.told("camel") if entry["n"] < 0]
        shown = {
            "loop": is_loop(turn),
            "double-claim": len(camels) > 1,
            "builders": coins_of_builders(turn) >= FEAST,
            "djinns": bool(turn.told("use")) or bool(turn.told("djinn")),
            "last-camel": bool(turn.told("last-round")),
            "majority": turn.gained("viziers") > sum(entry["n"] for entry in turn.told("viziers")) > 0,
            "denial": turn.denies(MUCH),
            "killing": bool(turn.told("kill")),
            "market": bool(turn.told("take")),
            "claim": bool(camels),
        }
        return [theme for theme in self.names if shown.get(theme)] or ["gathering"]


def is_loop(turn: Turn) -> bool:
    """Whether the way comes back to a tile it was on."""
    tiles = [entry["tile"] for entry in (*turn.told("pick"), *turn.told("drop"))]
    return len(set(tiles)) < len(tiles)


def coins_of_builders(turn: Turn) -> int:
    """The coins that the builders of the turn bring."""
    return sum(entry["n"] for entry in turn.told("coins") if "tiles" in entry)


THEMES = FiveTribesThemes()
