"""What a puzzle is: a position, the turn that is best there, and why.

The position is told in one line, so that a puzzle is short enough to be shared; what a seat can't know was
drawn anew before, so that it gives away nobody's cards.
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from .. import games
from ..games import Game, State

Proof = Literal["solved", "searched"]
"""Whether the ending was solved to its end, or searched deeply, twice."""


class BadPuzzle(ValueError):
    """A puzzle that can't be read; the message says where and why."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which one turn is clearly the best."""

    code: str
    """The position, in one line."""
    themes: tuple[str, ...]
    """What makes the turn the best one, the most telling first."""
    solution: tuple[str, ...]
    """The turn, up to its end or to where chance has a say."""
    gap: float
    """How many points the best other turn is behind."""
    rating: int
    """How hard it is: who has this rating finds it every other time."""
    proof: Proof

    @property
    def id(self) -> str:
        """A short name that follows from the position."""
        return id_of(self.code)

    @property
    def game(self) -> Game:
        """The game it is from."""
        return games.of_code(self.code)

    def state(self) -> State:
        """The position, to be played on."""
        return self.game.from_code(self.code)

    @property
    def actions(self) -> tuple[int, ...]:
        """The solution as actions."""
        return tuple(map(self.game.parse, self.solution))


def id_of(code: str) -> str:
    """A short name for a position."""
    return hashlib.blake2b(code.encode(), digest_size=5).hexdigest()
