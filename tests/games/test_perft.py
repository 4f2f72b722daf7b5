"""Counting lines: the table of the document is what this implementation counts, in both builds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravanserai import games
from caravanserai.games import Chance
from caravanserai.games.perft import divide, perft

TEXT = (Path(__file__).parents[2] / "docs" / "perft.md").read_text("utf-8")
ROWS = re.findall(r"^\| ([^|]+)<br>`(\w+)` \| ([\d,· ]+) \|$", TEXT, re.MULTILINE)
MOST = 700_000 if games.compiled() else 4_000
"""Plain Python counts as far as it comes in a moment."""


def test_the_document_has_positions_of_every_game_and_their_counts() -> None:
    assert {games.of_code(code).name for _, code, _ in ROWS} == set(games.names())
    assert len(ROWS) == 19


@pytest.mark.parametrize(("what", "code", "counts"), ROWS, ids=[what for what, _, _ in ROWS])
def test_as_many_lines_can_be_played_as_the_document_says(what: str, code: str, counts: str) -> None:
    state = games.of_code(code).from_code(code)
    assert state.problems() == []
    for steps, count in enumerate(counts.replace(",", "").split(" · "), 1):
        if int(count) <= MOST:
            assert perft(state, steps) == int(count)


@pytest.mark.parametrize("name", games.names())
def test_the_lines_are_divided_by_their_first_step(name: str) -> None:
    state = games.get(name).new(3, Chance(2))
    kept = state.code()
    counts = divide(state, 3)
    assert list(counts) == state.legal()
    assert sum(counts.values()) == perft(state, 3)
    assert perft(state, 0) == 1
    assert state.code() == kept


def test_the_program_of_the_document_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(program, "perft.md", "exec"), {})
