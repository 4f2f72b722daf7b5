"""Five Tribes for PettingZoo: `five_tribes_v0.env(players=4)`."""

from __future__ import annotations

from typing import Any

from .pettingzoo_env import Seats, wrapped

__all__ = ["env", "raw_env"]


def raw_env(**options: Any) -> Seats:
    """The bare environment: an illegal action raises IllegalAction and changes nothing.

    Options: players, 2 to 4; reward: win, margin or shaped; render_mode: human, ansi or rgb_array.
    """
    return Seats("five-tribes", "five_tribes_v0", **options)


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    return wrapped(raw_env(**options))
