"""When a thought has to end: the budget, handed out in parts."""

from __future__ import annotations

import time

from .budget import Budget


class Deadline:
    """Tells a search how many simulations to do before it asks again, until the budget is spent.

    A budget of simulations is handed out in equal parts, whatever the time: so a search that looks between
    parts whether it is decided stops at the same one every time.
    """

    CHECK = 0.004  # seconds between two looks at the clock
    PARTS = 16
    SOON = 0.1  # the share of a budget of time after which a clear answer is given …
    CLEAR = 16  # … which is one that was looked at so many times as often as any other

    def __init__(self, budget: Budget) -> None:
        self.started = time.monotonic()
        self.end = None if budget.seconds is None else self.started + budget.seconds
        self.left = budget.simulations
        self.done = 0
        self._size = 1
        self._asked = self.started

    def next(self) -> int:
        """How many simulations to do next; 0 when the budget is spent."""
        size = self._by_time() if self.left is None or self.end else self.left // self.PARTS + 1
        if self.end is not None and time.monotonic() >= self.end:
            return 0
        if self.left is not None:
            size = min(size, self.left - self.done)
        self.done += size
        return size

    def _by_time(self) -> int:
        """As many as take about as long as a look at the clock is apart from the next."""
        now = time.monotonic()
        if self.done and now - self._asked < self.CHECK:
            self._size *= 2
        elif self.done:
            self._size = max(1, self._size // 2)
        self._asked = now
        return self._size

    def share_left(self) -> float:
        """How much of the budget is left, 0 … 1."""
        shares = [1.0]
        if self.left is not None:
            shares.append(1 - self.done / self.left)
        if self.end is not None:
            shares.append((self.end - time.monotonic()) / (self.end - self.started))
        return max(0.0, min(shares))

    def is_clear(self, most: int, next_most: int) -> bool:
        """Whether more time is for nothing, with so many visits to the leader and to the one after it.

        Only time is saved: a number of simulations is done whatever they show, so that figures can be compared.
        """
        if self.end is None or self.left is not None or self.share_left() > 1 - self.SOON:
            return False
        return most > self.CLEAR * next_most
