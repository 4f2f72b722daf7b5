"""What goes over HTTP: the lobby's requests and answers. A table itself is told as `messages.TableInfo`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .clock_settings import AWAY_SECONDS, AwaySeconds, ClockSetting, NoClock
from .messages import InForce, MatchResult, Rated, TableInfo, TableStatus

Language = Literal["en", "ru", "hu"]
Entrance = Literal["open", "password", "invitation"]
Level = Literal["random", "novice", "drover", "pedlar", "merchant", "vizier", "sultan"]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
PreferenceName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Preference = bool | Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)] | PreferenceName
Preferences = Annotated[dict[PreferenceName, Preference], msgspec.Meta(max_length=40)]
"""What somebody has chosen for the page: a few words, numbers, and yes or no."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(msgspec.Struct, omit_defaults=True):
    """What the server answers."""


class Error(Answer):
    """A request that was not granted; nothing has changed."""

    code: str
    """What kind of refusal, for programs."""
    message: str
    """What was wrong and what would be right, for people."""
    field: str | None = None
    """The field of the request that was wrong."""
    id: str = ""
    """The reason's name, by which its translations are found; empty for one without."""
    ban: InForce | None = None
    """With the codes "banned" and "muted": why, and until when."""


# People


class NewGuest(Body):
    """Somebody tells their name."""

    name: Text
    language: Language = "en"
    password: Text | None = None
    """The house's own, where it is closed by one."""
    invitation: Text | None = None
    """What follows the # in an invitation to the house, where it is closed to all others."""


class GuestChange(Body):
    """Another name or language, or other preferences."""

    name: Text | None = None
    language: Language | None = None
    preferences: Preferences | None = None
    """In place of all those so far; what they mean is the page's business."""
    public: bool | None = None
    """Whether anybody may see the profile."""


class Me(Answer):
    """Who the server takes the client for."""

    id: str
    name: str
    language: str
    email: str | None = None
    """Where your-turn notices go."""
    keeper: bool = False
    """Whether this guest looks after the house."""
    mute: InForce | None = None
    """Why and how long this guest may not talk at tables."""
    ban: InForce | None = None
    """Why and how long this guest may not come in."""
    preferences: Preferences = {}
    """What this guest has chosen for the page, on all their devices."""
    public: bool = False
    """Whether anybody may see the profile."""


class Who(Answer):
    """Whom the server takes the client for, if anybody."""

    guest: Me | None = None
    ban: InForce | None = None
    """Why and how long nobody may come in from this address."""


class Link(Answer):
    """A one-time link that makes another device this guest's, too."""

    url: str
    expires_at: int


class UseLink(Body):
    """The part of a one-time link after the #."""

    secret: Text


class NewEmail(Body):
    """An address for your-turn notices; it counts once its owner has followed the link sent there."""

    email: Annotated[str, msgspec.Meta(min_length=3, max_length=200)]


class NewToken(Body):
    """A token for a program that is to act for this guest."""

    name: Text
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] = 365
    """How long it is good for."""


class TokenInfo(Answer):
    """A token, without its secret."""

    id: str
    name: str
    created_at: int
    expires_at: int | None = None
    """When it ends; null for one from before tokens had an end."""


class MadeToken(Answer):
    """A new token. Its secret is told once, here."""

    id: str
    name: str
    created_at: int
    secret: str
    expires_at: int | None = None


class PushKeys(Body):
    """The keys of a browser's push subscription."""

    p256dh: Text
    auth: Text


class PushSubscription(Body):
    """A browser that wants your-turn notices, as its PushSubscription says."""

    endpoint: Annotated[str, msgspec.Meta(min_length=9, max_length=1000)]
    keys: PushKeys


class PushKey(Answer):
    """The server's public key for web push; null where nothing is pushed."""

    key: str | None


# Tables


class SeatWish(Body):
    """Who is to have a seat."""

    kind: Literal["person", "bot", "same-screen", "free"]
    """"person" is who asks; "same-screen" somebody beside them; "free" gives the seat up."""
    bot: Level | None = None
    """For a bot: its level."""
    name: Text | None = None
    """For somebody on the same screen: their name."""


class Beginning(Body):
    """A position to play on from: of a review, before that step."""

    review: Id
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    bot: Level = "vizier"
    """Who has the seats that aren't said; the one to act is the host's."""


class NewTable(Body, rename={"from_": "from"}):
    """A table to be set up; who asks is its host."""

    game: Text
    """One that the server's `GET /api/house` lists."""
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    variant: Text | None = None
    """Ali Baba: base, lamp, equal or small."""
    first: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    """Ali Baba: who starts; chance decides if not said."""
    out: Annotated[list[Text], msgspec.Meta(max_length=8)] | None = None
    """Ali Baba: the treasures that stay in the box; chance decides if not said."""
    open: bool = True
    """Whether all that can be worked out is shown; else rivals' screens hide it."""
    hints: bool = True
    clock: ClockSetting = NoClock()
    public: bool = False
    """Whether anybody may come; else only who has the invitation."""
    stand_in: Level = "merchant"
    """The bot that plays for somebody whose time has run out, or who is away."""
    away_seconds: AwaySeconds = AWAY_SECONDS
    """Without a clock: after how long the others may let that bot play for somebody who is away; null for
    never. Where there is a clock, it alone decides."""
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=4)] = []
    """Who sits where; the host on the first seat, and the others free, if not said."""
    rated: Rated = "no"
    """Whether the game changes ratings: between people, or where bots may sit, too. There are no hints then,
    and who leaves, runs out of time or lets others wait too long has lost."""
    from_: Beginning | None = None
    """The position it begins with, if not with a new game; players and variant are then that game's."""


class TableChange(Body):
    """What a host may change about a table at which nothing has begun; what isn't said stays."""

    public: bool | None = None
    """Whether anybody may come; else only who has the invitation."""
    variant: Text | None = None
    open: bool | None = None
    """As for a new table, and so are those that follow."""
    hints: bool | None = None
    clock: ClockSetting | None = None
    stand_in: Level | None = None
    rated: Rated | None = None


class Key(Body):
    """The key of an invitation; not needed at a public table."""

    key: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Coming(Key):
    """Somebody comes to a table."""

    sit: bool = False
    """Whether to sit down, too: on the first seat that is free, while the game hasn't begun."""


class Invitation(Answer):
    """A table as it is told to who has its invitation, before they come in."""

    host: str
    """The name of who invites; empty for somebody who has gone."""
    game: str
    variant: str
    players: int
    free: int
    """Seats that are free."""
    seated: list[str]
    """The names of the people who sit there already."""
    status: TableStatus
    clock: ClockSetting
    yours: bool = False
    """Whether who asks belongs to the table already."""


class BotLevel(Body):
    """A bot's level."""

    bot: Level = "merchant"


class Whom(Body):
    """The guest that a host's act is about."""

    guest: Id


class Listing(Answer):
    """A table in a list."""

    table: TableInfo
    created_at: int
    started_at: int | None = None
    finished_at: int | None = None
    act: int | None = None
    """In "my games": whose turn it is, while it is played."""
    your_turn: bool = False
    result: MatchResult | None = None
    note: str = ""
    """In "my games": what you have noted for yourself about it."""


class Listings(Answer):
    """Tables, newest first; older ones follow with ?before= the last one's `created_at`."""

    tables: list[Listing]


class GameInfo(Answer):
    """A game that can be played here."""

    game: str
    title: str
    players: list[int]
    variants: list[str]
    rules: int
    tables: dict[str, list[int]]
    """For each variant how many may play it."""
    bots: list[str]
    """The bots that play it."""


class ServerInfo(Answer):
    """What there is here."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    mail: bool
    """Whether your-turn notices can go by e-mail."""
    entry: Entrance = "open"
    """What a stranger needs to come in."""


class Health(Answer):
    """Whether the server is well."""

    status: Literal["ok", "trouble"]
    version: str
    store: bool
    """Whether the database answers."""
    queue: int
    """Entries on their way to the disk."""
    tables: int
    """Tables in memory."""
    connections: int
    thoughts: int
    """Turns and hints that bots have still to think about."""
    tables_of_unknown_rules: int
    """Tables in play that can't be gone on with here, since this version doesn't know their rules."""
