"""How a table of a tournament ended, as the tournament counts it."""

from __future__ import annotations

from ...protocol.clock_settings import LiveClock
from ...ratings import places_of
from ...table import Match
from ...tournaments import Decided


def decided(at: int, round: int, table: int, match: Match | None) -> Decided:
    """The entry for a table that has ended; without a game that came to its end it counts nothing.

    Who gave up, or had a bot play most of their turns, is behind all who played on themselves; where nobody
    did, nobody has played it.
    """
    if match is None or match.result is None:
        return Decided(at, round, table)
    result, last = match.result, behind(match)
    staying = [seat for seat in range(len(match.seats)) if seat not in last]
    if not staying:
        return Decided(at, round, table)
    winners = [seat for seat in result.winners if seat in staying] or match.state.winners(staying)
    totals = tuple(sheet["total"] for sheet in result.scores or ())
    return Decided(at, round, table, tuple(places_of(match.state, winners, sorted(last))), totals)


def as_it_stands(at: int, round: int, table: int, match: Match | None) -> Decided:
    """The entry for a table whose time is over before its game: by the points that all have by then."""
    if match is None:
        return Decided(at, round, table)
    last = behind(match)
    totals = tuple(sheet["total"] for sheet in match.snapshot.settled.scores())
    standing = [(seat not in last, total if seat not in last else 0) for seat, total in enumerate(totals)]
    places = tuple(1 + sum(other > mine for other in standing) for mine in standing)
    return Decided(at, round, table, places, totals)


def absent(match: Match | None) -> list[int]:
    """The seats of people who haven't taken one turn of their own: a bot had to, or their time ran out."""
    if match is None:
        return []
    now, clock = match.snapshot, match.settings.clock
    spent = isinstance(clock, LiveClock) and clock.reserve_seconds > 0
    return [
        seat
        for seat, own in enumerate(now.own_turns)
        if not own
        and (now.bot_turns[seat] or (now.seats[seat].resigned and spent and not now.clock.reserve[seat]))
    ]


def behind(match: Match) -> set[int]:
    """The seats that have given up, and those that a bot has played for most of the time."""
    gave_up = {seat for seat, player in enumerate(match.seats) if player.resigned}
    return gave_up if match.result is None else gave_up | set(match.result.by_bots)
