"""What goes over HTTP about games that one looks back at."""

from __future__ import annotations

from typing import Literal

import msgspec

from .bodies import Answer, Body, Id
from .game_json import Change, Json, Story, View
from .messages import HintLine, MatchResult


class NewReview(Body):
    """A game to look back at: one that was played at a table here, or a record."""

    table: Id | None = None
    record: Json | str | None = None
    """In JSON, or as text; or a position in one line, with which a game begins that has no steps yet."""


class ReviewId(Answer):
    """By this id anybody can look back at the game."""

    id: str


class PositionCode(Answer):
    """A position of the game in one line, for an address or a chat."""

    code: str


class BotsAdvice(Answer):
    """What a bot would do in a position of the game, best first; it is told only what that seat knows."""

    lines: list[HintLine]


class RecordText(Answer):
    """The record of a game as text."""

    text: str


class ReviewStep(Answer):
    """A step of the game."""

    seat: int
    do: str
    changes: list[Change]
    """As in `moved`, with everything shown."""
    story: Story
    turn: int
    """The number of its turn."""
    points: list[int]
    """What the score sheet says of each seat after it."""


class ReviewTurn(msgspec.Struct, rename={"from_": "from"}):
    """A turn, or a bid."""

    seat: int
    kind: Literal["bid", "turn"]
    round: int | None
    """In Five Tribes: counted from where the record begins."""
    from_: int
    """The number of its first step."""
    to: int
    """The number of the step after its last."""


class Brought(Answer):
    """What a line of play brings, by the score sheet."""

    gain: float
    """Points of its seat, at once."""
    leaves: float | None
    """The most points that the next turn can bring then; null for a bid, and at the end of the game."""
    next: int | None
    """Whose turn that is; null where bids come first."""


class Judged(Answer):
    """What a bot thinks of a turn."""

    turn: int
    best: list[str]
    """What it would have played, as far as chance would have let it see."""
    story: Story
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
    played_brings: Brought | None = None
    """Why: what was played, up to where chance had a say. Null where it was judged before this was told."""
    best_brings: Brought | None = None
    """Why: what the bot would have played."""


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
    over: MatchResult | None
    """How it ended; null if it didn't."""
    view: View
    """The position before the first step."""
    points: list[int]
    """What the score sheet says of each seat there."""
    steps: list[ReviewStep]
    turns: list[ReviewTurn]
    judged: list[Judged]
    total: int
    done: bool
    comments: int = 0
    """How much was said of its moments."""
