"""Keepers: what they see, what they may do and nobody else, and what those whom it concerns are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from caravanserai.protocol import messages
from caravanserai.server.keepers.console import AtTheConsole, at_the_console
from caravanserai.server.keepers.reports import forget_guest

from .chairs import Chair, id_of, seated
from .conftest import GENEROUS, Inn, Person

Act = Callable[[AtTheConsole], Coroutine[Any, Any, Any]]
KEEPERS: WeakKeyDictionary[Inn, dict[str, Person]] = WeakKeyDictionary()
NOTICED = 20.0
"""Seconds in which a server must have noticed what was done elsewhere; it takes one."""


def at_console(inn: Inn, act: Act) -> Any:
    """Do something at the console, beside the server."""

    async def work() -> Any:
        async with at_the_console(inn.settings) as desk:
            return await act(desk)

    return asyncio.run(work())


def eventually(wanted: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + NOTICED
    while not wanted():
        assert time.monotonic() < end, "it was never noticed"
        time.sleep(0.05)


def keeper_of(inn: Inn, name: str = "Kira") -> Person:
    """A keeper of a house of that name, whom the server knows as one."""
    known = KEEPERS.setdefault(inn, {})
    if name not in known:
        kira = known[name] = inn.person(name)
        at_console(inn, lambda desk: desk.acts.appoint(kira.id))
        eventually(lambda: kira.get("/api/me").json().get("keeper", False))
    return known[name]


def said(chair: Chair, line: str) -> int:
    """Say something; the number of the line."""
    answer = chair.ask(messages.Say(line))
    assert isinstance(answer, messages.Said)
    return answer.n


def sanction(keeper: Person, **wish: Any) -> dict[str, Any]:
    """Mute or ban somebody."""
    answer = keeper.post("/api/keepers/sanctions", **wish)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def acts(keeper: Person) -> list[dict[str, Any]]:
    """What keepers did, newest first."""
    found: list[dict[str, Any]] = keeper.get("/api/keepers/acts").json()["acts"]
    return found


def test_only_keepers_in_person_see_and_do_what_is_theirs(any_server: Inn) -> None:
    kira, bob = keeper_of(any_server), any_server.person("Bob")
    paths = any_server.person().get("/schema/openapi.json").json()["paths"]
    theirs = [(path, method) for path in paths if "/keepers/" in path for method in paths[path]]
    assert len(theirs) == 15
    token = kira.post("/api/me/tokens", name="bot").json()["secret"]
    program = any_server.person(Authorization=f"Bearer {token}")
    stranger = any_server.person()
    for path, method in theirs:
        ids = dict.fromkeys(("table", "tournament", "sanction", "invitation"), "a" * 14)
        asked = path.format(n=0, report=1, **ids)
        body = {"kind": "ban", "guest": bob.id} if path.endswith("sanctions") else {}
        told = None if method in ("get", "delete") else body
        for person, status in ((bob, 403), (program, 403), (stranger, 401)):
            answer = person.http.request(method, asked, json=told)
            assert answer.status_code == status, (path, answer.text)
    assert "keeper" not in bob.get("/api/me").json()
    assert bob.get("/api/tables").status_code == 200


def test_the_glance_tells_who_is_there_and_how_much_there_is_to_do(any_server: Inn) -> None:
    kira = keeper_of(any_server)
    with seated(any_server, public=True) as [ada, bob], Chair(any_server, id_of(ada)) as onlooker:
        onlooker.sees(lambda _: True)
        assert ada.person is not None
        glance = kira.get("/api/keepers/glance").json()
        assert glance["guests"] >= 3
        assert glance["guests_here"] >= 2
        assert glance["connections"] >= 3
        assert glance["onlookers"] >= 1
        assert glance["tables"]["playing"] >= 1
        assert glance["database_bytes"] > 100_000
        assert len(glance["newest"]) == min(5, glance["guests"])
        assert {"guest": kira.id, "name": "Kira"} in glance["keepers"]
        [node] = glance["nodes"]
        assert node["lag_mean"] <= node["lag_p99"]
        table = kira.get("/api/keepers/tables?status=playing").json()["tables"][0]
        assert table["table"]["id"] == id_of(bob)
        assert sorted(one["name"] for one in table["here"]) == ["Ada", "Bob"]
        assert table["nameless"] == 1
        assert "invite" not in table["table"]
        here = kira.get("/api/keepers/guests?here=true").json()["guests"]
        [line] = [one for one in here if one["id"] == ada.person.id]
        assert line["here"]
        assert line["games"] == 1
        assert line["networks"] == ["127.0.0.1"]


def test_guests_are_found_by_a_part_of_their_name_page_by_page(any_server: Inn) -> None:
    inn, kira = any_server, keeper_of(any_server)
    guests = inn.person()
    names = [f"Жанна {number}" for number in range(53)]
    ids = [guests.post("/api/guests", name=name).json()["id"] for name in names]
    guests.post("/api/guests", name="100%")
    first = kira.get("/api/keepers/guests?search=жанна").json()["guests"]
    assert len(first) == 50
    more = kira.get(f"/api/keepers/guests?search=жанна&after={first[-1]['id']}").json()["guests"]
    assert [one["id"] for one in first + more] == ids[::-1]
    assert [one["name"] for one in kira.get("/api/keepers/guests?search=%25").json()["guests"]] == ["100%"]
    assert [one["id"] for one in kira.get(f"/api/keepers/guests?search={ids[7]}").json()["guests"]] == [
        ids[7]
    ]
    assert kira.get("/api/keepers/guests?search=%00&after=nobody").status_code == 400


def test_a_table_that_is_closed_says_who_did_it_and_why(any_server: Inn) -> None:
    kira = keeper_of(any_server)
    with seated(any_server) as [ada, bob]:
        table = id_of(ada)
        assert kira.post(f"/api/keepers/tables/{table}/close", reason="Enough.").status_code == 204
        for chair in (ada, bob):
            chair.sees(lambda table: table.closed and table.closed_reason == "Enough.")
            assert chair.picture.table is not None
            assert chair.picture.table.status == "abandoned"
        refused = ada.refused(messages.Do(ada.picture.ply, "pick A1"))
        assert refused.id == "table-given-up"
        assert ada.person is not None
        told = ada.person.get(f"/api/tables/{table}").json()
        assert (told["closed"], told["closed_reason"]) == (True, "Enough.")
    again = kira.post(f"/api/keepers/tables/{table}/close", reason="")
    assert (again.status_code, again.json()["id"]) == (409, "table-is-over")
    assert acts(kira)[0] == {
        "id": acts(kira)[0]["id"],
        "at": acts(kira)[0]["at"],
        "act": "close",
        "by": {"guest": kira.id, "name": "Kira"},
        "table": table,
        "reason": "Enough.",
    }


def test_who_is_muted_is_told_so_and_may_play_on(any_server: Inn) -> None:
    kira = keeper_of(any_server)
    with seated(any_server, "ali-baba") as [ada, bob]:
        assert bob.person is not None
        made = sanction(kira, kind="mute", guest=bob.person.id, seconds=3600, why="insults", reason="Rude.")
        muted = bob.hear_of(messages.Muted).mute
        assert muted == messages.InForce("insults", "Rude.", made["until"])
        refused = bob.refused(messages.Say("But why?"))
        assert (refused.code, refused.id) == ("muted", "muted")
        assert said(ada, "Peace.") == 0
        renamed = bob.person.http.patch("/api/me", json={"name": "Kira is mean"})
        assert (renamed.status_code, renamed.json()["ban"]["reason"]) == (403, "Rude.")
        assert bob.person.get("/api/me").json()["mute"]["until"] == made["until"]
        with Chair(any_server, id_of(bob), bob.person) as window:
            assert window.hear_of(messages.Muted).mute == muted
        first = ada if ada.picture.legal else bob
        assert isinstance(first.do(first.picture.legal[0]), messages.Moved)
        assert kira.http.delete(f"/api/keepers/sanctions/{made['id']}").status_code == 204
        assert bob.hear_of(messages.Muted).mute is None
        assert said(bob, "Sorry.") == 1


def test_who_is_banned_leaves_and_is_told_why_and_until_when(any_server: Inn) -> None:
    kira = keeper_of(any_server)
    with seated(any_server) as [ada, bob]:
        assert ada.person is not None
        assert bob.person is not None
        token = bob.person.post("/api/me/tokens", name="bot").json()["secret"]
        made = sanction(kira, kind="ban", guest=bob.person.id, seconds=60, why="cheating", reason="Twice.")
        in_force = messages.InForce("cheating", "Twice.", made["until"])
        bye, code = bob.farewell()
        assert bye is not None
        assert (bye.code, bye.id, bye.ban, bye.again, code) == (
            "banned",
            "banned-cheating",
            in_force,
            False,
            4403,
        )
        with Chair(any_server, id_of(ada), bob.person) as again:
            assert again.farewell() == (bye, 4403)
        program = any_server.person(Authorization=f"Bearer {token}")
        for person in (bob.person, program):
            answer = person.post("/api/tables", game="ali-baba")
            assert answer.status_code == 403
            assert answer.json()["ban"] == {"why": "cheating", "reason": "Twice.", "until": made["until"]}
            assert person.get("/api/me").json()["ban"]["why"] == "cheating"
        assert bob.person.get("/api/tables").status_code == 403
        assert bob.person.get("/api/who").json()["guest"]["id"] == bob.person.id
        ada.sees(lambda table: not table.seats[1].here)
        kira.http.delete(f"/api/keepers/sanctions/{made['id']}")
        with Chair(any_server, id_of(ada), bob.person) as back:
            back.until(lambda picture: picture.view is not None)
    done = [(one["act"], one.get("until"), one.get("reason")) for one in acts(kira)[:2]]
    assert done == [("lift-ban", None, None), ("ban", made["until"], "Twice.")]


def test_a_ban_ends_by_itself(server: Inn) -> None:
    kira, bob = keeper_of(server), server.person("Bob")
    sanction(kira, kind="ban", guest=bob.id, seconds=1)
    assert bob.get("/api/tables").status_code == 403
    eventually(lambda: bob.get("/api/tables").status_code == 200)
    assert "ban" not in bob.get("/api/me").json()
    assert bob.id not in [one["guest"]["guest"] for one in in_force(kira) if "guest" in one]


def in_force(keeper: Person) -> list[dict[str, Any]]:
    """All mutes and bans."""
    found: list[dict[str, Any]] = keeper.get("/api/keepers/sanctions").json()["sanctions"]
    return found


def test_a_banned_address_keeps_all_but_keepers_out(any_server: Inn) -> None:
    kira, ada = keeper_of(any_server), any_server.person("Ada")
    with elsewhere(any_server, "127.0.3.9") as mallory, elsewhere(any_server, "127.0.3.77") as eve:
        assert mallory.post("/api/guests", json={"name": "Mallory"}).status_code == 201
        made = sanction(kira, kind="ban", address="127.0.3.9", reason="Floods.")
        for path in ("/api/tables", "/api/me/tables", "/api/lessons"):
            answer = mallory.get(path)
            assert (answer.status_code, answer.json()["id"]) == (403, "banned-address")
        assert mallory.post("/api/guests", json={"name": "Innocent"}).status_code == 403
        assert mallory.get("/").status_code == 200
        assert mallory.get("/api/me").json()["ban"] == {"why": "other", "reason": "Floods."}
        mallory.cookies.clear()
        assert mallory.get("/api/who").json() == {"ban": {"why": "other", "reason": "Floods."}}
        assert eve.get("/api/tables").status_code == 200
        wide = sanction(kira, kind="ban", address="127.0.3.0/24")
        assert wide["network"] == "127.0.3.0/24"
        assert eve.get("/api/tables").status_code == 403
        cookie = {"Cookie": f"caravanserai={kira.cookie}"}
        assert eve.get("/api/keepers/glance", headers=cookie).status_code == 200
        for one in (made, wide):
            assert kira.http.delete(f"/api/keepers/sanctions/{one['id']}").status_code == 204
        assert mallory.get("/api/tables").status_code == 200
    assert ada.get("/api/tables").status_code == 200


@contextmanager
def elsewhere(inn: Inn, address: str) -> Iterator[httpx.Client]:
    """Somebody without a name at another address."""
    with httpx.Client(base_url=inn.url, transport=httpx.HTTPTransport(local_address=address)) as client:
        yield client


@pytest.mark.parametrize(
    ("wish", "status", "id"),
    [
        ({"kind": "ban"}, 400, "guest-or-address"),
        ({"kind": "ban", "guest": "a" * 14, "address": "192.0.2.1"}, 400, "guest-or-address"),
        ({"kind": "mute", "address": "192.0.2.1"}, 400, "mutes-are-for-guests"),
        ({"kind": "ban", "address": "somewhere"}, 400, "no-address"),
        ({"kind": "ban", "address": "192.0.0.0/8"}, 400, "network-too-wide"),
        ({"kind": "ban", "address": "::/0"}, 400, "network-too-wide"),
        ({"kind": "ban", "guest": "a" * 14}, 404, "no-such-guest"),
        ({"kind": "ban", "guest": "\0"}, 404, "no-such-guest"),
    ],
)
def test_what_can_not_be_banned_is_refused(server: Inn, wish: dict[str, Any], status: int, id: str) -> None:
    answer = keeper_of(server).post("/api/keepers/sanctions", **wish)
    assert (answer.status_code, answer.json()["id"]) == (status, id)


def test_keepers_can_not_ban_each_other(server: Inn) -> None:
    kira, kurt = keeper_of(server), keeper_of(server, "Kurt")
    for kind in ("mute", "ban"):
        answer = kira.post("/api/keepers/sanctions", kind=kind, guest=kurt.id)
        assert (answer.status_code, answer.json()["id"]) == (403, "keepers-are-safe")
    at_console(server, lambda desk: desk.acts.dismiss(kurt.id))
    assert kurt.get("/api/keepers/glance").status_code == 403
    sanction(kira, kind="ban", guest=kurt.id)


def test_an_ipv6_address_is_banned_with_its_household(server: Inn) -> None:
    kira = keeper_of(server)
    made = sanction(kira, kind="ban", address="2001:db8:1:2:3:4:5:6")
    assert made["network"] == "2001:db8:1:2::/64"
    assert sanction(kira, kind="ban", address="::ffff:192.0.2.7")["network"] == "192.0.2.7"


def test_a_proxy_is_not_shut_out(new_server: Callable[..., Inn]) -> None:
    kira = keeper_of(new_server(behind_proxy=True))
    answer = kira.post("/api/keepers/sanctions", kind="ban", address="127.0.0.0/24")
    assert (answer.status_code, answer.json()["id"]) == (400, "address-of-proxy")


def test_a_deleted_line_vanishes_for_all_and_its_number_is_not_used_again(any_server: Inn) -> None:
    kira = keeper_of(any_server)
    with seated(any_server) as [ada, bob]:
        table = id_of(ada)
        n = said(bob, "Buy my camels")
        ada.hear_of(messages.Said)
        path = f"/api/keepers/tables/{table}/chat/{n}/unsay"
        assert kira.post(path, reason="Advertising.").status_code == 204
        for chair in (ada, bob):
            assert chair.hear_of(messages.Unsaid).n == n
            assert chair.picture.chat == {}
        assert said(bob, "Sorry") == n + 1
        with Chair(any_server, table, ada.person) as window:
            window.hear_of(messages.Said)
            assert [line.text for line in window.picture.chat.values()] == ["Sorry"]
        again = kira.post(path, reason="")
        assert (again.status_code, again.json()["id"]) == (404, "no-such-line")
        told = acts(kira)[0]
        assert bob.person is not None
        assert (told["act"], told["guest"]["guest"], told["n"]) == ("unsay", bob.person.id, n)


def test_a_reported_line_is_kept_and_settled_once_for_all_who_reported_it(any_server: Inn) -> None:
    kira = keeper_of(any_server)
    with seated(any_server, public=True) as [ada, bob]:
        assert ada.person is not None
        assert bob.person is not None
        table, n = id_of(ada), said(bob, "You play like a camel")
        path = f"/api/tables/{table}/chat/{n}/report"
        onlooker = any_server.person("Olga")
        assert ada.person.post(path, words="He is rude.").status_code == 204
        assert onlooker.http.post(path, json={}).status_code == 204
        again = ada.person.http.post(path, json={})
        assert (again.status_code, again.json()["id"]) == (409, "reported-before")
        missing = ada.person.http.post(f"/api/tables/{table}/chat/99/report", json={})
        assert (missing.status_code, missing.json()["id"]) == (404, "no-such-line")
        assert any_server.person().http.post(path, json={}).status_code == 401
        of_line = [one for one in open_reports(kira) if one["table"] == table]
        assert sorted(one["reporter"]["name"] for one in of_line) == ["Ada", "Olga"]
        report = next(one for one in of_line if one["reporter"]["name"] == "Ada")
        assert (report["text"], report["words"]) == ("You play like a camel", "He is rude.")
        assert report["guest"] == {"guest": bob.person.id, "name": "Bob"}
        path = f"/api/keepers/reports/{report['id']}/settle"
        settled = kira.post(
            path,
            outcome="mute",
            seconds=600,
            why="insults",
            reason="",
        )
        assert settled.status_code == 204
        assert ada.hear_of(messages.Unsaid).n == n
        muted = bob.hear_of(messages.Muted).mute
        assert muted is not None
        assert muted.why == "insults"
        assert [one for one in open_reports(kira) if one["table"] == table] == []
        kept = kira.get("/api/keepers/reports?settled=true").json()["reports"]
        both = [one for one in kept if one["table"] == table]
        assert {(one["outcome"], one["text"], one["gone"]) for one in both} == {
            ("mute", "You play like a camel", True)
        }
        late = kira.http.post(path, json={})
        assert (late.status_code, late.json()["id"]) == (409, "report-is-settled")
        assert [one["act"] for one in acts(kira)[:3]] == ["settle", "mute", "unsay"]


def open_reports(keeper: Person) -> list[dict[str, Any]]:
    """Reports that wait."""
    found: list[dict[str, Any]] = keeper.get("/api/keepers/reports").json()["reports"]
    return found


def test_a_stranger_to_a_private_table_can_not_report_what_is_said_there(server: Inn) -> None:
    with seated(server) as [ada, _]:
        n = said(ada, "Just us")
        answer = server.person("Eve").http.post(f"/api/tables/{id_of(ada)}/chat/{n}/report", json={})
        assert (answer.status_code, answer.json()["id"]) == (404, "no-such-table")


def test_the_audit_can_not_be_changed_not_even_in_the_database(any_server: Inn) -> None:
    kira = keeper_of(any_server)

    def tamper(statement: str) -> Act:
        async def work(desk: AtTheConsole) -> None:
            async with desk.store.writing() as connection:
                await connection.execute(text(statement))

        return work

    before = acts(kira)
    for statement in ("UPDATE audit SET reason = 'nothing'", "DELETE FROM audit"):
        with pytest.raises((SQLAlchemyError, ValueError), match="never changed"):
            at_console(any_server, tamper(statement))
    assert acts(kira) == before


def test_what_is_done_at_the_console_reaches_a_running_server(any_server: Inn) -> None:
    kira = keeper_of(any_server)
    with seated(any_server) as [ada, bob]:
        table, n = id_of(ada), said(bob, "Boo")
        assert bob.person is not None
        guest = bob.person.id
        at_console(any_server, lambda desk: desk.acts.unsay(table, n, None, ""))
        assert ada.hear_of(messages.Unsaid).n == n
        at_console(any_server, lambda desk: desk.acts.sanction("mute", guest, None, None, "spam", "", None))
        assert bob.hear_of(messages.Muted).mute == messages.InForce("spam")
        at_console(any_server, lambda desk: desk.acts.sanction("ban", guest, None, None, "spam", "", None))
        bye, _ = bob.farewell()
        assert bye is not None
        assert bye.ban == messages.InForce("spam")
        at_console(any_server, lambda desk: desk.acts.close_table(table, None, "Late."))
        ada.sees(lambda table: table.closed)
    told = acts(kira)[:4]
    assert [one["act"] for one in told] == ["close", "ban", "mute", "unsay"]
    assert not any("by" in one for one in told)


def test_what_a_keeper_does_on_one_node_holds_on_the_other(
    postgres: Any, redis: Any, new_server: Any
) -> None:
    shared = {"database": postgres.new_database(), "redis": redis.url, "limits": GENEROUS}
    here, there = new_server(**shared), new_server(**shared)
    kira = keeper_of(here)
    with seated(there) as [ada, bob]:
        assert bob.person is not None
        table, n = id_of(ada), said(bob, "Boo")
        glance = kira.get("/api/keepers/glance").json()
        assert (len(glance["nodes"]), glance["guests_here"], glance["connections"]) == (2, 2, 2)
        [guest] = kira.get("/api/keepers/guests?search=Bob").json()["guests"]
        assert (guest["here"], guest["networks"]) == (True, ["127.0.0.1"])
        kira.post(f"/api/keepers/tables/{table}/chat/{n}/unsay", reason="")
        assert ada.hear_of(messages.Unsaid).n == n
        sanction(kira, kind="ban", guest=bob.person.id)
        bye, _ = bob.farewell()
        assert bye is not None
        assert bye.code == "banned"
        assert bob.person.get("/api/tables").status_code == 403
        kira.post(f"/api/keepers/tables/{table}/close", reason="")
        ada.sees(lambda table: table.closed)


def test_of_a_guest_who_goes_the_keepers_keep_no_words(any_server: Inn) -> None:
    kira = keeper_of(any_server)
    with seated(any_server) as [ada, bob]:
        assert ada.person is not None
        assert bob.person is not None
        table, n, guest = id_of(ada), said(bob, "You play like a camel"), bob.person.id
        ada.person.http.post(f"/api/tables/{table}/chat/{n}/report", json={"words": "Bob is rude."})

        async def forget(desk: AtTheConsole) -> None:
            async with desk.store.writing() as connection:
                await forget_guest(connection, guest)

        at_console(any_server, forget)
        [report] = [one for one in open_reports(kira) if one["table"] == table]
        assert (report["text"], report["guest"]) == ("", {"guest": guest, "name": ""})
        assert report["words"] == "Bob is rude."
