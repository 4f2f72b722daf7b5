"""The log in Postgres: one connection writes, each group with one statement that says whose rows got in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import asyncpg

from .log import Done, Log, Place, Row, Submitted, logger

INSERT = """
    INSERT INTO log (tbl, ply, entry)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])
    ON CONFLICT DO NOTHING RETURNING tbl, ply
"""
INSERT_AND_UPDATE = f"""
    WITH written AS ({INSERT}),
    updated AS (
        UPDATE tables SET wake_at = new.wake_at, status = coalesce(new.status, tables.status),
            finished_at = coalesce(new.finished_at, tables.finished_at),
            result = coalesce(new.result, tables.result)
        FROM unnest($4::text[], $5::integer[], $6::bigint[], $7::text[], $8::bigint[], $9::text[])
            AS new (tbl, ply, wake_at, status, finished_at, result)
        WHERE tables.id = new.tbl AND (new.tbl, new.ply) IN (SELECT tbl, ply FROM written)
    )
    SELECT tbl, ply FROM written
"""
THERE = """
    SELECT log.tbl, log.ply, log.entry FROM log
    JOIN unnest($1::text[], $2::integer[]) AS asked (tbl, ply) USING (tbl, ply)
"""
READ = "SELECT entry FROM log WHERE tbl = $1 AND ply >= $2 ORDER BY ply"
HEADS = """
    SELECT asked.tbl, head.ply FROM unnest($1::text[]) AS asked (tbl)
    CROSS JOIN LATERAL (SELECT ply FROM log WHERE log.tbl = asked.tbl ORDER BY ply DESC LIMIT 1) AS head
"""
AGAIN = 0.2  # seconds until the next try when the server can't be reached
PATIENCE = 10.0  # seconds until a silent server counts as gone
GOODBYE = 2.0  # seconds for a server to say goodbye
LARGEST = 1000  # entries in one group


class PostgresLog(Log):
    """The log in Postgres, for any number of processes. Open it in the event loop that submits to it."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url.replace("+asyncpg", "", 1)
        self._queue: list[Submitted] = []
        self._bell = asyncio.Event()
        self._closing = False
        self._connection: asyncpg.Connection | None = None
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()
        self._task = asyncio.create_task(self._write_all(), name="log")

    def submit(self, table: str, ply: int, entry: bytes, row: Row | None, done: Done) -> None:
        """Have an entry written; `done` tells how it went."""
        self._take_in()
        self._queue.append(Submitted(table, ply, entry, row, done))
        self._bell.set()

    async def read(self, table: str, from_ply: int = 0) -> list[bytes]:
        """The entries of a table, in order."""
        return [row[0] for row in await (await self._readers()).fetch(READ, table, from_ply)]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last ply of each of these tables."""
        return {row[0]: row[1] for row in await (await self._readers()).fetch(HEADS, list(tables))}

    async def close(self) -> None:
        """Write what was submitted, then stop."""
        self._closing = True
        self._bell.set()
        await self._task
        if self._pool is not None:
            await hang_up(self._pool)

    async def _readers(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=0, max_size=4, timeout=PATIENCE, command_timeout=PATIENCE
                )
            return self._pool

    async def _write_all(self) -> None:
        """Take all that waits, write it, say so; until told to stop."""
        while self._queue or not self._closing:
            await self._bell.wait()
            self._bell.clear()
            while self._queue:
                group, self._queue = self._queue[:LARGEST], self._queue[LARGEST:]
                await self._write_until_done(group)
        if self._connection is not None:
            await hang_up(self._connection)

    async def _write_until_done(self, group: list[Submitted]) -> None:
        while True:
            started = time.perf_counter()
            try:
                lost = await self._write(group)
            except Exception as error:  # whatever it is: without its writer no table goes on
                if self.trouble is None:
                    logger.error("the log can't be written", exc_info=error)
                self.trouble = f"the log can't be written: {error}"
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
                if self._closing:
                    return
                await asyncio.sleep(AGAIN)
            else:
                self.trouble = None
                self.settle(group, lost, time.perf_counter() - started)
                return

    async def _write(self, group: list[Submitted]) -> frozenset[Place]:
        """Write a group with one statement; return what was in the way of others."""
        if self._connection is None:
            self._connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        tables = [one.table for one in group]
        plies = [one.ply for one in group]
        entries = [one.entry for one in group]
        rows = [(one.table, one.ply, *one.row) for one in group if one.row is not None]
        if rows:
            columns = [list(column) for column in zip(*rows, strict=True)]
            written = await self._connection.fetch(INSERT_AND_UPDATE, tables, plies, entries, *columns)
        else:
            written = await self._connection.fetch(INSERT, tables, plies, entries)
        if len(written) == len(group):
            return frozenset()
        return await self._lost(group, {(row[0], row[1]) for row in written})

    async def _lost(self, group: list[Submitted], written: set[Place]) -> frozenset[Place]:
        """The entries that met others; one's own may be there from a try whose answer got lost."""
        assert self._connection is not None
        met = [one for one in group if (one.table, one.ply) not in written]
        rows = await self._connection.fetch(THERE, [one.table for one in met], [one.ply for one in met])
        there = {(row[0], row[1]): row[2] for row in rows}
        return frozenset((one.table, one.ply) for one in met if there.get((one.table, one.ply)) != one.entry)


async def hang_up(line: asyncpg.Connection | asyncpg.Pool) -> None:
    """Close what may have lost its other end."""
    try:
        await asyncio.wait_for(line.close(), GOODBYE)
    except Exception:  # it was gone already
        line.terminate()
