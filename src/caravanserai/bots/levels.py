"""The levels, and reading a bot's name: "vizier", "sultan@2s", "vizier@500:exploration=0.3"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pkgutil import resolve_name

from .. import games
from .bot import Bot
from .budget import AT_SIGHT, BadBot, Budget
from .earlier import Earlier
from .random_bot import RandomBot

RANDOM = "random"
LEVELS = (RANDOM, "novice", "drover", "pedlar", "merchant", "vizier", "sultan")
"""From the weakest to the strongest."""
ONNX = "onnx"
"""Not a level: a policy out of a file."""
EARLIER = "earlier"
"""Not a level either: a bot of the version of this package that lies in a folder."""

Maker = Callable[[str, str, Budget | None, int, dict[str, float]], Bot]
"""Makes a game's bots, by level, name, budget, seed and settings."""


@dataclass(frozen=True)
class Wish:
    """What a bot's name asks for."""

    level: str
    budget: Budget | None
    settings: dict[str, float]
    processes: int = 1
    file: str = ""
    """For `onnx`: where the trained policy is. For `earlier`: the folder of the version …"""
    bot: str = ""
    """… and what its bot is called there."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has, weakest first: any game the random one, all those that bring bots."""
    return LEVELS if games.get(game).rooms.bots else (RANDOM,)


def read_name(name: str) -> Wish:
    """Read a level, perhaps @budget, perhaps :setting=value,…; or onnx:FILE, or earlier:FOLDER:NAME."""
    words, _, wishes = name.partition(":")
    if words == ONNX:
        return Wish(ONNX, None, {}, file=wishes)
    if words == EARLIER:
        folder, _, bot = wishes.partition(":")
        if not bot:
            raise BadBot(f"{name!r} names no bot of another version; write earlier:FOLDER:sultan@1s")
        return Wish(EARLIER, None, {}, file=folder, bot=bot)
    level, at, budget = words.partition("@")
    if level not in LEVELS:
        raise BadBot(f"no bot is called {level!r}; there are {', '.join(LEVELS)}")
    settings = dict(read_setting(wish) for wish in wishes.split(",")) if wishes else {}
    processes = settings.pop("processes", 1)
    if processes not in range(1, 65):
        raise BadBot(f"a bot can think in 1 to 64 processes, not in {processes:g}")
    return Wish(level, Budget.parse(budget) if at else None, settings, int(processes))


def make(game: str, name: str, wish: Wish, seed: int) -> Bot:
    """A bot that thinks in one process."""
    rules, levels = games.get(game), levels_of(game)
    if wish.level == ONNX:
        from .trained import Trained  # needs packages that other bots do without

        return Trained(rules, name, wish.file, seed)
    if wish.level == EARLIER:
        return Earlier(rules, name, wish.file, wish.bot, seed)
    if wish.level not in levels:
        raise BadBot(f"{rules.title} has no bot that is called {wish.level!r}; there is {', '.join(levels)}")
    if wish.level != RANDOM:
        maker: Maker = resolve_name(rules.rooms.bots)
        return maker(wish.level, name, wish.budget, seed, wish.settings)
    if wish.settings:
        raise BadBot(f"a random bot has no settings, so it can't be told {', '.join(wish.settings)}")
    return RandomBot(name, wish.budget or AT_SIGHT, seed)


def read_setting(text: str) -> tuple[str, float]:
    """Read "exploration=0.3"."""
    name, _, value = text.partition("=")
    try:
        return name.strip(), float(value)
    except ValueError:
        raise BadBot(f"{text!r} is no setting; write for example exploration=0.3") from None
