"""Clocks that run out: one timer for all tables of this node, set to the one that ends first."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

from ..clock import ServerClock


class Alarms:
    """When the clock of which table runs out, as far as tables are open here; the sweeper opens others."""

    def __init__(self, clock: ServerClock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring_at = ring
        self._heap: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._set_to = 0

    def watch(self, table: str, deadline: int) -> None:
        """Ring at a table at that moment."""
        heapq.heappush(self._heap, (deadline, table))
        self._set()

    def close(self) -> None:
        """Ring no more."""
        self._heap = []
        if self._timer is not None:
            self._timer.cancel()

    def _set(self) -> None:
        """Set the timer to the first deadline."""
        if not self._heap:
            return
        first = self._heap[0][0]
        if self._timer is not None:
            if self._set_to <= first:
                return
            self._timer.cancel()
        self._set_to = first
        self._timer = asyncio.get_running_loop().call_later(self._clock.seconds_until(first), self._ring)

    def _ring(self) -> None:
        """Time has run out at some tables, unless somebody has acted there since."""
        self._timer = None
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            self._ring_at(heapq.heappop(self._heap)[1])
        self._set()
