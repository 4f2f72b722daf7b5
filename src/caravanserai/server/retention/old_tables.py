"""Tables that were kept long enough: nothing began there, nobody finished the game, or it is long over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec
from sqlalchemy import func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import models
from ..lobby.tables import ABANDONED, FINISHED, PLAYING, WAITING, lock
from ..play.hub import Hub
from ..settings import KeptDays
from ..store import Store
from .outlived import ROWS, remove_table

DAY_MS = 86_400_000


class OldTable(NamedTuple):
    """A table that may have been kept long enough."""

    id: str
    status: str
    created_at: int
    started_at: int | None
    finished_at: int | None


class OldTables:
    """Finds and removes tables that were kept long enough."""

    def __init__(self, store: Store, hub: Hub, keep: KeptDays) -> None:
        self._store = store
        self._hub = hub
        self._keep = keep

    async def remove(self, now: int) -> AsyncIterator[int]:
        """Remove them, one after the other; after each short transaction, how many rows that were."""
        for status in (WAITING, PLAYING, ABANDONED, FINISHED):
            days = min((self._days(status, began) for began in (False, True)), key=lambda days: days or 10**9)
            if days:
                async for table in older(self._store, status, now - days * DAY_MS):
                    async for gone in self._consider(table, now):
                        yield gone

    def _days(self, status: str, began: bool) -> int:
        """How long a table of that status is kept after anybody touched it; 0 for ever."""
        if status == FINISHED:
            return self._keep.finished_tables
        if status == PLAYING or (status == ABANDONED and began):
            return self._keep.unfinished_tables
        return self._keep.waiting_tables

    async def _consider(self, table: OldTable, now: int) -> AsyncIterator[int]:
        """Remove a table, if nobody has touched it for so long, and nobody is there."""
        days = self._days(table.status, table.started_at is not None)
        room = self._hub.rooms.get(table.id)
        if not days or (room is not None and room.presence.anybody):
            return
        async with self._store.writing() as connection:
            await lock(connection, table.id)
            touched = await last_touched(connection, table)
            status = await connection.scalar(
                select(models.tables.c.status).where(models.tables.c.id == table.id)
            )
            outlived = status == table.status and touched < now - days * DAY_MS
            if outlived and status in (WAITING, PLAYING):  # nobody begins or plays there any more
                tables = models.tables.c
                change = update(models.tables).where(tables.id == table.id)
                given_up = {"status": ABANDONED, "finished_at": touched, "wake_at": None}
                await connection.execute(change.values(version=tables.version + 1, **given_up))
        if outlived:
            await self._hub.table_changed(table.id)
            async for gone in remove_table(self._store, table.id):
                yield gone
            await self._hub.table_changed(table.id)


async def older(store: Store, status: str, since: int) -> AsyncIterator[OldTable]:
    """Tables of a status that were set up before that, the oldest first."""
    tables = models.tables.c
    columns = (tables.id, tables.status, tables.created_at, tables.started_at, tables.finished_at)
    place = tuple_(tables.created_at, tables.id)
    wanted = select(*columns).where((tables.status == status) & (tables.created_at < since))
    wanted = wanted.order_by(tables.created_at, tables.id).limit(ROWS)
    after = (0, "")
    while True:
        async with store.reading() as connection:
            found = [OldTable(*row) for row in await connection.execute(wanted.where(place > after))]
        for table in found:
            yield table
        if len(found) < ROWS:
            return
        after = (found[-1].created_at, found[-1].id)


async def last_touched(connection: AsyncConnection, table: OldTable) -> int:
    """When somebody last did something at a table."""
    if table.finished_at is not None:
        return table.finished_at
    times = [table.created_at]
    for there in (models.members, models.chat):
        times.append(
            await connection.scalar(select(func.max(there.c.at)).where(there.c.tbl == table.id)) or 0
        )
    log = models.log.c
    last = select(log.entry).where(log.tbl == table.id).order_by(log.ply.desc()).limit(1)
    line = await connection.scalar(last)
    if line is not None:
        times.append(int(msgspec.json.decode(line)[1]))
    return max(times)
