"""What can be set about a search, by name: `sultan@2s:exploration=0.5`."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from ..budget import BadBot
from .weights import NAMES


@dataclass(frozen=True)
class SearchSettings:
    """The settings of a search."""

    turns: int = 0
    """1 to search over whole turns: sees more within a tenth of a second, and less within five."""
    exploration: float = 0.5
    """How much a step's first impression counts against what came of it; for whole turns 1 if not said."""
    temperature: float = 4.0
    """How many points make a turn e times as promising at first sight."""
    width: int = 20
    """How many turns are considered below the root; in the search over whole turns."""
    root_width: int = 30
    """How many turns are considered at the root; likewise."""
    patience: int = 1
    """How many visits a position needs before its own turns are considered."""
    replies: int = 0
    """1 to search the turns after this one as whole turns; in the search over small steps."""
    playouts: int = 0
    """1 to judge by random playouts to the end of the game; only in the search over small steps."""
    endings: int = 200_000
    """How many positions an ending may have to be solved exactly; 0 for never."""
    edges: int = 400_000
    """The memory of a search: the turns or steps it can keep in mind, 64 bytes each."""
    thorough: int = 0
    """1 to use the time left once a step is decided for the later steps of the turn; with small steps."""
    worlds: int = 32
    """How many deals of what the seat can't know are thought through."""


ANY = (-1e9, 1e9)
BOUNDS = {
    "turns": (0, 1),
    "exploration": (0.0, 100.0),
    "temperature": (0.01, 1000.0),
    "scale": (0.1, 1000.0),
    "width": (1, 64),
    "root_width": (1, 200),
    "patience": (0, 1_000_000),
    "replies": (0, 1),
    "playouts": (0, 1),
    "endings": (0, 100_000_000),
    "edges": (1000, 10_000_000),
    "thorough": (0, 1),
    "worlds": (1, 1000),
    "softness": (0.01, 100.0),
    "early_softness": (0.0, 100.0),
    "early_scale": (0.0, 1000.0),
}
"""What a setting may be; other weights may be anything."""


def split(usual: SearchSettings, wishes: dict[str, float]) -> tuple[SearchSettings, dict[str, float]]:
    """The settings with the changes wished for, and changes of weights; BadBot names what can be set."""
    known = {field.name: type(getattr(usual, field.name)) for field in fields(usual)}
    for name in wishes:
        if name not in known and name not in NAMES:
            raise BadBot(f"a search has no setting {name!r}; there are {', '.join([*known, *NAMES])}")
        if known.get(name) is int and wishes[name] % 1:
            raise BadBot(f"{name} is a whole number, not {wishes[name]:g}")
        low, high = BOUNDS.get(name, ANY)
        if not low <= wishes[name] <= high:
            raise BadBot(f"{name} may be {low:g} to {high:g}, not {wishes[name]:g}")
    settings = replace(usual, **{name: known[name](wishes[name]) for name in wishes if name in known})
    return settings, {name: value for name, value in wishes.items() if name in NAMES}
