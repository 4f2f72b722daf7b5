"""Tables: setting them up, finding them, and everything around a game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ...protocol.bodies import (
    BotLevel,
    Key,
    Listing,
    Listings,
    LiveClock,
    NewTable,
    SeatWish,
    SlowClock,
    Whom,
)
from ...protocol.messages import TableInfo
from ...table import Live, Match, Setting, Slow, check, decode
from ...table import NoClock as Untimed
from ..asking import AnyGuest, AnyVisitor, TheHouse
from ..guests import Guest
from ..lobby import log_of, seat_for
from ..refusals import bad_field, not_now
from ..showing import table_info
from ..tables import ABANDONED, FINISHED, PERSON, PLAYING, Seat, Table
from ..wording import tidy_name
from . import ERRORS

Listed = Literal["waiting", "playing", "finished"]
Before = Annotated[int | None, QueryParameter(name="before", ge=0, le=2**53, description="Only older ones.")]


@post("/tables", status_code=201, responses=ERRORS, tags=["tables"])
async def new_table(data: JSONBody[NewTable], asker: AnyGuest, house: TheHouse) -> TableInfo:
    """Set a table up; you are its host."""
    most = house.settings.limits.open_tables
    if await house.tables.open_tables_of(asker.id) >= most:
        raise not_now(f"You are the host of {most} open tables already; play or close one first.")
    setting = read_setting(data)
    table = await house.tables.create(setting, data.public, asker.id, read_seats(data, asker))
    return table_info(table, asker.id)


@get("/tables", responses=ERRORS, tags=["tables"])
async def public_tables(
    house: TheHouse, visitor: AnyVisitor, status: FromQuery[Listed] = "waiting", before: Before = None
) -> Listings:
    """The public tables, newest first."""
    found = await house.tables.listed(status, before=before)
    return Listings([listing(table, visitor) for table in found])


@get("/me/tables", responses=ERRORS, tags=["tables"])
async def my_tables(
    house: TheHouse, asker: AnyGuest, status: FromQuery[Listed] = "playing", before: Before = None
) -> Listings:
    """Your tables, newest first; while they are played, with whose turn it is."""
    found = await house.tables.listed(status, asker.id, before)
    listings = [listing(table, asker) for table in found]
    if status == PLAYING:
        for one in listings:
            one.act = await house.hub.acting(one.table.id)
            one.your_turn = one.act in one.table.yours
    return Listings(listings)


@get("/tables/{table:str}", responses=ERRORS, tags=["tables"])
async def one_table(table: FromPath[str], house: TheHouse, visitor: AnyVisitor) -> TableInfo:
    """A table that is public, or that you belong to."""
    return await house.show(await house.visible(table, visitor), visitor)


@get("/tables/{table:str}/record", responses=ERRORS, tags=["tables"])
async def record(table: FromPath[str], house: TheHouse, visitor: AnyVisitor) -> dict[str, Any]:
    """The whole game as a record, once it is over."""
    there = await house.visible(table, visitor)
    if there.status not in (FINISHED, ABANDONED) or there.started_at is None:
        raise not_now("There is a record once the game is over.")
    return await asyncio.to_thread(recorded, there, await log_of(house.tables, table))


@post("/tables/{table:str}/join", status_code=200, responses=ERRORS, tags=["tables"])
async def join(table: FromPath[str], data: JSONBody[Key], asker: AnyGuest, house: TheHouse) -> TableInfo:
    """Come to a table; a private one needs the key of its invitation."""
    return await house.tell(await house.lobby.join(table, asker, data.key), asker)


@put("/tables/{table:str}/seats/{seat:int}", responses=ERRORS, tags=["tables"])
async def put_on_seat(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWish], asker: AnyGuest, house: TheHouse
) -> TableInfo:
    """Sit down, stand up, or put a bot or somebody at your screen on a seat."""
    name = None if data.name is None else tidy_name(data.name)
    outcome = await house.lobby.put_on_seat(table, asker, seat, data.kind, data.bot, name)
    return await house.tell(outcome, asker)


@post("/tables/{table:str}/fill", status_code=200, responses=ERRORS, tags=["tables"])
async def fill(table: FromPath[str], data: JSONBody[BotLevel], asker: AnyGuest, house: TheHouse) -> TableInfo:
    """The host puts bots on all free seats."""
    return await house.tell(await house.lobby.fill(table, asker, data.bot), asker)


@post("/tables/{table:str}/remove", status_code=200, responses=ERRORS, tags=["tables"])
async def remove(table: FromPath[str], data: JSONBody[Whom], asker: AnyGuest, house: TheHouse) -> TableInfo:
    """The host sends somebody away."""
    return await house.tell(await house.lobby.remove(table, asker, data.guest), asker)


@post("/tables/{table:str}/hand-over", status_code=200, responses=ERRORS, tags=["tables"])
async def hand_over(
    table: FromPath[str], data: JSONBody[Whom], asker: AnyGuest, house: TheHouse
) -> TableInfo:
    """The host makes somebody else the host."""
    return await house.tell(await house.lobby.hand_over(table, asker, data.guest), asker)


@post("/tables/{table:str}/start", status_code=200, responses=ERRORS, tags=["tables"])
async def start(table: FromPath[str], asker: AnyGuest, house: TheHouse) -> TableInfo:
    """The host starts the game."""
    outcome = await house.lobby.start(table, asker)
    house.hub.started(table)
    return await house.tell(outcome, asker)


@post("/tables/{table:str}/leave", status_code=204, responses=ERRORS, tags=["tables"])
async def leave(table: FromPath[str], asker: AnyGuest, house: TheHouse) -> None:
    """Leave; in a game under way a bot stands in for you."""
    await house.tell(await house.lobby.leave(table, asker), asker)


@post("/tables/{table:str}/close", status_code=204, responses=ERRORS, tags=["tables"])
async def close(table: FromPath[str], asker: AnyGuest, house: TheHouse) -> None:
    """The host gives up a table at which nothing has begun."""
    await house.tell(await house.lobby.close(table, asker), asker)


@post("/tables/{table:str}/rematch", status_code=200, responses=ERRORS, tags=["tables"])
async def rematch(table: FromPath[str], asker: AnyGuest, house: TheHouse) -> TableInfo:
    """The same again, everybody one seat further: the new table, for all who ask."""
    outcome, following = await house.lobby.rematch(table, asker)
    await house.tell(outcome, asker)
    house.hub.table_changed(following.id)
    return table_info(following, asker.id)


def listing(table: Table, guest: Guest | None) -> Listing:
    """A table in a list."""
    info = table_info(table, guest.id if guest else None)
    return Listing(info, table.created_at, table.started_at, table.finished_at, result=table.result)


def recorded(table: Table, log: list[bytes]) -> dict[str, Any]:
    """The record of a game, from its log."""
    return Match.from_log(table.setting, map(decode, log)).record()


def read_setting(wish: NewTable) -> Setting:
    """The table's setting; Refusal if it can't be played so."""
    clock: Untimed | Live | Slow = Untimed()
    match wish.clock:
        case LiveClock(turn_seconds=turn, reserve_seconds=reserve):
            clock = Live(turn, reserve)
        case SlowClock(days=days):
            clock = Slow(days)
    options: dict[str, Any] = {"first": wish.first, "out": wish.out}
    setting = Setting(
        game=wish.game,
        players=wish.players,
        variant=wish.variant or "base",
        options={name: value for name, value in options.items() if value is not None},
        open=wish.open,
        hints=wish.hints,
        clock=clock,
        stand_in=wish.stand_in,
    )
    try:
        check(setting)
    except ValueError as problem:
        raise bad_field("game", f"{problem}.") from None
    return setting


def read_seats(wish: NewTable, host: Guest) -> list[Seat]:
    """Who sits where at a new table."""
    if len(wish.seats) > wish.players:
        raise bad_field("seats", f"There are {wish.players} seats, and {len(wish.seats)} wishes for them.")
    if sum(seat.kind == PERSON for seat in wish.seats) > 1:
        raise bad_field("seats", "You can sit on one seat; others find theirs, or play on the same screen.")
    if not wish.seats:
        return [Seat(PERSON, host.id)] + [Seat()] * (wish.players - 1)
    seats = [
        seat_for(host.id, seat.kind, seat.bot, None if seat.name is None else tidy_name(seat.name))
        for seat in wish.seats
    ]
    return seats + [Seat()] * (wish.players - len(seats))


router = Router(
    path="/api",
    route_handlers=[
        new_table,
        public_tables,
        my_tables,
        one_table,
        record,
        join,
        put_on_seat,
        fill,
        remove,
        hand_over,
        start,
        leave,
        close,
        rematch,
    ],
)
