"""`caravanserai backup` and `restore`: a house goes into one file, whole or not at all, and comes back."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from tests.cli.conftest import Run, run
from tests.servers import Postgres, ServerProcess, our_environment, postgres

from caravanserai.server.backup.postgres_copy import reflected, set_sequences
from caravanserai.server.serve import alone
from caravanserai.server.settings import Settings
from caravanserai.server.store import Store, migrations

from .before.told import DATABASE, FILE

__all__ = ["postgres", "run"]

PATIENCE = 60.0
HOUSE = "4 guests, 49 tables, 3,266 log entries, "
NEWEST = ScriptDirectory.from_config(migrations()).get_current_head()

Place = str
"""How the command line names a database: --data folder, or --database address."""
Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The data folder of a house of an older version, with games of all kinds."""
    folder = tmp_path / "house"
    folder.mkdir(0o700)
    (folder / FILE).write_bytes(gzip.decompress(DATABASE.read_bytes()))
    return folder


@pytest.fixture
def backup(house: Path, run: Run) -> Path:
    """A backup of that house."""
    file = house.parent / "kept.sqlite3"
    assert run(f"backup {file} --data {house}").code == 0
    return file


@pytest.fixture
def new_place(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], Place]:
    """Empty databases of either kind."""

    def make(kind: str) -> Place:
        if kind == "sqlite":
            return f"--data {tmp_path / f'data-{time.monotonic_ns()}'}"
        server: Postgres = request.getfixturevalue("postgres")
        return f"--database {server.new_database()}"

    return make


def rows_of(file: Path) -> Rows:
    """All that is in a file."""
    with closing(sqlite3.connect(file)) as store:
        names = [name for (name,) in store.execute("select name from sqlite_master where type = 'table'")]
        store.row_factory = sqlite3.Row
        found = {name: map(dict, store.execute(f'select * from "{name}"')) for name in names}
        return {name: sorted(rows, key=repr) for name, rows in found.items()}


def only_columns_of(before: Rows, now: Rows) -> Rows:
    """What an older version knew: without the tables and columns that there are since then."""
    return {
        name: [{column: row[column] for column in rows[0]} for row in now[name]] if rows else []
        for name, rows in before.items()
    }


def change(file: Path, statement: str, *values: object) -> None:
    """Change something in a database."""
    with closing(sqlite3.connect(file)) as store, store:
        store.execute(statement, values)


def all_files(folder: Path) -> dict[str, bytes]:
    """Everything in a folder, to see later that nothing has changed."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def refused(run: Run, line: str, reason: str) -> None:
    """A command that can't be fulfilled says so in one line."""
    said = run(line)
    assert (said.code, said.out) == (2, "")
    assert reason in said.err
    assert len(said.err.splitlines()) == 1


# A backup.


@pytest.mark.parametrize("middle", ["sqlite", "postgres"])
@pytest.mark.parametrize("end", ["sqlite", "postgres"])
def test_a_house_moves_through_databases_of_both_kinds_and_nothing_is_lost(
    run: Run, backup: Path, new_place: Callable[[str], Place], tmp_path: Path, middle: str, end: str
) -> None:
    halfway, there = tmp_path / "halfway.sqlite3", tmp_path / "there.sqlite3"
    first, last = new_place(middle), new_place(end)
    said = run(f"restore {backup} {first}")
    assert f"It is of schema 0002, now {NEWEST}: {HOUSE}" in said.out, said.err
    said = run(f"backup {halfway} {first}")
    assert f"of schema {NEWEST}: {HOUSE}" in said.out, said.err
    assert run(f"restore {halfway} {last}").code == 0
    assert run(f"backup {there} {last}").code == 0
    before, now = rows_of(backup), rows_of(there)
    assert now == rows_of(halfway)
    assert only_columns_of(before, now) == {**before, "alembic_version": [{"version_num": NEWEST}]}
    assert "All 49 games can be replayed." in run(f"check {there}").out


def test_a_backup_is_its_owners_alone_whatever_the_umask(run: Run, house: Path) -> None:
    before = os.umask(0)
    try:
        assert run(f"backup {house.parent / 'mine.sqlite3'} --data {house}").code == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE((house.parent / "mine.sqlite3").stat().st_mode) == 0o600


def test_a_backup_into_a_folder_is_named_after_the_time(run: Run, house: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    assert run(f"backup {kept} --data {house}").code == 0
    [file] = kept.iterdir()
    assert file.match("caravanserai-20??-??-??-??????.sqlite3")


def test_a_backup_never_replaces_a_file(run: Run, house: Path, backup: Path, tmp_path: Path) -> None:
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    before = all_files(tmp_path)
    refused(run, f"backup {backup} --data {house}", "never replaces another one")
    refused(run, f"backup {tmp_path / 'dangling'} --data {house}", "never replaces another one")
    assert all_files(tmp_path) == before


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("backup {here}/new.sqlite3 --data {here}/nowhere", "there is no such database"),
        ("backup {here}/no/new.sqlite3 --data {here}/house", "there is no such folder"),
        ("backup {here}/new.sqlite3 --database postgresql://me:word@127.0.0.1:1/db", "me:***@127.0.0.1:1/db"),
        ("backup {here}/new.sqlite3 --database mysql://there/db", "is not one we know"),
    ],
)
def test_what_can_not_be_backed_up_gets_one_line(
    run: Run, house: Path, tmp_path: Path, line: str, reason: str
) -> None:
    before = all_files(tmp_path)
    refused(run, line.format(here=tmp_path), reason)
    assert all_files(tmp_path) == before


def test_a_damaged_database_gives_no_backup(run: Run, house: Path, tmp_path: Path) -> None:
    whole = (house / FILE).read_bytes()
    (house / FILE).write_bytes(whole[:200_000] + b"\xff" * 40_000 + whole[240_000:])
    before = all_files(tmp_path)
    refused(run, f"backup {tmp_path / 'new.sqlite3'} --data {house}", str(house / FILE))
    assert all_files(tmp_path) == before
    said = run(f"check {house}")
    assert said.code in (1, 2)
    assert "is damaged" in said.out or "can't be read" in said.err


def test_a_gap_in_a_log_is_named_by_all(run: Run, house: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(house / FILE)) as store:
        table, last = store.execute("select tbl, max(ply) from log group by tbl").fetchone()
    change(house / FILE, "delete from log where tbl = ? and ply = 2", table)
    gap = f"the log of table {table} has a gap: {last} entries from ply 0 to {last}\n"
    file = tmp_path / "new.sqlite3"
    for line in (
        f"backup {file} --data {house}",
        f"restore {file} --data {tmp_path / 'new'}",
        f"check {house}",
    ):
        said = run(line)
        assert said.code == 1
        assert gap in said.out


@contextmanager
def small_disk(largest: int) -> Iterator[None]:
    """No file can become larger than this."""
    resource = pytest.importorskip("resource", reason="files can't be limited here")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_full_disk_leaves_no_part_of_a_backup(
    run: Run, backup: Path, new_place: Callable[[str], Place], tmp_path: Path, kind: str
) -> None:
    place = new_place(kind)
    run(f"restore {backup} {place}")
    before = all_files(tmp_path)
    with small_disk(300_000):
        refused(run, f"backup {tmp_path / 'new.sqlite3'} {place}", "can't be backed up")
    assert all_files(tmp_path) == before


# Restoring.


def test_a_house_in_use_is_replaced_only_when_asked_and_kept_aside(
    run: Run, house: Path, backup: Path
) -> None:
    change(house / FILE, "update guests set name = 'Somebody'")
    files = all_files(house)
    refused(run, f"restore {backup} --data {house}", "is not empty; --replace keeps it beside")
    assert {name: kept for name, kept in all_files(house).items() if name != f"{FILE}.lock"} == files
    said = run(f"restore {backup} --data {house} --replace")
    assert said.code == 0, said.err
    [aside] = house.glob("caravanserai.before-restore-*.sqlite3")
    assert f"What was there before is kept as {aside}." in said.out
    assert {row["name"] for row in rows_of(aside)["guests"]} == {"Somebody"}
    before, now = rows_of(backup), rows_of(house / FILE)
    assert only_columns_of(before, now)["guests"] == before["guests"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in house.iterdir()} == {0o600}


def test_postgres_is_replaced_only_when_asked_and_kept_aside(
    run: Run, backup: Path, new_place: Callable[[str], Place], tmp_path: Path
) -> None:
    place = new_place("postgres")
    run(f"restore {backup} {place}")
    other = tmp_path / "other.sqlite3"
    run(f"backup {other} {place}")
    change(other, "update guests set name = 'Somebody'")
    refused(run, f"restore {other} {place}", "is not empty; --replace moves its tables into the schema")
    said = run(f"restore {other} {place} --replace")
    assert "What was there before is kept as the schema before_restore_20" in said.out, said.err
    assert run(f"backup {tmp_path / 'now.sqlite3'} {place}").code == 0
    assert rows_of(tmp_path / "now.sqlite3") == rows_of(other)


def test_nothing_of_postgres_changes_if_a_restore_breaks_off(
    run: Run, backup: Path, new_place: Callable[[str], Place], tmp_path: Path
) -> None:
    place = new_place("postgres")
    run(f"restore {backup} {place}")
    run(f"backup {tmp_path / 'before.sqlite3'} {place}")
    change(backup, "update chat set text = ? where n = 0", "a\0b")  # which Postgres doesn't take
    refused(run, f"restore {backup} {place} --replace", "can't be restored")
    run(f"backup {tmp_path / 'after.sqlite3'} {place}")
    assert rows_of(tmp_path / "after.sqlite3") == rows_of(tmp_path / "before.sqlite3")


def test_a_new_house_that_nobody_has_used_may_be_restored_into(
    run: Run, backup: Path, tmp_path: Path
) -> None:
    data = tmp_path / "new"
    with ServerProcess(data=data) as server:
        refused(run, f"restore {backup} --data {data}", "stop it before something is restored")
        server.terminate()
        assert run(f"restore {backup} --data {data}").code == 0
        assert rows_of(data / FILE)["secrets"] == rows_of(backup)["secrets"]


def test_nothing_is_restored_under_a_running_server(
    run: Run, backup: Path, new_place: Callable[[str], Place], tmp_path: Path
) -> None:
    with alone(Settings(data=str(tmp_path / "new"))):
        refused(run, f"restore {backup} --data {tmp_path / 'new'}", "a server is using")
    place = new_place("postgres")

    async def scene() -> None:
        store = Store(Settings(database=place.split()[1]))
        try:
            await store.migrate()  # and the connection stays open, as in a server
            await asyncio.to_thread(refused, run, f"restore {backup} {place}", "stop all servers")
        finally:
            await store.close()

    asyncio.run(scene())


def damaged(whole: bytes) -> bytes:
    return whole[:200_000] + b"\xff" * 40_000 + whole[240_000:]


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (damaged, "{file}"),
        (lambda whole: whole[:300_000], "{file}"),
        (lambda whole: whole[:5000], "{file}"),
        (lambda whole: b"", "this is no backup of caravanserai"),
        (lambda whole: b"Dear sultan, " * 1000, "this is no backup of caravanserai"),
    ],
    ids=["damaged", "truncated", "beheaded", "empty", "letter"],
)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_file_that_is_no_whole_backup_changes_nothing(
    run: Run,
    house: Path,
    backup: Path,
    new_place: Callable[[str], Place],
    tmp_path: Path,
    kind: str,
    spoil: Callable[[bytes], bytes],
    reason: str,
) -> None:
    backup.write_bytes(spoil(backup.read_bytes()))
    place = f"--data {house}" if kind == "sqlite" else new_place("postgres")
    before = all_files(tmp_path)
    refused(run, f"restore {backup} {place} --replace", reason.format(file=backup))
    assert all_files(tmp_path) == before


def test_other_databases_and_newer_backups_are_refused_in_words(
    run: Run, house: Path, backup: Path, tmp_path: Path
) -> None:
    birds = tmp_path / "birds.sqlite3"
    change(birds, "create table birds (name text)")
    change(backup, "update alembic_version set version_num = '9999'")
    before = all_files(tmp_path)
    refused(run, f"restore {birds} --data {house} --replace", "this is no database of caravanserai")
    refused(run, f"restore {backup} --data {house} --replace", "written by a newer version of caravanserai")
    refused(run, f"restore {house / FILE} --data {house} --replace", "is the database itself")
    refused(run, f"restore {tmp_path / 'none'} --data {house} --replace", "No such file")
    assert all_files(tmp_path) == before


def test_a_full_disk_keeps_what_was_there(run: Run, house: Path, backup: Path) -> None:
    before = rows_of(house / FILE)
    with small_disk(300_000):
        refused(run, f"restore {backup} --data {house} --replace", "can't be restored")
    assert {path.name for path in house.iterdir()} == {FILE, f"{FILE}.lock"}
    assert rows_of(house / FILE) == before


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_killed_in_the_middle_nothing_half_done_has_the_name(
    house: Path, backup: Path, tmp_path: Path, command: str
) -> None:
    new, source = tmp_path / "new.sqlite3", {"backup": house / FILE, "restore": backup}[command]
    change(source, "pragma journal_mode = delete")
    before = rows_of(house / FILE)
    words = ["backup", str(new)] if command == "backup" else ["restore", str(backup), "--replace"]
    with closing(sqlite3.connect(source, isolation_level=None)) as lock:
        lock.execute("begin exclusive")  # so that there is a middle to be killed in
        process = subprocess.Popen(
            [sys.executable, "-m", "caravanserai", *words, "--data", str(house)],
            env=our_environment(),
        )
        deadline = time.monotonic() + PATIENCE
        while not list(tmp_path.rglob("*.partial")):
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.01)
        process.kill()
        assert process.wait() == -signal.SIGKILL
    assert not new.exists()
    assert rows_of(house / FILE) == before
    assert not list(house.glob("*before-restore*"))


def test_postgres_counts_on_after_the_rows_that_were_restored(postgres: Postgres) -> None:
    url = postgres.new_database()

    def count_on(connection: Connection) -> int:
        connection.execute(text("create table notes (id serial primary key, flag boolean)"))
        connection.execute(text("insert into notes values (41, true)"))
        set_sequences(connection, reflected(connection))
        return int(
            connection.execute(text("insert into notes (flag) values (false) returning id")).scalar_one()
        )

    async def scene() -> int:
        store = Store(Settings(database=url))
        try:
            async with store.writing() as connection:
                return await connection.run_sync(count_on)
        finally:
            await store.close()

    assert asyncio.run(scene()) == 42


def test_a_backup_of_postgres_is_of_one_moment(
    run: Run, backup: Path, new_place: Callable[[str], Place], tmp_path: Path
) -> None:
    place = new_place("postgres")
    run(f"restore {backup} {place}")
    file = tmp_path / "new.sqlite3"

    async def scene() -> int:
        writer = await asyncpg.connect(place.split()[1])
        written = 0
        backing_up = asyncio.ensure_future(asyncio.to_thread(run, f"backup {file} {place}"))
        while not backing_up.done():
            async with writer.transaction():
                for table in ("one", "other"):
                    await writer.execute("insert into log values ($1, $2, '')", table, written)
            written += 1
        assert (await backing_up).code == 0
        await writer.close()
        return written

    assert asyncio.run(scene()) > 0
    plies = [
        [row["ply"] for row in rows_of(file)["log"] if row["tbl"] == table] for table in ("one", "other")
    ]
    assert sorted(plies[0]) == sorted(plies[1]) == list(range(len(plies[0])))
