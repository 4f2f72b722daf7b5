"""Where a batch leaves the Python world for a while; each thread brings a chance of its own."""

from __future__ import annotations

from ...games.chance import Chance
from .batch_games import Many
from .unlocked import *


def step(many: Many, chance: Chance, first: int, last: int) -> None:
    """One step of each game from `first` up to `last`; where one has ended the next begins."""
    play_some(many, chance, first, last)
    for game in range(first, last):
        if many.done[game] != 0:
            begin(many, chance, game, game + 1)


def begin(many: Many, chance: Chance, first: int, last: int) -> None:
    """Set up new games."""
    for game in range(first, last):
        many.restart(game, chance)
        many.tell(game, many.states[game])


def choose(many: Many, chance: Chance, first: int, last: int) -> None:
    """Choose a random legal action in each game from `first` up to `last`."""
    choose_some(many, chance, first, last)
