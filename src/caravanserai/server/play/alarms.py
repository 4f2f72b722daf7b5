"""Clocks that run out: one timer for all tables of this node, set to the one that ends first."""

from __future__ import annotations

import asyncio
import heapq
from typing import TYPE_CHECKING

from ...protocol.refusal import Refusal as Refused

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room


class Alarms:
    """When the clock of which table runs out, as far as tables are open here; the sweep opens the others."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._heap: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._set_to = 0

    def watch(self, room: Room) -> None:
        """Look after this table when the time of who has to decide there runs out."""
        deadline = room.match.deadline() if room.match is not None else None
        if deadline is not None:
            heapq.heappush(self._heap, (deadline, room.id))
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
        self._timer = asyncio.get_running_loop().call_later(self._hub.clock.seconds_until(first), self._ring)

    def _ring(self) -> None:
        """Time has run out at some tables, unless somebody has acted there since."""
        self._timer = None
        now = self._hub.now()
        while self._heap and self._heap[0][0] <= now:
            room = self._hub.rooms.get(heapq.heappop(self._heap)[1])
            if room is not None:
                self.check(room)
        self._set()

    def check(self, room: Room) -> None:
        """Let a bot take over from somebody whose time has run out."""
        match = room.match
        if match is None or room.pending is not None or room.table.status != "playing":
            return  # whatever is under way will have the clock watched again
        deadline = match.deadline()
        if deadline is None or deadline > self._hub.now():
            return
        try:
            room.submit(match.propose_time_out(self._hub.now()), None, "")
        except Refused:  # it ran out between two looks at the clock only
            self.watch(room)
