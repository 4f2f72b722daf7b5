"""Restoring a backup into an empty database of either kind, or in the place of one that is kept aside."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from ..private_files import FILE_MODE
from ..serve import alone
from ..settings import BadSettings, Settings
from ..store import MIGRATION_LOCK, Store, upgrade
from ..stored_games import BadDatabase, shown_place
from .backup import BadBackup, compare, examined, in_words
from .examined import VERSIONS, Examined, examine
from .new_file import SIDES, partial_file, replace, sync
from .postgres_copy import OnProgress, copy_to_postgres
from .sqlite_copy import address, copy_sqlite

SQLITE = b"SQLite format 3\0"
"""How every backup begins."""
UNTOUCHED = frozenset((VERSIONS, "secrets"))
"""Tables that a server fills at its first start, before anybody has come."""
OTHERS = """
    SELECT count(*), coalesce(string_agg(DISTINCT nullif(application_name, ''), ', '), '')
    FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL
        AND coalesce(backend_type, 'client backend') = 'client backend'
"""
LEAVING = 3.0
"""Seconds for connections that have just been closed to vanish."""


class RestoredBackup(NamedTuple):
    """A backup that was restored."""

    target: str
    before: str
    """The version of the backup's schema; that of `found` is the newest."""
    found: Examined
    aside: str
    """Where that is kept which was there before, in words; empty if there was nothing."""
    seconds: float


async def restore(settings: Settings, backup: Path, instead: bool, progress: OnProgress) -> RestoredBackup:
    """Bring a backup into the database of the settings; BadBackup, and nothing is changed, if it can't be."""
    began, file = time.monotonic(), backup.resolve()
    try:
        told = await look_at(file)
        with in_words(f"{shown_place(settings)} can't be restored"):
            if settings.on_postgres:
                found, aside = await into_postgres(settings, file, told, instead, progress)
            else:
                found, aside = await into_sqlite(settings, file, told, instead, progress)
    except (BadDatabase, BadSettings) as problem:
        raise BadBackup(str(problem)) from None
    return RestoredBackup(shown_place(settings), told.version, found, aside, time.monotonic() - began)


async def look_at(file: Path) -> Examined:
    """What is in a backup; BadBackup if it isn't a whole one of a version that is known here."""
    with in_words(f"{file} can't be read"), file.open("rb") as opened:
        if opened.read(len(SQLITE)) != SQLITE:
            raise BadBackup(f"{file}: this is no backup of caravanserai")
    found = await examined(file)
    if found.damage:
        raise BadBackup(f"{file} is damaged, and was not restored: {'; '.join(found.damage[:3])}")
    return found


# SQLite: a whole new file, then one change of names.


async def into_sqlite(
    settings: Settings, file: Path, told: Examined, instead: bool, progress: OnProgress
) -> tuple[Examined, str]:
    """Restore into the SQLite database of the settings."""
    database = Path(make_url(settings.database_url).database or "").resolve()
    if file == database:
        raise BadBackup(f"{file} is the database itself")
    with alone(settings, "a server is using {database}; stop it before something is restored there"):
        try:
            empty = is_empty(database)
            if not empty and not instead:
                raise occupied(str(database), f"keeps it beside as {aside_of(database).name}")
            with partial_file(database) as partial:
                compare(told, copy_sqlite(file, partial, progress), str(file))
                found = await migrated(partial)
                aside = "" if empty else f"{keep_aside(database)}"
                replace(partial, database)
        finally:
            if database.stat().st_size == 0:  # made only to be locked
                database.unlink()
    return found, aside


def is_empty(database: Path) -> bool:
    """Whether nobody has ever used a database."""
    if database.stat().st_size == 0:
        return True
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(address(database), uri=True))
    try:
        with engine.connect() as connection:
            return not has_rows(connection)
    except Exception:  # whatever it is that can't even be read, it is not ours to throw away
        return False
    finally:
        engine.dispose()


def has_rows(connection: Connection) -> bool:
    """Whether there is anything in a database that didn't come by itself."""
    names = sorted(set(inspect(connection).get_table_names()) - UNTOUCHED)
    return any(connection.execute(text(f'SELECT 1 FROM "{name}" LIMIT 1')).first() for name in names)


async def migrated(partial: Path) -> Examined:
    """Bring a copy up to date, and look through it once more."""
    store = Store(Settings(database=f"sqlite:///{partial}"))
    try:
        await store.migrate()
    finally:
        await store.close()
    with closing(sqlite3.connect(partial, isolation_level=None)) as last:
        last.execute("PRAGMA journal_mode = DELETE")  # so that all of it is in the one file
    found = await examined(partial)
    if found.damage:
        raise BadBackup(f"what was restored is damaged: {'; '.join(found.damage[:3])}")
    return found


def aside_of(database: Path) -> Path:
    """Where the database is kept that was there before."""
    return database.with_name(
        f"{database.stem}.before-restore-{datetime.now():%Y-%m-%d-%H%M%S}{database.suffix}"
    )


def keep_aside(database: Path) -> Path:
    """Give a database a second name, under which it stays when another one takes its place."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that all of it is in the one file
    aside = aside_of(database)
    try:
        os.link(database, aside)
    except FileExistsError:
        raise BadBackup(f"{aside} is there already") from None
    except OSError:  # a disk without links
        os.close(os.open(aside, os.O_CREAT | os.O_EXCL, FILE_MODE))
        shutil.copyfile(database, aside)
        sync(aside)
    for side in SIDES:  # only where it is too damaged to be brought into the file
        beside = database.with_name(database.name + side)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + side))
    return aside


# Postgres: one transaction.


async def into_postgres(
    settings: Settings, file: Path, told: Examined, instead: bool, progress: OnProgress
) -> tuple[Examined, str]:
    """Restore into the Postgres database of the settings."""
    store = Store(settings)
    try:
        async with store.writing() as connection:
            # A server that starts now waits until this is done.
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await keep_out(connection, shown_place(settings))
            aside = await connection.run_sync(make_room, shown_place(settings), instead)
            with whole_file(file) as whole:
                await copy_to_postgres(whole, told.version, connection, progress)
            await connection.run_sync(check_copy, told, str(file))
            await connection.run_sync(upgrade)
            found: Examined = await connection.run_sync(examine)
        return found, aside
    finally:
        await store.close()


async def keep_out(connection: AsyncConnection, target: str) -> None:
    """BadBackup while somebody else is connected to a database: who, we can't be sure."""
    patient_until = time.monotonic() + LEAVING
    while True:
        number, names = (await connection.execute(text(OTHERS))).one()
        if not number:
            return
        if time.monotonic() > patient_until:
            break
        await asyncio.sleep(0.1)
        await connection.execute(text("SELECT pg_stat_clear_snapshot()"))  # else it tells the same again
    named = f" ({names})" if names else ""
    raise BadBackup(
        f"{target} is in use: it has {number} other connections{named}; "
        "stop all servers before something is restored there"
    )


def make_room(connection: Connection, target: str, instead: bool) -> str:
    """Move the tables that are there into a schema of their own; which, in words, if there were any."""
    names = inspect(connection).get_table_names()
    if not names:
        return ""
    empty = VERSIONS in names and not has_rows(connection)
    aside = f"before_restore_{datetime.now():%Y_%m_%d_%H%M%S}"
    if not empty and not instead:
        raise occupied(target, f"moves its tables into the schema {aside}")
    connection.execute(text(f"CREATE SCHEMA {aside}"))
    for name in names:
        connection.execute(text(f'ALTER TABLE "{name}" SET SCHEMA {aside}'))
    if empty:
        connection.execute(text(f"DROP SCHEMA {aside} CASCADE"))
        return ""
    return f"the schema {aside} (DROP SCHEMA {aside} CASCADE forgets it)"


def check_copy(connection: Connection, told: Examined, source: str) -> None:
    """BadBackup if not all of a backup has arrived."""
    compare(examine(connection), told.rows, source)


@contextlib.contextmanager
def whole_file(file: Path) -> Iterator[Path]:
    """A file without anything beside it: itself, or a copy of a database that has not been closed."""
    if not file.with_name(f"{file.name}-wal").exists():
        yield file
        return
    with partial_file(file) as partial:
        copy_sqlite(file, partial, lambda _done, _total: None)
        yield partial


def occupied(target: str, how: str) -> BadBackup:
    """Nothing is replaced unless that is asked for."""
    return BadBackup(f"{target} is not empty; --replace {how}, and then restores")
