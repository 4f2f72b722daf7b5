"""One action, one line of words: `take 4a1`."""

from __future__ import annotations

from ..errors import BadNotation
from .constants import *
from .layout import PLACE_NAMES
from .names import BAN_NAMES, TILE_NAMES, TILES_BY_NAME

TEXTS = [
    *(f"take {place}" for place in PLACE_NAMES),
    *(f"also {place}" for place in PLACE_NAMES),
    *(f"show {tile}" for tile in TILE_NAMES),
    *(f"steal seat{seat}" for seat in range(SEATS)),
    *(f"ban {what}" for what in BAN_NAMES),
    "magic",
    *(f"swap {tile}" for tile in TILE_NAMES),
]
BY_TEXT = {text: action for action, text in enumerate(TEXTS)}

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
        raise BadNotation(f"an action is a whole number from 0 to {ACTIONS - 1}")
    return TEXTS[action]


def texts(actions: list[int]) -> list[str]:
    """The notation of each of the actions that `legal` gave; unlike `text` it trusts them to be actions."""
    return [TEXTS[action] for action in actions]


def parse(line: str) -> int:
    """The action that a line names, whatever its case and blanks; BadNotation says what was expected."""
    words = words_of(line)
    action = BY_TEXT.get(" ".join(words))
    if action is not None:
        return action
    if words and words[0] in EXPECTED:
        raise BadNotation(f"after “{words[0]}” comes {EXPECTED[words[0]]}")
    raise BadNotation(f"an action begins with one of {', '.join(EXPECTED)}")


def answer_text(answer: int) -> str:
    """The name of the tile that chance turned up."""
    if isinstance(answer, bool) or not isinstance(answer, int) or not 0 <= answer < TILES:
        raise BadNotation(f"a tile is a whole number from 0 to {TILES - 1}")
    return TILE_NAMES[answer]


def parse_answer(name: str) -> int:
    """The tile of that name, as chance numbers them."""
    tile = TILES_BY_NAME.get(" ".join(words_of(name)))
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
