"""Lessons over HTTP: played from start to end without a name, and nothing is kept."""

from __future__ import annotations

from typing import Any

from .conftest import Inn

FIRST = "/api/lessons/five-tribes/moving/1"


def test_every_lesson_is_played_from_start_to_end(server: Inn) -> None:
    stranger = server.person()
    lessons = stranger.get("/api/lessons").json()
    assert {lesson["game"] for lesson in lessons} == {"five-tribes", "ali-baba"}
    for lesson in lessons:
        for task in lesson["tasks"]:
            path = f"/api/lessons/{lesson['id']}/{task['id']}"
            told: dict[str, Any] = stranger.get(path).json()
            steps: list[str] = []
            for action in stranger.get(f"{path}/solution").json()["do"]:
                assert not told["done"]
                assert action in told["legal"]
                steps.append(action)
                told = stranger.post(path, do=steps).json()
                assert told["steps"] == list(range(len(steps)))
            assert told["done"]
            assert told["legal"] is None
            assert told["refused"] is None


def test_a_refusal_names_its_clause_and_what_was_done_stays(server: Inn) -> None:
    told = server.person().post(FIRST, do=["pick B3", "drop vizier F5"]).json()
    assert told["refused"]["rule"] == "FT-M2"
    assert told["refused"]["message"]
    assert told["steps"] == [0]
    assert told["view"]["turn"]["hand"] == "VE"
    nonsense = server.person().post(FIRST, do=["dance"]).json()
    assert nonsense["refused"]["rule"] is None


def test_a_turn_that_ended_otherwise_has_to_be_taken_back(server: Inn) -> None:
    path = "/api/lessons/five-tribes/control/1"
    told = server.person().post(path, do=["pick C2", "drop elder C3", "drop vizier B3", "end"]).json()
    assert (told["done"], told["failed"], told["legal"]) == (False, True, None)
    again = server.person().post(path, do=["pick C2"]).json()
    assert not again["failed"]


def test_the_ways_on_are_told_as_at_a_table(server: Inn) -> None:
    [way] = server.person().post(f"{FIRST}/ways", do=["pick B3"]).json()["ways"]
    assert way["do"][-1] == "drop elder C4"
    assert way["gain"] == 15
    assert server.person().post(f"{FIRST}/ways", do=[]).status_code == 200


def test_a_task_that_is_not_there_is_not_found(server: Inn) -> None:
    for path in ("five-tribes/moving/99", "five-tribes/dancing/1", "chess/moving/1"):
        answer = server.person().get(f"/api/lessons/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-task")
