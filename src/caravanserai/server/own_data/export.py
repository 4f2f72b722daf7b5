"""All that is kept of a guest, as one file; made table by table while it is sent, so that nobody waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import cast

import msgspec
import sqlalchemy
from sqlalchemy import select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from ...games import Json, UnknownRules
from ...protocol.bodies import Answer, TokenInfo
from ...protocol.own_data import (
    OwnBrowser,
    OwnComment,
    OwnDevice,
    OwnFriend,
    OwnGuest,
    OwnLine,
    OwnLink,
    OwnNote,
    OwnPuzzle,
    OwnRating,
    OwnResult,
    OwnReview,
    OwnRole,
    OwnSeat,
    OwnTable,
    OwnTournament,
)
from ...protocol.refusal import Refusal
from ...table import BadLog
from ...table.in_steps import InSteps
from .. import models
from ..clock import ServerClock
from ..lobby.tables import ABANDONED, FINISHED, Table, fetch_all
from ..lobby.unplayable import match_in_steps
from ..people.guests import EMAIL, read_preferences
from ..play.log import Log
from ..play.slices import Slices
from ..puzzles.days import day_name
from ..store import Store

AT_A_TIME = 4
"""Guests who are given their data side by side, by one process."""
TABLES_TOGETHER = 10
"""Tables that are read together."""
PAUSE = 0.5
"""How many times as long as a table has taken the house is left alone after it."""
FOR_RECORDS = 0.6
"""The part of the time for an answer in which records are made; the rest is for all else."""

encode = msgspec.json.encode


class Exports:
    """Gives guests what is kept of them."""

    def __init__(self, store: Store, log: Log, slices: Slices, clock: ServerClock, seconds: float) -> None:
        self._store = store
        self._log = log
        self._slices = slices
        self._now = clock.world
        self._seconds = seconds
        """How long an answer may take."""
        self._under_way = 0

    def must_have_room(self) -> None:
        """Refusal while too many others are being given theirs."""
        if self._under_way >= AT_A_TIME:
            raise Refusal.of("full", "others-export")

    async def export(self, guest: str) -> AsyncIterator[bytes]:
        """The file, piece by piece: the JSON of an `OwnData`."""
        self._under_way += 1
        until = time.perf_counter() + self._seconds * FOR_RECORDS
        try:
            yield b'{"made_at":%d,' % self._now()
            async with self._store.reading() as connection:
                parts = await read_person(connection, guest)
                reviews = await of_guest(connection, models.reviews, guest)
                tables = await read_visits(connection, guest)
                parts["tournaments"] = await read_tournaments(connection, guest)
            yield b"".join(encode(name) + b":" + encode(part) + b",\n" for name, part in parts.items())
            yield b'"reviews":['
            for number, review in enumerate(reviews):
                told = OwnReview(review["id"], review["created_at"], msgspec.json.decode(review["record"]))
                yield (b",\n" if number else b"") + encode(told)
            yield b'],\n"tables":['
            separator = b""
            for begin in range(0, len(tables), TABLES_TOGETHER):
                async for told_table in self._some_tables(
                    guest, tables[begin : begin + TABLES_TOGETHER], until
                ):
                    yield separator + encode(told_table)
                    separator = b",\n"
            yield b"]}\n"
        finally:
            self._under_way -= 1

    async def _some_tables(self, guest: str, ids: Sequence[str], until: float) -> AsyncIterator[OwnTable]:
        """Some of a guest's tables, with their records as far as there is time for them."""
        async with self._store.reading() as connection:
            tables = await fetch_all(connection, select(models.tables).where(models.tables.c.id.in_(ids)))
            came, said, told = await read_at_tables(connection, guest, ids)
        for table in sorted(tables, key=lambda table: ids.index(table.id)):
            begun = time.perf_counter()
            role, at = came.get(table.id, ("", table.created_at))
            lines, notices = said.get(table.id, []), told.get(table.id, [])
            own = own_table(table, guest, role, at, lines, notices)
            if table.started_at is not None and table.seats_of(guest):
                if table.status in (FINISHED, ABANDONED) and begun < until:
                    own.record = await self._record(table)
            yield own
            await asyncio.sleep((time.perf_counter() - begun) * PAUSE)

    async def _record(self, table: Table) -> Json | None:
        """The record of a table's game; None if it can't be replayed here."""
        lines = await self._log.read(table.id)
        try:
            return await self._slices.do(record_in_steps(table, lines))
        except (UnknownRules, BadLog):
            return None


def record_in_steps(table: Table, lines: list[bytes]) -> InSteps[Json]:
    """The record of a game, from its log, step by step."""
    match = yield from match_in_steps(table, lines)
    return (yield from match.record_in_steps())


def own_table(
    table: Table, guest: str, role: str, came_at: int, said: list[OwnLine], notices: list[int]
) -> OwnTable:
    """A table as it is told to somebody who was there."""
    return OwnTable(
        id=table.id,
        game=table.setting.game,
        setting=msgspec.to_builtins(table.setting),
        public=table.public,
        status=table.status,
        host=table.host == guest,
        role=cast(OwnRole, role),
        came_at=came_at,
        seats=[OwnSeat(seat.kind, seat.name, seat.bot, seat.guest == guest) for seat in table.seats],
        said=said,
        notices=notices,
        created_at=table.created_at,
        started_at=table.started_at,
        finished_at=table.finished_at,
        result=table.result,
        occasion=table.occasion,
    )


async def of_guest(connection: AsyncConnection, table: sqlalchemy.Table, guest: str) -> list[Json]:
    """The rows of a table that are a guest's."""
    found = await connection.execute(select(table).where(table.c.guest == guest))
    return [dict(row._mapping) for row in found]


async def read_person(
    connection: AsyncConnection, guest: str
) -> dict[str, Answer | Sequence[Answer] | list[str]]:
    """Who a guest is, and what is theirs alone, but for secrets."""
    me = (await connection.execute(select(models.guests).where(models.guests.c.id == guest))).one()
    tokens = await of_guest(connection, models.tokens, guest)
    browsers = await of_guest(connection, models.subscriptions, guest)
    links = await of_guest(connection, models.links, guest)
    devices = await of_guest(connection, models.signed_out, guest)
    tried = await of_guest(connection, models.puzzle_attempts, guest)
    days = await of_guest(connection, models.puzzle_days, guest)
    code = select(models.friend_links.c.code).where(models.friend_links.c.guest == guest)
    return {
        "guest": OwnGuest(
            me.id,
            me.name,
            me.language,
            me.created_at,
            me.email,
            me.seen_at,
            read_preferences(me.preferences),
            me.public,
            await connection.scalar(code),
        ),
        "tokens": [TokenInfo(one["id"], one["name"], one["created_at"], one["expires_at"]) for one in tokens],
        "browsers": [OwnBrowser(one["endpoint"], one["created_at"]) for one in browsers],
        "links": [
            OwnLink(one["purpose"], one["expires_at"], one["data"] if one["purpose"] == EMAIL else "")
            for one in links
        ],
        "ratings": [
            OwnRating(one["game"], one["pace"], one["value"], one["deviation"], one["games"], one["at"])
            for one in await of_guest(connection, models.ratings, guest)
        ],
        "results": [own_result(one) for one in await of_guest(connection, models.results, guest)],
        "signed_out": [OwnDevice(one["device"], one["expires_at"]) for one in devices],
        "puzzles": [own_puzzle(one) for one in sorted(tried, key=lambda one: one["at"])],
        "puzzle_days": [day_name(day) for day in sorted(one["day"] for one in days)],
        **await read_company(connection, guest),
    }


async def read_company(connection: AsyncConnection, guest: str) -> dict[str, Sequence[Answer]]:
    """A guest's friends, whom they have blocked, and what they have said of games."""
    friends = await of_guest(connection, models.friends, guest)
    blocked = await of_guest(connection, models.blocks, guest)
    notes = await of_guest(connection, models.game_notes, guest)
    comments = await of_guest(connection, models.comments, guest)
    return {
        "friends": [OwnFriend(one["friend"], one["since"]) for one in friends],
        "blocked": [OwnFriend(one["blocked"], one["since"]) for one in blocked],
        "notes": [OwnNote(one["tbl"], one["at"], one["text"]) for one in notes],
        "comments": [OwnComment(one["review"], one["step"], one["at"], one["text"]) for one in comments],
    }


def own_puzzle(row: Json) -> OwnPuzzle:
    """A puzzle as it is told to who tried it."""
    shown = row["shown_on"]
    return OwnPuzzle(
        id=row["puzzle"],
        game=row["game"],
        credit=row["credit"],
        rating=round(row["rating"], 1),
        doubt=round(row["doubt"], 1),
        at=row["at"],
        shown_on="" if shown is None else day_name(shown),
    )


def own_result(row: Json) -> OwnResult:
    """How the guest came out of a game."""
    after = row["value_after"], row["deviation_after"]
    return OwnResult(
        table=row["tbl"],
        game=row["game"],
        pace=row["pace"],
        finished_at=row["finished_at"],
        place=row["place"],
        gave_up=row["gave_up"],
        keepsakes=msgspec.json.decode(row["keepsakes"]),
        score=row["score"],
        sheet=None if row["sheet"] is None else msgspec.json.decode(row["sheet"]),
        rated=row["rated"],
        before=None if row["value_before"] is None else (row["value_before"], row["deviation_before"]),
        after=None if after[0] is None else after,
    )


async def read_tournaments(connection: AsyncConnection, guest: str) -> list[OwnTournament]:
    """The tournaments that a guest has set up or taken part in."""
    tournaments, entrants = models.tournaments.c, models.entrants.c
    mine = (entrants.tournament == tournaments.id) & (entrants.guest == guest)
    wanted = select(models.tournaments, entrants.at, entrants.here).outerjoin(models.entrants, mine)
    wanted = wanted.where((tournaments.host == guest) | entrants.at.is_not(None))
    return [
        OwnTournament(
            id=row.id,
            name=row.name,
            host=row.host == guest,
            status=row.status,
            setting=msgspec.json.decode(row.setting),
            created_at=row.created_at,
            joined_at=row.at,
            takes_part=bool(row.here),
        )
        for row in await connection.execute(wanted.order_by(tournaments.created_at.desc(), tournaments.id))
    ]


async def read_visits(connection: AsyncConnection, guest: str) -> list[str]:
    """The tables at which a guest was, the newest first."""
    seats, members, tables = models.seats.c, models.members.c, models.tables.c
    came = select(members.tbl).where(members.guest == guest)
    there = union(came, select(seats.tbl).where(seats.guest == guest))
    wanted = select(tables.id).where(tables.id.in_(there)).order_by(tables.created_at.desc(), tables.id)
    return list(await connection.scalars(wanted))


async def read_at_tables(
    connection: AsyncConnection, guest: str, ids: Sequence[str]
) -> tuple[dict[str, tuple[str, int]], dict[str, list[OwnLine]], dict[str, list[int]]]:
    """When and as what a guest came to these tables, what they said there, when they were told of turns."""
    came: dict[str, tuple[str, int]] = {}
    said: dict[str, list[OwnLine]] = {}
    told: dict[str, list[int]] = {}
    for table in (models.members, models.chat, models.notices):
        wanted = select(table).where((table.c.guest == guest) & table.c.tbl.in_(ids)).order_by(table.c.at)
        for row in await connection.execute(wanted):
            if table is models.members:
                came[row.tbl] = (row.role, row.at)
            elif table is models.chat:
                said.setdefault(row.tbl, []).append(OwnLine(row.at, row.text))
            else:
                told.setdefault(row.tbl, []).append(row.at)
    return came, said, told
