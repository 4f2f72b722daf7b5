"""What time it is: at the tables, where in tests a day may pass in a second, and in the world."""

from __future__ import annotations

import time

BEGINNING = 1_767_225_600_000  # the first moment of 2026; fixed, so that all nodes agree after any restart


class ServerClock:
    """The server's one clock. The tables' time runs `rate` times as fast as the world's since 2026."""

    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate

    def now(self) -> int:
        """The tables' time: milliseconds since 1970."""
        world = time.time_ns() // 1_000_000
        return world if self.rate == 1.0 else BEGINNING + int((world - BEGINNING) * self.rate)

    def world(self) -> int:
        """The world's time, for what people do away from the tables: milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        """Seconds of the world that only ever grow, to measure how long something takes."""
        return time.monotonic()

    def elapsed(self) -> int:
        """Milliseconds at the tables that only ever grow, whatever the world's clocks are set to."""
        return int(time.monotonic() * 1000 * self.rate)

    def seconds_until(self, moment: int) -> float:
        """How many of the world's seconds it takes until the tables' time is that; 0 if it has passed."""
        return max(0.0, (moment - self.now()) / self.rate / 1000)
