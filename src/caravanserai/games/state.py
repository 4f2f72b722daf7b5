"""What a position of any game promises; `games/<game>/state.py` keep it, and `plain_state.py` helps to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, Self

from .chance import Chance

Json = dict[str, Any]  # Any: whatever JSON holds, which differs from game to game
"""Any JSON object: whatever a caller hands in, or what differs from game to game."""
Changes = list[Any]  # Any: each begins with a path of keys and places; any JSON value may follow
"""What is different in a view: `[path, value]` put there, `[path]` taken away."""


class State(Protocol):
    """A position of a game, also in the middle of a turn."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None once the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def rules(self) -> int:
        """The version of the rules it is played under."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def step(self) -> str:
        """What is asked now, as the position's JSON names it."""

    def legal(self) -> list[int]:
        """All legal actions, in a fixed order; empty only once the game is over."""

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; raise IllegalAction, with nothing changed, for any other."""

    def clone(self) -> Self:
        """An independent copy; what was done last can be told of it as well."""

    def playout(self, chance: Chance) -> int:
        """Play uniformly random legal actions to the end; return how many."""

    def scores(self) -> list[dict[str, int]]:
        """For each seat the lines of the score sheet, and "total"."""

    def points(self, seat: int | None, open: bool) -> list[int]:
        """What that seat, or an onlooker, sees of each seat's points; behind the screens too if open."""

    def winners(self, among: Sequence[int] | None = None) -> list[int]:
        """The seats that share the win; if only some can win it, those of them that do."""

    def to_json(self) -> Json:
        """The whole position in plain JSON types."""

    def code(self) -> str:
        """The whole position in one line, for an address or a chat; `game.from_code` reads it."""

    def _repr_svg_(self) -> str | None:
        """The whole position as a picture, for a notebook; None where a game has no drawing."""

    def problems(self) -> list[str]:
        """Why this position could never arise; empty for one that can."""

    def view(self, seat: int | None) -> Json:
        """What that seat may know, None for an onlooker; hidden parts are replaced by counts."""

    def changes(self, before: Self, seat: int | None) -> Changes:
        """What makes `before.view(seat)` into this view: `[path, value]` put there, `[path]` taken away."""

    def turns(self) -> Iterator[list[int]]:
        """The whole turns of the seat that decides: each a list of actions."""

    def resample(self, seat: int | None, chance: Chance) -> Self:
        """A state that fits all that the seat knows, with what it can't know drawn anew."""
