"""What goes over HTTP about tournaments: how one is set up, and how it is told."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .bodies import Answer, Body, Level, Text
from .clock_settings import ClockSetting, LiveClock

TournamentKind = Literal["swiss", "round-robin", "arena"]
TournamentStatus = Literal["open", "running", "over"]
TournamentEnd = Literal["played", "called-off", "too-few"]


class NewTournament(Body):
    """A tournament to be set up; who asks is its host."""

    name: Text
    game: Text
    kind: TournamentKind = "swiss"
    variant: Text | None = None
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    """People at a table, where their number allows it."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    """How many; of a round robin 0 is as many as it takes until all have met."""
    minutes: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 0
    """Of an arena: how long new tables begin."""
    round_days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    """Of a league: after how many days tables that aren't finished are counted as they stand; 0 for never."""
    duplicate: bool = False
    """Whether all tables of a round are dealt the same, and results are compared with the field."""
    rated: bool = False
    """Whether its games change ratings; then who leaves or runs out of time has given up."""
    clock: ClockSetting = LiveClock()
    open: bool = True
    """As for a table, and so is the next."""
    stand_in: Level = "merchant"
    public: bool = True
    """Whether it is listed; else whoever has its address finds it."""
    starts_at: int | None = None
    """When it begins by itself; else its host begins it."""


class TournamentListing(Answer):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    variant: str
    kind: TournamentKind
    status: TournamentStatus
    seats: int
    clock: ClockSetting
    entrants: int
    """How many take part."""
    created_at: int
    starts_at: int | None = None
    yours: bool = False
    """Whether who asks takes part, or has set it up."""


class TournamentList(Answer):
    """Tournaments that are open, running or lately over, newest first."""

    tournaments: list[TournamentListing]


class PlaceInfo(Answer):
    """How somebody stands."""

    place: int
    guest: str
    name: str
    """Empty for somebody who has gone for good."""
    points: float
    opponents: float
    """First tie-break: what one's rivals have made in all, their average at each table."""
    head_to_head: float
    """Second: what one has made against those with the same points and rivals."""
    share: float
    """Third: one's part of the points counted at one's tables."""
    played: int
    won: int
    byes: int = 0
    left: bool = False
    """Whether they have left, and aren't paired any more."""


class SeatOfRound(Answer):
    """Somebody at a table of a round."""

    guest: str
    name: str
    place: int | None = None
    """At this table, once it is over and counts."""
    score: int | None = None
    points: float | None = None
    """What it brings: at the table itself, or against the field."""
    lead: float | None = None
    """Where all tables are dealt the same: how far ahead of the others at one's table, on average; by this
    seats are compared with the field."""


class TableOfRound(Answer):
    """A table of a round."""

    seats: list[SeatOfRound]
    over: bool = False
    table: str | None = None
    """Its id, for who may look."""


class RoundInfo(Answer):
    """A round, or the tables of an arena that began together."""

    number: int
    tables: list[TableOfRound]
    byes: list[str] = msgspec.field(default_factory=list)
    """The names of those who have no table."""
    ends_at: int | None = None
    """When tables that aren't finished are counted as they stand."""


class TournamentInfo(Answer):
    """A tournament: how it is played, how all stand, and its last round."""

    id: str
    name: str
    host: str
    host_name: str
    game: str
    variant: str
    kind: TournamentKind
    status: TournamentStatus
    seats: int
    rounds: int
    """How many there are to be; 0 where that isn't known."""
    minutes: int
    round_days: int
    duplicate: bool
    clock: ClockSetting
    public: bool
    length: int
    """How many lines its log has: it changes with whatever happens."""
    paired: int
    """Rounds that were paired so far."""
    standings: list[PlaceInfo]
    created_at: int
    starts_at: int | None = None
    begun_at: int | None = None
    over_at: int | None = None
    rated: bool = False
    """Whether its games change ratings."""
    why: TournamentEnd | None = None
    """Why it is over."""
    round: RoundInfo | None = None
    """The last one, or the one that was asked for."""
    takes_part: bool = False
    """Whether who asks takes part and is paired."""
    your_table: str | None = None
    """Where who asks plays just now."""
    may_join: bool = False
    """Whether who asks could join, or come back."""
