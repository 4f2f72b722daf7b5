"""What a game looks like: drawn with the page's own art, or told as text."""

from __future__ import annotations

from importlib import import_module

from .. import drawing, games
from ..extras import how_to_install
from ..games import State
from ..games.outline import outline
from . import pixels

try:
    import numpy as np
    from gymnasium import logger
    from numpy.typing import NDArray
except ImportError as missing:
    raise how_to_install(missing) from missing

MODES = ["human", "ansi", "rgb_array"]
"""Drawn for whom: `human` prints the text of `ansi`; `rgb_array` is a picture."""

Rendered = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> None:
    """Make sure that there is such a way to draw."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render mode is called {mode!r}; there are {', '.join(MODES)}")


def render(game: str, state: State, mode: str | None) -> Rendered:
    """The position as an onlooker sees it: printed, as text, or as a picture; nothing without a mode."""
    if mode is None:
        logger.warn(f"there is nothing to draw on: choose a render_mode of {', '.join(MODES)}")
        return None
    view = state.view(None)
    rooms = games.get(game).rooms
    if mode == "rgb_array" and rooms.drawing:
        return pixels.of_svg(drawing.svg(view))
    text = f"{import_module(rooms.text).text(view) if rooms.text else outline(view)}\n"
    if mode == "rgb_array":
        return pixels.of_text(text)
    if mode == "human":
        print(text)
        return None
    return text
