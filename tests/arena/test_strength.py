"""The matches that show how strong the bots are end with a table of what is kept, missed and not played."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.strength import KEPT, MISSED, NOT_PLAYED, PROMISES, Promise, main

from caravanserai import bots
from caravanserai.arena import Estimate

AT_LEAST = Promise("five-tribes", 2, "sultan", "vizier", 100, 0.55)
BETWEEN = Promise("ali-baba", 2, "pedlar", "drover", 400, 0.65, 0.85)


def test_a_promise_is_kept_by_the_lower_end_of_the_interval() -> None:
    assert AT_LEAST.is_kept(Estimate(0.60, 0.55, 0.65))
    assert not AT_LEAST.is_kept(Estimate(0.60, 0.54, 0.66))


def test_a_step_that_is_to_be_small_is_kept_by_its_value() -> None:
    assert BETWEEN.is_kept(Estimate(0.66, 0.60, 0.72))
    assert not BETWEEN.is_kept(Estimate(0.86, 0.80, 0.90))


def test_every_bot_that_something_is_promised_of_exists() -> None:
    for promise in PROMISES:
        for name in (promise.first, promise.second.removeprefix("earlier:")):
            bots.get(promise.game, name)


def test_matches_end_with_a_table_and_can_be_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes = ["--only", "ali-baba-2-merchant-random", "--workers", "1", "--out", str(tmp_path), "--most"]
    assert main([*wishes, "4"]) == 1  # four games, all won, don't show 90 %
    assert f"1 {MISSED}" in capsys.readouterr().out
    assert main([*wishes, "60"]) == 0
    told = capsys.readouterr().out
    assert f"1 {KEPT}" in told
    assert "≥ 90%" in told


def test_without_an_earlier_version_what_needs_one_is_told_as_not_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--only", "earlier", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"4 {NOT_PLAYED}"
