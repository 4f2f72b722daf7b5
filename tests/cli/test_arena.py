"""`caravanserai arena`."""

from __future__ import annotations

import importlib.util
import io
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from caravanserai.arena import RunSettings, Schedule, Tally
from caravanserai.arena.terminal import Lines, LiveTable, watching

from .conftest import Refused, Run, hear_ctrl_c, wait_for_games

SMALL = "arena ali-baba random novice --variant small --workers 1"


def test_a_run_is_played_reported_and_kept(run: Run, tmp_path: Path) -> None:
    said = run(f"{SMALL} --games 4 --out {tmp_path / 'run'}")
    assert said.code == 0
    assert "Ali Baba, small, 2 players, 4 games" in said.out
    assert "random v novice" in said.out
    assert "4 of 4 games" in said.err
    assert len((tmp_path / "run" / "games.jsonl").read_text("utf-8").splitlines()) == 4


def test_the_records_of_a_run_can_be_replayed(run: Run, tmp_path: Path) -> None:
    run(f"{SMALL} --games 2 --out {tmp_path / 'run'}")
    said = run(f"replay {tmp_path / 'run' / 'records' / '000001.json'}")
    assert said.code == 0
    assert "seat0 novice" in said.out


def test_the_usual_folder_is_named_after_the_run(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run(f"{SMALL} --games 2")
    (folder,) = (tmp_path / "arena").iterdir()
    assert folder.name.startswith("ali-baba-2-random-novice-")
    assert folder.name in said.out
    assert run(f"{SMALL} --games 2").err.startswith("2 of 2 games")


def test_markdown_is_for_a_readme(run: Run, tmp_path: Path) -> None:
    said = run(f"{SMALL} --games 2 --markdown --out {tmp_path / 'run'}")
    assert said.out == (tmp_path / "run" / "ladder.md").read_text("utf-8")
    assert "`caravanserai arena ali-baba random novice --variant small --games 2`" in said.out


def test_a_sequential_test_says_its_verdict(run: Run, tmp_path: Path) -> None:
    said = run(f"{SMALL} --games 4 --sprt -10 900 --out {tmp_path / 'run'}")
    assert said.code == 0
    assert "Sequential test: " in said.out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("", "--game"),
        ("chess random novice", "no game is called 'chess'"),
        ("ali-baba", "at least two bots"),
        ("ali-baba random", "at least two bots"),
        ("ali-baba random pasha", "no bot is called 'pasha'"),
        ("ali-baba random vizier@never", "'never' is no budget"),
        ("ali-baba random random", "named twice"),
        ("ali-baba random novice --players 5", "2 to 4 players"),
        ("ali-baba random novice --players 3 --variant small", "for 2 players"),
        ("five-tribes random novice --variant lamp", "no variant is called 'lamp'"),
        ("ali-baba random vizier@9:processes=2", "thinks in one process"),
        ("ali-baba random novice --games 0", "less than one deal"),
        ("ali-baba random novice --games many", "--games"),
        ("ali-baba random novice --workers 0", "--workers"),
        ("ali-baba random novice --sprt 5", "--sprt"),
        ("ali-baba random novice --sprt 5 0", "the lower first"),
        ("ali-baba random novice merchant --sprt 0 5", "between two bots"),
        ("ali-baba random novice --out letter.txt", "is a file"),
        ("ali-baba random novice --out .", "holds other things"),
    ],
)
def test_what_can_not_be_done_is_one_line_and_writes_nothing(
    refused: Refused, words: str, answer: str
) -> None:
    refused(f"arena {words}", answer)


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is installed here")
def test_without_ray_the_arena_says_how_to_get_it(run: Run, tmp_path: Path) -> None:
    said = run(f"{SMALL} --games 2 --ray local --out {tmp_path / 'run'}")
    assert said.code == 2
    assert 'pip install "caravanserai[ray]"' in said.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed here")
@pytest.mark.parametrize(("address", "answer"), [("nowhere", "host:port"), ("127.0.0.1:1", "no Ray cluster")])
def test_an_address_without_a_cluster_is_one_line(
    run: Run, tmp_path: Path, address: str, answer: str
) -> None:
    said = run(f"{SMALL} --games 2 --ray {address} --out {tmp_path / 'run'}")
    assert said.code == 2
    assert answer in said.err
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_stops_tidily_and_the_same_command_goes_on(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = [sys.executable, "-m", "caravanserai", *f"{SMALL} --games 100000 --out {folder}".split()]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c
    ) as process:
        assert process.stderr is not None
        process.stderr.readline()
        games = folder / "games.jsonl"
        wait_for_games(process, games)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told.splitlines()[-1] == (
        f"Stopped. All finished games are in {folder}; the same command goes on from there."
    )
    finished = len(games.read_text("utf-8").splitlines())
    assert json.loads((folder / "ladder.json").read_text("utf-8"))["games"]["finished"] == finished
    more = finished + finished % 2 + 2
    assert run(f"{SMALL} --games {more} --out {folder}").code == 0
    assert len(games.read_text("utf-8").splitlines()) == more


def test_on_a_terminal_there_is_a_live_table_and_in_a_log_are_lines() -> None:
    with watching(Console(file=io.StringIO(), force_terminal=True)) as listener:
        assert isinstance(listener, LiveTable)
    with watching(Console(file=io.StringIO())) as listener:
        assert isinstance(listener, Lines)


def test_the_live_table_shows_every_bot_and_how_far_it_is() -> None:
    screen = io.StringIO()
    settings = RunSettings.make("five-tribes", ["vizier", "merchant"], games=10)
    with watching(Console(file=screen, force_terminal=True, width=100)) as listener:
        listener(Tally(Schedule(settings)))
    assert "vizier" in screen.getvalue()
    assert "merchant" in screen.getvalue()
    assert "0/10" in screen.getvalue()
