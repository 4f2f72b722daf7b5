"""Forgetting a guest: everything of theirs goes; games they have played stay, with the name taken out.

Who they were ends with the first transaction, and can't come back. The rest is done table by table, each in a
short transaction of its own; should the server end meanwhile, a sweep finds what is left and goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from sqlalchemy import ColumnElement, Select, delete, exists, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.refusal import Refusal
from .. import models
from ..clock import ServerClock
from ..company.friends import forget_company
from ..keepers.reports import forget_guest
from ..lobby.lobby import Lobby, Outcome
from ..lobby.tables import ASKED, BOT, IN, PLAYING, REMOVED, WAITING, lock
from ..people.guests import Guest
from ..play.hub import Hub
from ..store import Store
from ..tournaments.desk import TournamentDesk

OF_THEIR_OWN = (
    models.links,
    models.tokens,
    models.subscriptions,
    models.signed_out,
    models.notices,
    models.puzzle_attempts,
    models.puzzle_days,
    models.ratings,
    models.friend_links,
    models.friends,
    models.blocks,
    models.game_notes,
    models.comments,
)
"""What concerns nobody else, and what they have said of games."""
NO_RATING = dict.fromkeys(("value_before", "deviation_before", "value_after", "deviation_after"))
"""What a rating in a result becomes once nobody has it any more."""
PAUSE = 2.0
"""How many times as long as a step takes the house is left alone after it."""

logger = logging.getLogger(__name__)


class Forgetting:
    """Forgets guests."""

    def __init__(
        self, store: Store, lobby: Lobby, hub: Hub, tournaments: TournamentDesk, clock: ServerClock
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._hub = hub
        self._tournaments = tournaments
        self._now = clock.world

    async def forget(self, guest: str, wipe: bool = True) -> None:
        """Forget somebody, wholly, or what is left of them since it was begun; `wipe` the journal, too."""
        await self._end_identity(guest)
        self._hub.guest_gone(guest)
        await self._tournaments.forget(guest)
        nobody = Guest(guest, "", "en", 0)
        for table in await self._open_tables(guest):
            await self._leave(table, nobody)
        for table in await self._tables(guest):
            begun = time.perf_counter()
            try:
                async with self._store.writing() as connection:
                    await forget_at(connection, table, guest)
            except (msgspec.MsgspecError, LookupError, TypeError):
                logger.exception("nobody can be taken out of table %s: its log is damaged", table)
            await asyncio.sleep((time.perf_counter() - begun) * PAUSE)
        await self._forget_reviews(guest)
        self._hub.guest_gone(guest)
        async with self._store.writing() as connection:
            await connection.execute(
                delete(models.guests).where((models.guests.c.id == guest) & ~referred_to())
            )
        if wipe:
            await self._store.wipe()

    async def _end_identity(self, guest: str) -> None:
        """Nobody is this guest any more, on any device."""
        guests = models.guests.c
        async with self._store.writing() as connection:
            await connection.execute(
                update(models.guests)
                .where((guests.id == guest) & guests.deleted_at.is_(None))
                .values(
                    name="",
                    language="en",
                    email=None,
                    mailbox=None,
                    preferences=None,
                    public=False,
                    generation=guests.generation + 1,
                    created_at=0,
                    seen_at=None,
                    deleted_at=self._now(),
                )
            )
            await forget_own(connection, [guest])
            await forget_guest(connection, guest)

    async def _open_tables(self, guest: str) -> list[str]:
        """Where they are, and something can still happen."""
        here = (models.members.c.guest == guest) & models.members.c.role.in_((IN, ASKED))
        open_ones = models.tables.c.status.in_((WAITING, PLAYING))
        wanted = select(models.tables.c.id).join(models.members, models.members.c.tbl == models.tables.c.id)
        async with self._store.reading() as connection:
            return list(await connection.scalars(wanted.where(here & open_ones)))

    async def _leave(self, table: str, guest: Guest) -> None:
        """Close a table that waits for its host; leave any other, where a bot then stands in."""
        try:
            there = await self._lobby.tables.load(table)
            if there is not None and there.status == WAITING and there.host == guest.id:
                outcome = await self._lobby.close(table, guest)
            else:
                outcome = await self._lobby.leave(table, guest, for_good=True)
        except Refusal:  # the table has changed meanwhile, and needs nobody to leave it
            outcome = None
        if outcome is not None:
            await self._tell(outcome)

    async def _tell(self, outcome: Outcome) -> None:
        for seat in outcome.vacated:
            await self._hub.rooms.stand_in(outcome.table.id, seat)
        await self._hub.table_changed(outcome.table.id)

    async def _tables(self, guest: str) -> list[str]:
        """All tables at which they have been."""
        seats, members, chat = models.seats.c, models.members.c, models.chat.c
        wanted = union(
            select(seats.tbl).where(seats.guest == guest),
            select(members.tbl).where(members.guest == guest),
            select(chat.tbl).where((chat.guest == guest) & (chat.text != "")),
        )
        async with self._store.reading() as connection:
            return list(await connection.scalars(wanted))

    async def _forget_reviews(self, guest: str) -> None:
        """The records that they have brought along go, with what was thought of them."""
        async with self._store.reading() as connection:
            mine = list(
                await connection.scalars(select(models.reviews.c.id).where(models.reviews.c.guest == guest))
            )
        for review in mine:
            async with self._store.writing() as connection:
                await forget_review(connection, review)


def unfinished() -> Select[tuple[str]]:
    """Guests who were to be forgotten, and are not yet: the last to go is that they came somewhere."""
    guests, members = models.guests.c, models.members.c
    left = exists().where(members.guest == guests.id) | exists().where(models.reviews.c.guest == guests.id)
    left |= exists().where((models.entrants.c.guest == guests.id) & models.entrants.c.here)
    return select(guests.id).where(guests.deleted_at.is_not(None) & left)


def referred_to() -> ColumnElement[bool]:
    """Whether anything that is kept still refers to a guest."""
    found: ColumnElement[bool] = exists().where(models.reviews.c.guest == models.guests.c.id)
    for table in models.metadata.sorted_tables:
        for column in table.columns:
            if column.references(models.guests.c.id):
                found = found | exists().where(column == models.guests.c.id)
    return found


async def forget_own(connection: AsyncConnection, guests: list[str]) -> None:
    """Delete what is of these guests alone, and that they are anybody's friends."""
    for table in OF_THEIR_OWN:
        await connection.execute(delete(table).where(table.c.guest.in_(guests)))
    await forget_company(connection, guests)


async def forget_at(connection: AsyncConnection, table: str, guest: str) -> None:
    """Take a guest out of a table: off the names of its seats, log and review, and what they said."""
    await lock(connection, table)
    seats, chat, members = models.seats.c, models.chat.c, models.members.c
    mine = (seats.tbl == table) & (seats.guest == guest)
    numbers = list(await connection.scalars(select(seats.seat).where(mine)))
    came = (members.tbl == table) & (members.guest == guest)
    if await connection.scalar(select(members.role).where(came)) == REMOVED:
        # A bot has had their seat since then, but not when the log began.
        lost = (seats.tbl == table) & (seats.kind == BOT)
        numbers += await connection.scalars(select(seats.seat).where(lost))
    if numbers:
        await connection.execute(update(models.seats).where(mine).values(name=""))
        numbers = await take_out_of_log(connection, table, numbers)
        await take_out_of_review(connection, table, numbers)
    result = (models.results.c.tbl == table) & (models.results.c.guest == guest)
    await connection.execute(update(models.results).where(result).values(guest=None, **NO_RATING))
    said = (chat.tbl == table) & (chat.guest == guest)
    await connection.execute(update(models.chat).where(said).values(name="", text=""))
    await connection.execute(delete(models.members).where(came))


async def take_out_of_log(connection: AsyncConnection, table: str, seats: list[int]) -> list[int]:
    """Take people's names out of the first line of a log, and nothing else; return on which of the seats."""
    log = models.log.c
    first = (log.tbl == table) & (log.ply == 0)
    line = await connection.scalar(select(log.entry).where(first))
    if line is None:
        return []
    entry = msgspec.json.decode(line)
    players = entry[4]["seats"]
    people = [seat for seat in seats if players[seat].get("kind") != BOT]
    for seat in people:
        players[seat].pop("name", None)
    await connection.execute(update(models.log).where(first).values(entry=msgspec.json.encode(entry)))
    return people


async def take_out_of_review(connection: AsyncConnection, table: str, seats: list[int]) -> None:
    """Take names out of the review of a table's game: seats are called there as any without a name."""
    reviews = models.reviews.c
    this = reviews.source == f"table:{table}"
    text = await connection.scalar(select(reviews.record).where(this))
    if text is None:
        return
    record = msgspec.json.decode(text)
    for seat in seats:
        record["seats"][seat] = f"seat{seat}"
    written = msgspec.json.encode(record).decode()
    await connection.execute(update(models.reviews).where(this).values(record=written))


async def forget_review(connection: AsyncConnection, review: str) -> None:
    """Delete a review, and what was thought and said of its turns."""
    await connection.execute(delete(models.comments).where(models.comments.c.review == review))
    await connection.execute(delete(models.judgements).where(models.judgements.c.review == review))
    await connection.execute(delete(models.reviews).where(models.reviews.c.id == review))
