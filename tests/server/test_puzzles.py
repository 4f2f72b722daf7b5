"""Puzzles over HTTP: tried and answered, the answer told to nobody who still looks for it; what is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from caravanserai import puzzles
from caravanserai.games import Chance
from caravanserai.puzzles import Puzzle
from caravanserai.server import models
from caravanserai.server.clock import ServerClock
from caravanserai.server.people.guests import Guests
from caravanserai.server.puzzles.book import PuzzleBook
from caravanserai.server.settings import Settings
from caravanserai.server.store import Store

from .conftest import GENEROUS, Inn, Person, open_inn

Json = dict[str, Any]
SECRETS = ("solution", "themes", "gap", "best", "proof")


def of_theme(game: str, theme: str) -> Puzzle:
    """The easiest puzzle that is about that."""
    return next(puzzle for puzzle in puzzles.all_puzzles(game) if theme in puzzle.themes)


def other_turn(puzzle: Puzzle) -> list[str]:
    """A whole turn that begins otherwise than the best."""
    first = next(action for action in puzzle.state().legal() if action != puzzle.actions[0])
    made = [puzzle.game.text(first)]
    while not (attempt := puzzles.play(puzzle, made)).whole:
        made.append(puzzle.game.text(attempt.state.legal()[-1]))
    return made


def asked(person: Person, path: str, **body: Any) -> Json:
    """What the server answers, which must be something."""
    answer = person.post(f"/api/puzzles/{path}", **body)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


EVERY_THEME = [
    (game, theme)
    for game in ("five-tribes", "ali-baba")
    for theme in puzzles.themes_of(puzzles.all_puzzles(game))
]


@pytest.mark.parametrize("game", ["five-tribes", "ali-baba"])
def test_the_board_of_a_puzzle_is_given_as_a_picture(server: Inn, game: str) -> None:
    stranger, puzzle = server.person(), puzzles.all_puzzles(game)[0]
    day, night = (
        stranger.get(f"/api/puzzles/{puzzle.id}/picture?theme={theme}") for theme in ("light", "dark")
    )
    assert day.headers["content-type"].startswith("image/svg+xml")
    assert day.text.startswith("<svg")
    assert day.text != night.text
    assert stranger.get(f"/api/puzzles/{puzzle.id}/picture?theme=pink").status_code == 400
    assert stranger.get("/api/puzzles/nowhere/picture").status_code == 404


@pytest.mark.parametrize(("game", "theme"), EVERY_THEME)
def test_a_puzzle_of_every_theme_is_solved_step_by_step(server: Inn, game: str, theme: str) -> None:
    stranger, puzzle = server.person(), of_theme(game, theme)
    told: Json = stranger.get(f"/api/puzzles/{puzzle.id}").json()
    steps: list[str] = []
    for action in puzzle.solution:
        assert not told["whole"]
        assert action in told["legal"]
        steps.append(action)
        told = asked(stranger, puzzle.id, do=steps)
        assert not any(f'"{secret}"' in json.dumps(told) for secret in SECRETS)
    assert told["whole"]
    assert told["legal"] is None
    judged = asked(stranger, f"{puzzle.id}/answer", do=steps)
    assert (judged["solved"], judged["credit"], judged["lost"]) == (True, 100, 0)
    best = judged["best"]
    assert theme in best["themes"]
    assert best["do"] == list(puzzle.solution)
    assert best["story"]
    assert best["brings"]["gain"] == judged["brings"]["gain"]
    assert "rating" not in judged, "nothing is kept of a stranger"


@pytest.mark.parametrize("id", ["d157c84fd0", "bb7030a026"])
def test_a_turn_that_is_behind_gets_credit_by_its_points_as_at_the_terminal(server: Inn, id: str) -> None:
    puzzle = puzzles.find(id)
    assert puzzle is not None
    turn = other_turn(puzzle)
    told = asked(server.person(), f"{puzzle.id}/answer", do=turn)
    verdict = puzzles.judge(puzzle, turn)
    assert (told["solved"], told["lost"], told["credit"]) == (verdict.solved, verdict.lost, verdict.credit)
    assert not told["solved"]
    assert "best" not in told, "who tries again is to find it"
    assert not any(f'"{secret}"' in json.dumps(told) for secret in SECRETS)


def test_who_gives_up_is_told_the_best_turn_and_why(server: Inn) -> None:
    puzzle, ada = of_theme("five-tribes", "loop"), server.person("Ada")
    best = asked(ada, f"{puzzle.id}/solution", line=None)
    assert best["do"] == list(puzzle.solution)
    assert best["themes"] == list(puzzle.themes)
    assert best["gap"] == puzzle.gap
    assert puzzles.read_text(best["line"]) == (puzzle,)
    assert ada.get(f"/api/puzzles/{puzzle.id}").json()["credit"] == 0
    late = asked(ada, f"{puzzle.id}/answer", do=list(puzzle.solution))
    assert late["solved"]
    assert "rating" not in late, "only the first attempt counts"


def test_the_first_attempt_counts_and_no_other(server: Inn) -> None:
    ada, puzzle = server.person("Ada"), puzzles.all_puzzles("ali-baba")[40]
    wrong = asked(ada, f"{puzzle.id}/answer", do=other_turn(puzzle))
    assert wrong["change"] < 0
    right = asked(ada, f"{puzzle.id}/answer", do=list(puzzle.solution))
    assert right["solved"]
    assert "rating" not in right
    another = puzzles.all_puzzles("ali-baba")[60]
    gained = asked(ada, f"{another.id}/answer", do=list(another.solution))
    assert gained["change"] > 0
    shelves = {shelf["game"]: shelf for shelf in ada.get("/api/puzzles").json()["games"]}
    mine = shelves["ali-baba"]["mine"]
    assert (mine["tried"], mine["solved"]) == (2, 1)
    assert mine["history"] == [wrong["rating"], gained["rating"]]
    assert mine["rating"] == gained["rating"]
    assert not mine["sure"]
    assert "mine" not in shelves["five-tribes"], "each game has a rating of its own"


def test_the_same_attempt_twice_at_once_counts_once(any_server: Inn) -> None:
    ada, puzzle = any_server.person("Ada"), puzzles.all_puzzles("ali-baba")[20]
    others = puzzles.all_puzzles("ali-baba")[21:25]
    with ThreadPoolExecutor(8) as hands:
        wishes = [puzzle] * 4 + list(others)
        told = list(hands.map(lambda one: asked(ada, f"{one.id}/answer", do=list(one.solution)), wishes))
    assert sum("rating" in one for one in told) == 5
    shelves = {shelf["game"]: shelf for shelf in ada.get("/api/puzzles").json()["games"]}
    assert shelves["ali-baba"]["mine"]["tried"] == 5
    assert len(shelves["ali-baba"]["mine"]["history"]) == 5


def test_the_next_puzzle_is_new_and_about_what_was_wished(server: Inn) -> None:
    ada = server.person("Ada")
    seen = set()
    for _ in range(4):
        told = ada.get("/api/puzzles/next?game=ali-baba&theme=ban").json()
        puzzle = puzzles.find(told["id"])
        assert puzzle is not None
        assert "ban" in puzzle.themes
        assert puzzle.id not in seen
        seen.add(puzzle.id)
        asked(ada, f"{puzzle.id}/solution", line=None)
    stranger, only = server.person(), of_theme("five-tribes", "denial")
    other = stranger.get(f"/api/puzzles/next?game=five-tribes&theme=denial&not={only.id}").json()
    assert other["id"] != only.id, "where there is no other about that, it is about something else"
    some = stranger.get("/api/puzzles/next?game=five-tribes").json()["id"]
    assert stranger.get(f"/api/puzzles/next?game=five-tribes&not={some}").json()["id"] != some


def test_all_puzzles_are_told_by_game_and_theme_and_todays_to_everybody(server: Inn) -> None:
    hall, other = server.person("Ada").get("/api/puzzles").json(), server.person().get("/api/puzzles").json()
    for shelf, again in zip(hall["games"], other["games"], strict=True):
        found = puzzles.all_puzzles(shelf["game"])
        assert shelf["number"] == len(found)
        assert {one["name"]: one["number"] for one in shelf["themes"]} == puzzles.themes_of(found)
        today = puzzles.of_the_day(shelf["game"], date.fromisoformat(hall["day"]))
        assert today is not None
        assert shelf["today"] == again["today"] == today.id
        assert server.person().get(f"/api/puzzles/{today.id}").json()["day"] == hall["day"]


def test_the_puzzle_of_the_day_begins_a_streak(server: Inn) -> None:
    ada = server.person("Ada")
    hall = ada.get("/api/puzzles").json()
    assert "streak" not in hall
    for shelf, done in zip(hall["games"], (True, False), strict=True):
        today = puzzles.find(shelf["today"])
        assert today is not None
        if not done:  # who is told the answer hasn't solved it
            asked(ada, f"{today.id}/solution", line=None)
        judged = asked(ada, f"{today.id}/answer", do=list(today.solution))
        assert judged.get("streak", 0) == int(done)
    hall = ada.get("/api/puzzles").json()
    assert (hall["streak"], hall["longest"], hall["done_today"]) == (1, 1, True)
    assert hall["games"][0]["today_credit"] == 100


class MovedClock(ServerClock):
    """A clock that stands where it is put."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.moment = moment

    def world(self) -> int:
        """That moment."""
        return self.moment


DAY = 86_400_000
NOON = 20_000 * DAY + DAY // 2


def test_a_streak_goes_on_over_days_midnight_and_a_clock_that_jumps(tmp_path: Path) -> None:
    async def scene() -> list[int]:
        store, clock = Store(Settings(data=str(tmp_path))), MovedClock(NOON)
        await store.migrate()
        guest = (await Guests(store, clock).create("Ada", "en")).id
        book, found = PuzzleBook(store, clock), []
        for moment, puzzle_of in [
            (NOON, NOON),
            (NOON + DAY, NOON + DAY),
            (NOON + DAY, NOON + DAY),  # the same again
            (NOON, NOON),  # the clock goes back
            (NOON + DAY + DAY // 2 + DAY + 60_000, NOON + 2 * DAY),  # a minute after midnight
            (NOON + 9 * DAY, NOON + 9 * DAY),  # it jumps ahead
            (NOON + 3 * DAY, NOON + 3 * DAY),  # and comes back
            (NOON + 3 * DAY, NOON + 5 * DAY),  # no day's puzzle
        ]:
            clock.moment = moment
            puzzle = puzzles.of_the_day("ali-baba", date.fromtimestamp(puzzle_of / 1000))
            assert puzzle is not None
            noted = await book.note(guest, puzzle, 100)
            assert noted is not None
            found.append(noted.streak)
        await store.close()
        return found

    assert asyncio.run(scene()) == [1, 2, 2, 2, 3, 1, 4, 0]


def test_of_who_has_gone_nothing_is_kept(tmp_path: Path) -> None:
    async def scene() -> list[object]:
        store, clock = Store(Settings(data=str(tmp_path))), ServerClock()
        await store.migrate()
        guest = (await Guests(store, clock).create("Ada", "en")).id
        async with store.writing() as connection:
            await connection.execute(models.guests.update().values(deleted_at=1))
        assert await PuzzleBook(store, clock).note(guest, puzzles.all_puzzles("ali-baba")[0], 100) is None
        async with store.reading() as connection:
            kept = list(await connection.scalars(select(models.puzzle_attempts.c.guest)))
        await store.close()
        return kept

    assert asyncio.run(scene()) == []


def test_what_is_kept_is_given_out_and_deleted(any_server: Inn) -> None:
    ada = any_server.person("Ada")
    today = ada.get("/api/puzzles").json()["games"][0]["today"]
    puzzle = puzzles.find(today)
    assert puzzle is not None
    asked(ada, f"{today}/answer", do=list(puzzle.solution))
    asked(ada, f"{today}/solution", line=None)
    given = ada.get("/api/me/data").json()
    [own] = given["puzzles"]
    assert (own["id"], own["credit"]) == (today, 100)
    assert given["puzzle_days"] == [own["shown_on"]]
    assert ada.http.request("DELETE", "/api/me", json={"name": "Ada"}).status_code in (200, 204)
    assert ada.get("/api/puzzles").json().get("streak", 0) == 0


def test_a_puzzle_from_a_file_is_read_tried_and_judged_and_counts_for_nothing(server: Inn) -> None:
    ada, own = server.person("Ada"), puzzles.all_puzzles("ali-baba")[5]
    state = own.state()
    state.apply(own.actions[0], Chance(3))
    made = Puzzle(state.code(), ("set",), (own.game.text(state.legal()[0]),), 3.0, 900, "searched")
    line = puzzles.to_text([made])
    [name] = ada.post("/api/puzzles/files", text=line).json()
    assert name["id"] == made.id
    begun = asked(ada, made.id, do=[], line=name["line"])
    assert begun["legal"]
    judged = asked(ada, f"{made.id}/answer", do=list(made.solution), line=name["line"])
    assert judged["solved"]
    assert "rating" not in judged
    assert asked(ada, f"{made.id}/solution", line=name["line"])["do"] == list(made.solution)
    assert "mine" not in ada.get("/api/puzzles").json()["games"][0]
    assert ada.get(f"/api/puzzles/{made.id}").status_code == 404
    assert ada.post(f"/api/puzzles/{own.id[:-1]}x", do=[], line=name["line"]).status_code == 404


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is empty"),
        ("once upon a time", "line 1: JSON is malformed"),
        ('{"code":"ft1_x","themes":[],"solution":[],"gap":1,"rating":1,"proof":"searched"}', "line 1: "),
        ("[" * 5000, "line 1: "),
        ("\x00", "line 1: "),
    ],
)
def test_a_broken_file_is_refused_with_the_reason(server: Inn, text: str, why: str) -> None:
    answer = server.person().post("/api/puzzles/files", text=text)
    assert answer.status_code == 400
    error = answer.json()
    assert (error["code"], error["id"], error["field"]) == ("bad-puzzle", "puzzle-unreadable", "text")
    assert why in error["message"]


def test_a_file_of_too_many_puzzles_is_refused(server: Inn) -> None:
    many = puzzles.to_text(puzzles.all_puzzles("ali-baba")[:101])
    answer = server.person().post("/api/puzzles/files", text=many)
    assert (answer.status_code, answer.json()["id"]) == (413, "too-many-puzzles")


def test_what_there_is_not_and_what_is_no_answer_is_refused(server: Inn) -> None:
    ada, puzzle = server.person("Ada"), of_theme("five-tribes", "loop")
    for path in ("0000000000", "..%2F..%2Fx", "x" * 300):
        assert ada.get(f"/api/puzzles/{path}").status_code == 404
    for wish in ("game=chess", "game=../../etc/passwd", "game=ali-baba&theme=dragons"):
        assert ada.get(f"/api/puzzles/next?{wish}").status_code == 404
    assert ada.get("/api/puzzles/next").status_code == 400
    half = ada.post(f"/api/puzzles/{puzzle.id}/answer", do=list(puzzle.solution[:2]))
    assert (half.status_code, half.json()["id"]) == (400, "puzzle-unfinished")
    for steps in (["dance"], [*puzzle.solution, "end"], ["end"]):
        assert ada.post(f"/api/puzzles/{puzzle.id}/answer", do=steps).status_code == 400
    refused = asked(ada, puzzle.id, do=[puzzle.solution[0], "dance"])
    assert refused["steps"] == [0]
    assert refused["refused"]["message"]
    assert ada.post(f"/api/puzzles/{puzzle.id}", do="all").status_code == 400
    assert ada.post(f"/api/puzzles/{puzzle.id}", do=["x"] * 201).status_code == 400
    assert "mine" not in ada.get("/api/puzzles").json()["games"][0], "nothing of it was an attempt"


def test_the_ways_on_are_told_as_at_a_table(server: Inn) -> None:
    puzzle = of_theme("five-tribes", "loop")
    found = asked(server.person(), f"{puzzle.id}/ways", do=[puzzle.solution[0]])["ways"]
    assert found
    assert asked(server.person(), f"{puzzle.id}/ways", do=list(puzzle.solution))["ways"] == []


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Inn]:
    """A server that judges few answers."""
    limits = msgspec.structs.replace(GENEROUS, answers_per_minute=2)
    with open_inn(Settings(port=0, data=str(tmp_path), limits=limits, bot_processes=1)) as inn:
        yield inn


def test_nobody_has_more_answers_judged_than_is_fair(strict: Inn) -> None:
    puzzle, ada = puzzles.all_puzzles("ali-baba")[0], strict.person("Ada")
    answers = [ada.post(f"/api/puzzles/{puzzle.id}/answer", do=list(puzzle.solution)) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert asked(strict.person("Bob"), f"{puzzle.id}/answer", do=list(puzzle.solution))["solved"]
