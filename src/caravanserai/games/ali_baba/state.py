"""A position of Ali Baba as the contract gives it to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..arguments import check_chance, check_seats, who_looks
from ..chance import Chance
from . import changes
from .actions import carry_out, find_actions
from .constants import *
from .core import Core
from .knowledge import redraw_secrets, view
from .notation import STEP_NAMES
from .position import to_json
from .problems import problems
from .reasons import refusal
from .restoring import fill
from .scoring import scores, winners


class State(Core):
    """A position, also in the middle of a turn."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None once the game is over."""
        return None if self.phase == OVER else self.chooser

    @property
    def over(self) -> bool:
        """Whether the game has ended (AB-Z1, AB-Z2)."""
        return self.phase == OVER

    @property
    def step(self) -> str:
        """What is asked now: take, magic, also, show, steal, ban; or over."""
        return STEP_NAMES[self.phase]

    def legal(self) -> list[int]:
        """All legal actions in ascending order; empty only once the game is over."""
        number = find_actions(self)
        return [self.choices[i] for i in range(number)]

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; raise IllegalAction, with nothing changed, for any other."""
        check_chance(chance)
        if type(action) is not int or not 0 <= action < ACTIONS or not self.is_legal(action):
            raise refusal(self, action)
        chance.listen()
        carry_out(self, action, chance)

    def is_legal(self, action: int) -> bool:
        """Whether an action of the action space is legal now."""
        for i in range(find_actions(self)):
            if self.choices[i] == action:
                return True
        return False

    def clone(self) -> State:
        """An independent copy."""
        other = State()
        other.copy_from(self)
        return other

    def playout(self, chance: Chance) -> int:
        """Play uniformly random legal actions to the end; return how many."""
        check_chance(chance)
        return self.play_on(chance)

    def play_on(self, chance: Chance) -> int:
        """The loop of `playout`, inside the compiled core."""
        played = 0
        while self.phase != OVER:
            number = find_actions(self)
            chance.listen()
            carry_out(self, self.choices[chance.below(number)], chance)
            played += 1
        return played

    def scores(self) -> list[dict[str, int]]:
        """For each seat "magic", "treasures" and "total", as if the game ended now (AB-P1)."""
        return scores(self)

    def winners(self, among: Sequence[int] | None = None) -> list[int]:
        """The seats that share the win, as if the game ended now (AB-P2); if only some can, those of them."""
        return winners(self, check_seats(among, self.players))

    def to_json(self) -> dict[str, Any]:
        """The whole position in plain JSON types."""
        return to_json(self)

    def problems(self) -> list[str]:
        """Why this position could never arise; empty for one that can."""
        return problems(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, None for an onlooker (AB-I1)."""
        return view(self, who_looks(seat, self.players))

    def changes(self, before: State, seat: int | None) -> list[Any]:
        """What makes `before.view(seat)` into this view: `[path, value]` put there, `[path]` taken away."""
        if not isinstance(before, State) or before.players != self.players:
            raise ValueError("changes are told between two positions of one game")
        return changes.between(before, self, who_looks(seat, self.players))

    def resample(self, seat: int | None, chance: Chance) -> State:
        """A state that fits all that the seat knows, with what it can't know drawn anew (AB-I1)."""
        check_chance(chance)
        other = self.clone()
        redraw_secrets(other, who_looks(seat, self.players), chance)
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.to_json(),)

    def __repr__(self) -> str:
        totals = ", ".join(str(line["total"]) for line in self.scores())
        asked = "over" if self.over else f"seat {self.seat} to {self.step}"
        return f"<Ali Baba, {self.players} seats: {asked}; scores {totals}>"


def restore(position: dict[str, Any]) -> State:
    """Read a position; BadPosition names the field that can't be read."""
    state = State()
    fill(state, position)
    return state
