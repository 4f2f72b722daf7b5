"""Points in sight: what magic brought is told at once, treasures lie behind a screen."""

from __future__ import annotations

import pytest

from caravanserai.games import State

from .scenario import play, row, table


def two_with_treasures() -> State:
    """Seat 0 has 3 points of treasures and 5 of magic, seat 1 has 6 of treasures."""
    tiles = {0: ["ring-pink", "ring-blue"], 1: ["ruby-pink", "ruby-blue", "ruby-white"]}
    return play(table(row("chest-pink", "crown-blue"), tiles=tiles), "take 1a1")


@pytest.mark.rule("AB-P1")
def test_at_an_open_table_everybody_sees_all_points() -> None:
    state = two_with_treasures()
    totals = [sheet["total"] for sheet in state.scores()]
    assert totals == [5 + 3 + 1, 6]
    assert [state.points(seat, open=True) for seat in (0, 1, None)] == [totals] * 3


@pytest.mark.rule("AB-C2")
@pytest.mark.parametrize(("seat", "seen"), [(0, [9, 0]), (1, [5, 6]), (None, [5, 0])])
def test_behind_screens_only_ones_own_treasures_are_counted(seat: int | None, seen: list[int]) -> None:
    assert two_with_treasures().points(seat, open=False) == seen


@pytest.mark.rule("AB-C2")
def test_the_end_of_a_game_lifts_the_screens() -> None:
    state = play(two_with_treasures(), "take 1a3")
    assert state.over
    assert state.points(None, open=False) == [sheet["total"] for sheet in state.scores()]


def test_points_are_told_to_seats_at_the_table_only() -> None:
    with pytest.raises(ValueError, match="a seat from 0 to 1"):
        two_with_treasures().points(2, open=True)
