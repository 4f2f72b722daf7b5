"""Clocks that run out: one timer for all tables of this node, set to the one that ends first."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

from ..clock import ServerClock

LOOK_SECONDS = 1.0
"""How long the timer sleeps at most: the world's clock may be set, or the machine have slept, meanwhile."""
FEW = 64
"""Void alarms that are kept, however few others there are."""


class Alarms:
    """When the clock of which table runs out, as far as tables are open here; the sweeper opens others."""

    def __init__(self, clock: ServerClock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring_at = ring
        self._deadlines: dict[str, int] = {}
        """For each table the one that counts."""
        self._heap: list[tuple[int, str]] = []
        """The same by time, and among them some that count no more."""
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._heap)

    def watch(self, table: str, deadline: int) -> None:
        """Ring at a table at that moment, and no more at any other."""
        if self._deadlines.get(table) != deadline:
            self._deadlines[table] = deadline
            heapq.heappush(self._heap, (deadline, table))
            if len(self._heap) > 2 * len(self._deadlines) + FEW:
                self._heap = [(at, where) for where, at in self._deadlines.items()]
                heapq.heapify(self._heap)
        self._set()

    def forget(self, table: str) -> None:
        """Don't ring there."""
        self._deadlines.pop(table, None)

    def close(self) -> None:
        """Ring no more."""
        self._heap, self._deadlines = [], {}
        if self._timer is not None:
            self._timer.cancel()

    def _set(self) -> None:
        """Set the timer to the first deadline, or to when it is time to look at the world's clock again."""
        while self._heap and self._deadlines.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if not self._heap:
            return
        loop = asyncio.get_running_loop()
        due = loop.time() + min(LOOK_SECONDS, self._clock.seconds_until(self._heap[0][0]))
        if self._timer is not None:
            if self._timer.when() <= due:
                return
            self._timer.cancel()
        self._timer = loop.call_at(due, self._ring)

    def _ring(self) -> None:
        """See at which tables time has run out, unless somebody has acted there since."""
        self._timer = None
        now = self._clock.now()
        try:
            while self._heap and self._heap[0][0] <= now:
                deadline, table = heapq.heappop(self._heap)
                if self._deadlines.get(table) == deadline:
                    del self._deadlines[table]
                    self._ring_at(table)
        finally:
            self._set()
