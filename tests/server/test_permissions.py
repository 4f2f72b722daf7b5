"""Who may do what: strangers, onlookers, rivals and people who were sent away try what isn't theirs to do."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from .conftest import Inn, Person
from .test_tables import seats, two_at_a_table

NOWHERE = {"id": "abcdefghijkmnp"}
ACTS: list[tuple[str, dict[str, Any]]] = [
    ("join", {"key": ""}),
    ("fill", {"bot": "novice"}),
    ("start", {}),
    ("leave", {}),
    ("close", {}),
    ("rematch", {}),
    ("remove", {"guest": "abcdefghijkmnp"}),
    ("hand-over", {"guest": "abcdefghijkmnp"}),
    ("change", {"public": True}),
]
HOST_ACTS = [act for act in ACTS if act[0] in ("fill", "start", "close", "remove", "hand-over", "change")]


def told(answer: httpx.Response) -> tuple[int, str]:
    """All that an answer tells."""
    return answer.status_code, answer.text


@pytest.mark.parametrize(("act", "body"), ACTS)
def test_for_a_guest_a_private_table_is_the_same_as_none(server: Inn, act: str, body: dict[str, Any]) -> None:
    table = server.person("Ada").new_table()
    eve = server.person("Eve")
    assert told(eve.at(table, act, **body)) == told(eve.at(NOWHERE, act, **body))
    assert eve.at(table, act, **body).status_code == 404


def test_a_private_table_can_not_be_seen_sat_at_or_read(server: Inn) -> None:
    table = server.person("Ada").new_table()
    for somebody in (server.person(), server.person("Eve")):
        for path in ("", "/record"):
            answer = somebody.get(f"/api/tables/{table['id']}{path}")
            assert told(answer) == told(somebody.get(f"/api/tables/{NOWHERE['id']}{path}"))
            assert answer.status_code == 404
    assert server.person("Eve").sit(table, 1).status_code == 404


@pytest.mark.parametrize("key", ["", "x", "abcdefghijkmnpqrstuv", "ключ"])
def test_a_wrong_invitation_opens_nothing(server: Inn, key: str) -> None:
    table = server.person("Ada").new_table()
    assert server.person("Eve").at(table, "join", key=key).status_code == 404


def test_the_invitation_is_shown_only_to_those_at_the_table(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table(public=True)
    for onlooker in (server.person(), server.person("Eve")):
        seen = onlooker.sees(table)
        assert seen is not None
        assert "invite" not in seen
        assert seen["yours"] == []


@pytest.mark.parametrize(("act", "body"), HOST_ACTS)
def test_only_the_host_acts_as_host(server: Inn, act: str, body: dict[str, Any]) -> None:
    _, bob, table = two_at_a_table(server, public=True)
    onlooker = server.person("Eve")
    for somebody in (bob, onlooker):
        assert somebody.at(table, act, **body).status_code == 403


@pytest.mark.parametrize(("act", "body"), ACTS)
def test_a_stranger_does_nothing_at_all(server: Inn, act: str, body: dict[str, Any]) -> None:
    table = server.person("Ada").new_table(public=True)
    assert server.person().at(table, act, **body).status_code == 401


def test_nobody_takes_another_off_their_seat(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server, public=True)
    assert server.person("Eve").sit(table, 1, kind="free").status_code == 403
    assert bob.sit(table, 0, kind="free").status_code == 403
    assert ada.sit(table, 1, kind="free").status_code == 403
    assert seats(ada.sees(table)) == ["Ada", "Bob"]


def test_who_was_sent_away_from_a_private_table_knows_nothing_of_it(any_server: Inn) -> None:
    ada, bob, table = two_at_a_table(any_server)
    assert ada.at(table, "remove", guest=bob.id).status_code == 200
    assert seats(ada.sees(table)) == ["Ada", "free"]
    assert bob.sees(table) is None
    assert told(bob.at(table, "join", key=table["invite"])) == told(
        bob.at(NOWHERE, "join", key=table["invite"])
    )
    assert bob.sit(table, 1).status_code == 404


def test_who_was_sent_away_from_a_public_table_looks_on_at_most(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server, public=True)
    ada.at(table, "remove", guest=bob.id)
    assert bob.at(table, "join").status_code == 403
    assert bob.sit(table, 1).status_code == 403
    assert bob.at(table, "leave").status_code == 409
    seen = bob.sees(table)
    assert seen is not None
    assert "invite" not in seen


def test_who_is_sent_away_in_play_loses_the_seat_to_a_bot(any_server: Inn) -> None:
    ada, bob, table = two_at_a_table(any_server)
    ada.at(table, "start")
    assert ada.at(table, "remove", guest=bob.id).status_code == 200
    seen = ada.sees(table)
    assert seen is not None
    assert seen["seats"][1]["bot"] == "merchant"
    assert "guest" not in seen["seats"][1]
    assert bob.sees(table) is None


def test_a_host_can_not_be_sent_away(server: Inn) -> None:
    ada, _, table = two_at_a_table(server)
    assert ada.at(table, "remove", guest=ada.id).status_code == 400


def test_a_rematch_is_not_for_onlookers(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server, public=True)
    ada.at(table, "start")
    for person in (ada, bob):
        person.at(table, "leave")
    assert server.person("Eve").at(table, "rematch").status_code == 403


def test_an_onlooker_of_a_rematch_does_not_get_into_a_private_one(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    ada.at(table, "start")
    for person in (ada, bob):
        person.at(table, "leave")
    again = ada.at(table, "rematch").json()
    assert server.person("Eve").sees(again) is None
    assert server.person("Eve").at(table, "rematch").status_code == 404


def sends(person: Person, **headers: str) -> int:
    """What becomes of a change that is asked for with these headers."""
    return person.http.post("/api/tables", json={"game": "ali-baba"}, headers=headers).status_code


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://127.0.0.1.elsewhere.example"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_change_nothing(server: Inn, headers: dict[str, str]) -> None:
    assert sends(server.person("Ada"), **headers) == 403


def test_our_own_page_and_programs_may_change_things(server: Inn) -> None:
    ada = server.person("Ada")
    assert sends(ada) == 201
    assert sends(ada, origin=server.url) == 201
    assert sends(ada, **{"sec-fetch-site": "same-origin", "origin": server.url}) == 201


def test_every_answer_carries_the_security_headers(server: Inn) -> None:
    ada = server.person("Ada")
    paths = ["/", "/table/x", "/assets/no.js", "/api/me", "/api/nothing", "/nothing", "/health", "/schema"]
    for answer in (*map(ada.get, paths), ada.post("/api/guests"), server.person().get("/api/me")):
        headers = answer.headers
        assert "default-src 'self'" in headers["content-security-policy"], answer.url
        assert "unsafe" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers


def test_answers_about_people_and_tables_are_kept_by_no_cache(server: Inn) -> None:
    assert server.person("Ada").get("/api/me").headers["cache-control"] == "no-store"


def test_addresses_in_forwarded_headers_are_not_believed(new_server: Any) -> None:
    from caravanserai.server.settings import Limits

    inn = new_server(limits=Limits(guests_per_minute=2))
    made = [
        inn.person().http.post(
            "/api/guests", json={"name": "Eve"}, headers={"x-forwarded-for": f"10.0.0.{n}"}
        )
        for n in range(3)
    ]
    assert [answer.status_code for answer in made] == [201, 201, 429]


def test_behind_a_proxy_each_address_is_counted_by_itself(new_server: Any) -> None:
    from caravanserai.server.settings import Limits

    inn = new_server(limits=Limits(guests_per_minute=1), behind_proxy=True)
    made = [
        inn.person().http.post(
            "/api/guests", json={"name": "Eve"}, headers={"x-forwarded-for": f"10.0.0.{n}"}
        )
        for n in (1, 2, 1)
    ]
    assert [answer.status_code for answer in made] == [201, 201, 429]


def test_a_guest_who_changes_too_much_has_to_wait(new_server: Any) -> None:
    from caravanserai.server.settings import Limits

    inn = new_server(limits=Limits(changes_per_minute=3))
    ada, bob = inn.person("Ada"), inn.person("Bob")
    answers = [ada.post("/api/me/links") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert "wait" in answers[-1].json()["message"]
    assert bob.post("/api/me/links").status_code == 201


def test_an_address_that_asks_too_much_has_to_wait(new_server: Any) -> None:
    from caravanserai.server.settings import Limits

    stranger = new_server(limits=Limits(requests_per_minute=3)).person()
    assert [stranger.get("/api/house").status_code for _ in range(4)] == [200, 200, 200, 429]
