"""Who sits where at a table: everybody on each seat about equally often."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from .past import Past


def unevenness(order: Sequence[str], past: Past) -> tuple[int, int]:
    """How uneven seats would become: for who fares worst, and in all."""
    worst, whole = 0, 0
    for seat, guest in enumerate(order):
        had = past.seats[guest][: len(order)]
        worst = max(worst, had[seat] - min(had))
        whole += had[seat] * had[seat]
    return worst, whole


def arranged(guests: Sequence[str], past: Past) -> tuple[str, ...]:
    """The same guests in the order of their seats; where it is all the same, in the order given."""
    return min(permutations(guests), key=lambda order: unevenness(order, past))
