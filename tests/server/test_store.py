"""The database: made from nothing, by one node or by several at once, as the models say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from caravanserai.server.models import metadata
from caravanserai.server.people.identity import kept_secret
from caravanserai.server.serve import prepare
from caravanserai.server.settings import BadSettings, Settings
from caravanserai.server.store import Store
from caravanserai.server.stored_games import BadDatabase, stored_games

Make = Callable[[], Settings]


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Settings with an empty database."""
    if request.param == "sqlite":
        return lambda: Settings(data=str(tmp_path))
    postgres = request.getfixturevalue("postgres")
    return lambda: Settings(database=postgres.new_database())


def differences(connection: Connection) -> list[Any]:
    """What would have to change for the database to be as the models say."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_lead_to_what_the_models_say(new_database: Make) -> None:
    async def scene() -> list[Any]:
        store = Store(new_database())
        try:
            await store.migrate()
            await store.migrate()
            async with store.reading() as connection:
                return await connection.run_sync(differences)
        finally:
            await store.close()

    assert asyncio.run(scene()) == []


def test_nodes_that_start_together_share_one_secret(new_database: Make) -> None:
    async def scene() -> list[str]:
        settings = new_database()
        stores = [Store(settings) for _ in range(4)]

        async def start(store: Store) -> str:
            await store.migrate()
            return await kept_secret(store, "cookies")

        try:
            return list(await asyncio.gather(*map(start, stores)))
        finally:
            for store in stores:
                await store.close()

    secrets = asyncio.run(scene())
    assert len(set(secrets)) == 1
    assert len(secrets[0]) > 40


def test_what_is_committed_to_sqlite_is_on_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[Any]:
        store = Store(Settings(data=str(tmp_path)))
        try:
            async with store.reading() as connection:
                asked = ("journal_mode", "synchronous", "foreign_keys")
                return [await connection.scalar(text(f"PRAGMA {pragma}")) for pragma in asked]
        finally:
            await store.close()

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_a_transaction_that_fails_leaves_nothing(new_database: Make) -> None:
    async def scene() -> int | None:
        store = Store(new_database())
        try:
            await store.migrate()
            with pytest.raises(ZeroDivisionError):
                async with store.writing() as connection:
                    await connection.execute(text("insert into secrets values ('a', 'b')"))
                    raise ZeroDivisionError
            async with store.reading() as connection:
                count: int | None = await connection.scalar(text("select count(*) from secrets"))
                return count
        finally:
            await store.close()

    assert asyncio.run(scene()) == 0


def test_a_database_of_a_newer_version_is_refused_in_words(new_database: Make) -> None:
    settings = new_database()

    async def grow_newer() -> None:
        store = Store(settings)
        try:
            await store.migrate()
            async with store.writing() as connection:
                await connection.execute(text("update alembic_version set version_num = '9999'"))
        finally:
            await store.close()

    async def look() -> None:
        async with stored_games(settings):
            pass

    asyncio.run(grow_newer())
    with pytest.raises(BadSettings, match=r"was written by a newer version of caravanserai \(it is of 9999"):
        asyncio.run(prepare(settings))
    with pytest.raises(BadDatabase, match=r"was written by a newer version of caravanserai \(it is of 9999"):
        asyncio.run(look())
