"""Played games as text that people read and write: a turn on a line, with comments and variations.

A head of tags, each on a line, then the turns. Every step is checked by the rules as it is read, so whatever
can't be is refused by its line and column.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NoReturn, Protocol

from .chance import ANSWERS, Chance
from .errors import BadNotation, BadPosition, BadRecord, BadText, IllegalAction, UnknownRules
from .record import Recorded, record, replay
from .state import Json, State

GAME, RULES, VARIANT, POSITION, RESULT = "Game", "Rules", "Variant", "Position", "Result"
SEAT = re.compile(r"Seat([0-9])")
TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+("(?:[^"\\\n]|\\[^\n])*")\][ \t]*(?:\r?\n|$)')
TOKEN = re.compile(
    r"""(?P<blank>[ \t\r\ufeff]+) | (?P<comment>\{[^}]*\}) | (?P<aside>;[^\n]*) | (?P<open>\()
    | (?P<close>\)) | (?P<break>[,\n]) | (?P<brings>=) | (?P<number>[0-9]+\.(?=\s|$)) | (?P<seat>seat[0-9]:)
    | (?P<words>[^\s,={}();]+(?:[ \t]+[^\s,={}();]+)*)""",
    re.VERBOSE,
)
BLANKS = re.compile(r"[\ufeff \t\r\n]*")
BRINGS = re.compile(r"[ \t]*=[ \t]*")
NAMES = re.compile(r"[^\s,={}();]*(?:[ \t]+[^\s,={}();]+)*")
DEEPEST = 20
"""Variations within variations."""


@dataclass(frozen=True)
class Annotation:
    """What somebody wrote beside a game."""

    after: int
    """How many steps of the game stand before it."""
    kind: Literal["comment", "variation"]
    text: str
    """A comment's words; or the steps of a variation, as they stand between its brackets."""


@dataclass(frozen=True)
class TextRecord:
    """A record with all that people wrote into it."""

    record: Json
    notes: list[Annotation] = field(default_factory=list)
    tags: dict[str, str] = field(default_factory=dict)
    """Tags that a record has no field for, such as Date or Event."""


class Played(Recorded, Protocol):
    """What a text asks of its game."""

    def closes_turn(self, before: State, action: int, after: State) -> bool:
        """Whether a turn is over with that action."""

    def from_code(self, code: str) -> State:
        """Read a one-line position."""


def is_text(content: str) -> bool:
    """Whether this is a record as text, by how it begins; else it may be one in JSON."""
    return re.match(r"[\s\ufeff]*\[[A-Za-z]", content) is not None


def game_of(text: str) -> str:
    """The name of the game that a text is of."""
    tags, _ = read_tags(text)
    if GAME not in tags:
        raise BadText(f'the tag [{GAME} "…"] is missing', 1, 1)
    return tags[GAME][0]


def write(
    game: Played, told: Json, notes: Iterable[Annotation] = (), tags: Mapping[str, str] | None = None
) -> str:
    """A record as text, with notes if there are any; BadRecord where it can't be replayed or read back."""
    states, notes, tags = list(replay(game, told)), list(notes), dict(tags or {})
    seats = {f"Seat{seat}": name for seat, name in enumerate(told["seats"])}
    head = {
        GAME: game.name,
        RULES: str(told["rules"]),
        VARIANT: str(told["options"]["variant"]),
        **seats,
        **tags,
        POSITION: states[0].code(),
        RESULT: result_of(states[-1]),
    }
    lines = [f"[{tag} {json.dumps(value, ensure_ascii=False)}]" for tag, value in head.items()]
    text = "\n".join([*lines, "", *turns(game, told["steps"], states, notes)]) + "\n"
    if notes or tags:
        check_that_nothing_is_lost(game, text, notes, tags)
    return text


def check_that_nothing_is_lost(
    game: Played, text: str, notes: list[Annotation], tags: dict[str, str]
) -> None:
    """BadRecord if what people wrote would not be read back as it was: a variation with an open bracket."""
    try:
        again = read(game, text)
    except BadText as problem:
        raise BadRecord("notes", f"can't be read back: {problem.message}") from None
    if again.tags != tags:
        raise BadRecord("tags", "are not those that a record has no field for")
    if again.notes != sorted(notes, key=lambda note: note.after):
        raise BadRecord("notes", "can't be read back as they are")


def result_of(state: State) -> str:
    """How a game ended: everybody's points, and who won; a star if it is not over."""
    if not state.over:
        return "*"
    points = [f"seat{seat} {sheet['total']}" for seat, sheet in enumerate(state.scores())]
    return f"{', '.join(points)}; won by {', '.join(f'seat{seat}' for seat in state.winners())}"


def turns(game: Played, steps: list[Json], states: list[State], notes: list[Annotation]) -> list[str]:
    """The steps in lines: another line where the turn is another, or somebody else decides within it."""
    written: dict[int, list[str]] = {}
    for note in notes:
        written.setdefault(note.after, []).append(in_brackets(note))
    lines = written.get(0, [])
    number, new = 1, True
    for place, step in enumerate(steps):
        before, after = states[place], states[place + 1]
        text = step["do"] + (f" = {' '.join(step['chance'])}" if step.get("chance") else "")
        text = " ".join([text, *written.get(place + 1, [])])
        if new or steps[place - 1]["seat"] != step["seat"]:
            lines.append(f"{f'{number}.' if new else '':<4} seat{step['seat']}: {text}")
        else:
            lines[-1] += f", {text}"
        new = game.closes_turn(before, game.parse(step["do"]), after)
        number += new
    return lines


def in_brackets(note: Annotation) -> str:
    """A note as it stands in a text."""
    if note.kind == "variation":
        return f"({note.text})"
    if "}" not in note.text:
        return f"{{{note.text}}}"
    if "\n" in note.text:
        raise ValueError("a comment of several lines can't have the bracket } in it")
    return f";{note.text}\n    "


def read(game: Played, text: str) -> TextRecord:
    """What a text says, each step checked by the rules; BadText names the line and the column."""
    return Transcript(game, text).read()


def read_tags(text: str) -> tuple[dict[str, tuple[str, int]], int]:
    """The tags of a text, each with the place where it stands; and where they end."""
    tags: dict[str, tuple[str, int]] = {}
    at = after_blanks(text, 0)
    while text.startswith("[", at):
        tag = TAG.match(text, at)
        if tag is None:
            refuse(text, at, 'a tag is a word and a text in quotes on a line: [Seat0 "Ada"]')
        try:
            value: str = json.loads(tag[2])
        except ValueError:
            refuse(text, tag.start(2), "in this text a backslash or a sign is wrong")
        if tag[1] in tags:
            refuse(text, at, f"there is a tag {tag[1]} already")
        tags[tag[1]] = value, at
        at = after_blanks(text, tag.end())
    return tags, at


def after_blanks(text: str, at: int) -> int:
    """Where blanks and empty lines end that begin there."""
    blanks = BLANKS.match(text, at)
    return blanks.end() if blanks else at


def refuse(text: str, at: int, message: str) -> NoReturn:
    """Say what is wrong at a place of a text."""
    before = text[:at]
    raise BadText(message, before.count("\n") + 1, at - (before.rfind("\n") + 1) + 1)


@dataclass
class Strand:
    """The game, or a variation, as far as it was read."""

    state: State
    begun: State
    """The position in which the turn of its last step began."""
    closed: bool = False
    """Whether that turn is over."""
    certain: bool = True
    """Whether it is known what came; where a variation doesn't say what chance brought it no longer is."""


class Transcript:
    """A text that is being read."""

    def __init__(self, game: Played, text: str) -> None:
        self.game = game
        self.text = text
        self.steps: list[Json] = []
        self.notes: list[Annotation] = []
        self.at = 0

    def read(self) -> TextRecord:
        """All of it."""
        tags, self.at = read_tags(self.text)
        setup = self.read_setup(tags)
        seats = self.read_seats(tags, setup.players)
        self.read_steps(Strand(setup.clone(), setup.clone()), 0)
        others = {tag: value for tag, (value, _) in tags.items() if not is_own(tag)}
        return TextRecord(record(self.game, setup, self.steps, seats), self.notes, others)

    def refuse(self, at: int, message: str) -> NoReturn:
        """Say what is wrong at a place."""
        refuse(self.text, at, message)

    def read_setup(self, tags: dict[str, tuple[str, int]]) -> State:
        """The position that the game begins with; what the tags say of it must fit."""
        for needed in (GAME, POSITION):
            if needed not in tags:
                self.refuse(0, f'the tag [{needed} "…"] is missing')
        if tags[GAME][0] != self.game.name:
            self.refuse(tags[GAME][1], f"a record of {self.game.name} is expected")
        code, at = tags[POSITION]
        try:
            setup = self.game.from_code(code)
        except UnknownRules:
            raise
        except BadPosition as problem:
            self.refuse(at, str(problem))
        facts = {RULES: str(setup.rules), VARIANT: str(self.game.options(setup)["variant"])}
        for tag, fact in facts.items():
            if tag in tags and tags[tag][0] != fact:
                self.refuse(tags[tag][1], f"by the position this is {fact}")
        return setup

    def read_seats(self, tags: dict[str, tuple[str, int]], players: int) -> list[str]:
        """The names of the seats; who has none is called by the seat."""
        for tag, (_, at) in tags.items():
            seat = SEAT.fullmatch(tag)
            if seat is not None and int(seat[1]) >= players:
                self.refuse(at, f"there are {players} seats, from Seat0 on")
        return [tags[f"Seat{seat}"][0] if f"Seat{seat}" in tags else f"seat{seat}" for seat in range(players)]

    def read_steps(self, line: Strand, depth: int) -> None:
        """The steps of the game to its end, or of a variation up to the bracket that closes it."""
        while self.at < len(self.text):
            token = TOKEN.match(self.text, self.at)
            if token is None:
                opened = self.text[self.at] != "}"
                self.refuse(self.at, "this bracket is never closed" if opened else "no bracket is open here")
            at, self.at = self.at, token.end()
            match token.lastgroup:
                case "words":
                    self.read_step(line, token[0], at, depth)
                case "comment":
                    self.note(depth, "comment", token[0][1:-1])
                case "aside":
                    self.note(depth, "comment", token[0][1:].rstrip("\r"))
                case "open":
                    self.read_variation(line, at, depth)
                case "close" if depth:
                    return
                case "close":
                    self.refuse(at, "no bracket is open here")
                case "brings":
                    self.refuse(at, "before this sign an action is expected")
                case "seat" if line.certain and line.state.seat != int(token[0][4]):
                    seat = line.state.seat
                    self.refuse(at, "the game is over" if seat is None else f"it is the turn of seat {seat}")
        if depth:
            self.refuse(len(self.text), "a variation is never closed")

    def note(self, depth: int, kind: Literal["comment", "variation"], text: str) -> None:
        """Keep what was written beside the game; what stands in a variation is kept with it."""
        if depth == 0:
            self.notes.append(Annotation(len(self.steps), kind, text))

    def read_variation(self, line: Strand, at: int, depth: int) -> None:
        """What could have been played in place of the turn that it follows, or stands in."""
        if depth == DEEPEST:
            self.refuse(at, f"variations go {DEEPEST} brackets deep at most")
        fresh = line.begun.clone()
        self.read_steps(Strand(fresh, fresh.clone(), certain=line.certain), depth + 1)
        self.note(depth, "variation", self.text[at + 1 : self.at - 1])

    def read_step(self, line: Strand, words: str, at: int, depth: int) -> None:
        """An action, perhaps with what chance answered, carried out."""
        try:
            action = self.game.parse(words)
        except BadNotation as problem:
            self.refuse(at, str(problem))
        answers, place = self.read_answers()
        if not line.certain:
            return
        before = line.state.clone()
        chance = Chance.from_script(answers)
        try:
            line.state.apply(action, chance)
        except IllegalAction as refusal:
            self.refuse(at, "the game is over before this action" if before.over else str(refusal))
        line.certain = chance.kept_to_script()
        if not line.certain and (answers or depth == 0):
            missing = "what chance answered is missing: = and its names" if not answers else ""
            self.refuse(place, missing or "chance could not have answered so here")
        if depth == 0:
            step: Json = {"seat": before.seat, "do": self.game.text(action)}
            if answers:
                step["chance"] = [self.game.answer_text(answer) for answer in answers]
            self.steps.append(step)
        if line.closed:
            line.begun = before
        line.closed = line.certain and self.game.closes_turn(before, action, line.state)

    def read_answers(self) -> tuple[list[int], int]:
        """What chance answered, if that is told here; and where it stands."""
        sign = BRINGS.match(self.text, self.at)
        if sign is None:
            return [], self.at
        names = NAMES.match(self.text, sign.end())
        assert names is not None
        self.at = names.end()
        words = names[0].split()
        if not words or len(words) > ANSWERS:
            self.refuse(sign.end(), "after this sign the names of what came are expected")
        try:
            return [self.game.parse_answer(name) for name in words], sign.end()
        except BadNotation as problem:
            self.refuse(sign.end(), str(problem))


def is_own(tag: str) -> bool:
    """Whether a tag tells what the record itself says."""
    return tag in (GAME, RULES, VARIANT, POSITION, RESULT) or SEAT.fullmatch(tag) is not None
