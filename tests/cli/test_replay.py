"""`caravanserai replay`."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from caravanserai import games
from caravanserai.cli import replay

from .conftest import Run


def written(path: Path, game: str, steps: int | None = None) -> dict[str, Any]:
    """Save the record of a game of first choices; return it."""
    rules, chance = games.get(game), games.Chance(4)
    state = rules.new(2, chance)
    setup = state.clone()
    lines: list[dict[str, Any]] = []
    while not state.over and len(lines) != steps:
        lines.append(rules.step(state, state.legal()[0], chance))
    record = rules.record(setup, lines, ["Anna", "Béla"])
    path.write_text(json.dumps(record), "utf-8")
    return record


@pytest.mark.parametrize("game", games.names())
def test_all_lines_and_the_score_are_printed(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.json"
    record = written(path, game)
    said = run(f"replay {path} --all")
    assert said.code == 0
    for number, line in enumerate(record["steps"], 1):
        assert f"{number:>4} seat{line['seat']} {record['seats'][line['seat']]}: {line['do']}" in said.out
    assert "The win: seat" in said.out


def test_a_game_broken_off_says_so(run: Run, tmp_path: Path) -> None:
    written(tmp_path / "game.json", "ali-baba", steps=3)
    assert "ends before the game does" in run(f"replay {tmp_path / 'game.json'}").out


def stepped(path: Path, monkeypatch: pytest.MonkeyPatch, *typed: str) -> list[str]:
    """Step through a record with these answers; return where it stood after each."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in typed)))
    screen = io.StringIO()
    replay.run(path, Console(file=screen, width=100, highlight=False), stepwise=True, seat=None)
    lines = screen.getvalue().splitlines()
    return [line.split(" · ")[0].removeprefix("> ") for line in lines if " · Enter: next" in line]


def test_enter_goes_on_b_goes_back_and_a_number_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "game.json", "five-tribes", steps=5)
    places = stepped(tmp_path / "game.json", monkeypatch, "", "", "b", "4", "q", "")
    assert places == ["0 of 5", "1 of 5", "2 of 5", "1 of 5", "4 of 5"]


def test_beyond_either_end_the_position_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "game.json", "five-tribes", steps=5)
    places = stepped(tmp_path / "game.json", monkeypatch, "b", "6", "x", "5", "", "b")
    complaint = "positions run from 0 to 5"
    assert places == ["0 of 5", complaint, complaint, complaint, "5 of 5", complaint, "4 of 5"]


def break_json(record: dict[str, Any]) -> str:
    return json.dumps(record)[:-20]


def break_game(record: dict[str, Any]) -> str:
    return json.dumps({**record, "game": ["chess"]})


def break_step(record: dict[str, Any]) -> str:
    record["steps"][1]["do"] = "take 1a1"
    return json.dumps(record)


def break_rules(record: dict[str, Any]) -> str:
    return json.dumps({**record, "rules": 99})


def break_shape(record: dict[str, Any]) -> str:
    return json.dumps([record])


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (break_json, "This file can't be read: it is empty, cut off, or something else than a record."),
        (break_game, "This is no record of a game."),
        (break_step, "This record can't be replayed from step 2 on: not allowed: "),
        (break_rules, "This game of Ali Baba has version 99 of its rules; here versions 1 to 2 can be"),
        (break_shape, "This is no record of a game."),
    ],
)
def test_a_bad_record_gets_one_line(run: Run, tmp_path: Path, broken: Any, reason: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(broken(written(path, "ali-baba", steps=3)), "utf-8")
    said = run(f"replay {path}")
    assert said.code == 2
    assert said.out == ""
    assert reason in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"[" * 100_000, b""])
def test_a_file_that_is_no_record_gets_one_line(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    said = run(f"replay {path}")
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_a_file_that_is_not_there_gets_one_line(run: Run, tmp_path: Path) -> None:
    said = run(f"replay {tmp_path / 'none.json'}")
    assert said.code == 2
    assert "No such file" in said.err


def test_a_seat_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    written(tmp_path / "game.json", "ali-baba", steps=3)
    assert "there is no seat 2" in run(f"replay {tmp_path / 'game.json'} --seat 2").err


@pytest.mark.parametrize("game", games.names())
def test_a_record_is_written_as_text_and_back(run: Run, tmp_path: Path, game: str) -> None:
    record = written(tmp_path / "game.json", game)
    text, again = tmp_path / "game.txt", tmp_path / "again.json"
    assert run(f"convert {tmp_path / 'game.json'} {text}").code == 0
    assert text.read_text("utf-8").startswith(f'[Game "{game}"]')
    assert run(f"replay {text} --all").out == run(f"replay {tmp_path / 'game.json'} --all").out
    assert run(f"convert {text} {again}").code == 0
    assert json.loads(again.read_text("utf-8")) == record
    assert run(f"check {text}").code == 0


def test_a_mistake_in_a_text_is_told_with_its_line_and_column(run: Run, tmp_path: Path) -> None:
    written(tmp_path / "game.json", "ali-baba", steps=2)
    text = tmp_path / "game.txt"
    run(f"convert {tmp_path / 'game.json'} {text}")
    text.write_text(text.read_text("utf-8") + "take 1a1", "utf-8")
    said = run(f"replay {text}")
    assert said.code == 2
    assert "This record can't be replayed: line 10, column 1: not allowed: this tile is face down" in said.err
    for words in ('[Game "chess"]', "[Game"):
        text.write_text(words, "utf-8")
        assert run(f"convert {text} {tmp_path / 'other.json'}").code == 2
    assert not (tmp_path / "other.json").exists()


def test_play_saves_a_record_as_text_where_the_name_says_so(run: Run, tmp_path: Path) -> None:
    assert run(f"play ali-baba --seed 3 --record {tmp_path / 'game.txt'}").code == 0
    assert run(f"replay {tmp_path / 'game.txt'} --all").code == 0
