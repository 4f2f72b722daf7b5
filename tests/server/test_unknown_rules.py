"""Games that this version can't go on with: of rules it doesn't know, or with a damaged log.

They are told of in words, stay listed and can be closed; everything else goes on. The database is the one of
`before`, with some of its lines changed.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from tests.newer_server import begin_elsewhere, make_unknown
from tests.servers import Postgres

from caravanserai.cli import main
from caravanserai.games import Chance, get
from caravanserai.server.settings import Settings

from .before.told import DATABASE, EXPECTED, FILE, TIME_STANDS_STILL
from .chairs import Chair
from .conftest import GENEROUS, HASTY, PATIENCE, Inn, Person, open_inn

Json = dict[str, Any]
KEPT = msgspec.json.decode(gzip.decompress(EXPECTED.read_bytes()))["kept"]
TABLES, REVIEWS = KEPT["tables"], KEPT["reviews"]
UNKNOWN = TABLES["before the first move"]
TO_BE_CLOSED = TABLES["some steps taken back"]
ENDED = TABLES["ended by giving up"]
WITH_A_HOLE = TABLES["in the middle of a move"]
WITH_NONSENSE = TABLES["with bots"]
WHOLE = TABLES["base under way"]
POSITION_WAITS = TABLES["waiting to be played on"]
REVIEW = REVIEWS["brought along"]


def copied(folder: Path) -> Path:
    """A data folder with a copy of the database."""
    (folder / FILE).write_bytes(gzip.decompress(DATABASE.read_bytes()))
    return folder


def damage(data: Path) -> None:
    """Spoil a log here and there, a review and a position that waits."""
    with closing(sqlite3.connect(data / FILE)) as store, store:
        store.execute("delete from log where tbl = ? and ply = 7", [WITH_A_HOLE])
        store.execute("update log set entry = x'5b5d' where tbl = ? and ply = 9", [WITH_NONSENSE])
        record = "replace(record, '\"rules\":1,', '\"rules\":99,')"
        store.execute(f"update reviews set record = {record} where id = ?", [REVIEW])
        setting = 'replace(setting, \'"start":{\', \'"start":{"rules":99,\')'
        store.execute(f"update tables set setting = {setting} where id = ?", [POSITION_WAITS])


def settings_for(data: Path, rate: float) -> Settings:
    """A server on that data."""
    return Settings(
        port=0,
        data=str(data),
        limits=GENEROUS,
        bot_processes=1,
        review_simulations=HASTY,
        watch_seconds=0,
        clock_rate=rate,
    )


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A server with some games that it can't go on with; no time runs out."""
    data = copied(tmp_path_factory.mktemp("unknown"))
    make_unknown(data, UNKNOWN, TO_BE_CLOSED, ENDED)
    damage(data)
    with open_inn(settings_for(data, float(TIME_STANDS_STILL))) as inn:
        yield inn


@pytest.fixture
def ada(inn: Inn) -> Person:
    """The host of all the tables."""
    return inn.person(Authorization=f"Bearer {KEPT['people']['Ada']['token']}")


@pytest.fixture
def bob(inn: Inn) -> Person:
    """Who sits there with her."""
    return inn.person(Authorization=f"Bearer {KEPT['people']['Bob']['token']}")


def chair_at(inn: Inn, table: str) -> Chair:
    """A chair of Ada's."""
    return Chair(inn, table, Authorization=f"Bearer {KEPT['people']['Ada']['token']}")


def test_a_table_of_unknown_rules_stays_listed_with_its_seats(ada: Person) -> None:
    seen = ada.get(f"/api/tables/{UNKNOWN}").json()
    mine = {one["table"]["id"]: one for one in ada.get("/api/me/tables").json()["tables"]}
    for table in (seen, mine[UNKNOWN]["table"]):
        assert (table["status"], table["rules_unknown"]) == ("playing", 99)
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob"]
    assert "your_turn" not in mine[UNKNOWN]
    assert "rules_unknown" not in mine[WHOLE]["table"]


@pytest.mark.parametrize(
    ("act", "body"),
    [("", None), ("remove", {"guest": KEPT["people"]["Bob"]["id"]}), ("rematch", None)],
)
def test_what_needs_a_game_of_unknown_rules_is_refused_in_words(ada: Person, act: str, body: Json) -> None:
    path = f"/api/tables/{UNKNOWN}/{act or 'record'}"
    answer = ada.http.post(path, json=body) if act else ada.get(path)
    assert answer.status_code == 409
    told = answer.json()
    assert (told["code"], told["id"]) == ("rules", "rules-unknown")
    for word in ("Five Tribes", "version 99", "versions 1 to 2"):
        assert word in told["message"]


@pytest.mark.parametrize("table", [UNKNOWN, ENDED])
def test_a_game_of_unknown_rules_can_not_be_looked_back_at(ada: Person, table: str) -> None:
    answer = ada.post("/api/reviews", table=table)
    assert (answer.status_code, answer.json()["id"]) == (409, "rules-unknown")


def test_the_record_of_an_ended_game_of_unknown_rules_is_refused(ada: Person) -> None:
    answer = ada.get(f"/api/tables/{ENDED}/record")
    assert (answer.status_code, answer.json()["id"]) == (409, "rules-unknown")


def test_who_comes_to_a_table_of_unknown_rules_is_told_why_and_not_to_come_again(inn: Inn) -> None:
    with chair_at(inn, UNKNOWN) as chair:
        bye, close = chair.farewell()
    assert bye is not None
    assert (bye.code, bye.id, bye.again, close) == ("rules", "rules-unknown", False, 4409)
    assert "version 99" in bye.message


def test_only_the_host_can_close_a_table_of_unknown_rules(inn: Inn, ada: Person, bob: Person) -> None:
    before = ada.get("/health").json()["tables_of_unknown_rules"]
    assert f"caravanserai_tables_of_unknown_rules {before}.0" in ada.get("/metrics").text
    assert bob.at({"id": TO_BE_CLOSED}, "close").json()["id"] == "only-the-host"
    assert ada.at({"id": WHOLE}, "close").json()["id"] == "game-has-begun"
    assert ada.at({"id": TO_BE_CLOSED}, "close").status_code == 204
    assert ada.get(f"/api/tables/{TO_BE_CLOSED}").json()["status"] == "abandoned"
    assert ada.get("/health").json()["tables_of_unknown_rules"] == before - 1
    with chair_at(inn, WHOLE) as chair:
        chair.until(lambda picture: picture.view is not None)


def test_a_record_of_unknown_rules_that_somebody_brings_along_is_refused(ada: Person) -> None:
    game = get("ali-baba")
    record = {**game.record(game.new(2, Chance(1)), []), "rules": 99}
    answer = ada.post("/api/reviews", record=record)
    told = answer.json()
    assert (answer.status_code, told["id"], told["field"]) == (409, "rules-unknown", "record.rules")


@pytest.mark.parametrize("part", ["", "/judged"])
def test_a_stored_review_of_unknown_rules_is_refused(ada: Person, part: str) -> None:
    answer = ada.get(f"/api/reviews/{REVIEW}{part}")
    assert (answer.status_code, answer.json()["id"]) == (409, "rules-unknown")


def test_a_stored_review_of_unknown_rules_can_not_be_played_on_from(ada: Person) -> None:
    answer = ada.post("/api/tables", game="ali-baba", **{"from": {"review": REVIEW, "step": 3}})
    told = answer.json()
    assert (answer.status_code, told["id"], told["field"]) == (409, "rules-unknown", "from.review")


def test_the_record_of_a_stored_review_of_unknown_rules_can_be_saved(ada: Person) -> None:
    assert ada.get(f"/api/reviews/{REVIEW}/record").json()["rules"] == 99


def test_a_position_of_unknown_rules_that_waits_can_not_be_begun(ada: Person) -> None:
    assert ada.get(f"/api/tables/{POSITION_WAITS}").json()["rules_unknown"] == 99
    answer = ada.at({"id": POSITION_WAITS}, "start")
    assert (answer.status_code, answer.json()["id"]) == (409, "rules-unknown")
    assert ada.get(f"/api/tables/{POSITION_WAITS}").json()["status"] == "waiting"


@pytest.mark.parametrize("table", [WITH_A_HOLE, WITH_NONSENSE])
def test_a_damaged_log_is_told_of_in_words(inn: Inn, ada: Person, table: str) -> None:
    assert ada.get(f"/api/tables/{table}").json()["status"] == "playing"
    answer = ada.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["id"]) == (409, "game-damaged")
    with chair_at(inn, table) as chair:
        bye, _ = chair.farewell()
    assert bye is not None
    assert (bye.code, bye.again) == ("damaged", False)
    assert ada.at({"id": table}, "close").status_code == 204


def test_who_waits_at_a_table_whose_game_is_begun_under_unknown_rules_is_told_why(
    inn: Inn, ada: Person, bob: Person
) -> None:
    table = ada.new_table(game="ali-baba", public=True)
    with chair_at(inn, table["id"]) as chair:
        chair.sees(lambda seen: seen.status == "waiting")
        begin_elsewhere(Path(inn.settings.data), table["id"])
        assert bob.at(table, "join", key="").status_code == 200
        bye, close = chair.farewell()
    assert bye is not None
    assert (bye.id, bye.again, close) == ("rules-unknown", False, 4409)


def test_a_server_on_postgres_finds_and_closes_tables_of_unknown_rules(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.new_database()
    settings = Settings(port=0, database=address, limits=GENEROUS, bot_processes=1)
    with open_inn(settings) as inn:
        host = inn.person("Ada")
        table = host.new_table(seats=[{"kind": "person"}, {"kind": "same-screen", "name": "Bob"}])
        assert host.at(table, "start").status_code == 200
        cookie = host.cookie
    newer = "replace(convert_from(entry, 'UTF8'), '\"rules\":2,', '\"rules\":99,')"
    change = f"update log set entry = convert_to({newer}, 'UTF8')"
    asyncio.run(carry_out(address, change))
    assert main(["check", address]) == 1
    assert f"table {table['id']}: ply 0: of Ali Baba" in capsys.readouterr().out
    with open_inn(settings) as inn:
        host = inn.person(Cookie=f"caravanserai={cookie}")
        assert host.get("/health").json()["tables_of_unknown_rules"] == 1
        assert host.get("/api/me/tables").json()["tables"][0]["table"]["rules_unknown"] == 99
        assert host.at(table, "close").status_code == 204
        assert host.get("/health").json()["tables_of_unknown_rules"] == 0


async def carry_out(address: str, statement: str) -> None:
    """Change something in a Postgres database."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def test_clocks_and_bots_leave_tables_of_unknown_rules_alone_and_go_on_at_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock, bot, other = TABLES["with a clock"], TABLES["a bot is thinking"], TABLES["small under way"]
    data = copied(tmp_path)
    make_unknown(data, clock, bot)
    before = {table: woken_at(data, table) for table in (clock, bot)}
    with open_inn(settings_for(data, 2)) as inn:
        with chair_at(inn, other) as chair:
            chair.until(lambda picture: any(line["what"] == "time-out" for line in picture.story))
        health = inn.person().get("/health").json()
        assert (health["status"], health["tables_of_unknown_rules"]) == ("ok", 2)
        wait_until_put_off(data, before)
    for table in (clock, bot):
        assert sum(table in record.getMessage() for record in caplog.records) == 1


def woken_at(data: Path, table: str) -> int | None:
    """When a table is to be looked after next."""
    with closing(sqlite3.connect(data / FILE)) as store:
        ((at,),) = store.execute("select wake_at from tables where id = ?", [table])
    return None if at is None else int(at)


def wait_until_put_off(data: Path, before: dict[str, int | None]) -> None:
    """Wait until the server has decided to leave these tables alone until later than before."""
    deadline = time.monotonic() + PATIENCE
    while any((woken_at(data, table) or 0) <= (at or 0) for table, at in before.items()):
        assert time.monotonic() < deadline, "the tables are not put off"
        time.sleep(0.05)
