"""Quick matches: somebody is sat down where others wait for the same game, or waits there for others.

All of it is one transaction, and such transactions come one after the other on all nodes, so that two who
seek at the same moment find each other.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.clock_settings import ClockSetting, LiveClock, NoClock, SlowClock
from ...protocol.company import MatchPace, WaitingMatch
from ...table import MatchSettings
from .. import models
from ..keepers.head_count import HeadCount
from ..lobby.lobby import Lobby, Outcome
from ..lobby.tables import (
    IN,
    LISTED_DAYS,
    MATCH,
    PERSON,
    WAITING,
    Table,
    TableSeat,
    fetch_all,
    insert,
    lock,
    may_open_another,
    must_fetch,
)
from ..people.guests import Guest
from .blocks import apart

PACES: dict[MatchPace, ClockSetting] = {
    "none": NoClock(),
    "fast": LiveClock(turn_seconds=30, reserve_seconds=300),
    "live": LiveClock(),
    "slow": SlowClock(),
}
MATCH_LOCK = 0x6D617463  # any number, as long as all nodes lock the same
MOST_WAITING = 100
"""Tables that are looked at, the longest waiting first."""
COMING_MS = 20_000
"""How long somebody who has just sat down may take to open the table's page."""
COUNT_SECONDS = 2.0
"""How long a count of who is where is good for, where people only look."""


class QuickMatch:
    """Finds tables for people, and people for tables."""

    def __init__(self, lobby: Lobby, head_count: HeadCount) -> None:
        self._lobby = lobby
        self._tables = lobby.tables
        self._head_count = head_count
        self._counted_at = 0.0
        self._here: dict[str, set[str]] = {}

    async def seek(self, guest: Guest, setting: MatchSettings) -> list[Outcome]:
        """Sit somebody down where it is played so, or set a table up; what that has led to, its own last.

        Who seeks something else already gives that up; who seeks the same goes on waiting.
        """
        await self._count(good_for=0)
        outcomes = []
        for table in await self._sought_by(guest.id):
            if fits(table, setting):
                return [Outcome(table)]
            outcomes.append(await self._lobby.leave(table.id, guest))
        async with self._tables.store.writing() as connection:
            if self._tables.store.on_postgres:
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MATCH_LOCK})
            for table in await self._open_to(connection, guest.id, setting.game):
                if fits(table, setting):
                    await lock(connection, table.id)
                    there = await must_fetch(connection, table.id)
                    if waits(there):
                        return [*outcomes, await self._lobby.seat_at(connection, there, guest.id)]
            return [*outcomes, await self._set_up(connection, guest.id, setting)]

    async def waiting(self, guest: str | None) -> list[WaitingMatch]:
        """Who waits for whom, as far as that guest, or a stranger, could be matched with them."""
        await self._count()
        async with self._tables.store.reading() as connection:
            tables = await self._open_to(connection, guest)
        told = ((table, pace_of(table.setting.clock)) for table in tables)
        return [waiting_match(table, pace) for table, pace in told if pace is not None]

    async def table_of(self, guest: str) -> str | None:
        """The table at which somebody waits for a match."""
        return next((table.id for table in await self._sought_by(guest)), None)

    async def _sought_by(self, guest: str) -> list[Table]:
        """Where somebody waits for a match."""
        tables, members = models.tables.c, models.members.c
        came = select(members.tbl).where((members.guest == guest) & (members.role == IN))
        mine = (tables.status == WAITING) & (tables.occasion == MATCH) & tables.id.in_(came)
        async with self._tables.store.reading() as connection:
            found = await fetch_all(connection, select(models.tables).where(mine))
        return [table for table in found if table.seats_of(guest)]

    async def _set_up(self, connection: AsyncConnection, guest: str, setting: MatchSettings) -> Outcome:
        """A table that others find, and that starts by itself."""
        await may_open_another(connection, guest, self._lobby.most_open)
        seats = [TableSeat(PERSON, guest), *[TableSeat()] * (setting.players - 1)]
        table = await insert(connection, self._tables.now(), setting, True, guest, seats, MATCH)
        return Outcome(await must_fetch(connection, table))

    async def _open_to(
        self, connection: AsyncConnection, guest: str | None, game: str | None = None
    ) -> list[Table]:
        """Public tables at which people wait, who are there, for whom that guest would be no trouble."""
        tables = models.tables.c
        since = self._tables.now() - LISTED_DAYS * 86_400_000
        wanted = select(models.tables).where(
            tables.public & (tables.status == WAITING) & (tables.created_at >= since)
        )
        if game is not None:
            wanted = wanted.where(tables.game == game)
        wanted = wanted.order_by(tables.created_at, tables.id).limit(MOST_WAITING)
        found = [table for table in await fetch_all(connection, wanted) if waits(table)]
        coming = await self._coming(connection, [table.id for table in found])
        there = [table for table in found if self._attended(table, coming.get(table.id, set()))]
        if guest is None:
            return there
        strangers = {one for table in there for one in people_at(table)}
        blocked = await apart(connection, guest, strangers)
        return [
            table for table in there if guest not in table.members and not blocked & set(people_at(table))
        ]

    async def _coming(self, connection: AsyncConnection, tables: list[str]) -> dict[str, set[str]]:
        """Who has come to these tables only just now, and may not be connected yet."""
        members = models.members.c
        lately = members.at >= self._tables.now() - COMING_MS
        wanted = select(members.tbl, members.guest).where(members.tbl.in_(tables) & lately)
        coming: dict[str, set[str]] = {}
        for row in await connection.execute(wanted):
            coming.setdefault(row.tbl, set()).add(row.guest)
        return coming

    def _attended(self, table: Table, coming: set[str]) -> bool:
        """Whether all who sit there are there; where a turn takes days nobody need be."""
        present = self._here.get(table.id, set()) | coming
        return isinstance(table.setting.clock, SlowClock) or present >= set(people_at(table))

    async def _count(self, good_for: float = COUNT_SECONDS) -> None:
        """Find out who is at which table, on all nodes, unless that was done so many seconds ago."""
        now = time.monotonic()
        if now - self._counted_at > good_for:
            self._counted_at = now
            self._here = (await self._head_count.take()).here


def fits(table: Table, setting: MatchSettings) -> bool:
    """Whether at a table it is played as somebody wishes."""
    there = table.setting
    same = (there.game, there.players, there.variant) == (setting.game, setting.players, setting.variant)
    return same and (there.clock, there.rated) == (setting.clock, setting.rated) and there.start is None


def waits(table: Table) -> bool:
    """Whether people alone wait at a table for others."""
    taken = [seat for seat in table.seats if seat.occupied]
    people = bool(taken) and all(seat.kind == PERSON for seat in taken)
    return table.status == WAITING and people and len(taken) < len(table.seats)


def people_at(table: Table) -> Iterable[str]:
    """Who sits at a table, and its host."""
    return {table.host, *(seat.guest for seat in table.seats if seat.guest is not None)}


def pace_of(clock: ClockSetting) -> MatchPace | None:
    """The pace of a clock, if it is one of those that are sought."""
    return next((pace for pace, its in PACES.items() if its == clock), None)


def waiting_match(table: Table, pace: MatchPace) -> WaitingMatch:
    """Those at a table, as others are told of them."""
    names = [seat.name for seat in table.seats if seat.occupied]
    setting = table.setting
    return WaitingMatch(setting.game, setting.variant, setting.players, pace, names, setting.counts)
