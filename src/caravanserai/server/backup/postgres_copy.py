"""All rows of a Postgres database as an SQLite file, and back. The schema comes from the migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
from sqlalchemy import Boolean, Connection, MetaData, Table, create_engine, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store import upgrade
from .examined import VERSIONS

BATCH = 5000
"""Rows that are on their way at a time."""
CACHE_KILOBYTES = 200_000
GOODBYE = 5.0

OnProgress = Callable[[int, int], None]


async def copy_from_postgres(url: str, target: Path, progress: OnProgress) -> dict[str, int]:
    """Copy a database into an empty file; return how many rows each table had at that moment."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            tables = build(target, await connection.fetchval(f"SELECT version_num FROM {VERSIONS}"))
            rows = {
                table.name: await connection.fetchval(f'SELECT count(*) FROM "{table.name}"')
                for table in tables
            }
            with closing(sqlite3.connect(target, isolation_level=None)) as new:
                for pragma in ("journal_mode = OFF", "synchronous = OFF", f"cache_size = -{CACHE_KILOBYTES}"):
                    new.execute(f"PRAGMA {pragma}")
                done, total = 0, sum(rows.values())
                new.execute("BEGIN")
                for table in tables:
                    done = await fetch_table(connection, table, new, done, total, progress)
                new.execute("COMMIT")
                new.execute("PRAGMA journal_mode = DELETE")
    finally:
        await connection.close(timeout=GOODBYE)
    return rows


async def fetch_table(
    connection: asyncpg.Connection,
    table: Table,
    new: sqlite3.Connection,
    done: int,
    total: int,
    progress: OnProgress,
) -> int:
    """Copy the rows of one table; how many rows of all tables are done then."""
    columns, marks = column_names(table), ", ".join("?" * len(table.columns))
    keys = ", ".join(f'"{column.name}"' for column in table.primary_key)
    order = f" ORDER BY {keys}" if keys else ""
    insert = f'INSERT INTO "{table.name}" ({columns}) VALUES ({marks})'
    new.execute(f'DELETE FROM "{table.name}"')  # whatever a migration put there
    cursor = await connection.cursor(f'SELECT {columns} FROM "{table.name}"{order}')
    while rows := await cursor.fetch(BATCH):
        new.executemany(insert, map(tuple, rows))
        done += len(rows)
        progress(done, total)
    return done


async def copy_to_postgres(
    source: Path, version: str, connection: AsyncConnection, progress: OnProgress
) -> None:
    """Copy a file of that version into an empty Postgres database, in the connection's transaction."""
    await connection.run_sync(upgrade, version)
    tables = await connection.run_sync(reflected)
    raw = (await connection.get_raw_connection()).driver_connection
    assert raw is not None
    with closing(sqlite3.connect(f"{source.as_uri()}?mode=ro&immutable=1", uri=True)) as old:
        counts = [old.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()[0] for table in tables]
        done, total = 0, sum(counts)
        for table, count in zip(tables, counts, strict=True):
            await connection.execute(text(f'DELETE FROM "{table.name}"'))
            if count:
                names = [column.name for column in table.columns]
                records = told(rows_of_file(old, table), done, total, progress)
                await raw.copy_records_to_table(table.name, records=records, columns=names)
            done += count
    await connection.run_sync(set_sequences, tables)


def rows_of_file(old: sqlite3.Connection, table: Table) -> Iterator[tuple[object, ...]]:
    """The rows of a table in a file, as Postgres wants them."""
    truths = [number for number, column in enumerate(table.columns) if isinstance(column.type, Boolean)]
    for row in old.execute(f'SELECT {column_names(table)} FROM "{table.name}"'):
        if truths:
            values = list(row)
            for number in truths:
                values[number] = None if values[number] is None else bool(values[number])
            yield tuple(values)
        else:
            yield row


def told(
    rows: Iterator[tuple[object, ...]], done: int, total: int, progress: OnProgress
) -> Iterator[tuple[object, ...]]:
    """The rows, while somebody is told how far it is."""
    for number, row in enumerate(rows, done + 1):
        if number % BATCH == 0:
            progress(number, total)
        yield row


def set_sequences(connection: Connection, tables: list[Table]) -> None:
    """Let Postgres go on counting where the rows end."""
    for table in tables:
        for column in table.columns:
            found = connection.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"),
                {"table": f'"{table.name}"', "column": column.name},
            ).scalar()
            if found is not None:
                highest = f'SELECT max("{column.name}") FROM "{table.name}"'
                connection.execute(
                    text(f"SELECT setval(:name, coalesce(({highest}), 0) + 1, false)"), {"name": found}
                )


def build(target: Path, version: str) -> list[Table]:
    """Make the tables of a version in an empty file; those that hold something, in an order to fill them."""
    engine = create_engine(f"sqlite:///{target}")
    try:
        with engine.begin() as connection:
            upgrade(connection, version)
        with engine.connect() as connection:
            return reflected(connection)
    finally:
        engine.dispose()


def reflected(connection: Connection) -> list[Table]:
    """The tables of a database, but for that of its version; first those that others refer to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != VERSIONS)
    return list(found.sorted_tables)


def column_names(table: Table) -> str:
    """The columns of a table, as SQL names them."""
    return ", ".join(f'"{column.name}"' for column in table.columns)
