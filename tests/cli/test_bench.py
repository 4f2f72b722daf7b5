"""`caravanserai bench`: that it measures, never how fast."""

from __future__ import annotations

import json

import pytest

from caravanserai import games

from .conftest import Run


def test_every_kind_of_game_is_measured_and_the_build_is_named(run: Run) -> None:
    said = run("bench --seconds 0.05 --json")
    report = json.loads(said.out)
    assert report["compiled"] == games.compiled()
    assert [(row["game"], row["players"]) for row in report["figures"]] == [
        (name, players) for name in games.names() for players in games.get(name).player_counts
    ]
    for row in report["figures"]:
        assert row["games_per_second"] > 0
        assert row["clone_ns"] > 0
        assert (row["ratio"] is not None) == games.compiled()


def test_the_table_has_the_targets_beside(run: Run) -> None:
    said = run("bench --seconds 0.05")
    assert "≥ 45,000" in said.out
    assert "≥ 150,000" in said.out
    assert ("Compiled, against plain" if games.compiled() else "is not compiled") in said.out


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9", "long"])
def test_a_senseless_time_is_refused(run: Run, seconds: str) -> None:
    said = run(f"bench --seconds {seconds}")
    assert said.code == 2
    assert "--seconds" in said.err
