"""The document on stories: its program runs, and every kind of entry is explained with its fields."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from caravanserai import rulebook
from caravanserai.games import Json

from .stories import steps
from .story_document import made_anew
from .tables import TABLES

TEXT = (Path(__file__).parents[2] / "docs" / "story.md").read_text("utf-8")
_, FIVE_TRIBES, ALI_BABA = re.split(r"\n## .*", TEXT)
SECTIONS = {"five-tribes": FIVE_TRIBES, "ali-baba": ALI_BABA}
every_game = pytest.mark.parametrize("game", list(SECTIONS))


def rows(game: str) -> dict[str, list[str]]:
    """The document's line for each kind of entry, cell by cell."""
    lines = re.findall(r"^\| `.*\|$", SECTIONS[game], re.MULTILINE)
    cells = [[cell.strip() for cell in re.split(r"(?<!\\) ?\| ?", line)[1:-1]] for line in lines]
    return {line[0].strip("`"): line for line in cells if line[0] != "`what`"}


def entries(game: str) -> list[Json]:
    """What is told of many games to whoever acts."""
    tables = [table for table in TABLES if table.name == game]
    played = [step for table in tables for seed in range(4) for step in steps(table, seed)]
    return [entry for step in played for entry in step.told(step.before.seat)]


@every_game
def test_every_kind_of_entry_is_explained_with_its_fields_and_clause(game: str) -> None:
    explained = rows(game)
    for entry in entries(game):
        _, _, fields, clause, _ = explained[entry["what"]]
        assert [name for name in [*entry][2:-1] if not re.search(f"`{name}[?]?`", fields)] == [], entry
        a_djinns = entry["rule"].startswith("FT-D-") and ("djinn's" in clause)
        assert entry["rule"] in clause or a_djinns or entry["what"] == "pass", entry


def test_the_document_says_what_the_types_say() -> None:
    assert made_anew(TEXT) == TEXT, "python -m tests.games.story_document makes it anew"


@every_game
def test_no_kind_is_explained_that_never_happens(game: str) -> None:
    rare = {"can-move", "no-victim", "reshuffle"}  # shown by scenarios of their own
    foretold = {"uncover"}
    assert {*rows(game)} - rare - foretold <= {entry["what"] for entry in entries(game)}


@every_game
def test_every_example_is_an_entry(game: str) -> None:
    for kind, line in rows(game).items():
        if kind != "over":
            entry = json.loads(line[-1].strip("`"))
            assert entry["what"] == kind
            assert rulebook.clauses()[entry["rule"]].game == game


def test_the_program_of_the_document_runs() -> None:
    program = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert program
    exec(compile(program.group(1), "story.md", "exec"), {})
