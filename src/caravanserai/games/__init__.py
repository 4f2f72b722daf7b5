"""The rules of both games: pure, compiled where there is a C compiler, and all anyone needs to ask."""

from __future__ import annotations

from . import chance as _chance
from .ali_baba import ALI_BABA
from .chance import Chance
from .errors import BadNotation, BadPosition, BadRecord, IllegalAction
from .five_tribes import FIVE_TRIBES
from .game import Game, Json, State

__all__ = [
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Game",
    "IllegalAction",
    "Json",
    "State",
    "compiled",
    "get",
    "names",
]

_GAMES: dict[str, Game] = {game.name: game for game in (FIVE_TRIBES, ALI_BABA)}


def names() -> list[str]:
    """The names of the games there are."""
    return list(_GAMES)


def get(name: str) -> Game:
    """The game of that name."""
    try:
        return _GAMES[name]
    except (KeyError, TypeError):
        raise ValueError(f"no game is called {name!r}; there are {', '.join(_GAMES)}") from None


def compiled() -> bool:
    """Whether the compiled core is in use."""
    return not str(_chance.__file__).endswith(".py")
