"""Noticing that somebody whose turn it is has gone away, and having them told."""

from __future__ import annotations

import asyncio
import logging

from ..clock import ServerClock
from ..lobby.tables import PLAYING
from ..play.open_rooms import OpenRooms
from ..play.room import Room
from .notices import Notices

logger = logging.getLogger(__name__)


class Reminders:
    """Looks at the open tables every few seconds; a table where somebody has just acted is open."""

    def __init__(self, rooms: OpenRooms, clock: ServerClock, notices: Notices, away_seconds: float) -> None:
        self.rooms = rooms
        self.clock = clock
        self.notices = notices
        self.away_seconds = away_seconds
        """How long somebody must be gone; who only reloads the page isn't told."""
        self._told: dict[str, int] = {}
        """The ply at which each table was last seen to wait for somebody away."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look_again_and_again())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.notices.close()

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(self.away_seconds / 6)
            try:
                await self.look()
            except Exception:
                logger.exception("nobody could be reminded")

    async def look(self) -> None:
        """Have everybody told who is away while a table waits for them."""
        self._told = {table: ply for table, ply in self._told.items() if self.rooms.get(table) is not None}
        async for room in self.rooms.few_at_a_time():
            guest = awaited(room)
            if guest is None or room.match is None or self._told.get(room.id) == room.match.ply:
                continue
            if room.presence.away_for(guest) >= self.away_seconds * 1000 * self.clock.rate:
                await self._tell(room, guest, room.match.ply)

    async def _tell(self, room: Room, guest: str, ply: int) -> None:
        def still_wanted() -> bool:
            now = self.rooms.get(room.id)
            return now is None or (now.match is not None and now.match.ply == ply)

        self._told[room.id] = ply
        game = room.table.setting.game
        await self.notices.your_turn(room.id, ply, guest, game, self.clock.now(), still_wanted)


def awaited(room: Room) -> str | None:
    """The guest a table waits for; None if it waits for a bot, or for nobody."""
    match = room.match
    if match is None or match.to_act is None or room.table.status != PLAYING:
        return None
    return room.table.seats[match.to_act].guest if match.player(match.to_act) == "person" else None
