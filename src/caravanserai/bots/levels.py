"""The five levels, and reading a bot's name: "vizier", "sultan@2s", "vizier@500:exploration=0.3"."""

from __future__ import annotations

from collections.abc import Callable

from .. import games
from . import ali_baba, five_tribes
from .bot import BadBot, Bot, Budget

LEVELS = ("random", "novice", "merchant", "vizier", "sultan")

Maker = Callable[[str, str, Budget | None, int, dict[str, float]], Bot]
_MAKERS: dict[str, Maker] = {"five-tribes": five_tribes.make, "ali-baba": ali_baba.make}


def get(game: str, name: str, seed: int = 0) -> Bot:
    """The bot of that name for that game: a level, then perhaps @budget, then perhaps :setting=value,…"""
    games.get(game)
    words, _, wishes = name.partition(":")
    level, at, budget = words.partition("@")
    if level not in LEVELS:
        raise BadBot(f"no bot is called {level!r}; there are {', '.join(LEVELS)}")
    settings = dict(read_setting(wish) for wish in wishes.split(",")) if wishes else {}
    return _MAKERS[game](level, name, Budget.parse(budget) if at else None, seed, settings)


def read_setting(text: str) -> tuple[str, float]:
    """Read "exploration=0.3"."""
    name, _, value = text.partition("=")
    try:
        return name.strip(), float(value)
    except ValueError:
        raise BadBot(f"{text!r} is no setting; write for example exploration=0.3") from None
