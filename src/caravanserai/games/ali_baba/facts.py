"""What is in the box, how the cave is laid out, what sets are worth: for whoever shows the game (AB-C1)."""

from __future__ import annotations

from ..state import Json
from .constants import *
from .layout import LAYERS, PLACE_NAMES, corner, places_of
from .names import COLOUR_NAMES, MAGIC_CLAUSES, TREASURE_NAMES, VARIANT_NAMES
from .scoring import treasure_points
from .setup import OUT, cave_of


def list_facts() -> Json:
    """The box in plain JSON."""
    return {
        "treasures": list(TREASURE_NAMES),
        "colours": list(COLOUR_NAMES),
        "magic": dict(zip(COLOUR_NAMES, MAGIC_CLAUSES, strict=True)),
        "set_values": [treasure_points((1 << size) - 1) for size in range(1, COLOURS + 1)],
        "variants": {name: tell_variant(variant) for variant, name in enumerate(VARIANT_NAMES)},
    }


def tell_variant(variant: int) -> Json:
    """A variant: its layers, how many treasures stay out, and where each place's corner is, in half tiles."""
    cave = cave_of(variant)
    places = {}
    for place in places_of(cave):
        layer, x, y = corner(cave, place)
        places[PLACE_NAMES[place]] = {"layer": layer + 1, "x": x, "y": y}
    return {
        "out": OUT[variant],
        "layers": [{"columns": columns, "rows": rows} for columns, rows in LAYERS[cave]],
        "places": places,
    }
