"""What is remembered of numbers that were told; `machine_told_cards.pxd` compares the memory itself."""

from __future__ import annotations

from .constants import TILES, TRIBES
from .core import Core

__all__ = ["CARD_WORDS", "same_cards"]

CARD_WORDS = 300  # room for all about cards and djinns, in pairs of bytes
TOLD = 1 + TILES * TRIBES + CARD_WORDS
"""How many numbers are remembered: the looker, the meeples on each tile, the cards."""


def same_cards(s: Core, told: memoryview[int], at: int) -> bool:
    """Whether no card or djinn has moved since this was asked last; plain Python doesn't know."""
    return False
