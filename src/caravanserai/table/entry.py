"""One line of a table's log, and its JSON: `[ply, at, kind, seat, data]`.

| kind       | seat            | data                                                                        |
| ---------- | --------------- | --------------------------------------------------------------------------- |
| `start`    | null            | game, rules, variant, players, options, seats, setup (the position)         |
| `do`       | who did it      | [action, [what chance answered]]                                            |
| `back`     | who took back   | the ply of the first step taken back                                        |
| `resign`   | who gave up     | the bot that plays on, or null where the game is over with it               |
| `stand-in` | whose seat      | the bot                                                                     |
| `return`   | whose seat      | null                                                                        |
| `time-out` | whose time it was | the bot that plays on                                                     |
| `pause`    | whose time it was | null: only bots wait, so the clock does                                   |
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

import msgspec

from ..games import Json
from .errors import BadLog
from .player import Player


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """What all lines of a log have."""

    kind: ClassVar[str]
    """What happened: the tag by which entries are told apart."""
    ply: int
    """Its number: 0 for the start, then each the next."""
    at: int
    """When, in milliseconds since 1970, by the server that wrote it."""


class StartData(msgspec.Struct, frozen=True):
    """The game that begins."""

    game: str
    rules: int
    """The version of its rules."""
    variant: str
    players: int
    options: Json
    """As `game.options` tells them."""
    seats: list[Player]
    setup: Json
    """The position."""


class StartEntry(LogEntry, frozen=True, gc=False):
    """The game begins."""

    kind = "start"
    data: StartData


class DoEntry(LogEntry, frozen=True, gc=False):
    """An action was carried out."""

    kind = "do"
    seat: int
    action: int
    answers: list[int]
    """What chance answered."""


class BackEntry(LogEntry, frozen=True, gc=False):
    """Steps of the turn under way were taken back."""

    kind = "back"
    seat: int
    to: int
    """The ply of the first of them."""


class ResignEntry(LogEntry, frozen=True, gc=False):
    """Somebody gave up."""

    kind = "resign"
    seat: int
    bot: str | None
    """The bot that plays on; None where the game is over with it."""


class StandInEntry(LogEntry, frozen=True, gc=False):
    """A bot plays for a person."""

    kind = "stand-in"
    seat: int
    bot: str


class ReturnEntry(LogEntry, frozen=True, gc=False):
    """A person has their seat back."""

    kind = "return"
    seat: int


class TimeOutEntry(LogEntry, frozen=True, gc=False):
    """Somebody's time ran out: a bot plays on."""

    kind = "time-out"
    seat: int
    bot: str


class PauseEntry(LogEntry, frozen=True, gc=False):
    """Somebody's time ran out, and only bots wait for them: the clock stands until they have played."""

    kind = "pause"
    seat: int


ChangeOfPlayer = ResignEntry | StandInEntry | ReturnEntry | TimeOutEntry | PauseEntry
Entry = StartEntry | DoEntry | BackEntry | ChangeOfPlayer


class _Row(NamedTuple):
    """A line as it is stored."""

    ply: int
    at: int
    kind: str
    seat: int | None
    data: msgspec.Raw


class _Step(NamedTuple):
    """The data of an action."""

    action: int
    answers: list[int]


_encode = msgspec.json.Encoder().encode
_read_row = msgspec.json.Decoder(_Row).decode
_read_start = msgspec.json.Decoder(StartData).decode
_read_step = msgspec.json.Decoder(_Step).decode
_read_ply = msgspec.json.Decoder(int).decode
_read_bot = msgspec.json.Decoder(str).decode
_read_bot_or_none = msgspec.json.Decoder(str | None).decode
_read_none = msgspec.json.Decoder(None).decode


def encode(entry: Entry) -> bytes:
    """The line that is stored."""
    if isinstance(entry, DoEntry):
        return _encode((entry.ply, entry.at, entry.kind, entry.seat, (entry.action, entry.answers)))
    if isinstance(entry, StartEntry):
        return _encode((entry.ply, entry.at, entry.kind, None, entry.data))
    data = entry.to if isinstance(entry, BackEntry) else bot_of(entry)
    return _encode((entry.ply, entry.at, entry.kind, entry.seat, data))


def bot_of(entry: ChangeOfPlayer) -> str | None:
    """The bot that plays from then on; None where a person does, or nobody any more."""
    return None if isinstance(entry, (ReturnEntry, PauseEntry)) else entry.bot


def decode(line: bytes | str) -> Entry:
    """The entry that a line tells; BadLog if no match can have written it."""
    try:
        row = _read_row(line)
    except msgspec.MsgspecError as problem:
        raise BadLog(f"this can't be a line of a log: {problem}") from None
    try:
        return _read(row)
    except msgspec.MsgspecError as problem:
        raise BadLog(f"ply {row.ply}: {problem}") from None


def _read(row: _Row) -> Entry:
    """The entry of a row, by its kind."""
    ply, at, kind, seat, data = row
    if kind == "start":
        return StartEntry(ply, at, _read_start(data))
    if seat is None:
        raise BadLog(f"ply {ply}: it must be the seat of somebody")
    match kind:
        case "do":
            return DoEntry(ply, at, seat, *_read_step(data))
        case "back":
            return BackEntry(ply, at, seat, _read_ply(data))
        case "resign":
            return ResignEntry(ply, at, seat, _read_bot_or_none(data))
        case "stand-in":
            return StandInEntry(ply, at, seat, _read_bot(data))
        case "return":
            _read_none(data)
            return ReturnEntry(ply, at, seat)
        case "time-out":
            return TimeOutEntry(ply, at, seat, _read_bot(data))
        case "pause":
            _read_none(data)
            return PauseEntry(ply, at, seat)
    raise BadLog(f"ply {ply}: nothing that happens is called {kind!r}")
