"""The documents on positions and records: their examples run, and no field is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from caravanserai import games

from .secrets_of_five_tribes import play_in_secret
from .tables import TABLES, Table, one_of_each_step

DOCS = Path(__file__).parents[2] / "docs"


def block(document: str, language: str) -> str:
    """The first block of code in that language."""
    found = re.search(rf"```{language}\n(.*?)```", (DOCS / document).read_text("utf-8"), re.DOTALL)
    assert found
    return found.group(1)


def test_the_record_of_the_document_replays_to_its_result() -> None:
    record = json.loads(block("records.md", "json"))
    *_, last = games.get(record["game"]).replay(record)
    assert last.over
    assert [line["total"] for line in last.scores()] == [16, 15]
    assert last.winners() == [0]


def test_the_programs_of_the_document_run() -> None:
    programs = re.findall(r"```python\n(.*?)```", (DOCS / "records.md").read_text("utf-8"), re.DOTALL)
    assert len(programs) == 2
    for program in programs:
        exec(compile(program, "records.md", "exec"), {})


def test_the_text_of_the_document_is_the_same_game() -> None:
    told = games.get("ali-baba").read_text(block("records.md", "text"))
    assert told.record == json.loads(block("records.md", "json"))
    assert [note.text.strip() for note in told.notes][-1] == "nothing else is left"


def test_the_document_names_every_field_of_a_record() -> None:
    text = (DOCS / "records.md").read_text("utf-8")
    record = json.loads(block("records.md", "json"))
    assert [field for field in [*record, *record["steps"][0]] if f"`{field}`" not in text] == []


def fields(value: Any) -> set[str]:
    """The names of all fields, at any depth, but for tiles and places."""
    if isinstance(value, list):
        return {name for part in value for name in fields(part)}
    if not isinstance(value, dict):
        return set()
    own = {name for name in value if not re.fullmatch(r"[A-F][1-5]|[1-4][a-e][1-5]|\d+", name)}
    return own | {name for part in value.values() for name in fields(part)}


def section(name: str) -> str:
    """What the document says of one game."""
    _, five_tribes, ali_baba, _ = re.split(r"\n## .*", (DOCS / "positions.md").read_text("utf-8"))
    return {"five-tribes": five_tribes, "ali-baba": ali_baba}[name]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_document_explains_every_field_and_step_of_a_position(table: Table) -> None:
    text = section(table.name).replace('"', "`")
    states = one_of_each_step(table)
    named = {name for state in states.values() for name in fields(state.to_json())} | set(states)
    assert [name for name in sorted(named) if f"`{name}`" not in text] == []


def test_the_document_explains_what_a_view_adds() -> None:
    for state in play_in_secret(3, 1):
        added = fields(state.view(0)) - fields(state.to_json())
        assert added <= {"unseen"}
    assert "`resources.unseen`" in section("five-tribes")
