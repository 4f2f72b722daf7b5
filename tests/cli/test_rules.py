"""`caravanserai rules`."""

from __future__ import annotations

import pytest

from caravanserai import rulebook

from .conftest import Run


def test_the_list_names_every_clause(run: Run) -> None:
    words = run("rules").out.split()
    assert [clause for clause in rulebook.clauses() if clause not in words] == []


@pytest.mark.parametrize("name", ["FT-M5", "ft-m5"])
def test_a_clause_is_shown_with_its_ruling(run: Run, name: str) -> None:
    said = run(f"rules {name}")
    assert said.code == 0
    assert "The last meeple must land on a tile that already holds its colour." in " ".join(said.out.split())
    assert "Ruling:" in said.out
    assert "Five Tribes · Moving meeples" in said.out


@pytest.mark.parametrize(
    ("name", "near"), [("FT-M9", "FT-M"), ("FT-D-UTUK", "FT-D-UTUG"), ("AB-YELLOW", "AB-YELLOW1")]
)
def test_an_unknown_clause_brings_the_nearest(run: Run, name: str, near: str) -> None:
    said = run(f"rules {name}")
    assert said.code == 2
    assert said.out == ""
    assert f"no clause is called {name!r}" in said.err
    assert near in said.err.split("nearest")[1]
    assert said.err.count("\n") == 1
