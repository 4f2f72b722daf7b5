"""Points of a game played with the real box, from the score and the tiles of each seat (AB-P1, AB-P2)."""

from __future__ import annotations

from ..reading import check_fields, read_list, read_number, refuse
from .constants import *
from .names import TREASURE_NAMES
from .setup import OUT
from .state import State

MOST_POINTS = 1_000_000


def count(seats: object, variant: int) -> State:
    """A finished game in which the seats have that running score and so many tiles of each treasure.

    BadPosition names what can't be. What isn't said is none.
    """
    state = State()
    people = read_list(seats, 2 if variant == SMALL else SEATS, "seats")
    state.variant = variant
    state.players = read_number(len(people), 2, SEATS, "seats")
    score, tiles = [0] * SEATS, [0] * SEATS
    taken = [0] * TREASURES
    for seat, told in enumerate(people):
        field = f"seats[{seat}]"
        pieces = check_fields(told, (), field, optional=("score", "treasures"))
        score[seat] = read_number(pieces.get("score", 0), 0, MOST_POINTS, f"{field}.score")
        sets = check_fields(pieces.get("treasures", {}), (), f"{field}.treasures", optional=TREASURE_NAMES)
        for treasure, name in enumerate(TREASURE_NAMES):
            size = read_number(sets.get(name, 0), 0, COLOURS - taken[treasure], f"{field}.treasures.{name}")
            # Which colours they are brings no points; no tile is two seats'.
            tiles[seat] |= ((1 << size) - 1) << (COLOURS * treasure + taken[treasure])
            taken[treasure] += size
    kinds = sum(size > 0 for size in taken)
    if kinds > TREASURES - OUT[variant]:
        refuse("seats", f"only {TREASURES - OUT[variant]} treasures are in this game, not {kinds}")
    state.score, state.tiles = score, tiles
    return state
