"""The tournaments that are kept in the store, each as its log tells it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal, NamedTuple, cast

import msgspec
from sqlalchemy import ColumnElement, Row, Select, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...table import MatchSettings
from ...tournaments import (
    Begun,
    Ended,
    Format,
    Joined,
    Left,
    Ranking,
    Tournament,
    TournamentEntry,
    decode,
    encode,
    rank,
)
from .. import models
from ..clock import ServerClock
from ..people.ids import is_id, new_id
from ..store import Store
from .versions import Version, told_anew, version_of

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
Status = Literal["open", "running", "over"]
REMEMBERED = 100
"""Tournaments of whose logs only what is new is read."""
LINES_REMEMBERED = 50_000
"""How long their logs are in all, at most; one of them may be longer."""
MANY_LINES = 200
"""More than that are read beside the event loop."""
LISTED = 50


class TournamentSetting(msgspec.Struct, frozen=True):
    """How a tournament is played, and how the game at its tables."""

    format: Format
    match: MatchSettings


class KeptTournament(msgspec.Struct, frozen=True):
    """A tournament: its row, and what its log says."""

    id: str
    name: str
    host: str
    host_name: str
    public: bool
    status: Status
    setting: TournamentSetting
    created_at: int
    starts_at: int | None
    raised: int
    """How often something has changed of what is told of it beside its log."""
    announced: int
    """Of how many rounds all have been told who asked for notices."""
    state: Tournament
    """Not to be changed."""

    @property
    def version(self) -> Version:
        """The version of what it tells."""
        return Version(self.state.length, self.raised)


class NamedRanking(NamedTuple):
    """How all stand in a tournament, and what they are called."""

    ranked: list[Ranking]
    names: dict[str, str]


class Overtaken(Exception):
    """Somebody else has written the next entry: look again."""


Also = Callable[[AsyncConnection], Awaitable[None]]


class TournamentStore:
    """The tournaments that are kept."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = store
        self.now = clock.now
        self._remembered: OrderedDict[str, Tournament] = OrderedDict()
        self._rankings: OrderedDict[str, tuple[Version, asyncio.Task[NamedRanking]]] = OrderedDict()
        """How all stand and are called, and in which version."""

    async def create(
        self, name: str, host: str, public: bool, setting: TournamentSetting, starts_at: int | None, most: int
    ) -> str | None:
        """A new tournament; None if its host has as many open or running as one may."""
        tournaments = models.tournaments.c
        this = new_id()
        async with self.store.writing() as connection:
            guest = select(models.guests.c.id).where(models.guests.c.id == host)
            await connection.execute(guest.with_for_update(key_share=True))
            mine = (tournaments.host == host) & (tournaments.status != OVER)
            if int(await connection.scalar(select(func.count()).where(mine)) or 0) >= most:
                return None
            await connection.execute(
                models.tournaments.insert().values(
                    id=this,
                    name=name,
                    host=host,
                    public=public,
                    status=OPEN,
                    setting=msgspec.json.encode(setting).decode(),
                    created_at=self.now(),
                    starts_at=starts_at,
                )
            )
        return this

    async def load(self, tournament: str) -> KeptTournament | None:
        """The tournament of that id."""
        if not is_id(tournament):
            return None
        async with self.store.reading() as connection:
            row = (await connection.execute(rows().where(models.tournaments.c.id == tournament))).first()
            if row is None:
                return None
            setting = msgspec.json.decode(row.setting, type=TournamentSetting)
            state = await self._read(connection, tournament, setting.format)
        return kept(row, setting, state)

    async def version(self, tournament: str) -> Version | None:
        """The version of what a tournament tells; None if there is no such tournament."""
        async with self.store.reading() as connection:
            return await version_of(connection, tournament)

    async def _read(self, connection: AsyncConnection, tournament: str, format: Format) -> Tournament:
        """What a tournament's log says; only what has come since the last look is read."""
        log = models.tournament_log.c
        known = self._remembered.get(tournament) or Tournament(format)
        new = (log.tournament == tournament) & (log.n >= known.length)
        lines = list(await connection.scalars(select(log.entry).where(new).order_by(log.n)))
        if len(lines) > MANY_LINES:
            known = await asyncio.to_thread(gone_on, known, lines)
        elif lines:
            known = gone_on(known, lines)
        remembered = self._remembered.get(tournament)
        if remembered is None or remembered.length <= known.length:
            self._remembered[tournament] = known
        self._remembered.move_to_end(tournament)
        while len(self._remembered) > 1 and (
            len(self._remembered) > REMEMBERED
            or sum(held.length for held in self._remembered.values()) > LINES_REMEMBERED
        ):
            self._remembered.popitem(last=False)
        return known

    async def standing(self, held: KeptTournament) -> NamedRanking:
        """How all stand and are called, found out once for each version, however many ask."""
        version, reckoning = self._rankings.get(held.id, (None, None))
        if reckoning is None or version != held.version or failed(reckoning):
            reckoning = asyncio.create_task(self._reckon(held.state))
            self._rankings[held.id] = held.version, reckoning
        self._rankings.move_to_end(held.id)
        while len(self._rankings) > REMEMBERED:
            self._rankings.popitem(last=False)
        return await asyncio.shield(reckoning)

    async def _reckon(self, state: Tournament) -> NamedRanking:
        """How all stand, reckoned beside the event loop, and are called."""
        return NamedRanking(await asyncio.to_thread(rank, state), await self.names(list(state.entrants)))

    async def append(
        self, tournament: str, length: int, entries: Sequence[TournamentEntry], also: Also | None = None
    ) -> None:
        """Write entries after the first `length` ones, with all that follows, or nothing of it.

        Overtaken if somebody has written others there: the pair of tournament and number is unique.
        """
        log = models.tournament_log
        lines = [
            {"tournament": tournament, "n": n, "entry": encode(entry)}
            for n, entry in enumerate(entries, length)
        ]
        async with self.store.writing() as connection:
            try:
                await connection.execute(log.insert(), lines)
            except IntegrityError:
                raise Overtaken from None
            for entry in entries:
                await self._follow(connection, tournament, entry)
            if also is not None:
                await also(connection)

    async def _follow(self, connection: AsyncConnection, tournament: str, entry: TournamentEntry) -> None:
        """Have rows say what an entry says."""
        this = update(models.tournaments).where(models.tournaments.c.id == tournament)
        if isinstance(entry, Begun):
            await connection.execute(this.values(status=RUNNING))
        elif isinstance(entry, Ended):
            await connection.execute(this.values(status=OVER, finished_at=entry.at))
        elif isinstance(entry, Joined | Left):
            here = isinstance(entry, Joined)
            row = self.store.insert(models.entrants)
            row = row.values(tournament=tournament, guest=entry.guest, here=here, at=entry.at)
            row = row.on_conflict_do_update(index_elements=["tournament", "guest"], set_={"here": here})
            await connection.execute(row)

    async def listed(self, guest: str | None) -> list[tuple[KeptTournament, int]]:
        """Public ones and a guest's own, without their logs; each with how many take part.

        Those under way come first, one's own before others', then the newest.
        """
        tournaments, entrants = models.tournaments.c, models.entrants.c
        order: list[ColumnElement[bool]] = [tournaments.status == OVER]
        wanted = rows()
        if guest is None:
            wanted = wanted.where(tournaments.public)
        else:
            taking_part = select(entrants.tournament).where(entrants.guest == guest)
            mine = or_(tournaments.host == guest, tournaments.id.in_(taking_part))
            wanted = wanted.where(or_(tournaments.public, mine))
            order.append(~mine)
        order.append(tournaments.status == OPEN)
        wanted = wanted.order_by(*order, tournaments.created_at.desc(), tournaments.id).limit(LISTED)
        async with self.store.reading() as connection:
            found = (await connection.execute(wanted)).all()
            counted = select(entrants.tournament, func.count().label("people")).where(
                entrants.here & entrants.tournament.in_([row.id for row in found])
            )
            counted = counted.group_by(entrants.tournament)
            counts = {row.tournament: row.people for row in await connection.execute(counted)}
        listed = []
        for row in found:
            setting = msgspec.json.decode(row.setting, type=TournamentSetting)
            listed.append((kept(row, setting, Tournament(setting.format)), counts.get(row.id, 0)))
        return listed

    async def taking_part(self, guest: str) -> set[str]:
        """The tournaments in which a guest takes part."""
        entrants = models.entrants.c
        wanted = select(entrants.tournament).where((entrants.guest == guest) & entrants.here)
        async with self.store.reading() as connection:
            return set(await connection.scalars(wanted))

    async def due(self, now: int) -> list[str]:
        """Tournaments at which something may be to do: that run, or are to begin."""
        tournaments = models.tournaments.c
        to_begin = (tournaments.status == OPEN) & (tournaments.starts_at <= now)
        async with self.store.reading() as connection:
            wanted = select(tournaments.id).where(or_(tournaments.status == RUNNING, to_begin))
            return list(await connection.scalars(wanted.order_by(tournaments.created_at)))

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """What guests are called; nothing for who has gone for good."""
        people = models.guests.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(people.id, people.name).where(people.id.in_(guests)))
            return {row.id: row.name for row in found}

    async def note_announced(self, tournament: str, rounds: int) -> None:
        """All who asked for notices have been told of that many rounds."""
        columns = models.tournaments.c
        this = (columns.id == tournament) & (columns.announced < rounds)
        async with self.store.writing() as connection:
            await connection.execute(update(models.tournaments).where(this).values(announced=rounds))

    async def take_name(self, connection: AsyncConnection, tournament: str) -> None:
        """A tournament has no name any more."""
        columns = models.tournaments.c
        this = update(models.tournaments).where(columns.id == tournament)
        await connection.execute(this.values(name="", version=columns.version + 1))

    async def take_out(self, guest: str) -> None:
        """Nothing is left of somebody but their id in logs: what they have called their tournaments goes."""
        tournaments, entrants = models.tournaments, models.entrants
        async with self.store.writing() as connection:
            await connection.execute(update(tournaments).where(tournaments.c.host == guest).values(name=""))
            await connection.execute(update(entrants).where(entrants.c.guest == guest).values(here=False))
            await connection.execute(told_anew(guest))

    async def hosted_and_open(self, guest: str) -> list[str]:
        """Tournaments of a host that haven't begun."""
        tournaments = models.tournaments.c
        wanted = select(tournaments.id).where((tournaments.host == guest) & (tournaments.status == OPEN))
        async with self.store.reading() as connection:
            return list(await connection.scalars(wanted))


def rows() -> Select[tuple[object, ...]]:
    """Tournaments, with their hosts' names."""
    host = models.guests.c.name.label("host_name")
    joined = models.guests.c.id == models.tournaments.c.host
    return cast(Select[tuple[object, ...]], select(models.tournaments, host).join(models.guests, joined))


def kept(row: Row[tuple[object, ...]], setting: TournamentSetting, state: Tournament) -> KeptTournament:
    """A tournament from its row and its log."""
    return KeptTournament(
        id=row.id,
        name=row.name,
        host=row.host,
        host_name=row.host_name,
        public=row.public,
        status=row.status,
        setting=setting,
        created_at=row.created_at,
        starts_at=row.starts_at,
        raised=row.version,
        announced=row.announced,
        state=state,
    )


def gone_on(state: Tournament, lines: Sequence[str]) -> Tournament:
    """A tournament after some more lines of its log; the other one stays as it was."""
    later = state.copy()
    for entry in map(decode, lines):
        later.apply(entry)
    return later


def failed(task: asyncio.Task[NamedRanking]) -> bool:
    """Whether a task has ended without what was wanted of it."""
    return task.done() and (task.cancelled() or task.exception() is not None)


async def forget_tournament(connection: AsyncConnection, tournament: str) -> None:
    """Forget a tournament; its tables stay."""
    for there in (models.entrants, models.tournament_log):
        await connection.execute(delete(there).where(there.c.tournament == tournament))
    await connection.execute(delete(models.tournaments).where(models.tournaments.c.id == tournament))
