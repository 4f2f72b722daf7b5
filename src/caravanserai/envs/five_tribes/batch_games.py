"""Many games of Five Tribes: what a step of one of them is."""

from __future__ import annotations

from array import array

from ...cython import cast, compiled, p_void
from ...games.chance import Chance
from ...games.five_tribes import FIVE_TRIBES
from ...games.five_tribes.actions import carry_out, find_actions
from ...games.five_tribes.constants import *
from ...games.five_tribes.observation import ObservedGames, mark_legal, points_known
from ...games.five_tribes.scoring import total_points
from ...games.five_tribes.state import State
from ..reward_modes import *
from ..slots import BatchRows, Slots


class BatchGames(Slots):
    """The games of a batch."""

    def __init__(self, games: int, players: int, variant: str, mode: int, rows: BatchRows) -> None:
        super().__init__(games, players, mode, rows)
        self.variant = variant
        self.states = [State() for _ in range(games)]
        self.addresses = array("Q", [id(state) for state in self.states]) if compiled else self.states
        self.observed = ObservedGames(self.observations, games if self.tells_observations else 0)

    def deal(self, game: int, chance: Chance) -> None:
        """Set up a new game."""
        self.replace(game, FIVE_TRIBES.new(self.players, chance, self.variant))

    def put(self, game: int, state: State) -> None:
        """Go on from another position."""
        self.replace(game, state)
        self.forget(game)
        self.tell(game)

    def replace(self, game: int, state: State) -> None:
        """Let a game be in that position."""
        own = self.states[game]
        own.copy_from(state)
        if self.tells_observations:
            self.observed.forget(game)

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
            self.points[game * self.players + seat] = points_known(
                cast(State, cast(p_void, self.addresses[game])), seat, EVERYBODY
            )

    def count_end(self, game: int) -> None:
        """Every seat's points in a game that is over, and by what the seats are ranked."""
        for seat in range(self.players):
            place = game * self.players + seat
            self.points[place] = total_points(cast(State, cast(p_void, self.addresses[game])), seat)
            self.standing[place] = self.points[place]

    def tell(self, game: int) -> None:
        """Write down whose decision it is and, if that is wanted, what they know and may do."""
        seat = cast(State, cast(p_void, self.addresses[game])).active
        self.seats[game] = seat
        if self.tells_observations:
            self.observed.tell(game, cast(State, cast(p_void, self.addresses[game])), seat)
        if self.tells_masks:
            self.known[game] = mark_legal(
                cast(State, cast(p_void, self.addresses[game])), self.masks, game * ACTIONS
            )
