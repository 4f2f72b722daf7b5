"""What has to be done at tables though nobody asks for it: once a second this node looks around.

Bots' turns and clocks go on by themselves while a table is open somewhere. The sweep finds the tables for
which nobody cares: after a crash, when everybody has gone home, or when word from another node got lost.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from .room import Room

if TYPE_CHECKING:
    from .hub import Hub

SECONDS = 1.0
KEPT_MS = 60_000
"""How long a table that nobody looks at stays open, in the world's time."""

logger = logging.getLogger(__name__)


async def sweep(hub: Hub) -> None:
    """Look around once a second, as long as the server runs."""
    while True:
        await asyncio.sleep(SECONDS)
        try:
            await look_after_due_tables(hub)
            if hub.nodes is not None:
                await catch_up_all(hub)
        except Exception as problem:
            logger.warning("tables could not be looked after: %s", problem)
        close_idle_rooms(hub)


async def look_after_due_tables(hub: Hub) -> None:
    """See to the tables whose time has come."""
    for table in await hub.tables.due(hub.now()):
        room = await hub.room(table)
        if room is not None:
            room.look_after()
            await put_off(hub, room)


async def put_off(hub: Hub, room: Room) -> None:
    """Note when a table has to be looked after next, so that it doesn't come up each time."""
    if room.pending is None:
        wake_at = room.wanted_wake(hub.now())
        await hub.tables.wake(room.id, wake_at)
        if room.pending is None:
            room.wake_at = wake_at


async def catch_up_all(hub: Hub) -> None:
    """Read again what other nodes have written and this one hasn't heard of."""
    playing = [id for id, room in hub.rooms.items() if room.match is not None and not room.match.over]
    heads = await hub.log.heads(playing) if playing else {}
    for table, head in heads.items():
        room = hub.rooms.get(table)
        if room is not None and room.match is not None and head >= room.match.ply:
            await room.catch_up()


def close_idle_rooms(hub: Hub) -> None:
    """Close the tables that nobody has looked at for a while."""
    long_ago = hub.now() - int(KEPT_MS * hub.clock.rate)
    for table in [id for id, room in hub.rooms.items() if room.idle and room.used_at < long_ago]:
        del hub.rooms[table]
