"""What was kept long enough, found and removed a few rows at a time.

Each of these goes on until nothing of its kind is left; after every short transaction it tells how many rows
are gone, so that who asks can wait before the next.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import sqlalchemy
from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import models
from ..lobby.tables import ABANDONED, FINISHED, PLAYING
from ..own_data.forgotten_guests import Forgetting, forget_own, forget_review, referred_to, unfinished
from ..store import Store
from ..tournaments.kept import forget_tournament

logger = logging.getLogger(__name__)
ROWS = 100
"""Rows that are removed in one transaction."""


async def remove_rows(
    store: Store, table: sqlalchemy.Table, outlived: ColumnElement[bool]
) -> AsyncIterator[int]:
    """Rows of a table that nothing refers to."""
    key = list(table.primary_key.columns)
    found = select(*key).where(outlived).limit(ROWS)
    # One by one: for a list of keys of several columns SQLite would look through the whole table.
    gone = delete(table).where(and_(*(column == bindparam(f"key_{column.name}") for column in key)))
    while True:
        async with store.writing() as connection:
            rows = (await connection.execute(found)).all()
            if rows:
                names = [f"key_{column.name}" for column in key]
                await connection.execute(gone, [dict(zip(names, row, strict=True)) for row in rows])
        yield len(rows)
        if len(rows) < ROWS:
            return


async def remove_chat(store: Store, since: int) -> AsyncIterator[int]:
    """What was said before that at tables whose games were over by then."""
    tables, said = models.tables.c, models.chat.c
    over = tables.status.in_((FINISHED, ABANDONED)) & (tables.finished_at < since)
    outlived = (said.at < since) & exists().where((tables.id == said.tbl) & over)
    async for gone in remove_rows(store, models.chat, outlived):
        yield gone


async def remove_notices(store: Store, since: int) -> AsyncIterator[int]:
    """Notices sent before that, of games that aren't played any more: none of them would be sent again."""
    tables, sent = models.tables.c, models.notices.c
    played = exists().where((tables.id == sent.tbl) & (tables.status == PLAYING))
    async for gone in remove_rows(store, models.notices, (sent.at < since) & ~played):
        yield gone


async def remove_tournaments(store: Store, since: int) -> AsyncIterator[int]:
    """Tournaments that were over before that; their tables have their own time."""
    tournaments = models.tournaments.c
    async for gone in remove_each(store, tournaments.id, tournaments.finished_at < since, forget_tournament):
        yield gone


async def remove_reviews(store: Store, since: int) -> AsyncIterator[int]:
    """Reviews that were asked for first before that, with what was thought of their turns."""
    reviews = models.reviews.c
    async for gone in remove_each(store, reviews.id, reviews.created_at < since, forget_review):
        yield gone


async def remove_each(
    store: Store,
    id: ColumnElement[str],
    outlived: ColumnElement[bool],
    forget: Callable[[AsyncConnection, str], Awaitable[None]],
) -> AsyncIterator[int]:
    """Things that others refer to, each with all that belongs to it."""
    oldest = select(id).where(outlived).limit(ROWS)
    while True:
        async with store.reading() as connection:
            found = list(await connection.scalars(oldest))
        for one in found:
            async with store.writing() as connection:
                await forget(connection, one)
            yield 1
        if len(found) < ROWS:
            return


def never_played(since: int) -> ColumnElement[bool]:
    """Whether a guest was last here before that, never played, and left no way to get back in or act."""
    guests, seats, tables = models.guests.c, models.seats.c, models.tables.c
    began = (seats.guest == guests.id) & (tables.id == seats.tbl) & tables.started_at.is_not(None)
    acts = exists().where(models.tokens.c.guest == guests.id)
    solves = exists().where(models.puzzle_attempts.c.guest == guests.id)
    return idle(since) & guests.email.is_(None) & ~acts & ~solves & ~exists().where(began)


def idle(since: int) -> ColumnElement[bool]:
    """Whether a guest, who is no keeper, was last here before that."""
    guests = models.guests.c
    keeper = exists().where(models.keepers.c.guest == guests.id)
    return (guests.seen_at < since) & guests.deleted_at.is_(None) & ~keeper


async def forget_guests(
    store: Store, forgetting: Forgetting, outlived: ColumnElement[bool]
) -> AsyncIterator[int]:
    """Guests: those who have left no trace at once, the others one by one."""
    guests = models.guests.c
    wanted = select(guests.id).where(outlived).order_by(guests.seen_at).limit(ROWS)
    while True:
        async with store.writing() as connection:
            found = [row.id for row in await connection.execute(wanted)]
            await forget_own(connection, found)
            bare = delete(models.guests).where(guests.id.in_(found) & ~referred_to())
            gone = {row.id for row in await connection.execute(bare.returning(guests.id))}
        yield len(gone)
        for guest in found:
            if guest not in gone:
                yield await forget(forgetting, guest)
        if len(found) < ROWS:
            return


async def forget(forgetting: Forgetting, guest: str) -> int:
    """Forget one guest; what goes wrong with one keeps nobody from forgetting the next."""
    try:
        await forgetting.forget(guest, wipe=False)
    except Exception:
        logger.exception("a guest could not be forgotten; it is tried again later")
        return 0
    return 1


async def finish_forgetting(store: Store, forgetting: Forgetting) -> AsyncIterator[int]:
    """Guests who were to be forgotten when a server ended; and ids to which nothing refers any more."""
    async with store.reading() as connection:
        found = [row.id for row in await connection.execute(unfinished().limit(ROWS))]
    for guest in found:
        yield await forget(forgetting, guest)
    shells = models.guests.c.deleted_at.is_not(None) & ~referred_to()
    async for gone in remove_rows(store, models.guests, shells):
        yield gone


async def remove_table(store: Store, table: str) -> AsyncIterator[int]:
    """A table with all that belongs to it; its log from the end, so that what is left always tells a game."""
    log, reviews = models.log.c, models.reviews.c
    last = select(log.ply).where((log.tbl == table) & (log.ply > 0)).order_by(log.ply.desc()).limit(ROWS)
    while True:
        async with store.writing() as connection:
            plies = list(await connection.scalars(last))
            await connection.execute(delete(models.log).where((log.tbl == table) & log.ply.in_(plies)))
        yield len(plies)
        if len(plies) < ROWS:
            break
    async for gone in remove_rows(store, models.chat, models.chat.c.tbl == table):
        yield gone
    async with store.writing() as connection:
        await connection.execute(delete(models.log).where(log.tbl == table))
        for review in list(await connection.scalars(select(reviews.id).where(reviews.tbl == table))):
            await forget_review(connection, review)
        for there, column in belonging_to_tables():
            await connection.execute(delete(there).where(column == table))
        await connection.execute(delete(models.tables).where(models.tables.c.id == table))
    yield 1


def belonging_to_tables() -> Sequence[tuple[sqlalchemy.Table, ColumnElement[str]]]:
    """Where rows are kept that belong to a table at which people play; what refers to others first."""
    return [
        (table, column)
        for table in reversed(models.metadata.sorted_tables)
        for column in table.columns
        if column.references(models.tables.c.id)
    ]
