"""What keepers of the house send and are told over HTTP, and what players report to them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .bodies import Answer, Body, Id, Text
from .messages import MemberInfo, TableInfo, Why

Words = Annotated[str, msgspec.Meta(max_length=1200)]
"""A few words of a person's; 300 characters are left of them at most."""
Seconds = Annotated[int, msgspec.Meta(ge=1, le=10 * 366 * 86_400)]
SanctionKind = Literal["mute", "ban"]
ReportOutcome = Literal["none", "unsay", "mute", "ban"]
"""What came of a report: nothing, the line was deleted, or that and its author was muted or banned."""
Act = Literal[
    "keeper",
    "no-keeper",
    "close",
    "unsay",
    "mute",
    "ban",
    "lift-mute",
    "lift-ban",
    "settle",
    "invite",
    "uninvite",
    "call-off",
]


# What players send


class NewReport(Body):
    """What is wrong with a line of chat, in the words of who reports it."""

    words: Words = ""


# What keepers send


class Reason(Body):
    """Why a keeper does something; those whom it concerns are told."""

    reason: Words = ""


class NewSanction(Body):
    """A guest who is to be silent, or a guest or an address that is to stay out."""

    kind: SanctionKind
    guest: Id | None = None
    address: Text | None = None
    """An address, or a network such as 203.0.113.0/24; of IPv6 a network of 64 bits counts as one address.
    Only to be banned."""
    seconds: Seconds | None = None
    """For how long; null: for good."""
    why: Why = "other"
    reason: Words = ""
    """What the guest is told beside that."""


class Settlement(Body):
    """What is to come of a report, and of all others of the same line."""

    outcome: ReportOutcome = "none"
    """All but "none" delete the line."""
    seconds: Seconds | None = None
    """For how long to mute or ban; null: for good."""
    why: Why = "other"
    reason: Words = ""


class NewHouseInvitation(Body):
    """An invitation to a house that is closed to strangers."""

    uses: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    """How many may come by it."""
    days: Annotated[int, msgspec.Meta(ge=1, le=365)] = 14
    note: Words = ""
    """Whom it is for, as a reminder for keepers."""


# What keepers are told. `by` is a keeper, null for what was done at the console of the server.


class SanctionInfo(Answer):
    """A guest who may not talk, or a guest or network that may not come in."""

    id: str
    kind: SanctionKind
    created_at: int
    why: Why
    reason: str = ""
    until: int | None = None
    """Null: for good."""
    guest: MemberInfo | None = None
    network: str | None = None
    by: MemberInfo | None = None


class SanctionList(Answer):
    """All that are in force, newest first."""

    sanctions: list[SanctionInfo]


class GuestLine(Answer):
    """A guest, as keepers see them."""

    id: str
    name: str
    language: str
    created_at: int
    seen_at: int
    """When they were last here, to the day."""
    games: int
    """At how many tables they have sat."""
    here: bool = False
    """Whether they are at a table just now."""
    keeper: bool = False
    networks: list[str] = msgspec.field(default_factory=list)
    """Where they lately came from; it is kept in memory only."""
    sanctions: list[SanctionInfo] = msgspec.field(default_factory=list)


class GuestList(Answer):
    """Guests, newest first; more follow with ?after= the last one's `id`, unless there are fewer than 50."""

    guests: list[GuestLine]


class HouseTable(Answer):
    """A table, as keepers see it."""

    table: TableInfo
    """As a stranger who looks on sees it; also a private one."""
    host: MemberInfo
    created_at: int
    started_at: int | None = None
    finished_at: int | None = None
    here: list[MemberInfo] = msgspec.field(default_factory=list)
    """Guests who are there just now, on a seat or not."""
    nameless: int = 0
    """Strangers who look on."""


class HouseTables(Answer):
    """Tables, newest first; more follow with ?after= the last one's `id`, unless there are fewer than 50."""

    tables: list[HouseTable]


class NodeLoad(Answer):
    """How much one process of the server has to do."""

    node: str
    connections: int
    """To tables."""
    onlookers: int
    tables: int
    """Open in memory."""
    lag_mean: float
    """Seconds by which the event loop came late to what was due, in the last minute."""
    lag_p99: float
    thoughts: int
    """Turns and hints that bots have still to think about."""
    queue: int
    """Entries on their way to the disk."""


class Glance(Answer):
    """The house at a glance."""

    now: int
    version: str
    entry: str
    guests: int
    guests_today: int
    """Who have come in the last 24 hours."""
    guests_here: int
    """Who are at tables just now."""
    newest: list[GuestLine]
    """The five newest guests."""
    tables: dict[str, int]
    """How many there are of each status."""
    connections: int
    onlookers: int
    nodes: list[NodeLoad]
    """This process first."""
    database_bytes: int
    reports: int
    """Open ones."""
    sanctions: int
    """In force."""
    keepers: list[MemberInfo]


class ReportInfo(Answer):
    """A line of chat, or a comment on a review, that somebody has reported."""

    id: int
    table: str
    """Where it was said; empty for a comment."""
    n: int
    said_at: int
    guest: MemberInfo
    """Who has said it, with the name they had then."""
    text: str
    reporter: MemberInfo
    created_at: int
    words: str = ""
    """What the reporter says about it."""
    gone: bool = False
    """Whether the line is deleted, or has made room for newer ones."""
    review: str | None = None
    """The review that it is a comment on."""
    settled_at: int | None = None
    by: MemberInfo | None = None
    outcome: str | None = None


class ReportList(Answer):
    """Reports, newest first; more follow with ?after= the last one's `id`, unless there are fewer than 50."""

    reports: list[ReportInfo]


class ActInfo(Answer):
    """What a keeper did."""

    id: int
    at: int
    act: Act
    by: MemberInfo | None = None
    guest: MemberInfo | None = None
    """To whom; as they are called now."""
    network: str | None = None
    table: str | None = None
    n: int | None = None
    """The line of chat, the report or the number of uses."""
    until: int | None = None
    reason: str = ""


class ActList(Answer):
    """What keepers did, newest first; more follow with ?after= the last one's `id`."""

    acts: list[ActInfo]


class HouseInvitation(Answer):
    """An invitation to the house, without its secret."""

    id: str
    uses: int
    used: int
    created_at: int
    expires_at: int
    note: str = ""
    by: MemberInfo | None = None


class HouseInvitations(Answer):
    """Invitations by which somebody may still come, newest first."""

    invitations: list[HouseInvitation]


class MadeHouseInvitation(Answer):
    """A new invitation. Its link is told once, here."""

    id: str
    url: str
    uses: int
    expires_at: int
