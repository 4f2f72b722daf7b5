"""Tables: setting them up, finding them, and everything around a game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Router, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from .... import games
from ....games import BadRecord, Json, State
from ....protocol.bodies import (
    Beginning,
    BotLevel,
    Coming,
    Invitation,
    Key,
    Listing,
    Listings,
    NewTable,
    SeatWish,
    TableChange,
    Whom,
)
from ....protocol.messages import TableInfo
from ....protocol.refusal import Refusal
from ....table import MatchSettings, check
from ...lobby.lobby import check_rated_seat, level_for, log_of, seat_for
from ...lobby.table_info import invitation, table_info
from ...lobby.tables import ABANDONED, BOT, FINISHED, PERSON, PLAYING, Table, TableSeat, too_many_tables
from ...lobby.unplayable import match_of, refusal_for
from ...people.display_text import tidy_name
from ...people.guests import Guest
from ...review.timeline import position_at
from ...services import Services
from ..dependencies import KnownGuest, MaybeGuest, TheServices
from . import ERRORS
from .reviews import beginning_of

Listed = Literal["waiting", "playing", "finished"]
Before = Annotated[int | None, QueryParameter(name="before", ge=0, le=2**53, description="Only older ones.")]


@post("/tables", status_code=201, responses=ERRORS, tags=["tables"])
async def new_table(data: JSONBody[NewTable], known_guest: KnownGuest, services: TheServices) -> TableInfo:
    """Set a table up; you are its host."""
    must_know_game(data.game)
    if any(seat.name is not None for seat in data.seats):
        services.must_be_heard(known_guest)
    most = services.settings.limits.open_tables
    if await services.tables.open_tables_of(known_guest.id) >= most:
        raise too_many_tables(most)
    if data.from_ is None:
        setting = read_setting(data)
        seats = read_seats(data.seats, setting, known_guest)
    else:
        start, begins = await position_of(services, data, data.from_)
        setting = read_setting(data, start, begins)
        bot = level_for(data.game, data.from_.bot)
        around = seats_around(start, known_guest, bot)
        seats = read_seats(data.seats, setting, known_guest) if data.seats else around
    for seat in seats:
        check_rated_seat(setting, seat)
    table = await services.tables.create(setting, data.public, known_guest.id, seats, most)
    return table_info(table, known_guest.id)


@get("/tables", responses=ERRORS, tags=["tables"])
async def public_tables(
    services: TheServices,
    guest_or_none: MaybeGuest,
    status: FromQuery[Listed] = "waiting",
    before: Before = None,
) -> Listings:
    """The public tables, newest first."""
    asker = guest_or_none.id if guest_or_none else None
    found = await services.tables.listed(status, before=before, asker=asker)
    return Listings([listing(services, table, guest_or_none) for table in found])


@get("/me/tables", responses=ERRORS, tags=["tables"])
async def my_tables(
    services: TheServices,
    known_guest: KnownGuest,
    status: FromQuery[Listed] = "playing",
    before: Before = None,
) -> Listings:
    """Your tables, newest first; while they are played, with whose turn it is."""
    found = await services.tables.listed(status, known_guest.id, before)
    listings = [listing(services, table, known_guest) for table in found]
    if status == PLAYING:
        for one in listings:
            one.act = await services.to_act(one.table.id)
            one.your_turn = one.act in one.table.yours
    notes = await services.game_notes.of(known_guest.id, [table.id for table in found])
    for one in listings:
        if one.table.id in notes:
            one.note = notes[one.table.id].text
    return Listings(listings)


@get("/tables/{table:str}", responses=ERRORS, tags=["tables"])
async def one_table(table: FromPath[str], services: TheServices, guest_or_none: MaybeGuest) -> TableInfo:
    """A table that is public, or that you belong to."""
    return await services.show(await services.visible(table, guest_or_none), guest_or_none)


@get("/tables/{table:str}/record", responses=ERRORS, tags=["tables"])
async def record(table: FromPath[str], services: TheServices, guest_or_none: MaybeGuest) -> Json:
    """The whole game as a record, once it is over."""
    there = await services.playable(table, guest_or_none)
    if there.status not in (FINISHED, ABANDONED) or there.started_at is None:
        raise Refusal.of("not-now", "record-after-the-end")
    return await asyncio.to_thread(recorded, there, await log_of(services.tables, table))


@patch("/tables/{table:str}", responses=ERRORS, tags=["tables"])
async def change_table(
    table: FromPath[str], data: JSONBody[TableChange], known_guest: KnownGuest, services: TheServices
) -> TableInfo:
    """The host changes who may come, and how it is played, while the game hasn't begun."""
    return await services.tell(await services.lobby.change(table, known_guest, data), known_guest)


@post("/tables/{table:str}/join", status_code=200, responses=ERRORS, tags=["tables"])
async def join(
    table: FromPath[str], data: JSONBody[Coming], known_guest: KnownGuest, services: TheServices
) -> TableInfo:
    """Come to a table, and perhaps sit down; a private one needs the key of its invitation."""
    outcome = await services.lobby.join(table, known_guest, data.key, data.sit)
    return await services.tell(outcome, known_guest)


@post("/tables/{table:str}/invited", status_code=200, responses=ERRORS, tags=["tables"])
async def invited(
    table: FromPath[str], data: JSONBody[Key], guest_or_none: MaybeGuest, services: TheServices
) -> Invitation:
    """What an invitation is to, before one comes; a private table needs its key."""
    guest = guest_or_none.id if guest_or_none else None
    return invitation(await services.lobby.invited(table, guest, data.key), guest)


@put("/tables/{table:str}/seats/{seat:int}", responses=ERRORS, tags=["tables"])
async def put_on_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatWish],
    known_guest: KnownGuest,
    services: TheServices,
) -> TableInfo:
    """Sit down, stand up, or put a bot or somebody at your screen on a seat."""
    if data.name is not None:
        services.must_be_heard(known_guest)
    name = None if data.name is None else tidy_name(data.name)
    outcome = await services.lobby.put_on_seat(table, known_guest, seat, data.kind, data.bot, name)
    return await services.tell(outcome, known_guest)


@post("/tables/{table:str}/fill", status_code=200, responses=ERRORS, tags=["tables"])
async def fill(
    table: FromPath[str], data: JSONBody[BotLevel], known_guest: KnownGuest, services: TheServices
) -> TableInfo:
    """The host puts bots on all free seats."""
    return await services.tell(await services.lobby.fill(table, known_guest, data.bot), known_guest)


@post("/tables/{table:str}/remove", status_code=200, responses=ERRORS, tags=["tables"])
async def remove(
    table: FromPath[str], data: JSONBody[Whom], known_guest: KnownGuest, services: TheServices
) -> TableInfo:
    """The host sends somebody away."""
    await services.playable(table, known_guest)
    return await services.tell(await services.lobby.remove(table, known_guest, data.guest), known_guest)


@post("/tables/{table:str}/invitation", status_code=200, responses=ERRORS, tags=["tables"])
async def invite_anew(table: FromPath[str], known_guest: KnownGuest, services: TheServices) -> TableInfo:
    """The host makes a new invitation; the old one is void."""
    return await services.tell(await services.lobby.invite_anew(table, known_guest), known_guest)


@post("/tables/{table:str}/hand-over", status_code=200, responses=ERRORS, tags=["tables"])
async def hand_over(
    table: FromPath[str], data: JSONBody[Whom], known_guest: KnownGuest, services: TheServices
) -> TableInfo:
    """The host makes somebody else the host."""
    return await services.tell(await services.lobby.hand_over(table, known_guest, data.guest), known_guest)


@post("/tables/{table:str}/start", status_code=200, responses=ERRORS, tags=["tables"])
async def start(table: FromPath[str], known_guest: KnownGuest, services: TheServices) -> TableInfo:
    """The host starts the game."""
    return await services.tell(await services.lobby.start(table, known_guest), known_guest)


@post("/tables/{table:str}/leave", status_code=204, responses=ERRORS, tags=["tables"])
async def leave(table: FromPath[str], known_guest: KnownGuest, services: TheServices) -> None:
    """Leave; a game against bots alone waits for you, in others a bot stands in."""
    await services.tell(await services.lobby.leave(table, known_guest), known_guest)


@post("/tables/{table:str}/close", status_code=204, responses=ERRORS, tags=["tables"])
async def close(table: FromPath[str], known_guest: KnownGuest, services: TheServices) -> None:
    """The host gives up a table at which nothing has begun, or whose game can't be played here."""
    there = await services.visible(table, known_guest)
    room = await services.hub.rooms.open(table) if there.status == PLAYING else None
    unplayable = room is not None and room.problem is not None
    await services.tell(await services.lobby.close(table, known_guest, unplayable), known_guest)


@post("/tables/{table:str}/rematch", status_code=200, responses=ERRORS, tags=["tables"])
async def rematch(table: FromPath[str], known_guest: KnownGuest, services: TheServices) -> TableInfo:
    """The same again, everybody one seat further: the new table, for all who ask."""
    await services.playable(table, known_guest)
    outcome, following = await services.lobby.rematch(table, known_guest)
    await services.tell(outcome, known_guest)
    await services.hub.table_changed(following.id)
    return table_info(following, known_guest.id)


def listing(services: Services, table: Table, guest: Guest | None) -> Listing:
    """A table in a list."""
    unknown = services.unplayable.version(table)
    info = table_info(table, guest.id if guest else None, rules_unknown=unknown)
    return Listing(info, table.created_at, table.started_at, table.finished_at, result=table.result)


def recorded(table: Table, log: list[bytes]) -> Json:
    """The record of a game, from its log."""
    return match_of(table, log).record()


async def position_of(services: Services, wish: NewTable, beginning: Beginning) -> tuple[State, int]:
    """The position that a table is to begin with, and its round; Refusal if it can't be played on."""
    review = await services.reviews.load(beginning.review)
    if review is None:
        raise Refusal.of("no-such-review", "no-such-review", field="from.review")
    if review.record["game"] != wish.game:
        raise Refusal.of("bad-request", "review-of-another-game", field="game", game=review.record["game"])
    begins = await beginning_of(services, review)
    try:
        found = await asyncio.to_thread(position_at, review.record, beginning.step, begins)
    except BadRecord as problem:
        raise refusal_for(problem, "from.review") from None
    if found is None:
        steps = len(review.record["steps"])
        raise Refusal.of("bad-request", "steps-in-review", field="from.step", steps=steps)
    if found[0].over:
        raise Refusal.of("bad-request", "over-at-that-step", field="from.step")
    return found


def seats_around(start: State, host: Guest, bot: str) -> list[TableSeat]:
    """The host has the seat to act, bots the others."""
    return [
        TableSeat(PERSON, host.id) if seat == start.seat else TableSeat(BOT, None, bot, bot)
        for seat in range(start.players)
    ]


def must_know_game(game: str) -> None:
    """Refusal if there is no such game here."""
    try:
        games.get(game)
    except ValueError as problem:
        raise Refusal.of("bad-request", "unplayable-settings", field="game", problem=problem) from None


def read_setting(wish: NewTable, start: State | None = None, begins: int = 1) -> MatchSettings:
    """The table's setting, and with it the position it begins with; Refusal if it can't be played so."""
    options: Json = {"first": wish.first, "out": wish.out}
    game = games.get(wish.game)
    players, variant = wish.players, wish.variant or game.variants[0]
    if start is not None:
        options = dict(game.options(start))
        players, variant = options.pop("players"), options.pop("variant")
    setting = MatchSettings(
        game=wish.game,
        players=players,
        variant=variant,
        options={name: value for name, value in options.items() if value is not None},
        open=wish.open,
        hints=wish.hints and wish.rated == "no",
        clock=wish.clock,
        stand_in=level_for(wish.game, wish.stand_in),
        away_seconds=wish.away_seconds,
        start=None if start is None else start.to_json(),
        begins=begins,
        rated=wish.rated,
    )
    try:
        check(setting)
    except (ValueError, TypeError) as problem:  # TypeError: an option that this game doesn't have
        raise Refusal.of("bad-request", "unplayable-settings", field="game", problem=problem) from None
    return setting


def read_seats(wishes: list[SeatWish], setting: MatchSettings, host: Guest) -> list[TableSeat]:
    """Who sits where at a new table."""
    players = setting.players
    if len(wishes) > players:
        raise Refusal.of("bad-request", "too-many-seats", field="seats", players=players, wishes=len(wishes))
    if sum(seat.kind == PERSON for seat in wishes) > 1:
        raise Refusal.of("bad-request", "one-seat-each", field="seats")
    if not wishes:
        return [TableSeat(PERSON, host.id)] + [TableSeat()] * (players - 1)
    seats = [
        seat_for(setting.game, host.id, one.kind, one.bot, None if one.name is None else tidy_name(one.name))
        for one in wishes
    ]
    return seats + [TableSeat()] * (players - len(seats))


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
        invited,
        put_on_seat,
        fill,
        remove,
        invite_anew,
        hand_over,
        start,
        leave,
        close,
        rematch,
    ],
)
