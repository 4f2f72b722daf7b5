"""What is asked for at a table, each kind of request served here.

Whatever is not granted is refused in words, with nothing changed. A request that comes a second time because
its answer got lost is recognised, and answered as done.
"""

from __future__ import annotations

from functools import partial

import msgspec

from ...games import BadNotation
from ...protocol.messages import (
    AnyRequest,
    Back,
    Do,
    Done,
    Final,
    FindWays,
    Hint,
    Look,
    Resign,
    Return,
    Say,
    StandIn,
    Sync,
    Watch,
    decode_request,
)
from ...protocol.refusal import Refusal
from ...table import Entry, Match
from ..lobby.tables import PLAYING
from ..tasks import Tasks
from .chat import Chat
from .connection import Connection
from .hints import Hints, can_advise
from .room import Room
from .slices import Slices

MOST_LOOKED_AT = 64
"""Steps that one may look ahead."""
TOLD = 200
"""Letters of what a message's reader says of it; what it repeats of the message may be long."""
Other = Look | FindWays | Hint | Say | Resign | StandIn | Return | Sync | Watch
"""What is asked for beside playing; it is accounted for."""
COSTS = {
    Say: 8.0,
    Look: 1.0,
    FindWays: 8.0,
    Hint: 20.0,
    Sync: 8.0,
    Resign: 2.0,
    StandIn: 2.0,
    Return: 2.0,
    Watch: 2.0,
}


class Requests:
    """Reads what comes from connections, and has it served."""

    def __init__(self, chat: Chat, hints: Hints, tasks: Tasks, slices: Slices) -> None:
        self._chat = chat
        self._hints = hints
        self._tasks = tasks
        self._slices = slices

    def receive(self, room: Room, connection: Connection, message: bytes) -> None:
        """Somebody asks for something; once the server is ending they will have to ask again elsewhere."""
        if self._tasks.ending:
            return
        try:
            request: AnyRequest = decode_request(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            connection.refuse(
                Refusal.of("bad-message", "unreadable-message", problem=str(problem)[:TOLD]), ""
            )
            return
        if isinstance(request, (Do, Back)):
            if connection.spend_move(request.re):
                play(room, connection, request)
        elif connection.spend(COSTS[type(request)], request.re):
            self._serve(room, connection, request)

    def gone(self, connection: Connection) -> None:
        """Somebody has left: what they still waited for is not wanted any more."""
        self._hints.drop(connection)

    def _serve(self, room: Room, connection: Connection, request: Other) -> None:
        """Serve a request that was accounted for."""
        match request:
            case Look():
                look(room, connection, request)
            case FindWays():
                self._tasks.spawn(find_ways(self._slices, room, connection, request))
            case Hint():
                ask_for_hint(self._hints, room, connection, request)
            case Say():
                self._chat.say(room, connection, request)
            case Sync():
                sync(room, connection, request)
            case Watch():
                watch(room, connection, request)
            case _:
                change_player(room, connection, request)


def game_on(room: Room, connection: Connection, re: str) -> Match | None:
    """The match, if there is one; else they are told."""
    if room.match is None:
        connection.refuse(room.problem or Refusal.of("not-begun", "not-begun"), re)
    elif room.table.status != PLAYING and not room.match.over:
        connection.refuse(Refusal.of("over", "table-given-up"), re)
    else:
        return room.match
    return None


def play(room: Room, connection: Connection, request: Do | Back) -> None:
    """Carry out an action, or take steps back."""
    if room.pending is not None:
        room.put_off(partial(play, room, connection, request), connection, request.re)
        return
    match = room.match if room.table.status == PLAYING else None
    if match is None:
        match = game_on(room, connection, request.re)
    if match is None:
        return
    snapshot = match.snapshot
    seat = snapshot.to_act
    try:
        wish = match.game.parse(request.do) if isinstance(request, Do) else request.to
        if request.ply != snapshot.ply:
            behind(room, connection, request, wish)
        elif seat not in connection.seats:
            refuse_other_seat(room, connection, request.re)
        elif type(request) is Do:
            entry = match.propose_do(seat, wish, room.chance(dealt=True), room.now())
            if request.undoable and match.settles(entry):
                connection.send(Final(request.re, match.ply))
            else:
                room.submit(entry, connection, request.re)
        else:
            room.submit(match.propose_back(seat, wish, room.now()), connection, request.re)
    except Refusal as refusal:
        connection.refuse(refusal, request.re, match.ply)
    except BadNotation as problem:
        connection.refuse(unreadable(problem), request.re, match.ply)


def unreadable(problem: BadNotation) -> Refusal:
    """There is no action that is written so."""
    return Refusal.of("bad-message", "unreadable-action", problem=problem)


def refuse_other_seat(room: Room, connection: Connection, re: str) -> None:
    """Say that this is not for them to decide."""
    match = room.match
    assert match is not None
    if match.to_act is None:
        connection.refuse(Refusal.of("over", "game-over"), re, match.ply)
    elif connection.seats:
        refusal = Refusal.of("not-your-turn", "seat-decides", act=match.to_act)
        connection.refuse(refusal, re, match.ply)
    else:
        connection.refuse(Refusal.of("not-yours", "onlooker"), re)


def behind(room: Room, connection: Connection, request: Do | Back, wish: int) -> None:
    """A request for another position: one that was carried out before, or one that comes too late."""
    assert room.match is not None
    kind = "do" if type(request) is Do else "back"
    if any(room.match.repeats(seat, request.ply, kind, wish) for seat in connection.seats):
        connection.send(Done(request.re, request.ply + 1))
    elif connection.spend(COSTS[Sync], request.re):
        room.late(connection, request.re)


def look(room: Room, connection: Connection, request: Look) -> None:
    """Tell what steps would bring."""
    match = may_look(room, connection, request)
    if match is None or match.to_act is None:
        return
    try:
        connection.send(match.look(match.to_act, steps_of(match, request), request.re))
    except Refusal as refusal:
        connection.refuse(refusal, request.re, request.ply)


async def find_ways(slices: Slices, room: Room, connection: Connection, request: FindWays) -> None:
    """Tell which ways there are on from some steps, as soon as there is time to find them."""
    if request.plan:
        await find_plans(slices, room, connection, request)
        return
    match = may_look(room, connection, request)
    if match is None or match.to_act is None:
        return
    try:
        ways = match.ways_in_steps(match.to_act, steps_of(match, request), request.re)
        connection.send(await slices.do(ways))
    except Refusal as refusal:
        connection.refuse(refusal, request.re, request.ply)


async def find_plans(slices: Slices, room: Room, connection: Connection, request: FindWays) -> None:
    """Tell which ways a seat would have if its turn began now."""
    match = game_on(room, connection, request.re)
    if match is None:
        return
    if not connection.seats:
        connection.refuse(Refusal.of("not-yours", "onlooker"), request.re)
        return
    seat = match.to_act if match.to_act in connection.seats else connection.seats[0]
    assert seat is not None
    if request.ply != match.snapshot.ply_for(seat):
        room.late(connection, request.re)
        return
    try:
        ways = match.plans_in_steps(seat, steps_of(match, request), request.re)
        connection.send(await slices.do(ways))
    except Refusal as refusal:
        connection.refuse(refusal, request.re, request.ply)


def steps_of(match: Match, request: Look | FindWays) -> list[int]:
    """The steps to be tried; Refusal if one can't be read."""
    try:
        return [match.game.parse(text) for text in request.do[:MOST_LOOKED_AT]]
    except BadNotation as problem:
        raise unreadable(problem) from None


def may_look(room: Room, connection: Connection, request: Look | FindWays) -> Match | None:
    """The match in which they may look ahead; None if they may not, and know why."""
    match = game_on(room, connection, request.re)
    if match is None:
        return None
    if request.ply != match.ply:
        room.late(connection, request.re)
    elif match.to_act not in connection.seats:
        refuse_other_seat(room, connection, request.re)
    else:
        return match
    return None


def ask_for_hint(hints: Hints, room: Room, connection: Connection, request: Hint) -> None:
    """Ask a bot for advice, where the table allows it."""
    match = game_on(room, connection, request.re)
    if match is None:
        return
    if not room.table.setting.hints or not can_advise(match.game.name):
        connection.refuse(Refusal.of("not-allowed", "no-hints-here"), request.re)
    elif request.ply != match.ply:
        room.late(connection, request.re)
    elif match.to_act not in connection.seats:
        refuse_other_seat(room, connection, request.re)
    else:
        hints.give(match, room.chance(), connection, request)


def change_player(room: Room, connection: Connection, request: Resign | StandIn | Return) -> None:
    """Somebody gives up, lets a bot play, or comes back."""
    again = partial(change_player, room, connection, request)
    if room.pending is not None:
        room.put_off(again, connection, request.re)
        return
    if not may_change(room, connection, request):
        return
    match = game_on(room, connection, request.re)
    if match is None:
        return
    try:
        room.submit(propose_change(match, request, room.now()), connection, request.re, again)
    except Refusal as refusal:
        connection.refuse(refusal, request.re, match.ply)


def propose_change(match: Match, request: Resign | StandIn | Return, at: int) -> Entry:
    """The entry that a request leads to; Refusal if it can't be."""
    match request:
        case Resign():
            return match.propose_resign(request.seat, at)
        case StandIn():
            return match.propose_stand_in(request.seat, "", at)
        case Return():
            return match.propose_return(request.seat, at)


def may_change(room: Room, connection: Connection, request: Resign | StandIn | Return) -> bool:
    """Whether they may change who plays that seat; told if not.

    Everybody may for their own; where the table has agreed on it, also for somebody who is away for long.
    """
    if request.seat in connection.seats:
        if isinstance(request, StandIn) and room.table.setting.counts:
            connection.refuse(Refusal.of("not-allowed", "rated-play-yourself"), request.re)
            return False
        return True
    if isinstance(request, StandIn):
        return may_replace(room, connection, request)
    connection.refuse(Refusal.of("not-yours", "seat-not-yours", seat=request.seat), request.re)
    return False


def may_replace(room: Room, connection: Connection, request: StandIn) -> bool:
    """Whether they may let a bot play a seat that is somebody else's; told if not."""
    away_seconds = room.table.setting.away_seconds
    if not connection.seats:
        connection.refuse(Refusal.of("not-yours", "onlooker"), request.re)
    elif not 0 <= request.seat < len(room.table.seats):
        connection.refuse(Refusal.of("not-allowed", "no-seat-of-number", seat=request.seat), request.re)
    elif room.timed:
        connection.refuse(Refusal.of("not-allowed", "clock-decides"), request.re)
    elif away_seconds is None:
        connection.refuse(Refusal.of("not-allowed", "nobody-is-replaced"), request.re)
    elif room.presence.away_for(room.table.seats[request.seat].guest) < away_seconds * 1000:
        refusal = Refusal.of("not-allowed", "not-away-long-enough", seconds=away_seconds)
        connection.refuse(refusal, request.re)
    else:
        return True
    return False


def sync(room: Room, connection: Connection, request: Sync) -> None:
    """Send the whole position again."""
    if room.match is None:
        connection.send(Done(request.re, 0))
    else:
        room.show(connection, request.re)


def watch(room: Room, connection: Connection, request: Watch) -> None:
    """Somebody has seen what bots have played so far: they go on as far as others have, too."""
    connection.watched = request.ply
    connection.send(Done(request.re, request.ply))
    room.look_after()
