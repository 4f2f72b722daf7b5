"""What goes over HTTP about all that the house keeps of a guest: told as one file, deleted, or got back."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .bodies import Answer, Body, Preferences, Text, TokenInfo
from .game_json import Json
from .messages import MatchResult, SeatKind, TableStatus

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


class OwnData(Answer):
    """All that is kept of a guest, but for secrets, of which only fingerprints are kept."""

    made_at: int
    guest: OwnGuest
    tokens: list[TokenInfo]
    browsers: list[OwnBrowser]
    links: list[OwnLink]
    signed_out: list[OwnDevice]
    reviews: list[OwnReview]
    tables: list[OwnTable]
