"""The spaces that Gymnasium and PettingZoo ask for."""

from __future__ import annotations

from .. import games
from ..extras import how_to_install
from .observations import layout_of

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise how_to_install(missing) from missing


def observation_space(game: str) -> spaces.Box:
    """The numbers of an observation, each from 0 to the most it can be."""
    highest = np.array(layout_of(game).highest(), np.float32)
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.float32)


def together(one: spaces.Box, many: int) -> spaces.Box:
    """The numbers of so many observations, one after the other."""
    return spaces.Box(np.tile(one.low, many), np.tile(one.high, many), dtype=np.float32)


def mask_space(game: str) -> spaces.Box:
    """A 0 or a 1 for each action."""
    return spaces.Box(0, 1, (games.get(game).size,), np.int8)


def action_space(game: str) -> spaces.Discrete[np.int64]:
    """The game's small steps, numbered as `game.text` reads them."""
    return spaces.Discrete(games.get(game).size)
