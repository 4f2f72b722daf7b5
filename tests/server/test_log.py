"""The log, in SQLite and in Postgres: what is acknowledged is there, and each ply of a table once."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.servers import Postgres

from caravanserai.server import models
from caravanserai.server.play.log import Log, Row
from caravanserai.server.play.log.sqlite import BUSY
from caravanserai.server.settings import Settings
from caravanserai.server.startup import open_log
from caravanserai.server.store import Store


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return Settings(data=str(tmp_path))
    server: Postgres = request.getfixturevalue("postgres")
    return Settings(database=server.new_database())


@asynccontextmanager
async def open_store(settings: Settings) -> AsyncIterator[Store]:
    store = Store(settings)
    try:
        await store.migrate()
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Log]:
    async with open_store(settings):
        log = open_log(settings)
        try:
            yield log
        finally:
            await log.close()


def write(log: Log, table: str, ply: int, entry: bytes, row: Row | None = None) -> asyncio.Future[bool]:
    """Submit an entry; what its `done` is told."""
    told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    log.submit(table, ply, entry, row, told.set_result)
    return told


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 60))


def test_what_is_acknowledged_can_be_read_again(settings: Settings) -> None:
    async def scenario() -> None:
        async with opened(settings) as log:
            told = [write(log, table, ply, f"{table}{ply}".encode()) for ply in range(40) for table in "ab"]
            assert all(await asyncio.gather(*told))
        async with opened(settings) as log:
            assert await log.read("a") == [f"a{ply}".encode() for ply in range(40)]
            assert await log.read("b", 38) == [b"b38", b"b39"]
            assert await log.read("c") == []
            assert await log.heads(["a", "b", "c"]) == {"a": 39, "b": 39}

    run(scenario())


def test_entries_that_wait_together_share_a_commit(settings: Settings) -> None:
    async def scenario() -> None:
        async with opened(settings) as log:
            await asyncio.gather(*[write(log, f"table {number}", 0, b"x") for number in range(700)])
            assert log.entries == 700
            assert log.groups < 70
            assert log.waiting == 0

    run(scenario())


def test_a_ply_is_taken_once_and_the_loser_is_told(settings: Settings) -> None:
    async def scenario() -> None:
        async with opened(settings) as log:
            assert await write(log, "a", 0, b"first")
            late, other = write(log, "a", 0, b"second"), write(log, "b", 0, b"elsewhere")
            assert not await late
            assert await other, "the same group's other entries are none the worse"
            assert await log.read("a") == [b"first"]

    run(scenario())


def test_an_entry_written_twice_because_its_answer_got_lost_is_no_conflict(settings: Settings) -> None:
    async def scenario() -> None:
        async with opened(settings) as log:
            assert await write(log, "a", 0, b"same")
            assert await write(log, "a", 0, b"same")
            assert await log.read("a") == [b"same"]

    run(scenario())


def test_two_writers_at_one_table_never_both_win(settings: Settings) -> None:
    async def scenario() -> None:
        async with opened(settings) as one:
            two = open_log(settings)
            mine = [write(one, "a", ply, b"one %d" % ply) for ply in range(300)]
            theirs = [write(two, "a", ply, b"two %d" % ply) for ply in reversed(range(300))]
            won = list(zip(await asyncio.gather(*mine), reversed(await asyncio.gather(*theirs)), strict=True))
            assert all(ours != others for ours, others in won)
            kept = [b"one %d" % ply if ours else b"two %d" % ply for ply, (ours, _) in enumerate(won)]
            assert await one.read("a") == kept
            await two.close()

    run(scenario())


def test_the_table_s_row_changes_with_the_entry_or_not_at_all(settings: Settings) -> None:
    async def scenario() -> None:
        async with open_store(settings) as store:
            await put_table(store, "a")
            log = open_log(settings)
            assert await write(log, "a", 0, b"x", Row(wake_at=5000))
            assert await row_of(store, "a") == (5000, "playing", None, None)
            assert await write(log, "a", 1, b"last", Row(None, "finished", 77, "{}"))
            assert not await write(log, "a", 1, b"late", Row(6000))
            assert await row_of(store, "a") == (None, "finished", 77, "{}")
            await log.close()

    run(scenario())


async def put_table(store: Store, table: str) -> None:
    guest = {"id": "g", "name": "Ada", "language": "en", "generation": 0, "created_at": 0}
    row = {"id": table, "game": "ali-baba", "setting": "{}", "public": True, "status": "playing", "host": "g"}
    async with store.writing() as connection:
        await connection.execute(models.guests.insert().values(**guest))
        await connection.execute(
            models.tables.insert().values(**row, invite="", version=0, created_at=0, started_at=0)
        )


async def row_of(store: Store, table: str) -> tuple[Any, ...]:
    columns = models.tables.c
    wanted = select(columns.wake_at, columns.status, columns.finished_at, columns.result)
    async with store.reading() as connection:
        return tuple((await connection.execute(wanted.where(columns.id == table))).one())


def test_closing_writes_what_was_submitted(settings: Settings) -> None:
    async def scenario() -> None:
        async with opened(settings) as log:
            told = [write(log, "a", ply, b"x") for ply in range(100)]
            await log.close()
            assert all(await asyncio.gather(*told))

    run(scenario())


def test_a_table_that_stumbles_over_its_answer_holds_nobody_up(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(kept: bool) -> None:
        raise RuntimeError("stumbled")

    async def scenario() -> None:
        async with opened(settings) as log:
            log.submit("a", 0, b"x", None, stumble)
            assert await write(log, "b", 0, b"y")

    run(scenario())
    assert "stumbled" in caplog.text


def test_while_postgres_is_away_nothing_is_acknowledged_and_then_everything(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario(server: Postgres) -> None:
        async with opened(Settings(database=server.new_database())) as log:
            assert await write(log, "a", 0, b"before")
            await asyncio.to_thread(server.kill)
            told = [write(log, "a", ply, b"meanwhile") for ply in range(1, 50)]
            while log.trouble is None:
                await asyncio.sleep(0.01)
            assert not any(one.done() for one in told)
            await asyncio.to_thread(server.start)
            assert all(await asyncio.gather(*told))
            assert log.trouble is None
            assert await log.read("a") == [b"before"] + [b"meanwhile"] * 49

    with Postgres() as server:
        run(scenario(server))
    assert "the log can't be written" in caplog.text


def test_a_log_that_can_not_write_for_long_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program has locked the database, say a backup that hangs."""
    monkeypatch.setattr("caravanserai.server.play.log.log.STUCK_SECONDS", 0.0)

    async def scenario() -> None:
        settings = Settings(data=str(tmp_path))
        async with opened(settings) as log:
            assert not log.stuck
            other = sqlite3.connect(tmp_path / "caravanserai.sqlite3", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            told = write(log, "table", 0, b"first")
            assert log.stuck
            other.execute("ROLLBACK")
            other.close()
            assert await told
            assert not log.stuck

    run(scenario())


def test_while_another_program_has_the_database_everything_else_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(Settings(data=str(tmp_path))) as log:
            other = sqlite3.connect(tmp_path / "caravanserai.sqlite3", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            told = [write(log, table, 0, b"meanwhile") for table in "abc"]
            before = time.monotonic()
            for _ in range(3):
                await asyncio.sleep(0)
            assert time.monotonic() - before < BUSY, "the event loop waited for the lock"
            assert not any(one.done() for one in told)
            other.execute("COMMIT")
            other.close()
            assert all(await asyncio.gather(*told))
            assert log.trouble is None

    run(scenario())


def test_on_a_slow_disk_a_thread_writes_and_nothing_is_different(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.server.play.log.sqlite.SLOW", 0.0)  # every disk is slow by this measure

    async def scenario() -> None:
        async with opened(Settings(data=str(tmp_path))) as log:
            for ply in range(20):
                told = [write(log, table, ply, b"%d" % ply) for table in "abc"]
                assert all(await asyncio.gather(*told))
            assert not await write(log, "a", 7, b"late")
            assert await log.read("b") == [b"%d" % ply for ply in range(20)]

    run(scenario())
