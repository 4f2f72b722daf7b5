"""Runs in a folder: kept, gone on with, and never mixed up."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from caravanserai import arena, games
from caravanserai.arena import BadRun, RunSettings, Standings, Tally
from caravanserai.arena.run_folder import RunFolder, usual_folder

WISHES: dict[str, Any] = {"variant": "small", "games": 8}


def settings(*bots: str, **wishes: Any) -> RunSettings:
    return RunSettings.make("ali-baba", bots or ("random", "novice"), **(WISHES | wishes))


def run(folder: Path, wished: RunSettings, workers: int = 1) -> Standings:
    return arena.run(wished, folder, workers=workers)


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()]


def without_times(folder: Path) -> list[dict[str, Any]]:
    kept = [{k: v for k, v in line.items() if k not in ("thinking", "worker")} for line in lines(folder)]
    return sorted(kept, key=lambda line: line["number"])


class Interrupt:
    """Stops a run after so many games, as Ctrl-C would."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, tally: Tally) -> None:
        if tally.finished == self.games:
            raise KeyboardInterrupt


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that was played in one go."""
    folder = tmp_path_factory.mktemp("arena") / "whole"
    run(folder, settings())
    return folder


def test_every_game_has_its_line_and_a_record_that_replays(whole: Path) -> None:
    assert sorted(line["number"] for line in lines(whole)) == list(range(8))
    for line in lines(whole):
        record = json.loads((whole / "records" / f"{line['number']:06}.json").read_text("utf-8"))
        *_, last = games.get("ali-baba").replay(record)
        assert record["seats"] == line["seats"]
        assert [sheet["total"] for sheet in last.scores()] == line["points"]


def test_a_run_leaves_all_its_reports(whole: Path) -> None:
    names = {path.name for path in whole.iterdir()}
    assert names == {
        "run.json",
        "games.jsonl",
        "records",
        "ladder.json",
        "ladder.md",
        "ladder.html",
        "ladder.png",
    }


def test_two_workers_play_the_same_games_as_one(whole: Path, tmp_path: Path) -> None:
    run(tmp_path / "two", settings(), workers=2)
    assert without_times(tmp_path / "two") == without_times(whole)


def test_a_stopped_run_goes_on_where_it_was(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        arena.run(settings(), tmp_path / "run", workers=1, on_progress=Interrupt(3))
    kept = lines(tmp_path / "run")
    assert len(kept) == 3
    assert (tmp_path / "run" / "ladder.json").exists()
    run(tmp_path / "run", settings())
    assert lines(tmp_path / "run")[:3] == kept
    assert without_times(tmp_path / "run") == without_times(whole)


def test_a_finished_run_is_only_reported_again(whole: Path) -> None:
    before = (whole / "games.jsonl").read_bytes()
    standings = run(whole, settings())
    assert (whole / "games.jsonl").read_bytes() == before
    assert standings.finished == 8


def test_a_torn_last_line_is_dropped_and_its_game_played_again(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "torn"
    run(folder, settings())
    content = (folder / "games.jsonl").read_bytes()
    (folder / "games.jsonl").write_bytes(content[:-30])
    run(folder, settings())
    assert without_times(folder) == without_times(whole)


def test_more_games_go_on_from_those_there_are(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "more"
    run(folder, settings(games=4))
    kept = lines(folder)
    run(folder, settings(games=8))
    assert lines(folder)[:4] == kept
    assert without_times(folder) == without_times(whole)


def snapshot(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("other", "answer"),
    [
        (settings(seed=2), "its seed is 1, not 2"),
        (settings("random", "merchant"), "its bots is random novice, not random merchant"),
        (settings(variant="base"), "its variant is small, not base"),
        (settings(sprt=(0.0, 50.0)), "its sprt is None, not 0.0 50.0"),
    ],
)
def test_a_folder_of_another_run_is_left_alone(whole: Path, other: RunSettings, answer: str) -> None:
    before = snapshot(whole)
    with pytest.raises(BadRun, match=answer):
        run(whole, other)
    assert snapshot(whole) == before


def test_games_of_other_bots_of_the_same_name_are_not_mixed(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    description = json.loads((whole / "run.json").read_text("utf-8"))
    (folder / "run.json").write_text(json.dumps(description | {"code": "older"}), "utf-8")
    with pytest.raises(BadRun, match="have changed since the run"):
        run(folder, settings())


def test_a_run_under_older_rules_is_not_gone_on_with(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "older"
    folder.mkdir()
    description = json.loads((whole / "run.json").read_text("utf-8"))
    (folder / "run.json").write_text(json.dumps(description | {"rules": 1}), "utf-8")
    before = snapshot(folder)
    with pytest.raises(BadRun, match="played under version 1 of the rules, and games are played under 2 now"):
        run(folder, settings())
    assert snapshot(folder) == before


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"number": 0}', '{"number": -1}', "[]"])
def test_a_line_that_is_no_game_is_refused_and_nothing_touched(
    whole: Path, tmp_path: Path, line: str
) -> None:
    folder = tmp_path / "bad"
    folder.mkdir()
    (folder / "run.json").write_bytes((whole / "run.json").read_bytes())
    (folder / "games.jsonl").write_text(line + "\n", "utf-8")
    before = snapshot(folder)
    with pytest.raises(BadRun, match="line 1 is no game of this run"):
        run(folder, settings())
    assert snapshot(folder) == before


def test_a_folder_with_other_things_and_a_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear sultan", "utf-8")
    with pytest.raises(BadRun, match="holds other things"):
        run(tmp_path, settings())
    with pytest.raises(BadRun, match="is a file"):
        run(tmp_path / "letter.txt", settings())
    with pytest.raises(BadRun, match="can't be"):
        run(tmp_path / "letter.txt" / "deeper", settings())
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    kept = RunFolder.begin(tmp_path / "run", settings())
    with pytest.raises(BadRun, match="another arena plays"):
        run(tmp_path / "run", settings())
    kept.close()


def test_a_sequential_test_stops_when_it_is_decided_and_stays_so(tmp_path: Path) -> None:
    wished = settings("merchant", "random", games=400, sprt=(0.0, 400.0))
    standings = run(tmp_path / "run", wished)
    assert standings.verdict is not None
    assert standings.verdict.decided is not None
    assert standings.finished < 400
    before = (tmp_path / "run" / "games.jsonl").read_bytes()
    assert run(tmp_path / "run", wished).verdict == standings.verdict
    assert (tmp_path / "run" / "games.jsonl").read_bytes() == before


def test_without_a_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert arena.run(settings(games=2), workers=1).finished == 2
    assert list(tmp_path.iterdir()) == []


def test_usual_folders_differ_where_runs_do() -> None:
    runs = [settings(), settings(seed=2), settings("random", "vizier@10:exploration=0.3")]
    assert len({usual_folder(run) for run in runs}) == 3
    assert usual_folder(settings(games=4)) == usual_folder(settings(games=8))
    assert usual_folder(runs[2]).name.startswith("ali-baba-2-random-vizier-10-exploration-0.3-")


def test_any_torn_file_can_be_gone_on_with(whole: Path, tmp_path: Path) -> None:
    content = (whole / "games.jsonl").read_bytes()
    chance = random.Random(3)
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "run.json").write_bytes((whole / "run.json").read_bytes())
        torn = content[: chance.randrange(len(content))]
        (folder / "games.jsonl").write_bytes(torn)
        kept = RunFolder.begin(folder, settings())
        assert len(kept.results) == torn.count(b"\n")
        kept.close()
        assert (folder / "games.jsonl").read_bytes() == torn[: torn.rfind(b"\n") + 1]
