"""Somebody makes a table's log very long, or looks ahead without end: others' moves are served as before."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from tests.servers import ServerProcess

from caravanserai.client import Client, Place, Refusal
from caravanserai.games import Chance
from caravanserai.protocol.bodies import NewTable, SeatWish
from caravanserai.table import Match, MatchSettings, decode, encode
from caravanserai.table.entry import BackEntry
from caravanserai.table.undo import MOST_TAKEN_BACK

from .honest import honest_play

ENTRIES = 30_000
LONGEST = 0.4
"""Seconds that not even one step of theirs takes; at a stretch the log would be read in more."""


async def alone(url: str) -> tuple[Client, str]:
    """Somebody at a table of their own, with both seats at one screen."""
    mallory = Client(url)
    await mallory.introduce("Mallory")
    seats = [SeatWish("person"), SeatWish("same-screen", name="Eve")]
    made = await mallory.new_table(NewTable("five-tribes", seats=seats))
    await mallory.start(made.id)
    return mallory, made.id


def lengthen(file: Path, table: str) -> None:
    """Go back and forth at a table more often than a server would let anybody."""
    with sqlite3.connect(file) as database:
        lines = [
            row[0] for row in database.execute("SELECT entry FROM log WHERE tbl = ? ORDER BY ply", (table,))
        ]
        match = Match.from_log(MatchSettings("five-tribes", 2), map(decode, lines))
        more = []
        while match.ply < ENTRIES:
            steps = match.snapshot.steps
            seat = match.to_act or 0
            if match.state.step == "drop":
                entry = BackEntry(match.ply, match.snapshot.at, seat, steps[-1].ply)
            else:
                entry = match.propose_do(seat, match.state.legal()[0], Chance(1), match.snapshot.at)  # type: ignore[assignment]
            match.apply(entry)
            more.append((table, entry.ply, encode(entry)))
        database.executemany("INSERT INTO log (tbl, ply, entry) VALUES (?, ?, ?)", more)


def test_opening_a_table_with_a_long_log_keeps_nobody_waiting() -> None:
    async def evening(url: str, mallory: Client, table: str) -> None:
        async with honest_play(url) as players:
            await players.steps(10)
            players.forget()
            async with mallory.table(table) as place:
                assert place.state.ply >= ENTRIES
            assert players.longest < LONGEST
            await players.steps(30)

    with ServerProcess() as server:
        mallory, table = asyncio.run(alone(server.url))
        server.terminate()
        lengthen(server.data / "caravanserai.sqlite3", table)
        server.start()
        asyncio.run(evening(server.url, mallory, table))


async def until_the_pick(place: Place) -> None:
    """Play to a decision with very many ways."""
    while not place.state.legal[0].startswith("pick"):
        await place.do(place.state.legal[0])


def test_who_looks_ahead_without_end_keeps_nobody_waiting() -> None:
    async def look(place: Place) -> None:
        while True:
            with suppress(Refusal):
                await place.ways()
            await asyncio.sleep(0.05)  # it takes us longer to read than the server to find

    async def evening(url: str) -> None:
        async with honest_play(url) as players, AsyncExitStack() as stack:
            looking = []
            for _ in range(3):
                mallory, table = await alone(url)
                place = await stack.enter_async_context(mallory.table(table))
                await until_the_pick(place)
                looking.append(asyncio.create_task(look(place)))
            await players.steps(80)
            for one in looking:
                one.cancel()
            await asyncio.gather(*looking, return_exceptions=True)

    with ServerProcess() as server:
        asyncio.run(evening(server.url))


def test_a_log_does_not_grow_by_going_back_and_forth() -> None:
    async def evening(url: str) -> None:
        async with honest_play(url):
            mallory, table = await alone(url)
            async with mallory.table(table) as place:
                await until_the_pick(place)
                refused = ""
                for _ in range(MOST_TAKEN_BACK + 1):
                    await place.do(place.state.legal[0])
                    try:
                        await place.back()
                    except Refusal as refusal:
                        refused = refusal.id
                assert refused == "taken-back-too-often"

    with ServerProcess() as server:
        asyncio.run(evening(server.url))
