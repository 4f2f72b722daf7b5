"""The rules of all games: pure, compiled where there is a C compiler, and all anyone needs to ask.

A game registers itself by one `Game` object: those of this package in `registry`, others by `register` or by an entry
point of the group "caravanserai.games" in the package they come with (docs/a-new-game.md).
"""

from __future__ import annotations

from . import chance as _chance
from .chance import Chance
from .errors import BadCode, BadNotation, BadPosition, BadRecord, BadText, IllegalAction, UnknownRules
from .game import Game, Rooms
from .plain_state import PlainState
from .registry import get, names, of_code, read_record, register
from .state import Json, State
from .text_record import Annotation, TextRecord

__all__ = [
    "Annotation",
    "BadCode",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadText",
    "Chance",
    "Game",
    "IllegalAction",
    "Json",
    "PlainState",
    "Rooms",
    "State",
    "TextRecord",
    "UnknownRules",
    "compiled",
    "get",
    "names",
    "of_code",
    "read_record",
    "register",
]


def compiled() -> bool:
    """Whether the compiled core is in use."""
    return not str(_chance.__file__).endswith(".py")
