"""What happens in tournaments by itself: beginnings, results, rounds, ends.

Every node looks; whoever writes the next line of a log first has done it. What was missed, by a crash or
since word got lost, is found at the next look: nothing is remembered but what is written.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...games import UnknownRules
from ...table import BadLog, Match
from ...tournaments import Begun, Ended, Left, Paired, TournamentEntry, next_entry
from ...tournaments.schedule import sizes_of
from .. import models
from ..keepers.sanctions import Sanctions
from ..lobby.tables import ABANDONED, FINISHED, PLAYING, Table, fetch_all
from ..play.hub import Hub
from .kept import OPEN, RUNNING, Also, KeptTournament, Overtaken, TournamentStore
from .results import absent, as_it_stands, decided
from .round_notices import RoundNotices
from .round_tables import RoundTables

LOOK_SECONDS = 2.0
"""How often all tournaments are looked at; of a table that is over one hears at once."""

logger = logging.getLogger(__name__)


class Director:
    """Has tournaments go on."""

    def __init__(self, kept: TournamentStore, hub: Hub, notices: RoundNotices, sanctions: Sanctions) -> None:
        self._kept = kept
        self._hub = hub
        self._sanctions = sanctions
        self._notices = notices
        self._bell = asyncio.Event()
        hub.rooms.when_finished.append(self._table_finished)

    def start(self) -> None:
        """Begin to look."""
        self._hub.tasks.spawn(self._look_again_and_again())

    def _table_finished(self, table: str) -> None:
        room = self._hub.rooms.get(table)
        if room is not None and room.table.tournament is not None:
            self._bell.set()

    async def _look_again_and_again(self) -> None:
        while True:
            self._bell.clear()
            try:
                for tournament in await self._kept.due(self._kept.now()):
                    await self.look(tournament)
            except Exception as problem:
                logger.warning("tournaments could not be looked after: %s", problem)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._bell.wait()

    async def look(self, tournament: str) -> None:
        """Do all that is due in one tournament."""
        try:
            while await self._step(tournament):
                pass
        except Exception:
            logger.exception("tournament %s could not be looked after", tournament)

    async def _step(self, tournament: str) -> bool:
        """Do what is due next; False if there is nothing, True also if another node was quicker."""
        held = await self._kept.load(tournament)
        if held is None:
            return False
        try:
            if held.status == OPEN:
                return await self._begin(held)
            if held.status == RUNNING:
                self._notices.see_to(held)
                return await self._take_results(held) or await self._go_on(held)
        except Overtaken:
            return True
        return False

    async def _append(
        self, held: KeptTournament, entries: Sequence[TournamentEntry], also: Also | None = None
    ) -> None:
        await self._kept.append(held.id, held.state.length, entries, also)

    async def _begin(self, held: KeptTournament) -> bool:
        """Begin a tournament whose time has come; where there are too few it is over before."""
        now = self._kept.now()
        if held.starts_at is None or now < held.starts_at:
            return False
        enough = sizes_of(held.state)
        await self._append(held, [Begun(now) if enough else Ended(now, "too-few")])
        return True

    async def _take_results(self, held: KeptTournament) -> bool:
        """Take in how tables ended; those whose time is over are counted as they stand."""
        now = self._kept.now()
        waiting = {
            table.id: (one.number, number, one.ends_at)
            for one in held.state.under_way
            for number, table in enumerate(one.tables)
            if table.result is None
        }
        if not waiting:
            return False
        late = {id for id, (_, _, ends_at) in waiting.items() if ends_at is not None and now >= ends_at}
        async with self._kept.store.reading() as connection:
            playing = await still_played(connection, list(waiting)) - late
            over = waiting.keys() - playing
            found = await fetch_all(connection, select(models.tables).where(models.tables.c.id.in_(over)))
        there = {table.id: table for table in found}
        entries: list[TournamentEntry] = []
        closed: list[str] = []
        gone: list[str] = []
        for id, (round, number, _) in waiting.items():
            if id in playing:
                continue
            table = there.get(id)
            if table is None or table.status == ABANDONED:
                entries.append(decided(now, round, number, None))
            elif table.status == FINISHED:
                match = await self._finished(table)
                entries.append(decided(now, round, number, match))
                gone += without_a_turn(held, round, number, match)
            elif id in late:
                match = await self._match_of(table)
                entries.append(as_it_stands(now, round, number, match))
                gone += without_a_turn(held, round, number, match)
                closed.append(id)
        if not entries:
            return False
        entries += [Left(now, guest) for guest in dict.fromkeys(gone)]

        opened = dealt_tables_to_open(held, entries)

        async def change_tables(connection: AsyncConnection) -> None:
            await close_tables(connection, closed, now)
            await open_tables(connection, opened)

        await self._append(held, entries, change_tables)
        for id in dict.fromkeys([*closed, *opened]):
            await self._hub.table_changed(id)
        return True

    async def _finished(self, table: Table) -> Match | None:
        """The game of a table that is over; None if it can't be read here."""
        try:
            return await self._hub.rooms.finished(table)
        except (UnknownRules, BadLog):
            return None

    async def _match_of(self, table: Table) -> Match | None:
        """The game under way at a table; None if it can't be read here."""
        room = await self._hub.rooms.open(table.id)
        return None if room is None else room.match

    async def _go_on(self, held: KeptTournament) -> bool:
        """The next round, or the end."""
        now, seed = self._kept.now(), secrets.randbits(64)
        banned = [Left(now, guest) for guest in held.state.free if self._sanctions.is_banned(guest)]
        if banned:
            await self._append(held, banned)
            return True
        entry = await asyncio.to_thread(next_entry, held.state, now, seed)
        if entry is None:
            return False
        if not isinstance(entry, Paired):
            await self._append(held, [entry])
            return True
        names = await self._kept.names(held.state.active)
        tables = await asyncio.to_thread(RoundTables, held, entry, names)
        await self._append(held, [tables.paired], tables.write)
        return True


def without_a_turn(held: KeptTournament, round: int, table: int, match: Match | None) -> list[str]:
    """Who takes part, and hasn't taken one turn of their own at a table: nobody should have to wait again."""
    guests = held.state.rounds[round].tables[table].guests
    return [guests[seat] for seat in absent(match) if held.state.entrants[guests[seat]].here]


def dealt_tables_to_open(held: KeptTournament, entries: Sequence[TournamentEntry]) -> list[str]:
    """Tables dealt alike, of rounds that these entries end: nobody plays those cards any more."""
    if not held.public or not held.setting.format.duplicate:
        return []
    after = held.state.copy()
    for entry in entries:
        after.apply(entry)
    ended = [after.rounds[one.number] for one in held.state.under_way]
    return [table.id for one in ended if one.complete and one.deal is not None for table in one.tables]


async def still_played(connection: AsyncConnection, tables: list[str]) -> set[str]:
    """Those of the tables at which a game is under way."""
    columns = models.tables.c
    wanted = select(columns.id).where(columns.id.in_(tables) & (columns.status == PLAYING))
    return set(await connection.scalars(wanted))


async def close_tables(connection: AsyncConnection, tables: list[str], now: int) -> None:
    """Close tables that have been counted as they stood."""
    columns = models.tables.c
    still_played = columns.id.in_(tables) & (columns.status == PLAYING)
    change = update(models.tables).where(still_played)
    given_up = {"status": ABANDONED, "finished_at": now, "wake_at": None}
    await connection.execute(change.values(version=columns.version + 1, **given_up))


async def open_tables(connection: AsyncConnection, tables: list[str]) -> None:
    """Have everybody see tables that only those who sat there have seen."""
    if tables:
        columns = models.tables.c
        these = update(models.tables).where(columns.id.in_(tables))
        await connection.execute(these.values(public=True, version=columns.version + 1))
