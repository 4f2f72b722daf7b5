"""The papers hold together: no link leads nowhere, README leads to each of them, each figure stands once."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
LONGEST_README = 130
FOLDERS = ("docs", "deploy", "src", "web/src", "examples", "benchmarks", "tests")
PAPERS = sorted([*ROOT.glob("*.md"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.md"))])
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z]+:")


def name_of(paper: Path) -> str:
    return paper.relative_to(ROOT).as_posix()


@cache
def prose(paper: Path) -> str:
    """A paper without its programs."""
    return FENCED.sub("", paper.read_text("utf-8"))


def links(paper: Path) -> list[str]:
    """What a paper links to in this project."""
    text = re.sub(r"`[^`\n]*`", "", prose(paper))
    return [link for link in LINK.findall(text) if not ELSEWHERE.match(link)]


@cache
def anchors(paper: Path) -> set[str]:
    """The names under which the headings of a paper can be linked to."""
    plain = (re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading) for heading in HEADING.findall(prose(paper)))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in plain}


def target(paper: Path, link: str) -> Path:
    """The file that a link leads to."""
    path = unquote(link.partition("#")[0])
    return (paper.parent / path).resolve() if path else paper


def places_in(there: Path) -> set[str]:
    """What may follow the # of a link: the headings of a paper, or when the site shows a picture."""
    return {"only-light", "only-dark"} if there.suffix == ".png" else set(anchors(there))


@pytest.mark.parametrize("paper", PAPERS, ids=name_of)
def test_no_link_of_a_paper_leads_nowhere(paper: Path) -> None:
    dead = [link for link in links(paper) if not target(paper, link).exists()]
    assert dead == []
    lost = [
        link
        for link in links(paper)
        if "#" in link and link.partition("#")[2] not in places_in(target(paper, link))
    ]
    assert lost == []


def test_readme_leads_to_every_paper() -> None:
    reached, waiting = {README}, [README]
    while waiting:
        paper = waiting.pop()
        for link in links(paper):
            there = target(paper, link)
            if there.suffix == ".md" and there not in reached:
                reached.add(there)
                waiting.append(there)
    assert [name_of(paper) for paper in PAPERS if paper not in reached] == []


def test_readme_is_short() -> None:
    assert len(README.read_text("utf-8").splitlines()) <= LONGEST_README


def test_no_measured_row_stands_in_two_papers() -> None:
    rows: defaultdict[str, set[str]] = defaultdict(set)
    for paper in PAPERS:
        if "rules" not in paper.parts:
            for row in re.findall(r"^\|.*\d.*\|$", prose(paper), re.MULTILINE):
                if len(re.findall(r"\d[\d.,]*", row)) >= 3:
                    rows[re.sub(r"\s+", " ", row)].add(name_of(paper))
    assert {row: papers for row, papers in rows.items() if len(papers) > 1} == {}


def test_links_are_found_in_prose_and_not_in_programs(tmp_path: Path) -> None:
    paper = tmp_path / "paper.md"
    paper.write_text(
        "# A [good](x.md) *Day*, or two\n\n[one](a.md#b-c) `[not](b.md)` [web](https://x.example)\n\n"
        "```text\n[nor](c.md)\n# no heading\n```\n",
        "utf-8",
    )
    assert links(paper) == ["x.md", "a.md#b-c"]
    assert anchors(paper) == {"a-good-day-or-two"}


NAMED = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|[\w.-]+\.(?:py|ts|svelte|pxd|toml))`")
HOUSES = (ROOT, ROOT / "src" / "caravanserai", ROOT / "web" / "src")
MADE = {"build/"}
"""What a build leaves behind."""


def is_there(name: str) -> bool:
    """Whether there is such a file or folder: at that place, or anywhere if only its name is said."""
    if "/" in name:
        return any((house / name).exists() for house in HOUSES)
    return (ROOT / name).exists() or any(any(house.rglob(name)) for house in HOUSES[1:])


def test_every_file_that_architecture_names_is_there() -> None:
    named = set(NAMED.findall(prose(ROOT / "ARCHITECTURE.md"))) - MADE
    assert len(named) > 30
    assert sorted(name for name in named if not is_there(name)) == []
