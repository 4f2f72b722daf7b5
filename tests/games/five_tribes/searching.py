"""The naive search that sowing is compared with: every path, every order of colours, no tables.

It is written straight from FT-M1 … FT-M7. What decides whether a move can be finished is only which colours
stand on which tiles, so a board is a set of (tile, colour) pairs, written as bits. Results are remembered by
the colours that are still in hand: where others stand can no longer matter.
"""

from __future__ import annotations

from functools import cache

from .scenario import LETTERS, TILES

BIT = {(name, colour): 1 << 5 * i + j for i, name in enumerate(TILES) for j, colour in enumerate(LETTERS)}
EVERYWHERE = {colour: sum(BIT[name, colour] for name in TILES) for colour in LETTERS}


@cache
def tiles_of(hand: str) -> int:
    """All places of the colours in hand."""
    return sum(EVERYWHERE[colour] for colour in set(hand))


def neighbours(name: str) -> list[str]:
    """The tiles that share an edge with this one."""
    column, row = ord(name[0]), int(name[1])
    near = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [f"{chr(c)}{r}" for c, r in near if "A" <= chr(c) <= "F" and 1 <= r <= 5]


NEAR = {name: neighbours(name) for name in TILES}


class Search:
    """Whether hands can be brought home; with `loops` off, meeples dropped on the way do not count."""

    def __init__(self, loops: bool = True) -> None:
        self.loops = loops
        self.known: dict[tuple[int, str, str | None, str], bool] = {}

    def can_finish(self, board: int, here: str, previous: str | None, hand: str) -> bool:
        """Whether the meeples in hand can be dropped so that the last one meets its colour."""
        board &= tiles_of(hand)
        key = (board, here, previous, hand)
        if key not in self.known:
            self.known[key] = any(
                self.can_drop(board, here, previous, hand, colour, there)
                for there in NEAR[here]
                for colour in dict.fromkeys(hand)
            )
        return self.known[key]

    def can_drop(
        self, board: int, here: str, previous: str | None, hand: str, colour: str, there: str
    ) -> bool:
        """Whether this meeple may be dropped there as the next one."""
        if there == previous or there not in NEAR[here] or colour not in hand:
            return False
        if len(hand) == 1:
            return board & BIT[there, colour] != 0
        dropped = board | BIT[there, colour] if self.loops else board
        return self.can_finish(dropped, there, here, hand.replace(colour, "", 1))

    def picks(self, meeples: dict[str, str]) -> set[str]:
        """The tiles from which a move can be finished."""
        return {name for name in TILES if meeples[name] and self.can_pick(meeples, name)}

    def can_pick(self, meeples: dict[str, str], name: str) -> bool:
        """Whether a move can start here: the picked tile is empty then."""
        return self.can_finish(board_of({**meeples, name: ""}), name, None, meeples[name])

    def drops(
        self, meeples: dict[str, str], here: str, previous: str | None, hand: str
    ) -> set[tuple[str, str]]:
        """The (colour, tile) pairs that may come next."""
        board = board_of(meeples)
        return {
            (colour, there)
            for colour in LETTERS
            for there in TILES
            if self.can_drop(board, here, previous, hand, colour, there)
        }


def board_of(meeples: dict[str, str]) -> int:
    """Which colours stand on which tiles."""
    return sum(BIT[name, colour] for name, there in meeples.items() for colour in set(there))
