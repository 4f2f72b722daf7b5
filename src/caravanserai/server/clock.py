"""What time it is at the tables. In tests a day may pass in a second."""

from __future__ import annotations

import time

BEGINNING = 1_767_225_600_000  # the first moment of 2026; fixed, so that all nodes agree after any restart


class Clock:
    """The time in milliseconds since 1970, running `rate` times as fast as the world's since 2026."""

    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate

    def now(self) -> int:
        """Milliseconds since 1970."""
        world = time.time_ns() // 1_000_000
        return world if self.rate == 1.0 else BEGINNING + int((world - BEGINNING) * self.rate)

    def seconds_until(self, moment: int) -> float:
        """How many of the world's seconds it takes until then; 0 if it has passed."""
        return max(0.0, (moment - self.now()) / self.rate / 1000)
