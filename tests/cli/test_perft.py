"""`caravanserai perft`."""

from __future__ import annotations

import pytest

from .conftest import Refused, Run

START = "ab1_DqSjAfC8qQDW72RfkHA"


def test_lines_of_every_length_are_counted(run: Run) -> None:
    said = run("perft five-tribes --depth 4")
    assert said.code == 0
    assert [line.split()[:2] for line in said.out.splitlines()[1:]] == [
        ["1", "7"],
        ["2", "43"],
        ["3", "229"],
        ["4", "1,044"],
    ]


def test_a_position_is_counted_by_first_steps(run: Run) -> None:
    said = run(f"perft ali-baba --from {START} --depth 2 --divide")
    assert said.out.splitlines()[0] == START
    assert "take 4a1: 4" in said.out
    assert said.out.splitlines()[-1] == "16 lines of 2 steps"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("perft chess", "no game is called 'chess'"),
        (f"perft ali-baba --from {START} --seed 3", "--from and --seed can't both be said"),
        (f"perft ali-baba --from {START}x", "mistyped, or a part of it is missing"),
        ("perft ali-baba --players 9", "Ali Baba is for 2 to 4 players"),
        ("perft ali-baba --depth 0", "--depth takes a number from 1 to 100"),
    ],
)
def test_what_can_not_be_counted_is_refused(refused: Refused, line: str, reason: str) -> None:
    refused(line, reason)
