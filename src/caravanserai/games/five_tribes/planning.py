"""A turn thought about before it comes: the position as if a seat had to move meeples now."""

from __future__ import annotations

from .constants import *
from .sowing import can_move
from .state import State


def as_if_to_move(state: State, seat: int) -> State | None:
    """The position at which that seat would begin its turn; None if it could not move any meeples."""
    if state.over or state.in_hand_size > 0 or not can_move(state):
        return None
    planned = state.clone()
    planned.phase, planned.active = PICK, seat
    planned.tile = planned.previous = planned.spot = planned.victim_tile = NOWHERE
    planned.used = planned.taken = planned.stuck = planned.builder_coins = 0
    planned.double_kill = planned.drawn_size = planned.offer = 0
    planned.power, planned.victim_seat, planned.resume = NO_DJINN, NOBODY, END
    return planned
