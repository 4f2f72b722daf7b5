"""Tables before, between and after games: setting up, coming, sitting, starting, leaving, playing again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from caravanserai import games

from .chairs import Chair
from .conftest import Inn, Person


def seats(table: dict[str, Any] | None) -> list[str]:
    """Who sits there, in a word each."""
    assert table is not None
    return [seat.get("name") or seat["kind"] for seat in table["seats"]]


def two_at_a_table(inn: Inn, **wishes: Any) -> tuple[Person, Person, dict[str, Any]]:
    """Ada, the host, and Bob, who was invited."""
    ada, bob = inn.person("Ada"), inn.person("Bob")
    table = ada.new_table(**wishes)
    assert bob.at(table, "join", key=table["invite"]).status_code == 200
    assert bob.sit(table, 1).status_code == 200
    return ada, bob, table


def test_a_new_table_waits_with_its_host_on_the_first_seat(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table(game="five-tribes", players=3)
    assert table["status"] == "waiting"
    assert table["host"] == ada.id
    assert table["yours"] == [0]
    assert seats(table) == ["Ada", "free", "free"]
    assert not table["public"]


def test_what_was_agreed_on_is_kept(any_server: Inn) -> None:
    ada = any_server.person("Ada")
    made = ada.new_table(
        variant="lamp",
        players=2,
        open=False,
        hints=False,
        public=True,
        clock={"kind": "live", "turn_seconds": 30, "reserve_seconds": 120},
        seats=[{"kind": "bot", "bot": "vizier"}, {"kind": "same-screen", "name": "Granny"}],
    )
    seen = ada.sees(made)
    assert seen is not None
    assert (seen["variant"], seen["open"], seen["hints"], seen["public"]) == ("lamp", False, False, True)
    assert seen["clock"] == {"kind": "live", "turn_seconds": 30, "reserve_seconds": 120}
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "same-screen"]
    assert seen["yours"] == [1]


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 5}, "4"),
        ({"variant": "bigger"}, "bigger"),
        ({"variant": "small", "players": 3}, "2 players"),
        ({"first": 3}, "first seat"),
        ({"out": ["banana"]}, "banana"),
        ({"game": "five-tribes", "first": 0}, "first"),
        ({"clock": {"kind": "live", "turn_seconds": 1}}, "5"),
        ({"clock": {"kind": "hourglass"}}, "hourglass"),
        ({"seats": [{"kind": "person"}, {"kind": "person"}]}, "one seat"),
        ({"seats": [{"kind": "bot"}]}, "which bot"),
        ({"seats": [{"kind": "bot", "bot": "sultan@60s"}]}, "sultan@60s"),
        ({"seats": [{"kind": "free"}] * 3}, "2 seats"),
        ({"stand_in": "nobody"}, "nobody"),
        ({"colour": "green"}, "colour"),
    ],
)
def test_what_can_not_be_played_is_refused_with_a_reason(
    server: Inn, wish: dict[str, Any], word: str
) -> None:
    answer = server.person("Ada").post("/api/tables", **{"game": "ali-baba", **wish})
    assert answer.status_code == 400
    assert word in answer.json()["message"]


def test_who_is_invited_comes_and_sits_down(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    assert seats(ada.sees(table)) == ["Ada", "Bob"]
    assert bob.sees(table)["yours"] == [1]  # type: ignore[index]


def test_one_sits_on_one_seat_at_a_time(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server, players=4)
    assert bob.sit(table, 3).status_code == 200
    assert seats(ada.sees(table)) == ["Ada", "free", "free", "Bob"]


def test_a_taken_seat_is_taken(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    assert bob.sit(table, 0).status_code == 409
    assert seats(ada.sees(table)) == ["Ada", "Bob"]


def test_of_two_who_want_the_same_seat_one_gets_it(any_server: Inn) -> None:
    ada = any_server.person("Ada")
    table = ada.new_table(public=True)
    people = [any_server.person(f"Guest {n}") for n in range(6)]
    with ThreadPoolExecutor(6) as together:
        answers = list(together.map(lambda person: person.sit(table, 1).status_code, people))
    assert sorted(answers) == [200] + [409] * 5


def test_standing_up_frees_the_seat(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    assert bob.sit(table, 1, kind="free").status_code == 200
    assert seats(ada.sees(table)) == ["Ada", "free"]


def test_several_people_play_at_one_screen(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table(players=3)
    ada.sit(table, 1, kind="same-screen", name="Granny")
    ada.sit(table, 2, kind="same-screen", name="Grandpa")
    seen = ada.sees(table)
    assert seats(seen) == ["Ada", "Granny", "Grandpa"]
    assert seen is not None
    assert seen["yours"] == [0, 1, 2]
    assert ada.at(table, "start").status_code == 200


def test_only_the_host_invites_bots_and_starts(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server, players=3)
    assert bob.sit(table, 2, kind="bot", bot="novice").status_code == 403
    assert bob.at(table, "fill").status_code == 403
    assert bob.at(table, "start").status_code == 403
    assert ada.at(table, "fill", bot="novice").status_code == 200
    assert ada.at(table, "start").status_code == 200


def test_a_game_does_not_start_with_free_seats(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table()
    answer = ada.at(table, "start")
    assert answer.status_code == 409
    assert "Seat 1 is free" in answer.json()["message"]


def test_a_game_starts_once_however_often_it_is_asked_for(any_server: Inn) -> None:
    ada, _, table = two_at_a_table(any_server)
    with ThreadPoolExecutor(4) as together:
        answers = list(together.map(lambda _: ada.at(table, "start").status_code, range(4)))
    assert sorted(answers) == [200, 409, 409, 409]


def test_once_begun_the_seats_stay_as_they_are(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    ada.at(table, "start")
    assert bob.sit(table, 1, kind="free").status_code == 409
    assert ada.at(table, "fill").status_code == 409
    assert ada.at(table, "close").status_code == 409


def test_a_host_hands_the_table_over(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    assert ada.at(table, "hand-over", guest=bob.id).json()["host"] == bob.id
    assert ada.at(table, "start").status_code == 403
    assert bob.at(table, "start").status_code == 200


def test_a_table_is_handed_over_only_to_somebody_there(server: Inn) -> None:
    ada, _, table = two_at_a_table(server)
    assert ada.at(table, "hand-over", guest=server.person("Eve").id).status_code == 404


def test_when_the_host_leaves_somebody_else_is_host(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    assert ada.at(table, "leave").status_code == 204
    seen = bob.sees(table)
    assert seen is not None
    assert seen["host"] == bob.id
    assert seats(seen) == ["free", "Bob"]


def test_a_table_that_everybody_has_left_is_abandoned(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    ada.at(table, "leave")
    bob.at(table, "leave")
    assert bob.sees(table)["status"] == "abandoned"  # type: ignore[index]


def test_the_host_gives_a_table_up(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    assert bob.at(table, "close").status_code == 403
    assert ada.at(table, "close").status_code == 204
    assert ada.sees(table)["status"] == "abandoned"  # type: ignore[index]


def test_in_play_a_bot_stands_in_for_who_leaves(any_server: Inn) -> None:
    ada, bob, table = two_at_a_table(any_server)
    ada.at(table, "start")
    assert bob.at(table, "leave").status_code == 204
    seen = ada.sees(table)
    assert seen is not None
    assert seen["status"] == "playing"
    assert seen["seats"][1]["standing_in"]


def test_a_game_that_all_people_have_left_is_abandoned(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    ada.at(table, "start")
    ada.at(table, "leave")
    bob.at(table, "leave")
    assert bob.sees(table)["status"] == "abandoned"  # type: ignore[index]


def test_public_tables_are_listed_and_private_ones_are_not(any_server: Inn) -> None:
    ada = any_server.person("Ada")
    shown, hidden = ada.new_table(public=True), ada.new_table()
    listed = [one["table"]["id"] for one in any_server.person().get("/api/tables").json()["tables"]]
    assert shown["id"] in listed
    assert hidden["id"] not in listed


def test_a_host_lets_anybody_come_or_only_who_is_invited(any_server: Inn) -> None:
    ada, bob, table = two_at_a_table(any_server)
    stranger = any_server.person()

    def listed() -> bool:
        shown = stranger.get("/api/tables").json()["tables"]
        return table["id"] in [one["table"]["id"] for one in shown]

    with Chair(any_server, table["id"], bob) as chair:
        assert ada.at(table, "change", public=True).json()["public"] is True
        chair.sees(lambda seen: seen.public)
        assert listed()
        with Chair(any_server, table["id"]) as onlooker:
            onlooker.sees(lambda seen: seen.public)
            assert ada.at(table, "change", public=False).json()["public"] is False
            assert onlooker.farewell()[1] == 4403
        chair.sees(lambda seen: not seen.public)
    assert not listed()
    assert stranger.sees(table) is None
    assert seats(bob.sees(table)) == ["Ada", "Bob"]


def test_once_begun_a_table_stays_public_or_not(server: Inn) -> None:
    ada, _, table = two_at_a_table(server)
    assert ada.at(table, "change").status_code == 400
    assert ada.at(table, "change", public=True, colour="green").status_code == 400
    ada.at(table, "start")
    answer = ada.at(table, "change", public=True)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


def test_my_games_are_those_where_i_sit(any_server: Inn) -> None:
    ada, bob, table = two_at_a_table(any_server)
    ada.new_table(public=True)
    assert [one["table"]["id"] for one in bob.get("/api/me/tables?status=waiting").json()["tables"]] == [
        table["id"]
    ]
    ada.at(table, "start")
    [game] = bob.get("/api/me/tables?status=playing").json()["tables"]
    assert game["table"]["id"] == table["id"]
    assert game["act"] in (0, 1)
    assert game.get("your_turn", False) == (game["act"] == 1)


def test_long_lists_come_in_parts(server: Inn) -> None:
    ada = server.person("Ada")
    for _ in range(3):
        ada.new_table()
    first = ada.get("/api/me/tables?status=waiting").json()["tables"]
    rest = ada.get(f"/api/me/tables?status=waiting&before={first[0]['created_at']}").json()["tables"]
    assert {one["table"]["id"] for one in rest} < {one["table"]["id"] for one in first}


def test_nobody_hosts_endless_tables(new_server: Any) -> None:
    from caravanserai.server.settings import Limits

    ada = new_server(limits=Limits(open_tables=3)).person("Ada")
    made = [ada.post("/api/tables", game="ali-baba").status_code for _ in range(4)]
    assert made == [201, 201, 201, 409]


def test_a_record_waits_for_the_end_of_the_game(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    path = f"/api/tables/{table['id']}/record"
    assert ada.get(path).status_code == 409
    ada.at(table, "start")
    assert ada.get(path).status_code == 409
    for person in (ada, bob):
        person.at(table, "leave")
    record = ada.get(path).json()
    assert record["seats"] == ["Ada", "Bob"]
    assert record["rules"] == games.get("ali-baba").rules_version
    assert len(list(games.get("ali-baba").replay(record))) >= 1


def test_a_rematch_seats_everybody_one_seat_further(server: Inn) -> None:
    ada, bob, table = two_at_a_table(server)
    assert ada.at(table, "rematch").status_code == 409
    ada.at(table, "start")
    bob.at(table, "leave")
    bob.at(table, "join")
    ada.at(table, "leave")
    bob.at(table, "leave")
    for person in (ada, bob):
        person.at(table, "join")
    again = bob.at(table, "rematch").json()
    assert seats(again) == ["Bob", "Ada"]
    assert again["host"] == bob.id
    assert again["seats"][1]["asked"]
    assert ada.at(table, "rematch").json()["id"] == again["id"]
    assert not ada.sees(again)["seats"][1].get("asked")  # type: ignore[index]
    assert ada.sees(table)["next"] == again["id"]  # type: ignore[index]


def test_the_seats_of_a_rematch_are_kept_until_they_are_answered_for(any_server: Inn) -> None:
    ada, bob, table = two_at_a_table(any_server)
    ada.at(table, "start")
    bob.at(table, "leave")  # and doesn't come back
    ada.at(table, "leave")
    again = ada.at(table, "rematch").json()
    assert seats(again) == ["Bob", "Ada"]
    [asked] = bob.get("/api/me/tables?status=waiting").json()["tables"]
    assert asked["table"]["id"] == again["id"]
    refused = ada.at(again, "start")
    assert (refused.status_code, refused.json()["id"]) == (409, "answer-awaited")
    assert ada.at(again, "fill", bot="novice").json()["seats"][0]["asked"]
    assert bob.at(again, "join").status_code == 200
    assert ada.at(again, "start").status_code == 200


@pytest.mark.parametrize("who", ["the one asked", "the host"])
def test_a_kept_seat_is_freed_by_who_declines_or_by_the_host(server: Inn, who: str) -> None:
    ada, bob, table = two_at_a_table(server)
    ada.at(table, "start")
    for person in (ada, bob):
        person.at(table, "leave")
    again = ada.at(table, "rematch").json()
    freed = bob.at(again, "leave") if who == "the one asked" else ada.sit(again, 0, kind="free")
    assert freed.status_code in (200, 204)
    assert seats(ada.sees(again)) == ["free", "Ada"]


def test_a_host_changes_how_it_is_played_until_it_begins(any_server: Inn) -> None:
    ada, bob, table = two_at_a_table(any_server)
    slow = {"kind": "slow", "days": 2}
    with Chair(any_server, table["id"], bob) as chair:
        changed = ada.at(table, "change", clock=slow, hints=False, open=False, variant="small").json()
        assert (changed["clock"], changed["variant"], changed["hints"]) == (slow, "small", False)
        chair.sees(lambda seen: not seen.open and seen.variant == "small")
        assert bob.at(table, "change", hints=True).status_code == 403
        assert ada.at(table, "change", variant="bigger").status_code == 400
        assert ada.at(table, "start").status_code == 200
        chair.until(lambda picture: picture.clocks)
    assert ada.at(table, "change", hints=True).status_code == 409


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(any_server: Inn) -> None:
    ada, bob, table = two_at_a_table(any_server)
    ada.at(table, "start")
    for person in (ada, bob):
        person.at(table, "leave")
    with ThreadPoolExecutor(2) as together:
        again = list(together.map(lambda person: person.at(table, "rematch").json()["id"], (ada, bob)))
    assert again[0] == again[1]


def test_the_house_tells_what_can_be_played(server: Inn) -> None:
    house = server.person().get("/api/house").json()
    assert [game["game"] for game in house["games"]] == games.names()
    assert house["bots"] == ["random", "novice", "merchant", "vizier", "sultan"]
    assert house["mail"] is False


def test_the_house_tells_how_many_may_play_which_variant(server: Inn) -> None:
    five_tribes, ali_baba = sorted(
        server.person().get("/api/house").json()["games"], key=lambda offer: offer["title"], reverse=True
    )
    assert five_tribes["tables"] == {"base": [2, 3, 4]}
    assert ali_baba["tables"]["base"] == [2, 3, 4]
    assert ali_baba["tables"]["small"] == [2]


def test_where_only_bots_play_their_turns_come_so_that_one_can_follow(
    new_server: Callable[..., Inn],
) -> None:
    pause, turns = 0.02, 20  # the smaller cave has more turns than that
    inn = new_server(watch_seconds=pause)
    ada = inn.person("Ada")
    novice = {"kind": "bot", "bot": "novice"}
    table = ada.new_table(variant="small", players=2, public=True, seats=[novice, novice])
    ada.at(table, "start")
    with Chair(inn, table["id"]) as onlooker:
        onlooker.until(lambda picture: picture.table and picture.table.status == "finished")
    told = ada.get("/api/tables?status=finished").json()["tables"][0]
    assert told["finished_at"] - told["started_at"] >= turns * pause * 1000


def test_the_host_sees_all_who_have_come_and_nobody_else_does(any_server: Inn) -> None:
    ada, bob = any_server.person("Ada"), any_server.person("Bob")
    table = ada.new_table()
    assert table["members"] == [{"guest": ada.id, "name": "Ada"}]
    told = bob.at(table, "join", key=table["invite"]).json()
    assert "members" not in told
    seen = ada.sees(table)
    assert seen is not None
    assert seen["members"] == [{"guest": ada.id, "name": "Ada"}, {"guest": bob.id, "name": "Bob"}]
    assert ada.at(table, "remove", guest=bob.id).json()["members"] == table["members"]
