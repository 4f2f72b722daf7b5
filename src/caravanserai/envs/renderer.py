"""What both games look like, by name."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PIL.Image import Image

from ..games import Json, State
from .ali_baba import picture as ali_baba
from .five_tribes import picture as five_tribes

MODES = ["human", "ansi", "rgb_array"]
"""Drawn for whom: `human` prints the text of `ansi`; `rgb_array` is a picture."""
TEXTS: dict[str, Callable[[Json], str]] = {"five-tribes": five_tribes.text, "ali-baba": ali_baba.text}
PICTURES: dict[str, Callable[[Json], Image]] = {
    "five-tribes": five_tribes.picture,
    "ali-baba": ali_baba.picture,
}


def check_mode(mode: str | None) -> None:
    """Make sure that there is such a way to draw."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render mode is called {mode!r}; there are {', '.join(MODES)}")


def render(game: str, state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The position as an onlooker sees it: printed, as text, or as a picture."""
    view = state.view(None)
    if mode == "rgb_array":
        return np.array(PICTURES[game](view))
    text = TEXTS[game](view) + "\n"
    if mode == "human":
        print(text)
        return None
    return text
