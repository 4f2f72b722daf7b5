"""`caravanserai check`: every stored game replayed, and those named that can't be."""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.before.told import DATABASE, EXPECTED, FILE

from caravanserai import games

from .conftest import Run

KEPT = json.loads(gzip.decompress(EXPECTED.read_bytes()))["kept"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with games of all kinds."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE).write_bytes(gzip.decompress(DATABASE.read_bytes()))
    return folder


def change(data: Path, statement: str, *values: object) -> None:
    """Change something in the database."""
    with closing(sqlite3.connect(data / FILE)) as store, store:
        store.execute(statement, values)


def record(path: Path, rules: int = 2) -> Path:
    """A record of a game of which three steps were played."""
    game, chance = games.get("ali-baba"), games.Chance(3)
    state = game.new(2, chance)
    setup = state.clone()
    steps = [game.step(state, state.legal()[0], chance) for _ in range(3)]
    path.write_text(json.dumps(game.record(setup, steps) | {"rules": rules}), "utf-8")
    return path


def test_all_stored_games_of_the_version_before_can_be_replayed(run: Run, data: Path) -> None:
    before = (data / FILE).read_bytes()
    said = run(f"check {data}")
    assert said.code == 0, said.out
    assert "All 49 games can be replayed." in said.out
    lines = [line.split() for line in said.out.splitlines()]
    for kind in ("finished", "playing", "review", "waiting"):
        assert ["five-tribes", "1", kind] in [words[:3] for words in lines]
    assert [path.name for path in data.iterdir()] == [FILE]
    assert (data / FILE).read_bytes() == before


def test_stored_games_that_can_not_be_replayed_are_named_with_ply_and_reason(run: Run, data: Path) -> None:
    unknown, damaged, ended = (
        KEPT["tables"][label]
        for label in ("before the first move", "in the middle of a move", "played to the end")
    )
    start = "cast(replace(cast(entry as text), '\"rules\":1,', '\"rules\":99,') as blob)"
    change(data, f"update log set entry = {start} where tbl = ? and ply = 0", unknown)
    change(data, "update log set entry = x'5b5d' where tbl = ? and ply = 9", damaged)
    other = "replace(result, '\"winners\":[', '\"winners\":[7,')"
    change(data, f"update tables set result = {other} where id = ?", ended)
    said = run(f"check sqlite:///{data / FILE}")
    assert said.code == 1
    known = "of Five Tribes versions 1 to 2 can be played here, not version 99"
    assert f"table {unknown}: ply 0: {known}\n" in said.out
    assert f"table {damaged}: ply 9: " in said.out
    assert f"table {ended}: ply 274: the game does not end as it did when it was played" in said.out
    assert "3 of 49 games can't be replayed by this version." in said.out


def test_a_log_with_a_gap_is_named(run: Run, data: Path) -> None:
    table = KEPT["tables"]["before the first move"]
    change(data, "update log set ply = 7 where tbl = ? and ply = 0", table)
    said = run(f"check {data}")
    assert said.code == 1
    assert f"the log of table {table} has a gap: 1 entries from ply 7 to 7\n" in said.out


def test_records_in_files_and_folders_are_replayed(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    (saved / "old").mkdir(parents=True)
    record(saved / "one.json")
    record(saved / "old" / "two.json")
    (saved / "settings.json").write_text('{"clock": 3}', "utf-8")
    one = record(tmp_path / "three.json")
    assert "All 3 games can be replayed." in run(f"check {saved} {one}").out


def test_a_record_of_unknown_rules_is_named(run: Run, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json", rules=99)
    said = run(f"check {path}")
    assert said.code == 1
    assert f"{path}: This game of Ali Baba has version 99 of its rules" in said.out


def test_a_database_without_games_is_well(run: Run, data: Path) -> None:
    for table in ("judgements", "reviews", "log", "notices", "chat", "members", "seats", "tables"):
        change(data, f"delete from {table}")
    said = run(f"check {data}")
    sound = "0 tables, 0 log entries, 9 rows in all; no log has a gap."
    assert (said.code, said.out) == (
        0,
        f"{data / FILE}, of schema 0002: 4 guests, {sound}\nThere are no games yet.\n",
    )


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("{here}/none", "No such file"),
        ("{here}", "neither a database"),
        ("sqlite:///{here}/none.sqlite3", "there is no such database"),
        ("{here}/other.sqlite3", "this is no database of caravanserai"),
        ("mysql://host/name", "is not one we know"),
        ("postgresql://nobody@127.0.0.1:1/none", "the database can't be read"),
    ],
)
def test_a_place_without_games_gets_one_line(run: Run, tmp_path: Path, place: str, reason: str) -> None:
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as store, store:
        store.execute("create table birds (name text)")
    said = run(f"check {place.format(here=tmp_path)}")
    assert (said.code, said.out) == (2, "")
    assert reason in said.err
    assert len(said.err.splitlines()) == 1
