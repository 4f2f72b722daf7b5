"""For people who teach machines: both games as environments, one by one or a thousand at once.

`Batch` needs NumPy; `five_tribes_v0` and `ali_baba_v0` are for PettingZoo; `open_spiel` tells OpenSpiel of
both games. Gymnasium knows them once this package has been imported. All of them come with
`pip install "caravanserai[learn]"`.
"""

from __future__ import annotations

from importlib.util import find_spec

from .batch import Batch
from .observations import action_mask, layout_of, observation
from .turns import TurnLine, play_turn, some_turns, whole_turns

__all__ = [
    "Batch",
    "TurnLine",
    "action_mask",
    "layout_of",
    "observation",
    "play_turn",
    "some_turns",
    "whole_turns",
]

if find_spec("gymnasium") is not None:
    from . import gymnasium_env, turns_env

    gymnasium_env.register()
    turns_env.register()
