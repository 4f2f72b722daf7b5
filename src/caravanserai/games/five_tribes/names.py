"""What things are called: the names of contract, notation and JSON, in the order of their numbers."""

from __future__ import annotations

from typing import get_args

from .shapes import Kind, Step, Tribe

TILE_NAMES = [f"{column}{row}" for row in range(1, 6) for column in "ABCDEF"]
TRIBE_NAMES: list[str] = [*get_args(Tribe)]
TRIBE_LETTERS = "VEMBA"
KIND_NAMES: list[str] = [*get_args(Kind)]
STEP_NAMES: list[str] = [*get_args(Step)]
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
