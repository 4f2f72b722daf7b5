"""Many games of Ali Baba, one step of each at a time."""

from __future__ import annotations

from array import array

from ...cython import cast, compiled, nogil, p_void
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

    def restart(self, game: int, chance: Chance) -> None:
        """Set up a new game."""
        chance.word = self.words[game]
        fresh = ALI_BABA.new(self.players, chance, self.variant)
        self.words[game] = chance.word
        state = self.states[game]
        state.copy_from(fresh)
        self.forget(game)
        self.tell(game, state)

    def put(self, game: int, state: State) -> None:
        """Go on from another position."""
        own = self.states[game]
        own.copy_from(state)
        self.forget(game)
        self.tell(game, own)

    def tell(self, game: int, table: State) -> None:
        """Write down whose decision it is and, if that is wanted, what they know and may do."""
        self.seats[game] = table.chooser
        if self.tells_observations:
            observe(table, table.chooser, self.observations, game * NUMBERS)
        if self.tells_masks:
            mark_legal(table, self.masks, game * ACTIONS)

    def play_some(self, chance: Chance, first: int, last: int) -> None:
        """Let these games carry out their actions; in the compiled build other threads go on meanwhile."""
        with nogil:
            for game in range(first, last):
                self.play(game, cast(State, cast(p_void, self.addresses[game])), chance)

    def choose_some(self, chance: Chance, first: int, last: int) -> None:
        """Choose a random legal action in each of these games, likewise."""
        with nogil:
            for game in range(first, last):
                self.choose(game, cast(State, cast(p_void, self.addresses[game])), chance)

    def play(self, game: int, table: State, chance: Chance) -> None:
        """Carry out a game's action; an illegal one is marked, and nothing else happens."""
        self.clear(game)
        action = self.actions[game]
        n = find_actions(table)
        i = 0
        while i < n and table.found[i] != action:
            i += 1
        if i == n:
            self.illegal[game] = 1
            return
        chance.listen()
        chance.word = self.words[game]
        carry_out(table, action, chance)
        self.words[game] = chance.word
        if table.phase == OVER:
            self.finish(game, table)
        else:
            if self.mode == SHAPED:
                for seat in range(self.players):
                    self.points[game * self.players + seat] = total_points(table, seat)
                self.shape(game)
            self.tell(game, table)

    def finish(self, game: int, table: State) -> None:
        """Count the points of a game that is over."""
        for seat in range(self.players):
            self.points[game * self.players + seat] = total_points(table, seat)
            self.standing[game * self.players + seat] = standing(table, seat)
        self.settle(game)

    def choose(self, game: int, table: State, chance: Chance) -> None:
        """Any legal action, each as likely."""
        n = find_actions(table)
        chance.word = self.whims[game]
        self.actions[game] = table.found[chance.below(n)]
        self.whims[game] = chance.word
