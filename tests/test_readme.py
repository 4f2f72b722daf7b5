"""What README, and the document of the library, show works as shown."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from caravanserai.cli.app import app

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
LIBRARY = (ROOT / "docs" / "library.md").read_text("utf-8")


def blocks(language: str, document: str = README) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", document, re.MULTILINE | re.DOTALL)


def commands(program: str) -> list[list[str]]:
    lines = (shlex.split(line, comments=True) for block in blocks("sh") for line in block.splitlines())
    return [words[1:] for words in lines if words and words[0] == program]


def test_the_first_thing_said_is_how_to_play_and_how_to_test() -> None:
    assert commands("make")[:2] == [["play"], ["test"]]
    assert README.index("make play") < 100


@pytest.mark.parametrize("example", [*blocks("python"), *blocks("python", LIBRARY)])
def test_an_example_of_readme_or_library_runs(example: str) -> None:
    exec(compile(example, "example", "exec"), {})


def test_the_readme_has_one_example_and_the_library_one_for_each_topic() -> None:
    assert (len(blocks("python")), len(blocks("python", LIBRARY))) == (1, 7)


@pytest.mark.parametrize("words", commands("make"), ids=" ".join)
def test_make_has_every_target_of_the_readme(words: list[str]) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(rf"^{words[0]}:", makefile, re.MULTILINE)


@pytest.mark.parametrize("words", commands("caravanserai"), ids=" ".join)
def test_the_command_line_understands_every_command_of_the_readme(words: list[str]) -> None:
    command, _, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert command.__name__ == words[1 if words[0] == "admin" else 0]


def test_the_papers_the_readme_points_to_exist() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(links) > 5
    assert [link for link in links if not (ROOT / link).exists()] == []
