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
from caravanserai.server.store import Store, upgrade
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


OLDER_HOUSE = """
insert into guests (id, name, language, generation, created_at) values ('ada', 'Ada', 'en', 0, 1);
insert into tournaments (id, name, host, public, status, setting, created_at, starts_at) values
    ('open', 'Open', 'ada', true, 'running', '{}', 1, null),
    ('mine', 'Mine', 'ada', false, 'over', '{}', 1, null),
    ('far', 'Far', 'ada', true, 'open', '{}', 1, 1000000000000000000);
insert into tournament_log (tournament, n, entry) values
    ('open', 0, '{"e":"join","at":1,"guest":"ada"}'), ('open', 1, '{"e":"round","at":1,"tables":[]}'),
    ('open', 2, '{"e":"round","at":2,"tables":[]}');
insert into tables
    (id, game, setting, public, status, host, invite, version, created_at, tournament, deal) values
    ('ended1', 'ali-baba', '{}', false, 'finished', 'ada', '', 1, 1, 'open', 5),
    ('ended2', 'ali-baba', '{}', false, 'abandoned', 'ada', '', 1, 1, 'open', 5),
    ('ended3', 'ali-baba', '{}', false, 'finished', 'ada', '', 1, 1, 'open', 6),
    ('played', 'ali-baba', '{}', false, 'playing', 'ada', '', 1, 1, 'open', 6),
    ('hidden', 'ali-baba', '{}', false, 'finished', 'ada', '', 1, 1, 'mine', 7),
    ('alone', 'ali-baba', '{}', false, 'finished', 'ada', '', 1, 1, null, null);
insert into notices (tbl, ply, guest, at) values ('played', 0, 'ada', 1);
"""
"""What stands in a database from before notices of rounds were followed."""


def test_tournaments_of_an_older_house_are_told_of_no_round_again_and_open_what_is_over(
    new_database: Make,
) -> None:
    async def scene() -> None:
        store = Store(new_database())
        try:
            async with store.writing() as connection:
                await connection.run_sync(upgrade, "0010")
                for line in OLDER_HOUSE.split(";\n"):
                    if line.strip():
                        await connection.exec_driver_sql(line)
            await store.migrate()
            async with store.reading() as connection:
                told = await connection.execute(text("select id, announced, starts_at from tournaments"))
                assert set(map(tuple, told)) == {("open", 2, None), ("mine", 0, None), ("far", 0, None)}
                seen = await connection.scalars(text("select id from tables where public"))
                assert set(seen) == {"ended1", "ended2"}
                assert await connection.scalar(text("select until from notices")) is None
        finally:
            await store.close()

    asyncio.run(scene())
