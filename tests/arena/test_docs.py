"""The document on the arena: its examples run, and no option is left out."""

from __future__ import annotations

import inspect
import re
import shlex
from pathlib import Path

from caravanserai.cli.app import app, arena

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


def test_the_program_of_the_document_runs() -> None:
    (program,) = blocks("python")
    exec(compile(program, "arena.md", "exec"), {})


def test_the_commands_of_the_document_are_understood() -> None:
    commands = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]
    assert len(commands) == 4
    for _, *words in commands:
        command, _, _ = app.parse_args(words, exit_on_error=False, print_error=False)
        assert command is arena


def test_the_document_names_every_option() -> None:
    options = [
        name
        for name, option in inspect.signature(arena).parameters.items()
        if option.kind is option.KEYWORD_ONLY
    ]
    assert [name for name in options if f"`--{name.rstrip('_')}" not in TEXT] == []
