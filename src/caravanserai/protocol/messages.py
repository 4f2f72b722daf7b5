"""What goes over a table's WebSocket, each message one JSON object whose `t` says what it is.

`docs/protocol.md` describes them for people who write clients.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .clock_settings import ClockSetting
from .game_json import Change, Story, View

Rated = Literal["no", "people", "with-bots"]
SeatKind = Literal["free", "person", "bot", "same-screen"]
TableStatus = Literal["waiting", "playing", "finished", "abandoned"]
Occasion = Literal["", "match", "challenge"]
"""What a table was set up for, if that matters: to be found by a quick match, or to play with a friend."""
Why = Literal["insults", "spam", "cheating", "name", "other"]
"""Why the house keeps somebody from talking, or out, in one of a few words that all languages have."""
ScoreSheet = dict[str, int]
"""The points of a seat by line, and "total"."""
Re = Annotated[str, msgspec.Meta(max_length=40)]
"""What a client calls a request of its own."""


class Message(msgspec.Struct, tag_field="t", omit_defaults=True):
    """What the server says."""


class Request(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """What a client asks for."""


# What a client asks for. `re` is any short text of the client's; the answer to the request carries it.


class Do(Request, tag="do"):
    """Carry out an action."""

    ply: int
    """The number of log entries the client has seen: where this one would stand."""
    do: str
    """The action in the game's notation."""
    undoable: bool = False
    """Only if it can be taken back afterwards; where it can't, nothing is done, and `final` says so."""
    re: Re = ""


class Back(Request, tag="back"):
    """Take steps of the turn under way back."""

    ply: int
    """As for an action."""
    to: int
    """The ply of the first step taken back."""
    re: Re = ""


class Look(Request, tag="look"):
    """Tell what steps would bring, without carrying them out."""

    ply: int
    do: list[str]
    re: Re = ""


class FindWays(Request, tag="ways"):
    """Tell the ways on, up to the next decision, and what each brings."""

    ply: int
    do: list[str] = []
    """Steps to be tried first."""
    plan: bool = False
    """As if your turn began now, whoever has to decide; no ways where the game has no such plans."""
    re: Re = ""


class Hint(Request, tag="hint"):
    """Tell the best ways to go on, where the table allows it."""

    ply: int
    re: Re = ""


class Say(Request, tag="say"):
    """A line of chat."""

    text: str
    re: Re = ""


class Resign(Request, tag="resign"):
    """Give the game up."""

    seat: int
    re: Re = ""


class StandIn(Request, tag="stand-in"):
    """Let a bot play a seat whose person is away, or one's own."""

    seat: int
    re: Re = ""


class Return(Request, tag="return"):
    """Take one's seat back from the bot that stood in."""

    seat: int
    re: Re = ""


class Sync(Request, tag="sync"):
    """Send the whole position again."""

    re: Re = ""


class Watch(Request, tag="watch"):
    """Say up to where one has seen bots play: where only bots play, they go on once all has been seen."""

    ply: Annotated[int, msgspec.Meta(ge=0)]
    re: Re = ""


AnyRequest = Do | Back | Look | FindWays | Hint | Say | Resign | StandIn | Return | Sync | Watch


# What the server says.


class Welcome(Message, tag="welcome"):
    """The first message: who the server takes the client for."""

    v: int
    """The protocol's version."""
    guest: str | None
    """The client's public id; null for one without a name."""
    name: str | None
    now: int
    """The server's time, in milliseconds since 1970."""


class RatingInfo(msgspec.Struct, omit_defaults=True):
    """How strong somebody plays, at the game and pace of a table."""

    value: int
    uncertainty: int
    """How far it may be off: in 95 of 100 cases not farther."""
    provisional: bool = False
    """Whether too little is known yet."""
    estimate: bool = False
    """Whether it is a bot's, estimated from games between bots."""
    change: int | None = None
    """By how much the game that is over has changed it."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits on a seat."""

    kind: SeatKind
    name: str = ""
    guest: str | None = None
    """The public id of who sits there, or who plays it on their screen."""
    bot: str | None = None
    """The bot's level; also of one that stands in."""
    standing_in: bool = False
    """Whether the bot stands in for the person."""
    here: bool = False
    """Whether the person is connected."""
    resigned: bool = False
    asked: bool = False
    """Whether it is kept for somebody of the game before, who hasn't said yet whether they play again."""
    rating: RatingInfo | None = None
    """At a rated table; after the game as it is then."""


class MemberInfo(msgspec.Struct):
    """Somebody who has come to a table, on a seat or not."""

    guest: str
    name: str


class InForce(msgspec.Struct, omit_defaults=True):
    """What keeps somebody from talking, or out."""

    why: Why
    reason: str = ""
    """What the keeper says, in their own words."""
    until: int | None = None
    """When it ends; null: it is for good."""


class TableInfo(Message, tag="table"):
    """The table itself: its settings and who sits there. Sent first, and whenever it changes."""

    id: str
    game: str
    variant: str
    players: int
    status: TableStatus
    host: str
    seats: list[SeatInfo]
    yours: list[int]
    """The seats of whoever receives this."""
    open: bool
    """Whether all that can be worked out is shown; else rivals' screens hide it."""
    public: bool
    hints: bool
    clock: ClockSetting
    onlookers: int = 0
    """How many look on, each counted once."""
    watching: list[str] = []
    """The names of those of them who have one, some of them where there are many."""
    next: str | None = None
    """The table of the rematch."""
    invite: str | None = None
    """The key of the invitation link; only for those who sit there."""
    members: list[MemberInfo] = []
    """All who have come, also those without a seat; only for the host."""
    begins: int = 1
    """The round of Five Tribes, or the turn of Ali Baba, that its story begins in: later than the first
    where an earlier game is played on."""
    rules_unknown: int | None = None
    """The version of the game's rules, where this server doesn't know it: nothing can be played then."""
    stand_in: str = ""
    """The bot that plays for somebody whose time has run out, or who is away."""
    away_seconds: int | None = None
    """After how long the others may let it play for somebody who is away; left out where they never may,
    as at every table with a clock."""
    closed: bool = False
    """Whether the house has closed this table; then it is abandoned."""
    closed_reason: str = ""
    """Why, if its keepers say so."""
    rated: Rated = "no"
    """Whether the game changes ratings: between people, or where bots may sit, too."""
    tournament: str | None = None
    """The tournament that the table belongs to."""
    occasion: Occasion = ""
    """What it was set up for; one of a match or a challenge starts by itself once all have sat down."""


class Clocks(msgspec.Struct, omit_defaults=True):
    """The time there is, told in absolute times, so that it stays true while nothing happens."""

    since: int
    """When the turn under way began, in milliseconds since 1970."""
    until: int | None
    """When the time of who has to decide runs out; null where a bot decides, or nobody."""
    reserve: list[int] = []
    """What is left of each seat's reserve, in milliseconds; only where there is one."""
    paused: bool = False
    """Whether the time has run out, and the clock stands until who has to decide has played: only bots
    wait for them."""


class MatchResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    why: Literal["played", "resigned"]
    winners: list[int]
    scores: list[ScoreSheet] | None
    """The score sheet of each seat; null where all but one have given up, and nothing was counted."""
    by_bots: list[int] = []
    """People's seats for which a bot has decided at least half of the turns: a win is not their own."""


class Position(Message, tag="position"):
    """The whole game as one seat may know it."""

    ply: int
    fixed: int
    """Steps from this ply on can still be taken back by who is playing them."""
    seat: int | None
    """Whose view this is; null for an onlooker."""
    act: int | None
    """Whose decision it is; null once over."""
    view: View
    legal: list[str] | None
    """What may be done, if it is for this seat to decide."""
    story: Story
    """All that has happened, entry by entry."""
    steps: list[int] = []
    """The plies of the steps that this seat can take back."""
    clocks: Clocks | None = None
    """Null at a table without a clock."""
    over: MatchResult | None = None
    """The result, once over."""
    points: list[int] = []
    """The points in sight of each seat, as far as this receiver may know them."""
    re: str = ""


class Moved(Message, tag="moved"):
    """What has changed since the receiver's last `ply`."""

    ply: int
    was: int
    """The ply this follows on; a client that is elsewhere asks for `sync`."""
    fixed: int
    seat: int | None
    act: int | None
    changes: list[Change]
    legal: list[str] | None
    story: Story
    """New entries."""
    gone: int = 0
    """How many of the last entries of the story were taken back first."""
    steps: list[int] = []
    """As in a position."""
    clocks: Clocks | None = None
    over: MatchResult | None = None
    points: list[int] = []
    """As in a position."""
    re: str = ""


class Doing(Message, tag="doing"):
    """What the seat that decides is busy with, while its steps can be taken back; never what it does."""

    seat: int
    what: Literal["bidding", "picking", "sowing", "choosing"]


class Looked(Message, tag="looked"):
    """What those steps would bring, as far as chance has no say."""

    ply: int
    changes: list[Change]
    story: Story
    legal: list[str]
    gain: int = 0
    """Points of the seat, by the score sheet, more than it has now."""
    parts: dict[str, int] = {}
    """The same, line by line of the score sheet; lines that stay as they are are left out."""
    re: str = ""


class Way(msgspec.Struct):
    """A way to go on."""

    do: list[str]
    gain: int
    """As for a look ahead, from the position at `ply` on."""
    story: Story
    """What it brings; picking up and dropping is told by `do` alone."""
    parts: dict[str, int] = {}
    """As for a look ahead."""


class Ways(Message, tag="ways"):
    """The ways on from there up to the next decision, the best gain first."""

    ply: int
    ways: list[Way]
    re: str = ""


class HintLine(msgspec.Struct):
    """A way to go on, and what a bot expects of it."""

    do: list[str]
    win: float
    """The chance to win, 0 to 1."""
    margin: float
    """Points by which it expects to end ahead of the best rival."""


class Hinted(Message, tag="hinted"):
    """The best ways to go on, best first."""

    ply: int
    lines: list[HintLine]
    re: str = ""


class Said(Message, tag="said"):
    """A line of chat."""

    n: int
    at: int
    guest: str
    name: str
    text: str
    re: str = ""


class Unsaid(Message, tag="unsaid"):
    """A keeper has deleted a line of chat: it isn't to be shown any more."""

    n: int


class Muted(Message, tag="muted"):
    """Whether the house lets the receiver talk; sent when it changes, and at first to who may not."""

    mute: InForce | None = None
    """Null: they may talk again."""


class Done(Message, tag="done"):
    """A request was carried out, or had been carried out before."""

    re: str
    ply: int = -1


class Final(Message, tag="final"):
    """A step that should be undoable is not: it couldn't be taken back. Nothing has changed."""

    re: str
    ply: int


class Refused(Message, tag="refused"):
    """A request was not carried out, and nothing has changed."""

    code: str
    """What kind of refusal: illegal, stale, not-yours, not-allowed, bad-message, too-fast, …"""
    message: str
    rule: str | None = None
    """The clause that forbids it."""
    ply: int = -1
    re: str = ""
    id: str = ""
    """The reason's name, by which its translations are found; empty for one without."""


class Bye(Message, tag="bye"):
    """The server closes the connection."""

    code: str
    """"restart", "removed", "slow", "elsewhere" …"""
    message: str
    again: bool = True
    """Whether to connect again."""
    id: str = ""
    """The reason's name, by which its translations are found; empty for one without."""
    ban: InForce | None = None
    """With the code "banned": why, and until when."""


AnyMessage = (
    Welcome
    | TableInfo
    | Position
    | Moved
    | Doing
    | Looked
    | Ways
    | Hinted
    | Said
    | Unsaid
    | Muted
    | Done
    | Final
    | Refused
    | Bye
)

encode = msgspec.json.Encoder().encode
decode_request = msgspec.json.Decoder(AnyRequest).decode
decode_message = msgspec.json.Decoder(AnyMessage).decode
