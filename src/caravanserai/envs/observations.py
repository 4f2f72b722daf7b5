"""One observation at a time: a seat's point of view, and what it may do, as NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import games
from ..extras import how_to_install
from ..games import State
from ..games.observation_layout import Layout

try:
    import numpy as np
except ImportError as missing:
    raise how_to_install(missing) from missing

if TYPE_CHECKING:
    from numpy.typing import NDArray


def layout_of(game: str) -> Layout:
    """The layout of a game's observations, the same for every number of players."""
    return games.get(game).layout


def observation(game: str, state: State, seat: int) -> NDArray[np.float32]:
    """What a seat may know of a position, as `layout_of(game)` names it."""
    if type(seat) is not int or not 0 <= seat < state.players:
        raise ValueError(f"a seat from 0 to {state.players - 1} is expected, not {seat!r}")
    rules = games.get(game)
    out = np.zeros(rules.layout.size, np.float32)
    rules.observe(state, seat, out.data, 0)
    return out


def action_mask(game: str, state: State, seat: int) -> NDArray[np.int8]:
    """1 for each action that the seat may take now, 0 for all others; all 0 where another seat decides."""
    rules = games.get(game)
    out = np.zeros(rules.size, np.uint8)
    if state.seat == seat:
        rules.mark_legal(state, out.data, 0)
    return out.view(np.int8)


def points_known(game: str, state: State, looker: int) -> list[int]:
    """Every seat's points if the game ended now, as far as the looker may know them."""
    rules = games.get(game)
    return [rules.points_known(state, seat, looker) for seat in range(state.players)]
