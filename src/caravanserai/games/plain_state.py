"""Positions of games written in plain Python: a few methods of their own, and all others follow."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Self

from .arguments import check_chance, check_seats
from .chance import Chance
from .coding import PLAIN_CODE
from .comparing import note_changes
from .errors import IllegalAction
from .outline import outline
from .state import Changes, Json
from .turns import actions_of, as_bytes, lines

REASONS = {"not-legal": "this can't be done now"}
"""Why an action is refused where a game does not say more."""


class PlainState(ABC):
    """A position in which nothing is hidden; what it keeps in its fields is copied with it.

    A game says how many `players` there are and sets `seat`, to None once it is over. One whose rules have
    changed also says under which version of them, `rules`, the position is played.
    """

    rules = 1
    players: int
    seat: int | None
    step = "play"
    done: tuple[int, int] | None = None
    """The last action, and the seat that did it."""

    @abstractmethod
    def legal(self) -> list[int]:
        """All legal actions, in a fixed order; empty only once the game is over."""

    @abstractmethod
    def carry_out(self, action: int, chance: Chance) -> None:
        """Do what a legal action means."""

    @abstractmethod
    def to_json(self) -> Json:
        """The whole position in plain JSON types."""

    def code(self) -> str:
        """The whole position in one line: its JSON, packed."""
        return PLAIN_CODE.write(self.to_json())

    @abstractmethod
    def scores(self) -> list[dict[str, int]]:
        """For each seat the lines of the score sheet, and "total"."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; raise IllegalAction, with nothing changed, for any other."""
        check_chance(chance)
        if type(action) is not int or action not in self.legal():
            raise self.refusal(action)
        chance.listen()
        assert self.seat is not None
        self.done = (self.seat, action)
        self.carry_out(action, chance)

    def refusal(self, action: object) -> IllegalAction:
        """Why an action that is not legal now is not."""
        return IllegalAction("", REASONS["not-legal"], "not-legal")

    def clone(self) -> Self:
        """An independent copy."""
        return copy.deepcopy(self)

    def playout(self, chance: Chance) -> int:
        """Play uniformly random legal actions to the end; return how many."""
        played = 0
        while not self.over:
            legal = self.legal()
            self.apply(legal[chance.below(len(legal))], chance)
            played += 1
        return played

    def points(self, seat: int | None, open: bool) -> list[int]:
        """Each seat's points; nothing is hidden."""
        return [sheet["total"] for sheet in self.scores()]

    def winners(self, among: Sequence[int] | None = None) -> list[int]:
        """The seats with the highest total; if only some can win, those of them that have it."""
        seats = check_seats(among, self.players)
        totals = [sheet["total"] for sheet in self.scores()]
        best = max(totals[seat] for seat in seats)
        return [seat for seat in seats if totals[seat] == best]

    def problems(self) -> list[str]:
        """Why this position could never arise: not examined."""
        return []

    def view(self, seat: int | None) -> Json:
        """What that seat may know: everything."""
        return self.to_json()

    def changes(self, before: Self, seat: int | None) -> Changes:
        """What makes `before.view(seat)` into this view: `[path, value]` put there, `[path]` taken away."""
        changes: Changes = []
        note_changes(changes, [], before.view(seat), self.view(seat))
        return changes

    def turns(self) -> Iterator[list[int]]:
        """The whole turns of the seat that decides: each a list of actions."""
        return actions_of(lines(self, as_bytes, lambda action: False))

    def resample(self, seat: int | None, chance: Chance) -> Self:
        """A state that fits all that the seat knows: a copy."""
        return self.clone()

    def _repr_svg_(self) -> str | None:
        return None

    def __str__(self) -> str:
        return outline(self.to_json())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]
