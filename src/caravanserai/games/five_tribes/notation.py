"""One action, one line of words: `drop elder C4`."""

from __future__ import annotations

from ..errors import BadNotation
from .constants import *
from .djinns import powers, price_of
from .names import CARD_NAMES, DJINN_NAMES, SPOT_NAMES, TILE_NAMES, TRIBE_NAMES

EXPECTED = {
    "bid": "bid and a spot: 0, 1, 3, 5, 8, 12 or 18",
    "discount": "discount, and nothing more",
    "pick": "pick and a tile, A1 to F5",
    "drop": "drop, a tribe and a tile, as in: drop elder C4",
    "builders": "builders and how many fakirs are added, 0 to 18",
    "kill": "kill, a tribe and a tile, or kill vizier or elder and a seat, as in: kill elder seat2",
    "take": "take and a position in the row, 1 to 6",
    "buy": "buy, a djinn and how it is paid: elders or fakir",
    "use": "use, a djinn whose power has a price and how it is paid, as in: use enki fakir",
    "place": "place and a tile, A1 to F5",
    "keep": "keep and a djinn",
    "offer": "offer and a good",
    "sell": "sell, and nothing more",
    "pass": "pass, and nothing more",
    "end": "end, and nothing more",
}


def build_texts() -> list[str]:
    """The text of every action, in the order of the action space."""
    texts = [f"bid {spot}" for spot in SPOT_NAMES] + ["discount"]
    texts += [f"pick {tile}" for tile in TILE_NAMES]
    texts += [f"drop {tribe} {tile}" for tribe in TRIBE_NAMES for tile in TILE_NAMES]
    texts += [f"builders {fakirs}" for fakirs in range(19)]
    texts += [f"kill {tribe} {tile}" for tribe in TRIBE_NAMES for tile in TILE_NAMES]
    texts += [f"kill {tribe} seat{seat}" for seat in range(SEATS) for tribe in TRIBE_NAMES[:2]]
    texts += [f"take {position}" for position in range(1, 7)]
    texts += [f"buy {djinn} {way}" for djinn in DJINN_NAMES for way in ("elders", "fakir")]
    for djinn in powers():
        elders = ["elder" if price_of(djinn) == 1 else "elders"] if djinn != SLOAR else []
        texts += [f"use {DJINN_NAMES[djinn]} {way}" for way in [*elders, "fakir"]]
    texts += [f"place {tile}" for tile in TILE_NAMES]
    texts += [f"keep {djinn}" for djinn in DJINN_NAMES]
    texts += [f"offer {good}" for good in CARD_NAMES[:GOODS]]
    return [*texts, "sell", "pass", "end"]


TEXTS = build_texts()
BY_TEXT = {text.lower(): action for action, text in enumerate(TEXTS)}
ANSWERS = CARD_NAMES + DJINN_NAMES + TRIBE_NAMES
BY_ANSWER = {name: answer for answer, name in enumerate(ANSWERS)}


def text(action: int) -> str:
    """The notation of an action."""
    if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < ACTIONS:
        raise BadNotation(f"an action is a whole number from 0 to {ACTIONS - 1}, not {action!r:.40}")
    return TEXTS[action]


def texts(actions: list[int]) -> list[str]:
    """The notation of each of the actions that `legal` gave; unlike `text` it trusts them to be actions."""
    return [TEXTS[action] for action in actions]


def parse(line: str) -> int:
    """The action that a line names, in capitals or not."""
    if not isinstance(line, str):
        raise BadNotation(f"an action is a line of words, not {type(line).__name__}")
    words = line.lower().split(maxsplit=4) if len(line) <= 200 else []
    action = BY_TEXT.get(" ".join(words))
    if action is not None:
        return action
    expected = EXPECTED.get(words[0]) if words else None
    if expected is not None:
        raise BadNotation(f"{line!r:.60} is not an action; expected: {expected}")
    raise BadNotation(f"{line!r:.60} is not an action; it starts with one of: {', '.join(EXPECTED)}")


def answer_text(answer: int) -> str:
    """The name of a card, a djinn or a meeple that chance brought."""
    if not 0 <= answer < len(ANSWERS):
        raise BadNotation(f"chance never answers {answer!r:.40}")
    return ANSWERS[answer]


def parse_answer(name: str) -> int:
    """The card, djinn or meeple of that name, as chance numbers them."""
    if not isinstance(name, str) or name not in BY_ANSWER:
        raise BadNotation(f"{name!r:.40} is no card, djinn or tribe")
    return BY_ANSWER[name]
