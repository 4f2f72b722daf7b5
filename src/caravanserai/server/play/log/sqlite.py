"""The log in SQLite: one commit with a real sync serves all who wait for it.

Written with the plain `sqlite3` module: of all that was tried it costs least. While the disk is quick the
event loop writes a group itself: handing it to a thread, and the interpreter's lock to and fro, takes longer
than the sync. A thread writes whatever may take long: on a slow disk, while somebody else has the database,
or when something is wrong with it. Meanwhile the next group gathers, so there is only ever one under way.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from .log import Done, Log, Place, Row, Submitted, logger

MOST_ROWS = 256  # in one statement
INSERTS = [
    "INSERT INTO log (tbl, ply, entry) VALUES " + ", ".join(["(?, ?, ?)"] * rows)
    for rows in range(MOST_ROWS + 1)
]
UPDATE = """
    UPDATE tables SET wake_at = ?, status = coalesce(?, status),
        finished_at = coalesce(?, finished_at), result = coalesce(?, result)
    WHERE id = ?
"""
AGAIN = 0.25  # seconds until the next try when the database can't be written
BUSY = 5.0  # seconds that the thread waits for another writer of the same database
SLOW = 0.02  # seconds of a commit that is too long for the event loop to wait for
SLOW_FOR = 1.0  # seconds for which the thread writes after such a commit


class SqliteLog(Log):
    """The log in one SQLite database. Open it from the event loop that will submit to it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[Submitted] | None] = SimpleQueue()
        self._next: list[Submitted] = []
        self._writing = False
        self._slow_until = 0.0
        self._here = self._open(busy=0.0)
        self._reader = self._open()
        self._reading = threading.Lock()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._write_all, name="log", daemon=True)
        self._thread.start()

    def submit(self, table: str, ply: int, entry: bytes, row: Row | None, done: Done) -> None:
        """Have an entry written; `done` tells how it went."""
        self._take_in()
        if not self._next and not self._writing:
            self._loop.call_soon(self._hand_over)  # after what else has come in by now
        self._next.append(Submitted(table, ply, entry, row, done))

    async def read(self, table: str, from_ply: int = 0) -> list[bytes]:
        """The entries of a table, in order."""
        rows = await asyncio.to_thread(
            self._fetch, "SELECT entry FROM log WHERE tbl = ? AND ply >= ? ORDER BY ply", (table, from_ply)
        )
        return [row[0] for row in rows]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last ply of each of these tables."""
        marks = ", ".join("?" * len(tables))
        question = f"SELECT tbl, max(ply) FROM log WHERE tbl IN ({marks}) GROUP BY tbl"
        return dict(await asyncio.to_thread(self._fetch, question, tuple(tables)))

    async def close(self) -> None:
        """Write what was submitted, then stop."""
        self._stopping.set()
        self._queue.put(self._next)
        self._next = []
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._here.close()
        with self._reading:
            self._reader.close()

    def _open(self, busy: float = BUSY) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path,
            timeout=busy,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=MOST_ROWS + 8,
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = FAST")  # pages that are split keep no copies of what moves
        return connection

    # Any: what a column holds is known where it is asked for.
    def _fetch(self, question: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        with self._reading:
            return self._reader.execute(question, values).fetchall()

    def _hand_over(self) -> None:
        """Write what has gathered, or let the thread write it; not while that is busy."""
        if self._next and not self._writing:
            group, self._next = self._next, []
            if not self._write_here(group):
                self._writing = True
                self._queue.put(group)

    def _write_here(self, group: list[Submitted]) -> bool:
        """Write a group without the thread; False if it was not written because that may take long."""
        started = time.perf_counter()
        if self.trouble is not None or started < self._slow_until:
            return False
        try:
            lost = self._write(self._here, group)
        except Exception:  # the thread tries again, and says what is wrong
            return False
        seconds = time.perf_counter() - started
        if seconds > SLOW:
            self._slow_until = started + seconds + SLOW_FOR
        self.settle(group, lost, seconds)
        return True

    def _written(self, group: list[Submitted], lost: frozenset[Place], seconds: float) -> None:
        """The thread has written a group: those of this one are told, and the next one follows."""
        self._writing = False
        self._loop.call_soon(self._hand_over)
        self.settle(group, lost, seconds)

    def _write_all(self) -> None:
        """The thread: write group after group, until told to stop."""
        connection = self._open()
        while (group := self._queue.get()) is not None:
            if group:
                self._write_until_done(connection, group)
        connection.close()

    def _write_until_done(self, connection: sqlite3.Connection, group: list[Submitted]) -> None:
        while True:
            started = time.perf_counter()
            try:
                lost = self._write(connection, group)
            except Exception as error:  # whatever it is: without its writer no table goes on
                if self.trouble is None:
                    logger.error("the log can't be written", exc_info=error)
                self.trouble = f"the log can't be written: {error}"
                if self._stopping.wait(AGAIN):
                    return
            else:
                self.trouble = None
                self._loop.call_soon_threadsafe(self._written, group, lost, time.perf_counter() - started)
                return

    def _write(self, connection: sqlite3.Connection, group: list[Submitted]) -> frozenset[Place]:
        """Write a group in one transaction; return what was in the way of others."""
        try:
            if len(group) <= MOST_ROWS and not any(one.row for one in group):
                insert(connection, group)
            else:
                connection.execute("BEGIN IMMEDIATE")
                insert_with_rows_of_tables(connection, group)
                connection.execute("COMMIT")
            return frozenset()
        except sqlite3.Error as problem:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if not isinstance(problem, sqlite3.IntegrityError):
                raise
        return self._write_one_by_one(connection, group)

    def _write_one_by_one(self, connection: sqlite3.Connection, group: list[Submitted]) -> frozenset[Place]:
        lost = set()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for one in group:
                try:
                    insert_with_rows_of_tables(connection, [one])
                except sqlite3.IntegrityError:
                    there = connection.execute(
                        "SELECT entry FROM log WHERE tbl = ? AND ply = ?", (one.table, one.ply)
                    ).fetchone()
                    if there is None or there[0] != one.entry:
                        lost.add((one.table, one.ply))
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return frozenset(lost)


def insert(connection: sqlite3.Connection, group: list[Submitted]) -> None:
    """Insert up to `MOST_ROWS` entries with one statement."""
    values: list[object] = []
    for one in group:
        values += one[:3]
    connection.execute(INSERTS[len(group)], values)


def insert_with_rows_of_tables(connection: sqlite3.Connection, group: list[Submitted]) -> None:
    """Insert any number of entries, and change the rows of their tables."""
    for begin in range(0, len(group), MOST_ROWS):
        insert(connection, group[begin : begin + MOST_ROWS])
    rows_of_tables = [(*one.row, one.table) for one in group if one.row is not None]
    if rows_of_tables:
        connection.executemany(UPDATE, rows_of_tables)
