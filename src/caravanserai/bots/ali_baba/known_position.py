"""What a bot thinks about: the position with everything that its seat can't know put out of it."""

from __future__ import annotations

from ...games import State
from ...games.ali_baba.constants import COLOURS, NO_TILE, SHOW
from ...games.ali_baba.game import of_ali_baba
from ...games.ali_baba.state import State as Position
from ...games.bits import lowest
from .appraisal import Appraisal


def known_position(state: State, appraisal: Appraisal) -> Position:
    """A copy in which rivals that secretly chose a tile show the one that they are reckoned to miss least."""
    position = of_ali_baba(state).clone()
    if position.phase == SHOW:
        appraisal.survey(position)
        shown = list(position.shown)
        for seat, tile in enumerate(shown):
            if tile != NO_TILE and seat != position.chooser:
                treasure = appraisal.cheapest(position, position.active, seat)
                shift = COLOURS * treasure
                shown[seat] = shift + lowest(position.tiles[seat] >> shift & 63)
        position.shown = shown
    return position
