"""Tables: setting them up, finding them, and everything around a game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Router, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from .... import games
from ....games import State
from ....protocol.bodies import (
    Beginning,
    BotLevel,
    Key,
    Listing,
    Listings,
    NewTable,
    SeatWish,
    TableChange,
    Whom,
)
from ....protocol.messages import TableInfo
from ....table import Match, MatchSettings, check, decode
from ...lobby.lobby import log_of, seat_for
from ...lobby.table_info import table_info
from ...lobby.tables import ABANDONED, FINISHED, PERSON, PLAYING, Seat, Table
from ...people.display_text import tidy_name
from ...people.guests import Guest
from ...review.timeline import position_at
from ...services import House
from ..dependencies import AnyGuest, AnyVisitor, TheHouse
from ..refusals import Refusal, bad_field, not_now
from . import ERRORS
from .reviews import beginning_of

Listed = Literal["waiting", "playing", "finished"]
Before = Annotated[int | None, QueryParameter(name="before", ge=0, le=2**53, description="Only older ones.")]


@post("/tables", status_code=201, responses=ERRORS, tags=["tables"])
async def new_table(data: JSONBody[NewTable], asker: AnyGuest, house: TheHouse) -> TableInfo:
    """Set a table up; you are its host."""
    most = house.settings.limits.open_tables
    if await house.tables.open_tables_of(asker.id) >= most:
        raise not_now(f"You are the host of {most} open tables already; play or close one first.")
    seats = data.seats
    if data.from_ is not None:
        start, begins = await position_of(house, data, data.from_)
        setting = read_setting(data, start, begins)
        seats = data.seats or seats_around(start, data.from_)
    else:
        setting = read_setting(data)
    chairs = read_seats(seats, setting.players, asker)
    table = await house.tables.create(setting, data.public, asker.id, chairs)
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


@patch("/tables/{table:str}", responses=ERRORS, tags=["tables"])
async def change_table(
    table: FromPath[str], data: JSONBody[TableChange], asker: AnyGuest, house: TheHouse
) -> TableInfo:
    """The host lets anybody come, or only who is invited, while the game hasn't begun."""
    return await house.tell(await house.lobby.make_public(table, asker, data.public), asker)


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
    return await house.tell(await house.lobby.start(table, asker), asker)


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
    await house.hub.table_changed(following.id)
    return table_info(following, asker.id)


def listing(table: Table, guest: Guest | None) -> Listing:
    """A table in a list."""
    info = table_info(table, guest.id if guest else None)
    return Listing(info, table.created_at, table.started_at, table.finished_at, result=table.result)


def recorded(table: Table, log: list[bytes]) -> dict[str, Any]:
    """The record of a game, from its log."""
    return Match.from_log(table.setting, map(decode, log)).record()


async def position_of(house: House, wish: NewTable, beginning: Beginning) -> tuple[State, int]:
    """The position that a table is to begin with, and its round; Refusal if it can't be played on."""
    review = await house.reviews.load(beginning.review)
    if review is None:
        raise Refusal(404, "no-such-review", "There is no such review.", "from.review")
    if review.record["game"] != wish.game:
        raise bad_field("game", f"This review is of {review.record['game']}.")
    begins = await beginning_of(house, review)
    found = await asyncio.to_thread(position_at, review.record, beginning.step, begins)
    if found is None:
        raise bad_field("from.step", f"This game has {len(review.record['steps'])} steps.")
    if found[0].over:
        raise bad_field("from.step", "The game is over there; choose an earlier step to play on from.")
    return found


def seats_around(start: State, beginning: Beginning) -> list[SeatWish]:
    """Who asks has the seat to act, bots the others."""
    return [
        SeatWish("person") if seat == start.seat else SeatWish("bot", beginning.bot)
        for seat in range(start.players)
    ]


def read_setting(wish: NewTable, start: State | None = None, begins: int = 1) -> MatchSettings:
    """The table's setting, and with it the position it begins with; Refusal if it can't be played so."""
    options: dict[str, Any] = {"first": wish.first, "out": wish.out}
    players, variant = wish.players, wish.variant or "base"
    if start is not None:
        options = dict(games.get(wish.game).options(start))
        players, variant = options.pop("players"), options.pop("variant")
    setting = MatchSettings(
        game=wish.game,
        players=players,
        variant=variant,
        options={name: value for name, value in options.items() if value is not None},
        open=wish.open,
        hints=wish.hints,
        clock=wish.clock,
        stand_in=wish.stand_in,
        start=None if start is None else start.to_json(),
        begins=begins,
    )
    try:
        check(setting)
    except ValueError as problem:
        raise bad_field("game", f"{problem}.") from None
    return setting


def read_seats(wishes: list[SeatWish], players: int, host: Guest) -> list[Seat]:
    """Who sits where at a new table."""
    if len(wishes) > players:
        raise bad_field("seats", f"There are {players} seats, and {len(wishes)} wishes for them.")
    if sum(seat.kind == PERSON for seat in wishes) > 1:
        raise bad_field("seats", "You can sit on one seat; others find theirs, or play on the same screen.")
    if not wishes:
        return [Seat(PERSON, host.id)] + [Seat()] * (players - 1)
    seats = [
        seat_for(host.id, seat.kind, seat.bot, None if seat.name is None else tidy_name(seat.name))
        for seat in wishes
    ]
    return seats + [Seat()] * (players - len(seats))


router = Router(
    path="/api",
    route_handlers=[
        new_table,
        public_tables,
        my_tables,
        one_table,
        record,
        change_table,
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
