"""How long things are kept: what was kept long enough goes, gently, and nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, func, insert, select, update
from tests.servers import Postgres

from caravanserai import puzzles
from caravanserai.protocol.bodies import NewTable
from caravanserai.protocol.messages import MatchResult, Rated
from caravanserai.protocol.tournaments import NewTournament
from caravanserai.server import models
from caravanserai.server.http.routes.tables import read_setting
from caravanserai.server.lobby.tables import PERSON, TableSeat
from caravanserai.server.people.guests import DEVICE, Guest
from caravanserai.server.retention.outlived import ROWS, forget_guests, never_played, remove_rows
from caravanserai.server.services import Services
from caravanserai.server.settings import KeptDays, Settings
from caravanserai.server.startup import opened
from caravanserai.table import Entry, encode
from caravanserai.table.entry import StandInEntry

DAY = 86_400_000
Scene = Callable[[Services], Coroutine[Any, Any, None]]


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A house of its own, on either database."""
    where: dict[str, Any] = {"data": str(tmp_path)}
    if request.param == "postgres":
        where["database"] = request.getfixturevalue("postgres").new_database()
    return Settings(bot_processes=1, **where)


def play(scene: Scene, settings: Settings, **keep: int) -> None:
    """Let something happen in a house that keeps things so long."""

    async def evening() -> None:
        async with opened(Settings(**{**as_dict(settings), "keep": KeptDays(**keep)})) as services:
            services.retention.share = 1.0
            await scene(services)

    asyncio.run(evening())


def as_dict(settings: Settings) -> dict[str, Any]:
    """The settings, one by one."""
    return {field: getattr(settings, field) for field in settings.__struct_fields__}


async def count(services: Services, table: Table) -> int:
    """How many rows a table of the database has."""
    async with services.store.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(table)) or 0


async def set_back(services: Services, table: Table, days: int, *columns: str, **which: Any) -> None:
    """Let rows have been written so many days earlier."""
    change = update(table).values({name: table.c[name] - days * DAY for name in columns})
    for name, value in which.items():
        change = change.where(table.c[name] == value)
    async with services.store.writing() as connection:
        await connection.execute(change)


async def table_of(services: Services, host: Guest, rival: Guest, rated: Rated = "no") -> str:
    """A table at which two wait for the game to begin."""
    setting = read_setting(NewTable("ali-baba", rated=rated))
    made = await services.tables.create(setting, True, host.id, [TableSeat(PERSON, host.id), TableSeat()], 40)
    await services.lobby.put_on_seat(made.id, rival, 1, PERSON, None, None)
    return made.id


async def begun(services: Services, host: Guest, rival: Guest, rated: Rated = "no") -> str:
    """A table at which a game has begun, and which nobody looks after."""
    table = await table_of(services, host, rival, rated)
    await services.lobby.start(table, host)
    await services.tables.wake(table, None)
    return table


async def leave_alone(services: Services, table: str, days: int) -> None:
    """Let a game have begun so many days ago, and nobody have come since."""
    await set_back(services, models.tables, days, "created_at", "started_at", id=table)
    await set_back(services, models.members, days, "at", tbl=table)
    async with services.store.writing() as connection:
        line = encode_at(await log_line(services, table), services.tables.now() - days * DAY)
        change = update(models.log).where((models.log.c.tbl == table) & (models.log.c.ply == 0))
        await connection.execute(change.values(entry=line))


async def end_game(services: Services, table: str, at: int) -> None:
    """Have a game be over since then."""
    result = '{"why":"resigned","winners":[0],"scores":null}'
    assert MatchResult("resigned", [0], None).why == "resigned"
    async with services.store.writing() as connection:
        await connection.execute(
            update(models.tables)
            .where(models.tables.c.id == table)
            .values(status="finished", finished_at=at, result=result, wake_at=None)
        )


async def add_entry(services: Services, table: str, ply: int, at: int) -> None:
    """Add an entry to a log."""
    entry: Entry = StandInEntry(ply, at, 0, "merchant")
    async with services.store.writing() as connection:
        await connection.execute(insert(models.log).values(tbl=table, ply=ply, entry=encode(entry)))


async def guests_left(services: Services) -> set[str]:
    """The names of all guests who are kept."""
    async with services.store.reading() as connection:
        return set(await connection.scalars(select(models.guests.c.name)))


@asynccontextmanager
async def another_node(settings: Settings) -> AsyncIterator[Services]:
    """Another server on the same database."""
    async with opened(settings) as services:
        yield services


def test_guests_who_never_played_are_forgotten_others_stay(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        guests = services.guests
        names = "Passer Talker Player Rival Writer Owner Solver Fresh".split()
        made = [await guests.create(name, "en") for name in names]
        passer, talker, player, rival, writer, owner, solver, _ = made
        await begun(services, player, rival)
        at = await table_of(services, player, rival)
        await services.lobby.join(at, talker, "")
        await services.tables.say(at, talker.id, talker.name, "hello")
        await guests.change_address(writer.id, "writer@example.org")
        await guests.new_token(owner.id, "bot", 365, 20)
        await guests.new_link(passer.id, DEVICE)
        await services.puzzle_book.note(solver.id, puzzles.all_puzzles("ali-baba")[0], 100)
        await set_back(services, models.guests, 91, "seen_at")
        await set_back(services, models.guests, -90, "seen_at", name="Fresh")
        assert await services.retention.sweep()
        assert await guests_left(services) == {"Player", "Rival", "Writer", "Owner", "Solver", "Fresh", ""}
        said = await services.tables.said(at)
        assert said == []
        assert (await services.guests.load(passer.id)) is None
        assert 'caravanserai_removed_rows_total{kind="guests"} 2.0' in services.hub.metrics.render()

    play(scene, settings)


def test_guests_who_have_played_are_forgotten_only_where_that_is_wished(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        table = await begun(services, ada, bob)
        await set_back(services, models.guests, 401, "seen_at", name="Ada")
        assert await services.retention.sweep()
        assert await guests_left(services) == {"", "Bob"}
        there = await services.tables.load(table)
        assert there is not None
        assert [seat.name for seat in there.seats] == ["", "Bob"]
        assert there.host == bob.id

    play(scene, settings, guests=400)


def test_tables_are_kept_as_long_as_somebody_touches_them(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        now = services.tables.now()
        stale, talked, fresh = [await table_of(services, ada, bob) for _ in range(3)]
        forgotten, played, over = [await begun(services, ada, bob) for _ in range(3)]
        closed = (await services.lobby.close(await table_of(services, ada, bob), ada)).table.id
        for table in (stale, talked, closed):
            await set_back(services, models.tables, 366, "created_at", id=table)
            await set_back(services, models.members, 366, "at", tbl=table)
        for table in (forgotten, played, over):
            await leave_alone(services, table, 366)
        await services.tables.say(talked, ada.id, "Ada", "where are you?")
        for ply in range(1, 250):
            await add_entry(services, forgotten, ply, now - 366 * DAY)
        await add_entry(services, played, 1, now - 10 * DAY)
        await end_game(services, over, now - 366 * DAY)
        await set_back(services, models.tables, 31, "finished_at", id=closed)
        assert await services.retention.sweep()
        left = {
            table
            for table in (stale, talked, fresh, forgotten, played, over, closed)
            if await services.tables.load(table) is not None
        }
        assert left == {talked, fresh, played, over}
        async with services.store.reading() as connection:
            logs = set(await connection.scalars(select(models.log.c.tbl).distinct()))
        assert logs == {played, over}
        assert (await services.retention.sweep()) is True

    play(scene, settings)


async def log_line(services: Services, table: str) -> bytes:
    """The first line of a log."""
    async with services.store.reading() as connection:
        line = await connection.scalar(select(models.log.c.entry).where(models.log.c.tbl == table))
    assert line is not None
    return bytes(line)


def encode_at(line: bytes, at: int) -> bytes:
    """The same line, written at that time."""
    ply, _, rest = line.split(b",", 2)
    return b",".join((ply, str(at).encode(), rest))


def test_finished_games_are_kept_for_ever_unless_it_is_wished_otherwise(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        old, new = [await begun(services, ada, bob) for _ in range(2)]
        now = services.tables.now()
        for table, days in ((old, 101), (new, 99)):
            await set_back(services, models.tables, 200, "created_at", id=table)
            await end_game(services, table, now - days * DAY)
        await services.reviews.add({"game": "ali-baba", "seats": ["Ada", "Bob"]}, [None, None], None, old)
        assert await services.retention.sweep()
        assert await services.tables.load(old) is None
        assert await services.tables.load(new) is not None
        assert await count(services, models.reviews) == 0

    play(scene, settings, finished_tables=100)


def test_tournaments_are_kept_as_long_as_finished_games(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        desk = services.tournaments
        old, new, running = [
            (await desk.set_up(NewTournament("Evening", "ali-baba", rounds=1), ada)).id for _ in range(3)
        ]
        for guest in (ada, bob):
            await desk.join(running, guest.id)
        await desk.begin(running, ada.id)
        for tournament in (old, new):
            await desk.join(tournament, bob.id)
            await desk.call_off(tournament, ada.id)
        await set_back(services, models.tournaments, 101, "finished_at", id=old)
        await set_back(services, models.tournaments, 200, "created_at")
        assert await services.retention.sweep()
        assert await desk.kept.load(old) is None
        assert await desk.kept.load(new) is not None
        assert await desk.kept.load(running) is not None

    play(scene, settings, finished_tables=100)


def test_a_rematch_at_a_table_whose_next_one_was_removed_is_a_new_one(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        table = await begun(services, ada, bob)
        await end_game(services, table, services.tables.now())
        _, following = await services.lobby.rematch(table, ada)
        await set_back(services, models.tables, 31, "created_at", id=following.id)
        await set_back(services, models.members, 31, "at", tbl=following.id)
        assert await services.retention.sweep()
        assert await services.tables.load(following.id) is None
        _, again = await services.lobby.rematch(table, bob)
        assert again.id != following.id

    play(scene, settings)


def test_chat_reviews_links_tokens_and_notices_go_when_their_time_has_come(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        over, playing = [await begun(services, ada, bob) for _ in range(2)]
        now = services.tables.now()
        for table in (over, playing):
            for _ in range(120):
                await services.tables.say(table, ada.id, "Ada", "hm")
            async with services.store.writing() as connection:
                notice = {"tbl": table, "ply": 1, "guest": ada.id, "at": now - 400 * DAY}
                await connection.execute(insert(models.notices).values(**notice))
        await set_back(services, models.chat, 400, "at")
        await set_back(services, models.tables, 500, "created_at")
        await end_game(services, over, now - 366 * DAY)
        await services.reviews.add({"game": "ali-baba", "seats": ["Ada", "Bob"]}, [None, None], None)
        await set_back(services, models.reviews, 366, "created_at")
        await services.reviews.add({"game": "ali-baba", "seats": ["Bob", "Ada"]}, [None, None], None)
        await services.guests.new_link(ada.id, DEVICE)
        await set_back(services, models.links, 1, "expires_at")
        for name, days in (("ended long ago", 31), ("ended lately", 29), ("good", -1)):
            token, _ = await services.guests.new_token(ada.id, name, 1, 20)
            await set_back(services, models.tokens, days + 1, "expires_at", id=token.id)
        await services.guests.sign_out(ada.id, "phone", services.guests.now() - 1)
        assert await services.retention.sweep()
        assert await services.tables.said(over) == []
        assert len(await services.tables.said(playing)) == 120
        assert await count(services, models.notices) == 1
        assert await count(services, models.reviews) == 1
        assert await count(services, models.links) == 0
        assert [token.name for token in await services.guests.tokens(ada.id)] == ["ended lately", "good"]
        assert await count(services, models.signed_out) == 0
        figures = services.hub.metrics.render()
        assert 'caravanserai_removed_rows_total{kind="chat"} 120.0' in figures
        [ended] = [
            line for line in figures.splitlines() if line.startswith("caravanserai_sweep_ended_seconds ")
        ]
        assert time.time() - float(ended.split()[1]) < 60

    play(scene, settings, unfinished_tables=0)


def test_no_more_than_some_rows_are_removed_in_one_transaction(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada = await services.guests.create("Ada", "en")
        rows = [{"device": f"device{number}", "guest": ada.id, "expires_at": 1} for number in range(250)]
        stale = {"name": "Passer", "language": "en", "generation": 0, "created_at": 1, "seen_at": 1}
        passers = [{"id": f"passer{number}", **stale} for number in range(250)]
        async with services.store.writing() as connection:
            await connection.execute(insert(models.signed_out), rows)
            await connection.execute(insert(models.guests), passers)
        outlived = models.signed_out.c.expires_at < 2
        gone = [number async for number in remove_rows(services.store, models.signed_out, outlived)]
        assert gone == [ROWS, ROWS, 250 - 2 * ROWS]
        forgotten = forget_guests(services.store, services.forgetting, never_played(2))
        assert [number async for number in forgotten] == [ROWS, ROWS, 250 - 2 * ROWS]
        assert await guests_left(services) == {"Ada"}

    play(scene, settings)


def test_a_rated_game_without_a_clock_that_everybody_has_left_comes_to_a_result(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        rated, fresh = [await begun(services, ada, bob, "people") for _ in range(2)]
        unrated = await begun(services, ada, bob)
        for table in (rated, unrated):
            await leave_alone(services, table, 31)
        assert await services.retention.sweep()
        found = [await services.tables.load(table) for table in (rated, unrated, fresh)]
        assert [table and table.status for table in found] == ["finished", "playing", "playing"]
        async with asyncio.timeout(60):
            while await count(services, models.ratings) < 2:
                await asyncio.sleep(0.02)

    play(scene, settings)


def test_0_means_for_ever(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        waiting, over = await table_of(services, ada, bob), await begun(services, ada, bob)
        await services.tables.say(over, ada.id, "Ada", "hm")
        await services.reviews.add({"game": "ali-baba", "seats": ["Ada", "Bob"]}, [None, None], None)
        await end_game(services, over, 0)
        await set_back(services, models.chat, 9000, "at")
        await set_back(services, models.reviews, 9000, "created_at")
        await set_back(services, models.tables, 9000, "created_at")
        await set_back(services, models.members, 9000, "at")
        await set_back(services, models.guests, 9000, "seen_at")
        assert await services.retention.sweep()
        assert await guests_left(services) == {"Ada", "Bob"}
        for table in (waiting, over):
            assert await services.tables.load(table) is not None
        assert await count(services, models.chat) == 1
        assert await count(services, models.reviews) == 1

    kept = dict.fromkeys(KeptDays.__struct_fields__, 0)
    play(scene, settings, **kept)


def test_a_visit_is_noted_at_most_once_a_day(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada = await services.guests.create("Ada", "en")
        cookie = services.identity.cookie_of(ada)

        async def seen() -> int:
            await services.identity.guest_of_cookie(cookie)
            await services.guests.note_visits()
            async with services.store.reading() as connection:
                return int(await connection.scalar(select(models.guests.c.seen_at)) or 0)

        first = await seen()
        assert await seen() == first
        await set_back(services, models.guests, 2, "seen_at")
        assert await seen() >= first

    play(scene, settings)


def test_what_was_left_of_somebody_when_a_server_ended_is_forgotten_later(settings: Settings) -> None:
    async def scene(services: Services) -> None:
        ada, bob = [await services.guests.create(name, "en") for name in ("Ada", "Bob")]
        table = await begun(services, ada, bob)
        await services.tables.say(table, ada.id, "Ada", "hm")
        await services.forgetting._end_identity(ada.id)  # and there the server is killed
        assert b"Ada" in await log_line(services, table)
        assert await services.retention.sweep()
        assert b"Ada" not in await log_line(services, table)
        assert await services.tables.said(table) == []

    play(scene, settings)


def test_of_several_nodes_one_removes_things_at_a_time(postgres: Postgres) -> None:
    settings = Settings(bot_processes=1, database=postgres.new_database())

    async def scene(services: Services) -> None:
        async with another_node(settings) as other, services.retention._alone() as ours:
            assert ours
            assert not await other.retention.sweep()
        assert await services.retention.sweep()

    play(scene, settings)
