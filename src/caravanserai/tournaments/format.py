"""How a tournament is played: of which kind, at tables of how many, in how many rounds."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["swiss", "round-robin", "arena"]
MOST_ROUNDS = 50
MOST_IN_A_ROUND_ROBIN = 24
"""Entrants of a round robin: everybody meets everybody, which takes long."""


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a tournament is played."""

    kind: Kind = "swiss"
    seats: int = 2
    """People at a table, where the number of entrants allows it."""
    sizes: tuple[int, ...] = (2, 3, 4)
    """How many the game can be played by, at all."""
    rounds: int = 0
    """How many there are at most. Of a round robin 0 is as many as it takes; an arena has a time instead."""
    minutes: int = 0
    """Of an arena: how long new tables begin."""
    duplicate: bool = False
    """Whether all tables of a round are dealt the same, and results are compared with the field."""
    round_days: int = 0
    """Of a league: how long a round may last; 0 for no end."""
