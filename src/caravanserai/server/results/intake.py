"""Results taken in when games are over: each once, in the order they ended, whatever crashes meanwhile.

What is still to be taken in stands in the database: a finished table without `counted_at`. So it doesn't
matter who notices, how often, or when; the transaction that sets it writes all that follows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...ratings import START, Rating, after_game, bot_estimate
from ...table import Match
from .. import models
from ..clock import ServerClock
from ..lobby.tables import Table, Tables
from ..lobby.unplayable import match_in_steps
from ..play.hub import Hub
from ..store import Store
from .counted_game import CountedGame, result_of

INTAKE_LOCK = 0x72617465  # any number, as long as all nodes lock the same
LOOK_SECONDS = 60.0
"""How often to look for games that ended on a node which ended, too."""
TRY_AGAIN_SECONDS = 5.0

logger = logging.getLogger(__name__)


class Intake:
    """Takes results in, beside all else."""

    def __init__(self, store: Store, tables: Tables, hub: Hub, clock: ServerClock) -> None:
        self._store = store
        self._tables = tables
        self._hub = hub
        self._now = clock.world
        self._unreadable: set[str] = set()
        """Tables whose log can't be read by this version."""
        self._wanted = asyncio.Event()

    def start(self) -> None:
        """Begin with the games that are over by now."""
        self._hub.rooms.when_finished.append(lambda _: self._wanted.set())
        self._hub.tasks.spawn(self._go_on())

    async def _go_on(self) -> None:
        while True:
            self._wanted.clear()
            wait = LOOK_SECONDS
            try:
                await self.take_all_in()
            except (SQLAlchemyError, OSError) as problem:
                logger.warning("results can't be taken in just now: %s", problem)
                wait = TRY_AGAIN_SECONDS
            try:
                async with asyncio.timeout(wait):
                    await self._wanted.wait()
            except TimeoutError:
                pass

    async def take_all_in(self) -> None:
        """Take all results in that are not yet, in the order in which the games ended."""
        while True:
            async with self._store.reading() as connection:
                table = await first_uncounted(connection, self._unreadable)
            if table is None:
                return
            result = await self._result_of(table)
            if result is None:
                self._unreadable.add(table)
            elif await self._take_in(result):
                await self._hub.table_changed(table)

    async def _result_of(self, table: str) -> CountedGame | None:
        """How a table's game came out; None if that can't be read here."""
        try:
            found = await self._tables.load(table)
            match = None if found is None else await self._match_of(found)
            return None if found is None or match is None else result_of(found, match)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as problem:  # one damaged game must not keep all others waiting
            logger.warning("the result of table %s can't be taken in: %s", table, problem)
            return None

    async def _match_of(self, table: Table) -> Match | None:
        """The game of a table, from the room where it is open; None if its log doesn't end it."""
        room = self._hub.rooms.get(table.id)
        match = None if room is None else room.match
        if match is None or not match.over:
            lines = await self._hub.log.read(table.id)
            match = await self._hub.slices.do(match_in_steps(table, lines))
        return match if match.over else None

    async def _take_in(self, result: CountedGame) -> bool:
        """Write a result; False if it was written before, or another one comes first."""
        async with self._store.writing() as connection:
            if self._store.on_postgres:
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": INTAKE_LOCK})
            if await first_uncounted(connection, self._unreadable) != result.table:
                return False
            this = update(models.tables).where(models.tables.c.id == result.table)
            await connection.execute(this.values(counted_at=self._now()))
            await write(self._store, connection, result)
        return True


async def first_uncounted(connection: AsyncConnection, but: set[str]) -> str | None:
    """The table whose game ended first of those that were not taken in."""
    tables = models.tables.c
    wanted = select(tables.id).where(models.UNCOUNTED)
    if but:
        wanted = wanted.where(tables.id.not_in(but))
    return await connection.scalar(wanted.order_by(tables.finished_at, tables.id).limit(1))


async def write(store: Store, connection: AsyncConnection, result: CountedGame) -> None:
    """Write how all seats came out, and what that makes of their ratings."""
    here = await still_here(connection, [seat.guest for seat in result.seats if seat.guest])
    before = await ratings_before(connection, result, here) if result.rated else []
    after = after_game(before, [seat.place for seat in result.seats]) if result.rated else []
    for number, seat in enumerate(result.seats):
        guest = seat.guest if seat.guest in here else None
        rated = result.rated and guest is not None
        values: dict[str, object] = {}
        if rated:
            values = {
                "value_before": before[number].value,
                "deviation_before": before[number].deviation,
                "value_after": after[number].value,
                "deviation_after": after[number].deviation,
            }
        await connection.execute(
            models.results.insert().values(
                tbl=result.table,
                seat=number,
                guest=guest,
                game=result.game,
                players=result.players,
                pace=result.pace,
                rated=result.rated,
                finished_at=result.finished_at,
                place=seat.place,
                gave_up=seat.gave_up,
                score=seat.score,
                sheet=None if seat.sheet is None else msgspec.json.encode(seat.sheet).decode(),
                keepsakes=msgspec.json.encode(seat.keepsakes).decode(),
                **values,
            )
        )
        if rated and guest is not None:
            await keep_rating(store, connection, result, guest, after[number])


async def still_here(connection: AsyncConnection, guests: Sequence[str]) -> set[str]:
    """Those of the guests who have not gone for good, and can't go until the transaction ends."""
    kept = models.guests.c
    wanted = select(kept.id).where(kept.id.in_(guests) & kept.deleted_at.is_(None))
    return set(await connection.scalars(wanted.order_by(kept.id).with_for_update(key_share=True)))


async def ratings_before(connection: AsyncConnection, result: CountedGame, here: set[str]) -> list[Rating]:
    """The rating of each seat before a game; estimates of bots, a newcomer's where none is known."""
    kept = models.ratings.c
    of_these = kept.guest.in_(here) & (kept.game == result.game) & (kept.pace == result.pace)
    found: Mapping[str, Rating] = {
        row.guest: Rating(row.value, row.deviation)
        for row in await connection.execute(select(models.ratings).where(of_these))
    }
    return [
        found.get(seat.guest or "", START)
        if seat.bot is None
        else bot_estimate(result.game, seat.bot) or START
        for seat in result.seats
    ]


async def keep_rating(
    store: Store, connection: AsyncConnection, result: CountedGame, guest: str, rating: Rating
) -> None:
    """Keep somebody's rating after a game."""
    now = {"value": rating.value, "deviation": rating.deviation, "at": result.finished_at}
    new = store.insert(models.ratings).values(guest=guest, game=result.game, pace=result.pace, games=1, **now)
    again = {**now, "games": models.ratings.c.games + 1}
    await connection.execute(new.on_conflict_do_update(index_elements=["guest", "game", "pace"], set_=again))
