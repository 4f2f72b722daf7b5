"""The power cut itself: it must lose what wasn't synced, or the tests that rely on it would prove nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from . import power_cut
from .power_cut import PowerCutPostgres

DIARY = """
import sqlite3, sys
file, synchronous = sys.argv[1:]
diary = sqlite3.connect(file, isolation_level=None)
diary.execute("pragma journal_mode=wal")
diary.execute(f"pragma synchronous={synchronous}")
diary.execute("create table if not exists days(day integer primary key, text)")
first = diary.execute("select coalesce(max(day), 0) + 1 from days").fetchone()[0]
for day in range(first, first + 100_000):
    diary.execute("insert into days values (?, ?)", (day, "Nothing happened. " * (day % 50)))
    print(day, flush=True)
"""


def write_until_killed(file: Path, synchronous: str, days: int, cut: bool = True) -> int:
    """Keep a diary until killed, with the power or without; the last day that was said to be written."""
    words = [sys.executable, "-c", DIARY, str(file), synchronous]
    environment = os.environ | (power_cut.environment(file) if cut else {})
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        for line in writer.stdout:
            if int(line) % days == 0:
                writer.kill()
                break
        rest = writer.stdout.read().splitlines()
    return int(rest[-1] if rest else line)


def days_in(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as diary:
        assert diary.execute("pragma integrity_check").fetchone() == ("ok",)
        return [day for (day,) in diary.execute("select day from days order by day")]


def test_nothing_said_to_be_written_is_lost_where_every_commit_is_synced(tmp_path: Path) -> None:
    for _ in range(3):  # 700 days are several checkpoints
        said = write_until_killed(tmp_path / "diary", "full", 700)
        found = days_in(tmp_path / "diary")
        assert found == list(range(1, len(found) + 1))
        assert len(found) >= said


@pytest.mark.parametrize("synchronous", ["normal", "off"])
def test_the_last_days_are_lost_where_commits_are_not_synced(tmp_path: Path, synchronous: str) -> None:
    write_until_killed(tmp_path / "diary", "full", 10)
    said = write_until_killed(tmp_path / "diary", synchronous, 50)
    assert len(days_in(tmp_path / "diary")) < said


def test_a_kill_alone_loses_nothing_and_so_shows_nothing(tmp_path: Path) -> None:
    said = write_until_killed(tmp_path / "diary", "off", 50, cut=False)
    assert len(days_in(tmp_path / "diary")) >= said


async def keep_diary(url: str, synchronous: str, days: int) -> None:
    """Write so many days down, each in a transaction of its own."""
    diary = await asyncpg.connect(url)
    await diary.execute(f"set synchronous_commit = {synchronous}")
    await diary.execute("create table if not exists days(day serial primary key, text text)")
    for _ in range(days):
        await diary.execute("insert into days (text) values ($1)", "Nothing happened. " * 20)
    diary.terminate()


async def days_kept(url: str) -> int:
    """How many days are in the diary, or 0 if there is none."""
    diary = await asyncpg.connect(url)
    try:
        known = await diary.fetchval("select to_regclass('days')")
        return 0 if known is None else int(await diary.fetchval("select count(*) from days"))
    finally:
        await diary.close()


def test_of_postgres_too_just_what_was_synced_stays() -> None:
    with PowerCutPostgres() as postgres:
        url = postgres.new_database()
        asyncio.run(keep_diary(url, "on", 200))
        postgres.kill()
        postgres.start()
        assert asyncio.run(days_kept(url)) == 200
        asyncio.run(keep_diary(url, "off", 200))
        postgres.kill()
        postgres.start()
        assert 200 <= asyncio.run(days_kept(url)) < 400
