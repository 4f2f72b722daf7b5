"""What is kept of guests who solve puzzles: first attempts, the rating after each, days of the daily one."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...puzzles import Puzzle, of_the_day
from ...puzzles.glicko import PuzzleRating, after
from ...puzzles.streak import streak
from ...puzzles.verdict import FULL
from .. import models
from ..clock import ServerClock
from ..store import Store
from .days import day_of, days_that_count

ATTEMPTS, DAYS = models.puzzle_attempts, models.puzzle_days


class KeptAttempt(NamedTuple):
    """Somebody's first attempt at a puzzle."""

    puzzle: str
    credit: int
    rating: PuzzleRating
    """Theirs after it."""
    at: int


class Noted(NamedTuple):
    """What an attempt has changed."""

    before: PuzzleRating
    after: PuzzleRating
    counts: bool
    """Whether it is their first attempt at this puzzle."""
    streak: int
    """The days in a row, if it has solved a puzzle of the day; else 0."""


class PuzzleBook:
    """The attempts that are kept in the store."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self.now = clock.world

    async def attempts(self, guest: str, game: str) -> list[KeptAttempt]:
        """A guest's attempts at a game's puzzles, in their order."""
        mine = (ATTEMPTS.c.guest == guest) & (ATTEMPTS.c.game == game)
        async with self._store.reading() as connection:
            rows = await connection.execute(select(ATTEMPTS).where(mine).order_by(ATTEMPTS.c.n))
            return [
                KeptAttempt(row.puzzle, row.credit, PuzzleRating(row.rating, row.doubt), row.at)
                for row in rows
            ]

    async def credit(self, guest: str, puzzle: str) -> int | None:
        """What a guest had for a puzzle at the first attempt; None if there was none."""
        this = select(ATTEMPTS.c.credit).where(this_attempt(guest, puzzle))
        async with self._store.reading() as connection:
            found: int | None = await connection.scalar(this)
        return found

    async def days(self, guest: str) -> set[int]:
        """The days on which a guest has solved a puzzle of the day."""
        async with self._store.reading() as connection:
            return await days_of(connection, guest)

    async def note(self, guest: str, puzzle: Puzzle, credit: int, shown: bool = False) -> Noted | None:
        """Keep an attempt, or that the answer is told: who hasn't tried before has given up.

        None of a guest who is gone for good meanwhile.
        """
        moment = self.now()
        async with self._store.writing() as connection:
            if not await is_here(connection, guest):
                return None
            before = await last_attempt(connection, guest, puzzle.game.name)
            counts, rating = False, before.rating
            this = this_attempt(guest, puzzle.id)
            kept = (await connection.execute(select(ATTEMPTS.c.shown_on).where(this))).first()
            if kept is None:
                counts, rating = True, after(before.rating, puzzle.rating, credit == FULL)
                row = {"guest": guest, "puzzle": puzzle.id, "game": puzzle.game.name, "n": before.n + 1}
                row |= {"credit": credit, "rating": rating.value, "doubt": rating.doubt, "at": moment}
                await connection.execute(ATTEMPTS.insert().values(**row))
            if shown:
                await connection.execute(update(ATTEMPTS).where(this).values(shown_on=day_of(moment)))
            run = 0
            if credit == FULL and not (kept is not None and kept.shown_on == day_of(moment)):
                run = await self._note_day(connection, guest, puzzle, moment)
        return Noted(before.rating, rating, counts, run)

    async def _note_day(self, connection: AsyncConnection, guest: str, puzzle: Puzzle, moment: int) -> int:
        """Keep that a puzzle of the day is solved; the days in a row, 0 if it is no day's."""
        for day in days_that_count(moment):
            if of_the_day(puzzle.game.name, date.fromordinal(day)) == puzzle:
                line = self._store.insert(DAYS).values(guest=guest, day=day)
                await connection.execute(line.on_conflict_do_nothing())
                return streak(await days_of(connection, guest), day_of(moment))
        return 0


class LastAttempt(NamedTuple):
    """The newest attempt of a guest, or what comes before the first."""

    n: int
    rating: PuzzleRating


def this_attempt(guest: str, puzzle: str) -> ColumnElement[bool]:
    """The attempt of a guest at a puzzle."""
    return (ATTEMPTS.c.guest == guest) & (ATTEMPTS.c.puzzle == puzzle)


async def is_here(connection: AsyncConnection, guest: str) -> bool:
    """Whether there still is such a guest; their other attempts, on any node, wait for this transaction."""
    guests = models.guests.c
    this = select(guests.id).where((guests.id == guest) & guests.deleted_at.is_(None))
    return await connection.scalar(this.with_for_update()) is not None


async def last_attempt(connection: AsyncConnection, guest: str, game: str) -> LastAttempt:
    """What is known of a guest before their next attempt."""
    mine = (ATTEMPTS.c.guest == guest) & (ATTEMPTS.c.game == game)
    row = (
        await connection.execute(select(ATTEMPTS).where(mine).order_by(ATTEMPTS.c.n.desc()).limit(1))
    ).first()
    return (
        LastAttempt(0, PuzzleRating())
        if row is None
        else LastAttempt(row.n, PuzzleRating(row.rating, row.doubt))
    )


async def days_of(connection: AsyncConnection, guest: str) -> set[int]:
    """The days on which a guest has solved a puzzle of the day."""
    return set(await connection.scalars(select(DAYS.c.day).where(DAYS.c.guest == guest)))
