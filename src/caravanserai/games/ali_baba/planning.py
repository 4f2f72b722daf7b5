"""A turn thought about before it comes: the cave as it lies, as if a seat had to take a tile now."""

from __future__ import annotations

from .constants import *
from .state import State


def as_if_to_take(state: State, seat: int) -> State | None:
    """The position at which that seat's next turn would begin; None if it has none, or no tile is left."""
    passing = turns_until(state, seat)
    if state.over or state.up == 0 or 0 < state.turns_left <= passing:
        return None
    planned = state.clone()
    planned.phase, planned.active, planned.chooser = TAKE, seat, seat
    planned.place, planned.tile = NOWHERE, NO_TILE
    planned.shown = [NO_TILE] * SEATS
    planned.bans = [NO_BAN if begins_within(state, who, passing) else state.bans[who] for who in range(SEATS)]
    planned.turns_left = max(0, state.turns_left - passing)
    return planned


def turns_until(state: State, seat: int) -> int:
    """How many turns are played until that seat begins one, with the one under way (AB-S4)."""
    if seat == state.active and state.phase == TAKE:
        return 0
    return (seat - state.active) % state.players or state.players


def begins_within(state: State, seat: int, turns: int) -> bool:
    """Whether a seat begins a turn within so many: its ban ends with that (AB-WHITE1)."""
    return 0 < (seat - state.active) % state.players <= turns
