"""Ali Baba for PettingZoo: `ali_baba_v0.env(players=4)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from . import pettingzoo_env
from .pettingzoo_env import EnvOptions, PettingZooEnv

if TYPE_CHECKING:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

__all__ = ["env", "raw_env"]

GAME = "ali-baba"


def raw_env(**options: Unpack[EnvOptions]) -> PettingZooEnv:
    """The bare environment: an illegal action raises IllegalAction and changes nothing.

    Options: players, 2 to 4; variant: base, lamp, equal or small; reward: win, margin or shaped;
    render_mode: human, ansi or rgb_array.
    """
    return pettingzoo_env.raw_env(GAME, **options)


def env(**options: Unpack[EnvOptions]) -> OrderEnforcingWrapper:
    """The environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    return pettingzoo_env.env(GAME, **options)
