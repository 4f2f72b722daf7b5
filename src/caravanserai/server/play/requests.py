"""What visitors ask for, each kind of request served here.

Whatever is not granted is refused in words, with nothing changed. A request that comes a second time because
its answer got lost is recognised, and answered as done.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ...games import BadNotation
from ...protocol.messages import (
    Back,
    Do,
    Done,
    FindWays,
    Hint,
    Hinted,
    HintLine,
    Look,
    Resign,
    Return,
    Said,
    Say,
    StandIn,
    Sync,
)
from ...protocol.refusal import Refusal as Refused
from ...table import Entry, Match
from ..bots.pool import ThinkingFailed, TooBusy
from ..http.refusals import Refusal
from ..lobby.tables import PLAYING, Line
from ..people.display_text import tidy_line

if TYPE_CHECKING:
    from ...protocol.messages import AnyRequest
    from .connection import Visitor
    from .room import Room

HINTS_BY = "vizier"
AWAY_SECONDS = 60
"""After how long anybody at the table may let a bot play for somebody who is gone."""
MOST_LOOKED_AT = 64
"""Steps that one may look ahead."""
COSTS = {Say: 8.0, Look: 1.0, FindWays: 8.0, Hint: 20.0, Sync: 8.0, Resign: 2.0, StandIn: 2.0, Return: 2.0}


def serve(room: Room, visitor: Visitor, request: AnyRequest) -> None:
    """Serve a request, or let it wait for the one under way."""
    kind = type(request)
    if kind is Do or kind is Back:
        if not room.wait(visitor, request):
            play(room, visitor, request)  # type: ignore[arg-type]
    elif visitor.spend(COSTS[kind], request.re):
        serve_spent(room, visitor, request)


def serve_spent(room: Room, visitor: Visitor, request: AnyRequest) -> None:
    """Serve a request that was accounted for."""
    kind = type(request)
    if kind not in CHANGES or not room.wait(visitor, request):
        SERVED[kind](room, visitor, request)


def game_on(room: Room, visitor: Visitor, re: str) -> Match | None:
    """The match, if there is one; else the visitor is told."""
    if room.match is None:
        visitor.refuse("not-begun", "the game has not begun yet", re)
    elif room.table.status != PLAYING and not room.match.over:
        visitor.refuse("over", "this table was given up", re)
    else:
        return room.match
    return None


def play(room: Room, visitor: Visitor, request: Do | Back) -> None:
    """Carry out an action, or take steps back."""
    match = game_on(room, visitor, request.re)
    if match is None:
        return
    snapshot = match.snapshot
    seat = snapshot.to_act
    try:
        wish = match.game.parse(request.do) if type(request) is Do else request.to  # type: ignore[union-attr]
        if request.ply != snapshot.ply:
            behind(room, visitor, request, wish)
        elif seat not in visitor.seats:
            refuse_other_seat(room, visitor, request.re)
        elif type(request) is Do:
            entry = match.propose_do(seat, wish, room.chance(), room.hub.now())
            room.submit(entry, visitor, request.re)
        else:
            room.submit(match.propose_back(seat, wish, room.hub.now()), visitor, request.re)
    except Refused as refusal:
        visitor.refuse(refusal.code, refusal.message, request.re, refusal.rule, match.ply, refusal.id)
    except BadNotation as problem:
        visitor.refuse("bad-message", str(problem), request.re, ply=match.ply)


def refuse_other_seat(room: Room, visitor: Visitor, re: str) -> None:
    """Say that this is not for the visitor to decide."""
    match = room.match
    assert match is not None
    if match.to_act is None:
        visitor.refuse("over", "the game is over", re, ply=match.ply)
    elif visitor.seats:
        visitor.refuse("not-your-turn", f"it is for seat {match.to_act} to decide", re, ply=match.ply)
    else:
        visitor.refuse("not-yours", "you look on at this table; only those who sit there play", re)


def behind(room: Room, visitor: Visitor, request: Do | Back, wish: int) -> None:
    """A request for another position: one that was carried out before, or one that comes too late."""
    assert room.match is not None
    kind = "do" if type(request) is Do else "back"
    if any(room.match.repeats(seat, request.ply, kind, wish) for seat in visitor.seats):
        visitor.send(Done(request.re, request.ply + 1))
    elif visitor.spend(COSTS[Sync], request.re):
        room.late(visitor, request.re)


def look(room: Room, visitor: Visitor, request: Look | FindWays) -> None:
    """Tell what steps would bring, or which ways there are on from them."""
    match = game_on(room, visitor, request.re)
    if match is None:
        return
    if request.ply != match.ply:
        room.late(visitor, request.re)
        return
    if match.to_act not in visitor.seats:
        refuse_other_seat(room, visitor, request.re)
        return
    try:
        actions = [match.game.parse(text) for text in request.do[:MOST_LOOKED_AT]]
        ahead = match.look if type(request) is Look else match.ways
        visitor.send(ahead(match.to_act, actions, request.re))
    except Refused as refusal:
        visitor.refuse(refusal.code, refusal.message, request.re, refusal.rule, match.ply, refusal.id)
    except BadNotation as problem:
        visitor.refuse("bad-message", str(problem), request.re, ply=match.ply)


def hint(room: Room, visitor: Visitor, request: Hint) -> None:
    """Ask a bot for advice, where the table allows it."""
    match = game_on(room, visitor, request.re)
    if match is None:
        return
    if not room.table.setting.hints:
        visitor.refuse("not-allowed", "at this table nobody is given hints", request.re)
    elif request.ply != match.ply:
        room.late(visitor, request.re)
    elif match.to_act not in visitor.seats:
        refuse_other_seat(room, visitor, request.re)
    else:
        room.hub.spawn(advise(room, visitor, request, match.to_act))


async def advise(room: Room, visitor: Visitor, request: Hint, seat: int) -> None:
    """Answer with the best ways to go on."""
    match = room.match
    assert match is not None
    known = match.state.resample(seat, room.chance()).to_json()
    text = match.game.text
    try:
        lines = await room.hub.pool.hint(match.game.name, HINTS_BY, known, secrets.randbits(32))
    except (TooBusy, ThinkingFailed) as problem:
        visitor.refuse("busy", str(problem), request.re)
        return
    told = [
        HintLine([text(action) for action in line.actions], round(line.win, 4), round(line.margin, 2))
        for line in lines
    ]
    visitor.send(Hinted(request.ply, told, request.re))


def say(room: Room, visitor: Visitor, request: Say) -> None:
    """Say something to all at the table."""
    if visitor.guest is None or not room.table.knows(visitor.guest.id):
        visitor.refuse("not-allowed", "only those who have joined the table can talk here", request.re)
        return
    try:
        room.hub.spawn(keep_line(room, visitor, tidy_line(request.text), request.re))
    except Refusal as refusal:
        visitor.refuse(refusal.code, refusal.message, request.re)


async def keep_line(room: Room, visitor: Visitor, text: str, re: str) -> None:
    """Keep a line of chat, then tell it."""
    assert visitor.guest is not None
    line = await room.hub.tables.say(room.id, visitor.guest.id, visitor.guest.name, text)
    if line is None:
        visitor.refuse("full", "enough has been said at this table", re)
        return
    room.tell_all(said(line), visitor, said(line, re))
    room.hub.told_elsewhere("said", room.id, *msgspec.structs.astuple(line))


def said(line: Line, re: str = "") -> Said:
    """A line of chat as it is told."""
    return Said(line.n, line.at, line.guest, line.name, line.text, re)


def change_player(
    room: Room, visitor: Visitor, request: Resign | StandIn | Return, propose: Callable[[Match, int], Entry]
) -> None:
    """Somebody gives up, lets a bot play, or comes back."""
    match = game_on(room, visitor, request.re)
    if match is None:
        return
    try:
        entry = propose(match, room.hub.now())
        room.submit(entry, visitor, request.re, lambda: serve_spent(room, visitor, request))
    except Refused as refusal:
        visitor.refuse(refusal.code, refusal.message, request.re, refusal.rule, match.ply, refusal.id)


def resign(room: Room, visitor: Visitor, request: Resign) -> None:
    """Give the game up."""
    if own_seat(visitor, request.seat, request.re):
        change_player(room, visitor, request, lambda match, at: match.propose_resign(request.seat, at))


def come_back(room: Room, visitor: Visitor, request: Return) -> None:
    """Take a seat back from the bot that stood in."""
    if own_seat(visitor, request.seat, request.re):
        change_player(room, visitor, request, lambda match, at: match.propose_return(request.seat, at))


def stand_in(room: Room, visitor: Visitor, request: StandIn) -> None:
    """Let a bot play for oneself, or for somebody who has been gone for a while."""
    if request.seat not in visitor.seats and not may_replace(room, visitor, request):
        return
    change_player(room, visitor, request, lambda match, at: match.propose_stand_in(request.seat, "", at))


def may_replace(room: Room, visitor: Visitor, request: StandIn) -> bool:
    """Whether a visitor may let a bot play a seat that is somebody else's; told if not."""
    if not visitor.seats:
        visitor.refuse("not-yours", "you look on at this table; only those who sit there play", request.re)
    elif not 0 <= request.seat < len(room.table.seats):
        visitor.refuse("not-allowed", f"there is no seat {request.seat}", request.re)
    elif room.away_for(room.table.seats[request.seat].guest) < AWAY_SECONDS * 1000:
        message = f"a bot can stand in for somebody who has been away for {AWAY_SECONDS} s"
        visitor.refuse("not-allowed", message, request.re)
    else:
        return True
    return False


def own_seat(visitor: Visitor, seat: int, re: str) -> bool:
    """Whether that seat is the visitor's; told if not."""
    if seat in visitor.seats:
        return True
    visitor.refuse("not-yours", f"seat {seat} is not yours", re)
    return False


def sync(room: Room, visitor: Visitor, request: Sync) -> None:
    """Send the whole position again."""
    if room.match is None:
        visitor.send(Done(request.re, 0))
    else:
        room.show(visitor, request.re)


CHANGES = (Resign, StandIn, Return)
SERVED: dict[type, Callable[[Room, Visitor, Any], None]] = {
    Look: look,
    FindWays: look,
    Hint: hint,
    Say: say,
    Resign: resign,
    StandIn: stand_in,
    Return: come_back,
    Sync: sync,
}
