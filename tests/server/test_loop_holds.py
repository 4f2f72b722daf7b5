"""A thousand open tables: what is done for all of them, or left over, never holds the event loop for long."""

from __future__ import annotations

import asyncio
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.servers import ServerProcess
from tests.system.live_play import WITHOUT_LIMITS

from caravanserai.games import Chance
from caravanserai.protocol.tournaments import NewTournament
from caravanserai.server import models
from caravanserai.server.http.routes.tournaments import told
from caravanserai.server.lobby.tables import IN, PERSON, PLAYING, Table, TableSeat
from caravanserai.server.notices.notices import Notices
from caravanserai.server.notices.reminders import Reminders
from caravanserai.server.people.guests import Guest
from caravanserai.server.people.ids import new_id
from caravanserai.server.play.open_rooms import FEW, OpenRooms
from caravanserai.server.play.room import Room
from caravanserai.server.services import Services
from caravanserai.server.settings import Settings
from caravanserai.server.startup import opened
from caravanserai.server.tournaments.kept import KeptTournament
from caravanserai.table import Match, MatchSettings
from caravanserai.tournaments import Begun, Joined

TABLES = 1000
SETTING = MatchSettings("ali-baba", 2)
HOLD_SECONDS = 0.05
Look = Callable[[Services], Awaitable[None]]


def fill(rooms: OpenRooms) -> None:
    """Open so many tables, all waiting for somebody; read from a database that would take a minute."""
    seats = TableSeat(PERSON, "ada", None, "Ada"), TableSeat(PERSON, "bob", None, "Bob")
    log = [Match.begin(SETTING, 0, Chance(1))]
    for number in range(TABLES):
        table = Table(
            id=f"table {number}",
            setting=SETTING,
            public=True,
            status=PLAYING,
            host="ada",
            invite="",
            version=1,
            next=None,
            result=None,
            created_at=0,
            started_at=0,
            finished_at=None,
            seats=seats,
            members={"ada": IN, "bob": IN},
            names={"ada": "Ada", "bob": "Bob"},
        )
        rooms._rooms[table.id] = Room(rooms._parts, table, Match.from_log(SETTING, log))


async def remind(services: Services) -> None:
    """Look for whom to remind: everybody is just about to be away."""
    notices = Notices(services.store, services.mailer, None, "")
    await Reminders(services.hub.rooms, services.hub.door.clock, notices, 60).look()


async def close_idle(services: Services) -> None:
    """Look for tables to close."""
    await services.hub.rooms.close_idle()


async def catch_up(services: Services) -> None:
    """Look for what other nodes have written."""
    await services.hub.rooms.catch_up()


@pytest.mark.parametrize("look", [remind, close_idle, catch_up])
def test_looking_at_all_tables_lets_the_loop_see_to_others_in_between(look: Look, tmp_path: Path) -> None:
    async def evening() -> int:
        async with opened(Settings(data=str(tmp_path), bot_processes=1)) as services:
            fill(services.hub.rooms)
            looking = asyncio.ensure_future(look(services))
            rounds = 0
            while not looking.done():
                await asyncio.sleep(0)
                rounds += 1
            await looking
            assert len(services.hub.rooms) == TABLES
            return rounds

    assert asyncio.run(evening()) >= TABLES // FEW


async def longest_hold(work: Awaitable[object]) -> float:
    """How long the loop was held at most while something was done, in seconds of its own processor time."""
    doing, longest, last = asyncio.ensure_future(work), 0.0, time.thread_time()
    while not doing.done():
        await asyncio.sleep(0)
        now = time.thread_time()
        longest, last = max(longest, now - last), now
    await doing
    return longest


async def tournament_of(services: Services, people: int) -> KeptTournament:
    """A tournament that is about to pair its first round."""
    guests = [new_id() for _ in range(people)]
    rows = [
        {"id": id, "name": f"Player {number}", "language": "en", "generation": 0, "created_at": 0}
        for number, id in enumerate(guests)
    ]
    async with services.store.writing() as connection:
        await connection.execute(models.guests.insert(), rows)
    host = Guest(guests[0], "Player 0", "en", 0)
    wish = NewTournament("Evening", "ali-baba", variant="small", rounds=3, rated=True)
    held = await services.tournaments.set_up(wish, host)
    joined = [Joined(0, guest) for guest in guests]
    await services.tournaments.kept.append(held.id, 0, [*joined, Begun(services.tournaments.kept.now())])
    return await services.tournaments.find(held.id)


def test_a_tournament_of_five_hundred_is_paired_counted_and_told_while_the_loop_sees_to_others(
    tmp_path: Path,
) -> None:
    async def evening() -> tuple[float, int]:
        async with opened(Settings(data=str(tmp_path), bot_processes=1)) as services:
            held = await tournament_of(services, 500)

            async def rounds() -> None:
                for _ in range(2):
                    await services.director.look(held.id)
                    over = models.tables.update().values(status="abandoned", wake_at=None)
                    async with services.store.writing() as connection:
                        await connection.execute(over)
                    shown = await services.tournaments.find(held.id)
                    msgspec.json.encode(await told(services, shown, None))

            longest = await longest_hold(rounds())
            return longest, len((await services.tournaments.find(held.id)).state.rounds)

    longest, paired = asyncio.run(evening())
    assert paired >= 2
    assert longest < HOLD_SECONDS


def test_what_requests_leave_over_is_collected_in_small_portions() -> None:
    with ServerProcess(environment=WITHOUT_LIMITS) as server:
        with httpx.Client(base_url=server.url) as client:
            client.post("/api/guests", json={"name": "Ada"}).raise_for_status()
            for _ in range(100):
                client.get("/api/me/tables?status=playing").raise_for_status()
        told = urllib.request.urlopen(f"{server.url}/metrics").read().decode()
    collections = float(told.split("caravanserai_collection_seconds_count ")[1].split()[0])
    short = float(told.split('caravanserai_collection_seconds_bucket{le="0.01"} ')[1].split()[0])
    assert collections >= 5, "nothing was collected, so nothing is known of how long it takes"
    assert short == collections
