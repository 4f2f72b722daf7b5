"""What people do at a table around its game: come, sit, start, leave, play again.

Every act is one transaction that holds the table's row, so two acts at the same moment come one after the
other, on whichever nodes.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import NamedTuple

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import bots, games
from ...protocol.bodies import TableChange
from ...protocol.refusal import Refusal
from ...table import Entry, Match, MatchSettings, Player, check, encode
from .. import models
from ..company.blocks import blocks
from ..people.guests import Guest
from ..people.ids import is_id, new_key
from .tables import (
    ABANDONED,
    ASKED,
    BOT,
    FINISHED,
    FREE,
    IN,
    LEFT,
    PERSON,
    PLAYING,
    REMOVED,
    SAME_SCREEN,
    WAITING,
    Table,
    Tables,
    TableSeat,
    fetch,
    insert,
    lock,
    may_open_another,
    must_fetch,
)


class Outcome(NamedTuple):
    """What an act has led to."""

    table: Table
    vacated: tuple[int, ...] = ()
    """Seats of a game in play that a bot has to take over now."""


class Lobby:
    """The acts, each checked against who may do what and when."""

    def __init__(self, tables: Tables, most_open: int) -> None:
        self.tables = tables
        self.most_open = most_open
        """Tables that one host may have open."""

    async def join(self, table: str, guest: Guest, key: str, sit: bool = False) -> Outcome:
        """Come to a table: with its invitation, or because it is public or one has been there.

        Who wants to sit gets the first free seat, if there is one and nothing has begun.
        """
        async with self._at(table) as (connection, there):
            may_come(there, guest.id, key)
            await must_be_welcome(connection, there, guest.id)
            await self._put_member(connection, table, guest.id, IN)
            if sit and there.status == WAITING and not there.seats_of(guest.id):
                await self._find_seat(connection, there, guest.id)
            return await self._seated(connection, table)

    async def invited(self, table: str, guest: str | None, key: str) -> Table:
        """The table to which an invitation leads; Refusal if that guest, or a stranger, may not come."""
        there = await self.tables.load(table)
        if there is None:
            raise no_such_table()
        may_come(there, guest, key)
        return there

    async def put_on_seat(
        self, table: str, guest: Guest, seat: int, kind: str, bot: str | None, name: str | None
    ) -> Outcome:
        """Sit down, stand up, put a bot or somebody at one's own screen on a seat."""
        async with self._at(table, guest) as (connection, there):
            must_wait(there)
            if not 0 <= seat < len(there.seats):
                raise Refusal.of("no-such-seat", "seats-are-numbered", last=len(there.seats) - 1)
            if there.members.get(guest.id) == REMOVED:
                raise Refusal.of("not-allowed", "sent-away")
            await must_be_welcome(connection, there, guest.id)
            taken = there.seats[seat]
            if kind == BOT:
                must_host(there, guest)
            if kind == FREE:
                may_clear(there, guest, taken)
            elif taken.occupied and not (kind == BOT == taken.kind):
                raise Refusal.of("seat-taken", "seat-is-taken", seat=seat, name=taken.name or taken.bot)
            if kind == PERSON:
                await self._free(connection, there, guest.id, PERSON)
            await self._put_member(connection, table, guest.id, IN)
            wished = seat_for(there.setting.game, guest.id, kind, bot, name)
            check_rated_seat(there.setting, wished)
            await write_seat(connection, table, seat, wished)
            if kind == PERSON:
                return await self._seated(connection, table)
            return await self._changed(connection, table)

    async def fill(self, table: str, guest: Guest, bot: str) -> Outcome:
        """The host puts bots on all free seats."""
        async with self._at(table, guest) as (connection, there):
            must_host(there, guest)
            must_wait(there)
            filled = bot_seat(there.setting.game, bot)
            check_rated_seat(there.setting, filled)
            for number, seat in enumerate(there.seats):
                if not seat.occupied:
                    await write_seat(connection, table, number, filled)
            return await self._changed(connection, table)

    async def remove(self, table: str, guest: Guest, whom: str) -> Outcome:
        """The host sends somebody away; in a game under way a bot has their seat from then on.

        The invitation is made anew: whoever was sent away has it, and could come back by it as somebody else.
        """
        async with self._at(table, guest) as (connection, there):
            must_host(there, guest)
            if there.tournament is not None:
                raise Refusal.of("not-allowed", "paired-by-tournament")
            if whom == guest.id:
                raise Refusal.of("bad-request", "host-stays", field="guest")
            if there.members.get(whom) not in (IN, LEFT, ASKED):
                raise Refusal.of("no-such-guest", "nobody-of-that-id", field="guest")
            seats = there.seats_of(whom)
            if seats and there.status == PLAYING and there.setting.counts:
                raise Refusal.of("not-allowed", "rated-stays")
            for seat in seats:
                bot = there.setting.stand_in
                instead = TableSeat(BOT, None, bot, bot) if there.status == PLAYING else TableSeat()
                if there.status in (WAITING, PLAYING):
                    await write_seat(connection, table, seat, instead)
            await self._put_member(connection, table, whom, REMOVED)
            vacated = seats if there.status == PLAYING else ()
            return await self._changed(connection, table, vacated, invite=new_key())

    async def invite_anew(self, table: str, guest: Guest) -> Outcome:
        """The host makes a new invitation; nobody comes by the old one any more."""
        async with self._at(table, guest) as (connection, there):
            must_host(there, guest)
            return await self._changed(connection, table, invite=new_key())

    async def change(self, table: str, guest: Guest, wish: TableChange) -> Outcome:
        """The host changes who may come, or how it is played; who has come so far stays."""
        async with self._at(table, guest) as (connection, there):
            must_host(there, guest)
            must_wait(there)
            public = there.public if wish.public is None else wish.public
            setting = changed_setting(there.setting, wish)
            for seat in there.seats:
                check_rated_seat(setting, seat)
            written = msgspec.json.encode(setting).decode()
            return await self._changed(connection, table, public=public, setting=written)

    async def hand_over(self, table: str, guest: Guest, whom: str) -> Outcome:
        """The host makes somebody else at the table its host."""
        async with self._at(table, guest) as (connection, there):
            must_host(there, guest)
            if not there.knows(whom):
                raise Refusal.of("no-such-guest", "nobody-of-that-id", field="guest")
            return await self._changed(connection, table, host=whom)

    async def leave(self, table: str, guest: Guest, for_good: bool = False) -> Outcome:
        """Leave. In play a bot stands in for who has company, and who plays against bots alone is waited for.

        A table that nobody is left at is abandoned, and one whose only player is gone for good; but who
        leaves a rated game has given it up, so that it comes to its end.
        """
        async with self._at(table, guest) as (connection, there):
            if there.members.get(guest.id) not in (IN, ASKED):
                raise Refusal.of("not-now", "not-at-this-table")
            if there.status == WAITING:
                await self._free(connection, there, guest.id)
            await self._put_member(connection, table, guest.id, LEFT)
            seats = there.seats_of(guest.id)
            waits = there.solitary and not for_good and not there.setting.counts
            if there.status == PLAYING and seats and waits:
                return await self._changed(connection, table)
            values = self._without(there, guest.id)
            vacated = seats if there.status == PLAYING and "status" not in values else ()
            return await self._changed(connection, table, vacated, **values)

    def _without(self, there: Table, gone: str) -> dict[str, object]:
        """What changes at a table that somebody has left: it is given up, or has another host."""
        staying = [other for other, role in there.members.items() if role == IN and other != gone]
        seated = [other for other in staying if there.seats_of(other)]
        rated = there.status == PLAYING and there.setting.counts
        empty = not (seated if there.status == PLAYING else staying)
        if there.status in (WAITING, PLAYING) and empty and not rated:
            return {"status": ABANDONED, "finished_at": self.tables.now(), "wake_at": None}
        return {"host": (seated or staying)[0]} if there.host == gone and staying else {}

    async def close(self, table: str, guest: Guest, unplayable: bool = False) -> Outcome:
        """The host gives up a table at which nothing has begun, or nothing can be played any more."""
        async with self._at(table, guest) as (connection, there):
            must_host(there, guest)
            if not (unplayable and there.status == PLAYING):
                must_wait(there)
            now = self.tables.now()
            return await self._changed(connection, table, status=ABANDONED, finished_at=now, wake_at=None)

    async def start(self, table: str, guest: Guest) -> Outcome:
        """The host starts the game: the first entry of its log and the table's state in one transaction."""
        async with self._at(table, guest) as (connection, there):
            must_host(there, guest)
            must_wait(there)
            free = [str(number) for number, seat in enumerate(there.seats) if not seat.occupied]
            if free:
                raise Refusal.of("not-now", "seat-is-free", seats=", ".join(free))
            must_have_answered(there)
            return await self._begin(connection, there)

    async def rematch(self, table: str, guest: Guest) -> tuple[Outcome, Table]:
        """The same again, everybody one seat further; who asks first is host. Return both tables."""
        async with self._at(table, guest) as (connection, there):
            if there.status not in (FINISHED, ABANDONED) or there.started_at is None:
                raise Refusal.of("not-now", "rematch-after-the-end")
            if there.next is None or await fetch(connection, there.next) is None:
                if not there.seats_of(guest.id):
                    raise Refusal.of("not-allowed", "rematch-for-players")
                check_rules(there)
                following = await self._set_again(connection, there, guest.id)
            else:
                following = there.next
            if guest.id in there.members and there.members[guest.id] != REMOVED:
                await self._let_in(connection, following, guest.id)
            return await self._changed(connection, table, next=following), await must_fetch(
                connection, following
            )

    async def _set_again(self, connection: AsyncConnection, there: Table, host: str) -> str:
        """Set the table of a rematch up; the seats of all who had one are kept until they answer."""
        await may_open_another(connection, host, self.most_open)
        seats = [
            seat if seat.guest is None or there.members.get(seat.guest) in (IN, LEFT) else TableSeat()
            for seat in there.seats
        ]
        table = await insert(
            connection, self.tables.now(), there.setting, there.public, host, seats[-1:] + seats[:-1]
        )
        for guest, role in there.members.items():
            if guest != host and role in (IN, LEFT) and there.seats_of(guest):
                await self._put_member(connection, table, guest, ASKED)
            elif guest != host and role in (IN, REMOVED):
                await self._put_member(connection, table, guest, role)
        return table

    async def _let_in(self, connection: AsyncConnection, table: str, guest: str) -> None:
        """Make somebody of the old table one of the new, unless the new host has sent them away."""
        new = await must_fetch(connection, table)
        if new.members.get(guest) != REMOVED:
            await self._put_member(connection, table, guest, IN)

    async def seat_at(self, connection: AsyncConnection, there: Table, guest: str) -> Outcome:
        """Have somebody come to a table that this transaction holds, and take its first free seat."""
        await self._put_member(connection, there.id, guest, IN)
        await self._find_seat(connection, there, guest)
        return await self._seated(connection, there.id)

    async def _find_seat(self, connection: AsyncConnection, there: Table, guest: str) -> None:
        """Put somebody on the first free seat, if there is one."""
        free = next((number for number, seat in enumerate(there.seats) if not seat.occupied), None)
        if free is not None:
            await write_seat(connection, there.id, free, TableSeat(PERSON, guest))

    async def _seated(self, connection: AsyncConnection, table: str) -> Outcome:
        """Somebody has come: a table that starts by itself does so if it was them that it waited for."""
        there = await must_fetch(connection, table)
        if there.occasion and there.status == WAITING and there.complete:
            return await self._begin(connection, there)
        return await self._changed(connection, table)

    async def _begin(self, connection: AsyncConnection, there: Table) -> Outcome:
        """Begin the game: all seats are taken."""
        for seat in there.seats:
            check_rated_seat(there.setting, seat)
        now = self.tables.now()
        first = begin(there, now)
        await connection.execute(models.log.insert().values(tbl=there.id, ply=first.ply, entry=encode(first)))
        return await self._changed(connection, there.id, status=PLAYING, started_at=now, wake_at=now)

    @asynccontextmanager
    async def _at(
        self, table: str, guest: Guest | None = None
    ) -> AsyncIterator[tuple[AsyncConnection, Table]]:
        """Hold a table for an act of a guest's; who may not know of it is told that there is none."""
        if not is_id(table):
            raise no_such_table()
        async with self.tables.store.writing() as connection:
            await lock(connection, table)
            there = await fetch(connection, table)
            if there is None or (guest is not None and not there.visible_to(guest.id)):
                raise no_such_table()
            yield connection, there

    async def _changed(
        self, connection: AsyncConnection, table: str, vacated: Iterable[int] = (), **values: object
    ) -> Outcome:
        """Note that the table has changed, and return it as it is now."""
        columns = models.tables.c
        change = update(models.tables).where(columns.id == table)
        await connection.execute(change.values(version=columns.version + 1, **values))
        return Outcome(await must_fetch(connection, table), tuple(vacated))

    async def _put_member(self, connection: AsyncConnection, table: str, guest: str, role: str) -> None:
        """Note that somebody is at the table, or isn't any more."""
        here = self.tables.store.insert(models.members)
        here = here.values(tbl=table, guest=guest, role=role, at=self.tables.now())
        await connection.execute(
            here.on_conflict_do_update(index_elements=["tbl", "guest"], set_={"role": role})
        )

    async def _free(
        self, connection: AsyncConnection, there: Table, guest: str, kind: str | None = None
    ) -> None:
        """Take somebody off their seats, or off those of one kind."""
        for number in there.seats_of(guest):
            if kind is None or there.seats[number].kind == kind:
                await write_seat(connection, there.id, number, TableSeat())


async def write_seat(connection: AsyncConnection, table: str, number: int, seat: TableSeat) -> None:
    """Note who has a seat."""
    seats = models.seats.c
    change = update(models.seats).where((seats.tbl == table) & (seats.seat == number))
    await connection.execute(change.values(kind=seat.kind, guest=seat.guest, bot=seat.bot, name=seat.name))


async def log_of(tables: Tables, table: str) -> list[bytes]:
    """All entries of a table's log."""
    log = models.log.c
    async with tables.store.reading() as connection:
        return list(await connection.scalars(select(log.entry).where(log.tbl == table).order_by(log.ply)))


def begin(table: Table, now: int) -> Entry:
    """The first entry of a table's log."""
    seats = [Player(seat.kind, seat.name, seat.bot) for seat in table.seats]
    return Match.begin(table.setting, now, games.Chance(secrets.randbits(64)), seats)


def changed_setting(setting: MatchSettings, wish: TableChange) -> MatchSettings:
    """How a table is played after a change; Refusal if nothing is wished for, or it can't be played so."""
    wishes = {name: value for name, value in msgspec.structs.asdict(wish).items() if value is not None}
    if not wishes:
        raise Refusal.of("bad-request", "nothing-to-change")
    wishes.pop("public", None)
    if "stand_in" in wishes:
        wishes["stand_in"] = level_for(setting.game, wishes["stand_in"])
    try:
        if setting.start is not None and "variant" in wishes:
            raise ValueError("a game that is played on keeps its variant")
        changed = msgspec.structs.replace(setting, **wishes)
        if changed.counts:
            changed = msgspec.structs.replace(changed, hints=False)
        check(changed)
    except (ValueError, TypeError) as problem:
        raise Refusal.of("bad-request", "unplayable-settings", field="variant", problem=problem) from None
    return changed


def seat_for(game: str, guest: str, kind: str, bot: str | None, name: str | None) -> TableSeat:
    """A seat at a table of that game, as somebody wishes it."""
    if kind == FREE:
        return TableSeat()
    if kind == BOT:
        if bot is None:
            raise Refusal.of("bad-request", "say-which-bot", field="bot")
        return bot_seat(game, bot)
    if kind == SAME_SCREEN:
        if name is None:
            raise Refusal.of("bad-request", "say-who-plays", field="name")
        return TableSeat(SAME_SCREEN, guest, None, name)
    return TableSeat(PERSON, guest)


def check_rated_seat(setting: MatchSettings, seat: TableSeat) -> None:
    """Refusal for who can't have a seat at a rated table: two at one screen, or a bot among people."""
    if setting.counts and seat.kind == SAME_SCREEN:
        raise Refusal.of("not-allowed", "rated-own-screens")
    if setting.rated == "people" and seat.kind == BOT:
        raise Refusal.of("not-allowed", "rated-for-people")


def level_for(game: str, wished: str) -> str:
    """The bot that plays where nobody chose one: as wished, or the random one where a game has no other."""
    return wished if wished in bots.levels_of(game) else "random"


def bot_seat(game: str, bot: str) -> TableSeat:
    """A bot's seat; Refusal if that game has no such bot."""
    levels = bots.levels_of(game)
    if bot not in levels:
        told = {"game": games.get(game).title, "bot": bot, "levels": ", ".join(levels)}
        raise Refusal.of("bad-request", "no-such-bot", field="bot", **told)
    return TableSeat(BOT, None, bot, bot)


def no_such_table() -> Refusal:
    """The same answer for a table that isn't there and for one that is none of the guest's business."""
    return Refusal.of("no-such-table", "no-such-table")


def may_come(table: Table, guest: str | None, key: str) -> None:
    """Refusal for who has neither the invitation nor been there, or was sent away."""
    invited = secrets.compare_digest(key.encode("utf-8", "replace"), table.invite.encode())
    if not (invited or table.visible_to(guest)):
        raise no_such_table()
    if guest is not None and table.members.get(guest) == REMOVED:
        raise Refusal.of("not-allowed", "sent-away") if table.public else no_such_table()


async def must_be_welcome(connection: AsyncConnection, table: Table, guest: str) -> None:
    """Refusal, as if there were no table, while it waits and its host has blocked who comes."""
    if table.status == WAITING and not table.knows(guest) and await blocks(connection, table.host, guest):
        raise no_such_table()


def check_rules(table: Table) -> None:
    """UnknownRules if the position that the table begins with can't be played here."""
    setting = table.setting
    if setting.start is not None:
        games.get(setting.game).check_rules(setting.start.get("rules", 1))


def must_host(table: Table, guest: Guest) -> None:
    """Only the host may."""
    if table.host != guest.id:
        raise Refusal.of("not-allowed", "only-the-host")


def must_wait(table: Table) -> None:
    """Only before the game has begun."""
    if table.status != WAITING:
        raise Refusal.of("not-now", "game-has-begun" if table.status == PLAYING else "table-is-over")


def must_have_answered(table: Table) -> None:
    """Only once all have said whether they play again."""
    if any(table.awaits(seat) for seat in table.seats):
        raise Refusal.of("not-now", "answer-awaited")


def may_clear(table: Table, guest: Guest, seat: TableSeat) -> None:
    """One's own seats, and for the host those of bots, and those that are kept for somebody."""
    if seat.guest == guest.id or not seat.occupied:
        return
    must_host(table, guest)
    if seat.kind == PERSON and not table.awaits(seat):
        raise Refusal.of("not-allowed", "remove-to-send-away")
