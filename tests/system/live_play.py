"""Live play over the network, with a diary of what was asked for and what was acknowledged.

The diary is kept by the players' side. Whatever happens to the servers meanwhile, the log must agree with it.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

from caravanserai import games
from caravanserai.client import Client, Place, Refusal
from caravanserai.protocol.bodies import NewTable
from caravanserai.table import entry as entries
from caravanserai.table.entry import BackEntry, DoEntry, Entry

PATIENCE = 240.0
"""Seconds after which a game that hasn't ended counts as stuck."""

Request = tuple[str, Any]
"""("do", the action) or ("back", to which ply)."""

WITHOUT_LIMITS = {
    "CARAVANSERAI_LIMITS_REQUESTS_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_CHANGES_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_GUESTS_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_ADDRESS_REQUESTS_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_POINTS_PER_SECOND": "1000000",
    "CARAVANSERAI_LIMITS_ADDRESS_POINTS_PER_SECOND": "1000000",
    "CARAVANSERAI_LIMITS_OPEN_TABLES": "1000000",
    "CARAVANSERAI_LIMITS_CONNECTIONS": "1000000",
    "CARAVANSERAI_LIMITS_CONNECTIONS_PER_ADDRESS": "1000000",
    "CARAVANSERAI_BOT_PROCESSES": "1",
}
"""So many guests from one address are expected here."""


@dataclass
class Diary:
    """What the players asked for at each ply of each table, and what they were told was done."""

    asked: dict[tuple[str, int], list[Request]] = field(default_factory=lambda: defaultdict(list))
    acknowledged: dict[tuple[str, int], Request] = field(default_factory=dict)
    reconnections: int = 0
    goodbyes: Counter[str] = field(default_factory=Counter)
    """How often a server took leave, by its reason."""
    _waiting: list[tuple[int, asyncio.Event]] = field(default_factory=list)

    def note(self, table: str, ply: int, request: Request) -> None:
        """A request was acknowledged."""
        assert (table, ply) not in self.acknowledged, f"two requests were acknowledged at ply {ply}"
        self.acknowledged[table, ply] = request
        for number, event in self._waiting:
            if len(self.acknowledged) >= number:
                event.set()

    def listen(self, frame: bytes) -> None:
        """Hear what is sent, for the goodbyes in it."""
        if frame.startswith(b'{"t":"bye"'):
            self.goodbyes[msgspec.json.decode(frame)["code"]] += 1

    async def until(self, number: int) -> None:
        """Wait until so many requests have been acknowledged."""
        if len(self.acknowledged) < number:
            event = asyncio.Event()
            self._waiting.append((number, event))
            await event.wait()


@dataclass(frozen=True)
class Table:
    """A table that has begun, and who sits there."""

    id: str
    game: str
    seats: tuple[Client, ...]


async def set_up(urls: Sequence[str], wishes: Sequence[NewTable]) -> list[Table]:
    """Tables of people only, begun; their guests come in through the servers in turn."""
    narrow = asyncio.Semaphore(4)

    async def one(number: int, wish: NewTable) -> Table:
        async with narrow:
            clients = [Client(urls[(number + seat) % len(urls)]) for seat in range(wish.players)]
            for seat, client in enumerate(clients):
                await client.introduce(f"Guest {number}-{seat}")
            made = await clients[0].new_table(wish)
            for seat, client in enumerate(clients[1:], 1):
                await client.join(made.id, made.invite or "")
                await client.sit(made.id, seat)
            await clients[0].start(made.id)
            return Table(made.id, wish.game, tuple(clients))

    return list(await asyncio.gather(*(one(number, wish) for number, wish in enumerate(wishes))))


async def play_seat(place: Place, table: Table, diary: Diary, taste: random.Random) -> None:
    """Do any legal thing to the end of the game, now and then taking steps back."""
    picture = place.state
    while await place.turn():
        ply = picture.ply
        request: Request = ("do", taste.choice(picture.legal))
        if picture.steps and taste.random() < 0.05:
            request = ("back", taste.choice(picture.steps))
        diary.asked[table.id, ply].append(request)
        try:
            await (place.do(request[1]) if request[0] == "do" else place.back(request[1]))
        except Refusal as refusal:
            assert refusal.code == "stale", refusal
        else:
            diary.note(table.id, ply, request)


@asynccontextmanager
async def places(tables: Sequence[Table], diary: Diary) -> AsyncIterator[list[tuple[Table, Place]]]:
    """All guests at their tables."""
    async with AsyncExitStack() as stack:
        seated = [(table, client.table(table.id, diary.listen)) for table in tables for client in table.seats]
        await asyncio.gather(*(stack.enter_async_context(place) for _, place in seated))
        yield seated


async def play_all(tables: Sequence[Table], fate: Callable[[Diary], Awaitable[None]], seed: int = 1) -> Diary:
    """Play all tables to their ends, while fate has its way with the servers."""
    diary = Diary()
    async with asyncio.timeout(PATIENCE + len(tables)), places(tables, diary) as seated:
        strokes = asyncio.ensure_future(fate(diary))
        players = [
            asyncio.create_task(play_seat(place, table, diary, random.Random(seed * 1000 + number)))
            for number, (table, place) in enumerate(seated)
        ]
        await asyncio.gather(*players)
        assert strokes.done(), "the games were over before fate had its way"
        await strokes
        diary.reconnections = sum(place.connections - 1 for _, place in seated)
    return diary


def check_diary(diary: Diary, tables: Sequence[Table], logs: dict[str, list[Entry]]) -> None:
    """Whatever was acknowledged is in the log, nothing is there twice, and each game came to its end."""
    for table in tables:
        log = logs[table.id]
        game = games.get(table.game)
        assert [entry.ply for entry in log] == list(range(len(log)))
        found: dict[int, Request] = {}
        for entry in log[1:]:
            assert isinstance(entry, DoEntry | BackEntry)
            data = game.text(entry.action) if isinstance(entry, DoEntry) else entry.to
            found[entry.ply] = (entry.kind, data)
            assert found[entry.ply] in diary.asked[table.id, entry.ply], "nobody asked for this"
        acknowledged = {ply: request for (id, ply), request in diary.acknowledged.items() if id == table.id}
        lost = {ply: request for ply, request in acknowledged.items() if found.get(ply) != request}
        assert lost == {}
        assert len(found) - len(acknowledged) < len(log) / 4, "most entries must have been acknowledged"


def read_sqlite(file: Path) -> dict[str, list[Entry]]:
    """The logs of all tables in a SQLite database."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
        return by_table(database.execute("select tbl, entry from log order by tbl, ply").fetchall())


async def read_postgres(url: str) -> dict[str, list[Entry]]:
    """The logs of all tables in a Postgres database."""
    database = await asyncpg.connect(url)
    try:
        return by_table(await database.fetch("select tbl, entry from log order by tbl, ply"))
    finally:
        await database.close()


def by_table(rows: Sequence[Any]) -> dict[str, list[Entry]]:
    """The entries of each table, in order."""
    logs: dict[str, list[Entry]] = defaultdict(list)
    for table, entry in rows:
        logs[table].append(entries.decode(entry))
    return logs
