"""Types reach those who use the package: beside every compiled module lies its source."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from build_tools.node import npm

from caravanserai import games

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path(games.__file__).parents[1]
PAPERS = [
    *("README.md", "docs/arena.md", "docs/bots.md", "docs/bring-your-own-bot.md", "docs/learning.md"),
    *("docs/library.md", "docs/perft.md", "docs/puzzles.md", "docs/records.md", "docs/story.md"),
]
"""Those with programs; that of a new game shows its narrower types to readers, not to checkers."""

UNTYPED = re.compile("^(import|from) (torch|sb3_contrib)", re.M)
"""Programs for PyTorch, which is not installed where types are checked, so that nothing of it has one."""


def test_the_package_says_that_it_is_typed_and_has_a_source_beside_every_binary() -> None:
    assert (PACKAGE / "py.typed").is_file()
    binaries = [path for path in PACKAGE.rglob("[!_]*") if path.suffix in (".so", ".pyd")]
    assert bool(binaries) == games.compiled()
    assert [path for path in binaries if not path.with_name(path.name.split(".")[0] + ".py").is_file()] == []


def test_the_compiled_core_keeps_its_words() -> None:
    state = games.get("five-tribes").new(2, games.Chance(1))
    assert (
        state.legal.__doc__ == "All legal actions, each of which can be completed (FT-M7), in a fixed order."
    )
    assert games.Chance.__doc__


@pytest.fixture
def programs(tmp_path: Path) -> list[Path]:
    """The programs of the papers, each a file."""
    files = []
    for paper in PAPERS:
        found = re.findall(r"^```python\n(.*?)^```", (ROOT / paper).read_text("utf-8"), re.M | re.S)
        assert found, paper
        for number, program in enumerate(found):
            if UNTYPED.search(program):
                continue
            name = re.sub(r"\W", "_", Path(paper).stem).lower()
            files.append(tmp_path / f"{name}_{number}.py")
            files[-1].write_text(program, "utf-8")
    return files


def test_the_programs_of_the_papers_are_clean_to_mypy(programs: list[Path], tmp_path: Path) -> None:
    """As somebody who has installed the package checks them, strictly."""
    command = [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--config-file="]
    quiet = ["--follow-imports=silent", "--cache-dir", str(tmp_path / "cache")]
    told = subprocess.run(
        [*command, *quiet, *map(str, programs)],
        cwd=tmp_path,
        env={} if PACKAGE.parent.name == "site-packages" else {"MYPYPATH": str(PACKAGE.parent)},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout


def test_the_programs_of_the_papers_are_clean_to_pyright(programs: list[Path], tmp_path: Path) -> None:
    """As an editor shows them; packages that aren't here are no mistake of ours."""
    settings = {"extraPaths": [str(PACKAGE.parent)], "reportMissingImports": False}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    pyright = ["pyright", "--project", str(tmp_path), "--pythonpath", sys.executable]
    try:
        npm(ROOT, "exec", "--", *pyright)
    except SystemExit as problem:
        pytest.fail(str(problem))
