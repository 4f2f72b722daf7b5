"""What white magic keeps a seat from taking (AB-WHITE1 to AB-WHITE3)."""

from __future__ import annotations

from .cave import *
from .constants import *
from .core import Core


def open_places(s: Core) -> int:
    """Where the active seat may take: wherever no rival's ban holds, or anywhere (AB-WHITE1, AB-WHITE2)."""
    banned = 0
    for rival in range(s.players):
        if rival != s.active:
            banned |= s.holding[s.bans[rival]]
    allowed = s.up & ~banned
    return allowed if allowed != 0 else s.up


def also_places(s: Core) -> int:
    """The places from which green's second tile may come (AB-GREEN1, AB-WHITE3)."""
    return NEAR[s.cave * PLACES + s.place] & open_places(s)
