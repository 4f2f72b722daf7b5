"""Results taken in when games are over: each once, in the order they ended, whatever crashes meanwhile.

What is still to be taken in stands in the database: a finished table without `counted_at`. So it doesn't
matter who notices, how often, or when; the transaction that sets it writes all that follows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...ratings import START, Rating, after_game, bot_estimate
from .. import models
from ..clock import ServerClock
from ..lobby.tables import Table, fetch_all
from ..play.hub import Hub
from ..store import Store
from .counted_game import CountedGame, result_of

INTAKE_LOCK = 0x72617465  # any number, as long as all nodes lock the same
LOOK_SECONDS = 60.0
"""How often to look for games that ended on a node which ended, too."""
TRY_AGAIN_SECONDS = 5.0

TOGETHER = 50
"""Games whose results are written in one go: while somebody writes, moves wait."""

logger = logging.getLogger(__name__)


class Rated(NamedTuple):
    """Whose rating, for which game and pace."""

    guest: str
    game: str
    pace: str


class KeptRating(NamedTuple):
    """A rating, after so many games, the last of which ended then."""

    rating: Rating
    games: int
    at: int


NEWCOMER = KeptRating(START, 0, 0)


class Intake:
    """Takes results in, beside all else."""

    def __init__(self, store: Store, hub: Hub, clock: ServerClock) -> None:
        self._store = store
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
                first = await uncounted(connection, self._unreadable)
                wanted = select(models.tables).where(models.tables.c.id.in_(first))
                tables = {table.id: table for table in await fetch_all(connection, wanted)}
            if not first:
                return
            results = []
            for id in first:
                result = await self._result_of(tables[id])
                if result is None:
                    self._unreadable.add(id)
                else:
                    results.append(result)
            for id in await self._take_in(results):
                await self._hub.table_changed(id)

    async def _result_of(self, table: Table) -> CountedGame | None:
        """How a table's game came out; None if that can't be read here."""
        try:
            match = await self._hub.rooms.finished(table)
            return None if match is None else result_of(table, match)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as problem:  # one damaged game must not keep all others waiting
            logger.warning("the result of table %s can't be taken in: %s", table.id, problem)
            return None

    async def _take_in(self, results: Sequence[CountedGame]) -> Sequence[str]:
        """Write results, all together; of which tables. Not those that were written before, or come later."""
        if not results:
            return ()
        async with self._store.writing() as connection:
            if self._store.on_postgres:
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": INTAKE_LOCK})
            first = await uncounted(connection, self._unreadable)
            mine = [one for one, table in zip(results, first, strict=False) if one.table == table]
            tables = [result.table for result in mine]
            if tables:
                these = update(models.tables).where(models.tables.c.id.in_(tables))
                await connection.execute(these.values(counted_at=self._now()))
                await write(self._store, connection, mine)
        return tables


async def uncounted(connection: AsyncConnection, but: set[str]) -> Sequence[str]:
    """The tables whose games ended first of those that were not taken in."""
    tables = models.tables.c
    wanted = select(tables.id).where(models.UNCOUNTED)
    if but:
        wanted = wanted.where(tables.id.not_in(but))
    in_order = wanted.order_by(tables.finished_at, tables.id).limit(TOGETHER)
    return (await connection.scalars(in_order)).all()


async def write(store: Store, connection: AsyncConnection, results: Sequence[CountedGame]) -> None:
    """Write how all seats of games came out, in their order, and what that makes of ratings."""
    here = await still_here(connection, {seat.guest for one in results for seat in one.seats if seat.guest})
    known = await ratings_of(connection, here)
    changed: dict[Rated, KeptRating] = {}
    rows = []
    for result in results:
        before = ratings_before(result, known | changed) if result.rated else []
        after = after_game(before, [seat.place for seat in result.seats]) if result.rated else []
        for number, seat in enumerate(result.seats):
            guest = seat.guest if seat.guest in here else None
            rated = result.rated and guest is not None
            rows.append(
                {
                    "tbl": result.table,
                    "seat": number,
                    "guest": guest,
                    "game": result.game,
                    "players": result.players,
                    "pace": result.pace,
                    "rated": result.rated,
                    "finished_at": result.finished_at,
                    "place": seat.place,
                    "gave_up": seat.gave_up,
                    "score": seat.score,
                    "sheet": None if seat.sheet is None else msgspec.json.encode(seat.sheet).decode(),
                    "keepsakes": msgspec.json.encode(seat.keepsakes).decode(),
                    "value_before": before[number].value if rated else None,
                    "deviation_before": before[number].deviation if rated else None,
                    "value_after": after[number].value if rated else None,
                    "deviation_after": after[number].deviation if rated else None,
                }
            )
            if rated and guest is not None:
                whose = Rated(guest, result.game, result.pace)
                games = (known | changed).get(whose, NEWCOMER).games + 1
                changed[whose] = KeptRating(after[number], games, result.finished_at)
    await connection.execute(models.results.insert(), rows)
    await keep_ratings(store, connection, changed)


async def still_here(connection: AsyncConnection, guests: Collection[str]) -> set[str]:
    """Those of the guests who have not gone for good, and can't go until the transaction ends."""
    kept = models.guests.c
    wanted = select(kept.id).where(kept.id.in_(guests) & kept.deleted_at.is_(None))
    return set(await connection.scalars(wanted.order_by(kept.id).with_for_update(key_share=True)))


async def ratings_of(connection: AsyncConnection, guests: Collection[str]) -> dict[Rated, KeptRating]:
    """All ratings of the guests."""
    kept = models.ratings
    return {
        Rated(row.guest, row.game, row.pace): KeptRating(Rating(row.value, row.deviation), row.games, row.at)
        for row in await connection.execute(select(kept).where(kept.c.guest.in_(guests)))
    }


def ratings_before(result: CountedGame, known: Mapping[Rated, KeptRating]) -> list[Rating]:
    """The rating of each seat before a game; estimates of bots, a newcomer's where none is known."""
    return [
        known.get(Rated(seat.guest or "", result.game, result.pace), NEWCOMER).rating
        if seat.bot is None
        else bot_estimate(result.game, seat.bot) or START
        for seat in result.seats
    ]


async def keep_ratings(
    store: Store, connection: AsyncConnection, ratings: Mapping[Rated, KeptRating]
) -> None:
    """Keep ratings as they are now."""
    rows = [
        {
            **whose._asdict(),
            "value": kept.rating.value,
            "deviation": kept.rating.deviation,
            "games": kept.games,
            "at": kept.at,
        }
        for whose, kept in ratings.items()
    ]
    if rows:
        new = store.insert(models.ratings)
        again = {name: new.excluded[name] for name in ("value", "deviation", "games", "at")}
        upsert = new.on_conflict_do_update(index_elements=["guest", "game", "pace"], set_=again)
        await connection.execute(upsert, rows)
