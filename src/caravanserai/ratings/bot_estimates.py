"""What the bots' ratings would be: estimates, from the ladders that the arena wrote (docs/ladder.md)."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from .scale import START, Rating

LIKE_A_NEWCOMER = "pedlar"
"""The bot that is put where people begin: nobody has measured bots against people yet."""
DEVIATION = 100.0
"""How far an estimate may be off."""


def bot_estimate(game: str, level: str) -> Rating | None:
    """The estimated rating of a bot; None where no ladder was played."""
    ladder = ladders().get(game, {})
    if level not in ladder or LIKE_A_NEWCOMER not in ladder:
        return None
    return Rating(START.value + ladder[level] - ladder[LIKE_A_NEWCOMER], DEVIATION)


@lru_cache(maxsize=1)
def ladders() -> dict[str, dict[str, int]]:
    """For each game the Elo of its bots, counted from the random one."""
    told = tomllib.loads(files(__package__).joinpath("bots.toml").read_text(encoding="utf-8"))
    return {game: dict(levels) for game, levels in told.items()}
