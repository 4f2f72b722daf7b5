"""Who plays when people don't: five levels for each game, from random to the strongest we can make.

>>> from caravanserai import bots, games
>>> game, chance = games.get("ali-baba"), games.Chance(7)
>>> state = game.new(2, chance)
>>> bot = bots.get("ali-baba", "merchant")
>>> game.text(bot.choose(state.resample(state.seat, chance))) in map(game.text, state.legal())
True
"""

from __future__ import annotations

from .bot import BadBot, Bot, Budget, Line
from .levels import LEVELS, get

__all__ = ["LEVELS", "BadBot", "Bot", "Budget", "Line", "get"]
