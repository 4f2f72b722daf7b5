"""Notes on one's own games, and comments on moments of a review."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from .chairs import play_on, seated
from .conftest import GENEROUS, Inn, Person
from .test_keepers import keeper_of, open_reports
from .test_own_data import data_of, delete, person_of

Json = dict[str, Any]


@pytest.fixture(scope="module")
def played(any_server: Inn) -> tuple[Inn, Person, Person, str, str]:
    """Two who have played a game, its table and its review."""
    with seated(any_server, "ali-baba", "Ada Bob") as chairs:
        play_on(chairs)
        chairs[0].sees(lambda table: table.status == "finished")
        ada, bob = map(person_of, chairs)
        assert chairs[0].picture.table is not None
        table = chairs[0].picture.table.id
    review: str = ada.post("/api/reviews", table=table).json()["id"]
    return any_server, ada, bob, table, review


def comments_on(person: Person, review: str) -> list[Json]:
    """What somebody sees that was said of a review."""
    found: list[Json] = person.get(f"/api/reviews/{review}/comments").json()["comments"]
    return found


def say(person: Person, review: str, text: str, step: int = 0) -> Json:
    """Comment on a review."""
    answer = person.post(f"/api/reviews/{review}/comments", step=step, text=text)
    assert answer.status_code == 201, answer.text
    said: Json = answer.json()
    return said


Played = tuple[Inn, Person, Person, str, str]


def test_a_note_is_for_who_wrote_it_alone(played: Played) -> None:
    inn, ada, bob, table, review = played
    assert ada.get(f"/api/tables/{table}/note").json() == {}
    assert (
        ada.put(f"/api/tables/{table}/note", text=" took  the\u202e lamp ").json()["text"] == "took the lamp"
    )
    assert ada.put(f"/api/tables/{table}/note", text="too late").status_code == 200
    assert ada.get(f"/api/tables/{table}/note").json()["text"] == "too late"
    assert bob.get(f"/api/tables/{table}/note").json() == {}
    [mine] = ada.get("/api/me/tables?status=finished").json()["tables"]
    [his] = bob.get("/api/me/tables?status=finished").json()["tables"]
    assert (mine["note"], "note" in his) == ("too late", False)
    assert [note["text"] for note in data_of(ada)["notes"]] == ["too late"]
    told = [person.get(f"/api/reviews/{review}/comments").json() for person in (ada, bob, inn.person("Dan"))]
    assert [one.get("note") for one in told] == ["too late", "", None]
    assert inn.person("Eve").put(f"/api/tables/{table}/note", text="x").status_code in (403, 404)
    assert ada.put(f"/api/tables/{table}/note", text="x" * 301).status_code == 400
    assert ada.put(f"/api/tables/{table}/note", text=" ").json() == {}
    assert ada.get(f"/api/tables/{table}/note").json() == {}


def test_whoever_sees_a_review_reads_and_writes_comments(played: Played) -> None:
    inn, ada, _, _, review = played
    eve = inn.person("Eve")
    said = say(eve, review, "why  not the sword?", step=3)
    [seen] = [one for one in comments_on(inn.person(), review) if one["n"] == said["n"]]
    assert (seen["name"], seen["text"], seen["step"]) == ("Eve", "why not the sword?", 3)
    assert "deletable" not in seen
    assert all(one["deletable"] for one in comments_on(ada, review))
    assert inn.person().post(f"/api/reviews/{review}/comments", step=0, text="x").status_code == 401
    for wrong in ({"step": 99_999}, {"step": -1}, {"text": " "}, {"text": "x" * 301}, {"more": 1}):
        answer = eve.post(f"/api/reviews/{review}/comments", **{"step": 0, "text": "x", **wrong})
        assert answer.status_code == 400, wrong
    assert eve.post("/api/reviews/nowhere/comments", step=0, text="x").status_code == 404


def test_a_comment_is_deleted_by_who_said_it_or_played_the_game(played: Played) -> None:
    inn, _, bob, _, review = played
    eve, dan = inn.person("Eve"), inn.person("Dan")
    own, other = say(eve, review, "mine"), say(eve, review, "his")
    path = f"/api/reviews/{review}/comments"
    assert dan.http.delete(f"{path}/{own['n']}").status_code == 404
    assert eve.http.delete(f"{path}/{own['n']}").status_code == 204
    assert bob.http.delete(f"{path}/{other['n']}").status_code == 204
    assert not {own["n"], other["n"]} & {one["n"] for one in comments_on(bob, review)}


def test_a_comment_can_be_reported_and_is_deleted_by_a_keeper(played: Played) -> None:
    inn, ada, _, _, review = played
    kira, eve = keeper_of(inn), inn.person("Eve")
    said = say(eve, review, "buy my carpets")
    path = f"/api/reviews/{review}/comments/{said['n']}/report"
    assert ada.post(path, words="spam").status_code == 204
    assert ada.post(path, words="spam").json()["id"] == "reported-before"
    assert ada.post(f"/api/reviews/{review}/comments/99999/report", words="").status_code == 404
    assert inn.person().post(path, words="").status_code == 401
    [report] = [one for one in open_reports(kira) if one["text"] == "buy my carpets"]
    assert (report["review"], report["table"], report["guest"]["name"]) == (review, "", "Eve")
    assert "gone" not in report
    settled = kira.post(f"/api/keepers/reports/{report['id']}/settle", outcome="unsay", why="spam")
    assert settled.status_code == 204, settled.text
    assert said["n"] not in [one["n"] for one in comments_on(ada, review)]
    assert say(eve, review, "sorry")["n"] > said["n"], "a number that was reported isn't given again"


def test_comments_made_at_once_all_stand(played: Played) -> None:
    inn, _, _, _, review = played
    people = [inn.person(f"P{n}") for n in range(6)]
    with ThreadPoolExecutor(6) as pool:
        said = list(pool.map(lambda person: say(person, review, "at once"), people))
    assert len({one["n"] for one in said}) == 6


def test_who_is_blocked_is_not_read_and_whose_account_is_gone_is_gone(played: Played) -> None:
    inn, ada, _, _, review = played
    eve = inn.person("Eve")
    said = say(eve, review, "hello")
    ada.post("/api/blocks", guest=eve.id)
    assert said["n"] not in [one["n"] for one in comments_on(ada, review)]
    ada.http.delete(f"/api/blocks/{eve.id}")
    assert said["n"] in [one["n"] for one in comments_on(ada, review)]
    assert [one["text"] for one in data_of(eve)["comments"]] == ["hello"]
    assert delete(eve, "Eve").status_code == 204
    assert said["n"] not in [one["n"] for one in comments_on(ada, review)]


def test_who_brought_a_record_may_delete_and_block(played: Played) -> None:
    inn, ada, _, table, _ = played
    record = ada.get(f"/api/tables/{table}/record").json()
    owner, eve = inn.person("Owner"), inn.person("Eve")
    review = owner.post("/api/reviews", record={**record, "seats": ["One", "Two"]}).json()["id"]
    said = say(eve, review, "hm")
    assert owner.http.delete(f"/api/reviews/{review}/comments/{said['n']}").status_code == 204
    owner.post("/api/blocks", guest=eve.id)
    assert eve.post(f"/api/reviews/{review}/comments", step=0, text="x").status_code == 404


def test_nobody_floods_a_review(new_server: Callable[..., Inn], played: Played) -> None:
    _, ada, _, table, _ = played
    record = ada.get(f"/api/tables/{table}/record").json()
    inn = new_server(limits=msgspec.structs.replace(GENEROUS, comments_per_minute=2))
    eve = inn.person("Eve")
    review = eve.post("/api/reviews", record=record).json()["id"]
    for _ in range(2):
        say(eve, review, "x")
    assert eve.post(f"/api/reviews/{review}/comments", step=0, text="x").status_code == 429
