"""A table as each guest is told of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from ...protocol.bodies import Invitation
from ...protocol.clock_settings import NoClock
from ...protocol.messages import MemberInfo, SeatInfo, TableInfo
from ...table import Match
from .tables import PERSON, SAME_SCREEN, Table

NOBODY: Mapping[str, str] = MappingProxyType({})


MOST_NAMED = 20
"""Spectators who are named; hundreds may look on."""


def table_info(
    table: Table,
    guest: str | None,
    match: Match | None = None,
    here: Mapping[str, str] = NOBODY,
    nameless: int = 0,
    rules_unknown: int | None = None,
) -> TableInfo:
    """The table for that guest, or a stranger; `here` are the guests who are connected, with their names."""
    setting = table.setting
    seated = {seat.guest for seat in table.seats}
    watching = [name for one, name in here.items() if one not in seated]
    return TableInfo(
        id=table.id,
        game=setting.game,
        variant=setting.variant,
        players=setting.players,
        status=table.status,
        host=table.host,
        seats=[seat_info(table, number, match, here) for number in range(len(table.seats))],
        yours=table.seats_of(guest),
        open=setting.open,
        public=table.public,
        hints=setting.hints,
        clock=setting.clock,
        onlookers=len(watching) + nameless,
        watching=sorted(watching)[:MOST_NAMED],
        next=table.next,
        invite=table.invite if table.knows(guest) else None,
        members=list_members(table) if guest == table.host else [],
        begins=setting.begins,
        rules_unknown=rules_unknown,
        stand_in=setting.stand_in,
        away_seconds=setting.away_seconds if isinstance(setting.clock, NoClock) else None,
        closed=table.closed_reason is not None,
        closed_reason=table.closed_reason or "",
        rated=setting.rated,
        tournament=table.tournament,
        occasion=table.occasion,
    )


def invitation(table: Table, guest: str | None) -> Invitation:
    """The table for somebody who has its invitation and hasn't come in."""
    people = [seat for seat in table.seats if seat.kind in (PERSON, SAME_SCREEN)]
    return Invitation(
        host=table.names.get(table.host, ""),
        game=table.setting.game,
        variant=table.setting.variant,
        players=table.setting.players,
        free=sum(not seat.occupied for seat in table.seats),
        seated=[seat.name for seat in people],
        status=table.status,
        clock=table.setting.clock,
        yours=table.knows(guest),
    )


def list_members(table: Table) -> list[MemberInfo]:
    """All who have come to a table and not left it."""
    return [MemberInfo(guest, table.names[guest]) for guest in table.members if table.knows(guest)]


def seat_info(table: Table, number: int, match: Match | None, here: Collection[str]) -> SeatInfo:
    """One seat of a table, and who plays it now."""
    seat = table.seats[number]
    info = SeatInfo(seat.kind, seat.name, seat.guest, seat.bot, here=seat.guest in here)
    info.asked = table.awaits(seat)
    info.rating = table.ratings[number] if table.ratings else None
    if match is not None:
        playing = match.seats[number]
        info.bot = playing.bot
        info.standing_in = playing.bot is not None and seat.kind != "bot"
        info.resigned = playing.resigned
    return info
