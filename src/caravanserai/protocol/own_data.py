"""What goes over HTTP about all that the house keeps of a guest: told as one file, deleted, or got back."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .bodies import Answer, Body, Preferences, Text, TokenInfo
from .clock_settings import Pace
from .game_json import Json
from .messages import MatchResult, Occasion, ScoreSheet, SeatKind, TableStatus
from .tournaments import TournamentStatus

OwnRole = Literal["in", "left", "removed", ""]


class Deletion(Body):
    """All that is kept of a guest is to be deleted, for good."""

    name: Text
    """The guest's present name, to show that it is meant."""


class Recovery(Body):
    """Somebody wants to be again who they were: a letter goes to the address, if it is a guest's."""

    email: Annotated[str, msgspec.Meta(min_length=3, max_length=200)]


class OwnSeat(Answer):
    """A seat of a table at which the guest was."""

    kind: SeatKind
    name: str
    bot: str | None = None
    yours: bool = False


class OwnLine(Answer):
    """A line of chat that the guest said."""

    at: int
    text: str


class OwnTable(Answer):
    """A table at which the guest was."""

    id: str
    game: str
    setting: Json
    """What was agreed on before the game."""
    public: bool
    status: TableStatus
    host: bool
    """Whether the guest is its host."""
    role: OwnRole
    came_at: int
    seats: list[OwnSeat]
    said: list[OwnLine]
    notices: list[int]
    """When the guest was told that it is their turn."""
    created_at: int
    started_at: int | None = None
    finished_at: int | None = None
    result: MatchResult | None = None
    record: Json | None = None
    """The game, once it is over and where the guest sat; it can be brought along for a review. Where there
    are very many, the oldest are left out."""
    occasion: Occasion = ""
    """Whether it was set up by a search for a quick match, or as a challenge of friends."""


class OwnBrowser(Answer):
    """A browser that your-turn notices are pushed to."""

    endpoint: str
    created_at: int


class OwnLink(Answer):
    """A one-time link that was not followed yet."""

    purpose: str
    expires_at: int
    email: str = ""
    """The address that it is to confirm."""


class OwnDevice(Answer):
    """A device that has signed out; kept until its cookie would have ended by itself."""

    device: str
    expires_at: int


class OwnReview(Answer):
    """A review of a record that the guest brought along."""

    id: str
    created_at: int
    record: Json


class OwnPuzzle(Answer):
    """A puzzle that the guest has tried, as the first attempt went."""

    id: str
    game: str
    credit: int
    rating: float
    """The guest's after it."""
    doubt: float
    at: int
    shown_on: str = ""
    """The day on which its answer was last told."""


class OwnTournament(Answer):
    """A tournament that the guest has set up, or taken part in; its tables are among the guest's."""

    id: str
    name: str
    host: bool
    """Whether the guest has set it up."""
    status: TournamentStatus
    setting: Json
    created_at: int
    joined_at: int | None = None
    takes_part: bool = False
    """Whether the guest hasn't left it."""


class OwnFriend(Answer):
    """A friend of the guest's, or somebody whom they have blocked."""

    guest: str
    since: int


class OwnNote(Answer):
    """What the guest has noted for themselves about a game."""

    table: str
    at: int
    text: str


class OwnComment(Answer):
    """What the guest has said of a moment of a review."""

    review: str
    step: int
    at: int
    text: str


class OwnGuest(Answer):
    """Who the guest is."""

    id: str
    name: str
    language: str
    created_at: int
    email: str | None = None
    seen_at: int | None = None
    """When they were last here, to the day."""
    preferences: Preferences = msgspec.field(default_factory=dict)
    """What they have chosen for the page."""
    public: bool = False
    """Whether anybody may see their profile."""
    friend_link: str | None = None
    """The code of the link by which they make friends."""


class OwnRating(Answer):
    """How strong the guest plays a game at one pace, how far that may be off, after so many games."""

    game: str
    pace: Pace
    value: float
    deviation: float
    games: int
    at: int


class OwnResult(Answer):
    """How the guest came out of a game."""

    table: str
    game: str
    pace: Pace
    finished_at: int
    place: int
    gave_up: bool
    keepsakes: list[str]
    score: int | None = None
    sheet: ScoreSheet | None = None
    rated: bool = False
    before: tuple[float, float] | None = None
    """The rating and its deviation before a rated game."""
    after: tuple[float, float] | None = None


class OwnData(Answer):
    """All that is kept of a guest, but for secrets, of which only fingerprints are kept."""

    made_at: int
    guest: OwnGuest
    tokens: list[TokenInfo]
    browsers: list[OwnBrowser]
    links: list[OwnLink]
    ratings: list[OwnRating]
    results: list[OwnResult]
    signed_out: list[OwnDevice]
    puzzles: list[OwnPuzzle]
    puzzle_days: list[str]
    """The days on which a puzzle of the day was solved."""
    tournaments: list[OwnTournament]
    friends: list[OwnFriend]
    blocked: list[OwnFriend]
    notes: list[OwnNote]
    comments: list[OwnComment]
    reviews: list[OwnReview]
    tables: list[OwnTable]
