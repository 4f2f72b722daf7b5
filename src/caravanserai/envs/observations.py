"""One observation at a time: a seat's point of view, and what it may do, as NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import games
from ..games import State
from ..games.ali_baba import observation as ali_baba
from ..games.ali_baba.observation_layout import LAYOUT as ALI_BABA
from ..games.five_tribes import observation as five_tribes
from ..games.five_tribes.observation_layout import LAYOUT as FIVE_TRIBES
from ..games.observation_layout import Layout
from .extras import how_to_install

try:
    import numpy as np
except ImportError as missing:
    raise how_to_install(missing) from missing

if TYPE_CHECKING:
    from numpy.typing import NDArray

LAYOUTS: dict[str, Layout] = {"five-tribes": FIVE_TRIBES, "ali-baba": ALI_BABA}
OBSERVE: dict[str, Callable[[Any, int, Any, int], None]] = {
    "five-tribes": five_tribes.observe,
    "ali-baba": ali_baba.observe,
}
MARK: dict[str, Callable[[Any, Any, int], int]] = {
    "five-tribes": five_tribes.mark_legal,
    "ali-baba": ali_baba.mark_legal,
}
POINTS: dict[str, Callable[[Any, int, int], int]] = {
    "five-tribes": five_tribes.points_known,
    "ali-baba": ali_baba.points_known,
}


def layout_of(game: str) -> Layout:
    """The layout of a game's observations, the same for every number of players."""
    return LAYOUTS[games.get(game).name]


def observation(game: str, state: State, seat: int) -> NDArray[np.float32]:
    """What a seat may know of a position, as `layout_of(game)` names it."""
    if type(seat) is not int or not 0 <= seat < state.players:
        raise ValueError(f"a seat from 0 to {state.players - 1} is expected, not {seat!r}")
    out: NDArray[np.float32] = np.zeros(layout_of(game).size, "float32")
    OBSERVE[game](state, seat, out, 0)
    return out


def action_mask(game: str, state: State, seat: int) -> NDArray[np.int8]:
    """1 for each action that the seat may take now, 0 for all others; all 0 where another seat decides."""
    out = np.zeros(games.get(game).size, "uint8")
    if state.seat == seat:
        MARK[game](state, out, 0)
    mask: NDArray[np.int8] = out.view("int8")
    return mask


def points_known(game: str, state: State, looker: int) -> list[int]:
    """Every seat's points if the game ended now, as far as the looker may know them."""
    return [POINTS[game](state, seat, looker) for seat in range(state.players)]
