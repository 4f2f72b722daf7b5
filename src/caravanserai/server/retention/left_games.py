"""Rated games without a clock that everybody has left: they come to a result, too."""

from __future__ import annotations

import asyncio

from ..lobby.tables import PLAYING
from ..play.hub import Hub
from ..store import Store
from .old_tables import DAY_MS, last_touched, older

PAUSE = 0.02
"""Seconds between two of them."""
LEFT_DAYS = 30
"""After so many days without a sign of anybody, who has to decide has lost. Whoever waits at the table for
somebody who is away need not wait so long."""


async def end_left_games(store: Store, hub: Hub, now: int) -> None:
    """Let those give up who have to decide in rated games that everybody has left."""
    since = now - LEFT_DAYS * DAY_MS
    async for table in older(store, PLAYING, since):
        async with store.reading() as connection:
            touched = await last_touched(connection, table)
        room = await hub.rooms.open(table.id) if touched < since else None
        if room is None or room.match is None or room.timed or not room.table.setting.counts:
            continue
        seat = room.match.to_act
        if seat is not None and not room.presence.anybody:
            await hub.rooms.stand_in(table.id, seat)
            await asyncio.sleep(PAUSE)
