"""The lines of a tournament's log, kind by kind. They name guests and tables by their ids alone."""

from __future__ import annotations

from typing import Literal

import msgspec

Ending = Literal["played", "called-off", "too-few"]


class TournamentLine(msgspec.Struct, frozen=True, tag_field="e", omit_defaults=True):
    """What all of them have."""

    at: int
    """When it happened, in milliseconds since 1970."""


class Joined(TournamentLine, frozen=True, tag="join"):
    """Somebody takes part, for the first time or again."""

    guest: str


class Left(TournamentLine, frozen=True, tag="leave"):
    """Somebody isn't paired any more; what they have played stays."""

    guest: str


class Begun(TournamentLine, frozen=True, tag="begin"):
    """The tournament begins."""


class Paired(TournamentLine, frozen=True, tag="round"):
    """A round: who plays at which table, in the order of the seats."""

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    """The tables' ids, once they are set up."""
    deal: int | None = None
    """What chance follows at all of its tables, if they are dealt the same; known to nobody."""
    ends_at: int | None = None
    """When tables that aren't finished are counted as they stand."""


class Decided(TournamentLine, frozen=True, tag="result"):
    """How a table ended."""

    round: int
    table: int
    places: tuple[int, ...] = ()
    """Seat by seat, 1 for the first; equal for a tie. Empty: nobody played to an end, it counts nothing."""
    scores: tuple[int, ...] = ()
    """Points in the game, seat by seat, where they were counted."""


class Ended(TournamentLine, frozen=True, tag="over"):
    """The tournament has ended."""

    why: Ending = "played"


TournamentEntry = Joined | Left | Begun | Paired | Decided | Ended
_decoder: msgspec.json.Decoder[TournamentEntry] = msgspec.json.Decoder(TournamentEntry)


def encode(entry: TournamentEntry) -> str:
    """An entry as it is kept."""
    return msgspec.json.encode(entry).decode()


def decode(line: str | bytes) -> TournamentEntry:
    """The entry that a line is."""
    return _decoder.decode(line)
