"""`caravanserai admin`: the house seen and looked after from the command line, with no server running."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from caravanserai.server.clock import ServerClock
from caravanserai.server.keepers.reports import Reports
from caravanserai.server.lobby.tables import PERSON, Tables, TableSeat
from caravanserai.server.people.guests import Guests
from caravanserai.server.settings import Settings
from caravanserai.server.store import Store
from caravanserai.table import MatchSettings

from .conftest import Run

House = dict[str, str]
Admin = Callable[..., str]
Asked = Callable[..., Any]


async def furnish(settings: Settings) -> House:
    """Two guests called Ada, Bob, a table at which they sit, and what they say there."""
    store, clock = Store(settings), ServerClock()
    try:
        await store.migrate()
        guests, tables = Guests(store, clock), Tables(store, clock)
        ids = [(await guests.create(name, "en")).id for name in ("Ada", "Ada", "Bob")]
        seats = [TableSeat(PERSON, ids[0]), TableSeat(PERSON, ids[2])]
        setting = MatchSettings(game="ali-baba", players=2, variant="base")
        table = (await tables.create(setting, True, ids[0], seats, 9)).id
        for line in ("Hello", "[bold]Buy camels[/]"):
            await tables.say(table, ids[2], "Bob", line)
        await Reports(store, clock).add(table, 1, ids[0], "Spam")
        return {"Ada": ids[0], "other": ids[1], "Bob": ids[2], "table": table}
    finally:
        await store.close()


@pytest.fixture
def house(tmp_path: Path) -> House:
    """What is in the house."""
    return asyncio.run(furnish(Settings(data=str(tmp_path))))


@pytest.fixture
def admin(run: Run, tmp_path: Path) -> Admin:
    """Say a command; what it answers."""

    def say(line: str, code: int = 0) -> str:
        said = run(f"admin {line} --data {tmp_path}")
        assert said.code == code, said
        return said.out + said.err

    return say


@pytest.fixture
def asked(admin: Admin) -> Asked:
    """Say a command; what it answers to programs."""
    return lambda line: json.loads(admin(f"{line} --json"))


def test_a_name_that_several_have_is_asked_for_by_id(admin: Admin, asked: Asked, house: House) -> None:
    told = admin("keeper Ada", 2)
    assert house["Ada"] in told
    assert house["other"] in told
    assert "2 guests are called Ada" in told
    assert "is a keeper now" in admin(f"keeper {house['other']}")
    assert "is a keeper already" in admin(f"keeper {house['other']}")
    assert [one["guest"] for one in asked("glance")["keepers"]] == [house["other"]]
    assert "is no keeper any more" in admin(f"keeper {house['other']} --remove")
    assert asked("glance")["keepers"] == []
    assert [one["act"] for one in asked("acts")["acts"]] == ["no-keeper", "keeper"]


def test_the_house_is_told_in_tables_and_to_programs(admin: Admin, asked: Asked, house: House) -> None:
    assert "3, 3 of them since yesterday" in admin("glance")
    assert asked("glance")["tables"] == {"waiting": 1}
    assert [one["name"] for one in asked("guests ad")["guests"]] == ["Ada", "Ada"]
    [guest] = asked("guests Bob")["guests"]
    assert guest["games"] == 1
    [table] = asked("tables waiting")["tables"]
    assert table["table"]["id"] == house["table"]
    assert house["table"] in admin("tables")
    assert admin("tables finished") == "None.\n"
    assert "[bold]Buy camels[/]" in admin(f"chat {house['table']}")


def test_guests_and_addresses_are_shut_out_and_let_in(admin: Admin, asked: Asked, house: House) -> None:
    assert "may not come in, until" in admin("ban Bob --for 7d --why spam --reason Enough.")
    assert "may not talk, for good" in admin("mute bob")
    assert admin("ban 203.0.113.7") == "203.0.113.7 may not come in, for good.\n"
    in_force = asked("sanctions")["sanctions"]
    assert [(one["kind"], one["why"]) for one in in_force] == [
        ("ban", "other"),
        ("mute", "other"),
        ("ban", "spam"),
    ]
    assert "banned until" in admin("guests bob")
    assert admin("lift Bob") == "Lifted: mute, ban.\n"
    assert admin("lift 203.0.113.7") == "Lifted: ban.\n"
    assert admin("sanctions") == "Nobody.\n"
    assert "nothing is in force for Bob" in admin("lift Bob", 2)


def test_reports_are_settled_and_tables_closed(
    admin: Admin, asked: Asked, house: House, tmp_path: Path
) -> None:
    [report] = asked("reports")["reports"]
    assert (report["text"], report["words"]) == ("[bold]Buy camels[/]", "Spam")
    assert "is settled" in admin(f"settle {report['id']} unsay")
    assert admin("reports") == "None.\n"
    assert [line["text"] for line in asked(f"chat {house['table']}")["lines"]] == ["Hello"]
    with closing(sqlite3.connect(tmp_path / "caravanserai.sqlite3")) as store:
        assert store.execute("SELECT text FROM chat ORDER BY n").fetchall() == [("Hello",), ("",)]
    assert "is deleted" in admin(f"unsay {house['table']} 0")
    assert "no such line" in admin(f"unsay {house['table']} 0", 2)
    assert "is closed" in admin(f"close {house['table']} --reason Late.")
    assert "closed by us" in admin("tables abandoned")
    told = admin("acts")
    assert "at the console" in told
    assert [one["act"] for one in asked("acts")["acts"]] == ["close", "unsay", "settle", "unsay"]


def test_invitations_are_shown_once(admin: Admin, asked: Asked, house: House) -> None:
    made = asked("invite --uses 3 --days 2 --note Club")
    assert "/enter#" in made["url"]
    [kept] = asked("invitations")["invitations"]
    assert (kept["id"], kept["uses"], kept["used"], kept["note"]) == (made["id"], 3, 0, "Club")
    assert made["url"].partition("#")[2] not in admin("invitations")
    admin(f"uninvite {made['id']}")
    assert admin("invitations") == "None.\n"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("keeper Nobody", "there is no guest of the name or id Nobody"),
        ("ban Bob --for ever", "a time is 30m, 12h, 7d or 4w"),
        ("ban 10.0.0.0/8", "too large to be shut out"),
        ("close nowhere", "there is no table of the id nowhere"),
        ("settle 99", "no such report"),
        ("uninvite 5", "no id of an invitation"),
        ("invite --uses 0", "for 1 to 1000 guests"),
    ],
)
def test_what_can_not_be_is_refused_in_a_line(
    run: Run, house: House, tmp_path: Path, line: str, reason: str
) -> None:
    said = run(f"admin {line} --data {tmp_path}")
    assert (said.code, said.out) == (2, "")
    assert reason in said.err
    assert len(said.err.splitlines()) == 1


def test_a_database_that_is_not_there_or_too_old_is_left_alone(run: Run, tmp_path: Path) -> None:
    said = run(f"admin glance --data {tmp_path}")
    assert (said.code, "there is no such database" in said.err) == (2, True)
    assert list(tmp_path.iterdir()) == []
    with closing(sqlite3.connect(tmp_path / "caravanserai.sqlite3")) as store, store:
        store.execute("CREATE TABLE alembic_version (version_num TEXT)")
        store.execute("INSERT INTO alembic_version VALUES ('0003')")
    said = run(f"admin glance --data {tmp_path}")
    assert (said.code, "older version" in said.err) == (2, True)
