"""What has to be done at tables though nobody asks for it: once a second this node looks around.

Bots' turns and clocks go on by themselves while a table is open somewhere. The sweeper finds the tables for
which nobody cares: after a crash, when everybody has gone home, or when word from another node got lost.
"""

from __future__ import annotations

import asyncio
import logging

from ..clock import ServerClock
from ..lobby.tables import Tables
from .open_rooms import OpenRooms
from .room import Room

SECONDS = 1.0

logger = logging.getLogger(__name__)


class Sweeper:
    """Looks after tables that nobody asks for."""

    def __init__(self, rooms: OpenRooms, tables: Tables, clock: ServerClock, alone: bool) -> None:
        self._rooms = rooms
        self._tables = tables
        self._clock = clock
        self._alone = alone
        """Whether no other node writes to the log."""

    async def sweep(self) -> None:
        """Look around once a second, as long as the server runs."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self._look_after_due_tables()
                if not self._alone:
                    await self._rooms.catch_up()
            except Exception as problem:
                logger.warning("tables could not be looked after: %s", problem)
            await self._rooms.close_idle()

    async def _look_after_due_tables(self) -> None:
        """See to the tables whose time has come."""
        for table in await self._tables.due(self._clock.now()):
            room = await self._rooms.open(table)
            if room is not None:
                room.look_after()
                await self._put_off(room)

    async def _put_off(self, room: Room) -> None:
        """Note when a table has to be looked after next, so that it doesn't come up each time."""
        if room.pending is None:
            wake_at = room.wanted_wake(self._clock.now())
            await self._tables.wake(room.id, wake_at)
            if room.pending is None:
                room.wake_at = wake_at
