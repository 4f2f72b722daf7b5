"""A position of Ali Baba as the contract gives it to everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...cython import cclass, freelist, no_gc
from ..arguments import check_chance, check_seats, who_looks
from ..chance import Chance
from ..ledger import open_ledger
from ..registry import get
from ..showing import as_svg, as_text
from ..state import Changes, Json
from ..turns import actions_of
from . import changes, coding, position, reasons, resampling, restoring, view
from .actions import carry_out, find_actions, play_on
from .constants import *
from .core import Core
from .names import STEP_NAMES
from .problems import list_problems
from .scoring import points_in_sight, score_sheet, standing

GAME = "ali-baba"


@no_gc
@freelist(8)
@cclass
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
        return [self.found[i] for i in range(number)]

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; raise IllegalAction, with nothing changed, for any other."""
        if not isinstance(chance, Chance):  # looked at here first, for a call takes its time
            check_chance(chance)
        if not self.is_legal(action):
            raise reasons.refusal(self, action)
        chance.listen()
        self.ledger = open_ledger(self.ledger)
        carry_out(self, action, chance)

    def is_legal(self, action: object) -> bool:
        """Whether this is an action, and legal now."""
        if type(action) is not int or not 0 <= action < ACTIONS:
            return False
        wanted = action
        for i in range(find_actions(self)):
            if self.found[i] == wanted:
                return True
        return False

    def clone(self) -> State:
        """An independent copy."""
        other = State.__new__(State)  # every field is copied, so none need be set first
        other.copy_from(self)
        other.ledger = self.ledger
        if self.ledger is not None:
            self.ledger.shared = True
        return other

    def playout(self, chance: Chance) -> int:
        """Play uniformly random legal actions to the end; return how many."""
        check_chance(chance)
        self.ledger = None
        return play_on(self, chance)

    def scores(self) -> list[dict[str, int]]:
        """For each seat "magic", "treasures" and "total", as if the game ended now (AB-P1)."""
        return [score_sheet(self, seat) for seat in range(self.players)]

    def points(self, seat: int | None, open: bool) -> list[int]:
        """Each seat's points as far as that seat, or an onlooker, sees them; screens hide rivals' treasures.

        They hide nothing if the table is open, or once the game is over (AB-C2, AB-I1).
        """
        looker = who_looks(seat, self.players)
        return [points_in_sight(self, who, looker, open) for who in range(self.players)]

    def winners(self, among: Sequence[int] | None = None) -> list[int]:
        """The seats that share the win, as if the game ended now (AB-P2); if only some can, those of them."""
        seats = check_seats(among, self.players)
        best = max([standing(self, seat) for seat in seats])
        return [seat for seat in seats if standing(self, seat) == best]

    def to_json(self) -> Json:
        """The whole position in plain JSON types."""
        return position.to_json(self)

    def code(self) -> str:
        """The whole position in one line, for an address or a chat; `game.from_code` reads it."""
        return coding.CODE.write(self.to_json())

    def problems(self) -> list[str]:
        """Why this position could never arise; empty for one that can."""
        return list_problems(self)

    def view(self, seat: int | None) -> Json:
        """What that seat may know, None for an onlooker (AB-I1)."""
        return view.view(self, who_looks(seat, self.players))

    def changes(self, before: State, seat: int | None) -> Changes:
        """What makes `before.view(seat)` into this view: `[path, value]` put there, `[path]` taken away."""
        if not isinstance(before, State) or before.players != self.players:
            raise ValueError("changes are told between two positions of one game")
        return changes.between(before, self, who_looks(seat, self.players))

    def turns(self) -> Iterator[list[int]]:
        """The whole turns of the seat that decides, as `game.turns` finds them: each a list of actions."""
        return actions_of(get(GAME).turns(self))

    def resample(self, seat: int | None, chance: Chance) -> State:
        """A state that fits all that the seat knows, with what it can't know drawn anew (AB-I1)."""
        check_chance(chance)
        other = self.clone()
        other.ledger = None
        resampling.resample(other, seat, chance)
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __reduce__(self) -> tuple[Callable[[object], State], tuple[Json]]:
        return restore, (self.to_json(),)

    def __str__(self) -> str:
        return as_text(get(GAME).rooms.terminal, self.to_json())

    def _repr_svg_(self) -> str | None:
        return as_svg(get(GAME).rooms.drawing, self.to_json())

    def __repr__(self) -> str:
        totals = ", ".join(str(line["total"]) for line in self.scores())
        asked = "over" if self.over else f"seat {self.seat} to {self.step}"
        return f"<Ali Baba, {self.players} seats: {asked}; scores {totals}>"


def restore(position: object) -> State:
    """Read a position; BadPosition names the field that can't be read."""
    state = State()
    restoring.fill(state, position)
    return state
