"""The command line, called as the shell would, with what is typed given beforehand."""

from __future__ import annotations

import io
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from caravanserai.cli import main

PATIENCE = 60.0


@dataclass
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]
Refused = Callable[[str, str], None]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line; `typed` are the lines that its user types, then the end of input."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(line: str, *typed: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in typed)))
        code = main(line.split())
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


@pytest.fixture
def refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Refused:
    """Run a command line that can't be fulfilled: it must say so in one line, and write nothing."""

    def refused(line: str, reason: str) -> None:
        (tmp_path / "letter.txt").write_text("Dear sultan", "utf-8")
        monkeypatch.chdir(tmp_path)
        said = run(line)
        assert said.code == 2
        assert said.out == ""
        assert len(said.err.splitlines()) == 1
        assert reason in said.err
        assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]

    return refused


def wait_for_games(process: subprocess.Popen[str], games: Path) -> None:
    """Wait until a run has finished its first game."""
    deadline = time.monotonic() + PATIENCE
    while not games.read_bytes():
        assert process.poll() is None, "the run ended by itself"
        assert time.monotonic() < deadline, "no game comes to its end"
        time.sleep(0.01)


def hear_ctrl_c() -> None:
    """For a new process: a shell that runs the tests in the background has it ignore Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
