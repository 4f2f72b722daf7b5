"""Every clause of the rules has a test marked with it, and every mark names a clause."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from caravanserai import rulebook

TESTS = Path(__file__).parent


def marks(source: str) -> Iterator[str]:
    """The clauses that `pytest.mark.rule(...)` names anywhere in a test file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for clause in node.args:
                assert isinstance(clause, ast.Constant), f"write the clause out: {ast.unparse(clause)}"
                yield str(clause.value)


def marks_of_all_tests() -> set[str]:
    return {clause for path in TESTS.rglob("test_*.py") for clause in marks(path.read_text("utf-8"))}


def test_every_clause_has_a_test() -> None:
    marked = marks_of_all_tests()
    assert [clause for clause in rulebook.clauses() if clause not in marked] == []


def test_every_mark_names_a_clause() -> None:
    unknown = sorted(marks_of_all_tests() - set(rulebook.clauses()))
    assert unknown == []


def test_marks_are_found_on_functions_and_on_parameters() -> None:
    source = """
@pytest.mark.rule("FT-M1", "FT-M2")
@pytest.mark.parametrize("tile", [pytest.param("A1", marks=pytest.mark.rule("FT-M3"))])
def test_it(tile): ...
"""
    assert sorted(marks(source)) == ["FT-M1", "FT-M2", "FT-M3"]


def test_the_reference_is_read_whole() -> None:
    text = "".join((rulebook.folder() / f"{game}.md").read_text("utf-8") for game in rulebook.written())
    named = {word.strip("*|`,.:;()") for word in text.replace("|", " ").split()}
    ids = {word for word in named if word.startswith(("FT-", "AB-"))}
    assert ids == set(rulebook.clauses())


def test_clauses_that_share_a_line_are_told_apart() -> None:
    assert rulebook.find("FT-P2").text == "1 per vizier, and 10 per rival with strictly fewer viziers."
    assert rulebook.find("FT-P3").text == "2 per elder."


def test_a_djinn_is_a_clause_with_its_price() -> None:
    clause = rulebook.find("ft-d-bouraq")
    assert clause.text == "**Bouraq**, 6 VP, price E. A palace on any village."
    assert clause.section == "Djinns"


def test_a_ruling_belongs_to_its_clause() -> None:
    assert rulebook.find("FT-M5").ruled
    assert not rulebook.find("FT-M3").ruled
