"""The story of the last action, as a receiver may know it: what was done, then each thing that followed.

The rules have noted in the position's ledger what they did, in rows that `constants.py` lists. Here each is
put into words, and what the receiver may not know is left out.
"""

from __future__ import annotations

from collections.abc import Callable

from .constants import *
from .entries import Entry
from .layout import PLACE_NAMES
from .names import BAN_NAMES, MAGIC_CLAUSES, TILE_NAMES
from .state import State

__all__ = ["Entry", "foretell", "tell"]

IDLE_CLAUSES = {BLUE: "AB-BLUE", GREEN: "AB-GREEN1", YELLOW: "AB-YELLOW2", WHITE: "AB-WHITE1"}
"""By which clause the magic of a colour may do nothing."""
SURE = ("take", "also", "magic", "swap", "points")
"""What doesn't depend on the tiles that turn up."""
WORDS: dict[int, Callable[[int, int, int], Entry]] = {
    # What a seat does.
    TOLD_TAKE: lambda seat, place, tile: {
        "what": "take",
        "seat": seat,
        "place": PLACE_NAMES[place],
        "tile": TILE_NAMES[tile],
        "rule": "AB-T1",
    },
    TOLD_ALSO: lambda seat, place, tile: {
        "what": "also",
        "seat": seat,
        "place": PLACE_NAMES[place],
        "tile": TILE_NAMES[tile],
        "rule": "AB-GREEN1",
    },
    TOLD_STEAL: lambda seat, rival, tile: {
        "what": "steal",
        "seat": seat,
        "of": rival,
        "tile": TILE_NAMES[tile],
        "rule": "AB-YELLOW1",
    },
    TOLD_BAN: lambda seat, what, _: {
        "what": "ban",
        "seat": seat,
        "banned": BAN_NAMES[what],
        "rule": "AB-WHITE1",
    },
    TOLD_MAGIC: lambda seat, lamp, _: {
        "what": "magic",
        "seat": seat,
        "tile": TILE_NAMES[lamp],
        "rule": "AB-L2",
    },
    TOLD_SWAP: lambda seat, lamp, tile: {
        "what": "swap",
        "seat": seat,
        "lamp": TILE_NAMES[lamp],
        "tile": TILE_NAMES[tile],
        "rule": "AB-L2",
    },
    # What follows.
    TOLD_POINTS: lambda seat, colour, n: {
        "what": "points",
        "seat": seat,
        "n": n,
        "rule": MAGIC_CLAUSES[colour],
    },
    TOLD_NOTHING: lambda seat, colour, _: {"what": "nothing", "seat": seat, "rule": IDLE_CLAUSES[colour]},
    TOLD_REVEAL: lambda seat, tile, _: {
        "what": "reveal",
        "seat": seat,
        "tile": TILE_NAMES[tile],
        "rule": "AB-YELLOW1",
    },
    TOLD_TURN: lambda seat, _, __: {"what": "turn", "seat": seat, "rule": "AB-S4"},
    TOLD_BAN_ENDS: lambda seat, what, _: {
        "what": "ban-ends",
        "seat": seat,
        "banned": BAN_NAMES[what],
        "rule": "AB-WHITE1",
    },
    TOLD_LAST_TURNS: lambda _, __, n: {"what": "last-turns", "seat": None, "n": n, "rule": "AB-Z1"},
}
"""What each kind of row is put into, where its three numbers say all."""


def tell(state: State, receiver: int | None) -> list[Entry]:
    """What the last action did, as the receiver may know it; nothing of a position set up or read."""
    story: list[Entry] = []
    for kind, seat, place, amount in [] if state.ledger is None else state.ledger.rows():
        if kind == TOLD_TURN_UP:
            turn_up(story, place, amount)
        elif kind in WORDS:
            story.append(WORDS[kind](seat, place, amount))
        else:
            story.append(look_up(state, receiver, kind, seat, place, amount))
    return story


def foretell(state: State, receiver: int | None) -> list[Entry]:
    """What of the story is sure before it happens: of the tiles that turn up only where they lie."""
    sure: list[Entry] = []
    for entry in tell(state, receiver):
        if entry["what"] == "turn-up":
            places, rule = [*entry["tiles"]], entry["rule"]
            sure.append({"what": "uncover", "seat": None, "places": places, "rule": rule})
        elif entry["what"] in SURE:
            sure.append(entry)
    return sure


def turn_up(story: list[Entry], place: int, tile: int) -> None:
    """Tell a tile that was turned up, in one entry with others that the same taking uncovered."""
    last = story[-1]
    if last["what"] == "turn-up":
        last["tiles"][PLACE_NAMES[place]] = TILE_NAMES[tile]
    else:
        rule = "AB-GREEN2" if last["what"] == "also" else "AB-T2"
        tiles = {PLACE_NAMES[place]: TILE_NAMES[tile]}
        story.append({"what": "turn-up", "seat": None, "tiles": tiles, "rule": rule})


def look_up(state: State, receiver: int | None, kind: int, seat: int, place: int, amount: int) -> Entry:
    """A row of which the position says more, or of which only one seat knows all (AB-YELLOW1)."""
    if kind == TOLD_SHOW:
        if receiver != seat:
            return {"what": "show", "seat": seat, "rule": "AB-YELLOW1"}
        return {"what": "show", "seat": seat, "tile": TILE_NAMES[place], "rule": "AB-YELLOW1"}
    rule = "AB-Z1" if amount else "AB-Z2"
    return {"what": "over", "seat": None, "scores": state.scores(), "winners": state.winners(), "rule": rule}
