"""The names of tiles, places and actions, and reading them (AB-C1, AB-S3)."""

from __future__ import annotations

from ..errors import BadNotation
from .constants import *
from .layout import PLACE_NAMES

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
STEP_NAMES = ("take", "magic", "also", "show", "steal", "ban", "over")

TILES_BY_NAME = {name: tile for tile, name in enumerate(TILE_NAMES)}
PLACES_BY_NAME = {name: place for place, name in enumerate(PLACE_NAMES)}
BANS_BY_NAME = {name: what for what, name in enumerate(BAN_NAMES)}

ACTION_NAMES = [
    *(f"take {place}" for place in PLACE_NAMES),
    *(f"also {place}" for place in PLACE_NAMES),
    *(f"show {tile}" for tile in TILE_NAMES),
    *(f"steal seat{seat}" for seat in range(SEATS)),
    *(f"ban {what}" for what in BAN_NAMES),
    "magic",
    *(f"swap {tile}" for tile in TILE_NAMES),
]
ACTIONS_BY_NAME = {name: action for action, name in enumerate(ACTION_NAMES)}

EXPECTED = {
    "take": "a place from 1a1 to 4b2, as in “take 4a1”",
    "also": "a place from 1a1 to 4b2, as in “also 4a1”",
    "show": "a tile, as in “show sword-brown”",
    "steal": "a seat from seat0 to seat3, as in “steal seat2”",
    "ban": "a treasure or a colour, as in “ban ring” or “ban brown”",
    "magic": "nothing more than “magic”",
    "swap": "a tile, as in “swap ring-white”",
}
LONGEST = 400


def text(action: int) -> str:
    """The notation of an action."""
    if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < ACTIONS:
        raise ValueError(f"an action is a whole number from 0 to {ACTIONS - 1}")
    return ACTION_NAMES[action]


def texts(actions: list[int]) -> list[str]:
    """The notation of each of the actions that `legal` gave; unlike `text` it trusts them to be actions."""
    return [ACTION_NAMES[action] for action in actions]


def parse(line: str) -> int:
    """The action that a line names, whatever its case and blanks; BadNotation says what was expected."""
    words = words_of(line)
    action = ACTIONS_BY_NAME.get(" ".join(words))
    if action is not None:
        return action
    if words and words[0] in EXPECTED:
        raise BadNotation(f"after “{words[0]}” comes {EXPECTED[words[0]]}")
    raise BadNotation(f"an action begins with one of {', '.join(EXPECTED)}")


def tile_text(tile: int) -> str:
    """The name of a tile: treasure and colour."""
    if isinstance(tile, bool) or not isinstance(tile, int) or not 0 <= tile < TILES:
        raise ValueError(f"a tile is a whole number from 0 to {TILES - 1}")
    return TILE_NAMES[tile]


def parse_tile(line: str) -> int:
    """The tile of that name."""
    tile = TILES_BY_NAME.get(" ".join(words_of(line)))
    if tile is None:
        raise BadNotation("a tile is a treasure and a colour, such as sword-brown")
    return tile


def words_of(line: object) -> list[str]:
    """The lower-case words of a line that could be notation at all."""
    if not isinstance(line, str):
        raise BadNotation("a line of text is expected")
    if len(line) > LONGEST or not line.isascii():
        raise BadNotation(f"a line of at most {LONGEST} plain letters, digits and blanks is expected")
    return line.lower().split()
