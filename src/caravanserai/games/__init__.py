"""The rules of all games: pure, compiled where there is a C compiler, and all anyone needs to ask.

A game registers itself by one `Game` object: those of this package below, others by `register` or by an entry
point of the group "caravanserai.games" in the package they come with (docs/a-new-game.md).
"""

from __future__ import annotations

from functools import cache

from . import chance as _chance
from .chance import Chance
from .errors import BadNotation, BadPosition, BadRecord, IllegalAction, UnknownRules
from .game import Game, Rooms
from .plain_state import PlainState
from .state import Json, State

__all__ = [
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Game",
    "IllegalAction",
    "Json",
    "PlainState",
    "Rooms",
    "State",
    "UnknownRules",
    "compiled",
    "get",
    "names",
    "register",
]

ENTRY_POINTS = "caravanserai.games"

_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Let a game be found by its name; ValueError if another one has it."""
    _load_own()
    _add(game)


def _add(game: Game) -> None:
    if _GAMES.setdefault(game.name, game) is not game:
        raise ValueError(f"there is a game called {game.name!r} already")


def names() -> list[str]:
    """The names of the games there are."""
    _load_own()
    _load_installed()
    return list(_GAMES)


def get(name: str) -> Game:
    """The game of that name."""
    try:
        _load_own()
        if name not in _GAMES:
            _load_installed()
        return _GAMES[name]
    except (KeyError, TypeError):
        raise ValueError(f"no game is called {name!r}; there are {', '.join(_GAMES)}") from None


def compiled() -> bool:
    """Whether the compiled core is in use."""
    return not str(_chance.__file__).endswith(".py")


@cache
def _load_own() -> None:
    """Register the games of this package when one is asked for: their tables take a while to make."""
    from .ali_baba import ALI_BABA
    from .five_tribes import FIVE_TRIBES

    _add(FIVE_TRIBES)
    _add(ALI_BABA)


@cache
def _load_installed() -> None:
    """Register the games that other installed packages bring."""
    from importlib.metadata import entry_points  # only here: looking through all packages takes a while

    for point in entry_points(group=ENTRY_POINTS):
        register(point.load())
