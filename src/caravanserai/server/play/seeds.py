"""Seeds for chance that nobody can foresee, from the system's own source, many at a time."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator

from ...games import Chance

AT_A_TIME = 512  # asking the system costs more than all else that is done for a seed


class Seeds:
    """Numbers of 64 random bits, each used once."""

    def __init__(self) -> None:
        self._kept: Iterator[int] = iter(())

    def chance(self, deal: int | None = None) -> Chance:
        """Chance of a new seed; or, where several tables are dealt the same, of their deal."""
        return Chance(self.next()) if deal is None else Chance.dealt(deal)

    def next(self) -> int:
        """The next seed."""
        for seed in self._kept:
            return seed
        self._kept = iter(struct.unpack(f"{AT_A_TIME}Q", os.urandom(8 * AT_A_TIME)))
        return next(self._kept)
