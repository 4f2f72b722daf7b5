"""Records that come from outside: read, looked at, replayed; and in one set of words why one can't be."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterator

from .. import games
from ..games import BadCode, BadRecord, Json, State, UnknownRules
from ..games.record import FIELDS
from ..games.text_record import game_of, is_text
from ..protocol.refusal import Refusal

MOST_STEPS = 5000
"""Far more than any game has."""
LONGEST_NAME = 100


def read_record(content: bytes) -> object:
    """What a file says, in JSON or as text; Refusal if it can't be read at all."""
    try:
        text = content.decode("utf-8-sig")
        told: object = None if is_text(text) else json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal.of("bad-record", "record-unreadable") from None
    return from_text(text) if is_text(text) else told


def from_text(text: str) -> Json:
    """A record written as text, or a position in one line; Refusal says where it can't be read."""
    if not is_text(text):
        return from_code(text.strip())
    try:
        if game_of(text) not in games.names():
            raise Refusal.of("bad-record", "record-of-unknown-game", field="record.game")
        return games.read_record(text)
    except UnknownRules as problem:
        raise refused_rules(problem, "record.rules") from None
    except BadRecord as problem:
        raise _refused_record(problem) from None


def from_code(code: str) -> Json:
    """The record of a game that begins and ends with a one-line position; Refusal if it can't be read."""
    try:
        game = games.of_code(code)
        return game.record(game.from_code(code), [])
    except UnknownRules as problem:
        raise refused_rules(problem, "record") from None
    except BadCode as problem:
        where = f"record.column {problem.column}" if problem.column else "record"
        raise Refusal.of("bad-record", "bad-code", field=where) from None


def recognised(record: object) -> Json:
    """The same, if it is the record of a game that is known here."""
    if not isinstance(record, dict):
        raise Refusal.of("bad-record", "no-record", field="record")
    missing = [field for field in FIELDS if field not in record]
    if missing or not isinstance(record["game"], str):
        field = missing[0] if missing else "game"
        raise Refusal.of("bad-record", "no-record", field=f"record.{field}")
    if record["game"] not in games.names():
        raise Refusal.of("bad-record", "record-of-unknown-game", field="record.game")
    return record


def positions_of(record: object) -> Iterator[State]:
    """The set-up position, then one after each step; Refusal where a record can't be replayed."""
    try:
        yield from _replayed(recognised(record))
    except UnknownRules as problem:
        raise refused_rules(problem, "record.rules") from None
    except BadRecord as problem:
        raise _refused_record(problem) from None


def last_position(record: object) -> State:
    """The position that a record ends with; Refusal if it can't be replayed so far."""
    return deque(positions_of(record), maxlen=1)[0]


def refused_rules(problem: UnknownRules, field: str | None = None) -> Refusal:
    """Why a game under rules that aren't known can't be played on or shown here."""
    oldest, newest = problem.oldest, problem.newest
    known = f"version {newest}" if oldest == newest else f"versions {oldest} to {newest}"
    parts = {"game": problem.title, "version": problem.version, "known": known}
    return Refusal.of("rules", "rules-unknown", field=field, **parts)


def _replayed(record: Json) -> Iterator[State]:
    steps = record["steps"]
    if isinstance(steps, list) and len(steps) > MOST_STEPS:
        raise BadRecord("steps", f"no game has more than {MOST_STEPS} steps")
    positions = games.get(record["game"]).replay(record)
    first = next(positions)
    for seat, name in enumerate(record["seats"]):
        if len(name) > LONGEST_NAME:
            raise BadRecord(f"seats[{seat}]", f"a name has at most {LONGEST_NAME} characters")
    problems = first.problems()
    if problems:  # bots are made for games that can be played, and for nothing else
        raise BadRecord("setup", f"no game comes to this position: {problems[0]}")
    yield first
    yield from positions


def _refused_record(problem: BadRecord) -> Refusal:
    field = f"record.{problem.field}"
    step = re.match(r"steps\[(\d+)\]", problem.field)
    if step is not None:
        number = int(step[1]) + 1
        return Refusal.of("bad-record", "record-step", field=field, step=number, problem=problem.message)
    parts = {"part": problem.field, "problem": problem.message}
    return Refusal.of("bad-record", "record-damaged", field=field, **parts)
