"""What keepers see of the house, as the store tells it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import cast

from sqlalchemy import ColumnElement, Select, case, func, or_, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.keepers import (
    Act,
    ActInfo,
    GuestLine,
    HouseInvitation,
    HouseTable,
    ReportInfo,
    SanctionInfo,
    SanctionKind,
)
from ...protocol.messages import MemberInfo
from .. import models
from ..clock import ServerClock
from ..lobby.table_info import table_info
from ..lobby.tables import Table, fetch_all
from ..store import Store
from .acts import OF_REVIEW
from .head_count import Counted

PAGE = 50
"""Lines of a list that are told at once."""
NEWEST = 5
DAY = 86_400_000


class Overview:
    """Reads for keepers; nothing is changed."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._clock = clock

    async def numbers(self) -> tuple[int, int, int, int]:
        """How many guests there are, and came in the last day; reports that are open, sanctions in force."""
        guests, reports = models.guests.c, models.reports.c
        today = func.sum(case((guests.created_at > self._clock.world() - DAY, 1), else_=0))
        async with self._store.reading() as connection:
            everybody = (
                await connection.execute(select(func.count(), today).where(guests.deleted_at.is_(None)))
            ).one()
            open_reports = select(func.count()).where(reports.settled_at.is_(None))
            in_force = select(func.count()).where(self._in_force())
            return (
                everybody[0],
                everybody[1] or 0,
                await connection.scalar(open_reports) or 0,
                await connection.scalar(in_force) or 0,
            )

    async def tables_by_status(self) -> dict[str, int]:
        """How many tables there are of each status."""
        status = models.tables.c.status
        async with self._store.reading() as connection:
            rows = await connection.execute(select(status, func.count()).group_by(status))
            return {row[0]: row[1] for row in rows}

    async def database_bytes(self) -> int:
        """How large the database is."""
        asked = "select pg_database_size(current_database())"
        if not self._store.on_postgres:
            asked = "select page_count * page_size from pragma_page_count(), pragma_page_size()"
        async with self._store.reading() as connection:
            return int(await connection.scalar(text(asked)) or 0)

    async def keepers(self) -> list[MemberInfo]:
        """Who looks after the house."""
        keepers, guests = models.keepers, models.guests.c
        wanted = select(guests.id, guests.name).join(keepers, keepers.c.guest == guests.id)
        async with self._store.reading() as connection:
            return [MemberInfo(*row) for row in await connection.execute(wanted.order_by(keepers.c.since))]

    # Guests

    async def guests(
        self,
        search: str = "",
        after: str | None = None,
        limit: int = PAGE,
        only: Collection[str] | None = None,
    ) -> list[GuestLine]:
        """Guests, newest first: those whose name has this in it, or whose id it is."""
        guests = models.guests.c
        wanted = select(guests.id, guests.name, guests.language, guests.created_at, guests.seen_at)
        wanted = wanted.where(guests.deleted_at.is_(None))
        if search:
            wanted = wanted.where(named_like(search))
        if only is not None:
            wanted = wanted.where(guests.id.in_(only))
        if after is not None:
            that = select(guests.created_at).where(guests.id == after).scalar_subquery()
            wanted = wanted.where(tuple_(guests.created_at, guests.id) < tuple_(that, after))
        wanted = wanted.order_by(guests.created_at.desc(), guests.id.desc()).limit(limit)
        async with self._store.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            games = await games_of(connection, ids)
            role = select(models.keepers.c.guest).where(models.keepers.c.guest.in_(ids))
            keepers = set(await connection.scalars(role))
            of_them = self._in_force() & models.sanctions.c.guest.in_(ids)
            sanctions = await self._sanctions(connection, of_them)
        return [
            GuestLine(
                id=row.id,
                name=row.name,
                language=row.language,
                created_at=row.created_at,
                seen_at=row.seen_at or row.created_at,
                games=games.get(row.id, 0),
                keeper=row.id in keepers,
                sanctions=[one for one in sanctions if one.guest and one.guest.guest == row.id],
            )
            for row in rows
        ]

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        """What guests are called."""
        async with self._store.reading() as connection:
            return await names_of(connection, guests)

    # Tables

    async def tables(self, status: str | None, after: str | None, limit: int = PAGE) -> list[Table]:
        """Tables of that status, or all, newest first."""
        tables = models.tables.c
        wanted = select(models.tables)
        if status is not None:
            wanted = wanted.where(tables.status == status)
        if after is not None:
            that = select(tables.created_at).where(tables.id == after).scalar_subquery()
            wanted = wanted.where(tuple_(tables.created_at, tables.id) < tuple_(that, after))
        wanted = wanted.order_by(tables.created_at.desc(), tables.id.desc()).limit(limit)
        async with self._store.reading() as connection:
            return await fetch_all(connection, wanted)

    async def house_tables(self, tables: Sequence[Table], counted: Counted) -> list[HouseTable]:
        """Tables as keepers see them, with who is there."""
        about = {table.host for table in tables}
        about |= {guest for table in tables for guest in counted.here.get(table.id, ())}
        names = await self.names(about)
        return [house_table(table, counted, names) for table in tables]

    # Sanctions, reports, acts, invitations

    async def sanctions(self) -> list[SanctionInfo]:
        """All that are in force, newest first."""
        async with self._store.reading() as connection:
            return await self._sanctions(connection, self._in_force())

    async def sanction(self, id: str) -> SanctionInfo:
        """One that was made just now."""
        async with self._store.reading() as connection:
            [made] = await self._sanctions(connection, models.sanctions.c.id == id)
            return made

    async def _sanctions(
        self, connection: AsyncConnection, wanted: ColumnElement[bool]
    ) -> list[SanctionInfo]:
        kept = models.sanctions.c
        asked = select(models.sanctions).where(wanted).order_by(kept.created_at.desc(), kept.id)
        rows = (await connection.execute(asked)).all()
        names = await names_of(connection, [id for row in rows for id in (row.guest, row.keeper) if id])
        return [
            SanctionInfo(
                id=row.id,
                kind=cast(SanctionKind, row.kind),
                created_at=row.created_at,
                why=row.why,
                reason=row.reason,
                until=row.until,
                guest=member(row.guest, names),
                network=row.network,
                by=member(row.keeper, names),
            )
            for row in rows
        ]

    def _in_force(self) -> ColumnElement[bool]:
        """The sanctions that have not ended."""
        until = models.sanctions.c.until
        return until.is_(None) | (until > self._clock.world())

    async def reports(self, settled: bool, after: int | None = None) -> list[ReportInfo]:
        """Reports that wait, or that are settled, newest first."""
        reports, said = models.reports.c, models.chat.c
        there = (said.tbl == reports.tbl) & (said.n == reports.n) & (said.text != "")
        comments = models.comments.c
        commented = (reports.tbl == OF_REVIEW + comments.review) & (comments.n == reports.n)
        still = func.coalesce(said.n, comments.n).label("still")
        wanted: Select[tuple[object, ...]] = select(models.reports, still)
        wanted = wanted.outerjoin(models.chat, there).outerjoin(models.comments, commented)
        state = reports.settled_at.is_not(None) if settled else reports.settled_at.is_(None)
        wanted = wanted.where(state if after is None else state & (reports.id < after))
        async with self._store.reading() as connection:
            rows = (await connection.execute(wanted.order_by(reports.id.desc()).limit(PAGE))).all()
            names = await names_of(
                connection, [id for row in rows for id in (row.reporter, row.keeper) if id]
            )
        return [
            ReportInfo(
                id=row.id,
                table="" if row.tbl.startswith(OF_REVIEW) else row.tbl,
                review=row.tbl.removeprefix(OF_REVIEW) if row.tbl.startswith(OF_REVIEW) else None,
                n=row.n,
                said_at=row.said_at,
                guest=MemberInfo(row.guest, row.name),
                text=row.text,
                reporter=MemberInfo(row.reporter, names.get(row.reporter, "")),
                created_at=row.created_at,
                words=row.words,
                gone=row.still is None,
                settled_at=row.settled_at,
                by=member(row.keeper, names),
                outcome=row.outcome,
            )
            for row in rows
        ]

    async def acts(self, after: int | None = None, limit: int = PAGE) -> list[ActInfo]:
        """What keepers did, newest first."""
        audit = models.audit.c
        wanted = select(models.audit)
        if after is not None:
            wanted = wanted.where(audit.id < after)
        async with self._store.reading() as connection:
            rows = (await connection.execute(wanted.order_by(audit.id.desc()).limit(limit))).all()
            names = await names_of(connection, [id for row in rows for id in (row.guest, row.keeper) if id])
        return [
            ActInfo(
                id=row.id,
                at=row.at,
                act=cast(Act, row.act),
                by=member(row.keeper, names),
                guest=member(row.guest, names),
                network=row.network,
                table=row.tbl,
                n=row.n,
                until=row.until,
                reason=row.reason,
            )
            for row in rows
        ]

    async def invitations(self) -> list[HouseInvitation]:
        """Invitations to the house by which somebody may still come, newest first."""
        kept = models.invitations.c
        still = (kept.used < kept.uses) & (kept.expires_at > self._clock.world())
        async with self._store.reading() as connection:
            asked = select(models.invitations).where(still).order_by(kept.created_at.desc(), kept.id)
            rows = (await connection.execute(asked)).all()
            names = await names_of(connection, [row.keeper for row in rows if row.keeper])
        return [
            HouseInvitation(
                id=row.id,
                uses=row.uses,
                used=row.used,
                created_at=row.created_at,
                expires_at=row.expires_at,
                note=row.note,
                by=member(row.keeper, names),
            )
            for row in rows
        ]


def house_table(table: Table, counted: Counted, names: dict[str, str]) -> HouseTable:
    """A table as keepers see it; its invitation is none of their business."""
    here = counted.here.get(table.id, set())
    nameless = counted.nameless.get(table.id, 0)
    return HouseTable(
        table=table_info(table, None, here={one: names.get(one, "") for one in here}, nameless=nameless),
        host=MemberInfo(table.host, names.get(table.host, "")),
        created_at=table.created_at,
        started_at=table.started_at,
        finished_at=table.finished_at,
        here=[MemberInfo(guest, names.get(guest, "")) for guest in sorted(here)],
        nameless=nameless,
    )


def named_like(search: str) -> ColumnElement[bool]:
    """Guests whose name has this in it, whatever its case as far as the database knows, or whose id it is."""
    guests = models.guests.c
    words = {search, search.lower(), search.capitalize(), search.title(), search.upper()}
    like = [guests.name.contains(word, autoescape=True) for word in sorted(words)]
    return or_(guests.id == search, func.lower(guests.name).contains(search.lower(), autoescape=True), *like)


async def names_of(connection: AsyncConnection, guests: Iterable[str]) -> dict[str, str]:
    """What guests are called."""
    asked = select(models.guests.c.id, models.guests.c.name).where(models.guests.c.id.in_(set(guests)))
    return {row.id: row.name for row in await connection.execute(asked)}


async def games_of(connection: AsyncConnection, guests: Collection[str]) -> dict[str, int]:
    """At how many tables each of some guests has a seat."""
    seats = models.seats.c
    asked = select(seats.guest, func.count(seats.tbl.distinct())).where(seats.guest.in_(guests))
    return {row[0]: row[1] for row in await connection.execute(asked.group_by(seats.guest))}


def member(guest: str | None, names: dict[str, str]) -> MemberInfo | None:
    """Somebody by their name, if it is said who."""
    return None if guest is None else MemberInfo(guest, names.get(guest, ""))
