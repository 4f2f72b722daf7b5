"""Following a plan: it holds until chance has a say or somebody else decides, for that can't be planned."""

from __future__ import annotations

from ..games import Chance, State


def carry_on(state: State, action: int, chance: Chance) -> tuple[State, bool]:
    """The position after an action, and whether a plan of the seat that took it goes on from there."""
    after = state.clone()
    after.apply(action, chance)
    return after, not chance.answers() and after.seat == state.seat
