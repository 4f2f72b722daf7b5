"""Golden playthroughs: a file for every table, replayed line by line without a seed.

After a rule has changed on purpose, and its version was raised, those of the new version are made with
`python -m tests.golden.make`. Those of older versions stay as they were made, to the letter.
"""

from __future__ import annotations

import re

import pytest
from tests.golden.playthrough import FOLDER, path_of, play, replay

from .five_tribes.box import PAID_POWERS
from .tables import OLDER_TABLES, TABLES, Table, lively

every_table = pytest.mark.parametrize("table", TABLES + OLDER_TABLES, ids=str)


def test_every_table_has_its_file_and_there_is_no_other() -> None:
    assert sorted(FOLDER.rglob("*.txt")) == sorted(map(path_of, TABLES + OLDER_TABLES))


@every_table
def test_the_file_is_replayed_line_by_line(table: Table) -> None:
    text = path_of(table).read_text("utf-8")
    number = 0
    for number, (line, expected) in enumerate(replay(text), start=1):
        assert line == expected, f"line {number}"
    assert number == len(text.splitlines())
    assert f"game: {table.name}\n" in text
    assert f"players: {table.players}\n" in text
    assert f"variant: {table.variant}\n" in text


@every_table
def test_what_is_played_is_written_down_so_that_it_replays(table: Table) -> None:
    for line, expected in replay(play(table, 41, lively)):
        assert line == expected


def test_a_changed_line_is_noticed() -> None:
    text = path_of(TABLES[0]).read_text("utf-8")
    changed = text.replace("points", "pints", 1)
    assert [line == expected for line, expected in replay(changed)].count(False) == 1


def test_every_power_with_a_price_is_used_in_some_playthrough() -> None:
    used = {
        djinn
        for path in path_of(TABLES[0]).parent.glob("five-tribes-*.txt")
        for djinn in re.findall(r"\| use ([a-z-]+)", path.read_text("utf-8"))
    }
    assert used == PAID_POWERS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_swaps_and_own_magic_are_in_the_playthroughs_of_the_lamp(players: int) -> None:
    text = path_of(Table("ali-baba", "lamp", players)).read_text("utf-8")
    assert "| swap " in text
    assert "| magic  " in text
