"""A step of some games; in `machine_unlocked.pxd` the same without the GIL, so that threads go on."""

from __future__ import annotations

from ...games.chance import Chance
from .batch_games import Many

__all__ = ["choose_some", "play_some"]


def play_some(many: Many, chance: Chance, first: int, last: int) -> None:
    """Let the games from `first` up to `last` carry out their actions."""
    for game in range(first, last):
        many.play(game, many.states[game], chance)


def choose_some(many: Many, chance: Chance, first: int, last: int) -> None:
    """Choose a random legal action in each of these games."""
    for game in range(first, last):
        many.choose(game, many.states[game], chance)
