"""`caravanserai tune`."""

from __future__ import annotations

import importlib.util
import io
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from caravanserai.arena import RunSettings, Standings, Thinking
from caravanserai.arena.intervals import Estimate
from caravanserai.arena.sprt import Verdict
from caravanserai.arena.standings import Pairing, Rung
from caravanserai.bench.play_tests import PlayTest, verdicts
from caravanserai.bots.ali_baba.weights import WEIGHTS as ALI_BABA_WEIGHTS
from caravanserai.bots.five_tribes.weights import WEIGHTS
from caravanserai.games.five_tribes.constants import NEKIR

from .conftest import Refused, Run, hear_ctrl_c, wait_for_games

numpy_here = pytest.mark.skipif(
    importlib.util.find_spec("numpy") is None, reason="NumPy, which fitting needs, is not installed here"
)
SMALL = "tune ali-baba --variant small --bot vizier@3 --workers 1"


@numpy_here
def test_weights_of_five_tribes_are_told_beside_those_of_today(run: Run) -> None:
    said = run("tune five-tribes --players 3 --games 20")
    assert said.code == 0
    assert "Five Tribes, 3 players" in said.out
    assert "from 20 quick games" in said.out
    rows = {row[0]: row[1:] for row in map(str.split, said.out.splitlines()) if row}
    assert rows["weight"] == ["now", "found", "std.", "error", "change", "in", "errors"]
    assert rows["elder"][0] == f"{WEIGHTS[3].elder:.2f}"
    assert rows["nekir"][0] == f"{WEIGHTS[3].powers[NEKIR]:.2f}"
    assert rows["palms"][:2] == ["and", "palaces"]
    assert "3: Weights(coin=" in said.out


@numpy_here
def test_weights_of_ali_baba_are_found_by_matches_and_its_forecast_by_regression(run: Run) -> None:
    said = run("tune ali-baba --games 20")
    assert said.code == 0
    assert "Ali Baba, 2 players: matches of 20 games at sight" in said.out
    rows = {row[0]: row[1:] for row in map(str.split, said.out.splitlines()) if row}
    assert rows["promise"][0] == f"{ALI_BABA_WEIGHTS.promise:.2f}"
    assert rows["tempo"] == [f"{ALI_BABA_WEIGHTS.tempo:.2f}"] * 2
    assert "Variance of the final margin that is explained" in said.out
    assert "2: Fitted(treasures=((0, " in said.out


def test_every_wish_is_played_and_kept_and_has_its_verdict(run: Run, tmp_path: Path) -> None:
    said = run(f"{SMALL} --try exploration=9 --try noise=4,horizon=0 --limit 2 --out {tmp_path / 'tried'}")
    assert said.code == 0
    assert "vizier@3 with a change against as it is, Ali Baba, small, 2 players" in said.out
    rows = {row[0]: row[1:] for row in map(str.split, said.out.splitlines()) if row}
    assert rows["exploration=9"][0] == "2"
    assert rows["exploration=9"][-1] == "undecided"
    assert rows["noise=4,horizon=0"][-1] == "undecided"
    folders = sorted((tmp_path / "tried").iterdir())
    assert [len((folder / "games.jsonl").read_text("utf-8").splitlines()) for folder in folders] == [2, 2]


def test_the_same_command_goes_on_from_what_is_kept(run: Run, tmp_path: Path) -> None:
    command = f"{SMALL} --try exploration=9 --out {tmp_path / 'tried'}"
    run(f"{command} --limit 2")
    said = run(f"{command} --limit 4")
    assert "2 of 4 games" in said.err
    (folder,) = (tmp_path / "tried").iterdir()
    assert len((folder / "games.jsonl").read_text("utf-8").splitlines()) == 4


def test_a_wish_comes_on_top_of_what_the_bot_is_told_already(run: Run, tmp_path: Path) -> None:
    said = run(
        "tune ali-baba --bot vizier@3:noise=1 --try horizon=0 --variant small --workers 1 --limit 2 "
        f"--out {tmp_path / 'tried'}"
    )
    assert "vizier@3:noise=1,horizon=0 v vizier@3:noise=1" in said.err


@numpy_here
def test_fitted_weights_are_tried_by_name(run: Run, tmp_path: Path) -> None:
    said = run(
        "tune five-tribes --fit --games 20 --bot novice --try doubt=1 --limit 2 --workers 1 "
        f"--out {tmp_path / 'tried'}"
    )
    assert said.code == 0
    rows = [row.split() for row in said.out.splitlines() if row.endswith("undecided  ")]
    assert [row[0] for row in rows] == ["doubt=1", "fitted"]
    assert "novice:coin=" in said.err


def judged(decided: str | None) -> Standings:
    bots = "vizier:noise=1", "vizier"
    settings = RunSettings.make("ali-baba", bots, games=10, sprt=(0, 30))
    share, rating = Estimate(0.6, 0.5, 0.7), Estimate(70.0, 0.0, 147.0)
    match = Pairing(*bots, 10, share, rating, Estimate(1.0, -1.0, 3.0), ())
    rungs = tuple(Rung(bot, 10, rating, share, share, Thinking(1, 0.1, 0.1)) for bot in bots)
    return Standings(settings, 10, 10, rungs, (match,), Verdict(0, 30, 0.0, 5, decided))


def test_better_is_kept_worse_is_dropped_and_the_rest_undecided() -> None:
    decisions = "higher", "lower", None
    tests = [
        (PlayTest(f"wish{number}", judged(decided).settings, Path("x")), judged(decided))
        for number, decided in enumerate(decisions)
    ]
    console = Console(width=100, file=io.StringIO(), record=True)
    console.print(verdicts(tests))
    rows = [row.split() for row in console.export_text().splitlines()]
    assert [row[-1] for row in rows if row and row[0] in ("wish0", "wish1", "wish2")] == [
        "keep",
        "drop",
        "undecided",
    ]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("", "--game"),
        ("chess", "no game is called 'chess'"),
        ("five-tribes --players 5", "2 to 4 players"),
        ("five-tribes --games 3", "--games takes a number from 20"),
        ("five-tribes --games some", "--games"),
        ("five-tribes --bot pasha", "no bot is called 'pasha'"),
        ("five-tribes --workers 0", "--workers"),
        ("five-tribes --try beauty=3", "no setting 'beauty'"),
        ("five-tribes --try elder", "'elder' is no setting"),
        ("five-tribes --try elder=3 --try elder=3", "tried twice"),
        ("five-tribes --try elder=3 --limit 1", "less than one deal"),
        ("five-tribes --try elder=3 --sprt 30 0", "the lower first"),
        ("five-tribes --try elder=3 --out letter.txt", "can't be made"),
        ("five-tribes --fit --try elder=3 --players 7", "2 to 4 players"),
        ("five-tribes --variant lamp", "no variant is called 'lamp'"),
        ("ali-baba --try elder=3", "no setting is called 'elder'"),
        ("ali-baba --bot merchant --try noise=3", "has no settings"),
        ("ali-baba --variant lamp", "--variant is for --try"),
        ("ali-baba --fit", "leave out --fit"),
        ("ali-baba --try=", "--try exploration=0.5"),
    ],
)
def test_what_can_not_be_done_is_one_line_and_writes_nothing(
    refused: Refused, words: str, answer: str
) -> None:
    refused(f"tune {words}", answer)


def test_without_numpy_fitting_weights_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    said = run("tune five-tribes --games 20")
    assert said.code == 2
    assert said.err == ('caravanserai: fitting weights needs NumPy: pip install "caravanserai[tune]"\n')


def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path) -> None:
    words = f"{SMALL} --try exploration=9 --limit 100000 --sprt 0 0.1 --out {tmp_path / 'tried'}"
    command = [sys.executable, "-m", "caravanserai", *words.split()]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c
    ) as process:
        assert process.stderr is not None
        process.stderr.readline()
        process.stderr.readline()
        (folder,) = (tmp_path / "tried").iterdir()
        wait_for_games(process, folder / "games.jsonl")
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told.splitlines()[-1] == (
        "Stopped. All finished games are kept; the same command goes on from there."
    )
