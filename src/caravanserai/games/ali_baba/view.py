"""What a seat may know (AB-I1): all but the tiles that rivals are about to show (AB-YELLOW1).

Who looks is a seat, or for an onlooker a number that no seat has.
"""

from __future__ import annotations

from ..state import Json
from .constants import *
from .core import Core
from .position import assemble, shown_to_json


def view(s: Core, looker: int) -> Json:
    """The position as somebody knows it."""
    return assemble(s, shown_as_known(s, looker))


def shown_as_known(s: Core, looker: int) -> list[Json]:
    """The tiles that rivals have chosen to show; one chosen in secret is null."""
    shown = shown_to_json(s)
    if s.phase == SHOW:
        for line in shown:
            if line["seat"] != looker:
                line["tile"] = None
    return shown
