"""How fast bots play on: at once for who waits for their own turn; else so that people can follow.

Where only bots play, who watches sets the pace: they say up to which ply they have seen the game, and the
next turn is played once they have seen all of it. The slowest counts of those whom the table concerns, its
host and whose seats are played for, each by the quickest of their windows; where none of them watches, the
quickest of the others: so no stranger holds a table up. Who says nothing is given a while for each turn.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from ..lobby.tables import BOT
from .presence import Presence
from .room import Room


class Pace(Enum):
    """When a bot may play."""

    AT_ONCE = "at once"
    IN_A_WHILE = "in a while"
    WHEN_SEEN = "when it has been seen"
    """What it did last has still to be seen by who watches."""
    ELSEWHERE = "elsewhere"
    """Those who watch are connected to another node, which sees to it."""


def pace_of(room: Room) -> Pace:
    """When the bot whose turn it is may play."""
    match = room.match
    assert match is not None
    seats, act = match.seats, match.to_act
    stands_in = act is not None and seats[act].kind != BOT and not seats[act].resigned
    if any(seat.bot is None for seat in seats) or not room.presence.anybody:
        return Pace.IN_A_WHILE if stands_in else Pace.AT_ONCE
    concerned = {room.table.host, *(seat.guest for seat in room.table.seats if seat.guest is not None)}
    if watched_elsewhere(room.presence, concerned):
        return Pace.ELSEWHERE
    seen = seen_by_watchers(room.presence, concerned)
    if seen is None:
        return Pace.IN_A_WHILE
    return Pace.AT_ONCE if seen >= match.snapshot.public else Pace.WHEN_SEEN


def watched_elsewhere(presence: Presence, concerned: Collection[str]) -> bool:
    """Whether those who set the pace are connected to other nodes only."""
    here = {one.guest.id for one in presence.connections if one.guest is not None}
    if here.intersection(concerned):
        return False
    return not presence.connections or not presence.people()[0].keys().isdisjoint(concerned)


def seen_by_watchers(presence: Presence, concerned: Collection[str]) -> int | None:
    """Up to which ply the game was seen by those who set the pace; None if they haven't said anything."""
    seen: dict[str, int] = {}
    silent: set[str] = set()
    for connection in presence.connections:
        who = connection.guest.id if connection.guest is not None else ""
        if connection.watched is None:
            silent.add(who)
        else:
            seen[who] = max(seen.get(who, 0), connection.watched)
    theirs = [seen[who] for who in concerned if who in seen]
    if theirs:
        return min(theirs)
    return None if silent.intersection(concerned) else max(seen.values(), default=None)
