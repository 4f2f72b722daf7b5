"""How a search goes about it; each can be set in a bot's name, as in "vizier@500:exploration=0.3"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..budget import BadBot


@dataclass(frozen=True)
class SearchSettings:
    """The knobs of the search; what a level does not set is as here."""

    exploration: float = 0.2
    """How much a choice seldom tried is worth trying."""
    temperature: float = 2.0
    """Points by which a choice must be reckoned better to be tried first about three times as often."""
    root_exploration: float = 4.0
    """How many times as much at the root, where it matters which of two good choices is the better."""
    caution: float = 0.04
    """Off the chance to win that a choice never tried is taken to have: the mean of those tried there."""
    credit: float = 3.0
    """As many visits with that chance every choice begins with."""
    horizon: int = 4
    """Turns played at sight from a leaf of the tree before the position is appraised."""
    noise: float = 0.0
    """Points of luck in each choice played at sight."""
    scale: float = 8.0
    """Points ahead of a rival that make one's win nearly three times as likely, while the game is young."""
    late_scale: float = 3.0
    """The same at the end of the game, when points ahead are hardly lost again."""
    nodes: int = 18
    """The tree has room for two to the power of this many nodes."""
    solve: int = 20
    """Endings are solved exactly if that takes at most two to the power of this many positions."""
    face_down: int = 4
    """Endings are looked at only once no more tiles than this are face down."""


RANGES = {
    "exploration": (0.0, 100.0),
    "temperature": (0.01, 100.0),
    "root_exploration": (0.0, 100.0),
    "caution": (-1.0, 1.0),
    "credit": (0.1, 1000.0),
    "horizon": (0, 1000),
    "noise": (0.0, 100.0),
    "scale": (0.1, 1000.0),
    "late_scale": (0.1, 1000.0),
    "nodes": (4, 22),
    "solve": (0, 26),
    "face_down": (0, 54),
}
"""What each setting may be; whole numbers where the limits are."""


def change(settings: SearchSettings, wishes: dict[str, float]) -> SearchSettings:
    """The settings with some of them changed; BadBot tells of a wrong one."""
    for name, value in wishes.items():
        if name not in RANGES:
            raise BadBot(f"no setting is called {name!r}; there are {', '.join(RANGES)}")
        least, most = RANGES[name]
        whole = isinstance(least, int)
        if not least <= value <= most or (whole and value != int(value)):
            raise BadBot(f"{name} is a {'whole ' * whole}number from {least} to {most}, not {value:g}")
    kinds = {name: type(getattr(settings, name)) for name in wishes}
    return replace(settings, **{name: kinds[name](value) for name, value in wishes.items()})
