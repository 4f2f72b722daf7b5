"""Writing a backup: an SQLite file of one moment of a database of either kind, verified, then named."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import asyncpg
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..settings import Settings
from ..stored_games import BadDatabase, for_reading, shown_place
from .examined import VERSIONS, Examined, examine
from .new_file import NameTaken, partial_file, publish
from .postgres_copy import OnProgress, copy_from_postgres
from .sqlite_copy import copy_sqlite

SUFFIX = ".sqlite3"


class BadBackup(Exception):
    """A backup that can't be written or restored, told in one line; nothing was changed."""


class WrittenBackup(NamedTuple):
    """A backup that was written."""

    file: Path
    source: str
    """Where the database is."""
    found: Examined
    bytes: int
    seconds: float


async def back_up(settings: Settings, place: Path, progress: OnProgress) -> WrittenBackup:
    """Write a backup to a file, or into a folder under a name with the time; BadBackup if it can't be."""
    began, source = time.monotonic(), shown_place(settings)
    file = place / f"caravanserai-{datetime.now():%Y-%m-%d-%H%M%S}{SUFFIX}" if place.is_dir() else place
    if file.exists() or file.is_symlink():
        raise taken(file)
    if not file.parent.is_dir():
        raise BadBackup(f"{file.parent}: there is no such folder")
    try:
        async with for_reading(settings):
            pass  # whether it is one of ours, of a version that we know
        with in_words(f"{source} can't be backed up to {file}"), partial_file(file) as partial:
            rows = await copied(settings, partial, progress)
            found = await examined(partial)
            compare(found, rows, source)
            size = partial.stat().st_size
            publish(partial, file)
    except NameTaken:
        raise taken(file) from None
    except BadDatabase as problem:
        raise BadBackup(str(problem)) from None
    return WrittenBackup(file, source, found, size, time.monotonic() - began)


async def copied(settings: Settings, partial: Path, progress: OnProgress) -> dict[str, int]:
    """Copy the database of the settings into an empty file; the rows that each of its tables had."""
    if settings.on_postgres:
        address = settings.database_url.replace("+asyncpg", "", 1)
        return await copy_from_postgres(address, partial, progress)
    return copy_sqlite(Path(make_url(settings.database_url).database or "").resolve(), partial, progress)


async def examined(file: Path) -> Examined:
    """Look through a file that nobody else uses; BadDatabase if it isn't one of ours."""
    async with for_reading(Settings(database=f"sqlite:///{file.resolve()}")) as connection:
        return await connection.run_sync(examine)


def compare(found: Examined, rows: dict[str, int], source: str) -> None:
    """BadBackup if a copy isn't what its source is."""
    if found.damage:
        raise BadBackup(
            f"the copy of {source} is damaged, probably because that is: {'; '.join(found.damage[:3])}"
        )
    for table, number in rows.items():
        if table != VERSIONS and found.rows.get(table) != number:
            raise BadBackup(f"the copy of {source} has {found.rows.get(table)} rows in {table}, not {number}")


def taken(file: Path) -> BadBackup:
    """Nothing is written over."""
    return BadBackup(f"{file} is there already, and a backup never replaces another one; give it a new name")


@contextmanager
def in_words(what: str) -> Iterator[None]:
    """Tell in one line what a disk or a database is unhappy with."""
    try:
        yield
    except (
        OSError,
        sqlite3.Error,
        SQLAlchemyError,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
    ) as problem:
        told = getattr(problem, "orig", None) or problem
        reason = getattr(told, "strerror", None) or (str(told).splitlines() or [type(told).__name__])[0]
        raise BadBackup(f"{what}: {reason}") from None
