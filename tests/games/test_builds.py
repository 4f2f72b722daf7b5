"""The compiled core and plain Python play the same games to the letter.

Whichever build runs the tests, the other one is started beside it: plain Python from a copy of the sources;
the compiled build from CARAVANSERAI_COMPILED_PATH, or as it is installed, if made from the same sources.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai import games
from caravanserai.games import Chance

from . import fingerprint
from .tables import TABLES, Table, positions

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

ROOT = Path(__file__).parents[2]
PACKAGE = Path(games.__file__).parents[1]
SEEDS = {"five-tribes": 300, "ali-baba": 200}
WHERE_FROM = "from caravanserai import games; print(games.__file__ if games.compiled() else '')"


def sources(package: Path) -> str:
    """A digest of the rules' sources, to tell whether two builds were made from the same."""
    found = hashlib.sha256()
    for path in sorted((package / "games").rglob("*.p[yx]*")):
        if path.suffix in (".py", ".pxd"):
            found.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def ask(command: list[str], path: str | None) -> str:
    """What a Python that finds the package on this path prints; without a path, the installed package."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    run = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def plain_copy(folder: Path) -> str:
    """The sources of the package in use, without its binaries."""
    shutil.copytree(
        PACKAGE,
        folder / PACKAGE.name,
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        dirs_exist_ok=True,
    )
    return str(folder)


def compiled_build() -> str | None:
    """Where a compiled build of these sources is; None stands for the installed one."""
    named = os.environ.get("CARAVANSERAI_COMPILED_PATH")
    run = subprocess.run(
        [sys.executable, "-c", WHERE_FROM],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": named or ""},
        capture_output=True,
        text=True,
        check=False,
    )
    found = run.stdout.strip()
    if named is None and not found:
        pytest.skip("no compiled build is installed, and CARAVANSERAI_COMPILED_PATH names none")
    assert found, f"CARAVANSERAI_COMPILED_PATH names no compiled build: {run.stderr}"
    if sources(Path(found).parents[1]) != sources(PACKAGE):
        pytest.skip("the compiled build was made from other sources than these")
    return named


@pytest.fixture(scope="session")
def other_build(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str | None]:
    """The build that does not run these tests, and the path on which Python finds it."""
    if games.compiled():
        return "plain", plain_copy(tmp_path_factory.mktemp("plain"))
    return "compiled", compiled_build()


def test_the_build_that_was_asked_for_is_the_one_tested() -> None:
    build = "compiled" if games.compiled() else "plain"
    assert os.environ.get("CARAVANSERAI_EXPECT", build) == build


@every_table
def test_both_builds_play_the_same_games(table: Table, other_build: tuple[str, str | None]) -> None:
    name, path = other_build
    seeds = SEEDS[table.name]
    command = [
        "-m",
        "tests.games.fingerprint",
        "--table",
        str(table),
        "--seeds",
        str(seeds),
        "--expect",
        name,
    ]
    theirs = [line.split()[-1] for line in ask(command, path).splitlines()]
    assert theirs == fingerprint.of_table(table, seeds)
    assert len(set(theirs)) == seeds


@every_table
def test_a_playout_asks_chance_as_choosing_by_hand_does(table: Table) -> None:
    for seed, state in enumerate(positions(table, 51, every=25)):
        by_hand, chance = state.clone(), Chance(seed)
        number = 0
        while not by_hand.over:
            legal = by_hand.legal()
            by_hand.apply(legal[chance.below(len(legal))], chance)
            number += 1
        played, other_chance = state.clone(), Chance(seed)
        assert played.playout(other_chance) == number
        assert played == by_hand
        assert other_chance.below(2**31 - 1) == chance.below(2**31 - 1)


@every_table
def test_a_fingerprint_tells_games_apart(table: Table) -> None:
    assert fingerprint.of_game(table, 1) == fingerprint.of_game(table, 1)
    assert fingerprint.of_game(table, 1) != fingerprint.of_game(table, 2)
