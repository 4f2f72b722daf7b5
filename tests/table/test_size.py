"""A server keeps thousands of matches in memory, so each must be small."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from caravanserai import games
from caravanserai.table import Match, decode

from .evening import FIVE_TRIBES, Evening

MOST = 12_000
"""Bytes for a game of Five Tribes under way."""


@pytest.mark.skipif(not games.compiled(), reason="a position is small only where it is compiled")
def test_a_game_of_five_tribes_under_way_takes_less_than_12_kb() -> None:
    evening = Evening(FIVE_TRIBES)
    for _ in evening.stroll(250):
        pass
    entries = [decode(line) for line in evening.log]
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        matches = [Match.from_log(evening.settings, entries) for _ in range(50)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / len(matches) < MOST
