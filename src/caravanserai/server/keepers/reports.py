"""Lines of chat, and comments on reviews, that players have reported to the keepers."""

from __future__ import annotations

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.refusal import Refusal
from .. import models
from ..clock import ServerClock
from ..store import Store
from .acts import OF_REVIEW, hold_audit, tidy_words

Line = tuple[int, str, str, str]
MOST_OPEN = 20
"""Reports of one guest that wait for a keeper."""


class Reports:
    """Takes reports in; the line is copied, so that it is there whatever becomes of it."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._clock = clock

    async def add(self, table: str, n: int, reporter: str, words: str) -> None:
        """Report a line of chat; Refusal if it isn't there, or was reported by the same guest before."""
        said = models.chat.c
        this = (said.tbl == table) & (said.n == n) & (said.text != "")
        line = select(said.at, said.guest, said.name, said.text).where(this)
        await self._add(table, n, line, reporter, words)

    async def add_comment(self, review: str, n: int, reporter: str, words: str) -> None:
        """Report a comment on a review, likewise."""
        said, people = models.comments.c, models.guests.c
        line = select(said.at, said.guest, people.name, said.text).join(
            models.guests, people.id == said.guest
        )
        this = (said.review == review) & (said.n == n)
        await self._add(OF_REVIEW + review, n, line.where(this), reporter, words)

    async def _add(self, place: str, n: int, wanted: Select[Line], reporter: str, words: str) -> None:
        """Keep a report of what was said at that place under that number."""
        words = tidy_words(words, "words")
        reports = models.reports.c
        async with self._store.writing() as connection:
            await hold_audit(self._store, connection)
            line = (await connection.execute(wanted)).first()
            if line is None:
                raise Refusal.of("no-such-line", "no-such-line")
            mine = reports.reporter == reporter
            before = select(reports.id).where(mine & (reports.tbl == place) & (reports.n == n))
            if await connection.scalar(before) is not None:
                raise Refusal.of("not-now", "reported-before")
            waiting = select(func.count()).where(mine & reports.settled_at.is_(None))
            if (await connection.scalar(waiting) or 0) >= MOST_OPEN:
                raise Refusal.of("not-now", "too-many-reports")
            last = await connection.scalar(select(func.max(reports.id)))
            await connection.execute(
                models.reports.insert().values(
                    id=(last or 0) + 1,
                    tbl=place,
                    n=n,
                    said_at=line.at,
                    guest=line.guest,
                    name=line.name,
                    text=line.text,
                    reporter=reporter,
                    words=words,
                    created_at=self._clock.world(),
                )
            )


async def forget_guest(connection: AsyncConnection, guest: str) -> None:
    """Take out what keepers have of a guest who goes: their role, what they said and reported.

    That somebody of that id was muted or banned stays, without a name.
    """
    reports = models.reports
    await connection.execute(delete(models.keepers).where(models.keepers.c.guest == guest))
    await connection.execute(update(reports).where(reports.c.guest == guest).values(name="", text=""))
    await connection.execute(update(reports).where(reports.c.reporter == guest).values(words=""))
