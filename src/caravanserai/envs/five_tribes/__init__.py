"""Five Tribes for learners: many games at once, inside the compiled core."""

from __future__ import annotations

from .batch_games import BatchGames

__all__ = ["BATCH"]

BATCH = BatchGames
