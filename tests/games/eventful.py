"""Eventful games, played once and looked at by many tests; and all who may look at them."""

from __future__ import annotations

import functools
from itertools import pairwise

from caravanserai.games import State

from .secrets_of_five_tribes import play_in_secret
from .tables import Table, lively, walk


@functools.cache
def eventful_game(table: Table, seed: int) -> list[State]:
    """The positions of a game with many powers, djinns and lamps; not to be played on."""
    return [state.clone() for state, _ in walk(table, seed, lively)]


@functools.cache
def secretive_game(players: int, seed: int) -> list[State]:
    """The positions of a game of Five Tribes in which many cards are drawn unseen; not to be played on."""
    return [state.clone() for state in play_in_secret(players, seed)]


def steps_of(game: list[State], every: int = 1) -> list[tuple[State, State]]:
    """The positions before and after every so-manieth action, and the last one, which ends the game."""
    steps = list(pairwise(game))
    return [*steps[:-1:every], steps[-1]]


def lookers(state: State) -> list[int | None]:
    """Each seat, and an onlooker."""
    return [*range(state.players), None]
