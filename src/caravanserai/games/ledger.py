"""What the rules do, noted while they do it: a row of four numbers for each thing that happens.

`State.apply` gives a position a ledger of its own for the action it carries out; searches and random play
leave it None, and nothing is noted. What a row's numbers mean is each game's own (`story.py`).
"""

from __future__ import annotations

from ..cython import cclass, compiled, freelist

MOST = 48  # more than any one action brings about


@freelist(8)
@cclass
class Ledger:
    """What one action did: rows of a kind, then a seat, a place and an amount, or what the kind says."""

    def __init__(self) -> None:
        self.size = 0
        self.shared = False  # a copy of the position tells from it as well, so nothing more is noted
        self.kinds = [0] * 48
        self.seats = [0] * 48
        self.places = [0] * 48
        self.amounts = [0] * 48

    def note(self, kind: int, seat: int, place: int, amount: int) -> None:
        """Add a row."""
        if self.size < MOST and not self.shared:
            self.kinds[self.size] = kind
            self.seats[self.size] = seat
            self.places[self.size] = place
            self.amounts[self.size] = amount
            self.size += 1

    def rows(self) -> list[tuple[int, int, int, int]]:
        """All rows, in the order in which they were noted."""
        return [
            (self.kinds[row], self.seats[row], self.places[row], self.amounts[row])
            for row in range(self.size)
        ]


def open_ledger(last: Ledger | None) -> Ledger:
    """An empty ledger for the next action: the last one's, unless a copy of the position tells from it."""
    if last is not None and not last.shared:
        last.size = 0
        return last
    if compiled:
        return Ledger.__new__(Ledger)  # all 0 as it comes: nothing need be set
    return Ledger()
