"""What goes over HTTP about company: quick matches, friends, challenges, blocks, notes and comments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .bodies import Answer, Body, Id, Text

MatchPace = Literal["none", "fast", "live", "slow"]
"""How fast it is played: without a clock, or with one of three."""
Players = Annotated[int, msgspec.Meta(ge=2, le=4)]
Line = Annotated[str, msgspec.Meta(max_length=1200)]


class Sought(Body):
    """What somebody would like to play."""

    game: Text
    """One that the server's `GET /api/house` lists."""
    players: Players = 2
    variant: Text | None = None
    pace: MatchPace = "none"
    rated: bool = False
    """Whether it changes ratings."""


class Challenge(Sought, kw_only=True):
    """A game that somebody would like to play with friends of theirs."""

    guests: Annotated[list[Id], msgspec.Meta(min_length=1, max_length=3)]
    """The friends for whom seats are kept; any others are free."""


class WaitingMatch(Answer):
    """People who wait for others to play with, at a table that a quick match would lead to."""

    game: str
    variant: str
    players: int
    pace: MatchPace
    names: list[str]
    """Who waits."""
    rated: bool = False


class WaitingMatches(Answer):
    """All who wait, the longest waiting first."""

    waiting: list[WaitingMatch]
    yours: str | None = None
    """The table at which who asks waits for a match themselves."""


class FriendCode(Answer):
    """What follows the # in the link by which one makes friends."""

    code: str


class Befriend(Body):
    """The code of somebody's link."""

    code: Text


class Befriended(Answer):
    """Whose link it is."""

    guest: str
    name: str
    friends: bool = False
    """Whether they are friends already."""
    yours: bool = False
    """Whether it is the link of who asks."""


class FriendInfo(Answer):
    """A friend."""

    guest: str
    name: str
    since: int
    here: bool = False
    """Whether they are in the house just now."""
    seen_at: int | None = None
    """When they were last here, to the day."""


class BlockedGuest(Answer):
    """Somebody whom one has blocked."""

    guest: str
    name: str
    since: int


class Company(Answer):
    """One's friends, and whom one has blocked."""

    friends: list[FriendInfo]
    blocked: list[BlockedGuest]
    code: str | None = None
    """That of one's own link, if there is one."""


class GameNote(Body):
    """What somebody notes for themselves about a game; nothing, to have no note."""

    text: Line


class NoteInfo(Answer):
    """What was noted."""

    text: str = ""
    at: int | None = None


class NewComment(Body):
    """Something said of a moment of a review."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    text: Line


class CommentInfo(Answer):
    """A comment on a moment of a review."""

    n: int
    step: int
    at: int
    guest: str
    name: str
    """Of who said it, as they are called now."""
    text: str
    deletable: bool = False
    """Whether who asks may delete it."""


class CommentList(Answer):
    """What was said of a review, in order."""

    comments: list[CommentInfo]
    note: str | None = None
    """What who asks has noted for themselves about the game; null unless they have played it."""
