"""The ways on from a position, up to the next decision worth asking about.

Meeples can be dropped in thousands of orders that come to the same. So of a move there is one way for each
end, the tile and the tribe of the last meeple: the one that brings the most.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..chance import Chance
from .constants import *
from .scoring import total_points
from .state import State
from .walks import MOST_VISITS, Guide


def find_ways(state: State) -> list[list[int]]:
    """Each way on, as the actions it takes; of a move of meeples the best way to each of its ends."""
    if state.phase == DROP:
        return [list(way) for way in moves_from(state, Guide(worth_of_tiles(state)), [])]
    ways: list[list[int]] = []
    guide = Guide(worth_of_tiles(state)) if state.phase == PICK else None
    for action in state.legal():
        if guide is not None and PICKS <= action < DROPS:
            after = state.clone()
            after.apply(action, Chance(0))
            ways += moves_from(after, guide, [action])
        else:
            ways.append([action])
    return ways


def worth_of_tiles(state: State) -> list[int] | None:
    """What it brings to drop a meeple on each tile: Marid pays, for better or worse (FT-D-MARID)."""
    holder = state.holder[MARID]
    if holder == NOBODY:
        return None
    owner = state.owner
    paid = 1 if holder == state.active else -2
    return [paid if owner[tile] == holder else 0 for tile in range(TILES)]


def moves_from(state: State, guide: Guide, before: list[int]) -> Iterator[list[int]]:
    """For each end that the meeples in hand can reach the best way there, after the actions of before."""
    hand, count = state.in_hand, state.count
    size, here, previous = state.in_hand_size, state.tile, state.previous
    for end in range(TILES):
        walks = [guide.walk(here, previous, size, end, visits) for visits in range(MOST_VISITS + 1)]
        if not any(walks):
            continue
        for tribe in range(TRIBES):
            if hand[tribe] > 0:
                standing = count[end * TRIBES + tribe]
                drops = [
                    assign(hand, walk, tribe)
                    for visits, walk in enumerate(walks)
                    if walk and standing + min(visits, hand[tribe] - 1) > 0
                ]
                if drops:
                    best = drops[0] if len(drops) == 1 else max(drops, key=lambda one: gain_of(state, one))
                    yield before + best


def assign(hand: list[int], walk: list[int], last: int) -> list[int]:
    """The drops along a walk that ends with a meeple of that tribe.

    Where the walk visits its end before, that tribe is dropped there too, as far as there is more of it.
    """
    left = list(hand)
    left[last] -= 1
    end = walk[-1]
    early = {place for place, tile in enumerate(walk[:-1]) if tile == end}
    alike = sorted(early)[: left[last]]
    left[last] -= len(alike)
    others = iter([tribe for tribe in range(TRIBES) for _ in range(left[tribe])])
    tribes = [last if place in alike else next(others) for place in range(len(walk) - 1)]
    return [DROPS + tribe * TILES + tile for tribe, tile in zip([*tribes, last], walk, strict=True)]


def gain_of(state: State, drops: list[int]) -> int:
    """The points that a move brings its seat, with builders paid, the tile acting, and nothing else."""
    after, nothing = state.clone(), Chance(0)
    for action in drops:
        after.apply(action, nothing)
    if after.phase == ADD_FAKIRS:
        after.apply(BUILDERS, nothing)
    if after.phase == BEFORE_TILE:
        after.apply(PASS, nothing)
    return total_points(after, state.active)
