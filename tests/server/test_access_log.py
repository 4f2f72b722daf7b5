"""The access log: what it tells, what it keeps to itself, and that it can be moved away."""

from __future__ import annotations

import fcntl
import os
import re
import socket
import stat
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Run, run
from websockets.sync.client import connect

from caravanserai.server import access_log
from caravanserai.server.access_log import LINES_A_SECOND, AccessLog
from caravanserai.server.people.network import shortened

from .conftest import Inn

__all__ = ["run"]

LINE = re.compile(
    r"""(?P<address>\S+) - - \[\d\d/\w{3}/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}\] """
    r""""(?P<asked>\S+ \S+) HTTP/1\.1" (?P<status>\d{3}) (?P<size>\d+|-) "-" "(?P<agent>[^"]*)" \d+\.\d{3}"""
)
PATIENCE = 30.0
NewServer = Callable[..., Inn]


def wait_for(file: Path, words: str) -> str:
    """All lines of a log, once it has these words."""
    deadline = time.monotonic() + PATIENCE
    while not file.exists() or words not in file.read_text("utf-8"):
        assert time.monotonic() < deadline, f"{words} does not come: {file.read_text('utf-8')}"
        time.sleep(0.01)
    return file.read_text("utf-8")


def test_requests_and_sockets_are_told_but_not_who_it_was(new_server: NewServer, tmp_path: Path) -> None:
    file = tmp_path / "access.log"
    inn = new_server(access_log=str(file))
    ada = inn.person("Ada", **{"user-agent": 'Lynx "2" \\'})
    token = ada.post("/api/me/tokens", name="program").json()["secret"]
    table = ada.new_table()
    ada.get("/api/tables?secret=hush")
    inn.person().get("/api/me")
    address = f"{inn.url.replace('http', 'ws')}/ws/{table['id']}?token={token}"
    with connect(address, additional_headers={"cookie": f"caravanserai={ada.cookie}"}) as link:
        link.recv()
    told = wait_for(file, "CLOSE")
    found = [LINE.fullmatch(line) for line in told.splitlines()]
    lines = [match for match in found if match is not None]
    assert len(lines) == len(found)
    assert [(line["asked"], line["status"]) for line in lines] == [
        ("POST /api/guests", "201"),
        ("POST /api/me/tokens", "201"),
        ("POST /api/tables", "201"),
        ("GET /api/tables", "200"),
        ("GET /api/me", "401"),
        (f"OPEN /ws/{table['id']}", "101"),
        (f"CLOSE /ws/{table['id']}", "101"),
    ]
    assert {line["address"] for line in lines} == {"127.0.0.0"}
    assert lines[0]["agent"] == r"Lynx \x222\x22 \x5c"
    for secret in (ada.id, ada.cookie, token, "hush", "Ada"):
        assert secret not in told
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_is_no_request_is_told_without_its_words(new_server: NewServer, tmp_path: Path) -> None:
    file = tmp_path / "access.log"
    inn = new_server(access_log=str(file))
    with socket.create_connection(("127.0.0.1", inn.settings.port)) as link:
        link.sendall(b"nonsense\r\n\r\n")
        assert b" 400 " in link.recv(1000)
    assert '"- - HTTP/1.1" 400' in wait_for(file, "400")


def test_a_log_that_was_moved_away_is_begun_anew(new_server: NewServer, tmp_path: Path) -> None:
    file = tmp_path / "access.log"
    inn = new_server(access_log=str(file))
    somebody = inn.person()
    somebody.get("/health")
    wait_for(file, "/health")
    file.rename(tmp_path / "access.log.1")
    somebody.get("/api/house")
    assert "/health" not in wait_for(file, "/api/house")


def test_without_the_setting_there_is_none(new_server: NewServer, tmp_path: Path) -> None:
    new_server().person().get("/health")
    assert not list(tmp_path.rglob("*.log"))


def test_a_flood_is_counted_not_written(tmp_path: Path) -> None:
    log = AccessLog(str(tmp_path / "access.log"))
    for _ in range(5 * LINES_A_SECOND):
        log.note("192.0.2.7", "GET", "/" + "x" * 1000, 200, 0)
    log.close()
    told = (tmp_path / "access.log").read_text("utf-8")
    assert "more requests were too many to be written" in told
    assert len(told) < 3 * LINES_A_SECOND * 400


def test_what_was_noted_while_the_disk_was_slow_is_written_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_log, "GOODBYE_SECONDS", 0.1)
    pipe = tmp_path / "access.log"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    size = fcntl.fcntl(reader, fcntl.F_SETPIPE_SZ, 4096)
    log = AccessLog(str(pipe))
    for _ in range(LINES_A_SECOND // 2):
        log.note("192.0.2.7", "GET", "/first", 200)
    deadline = time.monotonic() + PATIENCE
    while waiting_in(reader) < size:  # until the thread can't go on
        assert time.monotonic() < deadline, "nothing is written"
        time.sleep(0.01)
    log.note("192.0.2.7", "GET", "/last", 200)
    log.close()
    os.set_blocking(reader, True)
    with os.fdopen(reader, encoding="utf-8") as told:
        assert '"GET /last HTTP/1.1"' in told.read()


def waiting_in(pipe: int) -> int:
    """How many bytes a pipe holds."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("192.0.2.77", "192.0.2.0"),
        ("::ffff:192.0.2.77", "192.0.2.0"),
        ("2001:db8:1:2:3::4", "2001:db8:1::"),
        ("fe80::1%eth0", "fe80::"),
        ("", "-"),
        ("somewhere", "-"),
    ],
)
def test_addresses_are_shortened(address: str, told: str) -> None:
    assert shortened(address) == told


def test_a_file_that_can_not_be_written_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVANSERAI_ACCESS_LOG", str(tmp_path))
    said = run(f"serve --data {tmp_path / 'data'} --port 0")
    assert said.code == 2
    assert said.err == f"caravanserai: access_log: {tmp_path} can't be written: Is a directory\n"
