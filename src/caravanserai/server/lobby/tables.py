"""The tables of the house: finding them, setting them up, and what is said there.

What people do at them before, between and after games (sit, start, leave) is in `lobby`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from sqlalchemy import Row, Select, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.messages import MatchResult, Occasion, RatingInfo, SeatKind, TableStatus
from ...protocol.refusal import Refusal
from ...ratings import START, Rating, bot_estimate, pace_of
from ...table import MatchSettings
from .. import models
from ..clock import ServerClock
from ..people.ids import is_id, new_id, new_key
from ..store import Store

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
FREE: Final = "free"
PERSON: Final = "person"
BOT: Final = "bot"
SAME_SCREEN: Final = "same-screen"
IN, LEFT, REMOVED = "in", "left", "removed"
ASKED = "asked"
"""A seat is kept for them until they say whether they play again."""
CHAT_LINES = 1000
"""Lines of chat that a table keeps, the newest ones."""
MATCH: Final = "match"
CHALLENGE: Final = "challenge"
LISTED_DAYS = 7  # a table that nobody has started by then is no longer shown to everybody


class TableSeat(msgspec.Struct, frozen=True):
    """A chair at a table, and who has it."""

    kind: SeatKind = FREE
    guest: str | None = None
    """Who sits there, or who plays it on their screen."""
    bot: str | None = None
    name: str = ""

    @property
    def occupied(self) -> bool:
        """Whether somebody has it."""
        return self.kind != FREE


class Table(msgspec.Struct, frozen=True):
    """A table as the lobby knows it; its game is what its log says."""

    id: str
    setting: MatchSettings
    public: bool
    status: TableStatus
    host: str
    invite: str
    version: int
    next: str | None
    result: MatchResult | None
    created_at: int
    started_at: int | None
    finished_at: int | None
    seats: tuple[TableSeat, ...]
    members: dict[str, str]
    """Guests who have come here: "in", "left" or "removed"; or are "asked" whether they play again."""
    names: dict[str, str]
    """What these guests are called."""
    closed_reason: str | None = None
    """Why the house has closed it; None where it hasn't."""
    ratings: tuple[RatingInfo | None, ...] = ()
    """For each seat of a rated table how strong who sits there plays; else none."""
    tournament: str | None = None
    """The tournament that it belongs to."""
    deal: int | None = None
    """What chance follows here, where several tables are dealt the same; told to nobody."""
    occasion: Occasion = ""
    """What it was set up for, if that matters: such a table starts by itself once all have sat down."""

    @property
    def complete(self) -> bool:
        """Whether all seats are taken, and all who were asked have come."""
        return all(seat.occupied and not self.awaits(seat) for seat in self.seats)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that guest plays."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    @property
    def solitary(self) -> bool:
        """Whether one guest alone plays here, at one screen: nobody else waits for them, but bots."""
        return len({seat.guest for seat in self.seats if seat.guest is not None}) == 1

    def visible_to(self, guest: str | None) -> bool:
        """Whether that guest, or somebody without a name, may know of this table and look on."""
        return self.public or (guest is not None and self.members.get(guest) in (IN, LEFT, ASKED))

    def knows(self, guest: str | None) -> bool:
        """Whether that guest belongs here, and so may talk and see the invitation."""
        return guest is not None and self.members.get(guest) == IN

    def awaits(self, seat: TableSeat) -> bool:
        """Whether a seat is kept for somebody who hasn't said yet whether they play again."""
        return seat.guest is not None and self.members.get(seat.guest) == ASKED

    def concerns(self, guest: str | None) -> bool:
        """Whether that guest is told more of this table than any onlooker."""
        return self.knows(guest) or guest == self.host or bool(self.seats_of(guest))


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    at: int
    guest: str
    name: str
    text: str


class Tables:
    """The tables that are kept in the store."""

    def __init__(self, store: Store, clock: ServerClock, chat_lines: int = CHAT_LINES) -> None:
        self.store = store
        self.now = clock.now
        self.chat_lines = chat_lines

    async def load(self, table: str) -> Table | None:
        """The table of that id."""
        if not is_id(table):
            return None
        async with self.store.reading() as connection:
            return await fetch(connection, table)

    async def create(
        self,
        setting: MatchSettings,
        public: bool,
        host: str,
        seats: Sequence[TableSeat],
        most: int,
        occasion: Occasion = "",
    ) -> Table:
        """A new table, waiting; its host belongs to it. Refusal if they have as many as one may."""
        async with self.store.writing() as connection:
            await may_open_another(connection, host, most)
            table = await insert(connection, self.now(), setting, public, host, seats, occasion)
            return await must_fetch(connection, table)

    async def open_tables_of(self, host: str) -> int:
        """How many tables of that host wait or are played."""
        async with self.store.reading() as connection:
            return await count_open(connection, host)

    async def listed(
        self,
        status: str,
        guest: str | None = None,
        before: int | None = None,
        limit: int = 50,
        asker: str | None = None,
    ) -> list[Table]:
        """Tables of that status, newest first: the public ones, or those where a guest sits or has sat.

        Of the public ones not those that wait, whose host has blocked who asks.
        """
        tables = models.tables.c
        wanted = select(models.tables).where(tables.status == status)
        if guest is None:
            since = self.now() - LISTED_DAYS * 86_400_000 if status == WAITING else 0
            wanted = wanted.where(tables.public & (tables.created_at >= since))
            if asker is not None and status == WAITING:
                shut_out = select(models.blocks.c.guest).where(models.blocks.c.blocked == asker)
                wanted = wanted.where(tables.host.not_in(shut_out))
        else:
            seated = select(models.seats.c.tbl).where(models.seats.c.guest == guest)
            came = select(models.members.c.tbl).where(
                (models.members.c.guest == guest) & (models.members.c.role == IN)
            )
            at_home = tables.id.in_(came) & (tables.status == WAITING)
            wanted = wanted.where(or_(tables.id.in_(seated), at_home))
        if before is not None:
            wanted = wanted.where(tables.created_at < before)
        async with self.store.reading() as connection:
            return await fetch_all(
                connection, wanted.order_by(tables.created_at.desc(), tables.id).limit(limit)
            )

    async def due(self, now: int, limit: int = 200) -> list[str]:
        """Tables in play that want looking after by now, the longest waiting first."""
        tables = models.tables.c
        wanted = select(tables.id).where((tables.status == PLAYING) & (tables.wake_at <= now))
        async with self.store.reading() as connection:
            return list(await connection.scalars(wanted.order_by(tables.wake_at).limit(limit)))

    async def wake(self, table: str, at: int | None) -> None:
        """Have a table looked after at that time; None: not before something happens there."""
        change = update(models.tables).where(models.tables.c.id == table).values(wake_at=at)
        async with self.store.writing() as connection:
            await connection.execute(change)

    async def note_back(self, table: str, guest: str) -> None:
        """Somebody who had left their seat in a game is at the table again."""
        members = models.members.c
        theirs = (members.tbl == table) & (members.guest == guest) & (members.role == LEFT)
        async with self.store.writing() as connection:
            await connection.execute(update(models.members).where(theirs).values(role=IN))

    async def say(self, table: str, guest: str, name: str, text: str) -> ChatLine:
        """Keep a line of chat, already tidied; the oldest ones make room."""
        said = models.chat.c
        async with self.store.writing() as connection:
            await lock(connection, table)
            last = await connection.scalar(select(func.max(said.n)).where(said.tbl == table))
            n = 0 if last is None else last + 1
            if n >= self.chat_lines:
                old = (said.tbl == table) & (said.n <= n - self.chat_lines)
                await connection.execute(delete(models.chat).where(old))
            line = ChatLine(n, self.now(), guest, name, text)
            await connection.execute(models.chat.insert().values(tbl=table, **msgspec.structs.asdict(line)))
            return line

    async def said(self, table: str, since: int = 0, limit: int = 200) -> list[ChatLine]:
        """The last lines of chat from number `since` on, in order; not those of who has gone for good."""
        said = models.chat.c
        wanted = select(said.n, said.at, said.guest, said.name, said.text)
        wanted = wanted.where((said.tbl == table) & (said.n >= since) & (said.text != ""))
        wanted = wanted.order_by(said.n.desc()).limit(limit)
        async with self.store.reading() as connection:
            return [ChatLine(*row) for row in reversed((await connection.execute(wanted)).all())]


async def may_open_another(connection: AsyncConnection, host: str, most: int) -> None:
    """Refusal if a host has as many open tables as one may; none is added until the transaction ends."""
    this = select(models.guests.c.id).where(models.guests.c.id == host)
    await connection.execute(this.with_for_update(key_share=True))
    if await count_open(connection, host) >= most:
        raise too_many_tables(most)


async def count_open(connection: AsyncConnection, host: str) -> int:
    """How many tables of a host wait or are played, as this transaction sees it; not those of tournaments."""
    mine = (models.tables.c.host == host) & models.tables.c.status.in_((WAITING, PLAYING))
    mine &= models.tables.c.tournament.is_(None)
    return int(await connection.scalar(select(func.count()).where(mine)) or 0)


def too_many_tables(most: int) -> Refusal:
    """A host has as many open tables as one may."""
    return Refusal.of("not-now", "too-many-tables", most=most)


async def insert(
    connection: AsyncConnection,
    now: int,
    setting: MatchSettings,
    public: bool,
    host: str,
    seats: Sequence[TableSeat],
    occasion: Occasion = "",
) -> str:
    """Write a new table with its seats and its host; return its id. Whom a challenge names is asked."""
    table = new_id()
    row = models.tables.insert().values(
        id=table,
        game=setting.game,
        setting=msgspec.json.encode(setting).decode(),
        public=public,
        status=WAITING,
        host=host,
        invite=new_key(),
        version=0,
        created_at=now,
        occasion=occasion or None,
    )
    await connection.execute(row)
    for number, seat in enumerate(seats):
        await connection.execute(
            models.seats.insert().values(tbl=table, seat=number, **msgspec.structs.asdict(seat))
        )
    await connection.execute(models.members.insert().values(tbl=table, guest=host, role=IN, at=now))
    if occasion == CHALLENGE:
        for guest in {seat.guest for seat in seats if seat.guest not in (None, host)}:
            asked = models.members.insert().values(tbl=table, guest=guest, role=ASKED, at=now)
            await connection.execute(asked)
    return table


async def lock(connection: AsyncConnection, table: str) -> None:
    """Keep others from changing this table until the transaction ends."""
    await connection.execute(select(models.tables.c.id).where(models.tables.c.id == table).with_for_update())


async def fetch(connection: AsyncConnection, table: str) -> Table | None:
    """The table of that id, as this transaction sees it."""
    found = await fetch_all(connection, select(models.tables).where(models.tables.c.id == table))
    return found[0] if found else None


async def must_fetch(connection: AsyncConnection, table: str) -> Table:
    """A table that is known to be there."""
    found = await fetch(connection, table)
    assert found is not None
    return found


async def fetch_all(connection: AsyncConnection, wanted: Select[tuple[object, ...]]) -> list[Table]:
    """The tables whose rows are wanted, in that order, each with its seats and members."""
    rows = (await connection.execute(wanted)).all()
    ids = [row.id for row in rows]
    named = select(models.seats, models.guests.c.name.label("guest_name"))
    named = named.outerjoin(models.guests, models.guests.c.id == models.seats.c.guest)
    named = named.where(models.seats.c.tbl.in_(ids)).order_by(models.seats.c.tbl, models.seats.c.seat)
    seats: dict[str, list[TableSeat]] = {table: [] for table in ids}
    for row in await connection.execute(named):
        name = row.guest_name if row.kind == PERSON else row.name
        seats[row.tbl].append(TableSeat(row.kind, row.guest, row.bot, name))
    members: dict[str, dict[str, str]] = {table: {} for table in ids}
    names: dict[str, dict[str, str]] = {table: {} for table in ids}
    came = select(models.members, models.guests.c.name.label("name"))
    came = came.join(models.guests, models.guests.c.id == models.members.c.guest)
    came = came.where(models.members.c.tbl.in_(ids)).order_by(models.members.c.at, models.members.c.guest)
    for row in await connection.execute(came):
        members[row.tbl][row.guest] = row.role
        names[row.tbl][row.guest] = row.name
    tables = [read_row(row, seats[row.id], members[row.id], names[row.id]) for row in rows]
    return await with_ratings(connection, tables)


async def with_ratings(connection: AsyncConnection, tables: list[Table]) -> list[Table]:
    """The same tables, the rated ones with how strong each seat plays: before the game, or after."""
    rated = [table for table in tables if table.setting.counts]
    if not rated:
        return tables
    results, ratings = models.results.c, models.ratings.c
    over = results.tbl.in_([table.id for table in rated]) & results.value_after.is_not(None)
    after = {
        (row.tbl, row.seat): rating_info(
            Rating(row.value_after, row.deviation_after),
            change=round(row.value_after) - round(row.value_before),
        )
        for row in await connection.execute(select(models.results).where(over))
    }
    guests = {seat.guest for table in rated for seat in table.seats if seat.guest is not None}
    now = {
        (row.guest, row.game, row.pace): rating_info(Rating(row.value, row.deviation))
        for row in await connection.execute(select(models.ratings).where(ratings.guest.in_(guests)))
    }

    def rating_of(table: Table, number: int) -> RatingInfo | None:
        seat = table.seats[number]
        if not seat.occupied:
            return None
        if seat.kind == BOT:
            estimate = bot_estimate(table.setting.game, seat.bot or "")
            return None if estimate is None else rating_info(estimate, estimate=True)
        before = now.get((seat.guest, table.setting.game, pace_of(table.setting.clock)), rating_info(START))
        return after.get((table.id, number), before)

    return [
        msgspec.structs.replace(
            table, ratings=tuple(rating_of(table, number) for number in range(len(table.seats)))
        )
        if table.setting.counts
        else table
        for table in tables
    ]


def rating_info(rating: Rating, estimate: bool = False, change: int | None = None) -> RatingInfo:
    """A rating as it is told."""
    return RatingInfo(rating.shown, rating.uncertainty, rating.provisional, estimate, change)


def read_row(
    row: Row[tuple[object, ...]], seats: Iterable[TableSeat], members: dict[str, str], names: dict[str, str]
) -> Table:
    """A table from its row."""
    return Table(
        id=row.id,
        setting=msgspec.json.decode(row.setting, type=MatchSettings),
        public=row.public,
        status=row.status,
        host=row.host,
        invite=row.invite,
        version=row.version,
        next=row.next,
        result=None if row.result is None else msgspec.json.decode(row.result, type=MatchResult),
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        seats=tuple(seats),
        members=members,
        names=names,
        closed_reason=row.closed_reason,
        tournament=row.tournament,
        deal=row.deal,
        occasion=row.occasion or "",
    )
