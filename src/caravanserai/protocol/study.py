"""What goes over HTTP about games that aren't being played: the rules, scores, reviews, lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .bodies import Answer, Body, Id, Text
from .messages import Way

# The games as reference: rules, scores of games played with the real box.


class ClauseInfo(Answer):
    """A rule."""

    id: str
    text: str
    """In Markdown; for a djinn its power."""
    name: str | None = None
    """For a djinn: its name, its points, and what its power costs."""
    value: int | None = None
    price: str | None = None


class RulesSection(Answer):
    """A part of the rules."""

    title: str
    level: int
    """1 for the whole, 2 for a chapter, 3 for a part of one."""
    clauses: list[ClauseInfo]
    text: str = ""
    """What is said outside its clauses, in Markdown."""


class Rules(Answer):
    """The rules of a game."""

    game: str
    language: str
    """The language they are told in: English, where they aren't translated."""
    sections: list[RulesSection]


class Pieces(Body):
    """What a seat has at the end of Five Tribes."""

    coins: int = 0
    viziers: int = 0
    elders: int = 0
    djinns: Annotated[list[Text], msgspec.Meta(max_length=22)] = msgspec.field(default_factory=list)
    palms: int = 0
    """On the seat's tiles."""
    palaces: int = 0
    """On the seat's tiles."""
    tiles: int = 0
    """The value of the seat's tiles together."""
    goods: dict[str, int] = msgspec.field(default_factory=dict)
    """How many of each good."""
    fakirs: int = 0


class Score(Body):
    """What the seats have at the end of Five Tribes."""

    seats: Annotated[list[Pieces], msgspec.Meta(min_length=2, max_length=4)]


class Treasures(Body):
    """What a seat has at the end of Ali Baba."""

    score: int = 0
    """The running score, from magic."""
    treasures: dict[str, int] = msgspec.field(default_factory=dict)
    """How many tiles of each treasure."""


class ScoreOfTreasures(Body):
    """What the seats have at the end of Ali Baba."""

    seats: Annotated[list[Treasures], msgspec.Meta(min_length=2, max_length=4)]
    variant: Literal["base", "lamp", "equal", "small"] = "base"


class Sheet(Answer):
    """The score sheet."""

    scores: list[dict[str, int]]
    """For each seat the points by line, and "total"."""
    winners: list[int]


# Looking back at games.


class NewReview(Body):
    """A game to look back at: one that was played at a table here, or a record."""

    table: Id | None = None
    record: dict[str, Any] | None = None


class ReviewId(Answer):
    """By this id anybody can look back at the game."""

    id: str


class ReviewStep(Answer):
    """A step of the game."""

    seat: int
    do: str
    changes: list[Any]
    """As in `moved`, with everything shown."""
    story: list[dict[str, Any]]
    turn: int
    """The number of its turn."""


class ReviewTurn(msgspec.Struct, rename={"from_": "from"}):
    """A turn, or a bid."""

    seat: int
    kind: str
    """"bid" or "turn"."""
    round: int | None
    """In Five Tribes: counted from where the record begins."""
    from_: int
    """The number of its first step."""
    to: int
    """The number of the step after its last."""


class Judged(Answer):
    """What a bot thinks of a turn."""

    turn: int
    best: list[str]
    """What it would have played, as far as chance would have let it see."""
    story: list[dict[str, Any]]
    """What that would have brought."""
    win: list[float]
    """The chance of each seat to win before the turn."""
    margin: list[float]
    """Points by which each seat was expected to end ahead of its best rival."""
    after: list[float]
    """The chance of each seat to win after the turn."""
    after_margin: list[float]
    lost: float
    """Points by which what was played is worse; 0 if no difference can be told."""
    is_best: bool


class JudgedTurns(Answer):
    """What a bot thinks of the turns, as far as it has come."""

    judged: list[Judged]
    total: int
    """How many turns there are."""
    done: bool


class ReviewInfo(Answer):
    """A game to look back at, with everything shown."""

    id: str
    game: str
    variant: str
    players: int
    names: list[str]
    bots: list[str | None]
    """For each seat the bot that had it; null for a person."""
    table: str | None
    over: dict[str, Any] | None
    """How it ended; null if it didn't."""
    view: dict[str, Any]
    """The position before the first step."""
    steps: list[ReviewStep]
    turns: list[ReviewTurn]
    judged: list[Judged]
    total: int
    done: bool


# Lessons.


class TaskInfo(Answer):
    """A task of a lesson."""

    id: str
    words: str
    """The id of its text; with -done after it, of what is said once it is solved."""


class LessonInfo(Answer):
    """A lesson."""

    id: str
    """The game and the name, as in "five-tribes/moving"."""
    game: str
    words: str
    """The id of its title."""
    tasks: list[TaskInfo]


class LessonSteps(Body):
    """All that was done at a task so far."""

    do: Annotated[list[Text], msgspec.Meta(max_length=200)]


class TaskState(Answer):
    """How a task stands."""

    view: dict[str, Any]
    seat: int
    """The learner's."""
    act: int | None
    legal: list[str] | None
    """What may be done; null once it is solved, or is for others to decide."""
    story: list[dict[str, Any]]
    steps: list[int]
    """The numbers of the steps that were carried out; all can be taken back, by not sending them."""
    done: bool
    """Whether it is solved."""
    failed: bool
    """Whether the turn is over without that: one has to take something back."""
    refused: dict[str, Any] | None
    """Why the step after these was not carried out: `message`, and `rule`, the clause that forbids it."""
    gain: int
    """The points gained so far."""


class TaskWays(Answer):
    """The ways on at a task, as at a table."""

    ways: list[Way]


class Solution(Answer):
    """One way to solve a task."""

    do: list[str]
