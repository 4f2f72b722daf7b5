"""Who may do what at a tournament, who is paired no more, and what those hear who look at it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from .at_tournaments import (
    PATIENCE,
    Json,
    act,
    finish,
    gathered,
    longer_than,
    play_on_alone,
    refused,
    round_of,
    seen,
    set_up,
    standings,
    until,
)
from .conftest import Inn, Person
from .test_keepers import acts, keeper_of, sanction


def test_only_the_host_begins_and_there_is_no_other(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob")
    assert refused(people[1], tournament, "begin") == "only-its-host"
    assert refused(people[1], tournament, "call-off") == "only-its-host"
    assert refused(people[1], {"id": "a" * 14}, "join") == "no-such-tournament"
    assert refused(server.person("Eve"), tournament, "leave") == "not-an-entrant"
    hidden = set_up(people[0], public=False)
    listed = [one["id"] for one in people[1].get("/api/tournaments").json()["tournaments"]]
    assert tournament["id"] in listed
    assert hidden["id"] not in listed
    assert seen(people[1], hidden)["name"] == "Evening"
    mine = {one["id"]: one for one in people[0].get("/api/tournaments").json()["tournaments"]}
    assert mine[hidden["id"]]["yours"]
    assert mine[tournament["id"]]["entrants"] == 2


def test_who_goes_for_good_leaves_and_what_they_set_up_is_called_off(any_server: Inn) -> None:
    people, tournament = gathered(any_server, "Ada Bob Cleo")
    waiting = set_up(people[1], name="Bob's cup")
    told = act(people[0], tournament, "begin")
    given = people[1].get("/api/me/data").json()["tournaments"]
    assert [(one["id"], one["host"]) for one in given] == [(waiting["id"], True), (tournament["id"], False)]
    gone = people[1].http.request("DELETE", "/api/me", json={"name": "Bob"})
    assert gone.status_code == 204
    told = until(people[0], tournament, lambda told: any(line.get("left") for line in told["standings"]))
    assert [line["name"] for line in told["standings"] if line.get("left")] == [""]
    told = until(people[0], waiting, lambda told: told["status"] == "over")
    assert (told["why"], told["name"], told["host_name"]) == ("called-off", "", "")


def asked_again(person: Person, tournament: Json, tag: str, round: int | None = None) -> tuple[int, str]:
    """How a tournament is told to who has that already: the status, and the tag of the answer."""
    query = "" if round is None else f"?round={round}"
    path = f"/api/tournaments/{tournament['id']}{query}"
    answer = person.http.get(path, headers={"if-none-match": tag} if tag else {})
    assert (answer.status_code == 304) == (not answer.content)
    return answer.status_code, answer.headers["etag"]


def test_who_has_all_there_is_to_tell_is_told_only_that(any_server: Inn) -> None:
    people, tournament = gathered(any_server, "Ada Bob Cleo")
    ada, bob, _ = people
    told = act(ada, tournament, "begin")
    status, tag = asked_again(ada, tournament, "")
    assert status == 200
    assert asked_again(ada, tournament, tag) == (304, tag)
    assert asked_again(bob, tournament, tag)[0] == 200, "what another guest is told"
    assert asked_again(ada, tournament, tag, round=1)[0] == 200, "another answer"
    finish(any_server, people, tournament, told["round"]["tables"][0])
    longer_than(ada, tournament, told["length"])
    status, later = asked_again(ada, tournament, tag)
    assert status == 200
    assert later != tag


def test_who_follows_a_tournament_hears_of_a_new_name_and_of_one_taken_out(any_server: Inn) -> None:
    people, tournament = gathered(any_server, "Ada Bob Cleo")
    ada, bob, cleo = people
    act(ada, tournament, "call-off")
    _, tag = asked_again(ada, tournament, "")
    assert asked_again(ada, tournament, tag)[0] == 304
    assert cleo.http.patch("/api/me", json={"name": "Cleopatra"}).status_code == 200
    status, tag = asked_again(ada, tournament, tag)
    assert status == 200
    assert "Cleopatra" in dict(standings(seen(ada, tournament)))
    assert bob.http.request("DELETE", "/api/me", json={"name": "Bob"}).status_code == 204
    assert asked_again(ada, tournament, tag)[0] == 200
    assert "Bob" not in dict(standings(seen(ada, tournament)))


def test_what_is_under_way_is_listed_however_many_are_set_up_later(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob")
    act(people[0], tournament, "begin")
    for number in range(11):
        host = server.person(f"Host {number}")
        for _ in range(5):
            set_up(host, name="Later")
    listed = server.person("Eve").get("/api/tournaments").json()["tournaments"]
    assert len(listed) == 50
    assert tournament["id"] in [one["id"] for one in listed]
    waiting = set_up(people[1], name="Bob's")
    assert people[1].get("/api/tournaments").json()["tournaments"][0]["id"] in (
        tournament["id"],
        waiting["id"],
    )


def test_who_is_banned_is_paired_no_more(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob Cleo Dora", rounds=2)
    kira, bob = keeper_of(server), people[1]
    told = act(people[0], tournament, "begin")
    sanction(kira, kind="ban", guest=bob.id, why="other")
    for table in told["round"]["tables"]:
        seats = [seat["guest"] for seat in table["seats"]]
        [rival] = [guest for guest in seats if guest != bob.id][:1]
        finish(server, people, tournament, table, seats.index(rival))
    told = round_of(people[0], tournament, 2)
    assert [line["guest"] for line in told["standings"] if line.get("left")] == [bob.id]
    assert bob.id not in {seat["guest"] for table in told["round"]["tables"] for seat in table["seats"]}


@pytest.mark.parametrize(("kind", "rated"), [("swiss", False), ("swiss", True), ("arena", False)])
def test_who_takes_no_turn_of_their_own_is_paired_no_more_until_they_come_back(
    new_server: Callable[..., Inn], kind: str, rated: bool
) -> None:
    inn = new_server(clock_rate=60.0)
    clock = {"kind": "live", "turn_seconds": 120, "reserve_seconds": 60}
    wish = {"rounds": 3} if kind == "swiss" else {"rounds": 0, "minutes": 1440}
    people, tournament = gathered(
        inn, "Ada Bob Cleo Dora", kind=kind, rated=rated, clock=clock, stand_in="random", **wish
    )
    *staying, asleep = people
    act(people[0], tournament, "begin")
    playing = threading.Thread(target=lambda: asyncio.run(play_on_alone(staying, tournament["id"])))
    playing.start()
    if kind == "swiss":
        round_of(people[0], tournament, 2)
    told = until(people[0], tournament, lambda told: any(line.get("left") for line in told["standings"]))
    assert [line["guest"] for line in told["standings"] if line.get("left")] == [asleep.id]
    assert told["paired"] == 2 or kind == "arena", "before the next round is paired"
    assert seen(asleep, tournament)["may_join"]
    if told["status"] == "running":
        assert act(asleep, tournament, "join")["takes_part"]
        act(people[0], tournament, "call-off")
    playing.join(PATIENCE)


def test_who_gives_up_at_once_is_paired_again(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob", rated=True)
    told = act(people[0], tournament, "begin")
    finish(server, people, tournament, told["round"]["tables"][0])
    told = round_of(people[0], tournament, 2)
    assert not any(line.get("left") for line in told["standings"])


def test_keepers_call_a_tournament_off_and_its_name_goes(any_server: Inn) -> None:
    people, tournament = gathered(any_server, "Ada Bob", name="Something rude")
    ada, bob = people
    act(ada, tournament, "begin")
    kira, path = keeper_of(any_server), f"/api/keepers/tournaments/{tournament['id']}/call-off"
    assert bob.post(path, reason="no").json()["id"] == "only-keepers"
    assert kira.post(path, reason="a rude name").status_code == 204
    told = seen(bob, tournament)
    assert (told["status"], told["why"], told["name"]) == ("over", "called-off", "")
    done = acts(kira)[0]
    assert (done["act"], done["reason"], done["guest"]["guest"]) == ("call-off", "a rude name", ada.id)
    assert kira.post(path, reason="again").status_code == 409
    assert kira.post("/api/keepers/tournaments/nowhere/call-off", reason="x").status_code == 404


def test_a_tournament_goes_on_without_its_host(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob Cleo", rounds=2)
    ada, bob, cleo = people
    told = act(ada, tournament, "begin")
    [table] = told["round"]["tables"]
    assert ada.http.request("DELETE", "/api/me", json={"name": "Ada"}).status_code == 204
    if ada.id not in {seat["guest"] for seat in table["seats"]}:
        finish(server, people, tournament, table)
    else:
        asyncio.run(play_on_alone([bob, cleo], tournament["id"]))
    told = until(bob, tournament, lambda told: told["paired"] == 2 or told["status"] == "over")
    assert (told["name"], told["host_name"]) == ("", "")
    [second] = seen(bob, tournament, 2)["round"]["tables"]
    assert {seat["guest"] for seat in second["seats"]} == {bob.id, cleo.id}
