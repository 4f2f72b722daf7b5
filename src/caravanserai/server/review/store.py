"""Games looked back at, as they are kept: the record of each, and what was thought of its turns."""

from __future__ import annotations

import hashlib

import msgspec
from sqlalchemy import func, select

from ...games import Json
from ...protocol.messages import MatchResult
from ...protocol.review import Judged
from .. import models
from ..clock import ServerClock
from ..people.ids import is_id, new_id
from ..store import Store


class Review(msgspec.Struct, frozen=True):
    """A game to look back at."""

    id: str
    table: str | None
    """Where it was played, if it was played here."""
    record: Json
    bots: list[str | None]
    """For each seat the bot that had it."""
    result: MatchResult | None
    """How it ended; None if it didn't."""
    guest: str | None = None
    """Who brought the record along, if that was it and they have told a name."""


class Reviews:
    """The reviews that are kept in the store."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = store
        self.now = clock.world

    async def add(
        self,
        record: Json,
        bots: list[str | None],
        result: MatchResult | None,
        table: str | None = None,
        guest: str | None = None,
    ) -> str:
        """Keep a game; return its id, which is the old one if it is kept already.

        `guest` is who has brought the record along, if they have told a name.
        """
        written = msgspec.json.encode(record).decode()
        source = f"table:{table}" if table else f"record:{hashlib.sha256(written.encode()).hexdigest()}"
        fresh = self.store.insert(models.reviews).values(
            id=new_id(),
            source=source,
            tbl=table,
            record=written,
            bots=msgspec.json.encode(bots).decode(),
            result=None if result is None else msgspec.json.encode(result).decode(),
            created_at=self.now(),
            guest=guest,
        )
        async with self.store.writing() as connection:
            await connection.execute(fresh.on_conflict_do_nothing())
            kept = select(models.reviews.c.id).where(models.reviews.c.source == source)
            return str(await connection.scalar(kept))

    async def of_table(self, table: str) -> str | None:
        """The id of a table's review, if there is one."""
        reviews = models.reviews.c
        async with self.store.reading() as connection:
            return await connection.scalar(select(reviews.id).where(reviews.source == f"table:{table}"))

    async def load(self, review: str) -> Review | None:
        """The review of that id."""
        if not is_id(review):
            return None
        async with self.store.reading() as connection:
            wanted = select(models.reviews).where(models.reviews.c.id == review)
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        result = None if row.result is None else msgspec.json.decode(row.result, type=MatchResult)
        record, bots = msgspec.json.decode(row.record), msgspec.json.decode(row.bots)
        return Review(row.id, row.tbl, record, bots, result, row.guest)

    async def judged(self, review: str, since: int = 0) -> list[Judged]:
        """What was thought of its turns from that one on, in order."""
        lines = models.judgements.c
        wanted = select(lines.judged).where((lines.review == review) & (lines.turn >= since))
        async with self.store.reading() as connection:
            found = await connection.scalars(wanted.order_by(lines.turn))
            return [msgspec.json.decode(line, type=Judged) for line in found]

    async def number_judged(self, review: str) -> int:
        """How many of its turns were thought about."""
        counted = select(func.count()).where(models.judgements.c.review == review)
        async with self.store.reading() as connection:
            return int(await connection.scalar(counted) or 0)

    async def judge(self, review: str, judged: Judged, seat: int) -> None:
        """Keep what was thought of a seat's turn; the first thought stays."""
        line = self.store.insert(models.judgements)
        written = msgspec.json.encode(judged).decode()
        line = line.values(review=review, turn=judged.turn, judged=written, seat=seat)
        async with self.store.writing() as connection:
            await connection.execute(line.on_conflict_do_nothing())
