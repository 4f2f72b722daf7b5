"""What goes over HTTP about the games themselves: their rules, and scores of games played at a real table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .bodies import Answer, Body, Text
from .messages import ScoreSheet


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

    scores: list[ScoreSheet]
    """One for each seat."""
    winners: list[int]
