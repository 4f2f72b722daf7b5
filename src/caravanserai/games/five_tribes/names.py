"""What things are called: the names of contract, notation and JSON, in the order of their numbers."""

from __future__ import annotations

TILE_NAMES = [f"{column}{row}" for row in range(1, 6) for column in "ABCDEF"]
TRIBE_NAMES = ["vizier", "elder", "merchant", "builder", "assassin"]
TRIBE_LETTERS = "VEMBA"
KIND_NAMES = ["oasis", "small-market", "large-market", "village", "sacred-place"]
CARD_NAMES = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir"]
SPOT_NAMES = ["0", "1", "3", "5", "8", "12", "18"]
DJINN_NAMES = [
    "al-amin",
    "anun-nak",
    "baal",
    "boaz",
    "bouraq",
    "echidna",
    "enki",
    "hagis",
    "haurvatat",
    "iblis",
    "jafaar",
    "kandicha",
    "kumarbi",
    "lamia",
    "leta",
    "marid",
    "monkir",
    "nekir",
    "shamhat",
    "sibittis",
    "sloar",
    "utug",
]


def djinn_clause(djinn: int) -> str:
    """The clause of a djinn's power, as the rules name it."""
    return "FT-D-" + DJINN_NAMES[djinn].replace("-", "").upper()
