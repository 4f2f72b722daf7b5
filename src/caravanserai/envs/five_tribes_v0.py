"""Five Tribes for PettingZoo: `five_tribes_v0.env(players=4)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from . import pettingzoo_env
from .pettingzoo_env import EnvOptions, PettingZooEnv

if TYPE_CHECKING:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

__all__ = ["env", "raw_env"]

GAME = "five-tribes"


def raw_env(**options: Unpack[EnvOptions]) -> PettingZooEnv:
    """The bare environment: an illegal action raises IllegalAction and changes nothing.

    Options: players, 2 to 4; reward: win, margin or shaped; render_mode: human, ansi or rgb_array.
    """
    return pettingzoo_env.raw_env(GAME, **options)


def env(**options: Unpack[EnvOptions]) -> OrderEnforcingWrapper:
    """The environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    return pettingzoo_env.env(GAME, **options)
