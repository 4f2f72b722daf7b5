"""The games there are, by name: those of this package, and those that other packages bring."""

from __future__ import annotations

import json
from functools import cache
from pkgutil import resolve_name

from .errors import BadCode, BadRecord, BadText
from .game import Game
from .state import Json
from .text_record import game_of, is_text

ENTRY_POINTS = "caravanserai.games"
OWN = ("caravanserai.games.five_tribes:FIVE_TRIBES", "caravanserai.games.ali_baba:ALI_BABA")
"""The games of this package, named only: a position finds its game here, and a game has positions."""

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


def of_code(code: str) -> Game:
    """The game that a one-line position is of; BadCode if it begins like none, or like several."""
    if not isinstance(code, str):
        raise BadCode("a code is a text", 0)
    names()
    found = [game for game in _GAMES.values() if game.codes.is_of(code)]
    if len(found) == 1:
        return found[0]
    heads = dict.fromkeys(game.codes.head for game in _GAMES.values())
    raise BadCode("say of which game this is" if found else f"a code begins with {' or '.join(heads)}", 1)


def read_record(content: str) -> Json:
    """A record out of a file, in JSON or as text; BadRecord if it is neither, or of no game that is known."""
    if not isinstance(content, str):
        raise BadRecord("record", "a text is expected")
    text = is_text(content)
    told = None if text else _from_json(content.removeprefix("\ufeff"))
    name = told["game"] if told else game_of(content)
    if name not in names():
        raise BadRecord("game", f"no game is called {name!r:.40}")
    return told or get(name).read_text(content).record


def _from_json(content: str) -> Json:
    """A record in JSON, of which no more is known than that it names its game."""
    try:
        told = json.loads(content)
    except json.JSONDecodeError as problem:
        if not content.lstrip().startswith("{"):
            raise BadRecord("record", "neither JSON nor a record as text") from None
        raise BadText(f"no JSON: {problem.msg}", problem.lineno, problem.colno) from None
    except (ValueError, RecursionError):
        raise BadRecord("record", "neither JSON nor a record as text") from None
    if not isinstance(told, dict):
        raise BadRecord("record", "an object is expected")
    if "game" not in told:
        raise BadRecord("game", "is missing")
    return told


@cache
def _load_own() -> None:
    """Register the games of this package when one is asked for: their tables take a while to make."""
    for place in OWN:
        _add(resolve_name(place))


@cache
def _load_installed() -> None:
    """Register the games that other installed packages bring."""
    from importlib.metadata import entry_points  # only here: looking through all packages takes a while

    for point in entry_points(group=ENTRY_POINTS):
        register(point.load())
