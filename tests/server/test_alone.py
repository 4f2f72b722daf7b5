"""One person against bots: whatever they do, or don't, their game waits for them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.server.chairs import Chair, play_on
from tests.server.conftest import PATIENCE, Inn, Person

from caravanserai.protocol.messages import Do, Moved, Return, StandIn, Watch

BOT = {"kind": "bot", "bot": "random"}
ALONE = [{"kind": "person"}, BOT, BOT]
DAY = 86_400.0


def begun(person: Person, **wishes: Any) -> dict[str, Any]:
    """A game against bots that has begun."""
    table = person.new_table(**{"players": 3, "seats": ALONE, "stand_in": "random", **wishes})
    assert person.at(table, "start").status_code == 200
    return table


def my_turn(chair: Chair) -> None:
    """Listen until it is for this chair to decide."""
    chair.until(lambda picture: picture.legal)


def test_a_game_against_bots_waits_for_who_has_left_and_goes_on(any_server: Inn) -> None:
    ada = any_server.person("Ada")
    table = begun(ada)
    with Chair(any_server, table["id"], ada) as chair:
        my_turn(chair)
        chair.do(chair.picture.legal[0])
        my_turn(chair)
        ply = chair.picture.ply
        assert ada.at(table, "leave").status_code == 204
    seen = ada.sees(table)
    assert seen is not None
    assert seen["status"] == "playing"
    assert not seen["seats"][0].get("standing_in")
    assert seen["host"] == ada.id
    assert table["id"] in [one["table"]["id"] for one in ada.get("/api/me/tables").json()["tables"]]
    with Chair(any_server, table["id"], ada) as chair:
        my_turn(chair)
        assert chair.picture.ply == ply
        chair.sees(lambda table: table.invite)  # they belong there again
        play_on([chair])
        assert chair.picture.over


def test_a_bot_that_plays_for_one_rests_while_nobody_looks(server: Inn) -> None:
    ada = server.person("Ada")
    table = begun(ada)
    with Chair(server, table["id"], ada) as chair:
        my_turn(chair)
        chair.send(Watch(0))  # no further than this
        chair.ask(StandIn(0))
        ply = chair.picture.ply
    busy = server.person("Ben")
    elsewhere = begun(busy)
    with Chair(server, elsewhere["id"], busy) as chair:  # time in which the bots could have played
        play_on([chair])
    with Chair(server, table["id"], ada) as chair:
        chair.until(lambda picture: picture.view is not None)
        chair.ask(Return(0))
        chair.until(lambda picture: picture.legal)
        assert chair.picture.ply <= ply + 20, "the game has run out meanwhile"
        play_on([chair])


def test_bots_go_on_as_far_as_who_watches_has_seen(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table(players=2, public=True, seats=[BOT, BOT])
    with Chair(server, table["id"], ada) as chair:
        chair.ask(Watch(0))
        ada.at(table, "start")
        chair.until(lambda picture: picture.view is not None)
        for _ in range(3):
            seen = chair.picture.ply
            chair.send(Watch(seen))
            chair.hear_of(Moved)
            chair.until(lambda picture, seen=seen: picture.ply > seen)  # type: ignore[misc]
        with Chair(server, table["id"]) as stranger:  # whom nobody waits for, and who waits for the host
            stranger.until(lambda picture: picture.view is not None)
            ply = stranger.picture.ply
            stranger.ask(Watch(10**6))
            stranger.ask(Watch(10**6))
            assert stranger.picture.ply == ply
            chair.send(Watch(10**6))
            stranger.until(lambda picture: picture.over)


def test_when_time_runs_out_against_bots_the_clock_waits(new_server: Callable[..., Inn]) -> None:
    inn = new_server(clock_rate=DAY)
    ada = inn.person("Ada")
    table = begun(ada, clock={"kind": "slow", "days": 1})
    with Chair(inn, table["id"], ada) as chair:
        my_turn(chair)
        chair.until(lambda picture: picture.clocks and picture.clocks.paused)
        assert chair.picture.story[-1]["what"] == "pause"
        assert isinstance(chair.ask(Do(chair.picture.ply, chair.picture.legal[0])), Moved)
    seen = ada.sees(table)
    assert seen is not None
    assert (seen["status"], seen["seats"][0].get("standing_in", False)) == ("playing", False)


def test_a_win_that_a_bot_played_is_told_as_such(server: Inn) -> None:
    ada = server.person("Ada")
    table = begun(ada, players=2, seats=[{"kind": "person"}, BOT], variant="small")
    with Chair(server, table["id"], ada) as chair:
        chair.ask(StandIn(0))
        chair.until(lambda picture: picture.over)
    deadline = time.monotonic() + PATIENCE
    while not (listed := ada.get("/api/me/tables?status=finished").json()["tables"]):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert listed[0]["result"]["by_bots"] == [0]


def test_who_is_gone_for_good_is_not_waited_for(server: Inn) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = begun(ada, public=True)
    assert ada.http.request("DELETE", "/api/me", json={"name": "Ada"}).status_code == 204
    assert ben.sees(table)["status"] == "abandoned"  # type: ignore[index]
