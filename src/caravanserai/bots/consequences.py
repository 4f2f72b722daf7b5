"""Why a line of play is good: what it brings at once, and what it leaves to who plays next.

Both are told by the score sheet, averaged over what chance may bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ..games import Chance, Game, State
from ..protocol.review import Brought

DICE = 2
"""With how many different dice a line is followed."""


def brought_by(game: Game, state: State, actions: Sequence[int], seed: int) -> Brought:
    """What a seat's actions bring it, and what they leave to who plays next."""
    seat = state.seat
    assert seat is not None
    ends = [follow(game, state, actions, Chance(seed + look)) for look in range(DICE)]
    gain = fmean(points_of(after, seat) for after, _ in ends) - points_of(state, seat)
    if state.step == "bid":
        return Brought(round(gain, 1), None, None)
    left = [left_to_next(game, after) for after, closed in ends if closed and not after.over]
    if not left:
        return Brought(round(gain, 1), None, None)
    after = ends[0][0]
    return Brought(round(gain, 1), round(fmean(left), 1), None if after.step == "bid" else after.seat)


def follow(game: Game, state: State, actions: Sequence[int], chance: Chance) -> tuple[State, bool]:
    """The position after some actions, and whether they are a whole turn."""
    closed = False
    for action in actions:
        after = state.clone()
        after.apply(action, chance)
        closed = game.closes_turn(state, action, after)
        state = after
    return state, closed


def left_to_next(game: Game, state: State) -> int:
    """The most that the next turn can bring; where there are bids first, to whoever wins them."""
    state, chance = state.clone(), Chance(0)
    while state.step == "bid":
        state.apply(state.legal()[0], chance)
    return best_gain(game, state)


def best_gain(game: Game, state: State) -> int:
    """The most points that the seat to decide can have at once."""
    seat = state.seat
    assert seat is not None
    return max(points_after(game, state, way, seat) for way in game.ways(state)) - points_of(state, seat)


def points_after(game: Game, state: State, way: Sequence[int], seat: int) -> int:
    """What the seat's score sheet says after a way and what follows by itself."""
    state, chance = state.clone(), Chance(0)
    for action in way:
        state.apply(action, chance)
    while state.seat == seat and not chance.answers():
        following = game.by_itself(state)
        if following is None:
            break
        state.apply(following, chance)
    return points_of(state, seat)


def points_of(state: State, seat: int) -> int:
    """What the seat's score sheet says."""
    return int(state.scores()[seat]["total"])
