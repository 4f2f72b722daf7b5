"""The command line, called as the shell would, with what is typed given beforehand."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from caravanserai.cli import main


@dataclass
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


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
