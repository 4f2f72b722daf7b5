"""Removes what was kept long enough, gently: a few rows at a time, in short transactions with long pauses.

On several nodes one does it at a time. Nobody's move waits for more than one such transaction.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text

from .. import models
from ..clock import ServerClock
from ..own_data.forgotten_guests import Forgetting
from ..people.guests import Guests
from ..play.hub import Hub
from ..settings import KeptDays
from ..store import Store
from .left_games import end_left_games
from .old_tables import DAY_MS, OldTables
from .outlived import (
    finish_forgetting,
    forget_guests,
    idle,
    never_played,
    remove_chat,
    remove_notices,
    remove_reviews,
    remove_rows,
    remove_tournaments,
)

FIRST_SECONDS = 300.0
"""How long after its start a server leaves all as it is."""
EVERY_SECONDS = 6 * 3600.0
VISITS_SECONDS = 60.0
"""How often it is noted who was here."""
SHARE = 0.1
SHORTEST_PAUSE = 0.02
"""Seconds."""
BUSY_ENTRIES = 20
"""Entries on their way to the disk with which the log has enough to do."""
ENDED_TOKENS_DAYS, NOTICES_DAYS = 30, 30
SWEEP_LOCK = 0x63617262  # any number but the migrations', as long as all nodes lock the same

logger = logging.getLogger(__name__)


class Retention:
    """Sees to it that nothing is kept longer than it should be."""

    def __init__(
        self,
        store: Store,
        guests: Guests,
        forgetting: Forgetting,
        hub: Hub,
        clock: ServerClock,
        keep: KeptDays,
    ) -> None:
        self._store = store
        self._guests = guests
        self._forgetting = forgetting
        self._hub = hub
        self._clock = clock
        self._keep = keep
        self.share = SHARE
        """The part of the time that may be spent on this."""
        self._tables = OldTables(store, hub, keep)
        self._ended_at = 0.0
        self._seconds = 0.0
        watch = hub.metrics.watch
        told = "When outlived rows were last removed here, in seconds since 1970"
        watch("sweep_ended_seconds", told, lambda: self._ended_at)
        watch("sweep_seconds", "How long that took", lambda: self._seconds)

    def start(self) -> None:
        """Begin."""
        self._hub.tasks.spawn(self._note_visits())
        self._hub.tasks.spawn(self._sweep_now_and_then())

    async def _note_visits(self) -> None:
        """Note now and then who was here."""
        while True:
            await asyncio.sleep(VISITS_SECONDS)
            try:
                await self._guests.note_visits()
            except Exception as problem:
                logger.warning("who was here could not be noted: %s", problem)

    async def _sweep_now_and_then(self) -> None:
        """Remove what was kept long enough, some times a day."""
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.sweep()
            except Exception as problem:
                logger.warning("what was kept long enough could not be removed: %s", problem)
            await asyncio.sleep(EVERY_SECONDS)

    async def sweep(self) -> bool:
        """Remove all that was kept long enough; False if another node is about it."""
        async with self._alone() as ours:
            if not ours:
                return False
            begun = time.perf_counter()
            removed = 0
            await end_left_games(self._store, self._hub, self._clock.now())
            for kind, chore in self._chores():
                removed += await self._do(kind, chore)
            if removed:
                await self._store.wipe()
            self._ended_at, self._seconds = time.time(), time.perf_counter() - begun
        return True

    def _chores(self) -> list[tuple[str, AsyncIterator[int]]]:
        """What there is to do; of what is kept for ever, nothing."""
        store, keep, world, now = self._store, self._keep, self._clock.world(), self._clock.now()
        links, tokens, devices = models.links, models.tokens, models.signed_out
        chores = [
            ("links", remove_rows(store, links, links.c.expires_at <= world)),
            ("signed_out", remove_rows(store, devices, devices.c.expires_at <= world)),
            (
                "tokens",
                remove_rows(store, tokens, tokens.c.expires_at <= world - ENDED_TOKENS_DAYS * DAY_MS),
            ),
            ("notices", remove_notices(store, now - NOTICES_DAYS * DAY_MS)),
            ("tables", self._tables.remove(now)),
        ]
        if keep.finished_tables:
            since = now - keep.finished_tables * DAY_MS
            chores.append(("tournaments", remove_tournaments(store, since)))
        if keep.chat:
            chores.append(("chat", remove_chat(store, now - keep.chat * DAY_MS)))
        if keep.reviews:
            chores.append(("reviews", remove_reviews(store, world - keep.reviews * DAY_MS)))
        for days, outlived in ((keep.passers_by, never_played), (keep.guests, idle)):
            if days:
                which = outlived(world - days * DAY_MS)
                chores.append(("guests", forget_guests(store, self._forgetting, which)))
        chores.append(("guests", finish_forgetting(store, self._forgetting)))
        return chores

    async def _do(self, kind: str, chore: AsyncIterator[int]) -> int:
        """One kind of things, with pauses in which others have the database for themselves."""
        removed, begun = 0, time.perf_counter()
        async for rows in chore:
            removed += rows
            self._hub.metrics.removed(kind, rows)
            await asyncio.sleep(max(SHORTEST_PAUSE, (time.perf_counter() - begun) * (1 / self.share - 1)))
            while self._hub.log.waiting > BUSY_ENTRIES:
                await asyncio.sleep(SHORTEST_PAUSE)
            begun = time.perf_counter()
        return removed

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[bool]:
        """Whether this is for us to do; if so, no other node does it meanwhile."""
        if not self._store.on_postgres:
            yield True
            return
        async with self._store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            key = {"key": SWEEP_LOCK}
            ours = bool(await connection.scalar(text("select pg_try_advisory_lock(:key)"), key))
            try:
                yield ours
            finally:
                if ours:
                    await connection.execute(text("select pg_advisory_unlock(:key)"), key)
