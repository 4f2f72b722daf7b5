"""Played games as JSON: who sat where, the set-up position, every action with what chance answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from .chance import ANSWERS, Chance
from .errors import BadNotation, BadPosition, BadRecord, IllegalAction
from .state import Json, State

FIELDS = ("game", "rules", "options", "seats", "setup", "steps")


class Recorded(Protocol):
    """What a record asks of its game."""

    name: str

    def check_rules(self, version: object) -> int:
        """A version of the rules, if games are played under it here."""

    def text(self, action: int) -> str:
        """The notation of an action."""

    def parse(self, text: str) -> int:
        """The action that a notation names."""

    def answer_text(self, answer: int) -> str:
        """The name of what chance answered."""

    def parse_answer(self, text: str) -> int:
        """The answer of chance that a name stands for."""

    def options(self, state: State) -> Json:
        """The options a game was set up with."""

    def from_json(self, position: Json) -> State:
        """Read a position."""


def step(game: Recorded, state: State, action: int, chance: Chance) -> Json:
    """Apply an action and return the line a record keeps of it."""
    seat = state.seat
    state.apply(action, chance)
    line: Json = {"seat": seat, "do": game.text(action)}
    answers = chance.answers()
    if answers:
        line["chance"] = [game.answer_text(answer) for answer in answers]
    return line


def record(game: Recorded, setup: State, steps: Iterable[Json], seats: Sequence[str] = ()) -> Json:
    """The whole record; seats without a name are called seat0, seat1, …"""
    names = list(seats) or [f"seat{i}" for i in range(setup.players)]
    if len(names) != setup.players:
        raise BadRecord("seats", f"{setup.players} names are needed, not {len(names)}")
    return {
        "game": game.name,
        "rules": setup.rules,
        "options": game.options(setup),
        "seats": names,
        "setup": setup.to_json(),
        "steps": list(steps),
    }


def replay(game: Recorded, record: Json) -> Iterator[State]:
    """Yield the set-up position, then the position after each action, each a copy of its own."""
    state = read_head(game, record)
    yield state.clone()
    for number, line in enumerate(record["steps"]):
        field = f"steps[{number}]"
        action, answers = read_line(game, state, line, field)
        chance = Chance.from_script(answers)
        try:
            state.apply(action, chance)
        except IllegalAction as refusal:
            raise BadRecord(field, str(refusal)) from None
        if not chance.kept_to_script():
            raise BadRecord(f"{field}.chance", "chance could not have answered so here")
        yield state.clone()


def read_head(game: Recorded, record: Json) -> State:
    """Check everything but the steps, and return the set-up position."""
    if not isinstance(record, dict):
        raise BadRecord("record", "an object is expected")
    for field in FIELDS:
        if field not in record:
            raise BadRecord(field, "is missing")
    for field in record:
        if field not in FIELDS:
            raise BadRecord(str(field), "is not a field of a record")
    if record["game"] != game.name:
        raise BadRecord("game", f"{game.name!r} is expected")
    try:
        rules = game.check_rules(record["rules"])
    except BadPosition as problem:
        if isinstance(problem, BadRecord):
            raise
        raise BadRecord("rules", problem.message) from None
    try:
        state = game.from_json(record["setup"])
    except BadPosition as problem:
        raise BadRecord(f"setup.{problem.field}", problem.message) from None
    if state.rules != rules:
        raise BadRecord("setup.rules", f"{rules} is expected, as the record says")
    if record["options"] != game.options(state):
        raise BadRecord("options", "do not fit the set-up position")
    seats = record["seats"]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadRecord("seats", "a list of names is expected")
    if len(seats) != state.players:
        raise BadRecord("seats", f"{state.players} names are expected")
    if not isinstance(record["steps"], list):
        raise BadRecord("steps", "a list is expected")
    return state


def read_line(game: Recorded, state: State, line: object, field: str) -> tuple[int, list[int]]:
    """The action of one line and what chance answered to it."""
    if not isinstance(line, dict) or not {"seat", "do"} <= set(line) <= {"seat", "do", "chance"}:
        raise BadRecord(field, 'an object with "seat", "do" and perhaps "chance" is expected')
    if state.over:
        raise BadRecord(field, "the game is over before this action")
    if line["seat"] != state.seat or isinstance(line["seat"], bool):
        raise BadRecord(f"{field}.seat", f"it is the turn of seat {state.seat}")
    names = line.get("chance", [])
    if not isinstance(names, list) or not len(names) <= ANSWERS:
        raise BadRecord(f"{field}.chance", "a list of names is expected")
    try:
        action = game.parse(line["do"])
    except BadNotation as problem:
        raise BadRecord(f"{field}.do", str(problem)) from None
    try:
        return action, [game.parse_answer(name) for name in names]
    except BadNotation as problem:
        raise BadRecord(f"{field}.chance", str(problem)) from None
