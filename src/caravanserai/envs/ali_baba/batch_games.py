"""Many games of Ali Baba: what a step of one of them is."""

from __future__ import annotations

from array import array

from ...cython import cast, compiled, p_void
from ...games.ali_baba import ALI_BABA
from ...games.ali_baba.actions import carry_out, find_actions
from ...games.ali_baba.constants import *
from ...games.ali_baba.observation import mark_legal, observe
from ...games.ali_baba.observation_layout import LAYOUT
from ...games.ali_baba.scoring import standing, total_points
from ...games.ali_baba.state import State
from ...games.chance import Chance
from ..reward_modes import *
from ..slots import BatchRows, Slots

NUMBERS = LAYOUT.size


class BatchGames(Slots):
    """The games of a batch."""

    def __init__(self, games: int, players: int, variant: str, mode: int, rows: BatchRows) -> None:
        super().__init__(games, players, mode, rows)
        self.variant = variant
        self.states = [State() for _ in range(games)]
        self.addresses = array("Q", [id(state) for state in self.states]) if compiled else self.states

    def deal(self, game: int, chance: Chance) -> None:
        """Set up a new game."""
        self.replace(game, ALI_BABA.new(self.players, chance, self.variant))

    def put(self, game: int, state: State) -> None:
        """Go on from another position."""
        self.replace(game, state)
        self.forget(game)
        self.tell(game)

    def replace(self, game: int, state: State) -> None:
        """Let a game be in that position."""
        own = self.states[game]
        own.copy_from(state)

    def find(self, game: int) -> int:
        """Look for the legal actions; how many there are."""
        return find_actions(cast(State, cast(p_void, self.addresses[game])))

    def found(self, game: int, number: int) -> int:
        """One of those that were found."""
        return cast(State, cast(p_void, self.addresses[game])).found[number]

    def carry_out(self, game: int, action: int, chance: Chance) -> bool:
        """Carry out a legal action; whether the game is over."""
        carry_out(cast(State, cast(p_void, self.addresses[game])), action, chance)
        return cast(State, cast(p_void, self.addresses[game])).phase == OVER

    def count(self, game: int) -> None:
        """Every seat's points as far as everybody may know them."""
        for seat in range(self.players):
            self.points[game * self.players + seat] = total_points(
                cast(State, cast(p_void, self.addresses[game])), seat
            )

    def count_end(self, game: int) -> None:
        """Every seat's points in a game that is over, and by what the seats are ranked."""
        for seat in range(self.players):
            place = game * self.players + seat
            self.points[place] = total_points(cast(State, cast(p_void, self.addresses[game])), seat)
            self.standing[place] = standing(cast(State, cast(p_void, self.addresses[game])), seat)

    def tell(self, game: int) -> None:
        """Write down whose decision it is and, if that is wanted, what they know and may do."""
        seat = cast(State, cast(p_void, self.addresses[game])).chooser
        self.seats[game] = seat
        if self.tells_observations:
            observe(cast(State, cast(p_void, self.addresses[game])), seat, self.observations, game * NUMBERS)
        if self.tells_masks:
            self.known[game] = mark_legal(
                cast(State, cast(p_void, self.addresses[game])), self.masks, game * ACTIONS
            )
