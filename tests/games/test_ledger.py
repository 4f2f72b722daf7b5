"""What was done last is told of the position it led to, and of its copies; nothing else gets into it."""

from __future__ import annotations

import pytest

from caravanserai.games import Chance
from caravanserai.games.ledger import Ledger, open_ledger

from .stories import steps
from .tables import TABLES, Table, at_random, lively, walk

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_nothing_is_told_of_a_position_that_was_set_up_or_read(table: Table) -> None:
    state, chance = next(walk(table, 1))
    assert table.game.tell(state, None) == []
    state.apply(state.legal()[0], chance)
    assert table.game.tell(state, None) != []
    assert table.game.tell(table.game.from_json(state.to_json()), None) == []


@every_table
def test_a_copy_tells_what_was_done_last_while_the_position_is_played_on(table: Table) -> None:
    state, chance = next(walk(table, 2))
    kept = []
    for _ in range(40):
        if state.over:
            break
        state.apply(lively(table.game, state, chance), chance)
        kept.append((state.clone(), table.game.tell(state, 0)))
    for copy, told in kept:
        assert table.game.tell(copy, 0) == told


@every_table
def test_playing_on_with_a_copy_leaves_the_story_of_the_position_alone(table: Table) -> None:
    state, chance = next(walk(table, 3))
    for _ in range(30):
        state.apply(at_random(table.game, state, chance), chance)
        told = table.game.tell(state, 1)
        state.clone().playout(Chance(5))
        state.resample(0, Chance(6)).playout(Chance(7))
        copy = state.clone()
        if not copy.over:
            copy.apply(copy.legal()[-1], Chance(8))
        assert table.game.tell(state, 1) == told


@every_table
def test_nothing_is_told_of_a_position_that_somebody_imagines_or_random_play_ended(table: Table) -> None:
    state, chance = next(walk(table, 4))
    state.apply(state.legal()[0], chance)
    assert table.game.tell(state.resample(None, chance), None) == []
    state.playout(chance)
    assert table.game.tell(state, None) == []


@every_table
def test_a_ledger_has_room_for_far_more_than_any_action_brings_about(table: Table) -> None:
    most = max(len(step.told(None)) for seed in range(3) for step in steps(table, seed))
    assert most < len(Ledger().amounts) // 2


def test_a_ledger_is_used_again_unless_a_copy_tells_from_it() -> None:
    first = open_ledger(None)
    assert isinstance(first, Ledger)
    assert open_ledger(first) is first
    first.shared = True
    assert open_ledger(first) is not first
