"""Whether a database is sound: its pages, its references, its logs; and how much is in it."""

from __future__ import annotations

from typing import NamedTuple

from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

VERSIONS = "alembic_version"
MOST_TOLD = 10
"""Damages, and logs with gaps, that are named."""
GAPS = "SELECT tbl, count(*), min(ply), max(ply) FROM log GROUP BY tbl HAVING count(*) <> max(ply) + 1"


class Examined(NamedTuple):
    """What was found in a database."""

    version: str
    """The version of its schema."""
    rows: dict[str, int]
    """How many there are in each of its tables."""
    damage: list[str]
    """What is wrong with the database itself, in words; nothing of it can be relied on."""
    gaps: list[str]
    """The tables whose logs have gaps, in words; all else is well."""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.damage and not self.gaps

    @property
    def contents(self) -> str:
        """How much is in it, in words."""
        kinds = {"guests": "guests", "tables": "tables", "log": "log entries"}
        parts = [f"{self.rows.get(table, 0):,} {word}" for table, word in kinds.items()]
        whole = "" if self.gaps else "; no log has a gap"
        return f"{', '.join(parts)}, {sum(self.rows.values()):,} rows in all{whole}"


def examine(connection: Connection) -> Examined:
    """Look through a database of ours, SQLite or Postgres."""
    damage = [] if connection.dialect.name == "postgresql" else damage_of(connection)
    version = max(MigrationContext.configure(connection).get_current_heads(), default="")
    if damage:  # counting would stumble over it
        return Examined(version, {}, damage, [])
    return Examined(version, rows_of(connection), [], gaps_of(connection))


def damage_of(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its own file, or between its tables."""
    found = [str(row[0]) for row in connection.execute(text(f"PRAGMA integrity_check({MOST_TOLD})"))]
    if found != ["ok"]:
        return [" ".join(line.split()) for line in found]
    strays = connection.execute(text("PRAGMA foreign_key_check")).fetchmany(MOST_TOLD)
    return [f"row {row[1]} of {row[0]} refers to a row of {row[2]} that isn't there" for row in strays]


def rows_of(connection: Connection) -> dict[str, int]:
    """How many rows each table has."""
    tables = sorted(set(inspect(connection).get_table_names()) - {VERSIONS})
    return {
        table: connection.execute(text(f'SELECT count(*) FROM "{table}"')).scalar_one() for table in tables
    }


def gaps_of(connection: Connection) -> list[str]:
    """The tables in whose logs something is missing."""
    rows = connection.execute(text(GAPS)).fetchall()
    told = [
        f"the log of table {table} has a gap: {number} entries from ply {first} to {last}"
        for table, number, first, last in rows[:MOST_TOLD]
    ]
    return told + ([f"and {len(rows) - MOST_TOLD} more logs"] if len(rows) > MOST_TOLD else [])
