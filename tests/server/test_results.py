"""Games that are over: results and ratings taken in once, profiles and histories told, and forgotten."""

from __future__ import annotations

import asyncio
import csv
import gzip
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text
from tests.servers import Postgres, Redis

from caravanserai.protocol.messages import RatingInfo, Refused, Resign, StandIn, TableInfo
from caravanserai.server import models
from caravanserai.server.settings import Settings
from caravanserai.server.store import Store

from .before.told import DATABASE, FILE
from .chairs import PATIENCE, Chair, id_of, play_on, seated
from .conftest import GENEROUS, Inn, Person, open_inn

Json = dict[str, Any]
RATED = {"rated": "people"}
DAY = 86_400.0


def person_of(chair: Chair) -> Person:
    """Who sits there."""
    assert chair.person is not None
    return chair.person


def rated_after(chair: Chair) -> list[RatingInfo]:
    """The ratings of all people at the table, once the game has changed them."""

    def changed(table: TableInfo) -> bool:
        return all(seat.rating is not None and seat.rating.change is not None for seat in table.seats)

    chair.sees(changed)
    assert chair.picture.table is not None
    return [seat.rating for seat in chair.picture.table.seats if seat.rating is not None]


def history(person: Person, **wishes: Any) -> Json:
    """A page of somebody's history."""
    answer = person.http.get("/api/me/history", params=wishes)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def taken_in(person: Person, games: int) -> list[Json]:
    """Somebody's games, once so many are in their history."""
    deadline = time.monotonic() + PATIENCE
    while len(found := history(person)["games"]) < games:
        assert time.monotonic() < deadline, f"only {len(found)} games are in the history"
    return list(found)


def profile(person: Person, of: str = "") -> Json:
    """Somebody's profile."""
    answer = person.get(f"/api/players/{of or person.id}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def play_among_bots(chairs: list[Chair]) -> None:
    """Play to the end where bots have the other seats."""
    while not (newest := max(chairs, key=lambda chair: chair.picture.ply)).picture.over:
        acting = next((chair for chair in chairs if chair.picture.seat == newest.picture.act), None)
        if acting is None:
            newest.hear()
        elif acting.picture.ply < newest.picture.ply:
            acting.hear()
        else:
            acting.do(min(acting.picture.legal))


def ask(settings: Settings, sql: Any) -> list[Any]:
    """Ask the database of a server."""

    async def asked() -> list[Any]:
        store = Store(settings)
        try:
            async with store.writing() as connection:
                result = await connection.execute(sql)
                return list(result.all()) if result.returns_rows else []
        finally:
            await store.close()

    return asyncio.run(asked())


def test_a_rated_game_moves_both_ratings_and_is_in_both_histories(any_server: Inn) -> None:
    with seated(any_server, "ali-baba", **RATED) as (ada, bob):
        assert ada.picture.table is not None
        assert ada.picture.table.rated == "people"
        assert not ada.picture.table.hints
        assert [seat.rating and seat.rating.value for seat in ada.picture.table.seats] == [1500, 1500]
        play_on([ada, bob])
        after = rated_after(ada)
        over = ada.picture.over
    assert over is not None
    assert over.scores is not None
    assert sum(one.change or 0 for one in after) == 0
    assert all(one.provisional and one.uncertainty < 400 for one in after)
    for seat, chair in enumerate((ada, bob)):
        person = person_of(chair)
        [game] = history(person)["games"]
        assert game["seats"][seat]["you"]
        assert game["seats"][seat]["score"] == over.scores[seat]["total"]
        assert [one["name"] for one in game["seats"]] == ["Ada", "Bob"]
        assert game["rating"]["value"] == after[seat].value
        assert (game["place"] == 1) == (seat in over.winners)
        told = profile(person)
        [rating] = told["ratings"]
        assert (rating["game"], rating["pace"], rating["games"]) == ("ali-baba", "unhurried", 1)
        assert [point["value"] for point in rating["points"]] == [after[seat].value]
        assert told["won"] == (seat in over.winners)
        assert told["scoring"][0]["lines"]
        [rival] = told["rivals"]
        assert rival["ahead"] == (seat in over.winners and len(over.winners) == 1)


def test_who_leaves_a_rated_game_has_lost_it(any_server: Inn) -> None:
    with seated(any_server, "ali-baba", **RATED) as (ada, bob):
        assert bob.refused(StandIn(1)).message.startswith("a rated game")
        assert person_of(ada).at({"id": id_of(ada)}, "remove", guest=person_of(bob).id).status_code == 403
        assert person_of(bob).at({"id": id_of(bob)}, "leave").status_code == 204
        ahead, behind = rated_after(ada)
        assert (ahead.change or 0) > 0 > (behind.change or 0)
    [game] = history(person_of(bob))["games"]
    assert (game["place"], game["seats"][1]["gave_up"]) == (2, True)
    assert "score" not in game["seats"][0]


def test_of_three_who_gives_up_comes_last_and_a_bot_plays_on(server: Inn) -> None:
    with seated(server, "ali-baba", "Ada Bob Cleo", stand_in="random", **RATED) as (ada, bob, cleo):
        cleo.ask(Resign(2))
        for chair in (ada, bob):
            chair.sees(lambda table: table.seats[2].resigned)
        play_among_bots([ada, bob])
        assert (rated_after(ada)[2].change or 0) < 0
    [game] = history(person_of(cleo))["games"]
    assert game["place"] == 3


def test_whose_time_runs_out_in_a_rated_game_has_lost(new_server: Callable[..., Inn]) -> None:
    inn = new_server(clock_rate=DAY)
    with seated(inn, "ali-baba", clock={"kind": "slow", "days": 1}, **RATED) as (ada, _bob):
        assert sorted(one.change or 0 for one in rated_after(ada))[0] < 0
        over = ada.picture.over
        assert over is not None
        assert over.why == "resigned"
    [rating] = profile(person_of(ada))["ratings"]
    assert rating["pace"] == "slow"


def test_who_is_away_from_a_rated_game_for_too_long_has_lost(new_server: Callable[..., Inn]) -> None:
    inn = new_server(clock_rate=DAY)
    with seated(inn, "ali-baba", away_seconds=60, **RATED) as (ada, bob):
        bob.socket.close()
        ada.sees(lambda table: not table.seats[1].here)
        while isinstance(ada.ask(StandIn(1)), Refused):
            pass
        assert (rated_after(ada)[1].change or 0) < 0


def test_bots_play_a_rated_game_on_that_its_only_person_has_left(server: Inn) -> None:
    ada = server.person("Ada")
    bot = {"kind": "bot", "bot": "random"}
    table = ada.new_table(rated="with-bots", players=3, seats=[{"kind": "person"}, bot, bot])
    assert ada.at(table, "start").status_code == 200
    assert ada.at(table, "leave").status_code == 204
    [game] = taken_in(ada, 1)
    assert (game["place"], game["seats"][0]["gave_up"]) == (3, True)


def test_games_that_were_over_before_there_were_ratings_are_taken_in(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(gzip.decompress(DATABASE.read_bytes()))
    settings = Settings(port=0, data=str(tmp_path), limits=GENEROUS, bot_processes=1)
    tables = models.tables.c
    with open_inn(settings):
        deadline = time.monotonic() + PATIENCE
        while ask(settings, select(tables.id).where(models.UNCOUNTED)):
            assert time.monotonic() < deadline, "not all games were taken in"
        over = ask(settings, select(tables.id).where(tables.status == "finished"))
        found = ask(settings, select(models.results.c.tbl, models.results.c.rated).distinct())
    assert over
    assert sorted(row.tbl for row in found) == sorted(row.id for row in over)
    assert not any(row.rated for row in found)


def test_one_against_bots_is_rated_only_where_the_table_says_so(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table(rated="people")
    assert ada.at(table, "fill", bot="random").json()["id"] == "rated-for-people"
    assert ada.sit(table, 1, kind="same-screen", name="Bob").json()["id"] == "rated-own-screens"
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    refused = ada.post("/api/tables", game="ali-baba", rated="people", seats=seats)
    assert refused.json()["id"] == "rated-for-people"
    table = ada.new_table(rated="with-bots", seats=seats)
    estimate = table["seats"][1]["rating"]
    assert estimate["estimate"]
    assert estimate["value"] < 1000
    assert ada.at(table, "change", rated="people").json()["id"] == "rated-for-people"
    assert ada.at(table, "start").status_code == 200
    assert ada.at(table, "leave").status_code == 204
    [game] = taken_in(ada, 1)
    assert game["rating"]["change"] < -100
    assert game["seats"][1]["bot"] == "random"


def test_a_rated_table_has_no_hints_and_an_end(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table()
    changed = ada.at(table, "change", rated="people").json()
    assert (changed["rated"], changed["hints"]) == ("people", False)
    answer = ada.post("/api/tables", game="ali-baba", rated="people", away_seconds=None)
    assert answer.status_code == 400
    assert "needs a clock" in answer.json()["message"]


def test_an_unrated_game_is_in_the_history_and_moves_no_rating(server: Inn) -> None:
    with seated(server, "five-tribes", "Ada Bob") as (ada, bob):
        play_on([ada, bob], 60)
        ada.ask(Resign(0))
        bob.until(lambda picture: picture.over)
    [game] = taken_in(person_of(ada), 1)
    assert "rating" not in game
    assert profile(person_of(ada))["ratings"] == []


def test_djinns_that_served_are_remembered(server: Inn) -> None:
    with seated(server, "five-tribes", "Ada Bob") as (ada, bob):
        play_on([ada, bob], choose=max)
        view = ada.until(lambda picture: picture.over).view
        assert view is not None
        served = [len(seat["djinns"]) for seat in view["seats"]]
    for chair, number in zip((ada, bob), served, strict=True):
        taken_in(person_of(chair), 1)
        assert sum(one["games"] for one in profile(person_of(chair))["favourites"]) == min(number, 6)


def test_a_history_is_filtered_and_searched(server: Inn) -> None:
    with seated(server, "ali-baba", "Ада Žofie") as (ada, other):
        other.ask(Resign(1))
        ada.until(lambda picture: picture.over)
        person = person_of(ada)
    table = person.new_table(game="five-tribes", seats=[{"kind": "person"}, {"kind": "bot", "bot": "novice"}])
    assert person.at(table, "start").status_code == 200
    with Chair(server, table["id"], person) as chair:
        chair.until(lambda picture: picture.view is not None)
        chair.ask(Resign(0))
    taken_in(person, 2)

    def found(**wishes: Any) -> list[str]:
        return [game["game"] for game in history(person, **wishes)["games"]]

    assert found() == ["five-tribes", "ali-baba"]
    assert found(game="ali-baba") == found(outcome="won") == found(text="žofie") == ["ali-baba"]
    assert found(outcome="lost") == found(opponent="novice") == found(text="ПЯТЬ") == ["five-tribes"]
    assert found(players=3) == found(rated=True) == found(text="nobody here") == []
    assert person.get("/api/me/history?before=yesterday").json()["id"] == "no-such-page"
    assert person.get("/api/me/history?players=9").status_code == 400


def test_a_history_is_given_as_a_file(new_server: Callable[..., Inn]) -> None:
    inn = new_server()
    with seated(inn, "ali-baba", "=Ada =Bob") as (ada, bob):
        bob.ask(Resign(1))
        ada.until(lambda picture: picture.over)
        person = person_of(ada)
    [game] = taken_in(person, 1)
    assert person.get("/api/me/history/json").json() == [game]
    answer = person.get("/api/me/history/csv")
    [head, line] = csv.reader(answer.content.decode("utf-8-sig").splitlines())
    told = dict(zip(head, line, strict=False))
    assert (told["game"], told["place"], told["opponent 1"]) == ("ali-baba", "1", "'=Bob")


def test_a_profile_is_for_oneself_until_it_is_public(server: Inn) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    assert profile(ada)["yours"]
    for stranger in (bob, server.person()):
        assert stranger.get(f"/api/players/{ada.id}").json()["id"] == "no-such-profile"
    assert ada.http.patch("/api/me", json={"public": True}).json()["public"]
    assert not profile(bob, ada.id).get("yours")
    assert bob.get("/api/players/nobody").status_code == 404


def test_the_leaderboard_has_those_of_whom_enough_is_known_and_who_wish_it(
    new_server: Callable[..., Inn],
) -> None:
    inn = new_server()
    people = [inn.person(name) for name in ("Ada", "Bob", "Cleo")]
    for number, person in enumerate(people):
        deviation = 190.0 if person is people[2] else 80.0
        columns = f"'{person.id}', 'ali-baba', 'blitz', {1600 + number}, {deviation}, 30, 1"
        ask(inn.settings, text(f"insert into ratings values ({columns})"))
    for person in (people[0], people[2]):
        person.http.patch("/api/me", json={"public": True})
    board = people[1].get("/api/leaderboard/ali-baba?pace=blitz").json()
    assert [leader["name"] for leader in board["leaders"]] == ["Ada"]
    assert board["bots"][0]["bot"] == "random"
    assert people[1].get("/api/leaderboard/whist").status_code == 404


def test_two_who_only_play_each_other_lead_no_board(new_server: Callable[..., Inn]) -> None:
    inn = new_server()
    ada, bob, cleo = [inn.person(name) for name in ("Ada", "Bob", "Cleo")]
    ada.http.patch("/api/me", json={"public": True})

    def leaders() -> list[str]:
        board = ada.get("/api/leaderboard/ali-baba?pace=blitz").json()
        return [leader["name"] for leader in board["leaders"]]

    def won_against(rival: Person) -> None:
        table = ada.new_table()["id"]
        for seat, person in enumerate((ada, rival)):
            row = {"tbl": table, "seat": seat, "guest": person.id, "game": "ali-baba", "players": 2}
            row |= {"pace": "blitz", "rated": True, "finished_at": 1, "place": seat + 1, "gave_up": False}
            ask(inn.settings, models.results.insert().values(**row, keepsakes="[]"))
        ask(inn.settings, models.ratings.update().values(games=models.ratings.c.games + 1))

    rating = {"game": "ali-baba", "pace": "blitz", "value": 1900.0, "deviation": 80.0, "games": 0, "at": 1}
    ask(inn.settings, models.ratings.insert().values(guest=ada.id, **rating))
    for _ in range(4):
        won_against(bob)
    assert leaders() == []
    won_against(cleo)
    assert leaders() == ["Ada"]
    ask(inn.settings, models.results.delete().where(models.results.c.guest == ada.id))
    assert leaders() == ["Ada"], "results may be kept for some days only"


def test_who_goes_for_good_stays_as_a_nameless_opponent(new_server: Callable[..., Inn]) -> None:
    inn = new_server()
    with seated(inn, "ali-baba", **RATED) as (ada, bob):
        gone, person = person_of(bob), person_of(ada)
        assert gone.get("/api/me/data").json()["results"] == []
        deletion = gone.http.request("DELETE", "/api/me", json={"name": "Bob"})
        assert deletion.status_code == 204
        ada.until(lambda picture: picture.over)
    [game] = taken_in(person, 1)
    assert game["seats"][1].get("name", "") == ""
    assert game["place"] == 1
    assert profile(person)["rivals"][0]["games"] == 1
    kept = ask(inn.settings, select(models.ratings.c.guest))
    assert [row.guest for row in kept] == [person.id]
    data = person.get("/api/me/data").json()
    assert data["ratings"][0]["games"] == data["results"][0]["place"] == 1
    assert person.http.request("DELETE", "/api/me", json={"name": "Ada"}).status_code == 204
    assert ask(inn.settings, select(models.ratings)) == []
    left = ask(inn.settings, select(models.results.c.guest, models.results.c.value_after))
    assert [tuple(row) for row in left] == [(None, None), (None, None)]


def test_what_was_missed_is_taken_in_at_the_next_start_and_once(tmp_path: Path) -> None:
    settings = Settings(port=0, data=str(tmp_path), limits=GENEROUS, bot_processes=1)
    with open_inn(settings) as inn:
        with seated(inn, "ali-baba", **RATED) as (ada, bob):
            bob.ask(Resign(1))
            before = rated_after(ada)
        cookies = person_of(ada).http.cookies
    for forget in ("update tables set counted_at = null", "delete from results", "delete from ratings"):
        ask(settings, text(forget))
    for _ in range(2):  # the second start finds nothing to do
        with open_inn(settings) as inn:
            person = inn.person()
            person.http.cookies = cookies
            [game] = taken_in(person, 1)
            assert game["rating"]["value"] == before[0].value
    [(number,)] = ask(settings, select(func.count()).select_from(models.results))
    assert number == 2


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, redis: Redis) -> Iterator[tuple[Inn, Inn]]:
    with ExitStack() as stack:
        settings = Settings(
            port=0, database=postgres.new_database(), redis=redis.url, limits=GENEROUS, bot_processes=1
        )
        yield stack.enter_context(open_inn(settings)), stack.enter_context(open_inn(settings))


@contextmanager
def at_both(nodes: tuple[Inn, Inn]) -> Iterator[tuple[Chair, Chair, Chair]]:
    """A rated table that is open on both nodes."""
    with (
        seated(nodes[0], "ali-baba", **RATED) as (ada, bob),
        Chair(nodes[1], id_of(bob), bob.person) as elsewhere,
    ):
        elsewhere.until(lambda picture: picture.view is not None)
        yield ada, bob, elsewhere


def test_two_nodes_count_a_game_once(nodes: tuple[Inn, Inn]) -> None:
    for _ in range(3):
        with at_both(nodes) as (ada, _bob, elsewhere):
            elsewhere.ask(Resign(1))
            assert rated_after(ada) == rated_after(elsewhere)
            [rating] = profile(person_of(ada))["ratings"]
            assert rating["games"] == 1
