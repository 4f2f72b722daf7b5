"""What is remembered of numbers that were told; `machine_told.pxd` compares the memory itself."""

from __future__ import annotations

from .constants import TILES, TRIBES
from .core import Core

__all__ = ["BOARD_WORDS", "CARD_WORDS", "DJINN_WORDS", "ROUND_WORDS", "ROW_WORDS", "STOCK_WORDS"]
__all__ += ["same_board", "same_cards", "same_djinns", "same_round", "same_row", "same_stock"]

PLACE_WORDS = 5  # where the turn has come to, and whether it is bid for
# Room for what the core says of each of these, in pairs of bytes.
BOARD_WORDS = 96
STOCK_WORDS = 32
CARD_WORDS = 256
ROW_WORDS = 16
DJINN_WORDS = 64
ROUND_WORDS = 32
CORE_WORDS = BOARD_WORDS + STOCK_WORDS + CARD_WORDS + ROW_WORDS + DJINN_WORDS + ROUND_WORDS
TOLD = 1 + TILES * TRIBES + PLACE_WORDS + CORE_WORDS
"""How many numbers are remembered: the looker, the meeples on each tile, and so on."""


def same_board(s: Core, told: memoryview[int], at: int) -> bool:
    """Whether no camel, palm or palace has come since this was asked last; plain Python doesn't know."""
    return False


def same_stock(s: Core, told: memoryview[int], at: int) -> bool:
    """Whether everybody has the coins, camels and tribes they had; plain Python doesn't know."""
    return False


def same_cards(s: Core, told: memoryview[int], at: int) -> bool:
    """Whether hands, deck and discarded cards are as they were; plain Python doesn't know."""
    return False


def same_row(s: Core, told: memoryview[int], at: int) -> bool:
    """Whether the cards in the row are as they were; plain Python doesn't know."""
    return False


def same_djinns(s: Core, told: memoryview[int], at: int) -> bool:
    """Whether the djinns that nobody has are as they were; plain Python doesn't know."""
    return False


def same_round(s: Core, told: memoryview[int], at: int) -> bool:
    """Whether no marker has moved; plain Python doesn't know."""
    return False
