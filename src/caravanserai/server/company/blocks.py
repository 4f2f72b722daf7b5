"""Whom somebody has blocked: these can't befriend, challenge or be matched with them; nobody is told."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.refusal import Refusal
from .. import models
from ..clock import ServerClock
from ..people.ids import is_id
from ..store import Store

MOST_BLOCKED = 1000


class Blocks:
    """The blocks that are kept in the store."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._now = clock.world

    async def add(self, guest: str, whom: str) -> None:
        """Block somebody; whoever was a friend isn't any more."""
        guests, mine = models.guests.c, models.blocks.c
        if whom == guest:
            raise Refusal.of("bad-request", "not-yourself", field="guest")
        async with self._store.writing() as connection:
            there = select(guests.id).where((guests.id == whom) & guests.deleted_at.is_(None))
            if not is_id(whom) or await connection.scalar(there) is None:
                raise Refusal.of("no-such-guest", "no-such-guest", field="guest")
            number = await connection.scalar(select(func.count()).where(mine.guest == guest))
            if (number or 0) >= MOST_BLOCKED:
                raise Refusal.of("not-now", "too-many-blocked", most=MOST_BLOCKED)
            row = self._store.insert(models.blocks).values(guest=guest, blocked=whom, since=self._now())
            await connection.execute(row.on_conflict_do_nothing())
            await unfriend(connection, guest, whom)

    async def remove(self, guest: str, whom: str) -> None:
        """Unblock somebody; nothing happens if they weren't."""
        mine = models.blocks.c
        async with self._store.writing() as connection:
            await connection.execute(
                delete(models.blocks).where((mine.guest == guest) & (mine.blocked == whom))
            )

    async def of(self, guest: str) -> frozenset[str]:
        """Whom a guest has blocked."""
        mine = models.blocks.c
        async with self._store.reading() as connection:
            found = await connection.scalars(select(mine.blocked).where(mine.guest == guest))
            return frozenset(found)

    async def between(self, guest: str, others: Collection[str]) -> set[str]:
        """Those of the others who have blocked that guest, or whom the guest has blocked."""
        async with self._store.reading() as connection:
            return await apart(connection, guest, others)


async def blocks(connection: AsyncConnection, guest: str, whom: str) -> bool:
    """Whether somebody has blocked somebody else."""
    mine = models.blocks.c
    this = select(mine.guest).where((mine.guest == guest) & (mine.blocked == whom))
    return await connection.scalar(this) is not None


async def apart(connection: AsyncConnection, guest: str, others: Collection[str]) -> set[str]:
    """Those of the others between whom and that guest there is a block, whoever made it."""
    both = models.blocks.c
    mine = (both.guest == guest) & both.blocked.in_(others)
    theirs = (both.blocked == guest) & both.guest.in_(others)
    rows = await connection.execute(select(both.guest, both.blocked).where(or_(mine, theirs)))
    return {row.blocked if row.guest == guest else row.guest for row in rows}


async def unfriend(connection: AsyncConnection, one: str, other: str) -> int:
    """End a friendship, both ways; how many rows that were."""
    pair = models.friends.c
    both = ((pair.guest == one) & (pair.friend == other)) | ((pair.guest == other) & (pair.friend == one))
    gone = await connection.execute(delete(models.friends).where(both))
    return gone.rowcount
