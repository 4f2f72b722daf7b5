"""A position in one line: the cave, the seats' tiles, the turn.

Which tiles are still unseen follows from all else; only where it doesn't is it told.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..coding import Choices, Code, Coder, Habit
from ..state import Json
from .constants import *
from .layout import PLACE_NAMES, places_of
from .names import BAN_NAMES, STEP_NAMES, TILE_NAMES, TREASURE_NAMES, VARIANT_NAMES
from .setup import cave_of

Told = Json
"""A part of a position that is written; empty where it is read."""


def layout(c: Coder, told: Told) -> Json:
    """The whole position, part by part."""
    rules = Habit().number(c, told.get("rules"))
    players = c.one_of(len(told["seats"]) if told else None, (2, 3, 4))
    everybody = range(players)
    variant = c.one_of(told.get("variant"), VARIANT_NAMES)
    met: list[str] = []
    position = {
        "rules": rules,
        "variant": variant,
        "out": c.some(told.get("out"), TREASURE_NAMES, Habit()),
        "first": c.one_of(told.get("first"), everybody),
        "active": c.one_of(told.get("active"), everybody),
        "seat": c.one_of(told.get("seat"), (None, *everybody)),
        "step": c.one_of(told.get("step"), STEP_NAMES),
        "turns_left": c.one_of(told.get("turns_left"), (None, *range(1, 2 * players + 1))),
        "taken": taken(c, told),
        "shown": by_seat(c, told.get("shown"), "tile", TILE_NAMES, players),
        "bans": by_seat(c, told.get("bans"), "what", BAN_NAMES, players),
        "cave": cave(c, told.get("cave"), variant, met),
        "beside": tiles(c, told.get("beside"), Habit(), met),
    }
    scores, sizes = Habit(), Habit()
    seats: list[Told] = told.get("seats", [{}] * players)
    position["seats"] = [
        {"score": scores.number(c, seat.get("score")), "tiles": tiles(c, seat.get("tiles"), sizes, met)}
        for seat in seats
    ]
    position["unseen"] = unseen(c, told.get("unseen"), position["out"], met)
    return position


def taken(c: Coder, told: Told) -> Json | None:
    """The tile of this turn and its place, if one was taken."""
    if not c.flag(told["taken"] is not None if told else None):
        return None
    there: Told = told.get("taken", {})
    return {
        "place": c.one_of(there.get("place"), PLACE_NAMES),
        "tile": c.one_of(there.get("tile"), TILE_NAMES),
    }


def by_seat(c: Coder, told: list[Json] | None, key: str, names: Sequence[str], players: int) -> list[Json]:
    """One thing each for some of the seats."""
    there = None if told is None else {line["seat"]: line[key] for line in told}
    lines = []
    for seat in range(players):
        if c.flag(None if there is None else seat in there, (8, 1)):
            lines.append({"seat": seat, key: c.one_of(there[seat] if there else None, names)})
    return lines


def cave(c: Coder, told: Told | None, variant: str, met: list[str]) -> Json:
    """The places of the cave: empty, face down, or with a tile; and the tiles met there."""
    found: Json = {}
    states = Choices(3)
    for place in places_of(cave_of(VARIANT_NAMES.index(variant))):
        name = PLACE_NAMES[place]
        there: Json | None = told.get(name) if told is not None else None
        lies = None if told is None else 0 if there is None else 1 if there["tile"] is None else 2
        lies = states.among(c, lies)
        if lies:
            found[name] = {"tile": tile(c, there, met) if lies == 2 else None}
    return found


def tile(c: Coder, there: Told | None, met: list[str]) -> str:
    """A tile: hardly one that was met before."""
    weights = [1 if name in met else 256 for name in TILE_NAMES]
    found = TILE_NAMES[c.among(TILE_NAMES.index(there["tile"]) if there else None, weights)]
    met.append(found)
    return found


def tiles(c: Coder, told: list[str] | None, sizes: Habit, met: list[str]) -> list[str]:
    """A set of tiles, none of which was met before; or of any."""
    fresh = c.flag(None if told is None else not set(told) & set(met), (1, 16))
    names = [name for name in TILE_NAMES if name not in met] if fresh else TILE_NAMES
    found = c.some(told, names, sizes)
    met += found
    return found


def unseen(c: Coder, told: list[str] | None, out: list[str], met: list[str]) -> list[str]:
    """The tiles that may still turn up: those in the game that were not met; or any others."""
    expected = [name for name in TILE_NAMES if name not in met and name.split("-")[0] not in out]
    if c.flag(None if told is None else told == expected, (1, 16)):
        return expected
    counts = None if told is None else [told.count(name) for name in TILE_NAMES]
    found = c.counts(counts, TILES, Habit())
    return [name for name, number in zip(TILE_NAMES, found, strict=True) for _ in range(number)]


CODE = Code("ab", 1, layout)
"""How positions of Ali Baba are written in one line."""
