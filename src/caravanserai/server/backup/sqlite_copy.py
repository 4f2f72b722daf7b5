"""A copy of an SQLite database, of one moment, whatever is written to it meanwhile."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ..stored_games import only_reading

PAGES = 2000
"""Pages copied at a time; then somebody is told how far it is."""
BUSY = 10.0

OnProgress = Callable[[int, int], None]


def copy_sqlite(source: Path, target: Path, progress: OnProgress) -> dict[str, int]:
    """Copy a database into an empty file; return how many rows each table of the source had then.

    The transaction that counts them is the one that is copied: in WAL mode nobody waits for it, and it sees
    nothing of what others write.
    """
    with (
        closing(sqlite3.connect(address(source), uri=True, timeout=BUSY, isolation_level=None)) as old,
        closing(sqlite3.connect(target, isolation_level=None)) as new,
    ):
        old.execute("BEGIN")
        names = [name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: old.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
        new.execute("PRAGMA synchronous = OFF")  # synced as a whole, before it gets its name
        old.backup(new, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        old.execute("ROLLBACK")
        new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    return rows


def address(file: Path) -> str:
    """How SQLite is to open a database that a server may be using, or start to use at any moment."""
    if os.access(file, os.W_OK) and os.access(file.parent, os.W_OK):
        options = {"mode": "rw"}
    else:
        options = only_reading(file)
    return f"{file.as_uri()}?{'&'.join(f'{name}={value}' for name, value in options.items())}"
