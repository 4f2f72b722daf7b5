"""Games that somebody has played, the newest first, with who else sat there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, Select, exists, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import games
from ...protocol.profile import PastGame, PastSeat
from ...protocol.refusal import Refusal
from ...ratings import Rating
from .. import models
from ..lobby.tables import BOT, PERSON, rating_info

PAGE = 20
READ_TOGETHER = 100
"""Games that are read in one go where words are looked for."""
MOST_LOOKED_THROUGH = 2000
"""Games that are looked through for words, for one page."""
Outcome = Literal["won", "lost"]
Place = tuple[int, str]
"""Where a page begins: when a game ended, and its table."""


class HistoryFilter(NamedTuple):
    """Which games are wanted; None and empty for all."""

    game: str | None = None
    players: int | None = None
    opponent: str | None = None
    """A guest, or the level of a bot."""
    outcome: Outcome | None = None
    rated: bool | None = None
    text: str = ""
    """What the names of others, or the game's, have in them."""


async def read_page(
    connection: AsyncConnection, guest: str, wish: HistoryFilter, before: Place | None = None
) -> tuple[list[PastGame], Place | None]:
    """A page of games, and where the next one begins."""
    found: list[PastGame] = []
    looked_at = 0
    while looked_at < MOST_LOOKED_THROUGH:
        some = await read_games(connection, guest, wish, before, READ_TOGETHER if wish.text else PAGE)
        for game in some:
            before = (game.finished_at, game.table)
            if tells(game, wish.text):
                found.append(game)
                if len(found) == PAGE:
                    return found, before
        looked_at += len(some)
        if len(some) < (READ_TOGETHER if wish.text else PAGE):
            return found, None
    return found, before


async def read_games(
    connection: AsyncConnection,
    guest: str,
    wish: HistoryFilter,
    before: Place | None = None,
    limit: int = PAGE,
) -> list[PastGame]:
    """Some games of somebody, but for the words that are looked for."""
    results = models.results.c
    wanted = of_guest(guest).where(*conditions(wish))
    if before is not None:
        wanted = wanted.where(tuple_(results.finished_at, results.tbl) < before)
    wanted = wanted.order_by(results.finished_at.desc(), results.tbl.desc()).limit(limit)
    rows = (await connection.execute(wanted)).all()
    seats = await read_past_seats(connection, [row.tbl for row in rows], guest)
    return [past_game(row, seats[row.tbl]) for row in rows]


def of_guest(guest: str) -> Select[tuple[object, ...]]:
    """The results of somebody, with when the game began and its review."""
    results, reviews = models.results, models.reviews
    wanted = select(results, models.tables.c.started_at, reviews.c.id.label("review"))
    wanted = wanted.join(models.tables, models.tables.c.id == results.c.tbl)
    wanted = wanted.outerjoin(reviews, reviews.c.tbl == results.c.tbl)
    return wanted.where(results.c.guest == guest)


def conditions(wish: HistoryFilter) -> list[ColumnElement[bool]]:
    """What must hold of a result."""
    results, other, seats = models.results.c, models.results.alias("other"), models.seats.c
    found: list[ColumnElement[bool]] = []
    if wish.game is not None:
        found.append(results.game == wish.game)
    if wish.players is not None:
        found.append(results.players == wish.players)
    if wish.rated is not None:
        found.append(results.rated.is_(wish.rated))
    if wish.outcome is not None:
        found.append(results.place == 1 if wish.outcome == "won" else results.place > 1)
    if wish.opponent is not None:
        there = exists().where((other.c.tbl == results.tbl) & (other.c.guest == wish.opponent))
        bot = exists().where((seats.tbl == results.tbl) & (seats.bot == wish.opponent))
        found.append(there | bot)
    return found


async def read_past_seats(
    connection: AsyncConnection, tables: Sequence[str], guest: str
) -> dict[str, list[PastSeat]]:
    """Who sat at some tables, and how they came out."""
    results, seats, guests = models.results, models.seats, models.guests
    wanted = select(
        results, seats.c.kind, seats.c.bot, seats.c.name, guests.c.name.label("guest_name"), guests.c.public
    )
    wanted = wanted.join(seats, (seats.c.tbl == results.c.tbl) & (seats.c.seat == results.c.seat))
    wanted = wanted.outerjoin(guests, guests.c.id == results.c.guest)
    wanted = wanted.where(results.c.tbl.in_(tables)).order_by(results.c.tbl, results.c.seat)
    found: dict[str, list[PastSeat]] = {table: [] for table in tables}
    for row in await connection.execute(wanted):
        name = "" if row.kind == BOT else (row.guest_name or "") if row.kind == PERSON else row.name
        found[row.tbl].append(
            PastSeat(
                place=row.place,
                name=name,
                guest=row.guest if row.public or row.guest == guest else None,
                bot=row.bot if row.kind == BOT else None,
                you=row.guest == guest,
                gave_up=row.gave_up,
                score=row.score,
                sheet=None if row.sheet is None else msgspec.json.decode(row.sheet, type=dict[str, int]),
            )
        )
    return found


def past_game(row: Row[tuple[object, ...]], seats: list[PastSeat]) -> PastGame:
    """A game as it is told to who played it."""
    rating = None
    if row.value_after is not None:
        change = round(row.value_after) - round(row.value_before)
        rating = rating_info(Rating(row.value_after, row.deviation_after), change=change)
    return PastGame(
        table=row.tbl,
        game=row.game,
        pace=row.pace,
        finished_at=row.finished_at,
        seconds=(row.finished_at - (row.started_at or row.finished_at)) // 1000,
        place=row.place,
        seats=seats,
        rated=row.rated,
        rating=rating,
        review=row.review,
    )


def tells(game: PastGame, words: str) -> bool:
    """Whether the names at a table, or that of its game, have all these words in them."""
    known = games.get(game.game) if game.game in games.names() else None
    titles = [game.game, *([] if known is None else [known.title, *known.titles.values()])]
    told = " ".join([*titles, *(seat.bot or seat.name for seat in game.seats if not seat.you)]).casefold()
    return all(word in told for word in words.casefold().split())


def read_place(text: str | None) -> Place | None:
    """Where a page begins, from the address; Refusal if it can't be read."""
    if text is None:
        return None
    at, _, table = text.partition("-")
    if not at.isdecimal() or len(at) > 16:
        raise Refusal.of("bad-request", "no-such-page", field="before")
    return int(at), table


def write_place(place: Place | None) -> str | None:
    """Where a page begins, for an address."""
    return None if place is None else f"{place[0]}-{place[1]}"
