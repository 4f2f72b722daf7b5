"""A tournament as it is told: to anybody, and what of it is each guest's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from ...protocol.refusal import Refusal
from ...protocol.tournaments import (
    PlaceInfo,
    RoundInfo,
    SeatOfRound,
    TableOfRound,
    TournamentInfo,
    TournamentListing,
)
from ...tournaments import PlayedRound, PlayedTable, Ranking
from ...tournaments.points import lead, of_round
from .desk import may_join
from .kept import KeptTournament

DIGITS = 3
MOST_OVER = 12
"""Tables of an arena that are over and still shown."""


def listing(
    held: KeptTournament, entrants: int, guest: str | None, mine: Collection[str]
) -> TournamentListing:
    """A tournament in a list."""
    match = held.setting.match
    return TournamentListing(
        id=held.id,
        name=held.name,
        game=match.game,
        variant=match.variant,
        kind=held.setting.format.kind,
        status=held.status,
        seats=held.setting.format.seats,
        clock=match.clock,
        entrants=entrants,
        created_at=held.created_at,
        starts_at=held.starts_at,
        yours=held.id in mine or (guest is not None and held.host == guest),
    )


def info(
    held: KeptTournament,
    ranked: Sequence[Ranking],
    names: Mapping[str, str],
    guest: str | None,
    round: int | None = None,
) -> TournamentInfo:
    """A tournament for that guest, or a stranger, with one of its rounds: the last, if none is asked for."""
    state, format, match = held.state, held.setting.format, held.setting.match
    entrant = state.entrants.get(guest or "")
    table = state.table_of(guest) if guest is not None else None
    shown = len(state.rounds) - 1 if round is None else round
    return TournamentInfo(
        id=held.id,
        name=held.name,
        host=held.host,
        host_name=held.host_name,
        game=match.game,
        variant=match.variant,
        kind=format.kind,
        status=held.status,
        seats=format.seats,
        rounds=format.rounds,
        minutes=format.minutes,
        round_days=format.round_days,
        duplicate=format.duplicate,
        clock=match.clock,
        public=held.public,
        length=state.length,
        paired=len(state.rounds),
        standings=standings(held, ranked, names),
        created_at=held.created_at,
        starts_at=held.starts_at,
        begun_at=state.begun_at,
        over_at=state.over_at,
        rated=match.counts,
        why=state.over,
        round=tell_shown(held, shown, names, guest, round is None),
        takes_part=entrant is not None and entrant.here and state.over is None,
        your_table=table.id if table is not None else None,
        may_join=joinable(held, again=entrant is not None and not entrant.here),
    )


def tell_shown(
    held: KeptTournament, shown: int, names: Mapping[str, str], guest: str | None, newest: bool
) -> RoundInfo | None:
    """One round; of an arena, if none is asked for, all tables under way and the last that are over."""
    rounds = held.state.rounds
    if not 0 <= shown < len(rounds):
        return None
    if not newest or held.setting.format.kind != "arena":
        return tell_round(held, rounds[shown], names, guest)
    tables = [table for one in reversed(rounds) for table in tell_round(held, one, names, guest).tables]
    over = [table for table in tables if table.over][:MOST_OVER]
    return RoundInfo(shown + 1, [table for table in tables if not table.over] + over)


def joinable(held: KeptTournament, again: bool) -> bool:
    """Whether somebody could join, or come back."""
    try:
        may_join(held, again)
    except Refusal:
        return False
    return True


def standings(held: KeptTournament, ranked: Sequence[Ranking], names: Mapping[str, str]) -> list[PlaceInfo]:
    """How all stand."""
    return [
        PlaceInfo(
            place=one.place,
            guest=one.guest,
            name=names.get(one.guest, ""),
            points=rounded(one.points),
            opponents=rounded(one.opponents),
            head_to_head=rounded(one.head_to_head),
            share=rounded(one.share),
            played=one.played,
            won=one.won,
            byes=one.byes,
            left=not held.state.entrants[one.guest].here,
        )
        for one in ranked
    ]


def tell_round(
    held: KeptTournament, one: PlayedRound, names: Mapping[str, str], guest: str | None
) -> RoundInfo:
    """A round: its tables, with what they have brought so far."""
    tables = []
    for table, points in zip(one.tables, of_round(one), strict=True):
        result = table.result
        secret = one.deal is not None and not one.complete
        may_look = (held.public and not secret) or guest in table.guests
        tables.append(
            TableOfRound(
                seats=[
                    SeatOfRound(
                        guest=who,
                        name=names.get(who, ""),
                        place=result.places[seat] if result is not None and result.places else None,
                        score=result.scores[seat] if result is not None and result.scores else None,
                        points=rounded(points[seat]) if table.counts else None,
                        lead=rounded(lead(table, seat)) if compared(one, table) else None,
                    )
                    for seat, who in enumerate(table.guests)
                ],
                over=result is not None,
                table=table.id if may_look else None,
            )
        )
    byes = [names.get(who, "") for who in one.byes]
    return RoundInfo(one.number + 1, tables, byes, one.ends_at)


def compared(one: PlayedRound, table: PlayedTable) -> bool:
    """Whether a table's seats are compared with the same seats elsewhere, by their scores."""
    return one.deal is not None and table.counts and table.result is not None and bool(table.result.scores)


def rounded(number: Fraction) -> float:
    """A number as it is told."""
    return round(number.numerator / number.denominator, DIGITS)
