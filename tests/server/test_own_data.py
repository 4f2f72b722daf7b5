"""All that is kept of a guest: given to them as one file, and deleted for good."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.servers import Postgres, Redis

from caravanserai import puzzles
from caravanserai.protocol.messages import Bye, Resign, Said, Say
from caravanserai.server import models
from caravanserai.server.own_data import export
from caravanserai.server.settings import Limits, Mail, Settings
from caravanserai.server.store import Store

from .chairs import Chair, id_of, play_on, seated
from .conftest import GENEROUS, Inn, Person, open_inn
from .post_offices import MailServer, letters_to, open_office, secrets_in

Json = dict[str, Any]
NAME, MAILBOX = "Xanthippe", "xanthippe@example.org"


def data_of(person: Person) -> Json:
    """What a person is given as all that is kept of them."""
    answer = person.get("/api/me/data")
    assert answer.status_code == 200, answer.text
    given: Json = answer.json()
    return given


def delete(person: Person, name: str) -> httpx.Response:
    """Have all that is kept of a person deleted."""
    return person.http.request("DELETE", "/api/me", json={"name": name})


def person_of(chair: Chair) -> Person:
    """Who sits there."""
    assert chair.person is not None
    return chair.person


def joined(host: Person, guest: Person, **wishes: Any) -> Json:
    """A table of the host's, at which the guest sits, too."""
    table = host.new_table(**wishes)
    assert guest.at(table, "join", key=table["invite"]).status_code == 200
    assert guest.sit(table, 1).status_code == 200
    return table


def rows(settings: Settings) -> str:
    """All that is in the database, as text: what a dump of it would hold."""

    async def read() -> list[str]:
        store, found = Store(settings), []
        try:
            for table in models.metadata.sorted_tables:
                async with store.reading() as connection:
                    found += [str(row) for row in await connection.execute(select(table))]
        finally:
            await store.close()
        return found

    return "\n".join(asyncio.run(read()))


@pytest.fixture(scope="module")
def office() -> Iterator[MailServer]:
    """A mail server."""
    with open_office() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def inn(
    request: pytest.FixtureRequest, office: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Inn]:
    """A server that sends letters, on either database."""
    where: Json = {"data": str(tmp_path_factory.mktemp("data"))}
    if request.param == "postgres":
        where["database"] = request.getfixturevalue("postgres").new_database()
    mail = Mail(host="127.0.0.1", port=office.port, tls="none", sender="inn@tables.example")
    limits = Limits(**{**as_dict_of_limits(GENEROUS), "mails_per_minute": 10**6, "exports_per_hour": 10**6})
    settings = Settings(
        port=0,
        mail=mail,
        address="http://127.0.0.1",
        limits=limits,
        bot_processes=1,
        watch_seconds=0,
        **where,
    )
    with open_inn(settings) as found:
        yield found


def as_dict_of_limits(limits: Limits) -> Json:
    """The limits, one by one."""
    return {field: getattr(limits, field) for field in limits.__struct_fields__}


def test_a_guest_is_given_all_that_is_kept_of_them_as_one_file(inn: Inn, office: MailServer) -> None:
    with seated(inn, "ali-baba") as chairs:
        chairs[0].ask(Say("good luck"))
        chairs[1].ask(Say("to you too"))
        play_on(chairs)
        ada, bob, table = person_of(chairs[0]), person_of(chairs[1]), id_of(chairs[0])
    token = ada.post("/api/me/tokens", name="my bot").json()
    record = ada.get(f"/api/tables/{table}/record").json()
    review = ada.post("/api/reviews", record={**record, "seats": ["Me", "Her"]}).json()
    assert ada.put("/api/me/email", email="elsewhere@example.org").status_code == 204
    letters_to(office, "elsewhere@example.org")
    under_way = joined(bob, ada, hints=False)
    assert bob.at(under_way, "start").status_code == 200

    answer = ada.get("/api/me/data")
    assert answer.headers["content-disposition"] == f'attachment; filename="caravanserai-{ada.id}.json"'
    given = answer.json()
    assert (given["guest"]["id"], given["guest"]["name"], given["guest"]["language"]) == (ada.id, "Ada", "en")
    assert given["tokens"] == [{key: token[key] for key in ("id", "name", "created_at", "expires_at")}]
    assert [(link["purpose"], link["email"]) for link in given["links"]] == [
        ("email", "elsewhere@example.org")
    ]
    assert [(one["id"], one["record"]["seats"]) for one in given["reviews"]] == [
        (review["id"], ["Me", "Her"])
    ]
    there = {told["id"]: told for told in given["tables"]}
    assert there.keys() == {table, under_way["id"]}
    assert there[table]["record"] == record
    assert [line["text"] for line in there[table]["said"]] == ["good luck"]
    assert there[table]["result"]["why"] == "played"
    assert [seat["name"] for seat in there[table]["seats"]] == ["Ada", "Bob"]
    assert there[under_way["id"]]["setting"]["hints"] is False
    assert "record" not in there[under_way["id"]]
    assert token["secret"] not in answer.text


def test_a_token_is_not_given_its_owners_data_nor_may_it_delete_them(inn: Inn) -> None:
    ada = inn.person("Ada")
    secret = ada.post("/api/me/tokens", name="my bot").json()["secret"]
    program = inn.person(None, Authorization=f"Bearer {secret}")
    assert program.get("/api/me/data").json()["id"] == "not-for-programs"
    assert delete(program, "Ada").json()["id"] == "not-for-programs"
    assert ada.get("/api/me").status_code == 200


def test_data_are_given_so_often_an_hour_and_to_so_many_at_a_time(new_server: Callable[..., Inn]) -> None:
    inn = new_server(limits=Limits(exports_per_hour=3))
    ada, bob = inn.person("Ada"), inn.person("Bob")
    assert [ada.get("/api/me/data").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert bob.get("/api/me/data").status_code == 200


def test_who_has_more_games_than_there_is_time_for_gets_them_without_records(
    new_server: Callable[..., Inn],
) -> None:
    inn = new_server()
    with seated(inn, "ali-baba") as chairs:
        play_on(chairs)
        ada, table = person_of(chairs[0]), id_of(chairs[0])
    assert data_of(ada)["tables"][0]["record"] == ada.get(f"/api/tables/{table}/record").json()
    with pytest.MonkeyPatch.context() as hurry:
        hurry.setattr(export, "FOR_RECORDS", 0.0)
        [there] = data_of(ada)["tables"]
    assert there["id"] == table
    assert "record" not in there


def test_who_deletes_all_of_theirs_is_nobody_any_more(inn: Inn) -> None:
    ada = inn.person("Ada")
    refused = delete(ada, "ada")
    assert (refused.status_code, refused.json()["id"], refused.json()["field"]) == (
        400,
        "name-differs",
        "name",
    )
    cookie = ada.cookie
    secret = ada.post("/api/me/tokens", name="my bot").json()["secret"]
    link = ada.post("/api/me/links").json()["url"].partition("#")[2]
    assert delete(ada, "Ada").status_code == 204
    assert "caravanserai" not in ada.http.cookies
    assert inn.person(None, Cookie=f"caravanserai={cookie}").get("/api/me").status_code == 401
    assert inn.person(None, Authorization=f"Bearer {secret}").get("/api/me").status_code == 401
    assert inn.person().post("/api/links/use", secret=link).status_code == 410


def test_whose_every_trace_is_deleted_leaves_games_behind_but_no_name(inn: Inn, office: MailServer) -> None:
    office.inbox.clear()
    with seated(inn, "ali-baba", f"{NAME} Bob") as chairs:
        chairs[0].ask(Say(f"I am {NAME}"))
        chairs[1].ask(Say("and I am Bob"))
        play_on(chairs)
        ada, bob, finished = person_of(chairs[0]), person_of(chairs[1]), id_of(chairs[0])
    assert ada.put("/api/me/email", email=MAILBOX).status_code == 204
    [letter] = letters_to(office, MAILBOX)
    assert ada.post("/api/links/confirm-email", secret=secrets_in(letter)[0]).status_code == 200
    assert ada.put("/api/me/email", email=f"second.{MAILBOX}").status_code == 204
    letters_to(office, f"second.{MAILBOX}")
    ada.post("/api/me/tokens", name=f"{NAME}'s bot")
    record = ada.get(f"/api/tables/{finished}/record").json()
    assert record["seats"] == [NAME, "Bob"]
    review = bob.post("/api/reviews", table=finished).json()["id"]
    brought = ada.post("/api/reviews", record={**record, "seats": [f"{NAME} at home", "Bob"]}).json()["id"]
    again = bob.at({"id": finished}, "rematch").json()
    hosted, waits = ada.new_table(), joined(bob, ada)
    under_way, sent_away = joined(ada, bob, players=3), joined(bob, ada)
    assert ada.sit(under_way, 2, kind="same-screen", name=f"{NAME}'s mum").status_code == 200
    for host, table in ((ada, under_way), (bob, sent_away)):
        assert host.at(table, "start").status_code == 200
    assert bob.at(sent_away, "remove", guest=ada.id).status_code == 200
    assert NAME in rows(inn.settings)

    with Chair(inn, under_way["id"], ada) as hers, Chair(inn, under_way["id"], bob) as his:
        his.until(lambda picture: picture.view is not None)
        assert delete(ada, NAME).status_code == 204
        bye, _ = hers.farewell()
        assert isinstance(bye, Bye)
        assert bye.code == "signed-out"
        his.sees(lambda table: all(seat.bot for seat in (table.seats[0], table.seats[2])))
        his.sees(lambda table: table.host == bob.id and not any(NAME in seat.name for seat in table.seats))

    kept = rows(inn.settings)
    assert NAME not in kept
    assert MAILBOX not in kept
    assert "Bob" in kept
    if not inn.settings.on_postgres:
        for file in Path(inn.settings.data).iterdir():
            assert NAME.encode() not in file.read_bytes(), file
            assert MAILBOX.encode() not in file.read_bytes(), file
    seen = bob.sees({"id": finished})
    assert seen is not None
    assert [seat.get("name", "") for seat in seen["seats"]] == ["", "Bob"]
    assert bob.get(f"/api/tables/{finished}/record").json() == {**record, "seats": ["seat0", "Bob"]}
    assert bob.get(f"/api/reviews/{review}").json()["names"] == ["seat0", "Bob"]
    assert bob.get(f"/api/reviews/{brought}").status_code == 404
    assert bob.get(f"/api/tables/{sent_away['id']}").json()["status"] == "playing"
    assert [seat["kind"] for seat in bob.get(f"/api/tables/{waits['id']}").json()["seats"]] == [
        "person",
        "free",
    ]
    assert inn.person().get(f"/api/tables/{hosted['id']}").status_code == 404
    assert {table["table"]["id"] for table in bob.get("/api/me/tables?status=waiting").json()["tables"]} >= {
        waits["id"],
        again["id"],
    }
    with Chair(inn, finished, bob) as chair:
        line = chair.hear_of(Said)
        assert (line.name, line.text) == ("Bob", "and I am Bob")


BRINGS_BACK = {
    "puzzle_attempts",
    "puzzle_days",
    "ratings",
    "results",
    "friend_links",
    "friends",
    "blocks",
    "game_notes",
    "comments",
    "tournaments",
    "entrants",
    "tokens",
    "links",
}
OF_OTHER_TESTS = {
    "keepers",
    "sanctions",
    "reports",
    "invitations",
    "chat",
    "notices",
    "subscriptions",
    "signed_out",
}
WITHOUT_A_NAME = {"guests", "seats", "tables", "tournaments", "entrants", "tournament_log"}
"""Where the number of somebody who has gone still stands: games they played, tournaments they were in."""


def tables_with(settings: Settings, guest: str) -> set[str]:
    """All tables of the database in which a guest stands."""

    async def read() -> set[str]:
        store, found = Store(settings), set()
        try:
            async with store.reading() as connection:
                for table in models.metadata.sorted_tables:
                    rows = await connection.execute(select(table))
                    if any(guest in map(str, row) for row in rows):
                        found.add(table.name)
        finally:
            await store.close()
        return found

    return asyncio.run(read())


def tables_of_guests() -> set[str]:
    """All tables of the database that know guests."""
    guests = models.guests.c.id
    return {
        table.name
        for table in models.metadata.sorted_tables
        if table is models.guests or any(column.references(guests) for column in table.columns)
    }


def bring_back(inn: Inn, ada: Person) -> None:
    """Have somebody do all that brings people back."""
    clock = {"kind": "live", "turn_seconds": 60, "reserve_seconds": 600}
    bob, eve = inn.person("Bob"), inn.person("Eve")
    table = joined(ada, bob, rated="people")
    assert ada.at(table, "start").status_code == 200
    with Chair(inn, table["id"], bob) as his:
        his.until(lambda picture: picture.view is not None)
        his.ask(Resign(1))
        his.sees(lambda told: told.seats[0].rating is not None and told.seats[0].rating.change is not None)
    review = ada.post("/api/reviews", table=table["id"]).json()["id"]
    code = ada.post("/api/friends/link").json()["code"]
    today = ada.get("/api/puzzles").json()["games"][0]["today"]
    puzzle = puzzles.find(today)
    assert puzzle is not None
    wish = {"name": "Ada's cup", "game": "ali-baba", "variant": "small", "rounds": 2, "clock": clock}
    cup = ada.post("/api/tournaments", **wish).json()["id"]
    wanted = [
        ada.put(f"/api/tables/{table['id']}/note", text="bans too late"),
        ada.post(f"/api/reviews/{review}/comments", step=0, text="what a beginning"),
        bob.post("/api/friends", code=code),
        ada.post("/api/blocks", guest=eve.id),
        ada.post(f"/api/puzzles/{today}/answer", do=list(puzzle.solution)),
        ada.post(f"/api/tournaments/{cup}/join"),
        ada.post(f"/api/puzzles/{today}/solution", line=None),
        ada.post("/api/match", game="ali-baba", pace="fast"),
        ada.post("/api/me/tokens", name="my bot"),
        ada.post("/api/me/links"),
    ]
    assert [answer.status_code for answer in wanted if answer.status_code >= 300] == []


def test_all_that_brings_people_back_is_given_out_and_goes_with_who_deletes_theirs(inn: Inn) -> None:
    known = tables_of_guests()
    assert known - {"guests", "tables", "seats", "members"} == BRINGS_BACK | OF_OTHER_TESTS
    ada = inn.person("Ada")
    bring_back(inn, ada)
    assert tables_with(inn.settings, ada.id) >= BRINGS_BACK
    given = data_of(ada)
    for part in ("puzzles", "puzzle_days", "ratings", "results", "friends", "blocked", "notes", "comments"):
        assert len(given[part]) == 1, part
    assert [(one["name"], one["host"], one["takes_part"]) for one in given["tournaments"]] == [
        ("Ada's cup", True, True)
    ]
    assert sorted(one.get("occasion", "") for one in given["tables"]) == ["", "match"]
    assert given["results"][0]["after"] == [given["ratings"][0][key] for key in ("value", "deviation")]
    assert given["guest"]["friend_link"]
    assert delete(ada, "Ada").status_code == 204
    assert tables_with(inn.settings, ada.id) <= WITHOUT_A_NAME
    left = rows(inn.settings)
    assert not [text for text in ("Ada's cup", "bans too late", "what a beginning") if text in left]


def test_a_guest_who_never_came_to_a_table_leaves_nothing_at_all(inn: Inn) -> None:
    ada = inn.person("Ada")
    assert delete(ada, "Ada").status_code == 204
    assert ada.id not in rows(inn.settings)


def test_other_nodes_part_from_who_has_deleted_all_of_theirs(postgres: Postgres, redis: Redis) -> None:
    settings = Settings(
        port=0, database=postgres.new_database(), redis=redis.url, limits=GENEROUS, bot_processes=1
    )
    with ExitStack() as stack:
        one, two = (stack.enter_context(open_inn(settings)) for _ in range(2))
        with (
            seated(one, "ali-baba", f"{NAME} Bob") as (ada, bob),
            Chair(two, id_of(ada), person_of(ada)) as hers,
            Chair(two, id_of(ada), person_of(bob)) as his,
        ):
            for chair in (hers, his):
                chair.until(lambda picture: picture.view is not None)
            assert delete(person_of(ada), NAME).status_code == 204
            bye, _ = hers.farewell()
            assert isinstance(bye, Bye)
            his.sees(lambda table: table.seats[0].name == "" and table.seats[0].standing_in)
