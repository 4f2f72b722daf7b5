"""The database, SQLite or Postgres, for everything but the move path."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .private_files import make_private
from .settings import Settings

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x63617261  # any number, as long as all nodes lock the same
WRITES = "caravanserai_writes"
PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",  # what is deleted is written over
)
WIPING_TRIES = 50
WIPING_AGAIN = 0.1  # seconds until the next try, while somebody reads


class NewerDatabase(Exception):
    """A database of a version that isn't known here; the message says so of it."""


class Store:
    """Connections to the database; `reading` and `writing` are its transactions."""

    def __init__(self, settings: Settings) -> None:
        self.on_postgres = settings.on_postgres
        url = make_url(settings.database_url)
        if self.on_postgres:
            self.engine = create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
        else:
            make_private(Path(url.database or "").resolve(), own_folder=not settings.database)
            self.engine = create_async_engine(url, pool_size=4, max_overflow=0)
            prepare_sqlite(self.engine)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only looks."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something; committed at its end, undone by an exception."""
        async with self.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                yield connection

    async def migrate(self) -> None:
        """Bring the database up to date; nodes that start together wait for each other."""
        async with self.writing() as connection:
            if self.on_postgres:
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(upgrade)

    async def reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.reading() as connection:
                await connection.execute(text("select 1"))
        except Exception:
            return False
        return True

    def insert(self, table: sqlalchemy.Table) -> postgresql.Insert | sqlite.Insert:
        """An INSERT that knows what to do on conflict."""
        if self.on_postgres:
            return postgresql.insert(table)
        return sqlite.insert(table)

    async def wipe(self) -> None:
        """SQLite: have the journal beside the file hold nothing of what was deleted; Postgres sees to it."""
        if not self.on_postgres:
            path = Path(self.engine.url.database or "")
            for _ in range(WIPING_TRIES):
                if await asyncio.to_thread(empty_journal, path):
                    return
                await asyncio.sleep(WIPING_AGAIN)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def upgrade(connection: Connection, version: str = "head") -> None:
    """Run the migrations that are missing, in the connection's transaction."""
    check_version(connection)
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def check_version(connection: Connection) -> None:
    """NewerDatabase if the database is of a version that isn't known here."""
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    unknown = set(MigrationContext.configure(connection).get_current_heads()) - known
    if unknown:
        raise NewerDatabase(
            f"was written by a newer version of caravanserai (it is of {max(unknown)}, here {max(known)} is "
            "the newest); go on with that version, or restore a backup from before it"
        )


def migrations() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def empty_journal(path: Path) -> bool:
    """Take the journal into the file; False, without waiting, while somebody else reads or writes."""
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
        try:
            busy: int = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except sqlite3.OperationalError:
            return False
    return not busy


def prepare_sqlite(engine: AsyncEngine) -> None:
    """Durable, and safe beside the move path's own connection to the same file."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: object) -> None:  # Any: whatever the driver has for one
        connection.isolation_level = None  # we say BEGIN ourselves, see below
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # One that reads first and then writes would fail, not wait, if another wrote in between.
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
