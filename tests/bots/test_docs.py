"""The document on the bots: its programs run, its names are bots, and no option of `tune` is left out."""

from __future__ import annotations

import inspect
import re
import shlex
from pathlib import Path

import pytest

from caravanserai import bots
from caravanserai.cli.app import app, tune

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS, ids=["hints", "your own bot"])
def test_the_programs_of_the_document_run(program: str) -> None:
    exec(compile(program, "bots.md", "exec"), {})


def test_the_commands_of_the_document_are_understood() -> None:
    commands = [shlex.split(line) for line in TEXT.splitlines() if line.startswith("caravanserai ")]
    assert len(commands) == 5
    for _, *words in commands:
        command, _, _ = app.parse_args(words, exit_on_error=False, print_error=False)
        assert command is tune


def test_the_names_of_the_document_are_bots() -> None:
    names = re.findall(r"`((?:sultan|vizier)[@:][^`]+)`", TEXT)
    assert len(names) > 5
    for name in names:
        assert bots.get("five-tribes", name).name == name


def test_the_document_names_every_option() -> None:
    options = [
        "try" if name == "wishes" else name
        for name, option in inspect.signature(tune).parameters.items()
        if option.kind is option.KEYWORD_ONLY
    ]
    assert [name for name in options if f"`--{name}" not in TEXT] == []
