"""Who may come to a table's WebSocket, and what they can ask for there."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from caravanserai.protocol.messages import (
    Bye,
    Do,
    Position,
    Refused,
    Resign,
    Return,
    Say,
    StandIn,
    TableInfo,
    Welcome,
)

from .chairs import Chair
from .conftest import Inn, Person
from .test_tables import two_at_a_table


def playing(inn: Inn, **wishes: Any) -> tuple[Person, Person, dict[str, Any]]:
    """Ada and Bob in a game; Ada has the first turn."""
    ada, bob, table = two_at_a_table(inn, first=0, **wishes)
    ada.at(table, "start")
    return ada, bob, table


def test_a_private_table_is_the_same_as_none(server: Inn) -> None:
    _, _, table = playing(server)
    goodbyes = []
    for somebody in (None, server.person("Eve")):
        for id in (table["id"], "abcdefghijkmnp", "x"):
            with Chair(server, id, somebody) as chair:
                goodbyes.append(chair.hear_of(Bye))
                assert len(chair.heard) == 1
    assert {(bye.code, bye.message, bye.again) for bye in goodbyes} == {
        ("not-found", goodbyes[0].message, False)
    }


@pytest.mark.parametrize("cookie", ["caravanserai=x", "caravanserai=a.b.c", "x"])
def test_a_forged_cookie_opens_nothing(server: Inn, cookie: str) -> None:
    _, _, table = playing(server)
    with Chair(server, table["id"], Cookie=cookie) as chair:
        assert chair.hear_of(Bye).code == "not-found"


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://elsewhere.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
)
def test_pages_of_other_sites_are_turned_away(server: Inn, headers: dict[str, str]) -> None:
    ada, _, table = playing(server, public=True)
    with pytest.raises(InvalidStatus) as refusal, Chair(server, table["id"], ada, **headers):
        pass
    assert refusal.value.response.status_code == 403


def test_our_own_page_is_let_in(server: Inn) -> None:
    ada, _, table = playing(server)
    with Chair(server, table["id"], ada, Origin=server.url) as chair:
        assert chair.hear_of(TableInfo).yours == [0]


def test_who_has_just_joined_is_let_in_though_the_room_was_open_before(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table(players=2)
    with Chair(server, table["id"], ada) as host:
        host.hear_of(TableInfo)
        for number in range(12):
            guest = server.person(f"Guest {number}")
            guest.at(table, "join", key=table["invite"])
            with Chair(server, table["id"], guest) as chair:
                assert chair.hear_of(Welcome).name == f"Guest {number}"


def test_onlookers_see_but_do_not_act(server: Inn) -> None:
    ada, _, table = playing(server, public=True)
    with Chair(server, table["id"], ada) as mover:
        ply, legal = mover.hear_of(Position).ply, mover.picture.legal
        assert legal
    for onlooker in (None, server.person("Eve")):
        with Chair(server, table["id"], onlooker) as chair:
            position = chair.hear_of(Position)
            assert (position.seat, position.legal) == (None, None)
            for request in (Do(ply, legal[0]), Resign(0), Return(0), StandIn(1)):
                assert isinstance(chair.ask(request), Refused), request


def test_who_has_not_come_to_the_table_does_not_talk_there(server: Inn) -> None:
    _, _, table = playing(server, public=True)
    for onlooker in (None, server.person("Eve")):
        with Chair(server, table["id"], onlooker) as chair:
            assert isinstance(chair.ask(Say("hello")), Refused)


def test_the_invitation_is_told_to_those_at_the_table_only(server: Inn) -> None:
    ada, _, table = playing(server, public=True)
    with Chair(server, table["id"], ada) as chair:
        assert chair.hear_of(TableInfo).invite == table["invite"]
    with Chair(server, table["id"], server.person("Eve")) as chair:
        assert chair.hear_of(TableInfo).invite is None


def test_a_rival_does_not_act_for_the_seat_to_move(server: Inn) -> None:
    ada, bob, table = playing(server)
    with Chair(server, table["id"], ada) as mover, Chair(server, table["id"], bob) as rival:
        position = mover.hear_of(Position)
        assert position.legal
        for request in (Do(position.ply, position.legal[0]), Resign(0), Return(0)):
            assert isinstance(rival.ask(request), Refused), request


def test_who_is_sent_away_in_play_is_cut_off_and_stays_out(server: Inn) -> None:
    ada, bob, table = playing(server)
    with Chair(server, table["id"], bob) as chair:
        chair.hear_of(Position)
        ada.at(table, "remove", guest=bob.id)
        assert chair.hear_of(Bye).code == "removed"
    with Chair(server, table["id"], bob) as chair:
        assert chair.hear_of(Bye).code == "not-found"


@pytest.mark.parametrize("time", range(5))  # for it must hold at once: the server has answered that they left
def test_at_an_abandoned_table_nobody_plays(server: Inn, time: int) -> None:
    ada, bob, table = playing(server)
    ada.at(table, "leave")
    bob.at(table, "leave")
    with Chair(server, table["id"], ada) as chair:
        ply = chair.hear_of(Position).ply
        assert isinstance(chair.ask(Do(ply, "take 1a1")), Refused)
        assert isinstance(chair.ask(Return(0)), Refused)
