"""`caravanserai serve`: what it says when it runs, and when it can't."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.servers import ServerProcess

from caravanserai.cli.serve import whereabouts
from caravanserai.server.serve import alone
from caravanserai.server.settings import Settings

from .conftest import Run


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def refused(run: Run, line: str) -> str:
    """The one line that a command is refused with."""
    said = run(line)
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    return said.err


def test_a_server_says_where_it_is_and_ends_when_asked(tmp_path: Path) -> None:
    with ServerProcess(data=tmp_path / "data", afresh=True) as server:
        health = server.health()
        assert health is not None
        assert health["status"] == "ok"
        assert f"The tables are at {server.url}" in server.log()
        assert f"All is kept in {tmp_path / 'data' / 'caravanserai.sqlite3'}; " in server.log()
        server.terminate()
        assert "Traceback" not in server.log()
        assert (tmp_path / "data" / "caravanserai.sqlite3").exists()


def test_a_disk_with_little_room_is_told_of(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    assert whereabouts(settings, little=0).endswith(" are free there.")
    assert whereabouts(settings, little=10**18).endswith("when the disk is full, nobody can play.")
    elsewhere = Settings(database="postgresql://me:secret@there/db")
    assert whereabouts(elsewhere) == "All is kept in postgresql://me:***@there/db."


def test_a_port_in_use_is_named(run: Run, tmp_path: Path, taken_port: int) -> None:
    assert f"port {taken_port} is in use" in refused(run, f"serve --data {tmp_path} --port {taken_port}")


def test_a_second_server_keeps_off_the_first_ones_database(run: Run, tmp_path: Path) -> None:
    with alone(Settings(data=str(tmp_path))):
        assert "another server is using" in refused(run, f"serve --data {tmp_path} --port 0")


def test_several_workers_need_postgres_and_redis(run: Run) -> None:
    assert "Postgres and Redis" in refused(run, "serve --workers 2")


def test_a_database_that_is_not_there_is_named_without_its_password(run: Run) -> None:
    said = refused(run, "serve --port 0 --database postgresql://me:secret@127.0.0.1:1/db")
    assert "can't be opened" in said
    assert "secret" not in said


def test_a_data_folder_that_can_not_be_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", "utf-8")
    assert "file" in refused(run, f"serve --port 0 --data {tmp_path}/file")


def test_a_settings_file_that_is_not_there_is_named(run: Run) -> None:
    assert "nowhere.toml" in refused(run, "serve --config nowhere.toml")
