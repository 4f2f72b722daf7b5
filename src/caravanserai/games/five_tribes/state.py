"""A position that can be played: the contract's `state`."""

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
from .scoring import points_in_sight, score_sheet, total_points
from .setup import set_up

GAME = "five-tribes"


@no_gc
@freelist(8)
@cclass
class State(Core):
    """A position of Five Tribes, also in the middle of a turn."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None once the game is over."""
        return None if self.phase == OVER else self.active

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def step(self) -> str:
        """What is asked now, as the position's JSON names it."""
        return STEP_NAMES[self.phase]

    def legal(self) -> list[int]:
        """All legal actions, each of which can be completed (FT-M7), in a fixed order."""
        n = find_actions(self)
        return [self.found[i] for i in range(n)]

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; any other raises IllegalAction and changes nothing."""
        if not isinstance(chance, Chance):  # looked at here first, for a call takes its time
            check_chance(chance)
        if not self.is_legal(action):
            raise reasons.refusal(self, action)
        chance.listen()
        self.ledger = open_ledger(self.ledger)
        carry_out(self, action, chance)

    def is_legal(self, action: object) -> bool:
        """Whether this is an action, and legal now."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < ACTIONS:
            return False
        wanted = action
        n = find_actions(self)
        for i in range(n):
            if self.found[i] == wanted:
                return True
        return False

    def clone(self) -> State:
        """An independent copy."""
        other = State.__new__(State)  # every field is copied, so none need be set first
        other.copy_from(self)
        if self.ledger is not None:
            self.ledger.shared = True
        other.ledger = self.ledger
        return other

    def playout(self, chance: Chance) -> int:
        """Play uniformly random legal actions to the end; return how many."""
        check_chance(chance)
        self.ledger = None
        return play_on(self, chance)

    def scores(self) -> list[dict[str, int]]:
        """For each seat the lines of the score sheet, and "total" (FT-P1 … FT-P8)."""
        return [score_sheet(self, seat) for seat in range(self.players)]

    def points(self, seat: int | None, open: bool) -> list[int]:
        """What that seat, or an onlooker, sees of each seat's points; behind the screens too if open."""
        looker = who_looks(seat, self.players)
        return [points_in_sight(self, player, looker, open) for player in range(self.players)]

    def winners(self, among: Sequence[int] | None = None) -> list[int]:
        """The seats with the highest total (FT-P9); if only some can win, those of them that have it."""
        seats = check_seats(among, self.players)
        best = max([total_points(self, seat) for seat in seats])
        return [seat for seat in seats if total_points(self, seat) == best]

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
        """What that seat may know, None for an onlooker (FT-S2)."""
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
        """A state that fits all that the seat knows, with what it can't know drawn anew."""
        check_chance(chance)
        other = self.clone()
        other.ledger = None
        resampling.resample(other, seat, chance)
        return other

    def start(self, players: int, chance: Chance) -> None:
        """Become a new game."""
        set_up(self, players, chance)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Callable[[object], State], tuple[Json]]:
        return (restore, (self.to_json(),))

    def __str__(self) -> str:
        return as_text(get(GAME).rooms.terminal, self.to_json())

    def _repr_svg_(self) -> str | None:
        return as_svg(get(GAME).rooms.drawing, self.to_json())

    def __repr__(self) -> str:
        who = "over" if self.phase == OVER else f"seat {self.active} to {self.step}"
        return f"<Five Tribes, {self.players} seats, {who}>"


def restore(position: object) -> State:
    """The state that a position's JSON describes; BadPosition names a field that can't be read."""
    state = State()
    restoring.fill(state, position)
    return state
