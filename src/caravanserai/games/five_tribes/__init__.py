"""Five Tribes: bid for the order of turns, sow meeples, win tiles, call djinns."""

from __future__ import annotations

from .game import FiveTribes

__all__ = ["FIVE_TRIBES", "FiveTribes"]

FIVE_TRIBES = FiveTribes()
