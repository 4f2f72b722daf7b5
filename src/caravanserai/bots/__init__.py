"""Who plays when people don't: seven levels for a game, from random to the strongest we can make.

>>> from caravanserai import bots, games
>>> game, chance = games.get("ali-baba"), games.Chance(7)
>>> state = game.new(2, chance)
>>> bot = bots.get("ali-baba", "merchant")
>>> game.text(bot.choose(state.resample(state.seat, chance))) in map(game.text, state.legal())
True
"""

from __future__ import annotations

from .bot import Bot, Line
from .budget import BadBot, Budget
from .levels import LEVELS, levels_of, make, read_name
from .outlook import Outlook
from .team import Team

__all__ = ["LEVELS", "BadBot", "Bot", "Budget", "Line", "Outlook", "get", "levels_of", "read_name"]


def get(game: str, name: str, seed: int = 0) -> Bot:
    """The bot of that name: "merchant", "sultan@2s", "vizier@500:exploration=0.3,processes=2"."""
    wish = read_name(name)
    if wish.processes > 1:
        return Team(game, name, wish, seed)
    return make(game, name, wish, seed)
