"""Quick matches: people who seek the same find each other, and nobody whom they have blocked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from tests.servers import Postgres, Redis

from .chairs import Chair
from .conftest import GENEROUS, Inn, Person
from .test_nodes import Nodes, two_nodes

Json = dict[str, Any]


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, redis: Redis) -> Iterator[Nodes]:
    with ExitStack() as stack:
        yield two_nodes(stack, postgres, redis)


def seek(person: Person, **wish: Any) -> Json:
    """Somebody seeks a match; the table they are led to."""
    answer = person.post("/api/match", **{"game": "ali-baba", **wish})
    assert answer.status_code == 200, answer.text
    table: Json = answer.json()
    return table


def waiting_names(person: Person) -> list[list[str]]:
    """Who waits, as somebody is told."""
    return [one["names"] for one in person.get("/api/match").json()["waiting"]]


def test_two_who_seek_the_same_play_with_each_other_at_once(any_server: Inn) -> None:
    ada, bob = any_server.person("Ada"), any_server.person("Bob")
    table = seek(ada, pace="fast")
    assert (table["status"], table["occasion"], table["public"]) == ("waiting", "match", True)
    assert table["clock"] == {"kind": "live", "turn_seconds": 30, "reserve_seconds": 300}
    assert ["Ada"] in waiting_names(bob)
    assert ada.get("/api/match").json()["yours"] == table["id"]
    assert seek(any_server.person("Eve"), pace="fast", rated=True)["rated"] == "people"
    begun = seek(bob, pace="fast")
    assert (begun["id"], begun["status"]) == (table["id"], "playing")
    assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Bob"]
    assert ["Ada"] not in waiting_names(bob)


def test_who_seeks_something_else_waits_elsewhere(server: Inn) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    wishes: list[Json] = [
        {"players": 3, "pace": "live"},
        {"players": 4, "pace": "live"},
        {"players": 4, "pace": "slow"},
        {"players": 4, "pace": "slow", "variant": "lamp"},
        {"game": "five-tribes", "players": 4, "pace": "slow"},
    ]
    assert seek(ada, players=4, rated=True)["id"] != seek(bob, players=4)["id"]
    for wish in wishes:
        assert seek(ada, **wish)["id"] != seek(bob, **{**wish, "pace": "none"})["id"]
    for person in (ada, bob):
        person.http.post(f"/api/tables/{person.get('/api/match').json()['yours']}/leave")


def test_who_seeks_again_seeks_once_and_another_wish_takes_the_place_of_the_first(server: Inn) -> None:
    ada = server.person("Ada")
    first = seek(ada, players=3, pace="live")
    assert seek(ada, players=3, pace="live")["id"] == first["id"]
    second = seek(ada, players=4, pace="live")
    seen = ada.sees(first)
    assert seen is not None
    assert seen["status"] == "abandoned"
    assert ada.at(second, "leave").status_code == 204
    assert "yours" not in ada.get("/api/match").json()


def test_a_public_table_that_somebody_set_up_is_found_and_starts_as_its_host_wishes(server: Inn) -> None:
    host, ada = server.person("Host"), server.person("Ada")
    table = host.new_table(game="five-tribes", players=2, public=True)
    found = seek(ada, game="five-tribes")
    assert (found["id"], found["status"]) == (table["id"], "waiting")
    assert host.at(table, "start").status_code == 200


@pytest.mark.parametrize(
    "wish", [{"public": False}, {"seats": [{"kind": "person"}, {"kind": "bot", "bot": "novice"}]}]
)
def test_private_tables_and_those_with_bots_are_not_found(server: Inn, wish: Json) -> None:
    host, ada = server.person("Host"), server.person("Ada")
    table = host.new_table(**{"players": 4, "public": True, **wish})
    found = seek(ada, players=4)
    assert found["id"] != table["id"]
    assert ada.at(found, "leave").status_code == 204


def test_nobody_is_led_to_who_has_gone_home_or_sent_them_away(new_server: Callable[..., Inn]) -> None:
    inn = new_server(clock_rate=10_000)  # so that who has just come has been away for long
    ada, bob = inn.person("Ada"), inn.person("Bob")
    left_open = seek(ada, players=3)
    assert waiting_names(bob) == []
    assert seek(bob, players=3)["id"] != left_open["id"]
    slow = seek(ada, players=3, pace="slow")  # where a turn takes days, nobody need be there
    assert seek(bob, players=3, pace="slow")["id"] == slow["id"]
    assert ada.at(slow, "remove", guest=bob.id).status_code == 200
    assert seek(bob, players=3, pace="slow")["id"] != slow["id"]


def test_who_is_at_their_table_is_found(new_server: Callable[..., Inn]) -> None:
    inn = new_server(clock_rate=10_000)
    ada, bob = inn.person("Ada"), inn.person("Bob")
    table = seek(ada)
    with Chair(inn, table["id"], ada) as chair:
        chair.sees(lambda there: there.seats[0].here)
        assert seek(bob)["id"] == table["id"]
        chair.sees(lambda there: there.status == "playing")


@pytest.mark.parametrize("who", ["Ada", "Bob"])
def test_a_block_keeps_two_apart_whoever_made_it(any_server: Inn, who: str) -> None:
    ada, bob = any_server.person("Ada"), any_server.person("Bob")
    one, other = (ada, bob) if who == "Ada" else (bob, ada)
    assert one.post("/api/blocks", guest=other.id).status_code == 204
    wish = {"players": 3, "variant": "lamp"}
    table = seek(ada, **wish)
    assert not any("Ada" in names for names in waiting_names(bob))
    elsewhere = seek(bob, **wish)
    assert elsewhere["id"] != table["id"]
    for person, there in ((ada, table), (bob, elsewhere)):
        assert person.at(there, "leave").status_code == 204


def test_bad_wishes_and_strangers_are_refused(server: Inn) -> None:
    ada = server.person("Ada")
    for wish in ({"game": "chess"}, {"players": 5}, {"pace": "never"}, {"variant": "x"}, {"more": 1}):
        assert ada.post("/api/match", **{"game": "ali-baba", **wish}).status_code == 400
    assert server.person().post("/api/match", game="ali-baba").status_code == 401
    assert server.person().get("/api/match").status_code == 200


def test_a_search_counts_as_an_open_table(new_server: Callable[..., Inn]) -> None:
    inn = new_server(limits=msgspec.structs.replace(GENEROUS, open_tables=1))
    ada = inn.person("Ada")
    ada.new_table(players=4)
    refused = ada.post("/api/match", game="ali-baba")
    assert (refused.status_code, refused.json()["id"]) == (409, "too-many-tables")


def test_many_who_seek_at_once_on_two_nodes_sit_in_full_games(nodes: Nodes) -> None:
    people = [nodes[n % 2].person(f"P{n}") for n in range(8)]
    with ThreadPoolExecutor(8) as pool:
        tables = list(pool.map(seek, people))
    ids = [table["id"] for table in tables]
    assert sorted(map(ids.count, set(ids))) == [2, 2, 2, 2]
    for person, table in zip(people, tables, strict=True):
        seen = person.sees(table)
        assert seen is not None
        assert seen["status"] == "playing"
        assert len(seen["yours"]) == 1


def test_who_waits_on_one_node_is_told_on_the_other(nodes: Nodes) -> None:
    ada, bob = nodes[0].person("Ada"), nodes[1].person("Bob")
    table = seek(ada, players=4)
    with Chair(nodes[0], table["id"], ada) as chair:
        chair.sees(lambda there: there.seats[0].here)
        assert ["Ada"] in waiting_names(bob)
        assert seek(bob, players=4)["id"] == table["id"]
        chair.sees(lambda there: there.seats[1].name == "Bob")
