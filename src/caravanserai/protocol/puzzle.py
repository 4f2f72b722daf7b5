"""What goes over HTTP about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .bodies import Answer, Body, Text
from .game_json import Story
from .lesson import TrialState
from .review import Brought

PuzzleText = Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]


class PuzzleSteps(Body):
    """All that was done at a puzzle so far."""

    do: Annotated[list[Text], msgspec.Meta(max_length=200)]
    line: PuzzleText | None = None
    """The puzzle itself, a line of its file, where it isn't one of the house's."""


class PuzzleWish(Body):
    """The best turn is to be told."""

    line: PuzzleText | None = None


class PuzzleFile(Body):
    """A file of puzzles that somebody brings along."""

    text: Annotated[str, msgspec.Meta(max_length=60_000)]


class PuzzleTheme(Answer):
    """What puzzles may be about."""

    name: str
    number: int
    """How many are."""


class SolverRating(Answer):
    """How well a guest solves puzzles of a game."""

    rating: int
    doubt: int
    """One standard deviation."""
    sure: bool
    """Whether enough is known of them."""
    tried: int
    solved: int
    """At the first attempt."""
    history: list[int]
    """The rating after each of the last attempts, the newest last."""


class PuzzleShelf(Answer):
    """The puzzles of a game."""

    game: str
    number: int
    themes: list[PuzzleTheme]
    today: str
    """The id of the puzzle of the day."""
    today_credit: int | None = None
    """What the guest had for it at the first attempt."""
    mine: SolverRating | None = None
    """Once the guest has tried one."""


class PuzzleHall(Answer):
    """All puzzles, and how far a guest has come with them."""

    day: str
    """Today, in UTC: 2026-11-18."""
    games: list[PuzzleShelf]
    streak: int = 0
    """Days in a row on which the guest has solved a puzzle of the day."""
    longest: int = 0
    done_today: bool = False


class PuzzleName(Answer):
    """A puzzle by its id."""

    id: str
    game: str
    line: str = ""
    """The puzzle itself, where somebody brought it along."""


class PuzzleState(TrialState, kw_only=True):
    """How far a turn has come that somebody tries out; nothing in it tells the answer."""

    id: str
    game: str
    rating: int
    """How hard it is."""
    day: str = ""
    """The day whose puzzle it is, if it is today's."""
    credit: int | None = None
    """What the guest had for it at the first attempt."""
    whole: bool
    """Whether the turn is over, or chance has its say: it can be answered with."""


class BestTurn(Answer):
    """The answer to a puzzle, and why."""

    do: list[str]
    story: Story
    themes: list[str]
    """What makes it the best turn, the most telling first."""
    gap: float
    """How many points the best turn of another kind is behind."""
    proof: Literal["solved", "searched"]
    """Whether the ending was solved to its end, or searched deeply, twice."""
    brings: Brought
    line: str
    """The puzzle as its file has it."""


class PuzzleJudged(Answer):
    """What an answer is worth."""

    solved: bool
    lost: float
    """Points by which it is behind the best turn."""
    credit: int
    """Of a hundred."""
    brings: Brought
    """What it brings at once, and leaves to the next."""
    best: BestTurn | None = None
    """Told to who has solved it."""
    rating: int | None = None
    """The guest's, after their first attempt; null where it doesn't count."""
    change: int = 0
    """By how much it has changed."""
    streak: int = 0
    """Where this solves a puzzle of the day: the days in a row."""
