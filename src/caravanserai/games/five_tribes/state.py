"""A position that can be played: the contract's `state`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..arguments import check_chance, check_seats, who_looks
from ..chance import Chance
from ..errors import IllegalAction
from . import changes, position, reasons, resampling, restoring, view
from .bidding import bid, find_bids, take_discount
from .constants import *
from .core import Core
from .djinns import find_drawn, find_places, find_powers, find_redirections, keep, place, resume, use
from .problems import list_problems
from .rounds import end_turn, next_turn
from .sale import find_goods, offer_good, sell
from .scoring import score_sheet, total_points
from .setup import set_up
from .sowing import drop, find_drops, find_picks, pick
from .tiles import buy_djinn, find_cards, find_djinns, put_pending, take_card, tile_action
from .tribes import (
    build,
    find_fakirs_to_add,
    find_kills,
    find_second_kills,
    kill_in_front,
    kill_on_tile,
    spare,
    tribe_action,
)


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
        return position.STEP_NAMES[self.phase]

    def legal(self) -> list[int]:
        """All legal actions, each of which can be completed (FT-M7), in a fixed order."""
        n = self.find_actions()
        return [self.moves[i] for i in range(n)]

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; any other raises IllegalAction and changes nothing."""
        check_chance(chance)
        if not self.is_legal(action):
            rule, message = reasons.refusal(self, action)
            raise IllegalAction(rule, message)
        chance.listen()
        self.do(action, chance)

    def is_legal(self, action: object) -> bool:
        """Whether this is an action, and legal now."""
        if isinstance(action, bool) or not isinstance(action, int):
            return False
        n = self.find_actions()
        for i in range(n):
            if self.moves[i] == action:
                return True
        return False

    def clone(self) -> State:
        """An independent copy."""
        other = State.__new__(State)  # every field is copied, so none need be set first
        other.copy_from(self)
        return other

    def playout(self, chance: Chance) -> int:
        """Play uniformly random legal actions to the end; return how many."""
        check_chance(chance)
        return self.play_on(chance)

    def play_on(self, chance: Chance) -> int:
        """The loop of `playout`, inside the compiled core."""
        steps = 0
        while self.phase != OVER:
            n = self.find_actions()
            self.do(self.moves[chance.below(n)], chance)
            steps += 1
        return steps

    def scores(self) -> list[dict[str, int]]:
        """For each seat the lines of the score sheet, and "total" (FT-P1 … FT-P8)."""
        return [score_sheet(self, seat) for seat in range(self.players)]

    def winners(self, among: Sequence[int] | None = None) -> list[int]:
        """The seats with the highest total (FT-P9); if only some can win, those of them that have it."""
        seats = check_seats(among, self.players)
        best = max([total_points(self, seat) for seat in seats])
        return [seat for seat in seats if total_points(self, seat) == best]

    def to_json(self) -> dict[str, Any]:
        """The whole position in plain JSON types."""
        return position.to_json(self)

    def problems(self) -> list[str]:
        """Why this position could never arise; empty for one that can."""
        return list_problems(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, None for an onlooker (FT-S2)."""
        return view.view(self, who_looks(seat, self.players))

    def changes(self, before: State, seat: int | None) -> list[Any]:
        """What makes `before.view(seat)` into this view: `[path, value]` put there, `[path]` taken away."""
        if not isinstance(before, State) or before.players != self.players:
            raise ValueError("changes are told between two positions of one game")
        return changes.between(before, self, who_looks(seat, self.players))

    def resample(self, seat: int | None, chance: Chance) -> State:
        """A state that fits all that the seat knows, with what it can't know drawn anew."""
        check_chance(chance)
        other = self.clone()
        resampling.resample(other, seat, chance)
        return other

    def start(self, players: int, chance: Chance) -> None:
        """Become a new game."""
        set_up(self, players, chance)

    def find_actions(self) -> int:
        """Fill `moves` with the legal actions; return how many there are."""
        phase = self.phase
        if phase == DROP:
            return find_drops(self)
        if phase == END:
            return self.find_endings()
        if phase == PICK:
            return find_powers(self, find_picks(self))
        if phase == BID:
            return find_bids(self)
        if phase == KILL:
            return find_powers(self, find_kills(self))
        if phase == MARKET:
            return find_powers(self, find_cards(self))
        if phase == SACRED:
            return find_powers(self, find_djinns(self))
        if phase == SELL:
            return self.find_sales()
        if phase == SECOND_CARD:
            return find_cards(self)
        if phase == ADD_FAKIRS:
            return find_fakirs_to_add(self)
        if phase == SECOND_KILL:
            return find_second_kills(self)
        if phase == REDIRECT:
            return find_redirections(self)
        if phase == PLACE:
            return find_places(self)
        if phase == KEEP:
            return find_drawn(self)
        return 0

    def find_endings(self) -> int:
        """Before a turn ends goods may be sold and powers used."""
        n = find_powers(self, find_goods(self, 0))
        self.moves[n] = END_TURN
        return n + 1

    def find_sales(self) -> int:
        """A set that has been begun may grow, and is then sold."""
        n = find_goods(self, 0)
        self.moves[n] = SALE
        return n + 1

    def do(self, action: int, chance: Chance) -> None:
        """Carry out an action known to be legal, and all that follows by itself."""
        phase = self.phase
        if phase == DROP:
            drop(self, (action - DROPS) // TILES, (action - DROPS) % TILES)
        elif action >= USES and action < PLACES:
            use(self, (action - USES) // 2, (action - USES) % 2, chance)
        elif phase in (END, SELL):
            self.end_or_sell(action)
        elif phase == PICK:
            pick(self, action - PICKS)
        elif phase == BID:
            self.bid_or_discount(action)
        elif phase in (KILL, SECOND_KILL):
            self.kill_or_spare(action, chance)
        elif phase in (MARKET, SECOND_CARD):
            self.take_or_pass(action)
        elif phase == SACRED:
            self.buy_or_pass(action)
        elif phase == ADD_FAKIRS:
            build(self, action - BUILDERS)
        elif phase == REDIRECT:
            put_pending(self, self.spot)
        elif phase == PLACE:
            place(self, action - PLACES, chance)
        else:
            keep(self, action - KEEPS)
        while self.phase > OVER:
            self.go_on(chance)

    def end_or_sell(self, action: int) -> None:
        """End the turn, lay out a good, or sell those laid out."""
        if action == END_TURN:
            end_turn(self)
        elif action == SALE:
            sell(self)
        else:
            offer_good(self, action - OFFERS)

    def bid_or_discount(self, action: int) -> None:
        """Take a spot, or lower the price of the next bid."""
        if action == DISCOUNT:
            take_discount(self)
        else:
            bid(self, action - BIDS)

    def kill_or_spare(self, action: int, chance: Chance) -> None:
        """Kill on a tile or in front of a rival, or save the fakirs it would take."""
        if action == PASS:
            spare(self)
        elif action < KILLS_IN_FRONT:
            kill_on_tile(self, (action - KILLS) // TILES, (action - KILLS) % TILES, chance)
        else:
            kill_in_front(self, (action - KILLS_IN_FRONT) // 2, (action - KILLS_IN_FRONT) % 2, chance)

    def take_or_pass(self, action: int) -> None:
        """Take a card at a market, or leave it."""
        if action == PASS:
            self.phase = END
        else:
            take_card(self, action - TAKES)

    def buy_or_pass(self, action: int) -> None:
        """Buy a djinn, or leave them."""
        if action == PASS:
            self.phase = END
        else:
            buy_djinn(self, (action - BUYS) // 2, (action - BUYS) % 2)

    def go_on(self, chance: Chance) -> None:
        """Carry out the next step that nobody is asked about."""
        phase = self.phase
        if phase == TRIBE_ACTION:
            tribe_action(self)
        elif phase == TILE_ACTION:
            tile_action(self)
        elif phase == RESUME:
            resume(self)
        else:
            next_turn(self, chance)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return (restore, (self.to_json(),))

    def __repr__(self) -> str:
        who = "over" if self.phase == OVER else f"seat {self.active} to {self.step}"
        return f"<Five Tribes, {self.players} seats, {who}>"


def restore(position: Any) -> State:
    """The state that a position's JSON describes; BadPosition names a field that can't be read."""
    state = State()
    restoring.fill(state, position)
    return state
