"""Friends: by a link of one's own, which can be made anew; always both ways."""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.company import Befriended, BlockedGuest, Company, FriendInfo
from ...protocol.refusal import Refusal
from .. import models
from ..clock import ServerClock
from ..keepers.head_count import HeadCount
from ..people.ids import new_key
from ..store import Store
from .blocks import apart, unfriend

MOST_FRIENDS = 300


class Friends:
    """The friends that are kept in the store."""

    def __init__(self, store: Store, clock: ServerClock, head_count: HeadCount) -> None:
        self._store = store
        self._now = clock.world
        self._head_count = head_count

    async def company(self, guest: str) -> Company:
        """Somebody's friends, those who are here first; whom they have blocked; and their link."""
        links, blocked = models.friend_links.c, models.blocks
        async with self._store.reading() as connection:
            code = await connection.scalar(select(links.code).where(links.guest == guest))
            friends = await read_friends(connection, guest)
            people = models.guests.c
            wanted = select(people.id, people.name, blocked.c.since)
            wanted = wanted.join(blocked, blocked.c.blocked == people.id).where(blocked.c.guest == guest)
            rows = await connection.execute(wanted.order_by(blocked.c.since.desc(), people.id))
            shut_out = [BlockedGuest(*row) for row in rows]
        if friends:
            counted = await self._head_count.take([friend.guest for friend in friends])
            present = counted.guests | counted.visitors
            for friend in friends:
                friend.here = friend.guest in present
        return Company(sorted(friends, key=lambda friend: not friend.here), shut_out, code)

    async def new_code(self, guest: str) -> str:
        """A new link; nobody makes friends by the old one any more."""
        code, now = new_key(), self._now()
        row = self._store.insert(models.friend_links).values(guest=guest, code=code, made_at=now)
        renewed = row.on_conflict_do_update(index_elements=["guest"], set_={"code": code, "made_at": now})
        async with self._store.writing() as connection:
            await connection.execute(renewed)
        return code

    async def look(self, guest: str | None, code: str) -> Befriended:
        """Whose link this is, before one follows it; Refusal if it is nobody's."""
        async with self._store.reading() as connection:
            return await self._owner(connection, guest, code)

    async def befriend(self, guest: str, code: str) -> Befriended:
        """Follow somebody's link: both are friends from now on."""
        now = self._now()
        async with self._store.writing() as connection:
            owner = await self._owner(connection, guest, code)
            if owner.yours:
                raise Refusal.of("bad-request", "not-yourself", field="code")
            if owner.friends:
                return owner
            for one in (guest, owner.guest):
                await must_have_room(connection, one)
            for one, other in ((guest, owner.guest), (owner.guest, guest)):
                row = self._store.insert(models.friends).values(guest=one, friend=other, since=now)
                await connection.execute(row.on_conflict_do_nothing())
        return Befriended(owner.guest, owner.name, friends=True)

    async def part(self, guest: str, friend: str) -> None:
        """End a friendship; Refusal if there is none."""
        async with self._store.writing() as connection:
            if not await unfriend(connection, guest, friend):
                raise Refusal.of("no-such-guest", "no-such-friend")

    async def must_be_friends(self, guest: str, others: list[str]) -> None:
        """Refusal unless all of the others are friends of that guest, each named once."""
        pair = models.friends.c
        known = select(pair.friend).where((pair.guest == guest) & pair.friend.in_(others))
        async with self._store.reading() as connection:
            found = set(await connection.scalars(known))
        if found != set(others) or len(found) < len(others):
            raise Refusal.of("no-such-guest", "no-such-friend", field="guests")

    async def _owner(self, connection: AsyncConnection, guest: str | None, code: str) -> Befriended:
        """Whose link this is; for who is blocked, or has blocked them, it is nobody's."""
        links, people, pair = models.friend_links.c, models.guests.c, models.friends.c
        wanted = select(people.id, people.name).join(models.friend_links, links.guest == people.id)
        row = (await connection.execute(wanted.where(links.code == code))).first()
        if row is None or (guest is not None and await apart(connection, guest, [row.id])):
            raise Refusal.of("link-used-up", "no-such-friend-link")
        already = select(pair.guest).where((pair.guest == guest) & (pair.friend == row.id))
        friends = guest is not None and await connection.scalar(already) is not None
        return Befriended(row.id, row.name, friends, row.id == guest)


async def must_have_room(connection: AsyncConnection, guest: str) -> None:
    """Refusal if somebody has as many friends as one may."""
    number = await connection.scalar(select(func.count()).where(models.friends.c.guest == guest))
    if (number or 0) >= MOST_FRIENDS:
        raise Refusal.of("not-now", "too-many-friends", most=MOST_FRIENDS)


async def read_friends(connection: AsyncConnection, guest: str) -> list[FriendInfo]:
    """Somebody's friends, by name."""
    pair, people = models.friends.c, models.guests.c
    wanted = select(people.id, people.name, pair.since, people.seen_at)
    wanted = wanted.join(models.friends, pair.friend == people.id).where(pair.guest == guest)
    rows = await connection.execute(wanted.order_by(func.lower(people.name), people.id))
    return [FriendInfo(row.id, row.name, row.since, seen_at=row.seen_at) for row in rows]


async def forget_company(connection: AsyncConnection, guests: list[str]) -> None:
    """Nobody is a friend of these guests any more, nor has blocked them."""
    for column in (models.friends.c.friend, models.blocks.c.blocked):
        await connection.execute(delete(column.table).where(column.in_(guests)))
