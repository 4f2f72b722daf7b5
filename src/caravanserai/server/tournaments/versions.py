"""Whether a tournament is told as it was before: what has happened so far, and how people are called."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from sqlalchemy import Update, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import models


class Version(NamedTuple):
    """Of what a tournament tells; another one once it tells something else."""

    length: int
    """How many lines its log has."""
    raised: int
    """How often something else has changed: what people are called."""

    def tag(self, guest: str | None, round: int | None) -> str:
        """The ETag of an answer: what that guest is told, with that round."""
        return f'"{self.length}.{self.raised}.{crc32(f"{guest} {round}".encode()):x}"'


async def version_of(connection: AsyncConnection, tournament: str) -> Version | None:
    """The version of a tournament; None if there is no such tournament."""
    tournaments, log = models.tournaments.c, models.tournament_log.c
    last = select(func.max(log.n)).where(log.tournament == tournament).scalar_subquery()
    wanted = select(tournaments.version, last.label("last")).where(tournaments.id == tournament)
    row = (await connection.execute(wanted)).first()
    return None if row is None else Version(0 if row.last is None else row.last + 1, row.version)


def told_anew(guest: str) -> Update:
    """Have all tournaments that name somebody be told anew."""
    tournaments, entrants = models.tournaments, models.entrants.c
    taking_part = select(entrants.tournament).where(entrants.guest == guest)
    theirs = or_(tournaments.c.host == guest, tournaments.c.id.in_(taking_part))
    return update(tournaments).where(theirs).values(version=tournaments.c.version + 1)
