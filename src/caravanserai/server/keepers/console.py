"""The keepers' acts at the console: on the database itself, whether or not servers run."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from ...protocol.keepers import GuestLine
from .. import models
from ..clock import ServerClock
from ..lobby.tables import Tables
from ..people.ids import is_id
from ..settings import Settings
from ..store import Store, check_version, migrations
from ..stored_games import BadDatabase, shown_place, troubles_in_words
from .acts import KeeperActs
from .overview import Overview


@dataclass(frozen=True)
class AtTheConsole:
    """What somebody at the console works with."""

    settings: Settings
    store: Store
    acts: KeeperActs
    overview: Overview
    tables: Tables

    async def guests_called(self, wanted: str) -> list[GuestLine]:
        """The guest of that id, or all of that name, newest first."""
        if is_id(wanted):
            found = await self.overview.guests(only=[wanted])
            if found:
                return found
        name = models.guests.c.name
        same = select(models.guests.c.id).where((name == wanted) | (func.lower(name) == wanted.lower()))
        async with self.store.reading() as connection:
            ids = list(await connection.scalars(same.limit(1000)))
        return await self.overview.guests(only=ids)


@asynccontextmanager
async def at_the_console(settings: Settings) -> AsyncIterator[AtTheConsole]:
    """The database that `serve` would open, with these settings; BadDatabase if it isn't there, or not so."""
    shown = shown_place(settings)
    if not settings.on_postgres and not Path(shown).is_file():
        raise BadDatabase(f"{shown}: there is no such database; has the server never been started?")
    store = Store(settings)
    try:
        with troubles_in_words(shown, "used"):
            async with store.reading() as connection:
                await connection.run_sync(must_be_current)
            clock = ServerClock(settings.clock_rate)
            tables = Tables(store, clock, settings.limits.chat_lines)
            yield AtTheConsole(settings, store, KeeperActs(store, clock), Overview(store, clock), tables)
    finally:
        await store.close()


def must_be_current(connection: Connection) -> None:
    """BadDatabase, or NewerDatabase, unless the database is of just this version."""
    check_version(connection)
    heads = set(ScriptDirectory.from_config(migrations()).get_heads())
    if set(MigrationContext.configure(connection).get_current_heads()) != heads:
        raise BadDatabase("the database is of an older version; start the server of this version once, first")
