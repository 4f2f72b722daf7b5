"""The games of a run, in order: game number k is a function of the settings and of k alone.

So a run can be stopped and gone on with, and is the same on any number of workers. Deal after deal is
played, by every pair of bots, with the seats rotated: raising the number of games only adds to the end.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from .run_settings import RunSettings, games_a_deal


@dataclass(frozen=True)
class Seating:
    """One game to play."""

    number: int
    deal: int
    seed: int
    """The seed of the deal: the same for all games of it."""
    pair: int
    seats: tuple[str, ...]
    """The bot at each seat."""


class Schedule:
    """All games of a run."""

    def __init__(self, settings: RunSettings) -> None:
        self.settings = settings
        self.a_deal = games_a_deal(settings.players)
        self._line_ups = [line_ups(*pair, settings.players) for pair in settings.pairs]

    def __len__(self) -> int:
        return self.settings.deals * self.a_deal * len(self._line_ups)

    def __getitem__(self, number: int) -> Seating:
        deal, rest = divmod(number, self.a_deal * len(self._line_ups))
        pair, turn = divmod(rest, self.a_deal)
        seed = seed_of_deal(self.settings.seed, deal)
        return Seating(number, deal, seed, pair, self._line_ups[pair][turn])


def line_ups(first: str, second: str, players: int) -> list[tuple[str, ...]]:
    """How two bots sit down to one deal: one of each, or one against all others, in every seat.

    >>> line_ups("vizier", "merchant", 2)
    [('vizier', 'merchant'), ('merchant', 'vizier')]
    >>> line_ups("a", "b", 3)
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'), ('b', 'a', 'a'), ('a', 'b', 'a'), ('a', 'a', 'b')]
    """
    ways = [(first, second)] if players == 2 else [(first, second), (second, first)]
    return [
        tuple(lone if seat == place else rest for place in range(players))
        for lone, rest in ways
        for seat in range(players)
    ]


def seed_of_deal(seed: int, deal: int) -> int:
    """The seed of a deal; deals of different runs have nothing in common."""
    return derived(seed, "deal", deal, bits=48)


def derived(*words: object, bits: int) -> int:
    """A number that follows from these words and looks like chance."""
    digest = hashlib.sha256("/".join(map(str, words)).encode()).digest()
    return int.from_bytes(digest, "big") >> (256 - bits)
