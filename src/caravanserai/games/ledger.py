"""What the rules do, noted while they do it: a row of four numbers for each thing that happens.

`State.apply` gives a position a ledger of its own for the action it carries out; searches and random play
leave it None, and nothing is noted. What a row's numbers mean is each game's own (`story.py`).
"""

from __future__ import annotations

MOST = 128  # more than any one action brings about


class Ledger:
    """What one action did: rows of a kind, then a seat, a place and an amount, or what the kind says."""

    def __init__(self) -> None:
        self.size = 0
        self.notes = [0] * 512

    def note(self, kind: int, seat: int, place: int, amount: int) -> None:
        """Add a row."""
        if self.size < MOST:
            at = 4 * self.size
            self.notes[at] = kind
            self.notes[at + 1] = seat
            self.notes[at + 2] = place
            self.notes[at + 3] = amount
            self.size += 1

    def rows(self) -> list[tuple[int, int, int, int]]:
        """All rows, in the order in which they were noted."""
        notes = self.notes
        return [(notes[at], notes[at + 1], notes[at + 2], notes[at + 3]) for at in range(0, 4 * self.size, 4)]
