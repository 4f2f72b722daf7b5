"""A tournament as its log tells it: the fold of its entries."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

import msgspec

from .entries import Begun, Decided, Ended, Ending, Joined, Left, Paired, TournamentEntry
from .format import Format


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part, or has."""

    guest: str
    number: int
    """How many had come before."""
    missed: int
    """Rounds that had been paired before they came."""
    here: bool = True
    """Whether they are paired."""


class PlayedTable(msgspec.Struct, frozen=True):
    """A table of a round, and how it ended."""

    guests: tuple[str, ...]
    """In the order of the seats."""
    id: str = ""
    result: Decided | None = None

    @property
    def counts(self) -> bool:
        """Whether it has come to an end that counts."""
        return self.result is not None and bool(self.result.places)


class PlayedRound(msgspec.Struct, frozen=True):
    """A round: its tables, and who had none."""

    number: int
    tables: tuple[PlayedTable, ...]
    byes: tuple[str, ...]
    at: int
    deal: int | None = None
    ends_at: int | None = None

    @property
    def complete(self) -> bool:
        """Whether all its tables have ended."""
        return all(table.result is not None for table in self.tables)


class Tournament:
    """A tournament as its log tells it."""

    def __init__(self, format: Format) -> None:
        self.format = format
        self.length = 0
        """How many entries it has: the number of the next one."""
        self.entrants: dict[str, Entrant] = {}
        self.rounds: list[PlayedRound] = []
        self.begun_at: int | None = None
        self.over: Ending | None = None
        self.over_at: int | None = None
        self._undecided: dict[int, int] = {}
        """How many tables of a round have no result, of those rounds that have such tables."""

    @classmethod
    def from_log(cls, format: Format, entries: Iterable[TournamentEntry]) -> Tournament:
        """The tournament that this log tells."""
        tournament = cls(format)
        for entry in entries:
            tournament.apply(entry)
        return tournament

    def copy(self) -> Tournament:
        """The same, to be gone on with while others still look at this one."""
        other = copy(self)
        other.entrants, other.rounds = dict(self.entrants), list(self.rounds)
        other._undecided = dict(self._undecided)
        return other

    def apply(self, entry: TournamentEntry) -> None:
        """Take an entry in."""
        self.length += 1
        match entry:
            case Joined():
                self._join(entry.guest)
            case Left():
                self.entrants[entry.guest] = msgspec.structs.replace(self.entrants[entry.guest], here=False)
            case Begun():
                self.begun_at = entry.at
            case Paired():
                self._pair(entry)
            case Decided():
                self._decide(entry)
            case Ended():
                self.over, self.over_at = entry.why, entry.at

    def _join(self, guest: str) -> None:
        before = self.entrants.get(guest)
        if before is None:
            missed = 0 if self.format.kind == "arena" else len(self.rounds)
            self.entrants[guest] = Entrant(guest, len(self.entrants), missed)
        else:
            self.entrants[guest] = msgspec.structs.replace(before, here=True)

    def _pair(self, entry: Paired) -> None:
        ids = entry.ids or ("",) * len(entry.tables)
        tables = tuple(PlayedTable(guests, id) for guests, id in zip(entry.tables, ids, strict=True))
        number = len(self.rounds)
        self.rounds.append(PlayedRound(number, tables, entry.byes, entry.at, entry.deal, entry.ends_at))
        if tables:
            self._undecided[number] = len(tables)

    def _decide(self, entry: Decided) -> None:
        held = self.rounds[entry.round]
        tables = list(held.tables)
        if tables[entry.table].result is None:
            self._undecided[entry.round] -= 1
            if not self._undecided[entry.round]:
                del self._undecided[entry.round]
        tables[entry.table] = msgspec.structs.replace(tables[entry.table], result=entry)
        self.rounds[entry.round] = msgspec.structs.replace(held, tables=tuple(tables))

    @property
    def active(self) -> list[str]:
        """Who is paired, in the order in which they came."""
        return [entrant.guest for entrant in self.entrants.values() if entrant.here]

    @property
    def under_way(self) -> list[PlayedRound]:
        """The rounds of which tables are still played."""
        return [self.rounds[number] for number in self._undecided]

    @property
    def free(self) -> list[str]:
        """Who is here and sits at no table that is still played."""
        busy = {
            guest
            for held in self.under_way
            for table in held.tables
            if table.result is None
            for guest in table.guests
        }
        return [guest for guest in self.active if guest not in busy]

    def table_of(self, guest: str) -> PlayedTable | None:
        """The table at which somebody plays just now."""
        for held in reversed(self.under_way):
            for table in held.tables:
                if table.result is None and guest in table.guests:
                    return table
        return None
