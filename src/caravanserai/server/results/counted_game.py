"""How a game that is over came out, seat by seat: what is kept of it."""

from __future__ import annotations

import msgspec

from ...games import Json
from ...protocol.clock_settings import Pace
from ...ratings import pace_of, places_of
from ...table import Match
from ..lobby.tables import PERSON, Table


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat came out of a game."""

    guest: str | None
    """Who played it; None for a bot, and for somebody at another's screen."""
    bot: str | None
    """The level of a bot."""
    place: int
    gave_up: bool
    score: int | None
    """None where nothing was counted."""
    sheet: Json | None
    keepsakes: list[str]


class CountedGame(msgspec.Struct, frozen=True):
    """How a game came out."""

    table: str
    game: str
    players: int
    pace: Pace
    rated: bool
    finished_at: int
    seats: list[SeatResult]


def result_of(table: Table, match: Match) -> CountedGame:
    """How the game of a table came out; it is over."""
    result = match.result
    assert result is not None
    gave_up = [seat for seat, player in enumerate(match.seats) if player.resigned]
    places = places_of(match.state, result.winners, gave_up)
    seats = []
    for number, seat in enumerate(table.seats):
        sheet = None if result.scores is None else result.scores[number]
        seats.append(
            SeatResult(
                guest=seat.guest if seat.kind == PERSON else None,
                bot=seat.bot,
                place=places[number],
                gave_up=number in gave_up,
                score=None if sheet is None else sheet["total"],
                sheet=sheet,
                keepsakes=match.game.keepsakes(match.state, number),
            )
        )
    return CountedGame(
        table=table.id,
        game=table.setting.game,
        players=table.setting.players,
        pace=pace_of(table.setting.clock),
        rated=table.setting.counts,
        finished_at=table.finished_at or 0,
        seats=seats,
    )
