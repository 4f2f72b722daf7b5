"""Two servers over one database: any of them serves any table, and two who act at once can't both win."""

from __future__ import annotations

from asyncio import Runner
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from time import time

import asyncpg
import msgspec
import pytest
from tests.server.chairs import PATIENCE, Chair, id_of, play_on, seated, to_act
from tests.server.conftest import GENEROUS, Inn, open_inn
from tests.servers import Postgres, Redis

from caravanserai.protocol.messages import Do, Moved, Refused, Resign, Said, Say, StandIn, Sync
from caravanserai.server.settings import Settings
from caravanserai.table import Entry
from caravanserai.table import encode as encode_entry
from caravanserai.table.entry import StandInEntry

Nodes = tuple[Inn, Inn]
UNHURRIED = msgspec.structs.replace(GENEROUS, points_per_second=10**6)
"""Nobody here is as slow as a person."""


def two_nodes(stack: ExitStack, postgres: Postgres, redis: Redis) -> Nodes:
    settings = Settings(
        port=0,
        database=postgres.new_database(),
        redis=redis.url,
        limits=UNHURRIED,
        bot_processes=1,
        watch_seconds=0,
    )
    return stack.enter_context(open_inn(settings)), stack.enter_context(open_inn(settings))


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, redis: Redis) -> Iterator[Nodes]:
    with ExitStack() as stack:
        yield two_nodes(stack, postgres, redis)


def on(node: Inn, chair: Chair) -> Chair:
    """The same person's chair at the same table, on that node."""
    return Chair(node, id_of(chair), chair.person)


def look_in(chair: Chair) -> Chair:
    """Wait until the table is seen."""
    chair.until(lambda picture: picture.view is not None)
    return chair


def test_a_game_is_played_from_two_nodes(nodes: Nodes) -> None:
    one, two = nodes
    with seated(one, "ali-baba") as (ada, bob), on(two, bob) as bob_elsewhere:
        look_in(bob_elsewhere)
        play_on([ada, bob_elsewhere])
        pictures = [chair.until(lambda picture: picture.over) for chair in (ada, bob, bob_elsewhere)]
        assert pictures[0].over == pictures[1].over == pictures[2].over
        assert pictures[1].view == pictures[2].view
        for chair in (ada, bob_elsewhere):
            chair.until(lambda picture: picture.table and picture.table.status == "finished")


def test_who_acts_on_both_nodes_at_once_wins_on_one(nodes: Nodes) -> None:
    with seated(nodes[0]) as chairs, ExitStack() as stack:
        elsewhere = [look_in(stack.enter_context(on(nodes[1], chair))) for chair in chairs]
        lost = 0
        for turn in range(40):
            here = to_act(chairs)
            there = elsewhere[chairs.index(here)]
            there.until(lambda picture, ply=here.picture.ply: picture.ply == ply)  # type: ignore[misc]
            ply, legal = here.picture.ply, here.picture.legal
            first, second = (here, there) if turn % 2 else (there, here)
            names = first.send(Do(ply, legal[0])), second.send(Do(ply, legal[-1]))
            answers = []
            for chair, name in zip((first, second), names, strict=True):
                while getattr(answer := chair.hear(), "re", "") != name:
                    pass
                answers.append(answer)
            if len(legal) > 1:
                assert sum(isinstance(answer, Moved) for answer in answers) == 1
                lost += sum(isinstance(answer, Refused) for answer in answers)
            for chair in (first, second):
                chair.ask(Sync())
        for chair, twin in zip(chairs, elsewhere, strict=True):
            chair.ask(Sync())
            twin.ask(Sync())
            assert (chair.picture.view, chair.picture.story) == (twin.picture.view, twin.picture.story)
        assert lost


@contextmanager
def quicker_node(node: Inn, table: str, entry: Entry) -> Iterator[None]:
    """Another node that writes an entry while this one does; it is done once this one has to wait for it."""
    with Runner() as runner:
        there = runner.run(asyncpg.connect(node.settings.database))
        try:
            insert = "insert into log (tbl, ply, entry) values ($1, $2, $3)"
            runner.run(there.execute("begin"))
            runner.run(there.execute(insert, table, entry.ply, encode_entry(entry)))
            yield
            waits = "select from pg_locks where not granted and locktype = 'transactionid'"
            until = time() + PATIENCE
            while not runner.run(there.fetch(waits)):
                assert time() < until, "this node writes nothing"
            runner.run(there.execute("commit"))
        finally:
            runner.run(there.close())


def lets_a_bot_play(bob: Chair) -> object:
    return bob.ask(StandIn(1))


def gives_up(bob: Chair) -> object:
    return bob.ask(Resign(1))


def leaves(bob: Chair) -> object:
    assert bob.person is not None
    return bob.person.at({"id": id_of(bob)}, "leave").status_code


@pytest.mark.parametrize("goes", [lets_a_bot_play, gives_up, leaves])
def test_who_goes_while_another_node_writes_is_gone(nodes: Nodes, goes: Callable[[Chair], object]) -> None:
    with seated(nodes[0], "ali-baba", stand_in="random") as (ada, bob), ThreadPoolExecutor() as beside:
        entry = StandInEntry(bob.picture.ply, int(time() * 1000), 0, "random")
        with quicker_node(nodes[0], id_of(bob), entry):
            answer = beside.submit(goes, bob)
        assert not isinstance(answer.result(), Refused)
        ada.sees(lambda table: table.seats[1].standing_in or table.seats[1].resigned)
        ada.until(lambda picture: picture.over)


def test_talk_and_company_are_known_on_both_nodes(nodes: Nodes) -> None:
    one, two = nodes
    with seated(one) as (ada, bob):
        bob.socket.close()
        ada.sees(lambda table: not table.seats[1].here)
        with on(two, bob) as elsewhere:
            look_in(elsewhere)
            ada.sees(lambda table: table.seats[1].here)
            ada.ask(Say("Where are you?"))
            assert elsewhere.hear_of(Said).text == "Where are you?"
        ada.sees(lambda table: not table.seats[1].here)


def test_who_is_removed_on_one_node_is_cut_off_on_the_other(nodes: Nodes) -> None:
    one, two = nodes
    with seated(one, "ali-baba") as (ada, bob), on(two, bob) as elsewhere:
        look_in(elsewhere)
        assert ada.person is not None
        assert bob.person is not None
        ada.person.at({"id": id_of(ada)}, "remove", guest=bob.person.id)
        assert elsewhere.farewell()[1] == 4403


def test_bots_play_each_turn_once(nodes: Nodes) -> None:
    one, two = nodes
    with seated(one, "ali-baba", stand_in="random") as (ada, bob), on(two, ada) as elsewhere:
        look_in(elsewhere)
        ada.ask(StandIn(0))
        bob.ask(StandIn(1))
        for chair in (ada, bob, elsewhere):
            chair.until(lambda picture: picture.over)
        assert ada.picture.story == elsewhere.picture.story


def test_while_redis_is_away_play_goes_on(postgres: Postgres) -> None:
    with Redis() as redis, ExitStack() as stack:
        one, two = two_nodes(stack, postgres, redis)
        with seated(one, "ali-baba") as (ada, bob), on(two, bob) as elsewhere:
            look_in(elsewhere)
            play_on([ada, elsewhere], 4)
            redis.kill()
            play_on([ada, elsewhere], 2)
            redis.start()
            play_on([ada, elsewhere])
            pictures = [chair.until(lambda picture: picture.over) for chair in (ada, elsewhere)]
            assert pictures[0].over == pictures[1].over
