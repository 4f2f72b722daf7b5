"""The choices that differ: of those that come to the same, one is enough to think about."""

from __future__ import annotations

from ...games.ali_baba.actions import find_actions
from ...games.ali_baba.constants import *
from ...games.ali_baba.core import Core


def find_options(table: Core, visible: bool) -> int:
    """Fill the table's `found` with legal actions of which no two come to the same; return how many.

    Behind a screen only the treasure of a tile counts, never its colour. Two bans come to the same if they
    hit the same tiles; what is still face down is left out of account if only the `visible` counts.
    """
    number = find_actions(table)
    if table.phase == SHOW:
        return keep_one_of_each_treasure(table, number)
    if table.phase == BAN and (visible or table.down == 0):
        return keep_bans_that_differ(table, number)
    return number


def keep_one_of_each_treasure(table: Core, number: int) -> int:
    """Leave the first tile of each treasure to be shown."""
    kept = 0
    last = -1
    for i in range(number):
        treasure = (table.found[i] - FIRST_SHOW) // COLOURS
        if treasure != last:
            table.found[kept] = table.found[i]
            kept += 1
            last = treasure
    return kept


def keep_bans_that_differ(table: Core, number: int) -> int:
    """Leave the first ban of those that hit the same face-up tiles."""
    kept = 0
    for i in range(number):
        hit = table.holding[table.found[i] - FIRST_BAN]
        known = False
        for j in range(kept):
            if table.holding[table.found[j] - FIRST_BAN] == hit:
                known = True
        if not known:
            table.found[kept] = table.found[i]
            kept += 1
    return kept
