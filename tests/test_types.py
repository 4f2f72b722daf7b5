"""Types reach those who use the package: beside every compiled module lies its source."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

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


def test_the_programs_of_the_papers_are_clean_to_a_checker_of_types(tmp_path: Path) -> None:
    """As somebody who has installed the package checks them, strictly."""
    for paper in PAPERS:
        programs = re.findall(r"^```python\n(.*?)^```", (ROOT / paper).read_text("utf-8"), re.M | re.S)
        assert programs, paper
        for number, program in enumerate(programs):
            if UNTYPED.search(program):
                continue
            name = re.sub(r"\W", "_", Path(paper).stem).lower()
            (tmp_path / f"{name}_{number}.py").write_text(program, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--config-file="]
    quiet = ["--follow-imports=silent", "--cache-dir", str(tmp_path / "cache")]
    files = sorted(map(str, tmp_path.glob("*.py")))
    told = subprocess.run(
        [*command, *quiet, *files],
        cwd=tmp_path,
        env={} if PACKAGE.parent.name == "site-packages" else {"MYPYPATH": str(PACKAGE.parent)},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout
