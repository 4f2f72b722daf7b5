"""What things are called: the names of contract, notation and JSON, in the order of their numbers (AB-C1)."""

from __future__ import annotations

from typing import get_args

from .layout import PLACE_NAMES
from .shapes import Step

TREASURE_NAMES = (
    "carpet",
    "statue",
    "ruby",
    "crown",
    "chest",
    "sword",
    "diamond",
    "ring",
    "lamp",
    "necklace",
)
COLOUR_NAMES = ("pink", "blue", "brown", "green", "yellow", "white")
TILE_NAMES = [f"{treasure}-{colour}" for treasure in TREASURE_NAMES for colour in COLOUR_NAMES]
BAN_NAMES = TREASURE_NAMES + COLOUR_NAMES
VARIANT_NAMES = ("base", "lamp", "equal", "small")
STEP_NAMES: tuple[str, ...] = get_args(Step)

TILES_BY_NAME = {name: tile for tile, name in enumerate(TILE_NAMES)}
PLACES_BY_NAME = {name: place for place, name in enumerate(PLACE_NAMES)}
BANS_BY_NAME = {name: what for what, name in enumerate(BAN_NAMES)}

MAGIC_CLAUSES = ("AB-PINK", "AB-BLUE", "AB-BROWN", "AB-GREEN1", "AB-YELLOW1", "AB-WHITE1")
"""The clause of each colour's magic, as the rules name it."""
