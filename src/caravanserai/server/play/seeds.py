"""Seeds for chance that nobody can foresee, from the system's own source, many at a time."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator

AT_A_TIME = 512  # asking the system costs more than all else that is done for a seed


class Seeds:
    """Numbers of 64 random bits, each used once."""

    def __init__(self) -> None:
        self._kept: Iterator[int] = iter(())

    def next(self) -> int:
        """The next seed."""
        for seed in self._kept:
            return seed
        self._kept = iter(struct.unpack(f"{AT_A_TIME}Q", os.urandom(8 * AT_A_TIME)))
        return next(self._kept)
