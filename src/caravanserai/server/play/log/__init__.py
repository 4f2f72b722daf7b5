"""Where tables' logs are kept: `SqliteLog` for one process, `PostgresLog` for many."""

from __future__ import annotations

from .log import Done, Log, Row, Submitted
from .postgres import PostgresLog
from .sqlite import SqliteLog

__all__ = ["Done", "Log", "PostgresLog", "Row", "SqliteLog", "Submitted"]
