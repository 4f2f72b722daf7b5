"""Who sits at the other seats of a learner's table: the same bots in every game, or some of a pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite

import numpy as np

from .. import bots
from ..bots import Bot
from ..bots.team import Team

Wanted = str | Sequence[str] | Mapping[str, float]
"""A bot by name, one for each other seat, or a pool: how often each name is drawn beside the others."""


class Opponents:
    """The bots of a table. From a pool each other seat draws its own, anew for every game."""

    def __init__(self, game: str, wanted: Wanted, players: int | None = None) -> None:
        self.game = game
        self._pool = read_pool(wanted) if isinstance(wanted, Mapping) else {}
        self.names = [wanted] if isinstance(wanted, str) else list(wanted)
        seats = len(self.names) + 1
        if self._pool:
            self.players = 2 if players is None else players
        elif players in (None, seats):
            self.players = seats
        else:
            raise ValueError(f"{len(self.names)} opponents make a table of {seats}, not of {players}")
        self._made: dict[tuple[int, str], Bot] = {}
        for place, name in enumerate(self.names):
            self._bot(0 if self._pool else place, name)  # says at once what is wrong with a name

    def sit_down(self, random: np.random.Generator) -> list[str]:
        """Who plays the next game, from the seat after the learner's on; none remembers the last one."""
        if self._pool:
            odds = np.array(list(self._pool.values()))
            drawn = random.choice(len(odds), self.players - 1, p=odds / odds.sum())
            self.names = [list(self._pool)[number] for number in drawn]
        self._seated = [self._bot(place, name) for place, name in enumerate(self.names)]
        for bot in self._seated:
            bot.seed = int(random.integers(2**63))
            bot.thoughts.clear()
        return self.names

    def at(self, place: int) -> Bot:
        """Who sits so many places on from the one after the learner."""
        return self._seated[place]

    def close(self) -> None:
        """Let go of bots that think in processes of their own."""
        for bot in self._made.values():
            if isinstance(bot, Team):
                bot.close()

    def _bot(self, place: int, name: str) -> Bot:
        if (place, name) not in self._made:
            self._made[place, name] = bots.get(self.game, name)
        return self._made[place, name]


def read_pool(wanted: Mapping[str, float]) -> dict[str, float]:
    """A pool whose weights can be drawn by; ValueError if they can't."""
    if not wanted:
        raise ValueError("a pool of opponents needs somebody in it")
    for name, weight in wanted.items():
        number = isinstance(weight, int | float) and not isinstance(weight, bool)
        if not number or not isfinite(weight) or weight <= 0:
            raise ValueError(f"how often {name} is drawn is a number above 0, not {weight!r}")
    return dict(wanted)
