"""Company at a table: bots, clocks, people who leave and come back, talk, several seats at one screen."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.chairs import Chair, id_of, play_on, seated, to_act
from tests.server.conftest import GENEROUS, PATIENCE, Inn, Person, open_inn
from websockets.exceptions import InvalidStatus

from caravanserai.protocol.messages import (
    Back,
    Do,
    Doing,
    Hint,
    Hinted,
    Moved,
    Position,
    Resign,
    Return,
    Said,
    Say,
    StandIn,
    Sync,
)
from caravanserai.server.settings import Settings

DAY = 86_400.0


def wait_for_the_end(person: Person, table: str) -> None:
    """Wait until the game at a table is over, though nobody is connected who would be told."""
    deadline = time.monotonic() + PATIENCE
    while person.get(f"/api/tables/{table}").json()["status"] == "playing":
        assert time.monotonic() < deadline, "the game does not come to its end"
        time.sleep(0.01)


def test_a_person_plays_a_whole_game_against_bots(any_server: Inn) -> None:
    with seated(any_server, "ali-baba", "Ada", players=3) as chairs:
        play_on(chairs)
        picture = chairs[0].until(lambda picture: picture.over)
        assert {line["seat"] for line in picture.story if "seat" in line} >= {0, 1, 2}


def test_bots_play_on_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    settings = Settings(port=0, data=str(tmp_path), limits=GENEROUS, bot_processes=1, watch_seconds=0)
    with open_inn(settings) as inn, seated(inn, "ali-baba", stand_in="random") as (ada, bob):
        table, person = id_of(ada), ada.person
        ada.ask(StandIn(0))
        bob.ask(StandIn(1))
    with open_inn(settings) as inn:
        assert person is not None
        again = inn.person(None, cookie=f"caravanserai={person.cookie}")
        wait_for_the_end(again, table)


def test_at_one_screen_the_view_is_that_of_who_has_to_act(server: Inn) -> None:
    ada = server.person("Ada")
    table = ada.new_table(game="ali-baba", players=2)
    ada.sit(table, 1, kind="same-screen", name="Bob")
    ada.at(table, "start")
    with Chair(server, table["id"], ada) as chair:
        chair.until(lambda picture: picture.view is not None)
        seen = set()
        while not chair.picture.over:
            assert chair.picture.seat == chair.picture.act
            seen.add(chair.picture.seat)
            chair.do(chair.picture.legal[0])
        assert seen == {0, 1}


def test_a_bot_stands_in_and_gives_the_seat_back(server: Inn) -> None:
    with seated(server, "ali-baba", stand_in="random") as chairs:
        mover = to_act(chairs)
        seat = mover.picture.seat
        assert seat is not None
        mover.ask(StandIn(seat))
        mover.sees(lambda table: table.seats[seat].standing_in)
        assert not mover.picture.legal, "a bot plays now"
        rival = next(chair for chair in chairs if chair is not mover)
        rival.until(lambda picture: picture.legal)
        mover.ask(Return(seat))
        mover.sees(lambda table: not table.seats[seat].standing_in)
        rival.do(rival.picture.legal[0])
        play_on(chairs, 3)


def test_nobody_is_replaced_who_has_only_just_gone(server: Inn) -> None:
    with seated(server, away_seconds=60) as (ada, bob):
        bob.socket.close()
        ada.sees(lambda table: not table.seats[1].here)
        refusal = ada.refused(StandIn(1))
        assert refusal.code == "not-allowed"
        assert "60 s" in refusal.message


def test_with_two_who_resigns_has_lost(server: Inn) -> None:
    with seated(server) as (ada, bob):
        assert ada.refused(Resign(1)).code == "not-yours"
        ada.ask(Resign(0))
        over = bob.until(lambda picture: picture.over).over
        assert over is not None
        assert (over.why, over.winners) == ("resigned", [1])
        bob.sees(lambda table: table.status == "finished")
        assert bob.refused(Do(bob.picture.ply, "bid 0")).code == "over"


def test_when_time_has_run_out_a_bot_takes_over(new_server: Callable[..., Inn]) -> None:
    inn = new_server(clock_rate=DAY)
    clock = {"kind": "slow", "days": 1}
    with seated(inn, "ali-baba", clock=clock, stand_in="random") as (ada, bob):
        over = ada.until(lambda picture: picture.over).over
        assert over is not None
        assert over.why == "played"
        assert {line["seat"] for line in ada.picture.story if line["what"] == "time-out"} == {0, 1}
        bob.until(lambda picture: picture.over)


def test_clocks_go_on_while_nobody_is_there(new_server: Callable[..., Inn]) -> None:
    inn = new_server(clock_rate=DAY * 10)
    with seated(inn, "ali-baba", clock={"kind": "slow", "days": 1}, stand_in="random") as (ada, _bob):
        table, person = id_of(ada), ada.person
    assert person is not None
    wait_for_the_end(person, table)


def test_what_is_said_is_heard_by_all_also_by_who_comes_later(server: Inn) -> None:
    with seated(server) as (ada, bob):
        said = ada.ask(Say("  Hello,   Bob!\u202e "))
        assert isinstance(said, Said)
        assert (said.name, said.text) == ("Ada", "Hello, Bob!")
        assert bob.hear_of(Said).text == "Hello, Bob!"
        with Chair(server, id_of(ada), bob.person) as again:
            assert again.hear_of(Said).n == said.n
        assert ada.refused(Say("\u200b")).code == "bad-request"
        assert ada.refused(Say("x" * 301)).code == "too-long"


def test_onlookers_see_the_game_but_don_t_talk(server: Inn) -> None:
    with seated(server, public=True) as chairs, Chair(server, id_of(chairs[0]), server.person("Eve")) as eve:
        eve.until(lambda picture: picture.view is not None)
        assert eve.refused(Say("Take the palace!")).code == "not-allowed"
        play_on(chairs, 2)
        eve.until(lambda picture: picture.ply >= 2)
        chairs[0].sees(lambda table: table.onlookers == 1)


def test_spectators_are_named_and_counted_once_each(server: Inn) -> None:
    eve = server.person("Eve")
    with seated(server, public=True) as chairs, ExitStack() as stack:
        for person in (eve, eve, None):
            stack.enter_context(Chair(server, id_of(chairs[0]), person))
        stack.enter_context(Chair(server, id_of(chairs[0]), chairs[1].person))
        chairs[0].sees(lambda table: (table.onlookers, table.watching) == (2, ["Eve"]))


def step_of(chair: Chair) -> object:
    """What is asked, as somebody sees it."""
    assert chair.picture.view is not None
    return chair.picture.view["step"]


def test_others_see_that_somebody_is_sowing_and_not_what(server: Inn) -> None:
    with seated(server, "five-tribes", public=True) as chairs:
        while step_of(chairs[0]) == "bid":
            play_on(chairs, 1)
            for chair in chairs:
                chair.ask(Sync())
        mover = to_act(chairs)
        rival = next(chair for chair in chairs if chair is not mover)
        mover.do(next(action for action in mover.picture.legal if action.startswith("pick")))
        doing = rival.hear_of(Doing)
        assert (doing.seat, doing.what) == (mover.picture.seat, "sowing")
        with Chair(server, id_of(mover)) as late:
            assert late.hear_of(Doing) == doing
        mover.do(mover.picture.legal[0])
        assert step_of(mover) == "drop"
        mover.ask(Back(mover.picture.ply, mover.picture.steps[-2]))
        assert rival.hear_of(Doing).what == "picking"
        told = [message for message in mover.heard if isinstance(message, Doing)]
        assert all(message.seat != mover.picture.seat for message in told)


def test_others_see_that_somebody_is_choosing_after_a_tile_and_not_what(server: Inn) -> None:
    with seated(server, "ali-baba") as chairs:
        while True:
            mover = to_act(chairs)
            rival = next(chair for chair in chairs if chair is not mover)
            takes = mover.picture.legal if step_of(mover) == "take" else []
            if any(
                isinstance(mover.ask(Do(mover.picture.ply, take, undoable=True)), Moved) for take in takes
            ):
                break
            mover.do(mover.picture.legal[0])
        assert not any(isinstance(message, Doing) for message in rival.heard)
        doing = rival.hear_of(Doing)
        assert (doing.seat, doing.what) == (mover.picture.seat, "choosing")
        mover.ask(Back(mover.picture.ply, mover.picture.steps[0]))
        assert rival.hear_of(Doing).what == "picking"


@pytest.mark.parametrize("names", ["Ada Bob", "Ada Bob Cleo"])
def test_a_bid_is_told_as_soon_as_another_has_to_decide(server: Inn, names: str) -> None:
    with seated(server, "five-tribes", names) as chairs:
        while step_of(chairs[0]) == "bid":
            mover = to_act(chairs)
            if step_of(mover) != "bid":
                break  # their own bid was the last, and they play first
            mover.do(mover.picture.legal[0])
            if mover.picture.act == mover.picture.seat:
                continue  # two markers in a row, of one seat
            ply = mover.picture.ply
            for chair in chairs:
                while chair.picture.ply < ply:
                    chair.hear()
                bids = [line for line in chair.picture.story if line["what"] == "bid"]
                assert len(bids) == ply - 1


def test_hints_come_from_a_bot_where_the_table_allows_them(server: Inn) -> None:
    with seated(server, "ali-baba") as chairs:
        mover = to_act(chairs)
        hinted = mover.ask(Hint(mover.picture.ply))
        assert isinstance(hinted, Hinted)
        assert hinted.lines[0].do[0] in mover.picture.legal
    with seated(server, "ali-baba", hints=False) as chairs:
        mover = to_act(chairs)
        assert mover.refused(Hint(mover.picture.ply)).code == "not-allowed"


def test_who_sits_and_who_is_here_is_told_as_it_changes(server: Inn) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.new_table(game="ali-baba")
    with Chair(server, table["id"], ada) as chair:
        chair.sees(lambda table: table.seats[0].here)
        bob.at(table, "join", key=table["invite"])
        bob.sit(table, 1)
        chair.sees(lambda table: table.seats[1].name == "Bob" and not table.seats[1].here)
        with Chair(server, table["id"], bob):
            chair.sees(lambda table: table.seats[1].here)
        chair.sees(lambda table: not table.seats[1].here)
        ada.at(table, "start")
        chair.hear_of(Position)


def test_who_is_removed_is_cut_off_and_a_bot_plays_on(server: Inn) -> None:
    with seated(server, "ali-baba", stand_in="random") as (ada, bob):
        assert ada.person is not None
        assert bob.person is not None
        ada.person.at({"id": id_of(ada)}, "remove", guest=bob.person.id)
        bye, code = bob.farewell()
        assert bye is not None
        assert (bye.code, bye.again, code) == ("removed", False, 4403)
        play_on([ada])
        assert ada.picture.over
        with Chair(server, id_of(ada), bob.person) as again:
            assert again.farewell()[1] == 4404


def test_a_private_table_is_as_good_as_none_to_strangers(server: Inn) -> None:
    with seated(server) as (ada, _bob):
        farewells = []
        for table in (id_of(ada), "aaaaaaaaaaaaaa", "no-table", ""):
            for person in (None, server.person("Eve")):
                with Chair(server, table, person) as chair:
                    farewells.append(chair.farewell())
                    assert len(chair.heard) == 1
        assert len({code for _, code in farewells}) == 1
        assert len({repr(bye) for bye, _ in farewells}) == 1


def test_another_site_s_page_and_a_forged_cookie_get_nowhere(server: Inn) -> None:
    with seated(server) as (ada, _bob):
        with (
            pytest.raises(InvalidStatus, match="403"),
            Chair(server, id_of(ada), ada.person, Origin="https://elsewhere.example"),
        ):
            pass
        assert ada.person is not None
        forged = f"caravanserai={ada.person.cookie[:-3]}abc"
        with Chair(server, id_of(ada), None, Cookie=forged) as chair:
            assert chair.farewell()[1] == 4404


def test_when_the_server_ends_everybody_is_told_to_come_back(tmp_path: Path) -> None:
    settings = Settings(port=0, data=str(tmp_path), limits=GENEROUS, bot_processes=1)
    with ExitStack() as running:
        inn = running.enter_context(open_inn(settings))
        with seated(inn, "ali-baba") as chairs:
            mover = to_act(chairs)
            name = mover.send(Do(mover.picture.ply, mover.picture.legal[0]))
            mover.hear_of(Moved, lambda moved: moved.re == name)
            running.close()
            for chair in chairs:
                bye, code = chair.farewell()
                assert bye is not None
                assert (bye.code, bye.again, code) == ("restart", True, 1012)
