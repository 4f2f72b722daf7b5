"""What is said of moments of a review, for all who look at it."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from ...protocol.company import CommentInfo
from ...protocol.refusal import Refusal
from .. import models
from ..clock import ServerClock
from ..keepers.acts import OF_REVIEW
from ..store import Store
from .blocks import blocks

MOST_COMMENTS = 300


class Comments:
    """The comments that are kept in the store."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._now = clock.world

    async def count(self, review: str) -> int:
        """How much was said of a review."""
        counted = select(func.count()).where(models.comments.c.review == review)
        async with self._store.reading() as connection:
            return int(await connection.scalar(counted) or 0)

    async def of(self, review: str, asker: str | None, may_delete: bool) -> list[CommentInfo]:
        """What was said of a review, in order; not by whom the asker has blocked."""
        said, people, shut_out = models.comments.c, models.guests.c, models.blocks.c
        wanted = select(said.n, said.step, said.at, said.guest, people.name, said.text)
        wanted = wanted.join(models.guests, people.id == said.guest).where(said.review == review)
        if asker is not None:
            unheard = select(shut_out.blocked).where(shut_out.guest == asker)
            wanted = wanted.where(said.guest.not_in(unheard))
        async with self._store.reading() as connection:
            rows = await connection.execute(wanted.order_by(said.step, said.n))
            return [CommentInfo(*row, deletable=may_delete or row.guest == asker) for row in rows]

    async def add(self, review: str, guest: str, name: str, step: int, text: str) -> CommentInfo:
        """Say something, already tidied, of a moment; Refusal if enough was said already."""
        said, reviews, reports, now = models.comments.c, models.reviews.c, models.reports.c, self._now()
        async with self._store.writing() as connection:
            this = reviews.id == review
            # Held, so that two who speak at once get numbers of their own.
            owner = await connection.scalar(select(reviews.guest).where(this).with_for_update())
            if owner is not None and await blocks(connection, owner, guest):
                raise Refusal.of("no-such-review", "no-such-review")
            count = select(func.count(), func.max(said.n)).where(said.review == review)
            said_so_far, last = (await connection.execute(count)).one()
            if said_so_far >= MOST_COMMENTS:
                raise Refusal.of("not-now", "too-many-comments", most=MOST_COMMENTS)
            # A number under which something was reported isn't given again.
            told = select(func.max(reports.n)).where(reports.tbl == OF_REVIEW + review)
            reported = await connection.scalar(told)
            n = max(-1 if number is None else number for number in (last, reported)) + 1
            row = models.comments.insert()
            await connection.execute(
                row.values(review=review, n=n, step=step, at=now, guest=guest, text=text)
            )
        return CommentInfo(n, step, now, guest, name, text, deletable=True)

    async def remove(self, review: str, n: int, guest: str, anybodys: bool) -> None:
        """Take a comment away: one's own, or anybody's; Refusal if there is none of that number."""
        said = models.comments.c
        this = (said.review == review) & (said.n == n)
        if not anybodys:
            this = this & (said.guest == guest)
        async with self._store.writing() as connection:
            gone = await connection.execute(delete(models.comments).where(this))
        if gone.rowcount == 0:
            raise Refusal.of("no-such-comment", "no-such-comment")
