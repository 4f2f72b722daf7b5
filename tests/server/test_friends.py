"""Friends by link, challenges, and blocks; all of it told and forgotten with one's own data."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.protocol.messages import Said, Say, Unsaid

from .chairs import Chair
from .conftest import Inn, Person
from .post_offices import MailServer, letters_to, secrets_in
from .test_own_data import data_of, delete, inn, office

Json = dict[str, Any]
__all__ = ["inn", "office"]


def code_of(person: Person) -> str:
    """The code of somebody's new link."""
    code: str = person.post("/api/friends/link").json()["code"]
    return code


def company_of(person: Person) -> Json:
    """Somebody's friends, and whom they have blocked."""
    company: Json = person.get("/api/friends").json()
    return company


def friends_of(person: Person) -> list[str]:
    """The names of somebody's friends."""
    return [friend["name"] for friend in company_of(person)["friends"]]


def two_friends(inn: Inn) -> tuple[Person, Person]:
    """Two who have become friends."""
    ada, bob = inn.person("Ada"), inn.person("Bob")
    assert bob.post("/api/friends", code=code_of(ada)).status_code == 200
    return ada, bob


def challenged(ada: Person, *others: Person, **wish: Any) -> Json:
    """A table to which somebody invites friends."""
    guests = [other.id for other in others]
    answer = ada.post("/api/challenges", **{"game": "ali-baba", "guests": guests, **wish})
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


def test_whoever_follows_a_link_and_agrees_is_a_friend_and_so_is_its_owner(any_server: Inn) -> None:
    ada, bob = any_server.person("Ada"), any_server.person("Bob")
    code = code_of(ada)
    assert company_of(ada)["code"] == code
    seen = any_server.person().post("/api/friends/look", code=code).json()
    assert seen == {"guest": ada.id, "name": "Ada"}
    assert friends_of(bob) == []
    assert bob.post("/api/friends", code=code).json()["friends"]
    assert bob.post("/api/friends", code=code).status_code == 200
    assert (friends_of(ada), friends_of(bob)) == (["Bob"], ["Ada"])
    assert company_of(ada)["friends"][0]["here"]
    assert ada.http.delete(f"/api/friends/{bob.id}").status_code == 204
    assert (friends_of(ada), friends_of(bob)) == ([], [])
    assert ada.http.delete(f"/api/friends/{bob.id}").status_code == 404


def test_a_new_link_makes_the_old_one_void_and_ones_own_leads_nowhere(server: Inn) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    old = code_of(ada)
    new = code_of(ada)
    assert bob.post("/api/friends", code=old).status_code == 410
    assert ada.post("/api/friends", code=new).json()["id"] == "not-yourself"
    assert ada.post("/api/friends/look", code=new).json()["yours"]
    assert bob.post("/api/friends", code=new).status_code == 200


def test_strangers_and_programs_have_no_friends(server: Inn) -> None:
    ada, stranger = server.person("Ada"), server.person()
    for path in ("/api/friends/link", "/api/friends", "/api/blocks", "/api/challenges", "/api/match"):
        assert stranger.post(path, code="x", guest="x").status_code in (400, 401)
    secret = ada.post("/api/me/tokens", name="bot").json()["secret"]
    program = server.person(None, Authorization=f"Bearer {secret}")
    assert program.get("/api/friends").status_code == 403


def test_a_challenge_keeps_a_seat_and_begins_when_the_friend_sits_down(any_server: Inn) -> None:
    ada, bob = two_friends(any_server)
    table = challenged(ada, bob, pace="live")
    assert (table["occasion"], table["public"]) == ("challenge", False)
    [asked] = bob.get("/api/me/tables?status=waiting").json()["tables"]
    assert asked["table"]["seats"][1]["asked"]
    begun = bob.at(table, "join", key="").json()
    assert (begun["status"], begun["yours"]) == ("playing", [1])


def test_a_friend_who_wants_notices_gets_one_of_a_challenge(inn: Inn, office: MailServer) -> None:
    ada, bob = two_friends(inn)
    mailbox = f"{bob.id}@example.org"
    assert bob.put("/api/me/email", email=mailbox).status_code == 204
    [confirm] = letters_to(office, mailbox)
    assert bob.post("/api/links/confirm-email", secret=secrets_in(confirm)[0]).status_code == 200
    table = challenged(ada, bob)
    _, letter = letters_to(office, mailbox, 2)
    assert letter["Subject"] == "Ada invites you – Ali Baba"
    assert f"/table/{table['id']}" in letter.get_content()


def test_a_friend_can_decline_and_the_seat_is_free(server: Inn) -> None:
    ada, bob = two_friends(server)
    table = challenged(ada, bob)
    assert bob.at(table, "leave").status_code == 204
    seen = ada.sees(table)
    assert seen is not None
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "free"]
    assert bob.get("/api/me/tables?status=waiting").json()["tables"] == []


def test_only_friends_are_challenged_and_only_as_many_as_there_are_seats(server: Inn) -> None:
    ada, bob = two_friends(server)
    eve = server.person("Eve")
    for guests in ([eve.id], [bob.id, eve.id], [bob.id, bob.id], [ada.id], ["x"], []):
        answer = ada.post("/api/challenges", game="ali-baba", players=4, guests=guests)
        assert answer.status_code in (400, 404), answer.text
    answer = ada.post("/api/challenges", game="ali-baba", players=2, guests=[bob.id, eve.id])
    assert answer.json()["id"] == "too-many-seats"


def test_who_is_blocked_is_no_friend_and_can_not_become_one(any_server: Inn) -> None:
    ada, bob = two_friends(any_server)
    assert ada.post("/api/blocks", guest=bob.id).status_code == 204
    assert ada.post("/api/blocks", guest=bob.id).status_code == 204
    assert (friends_of(ada), friends_of(bob)) == ([], [])
    assert [one["name"] for one in company_of(ada)["blocked"]] == ["Bob"]
    assert company_of(bob)["blocked"] == []
    for owner, other in ((ada, bob), (bob, ada)):
        refused = other.post("/api/friends", code=code_of(owner))
        assert (refused.status_code, refused.json()["id"]) == (410, "no-such-friend-link")
    assert ada.http.delete(f"/api/blocks/{bob.id}").status_code == 204
    assert bob.post("/api/friends", code=code_of(ada)).status_code == 200


def test_who_is_blocked_finds_no_table_of_the_one_who_did_it_while_it_waits(server: Inn) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    ada.post("/api/blocks", guest=bob.id)
    table = ada.new_table(public=True)
    nowhere = bob.at({"id": "abcdefghijkmnp"}, "join", key="")
    for answer in (bob.at(table, "join", key=table["invite"], sit=True), bob.sit(table, 1)):
        assert (answer.status_code, answer.text) == (404, nowhere.text)
    listed = [one["table"]["id"] for one in bob.get("/api/tables").json()["tables"]]
    assert table["id"] not in listed
    assert table["id"] in [one["table"]["id"] for one in ada.get("/api/tables").json()["tables"]]


def test_a_block_ends_what_was_agreed_on_between_two(server: Inn) -> None:
    ada, bob = two_friends(server)
    hers, his, open_to_all = challenged(ada, bob), challenged(bob, ada), ada.new_table(public=True)
    bob.at(open_to_all, "join", key="", sit=True)
    assert ada.post("/api/blocks", guest=bob.id).status_code == 204
    for table in (hers, open_to_all):
        seen = ada.sees(table)
        assert seen is not None
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "free"]
    assert ada.sees(his) is not None
    assert his["id"] not in [
        one["table"]["id"] for one in ada.get("/api/me/tables?status=waiting").json()["tables"]
    ]


@pytest.mark.parametrize("guest", ["x", "abcdefghijkmnp", ""])
def test_nobody_can_be_blocked_who_is_not_there(server: Inn, guest: str) -> None:
    assert server.person("Ada").post("/api/blocks", guest=guest).status_code in (400, 404)


def test_nobody_blocks_themselves(server: Inn) -> None:
    ada = server.person("Ada")
    assert ada.post("/api/blocks", guest=ada.id).json()["id"] == "not-yourself"


def test_what_somebody_blocked_says_is_not_heard_and_others_hear_it(any_server: Inn) -> None:
    ada, bob, eve = (any_server.person(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.new_table(players=3)
    for person in (bob, eve):
        person.at(table, "join", key=table["invite"], sit=True)
    assert ada.at(table, "start").status_code == 200
    with Chairs(any_server, table, ada, bob, eve) as (hers, his, eves):
        his.ask(Say("one"))
        line = hers.hear_of(Said)
        assert ada.post("/api/blocks", guest=bob.id).status_code == 204
        assert hers.hear_of(Unsaid).n == line.n
        his.ask(Say("two"))
        eves.hear_of(Said, lambda said: said.text == "two")
        eves.ask(Say("three"))
        assert hers.hear_of(Said).text == "three"
        assert ada.http.delete(f"/api/blocks/{bob.id}").status_code == 204
    with Chairs(any_server, table, ada) as [again]:
        assert again.hear_of(Said).text == "one"


class Chairs:
    """Several chairs at one table, each of which has heard of the table."""

    def __init__(self, inn: Inn, table: Json, *people: Person) -> None:
        self.chairs = [Chair(inn, table["id"], person) for person in people]

    def __enter__(self) -> list[Chair]:
        for chair in self.chairs:
            chair.__enter__()
            chair.sees(lambda table: True)
        return self.chairs

    def __exit__(self, *raised: Any) -> None:
        for chair in self.chairs:
            chair.__exit__(None, None, None)


def test_ones_company_is_in_ones_own_data_and_goes_with_it(any_server: Inn) -> None:
    ada, bob = two_friends(any_server)
    eve = any_server.person("Eve")
    code = company_of(ada)["code"]
    for one, other in ((bob, eve), (eve, bob)):
        one.post("/api/blocks", guest=other.id)
    given = data_of(bob)
    assert [one["guest"] for one in given["friends"]] == [ada.id]
    assert [one["guest"] for one in given["blocked"]] == [eve.id]
    assert data_of(ada)["guest"]["friend_link"] == code
    assert delete(bob, "Bob").status_code == 204
    assert friends_of(ada) == []
    assert company_of(eve)["blocked"] == []
    assert delete(ada, "Ada").status_code == 204
    assert eve.post("/api/friends", code=code).status_code == 410
