"""The compiled core and plain Python play the same games to the letter.

The compiled build looks for a difference: plain Python is started beside it, from a copy of the sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai import games
from caravanserai.games import Chance

from . import fingerprint
from .tables import OLDER_TABLES, TABLES, Table, positions

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

ROOT = Path(__file__).parents[2]
PACKAGE = Path(games.__file__).parents[1]
SEEDS = {"five-tribes": 300, "ali-baba": 200}
SEEDS_OF_OLDER = 40


def ask(command: list[str], path: str) -> str:
    """What a Python that finds the package on this path prints."""
    environment = {**os.environ, "PYTHONPATH": path}
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


@pytest.fixture(scope="session")
def plain_build(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path on which Python finds the sources alone."""
    if not games.compiled():
        pytest.skip("the compiled build looks for a difference when it is tested")
    return plain_copy(tmp_path_factory.mktemp("plain"))


def test_the_build_that_was_asked_for_is_the_one_tested() -> None:
    build = "compiled" if games.compiled() else "plain"
    assert os.environ.get("CARAVANSERAI_EXPECT", build) == build


@pytest.mark.parametrize("table", TABLES + OLDER_TABLES, ids=str)
def test_both_builds_play_the_same_games(table: Table, plain_build: str) -> None:
    seeds = SEEDS_OF_OLDER if table.rules else SEEDS[table.name]
    command = [
        "-m",
        "tests.games.fingerprint",
        "--table",
        str(table),
        "--seeds",
        str(seeds),
        "--expect",
        "plain",
    ]
    plain = [line.split()[-1] for line in ask(command, plain_build).splitlines()]
    assert plain == fingerprint.of_table(table, seeds)
    assert len(set(plain)) == seeds


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
