"""Tournaments through the real server: set up, joined, paired, played at tables, and told."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select
from tests.servers import Postgres, Redis

from caravanserai.protocol.tournaments import NewTournament
from caravanserai.server import models
from caravanserai.server.people.guests import Guest
from caravanserai.server.services import Services
from caravanserai.server.settings import Settings
from caravanserai.server.startup import opened
from caravanserai.server.tournaments.kept import KeptTournament
from caravanserai.table import encode

from .at_tournaments import (
    CLOCK,
    Json,
    act,
    by_id,
    finish,
    gathered,
    longer_than,
    open_tables,
    play_on_alone,
    play_table,
    refused,
    resign,
    round_of,
    seen,
    standings,
    until,
)
from .chairs import Chair
from .conftest import GENEROUS, Inn, open_inn
from .test_results import ask


def test_a_swiss_evening_of_four_with_a_leaver(any_server: Inn) -> None:
    people, tournament = gathered(any_server, "Ada Bob Cleo Dora", rounds=3)
    told = act(people[0], tournament, "begin")
    assert told["status"] == "running"
    assert (told["paired"], len(told["round"]["tables"])) == (1, 2)
    first = [{seat["guest"] for seat in table["seats"]} for table in told["round"]["tables"]]
    for loser, table in enumerate(told["round"]["tables"]):
        finish(any_server, people, tournament, table, loser)
    told = round_of(people[0], tournament, 2)
    assert sorted(points for _, points in standings(told)) == [0, 0, 1, 1]
    second = [{seat["guest"] for seat in table["seats"]} for table in told["round"]["tables"]]
    assert not any(pair in first for pair in second)
    winners = {line["guest"] for line in told["standings"] if line["points"] == 1}
    assert winners in second
    gone = by_id(people)[told["standings"][-1]["guest"]]
    act(gone, tournament, "leave")
    for table in told["round"]["tables"]:
        finish(any_server, people, tournament, table, 0)
    told = round_of(people[0], tournament, 3)
    assert len(told["round"]["tables"]) == 1
    assert len(told["round"]["byes"]) == 1
    seated = {seat["guest"] for table in told["round"]["tables"] for seat in table["seats"]}
    assert gone.id not in seated
    assert [line["guest"] for line in told["standings"] if line.get("left")] == [gone.id]
    finish(any_server, people, tournament, told["round"]["tables"][0])
    told = until(people[0], tournament, lambda told: told["status"] == "over")
    assert told["why"] == "played"
    assert told["standings"][0]["place"] == 1
    assert seen(people[0], tournament, 1)["round"]["number"] == 1
    assert refused(people[1], tournament, "join") == "tournament-over"


def test_in_a_round_robin_all_meet_and_nobody_comes_late(any_server: Inn) -> None:
    people, tournament = gathered(any_server, "Ada Bob Cleo", kind="round-robin", rounds=0)
    told = act(people[0], tournament, "begin")
    assert refused(any_server.person("Eve"), tournament, "join") == "round-robin-begun"
    met = []
    for number in (1, 2, 3):
        told = round_of(people[0], tournament, number)
        [table] = told["round"]["tables"]
        met.append(frozenset(seat["guest"] for seat in table["seats"]))
        assert len(told["round"]["byes"]) == 1
        finish(any_server, people, tournament, table)
    assert len(set(met)) == 3
    told = until(people[0], tournament, lambda told: told["status"] == "over")
    assert sum(points for _, points in standings(told)) == 6


def test_who_has_left_a_round_robin_is_told_that_they_may_come_back(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob Cleo", kind="round-robin", rounds=0)
    act(people[0], tournament, "begin")
    act(people[2], tournament, "leave")
    assert not seen(server.person("Eve"), tournament).get("may_join")
    assert seen(people[2], tournament)["may_join"]
    assert act(people[2], tournament, "join")["takes_part"]


def test_an_arena_pairs_whoever_is_free_and_takes_who_comes_late(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob Cleo Dora", kind="arena", minutes=60, rounds=0)
    told = act(people[0], tournament, "begin")
    one, other = told["round"]["tables"]
    late = server.person("Eve")
    people.append(late)
    act(late, tournament, "join")
    finish(server, people, tournament, one)
    told = until(late, tournament, lambda told: told.get("your_table"))
    assert told["paired"] == 2
    finish(server, people, tournament, other)
    told = act(people[0], tournament, "call-off")
    assert (told["status"], told["why"]) == ("over", "called-off")


def test_a_late_joiner_has_half_a_point_and_is_paired_next(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob")
    told = act(people[0], tournament, "begin")
    late = server.person("Eve")
    people.append(late)
    told = act(late, tournament, "join")
    assert dict(standings(told))["Eve"] == 0.5
    finish(server, people, tournament, told["round"]["tables"][0])
    told = round_of(late, tournament, 2)
    seated = {seat["name"] for table in told["round"]["tables"] for seat in table["seats"]}
    assert "Eve" in seated
    assert told["your_table"]


def test_with_one_player_it_does_not_begin_and_says_why(server: Inn) -> None:
    [ada], tournament = gathered(server, "Ada")
    answer = ada.post(f"/api/tournaments/{tournament['id']}/begin")
    assert answer.status_code == 409
    assert answer.json()["id"] == "too-few-entrants"
    assert answer.json()["message"].startswith("A tournament takes at least two players")
    assert seen(ada, tournament)["status"] == "open"


def test_it_begins_by_itself_or_is_over_where_too_few_have_come(server: Inn) -> None:
    later = int(time.time() * 1000) + 3_600_000
    people, tournament = gathered(server, "Ada Bob", starts_at=later)
    [lonely], empty = gathered(server, "Cleo", starts_at=later)
    waiting = models.tournaments.c.id.in_([tournament["id"], empty["id"]])
    soon = int(time.time() * 1000) + 100
    ask(server.settings, models.tournaments.update().where(waiting).values(starts_at=soon))
    told = until(people[0], tournament, lambda told: told["status"] == "running" and told["paired"])
    assert told["your_table"]
    told = until(lonely, empty, lambda told: told["status"] == "over")
    assert told["why"] == "too-few"


def test_duplicate_tables_are_dealt_alike_and_compared_with_the_field(server: Inn) -> None:
    people, tournament = gathered(
        server, "Ada Bob Cleo Dora", game="five-tribes", variant=None, duplicate=True, rounds=1
    )
    act(people[0], tournament, "begin")
    views = []
    for person in people:
        told = seen(person, tournament)
        shown = [table for table in told["round"]["tables"] if table.get("table")]
        assert [table["table"] for table in shown] == [told["your_table"]]
        with Chair(server, told["your_table"], person) as chair:
            chair.until(lambda picture: picture.view is not None)
            view = chair.picture.view or {}
            views.append([view[key] for key in ("tiles", "resources", "djinns")])
    assert all(view == views[0] for view in views)
    stranger = server.person("Eve")
    assert not any(table.get("table") for table in seen(stranger, tournament)["round"]["tables"])
    own = seen(people[0], tournament)["your_table"]
    assert stranger.get(f"/api/tables/{own}").status_code == 404
    for table in seen(people[0], tournament)["round"]["tables"]:
        finish(server, people, tournament, table)
    told = until(people[0], tournament, lambda told: told["status"] == "over")
    assert {points for _, points in standings(told)} == {0.5}
    resigned = [seat for table in told["round"]["tables"] for seat in table["seats"]]
    assert not any("lead" in seat for seat in resigned), "nothing was counted, so nobody is ahead by so much"
    assert "deal" not in msgspec.json.encode(told).decode()
    for table in seen(stranger, tournament)["round"]["tables"]:
        assert stranger.get(f"/api/tables/{table['table']}").status_code == 200, "nobody plays these any more"
        assert stranger.post("/api/reviews", table=table["table"]).status_code in (200, 201)


def test_tables_dealt_alike_open_when_the_last_of_them_is_over_unless_the_tournament_is_not_public(
    server: Inn,
) -> None:
    names = "Ada Bob Cleo Dora"
    for public in (True, False):
        people, tournament = gathered(server, names, duplicate=True, rounds=2, public=public)
        ada = people[0]
        first, second = act(ada, tournament, "begin")["round"]["tables"]
        finish(server, people, tournament, first)
        told = until(
            ada, tournament, lambda told: any(table.get("over") for table in told["round"]["tables"])
        )
        stranger = server.person("Eve")
        assert not any(table.get("table") for table in seen(stranger, tournament)["round"]["tables"])
        finish(server, people, tournament, second)
        round_of(ada, tournament, 2)
        told = seen(stranger, tournament, 1)
        assert all(bool(table.get("table")) == public for table in told["round"]["tables"])
        assert not any(table.get("table") for table in seen(stranger, tournament, 2)["round"]["tables"])


def test_a_table_played_to_its_end_brings_places_and_scores(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob Cleo", seats=3, variant="base", rounds=1)
    told = act(people[0], tournament, "begin")
    [table] = told["round"]["tables"]
    assert people[0].get(f"/api/tables/{table['table']}").json()["tournament"] == tournament["id"]
    assert people[0].get(f"/api/tables/{table['table']}").json()["hints"] is False
    play_table(server, people, table)
    told = until(people[0], tournament, lambda told: told["status"] == "over")
    [table] = told["round"]["tables"]
    scores = [seat["score"] for seat in table["seats"]]
    places = [seat["place"] for seat in table["seats"]]
    assert places[scores.index(max(scores))] == 1
    assert sum(seat["points"] for seat in table["seats"]) == 1.5


def test_who_gives_up_comes_last_whatever_the_bot_makes_of_it(server: Inn) -> None:
    people, tournament = gathered(
        server, "Ada Bob Cleo", seats=3, variant="base", rounds=1, rated=True, stand_in="random"
    )
    told = act(people[0], tournament, "begin")
    assert told["rated"]
    [table] = told["round"]["tables"]
    gone, *staying = (by_id(people)[seat["guest"]] for seat in table["seats"])
    resign(server, gone)(table)
    asyncio.run(play_on_alone(staying, tournament["id"]))
    told = until(people[0], tournament, lambda told: told["status"] == "over")
    [table] = told["round"]["tables"]
    assert [seat["place"] for seat in table["seats"] if seat["guest"] == gone.id] == [3]


def test_a_table_that_all_have_left_counts_nothing(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob", rounds=1)
    told = act(people[0], tournament, "begin")
    table = {"id": told["your_table"]}
    for person in people:
        assert person.at(table, "leave").status_code == 204
    told = until(people[0], tournament, lambda told: told["status"] == "over")
    assert [points for _, points in standings(told)] == [0, 0]


def test_nobody_is_sent_away_from_a_table_of_a_tournament(server: Inn) -> None:
    people, tournament = gathered(server, "Ada Bob")
    told = act(people[0], tournament, "begin")
    answer = people[0].at({"id": told["your_table"]}, "remove", guest=people[1].id)
    assert answer.json()["id"] == "paired-by-tournament"


def test_in_a_league_a_table_is_counted_as_it_stands_when_its_days_are_over(
    new_server: Callable[..., Inn],
) -> None:
    inn = new_server(clock_rate=86_400.0)
    slow = {"kind": "slow", "days": 30}
    people, tournament = gathered(inn, "Ada Bob", rounds=1, round_days=1, clock=slow)
    told = act(people[0], tournament, "begin")
    table = told["your_table"]
    told = until(people[0], tournament, lambda told: told["status"] == "over")
    assert [points for _, points in standings(told)] == [0.5, 0.5]
    assert people[0].get(f"/api/tables/{table}").json()["status"] == "abandoned"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"clock": {"kind": "none"}}, "clock-wanted"),
        ({"rounds": 0}, "rounds-wanted"),
        ({"kind": "arena"}, "minutes-wanted"),
        ({"starts_at": 5}, "start-is-past"),
        ({"starts_at": 10**18}, "start-too-far"),
        ({"starts_at": 10**30}, "start-too-far"),
        ({"rated": True, "round_days": 7}, "rated-without-deadline"),
        ({"seats": 4}, "unplayable-settings"),
        ({"game": "chess"}, "unplayable-settings"),
        ({"name": "\u200b"}, "line-empty"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(server: Inn, wish: Json, reason: str) -> None:
    body = {"name": "X", "game": "ali-baba", "variant": "small", "rounds": 2, "clock": CLOCK, **wish}
    answer = server.person("Ada").post("/api/tournaments", **body)
    assert answer.status_code == 400
    assert answer.json()["id"] == reason


async def gathered_here(services: Services, names: str) -> tuple[list[Guest], KeptTournament]:
    """A tournament of one round that has begun, on a server without a network."""
    guests = [await services.guests.create(name, "en") for name in names.split()]
    desk = services.tournaments
    wish = NewTournament("Evening", "ali-baba", variant="small", rounds=1, rated=True)
    held = await desk.set_up(wish, guests[0])
    for guest in guests:
        await desk.join(held.id, guest.id)
    await desk.begin(held.id, guests[0].id)
    await services.director.look(held.id)
    return guests, await desk.find(held.id)


def test_a_game_that_ended_on_another_node_counts_as_it_ended_though_nobody_has_told_this_one(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        async with opened(Settings(data=str(tmp_path), bot_processes=1)) as services:
            _, held = await gathered_here(services, "Ada Bob")
            [table] = held.state.rounds[0].tables
            room = await services.hub.rooms.open(table.id)
            assert room is not None
            assert room.match is not None
            entry = room.match.propose_resign(0, room.match.snapshot.at)
            over = msgspec.json.encode(room.match.foresee(entry).result).decode()
            with closing(sqlite3.connect(tmp_path / "caravanserai.sqlite3")) as elsewhere:
                line = [table.id, entry.ply, encode(entry)]
                elsewhere.execute("insert into log (tbl, ply, entry) values (?, ?, ?)", line)
                end = [entry.at, over, table.id]
                elsewhere.execute(
                    "update tables set status = 'finished', finished_at = ?, result = ? where id = ?", end
                )
                elsewhere.commit()
            assert not room.match.over
            await services.director.look(held.id)
            [table] = (await services.tournaments.find(held.id)).state.rounds[0].tables
            assert table.result is not None
            assert table.result.places == (2, 1)

    asyncio.run(evening())


def test_two_nodes_that_pair_at_the_same_moment_set_each_round_up_once(postgres: Postgres) -> None:
    settings = Settings(database=postgres.new_database(), bot_processes=1)

    async def evening() -> None:
        async with opened(settings) as one, opened(settings) as other:
            wish = NewTournament("Evening", "ali-baba", variant="small", rounds=1)
            guests = [await one.guests.create(name, "en") for name in "Ada Bob Cleo Dora".split()]
            for _ in range(5):
                held = await one.tournaments.set_up(wish, guests[0])
                for guest in guests:
                    await one.tournaments.join(held.id, guest.id)
                await other.tournaments.find(held.id)
                await one.tournaments.begin(held.id, guests[0].id)
                await asyncio.gather(*(node.director.look(held.id) for node in (one, other, one, other)))
                views = [(await node.tournaments.find(held.id)).state for node in (one, other)]
                assert views[0].rounds == views[1].rounds
                [paired] = views[0].rounds
                own = models.tables.c.tournament == held.id
                async with one.store.reading() as connection:
                    found = set(await connection.scalars(select(models.tables.c.id).where(own)))
                assert found == {table.id for table in paired.tables}
                await one.tournaments.call_off(held.id, guests[0].id)

    asyncio.run(evening())


@pytest.fixture
def two_nodes(postgres: Postgres, redis: Redis) -> Iterator[list[Inn]]:
    """Two servers over one database."""
    database = postgres.new_database()
    with ExitStack() as stack:
        settings = Settings(port=0, database=database, redis=redis.url, limits=GENEROUS, bot_processes=1)
        yield [stack.enter_context(open_inn(settings)) for _ in range(2)]


def test_two_nodes_do_not_pair_twice(two_nodes: list[Inn]) -> None:
    first, second = two_nodes
    people, tournament = gathered(first, "Ada Bob Cleo Dora Emil Fay", kind="arena", minutes=60, rounds=0)
    act(people[0], tournament, "begin")
    for number in range(3):
        told = seen(people[0], tournament)
        table = open_tables(told)[0]
        finish((first, second)[number % 2], people, tournament, table)
        longer_than(people[0], tournament, told["length"])
    told = seen(people[0], tournament)
    rounds = [seen(people[0], tournament, number)["round"] for number in range(1, told["paired"] + 1)]
    playing = [table for one in rounds for table in open_tables({"round": one})]
    under_way = [seat["guest"] for table in playing for seat in table["seats"]]
    assert len(under_way) == len(set(under_way))
    tables = [table["table"] for one in rounds for table in one["tables"]]
    listed = people[0].get("/api/tables?status=playing").json()["tables"]
    kept = {one["table"]["id"] for one in listed}
    assert kept == {table["table"] for table in playing}
    assert len(tables) == len(set(tables))
