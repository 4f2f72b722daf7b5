"""The points in sight: what each receiver can count of every seat, and no more."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from caravanserai.games import Chance

from ..games.tables import TABLES, Table
from .evening import FIVE_TRIBES, Evening, Plan, plans

few = settings(max_examples=20)


@few
@given(plans)
def test_points_tell_nothing_that_the_receiver_can_not_know(plan: Plan) -> None:
    """Whatever the others may hold, the points are the same."""
    evening = plan.evening()
    for _ in evening.stroll(20):
        for receiver in evening.receivers:
            seen = evening.match.snapshot.seen_by(receiver)
            imagined = seen.resample(receiver, Chance(plan.seed))
            assert imagined.points(receiver, plan.open) == evening.match.position(receiver).points


@few
@given(plans)
def test_a_seat_knows_its_own_points(plan: Plan) -> None:
    evening = plan.evening()
    for _ in evening.stroll(20):
        for seat in range(plan.table.players):
            sheet = evening.match.snapshot.seen_by(seat).scores()[seat]
            assert evening.match.position(seat).points[seat] == sheet["total"]


@pytest.mark.parametrize("open", [True, False], ids=["open", "screens"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_once_over_everybody_sees_the_totals(table: Table, open: bool) -> None:
    evening = Evening(table, open=open)
    evening.play_out()
    totals = [sheet["total"] for sheet in evening.match.state.scores()]
    assert [position.points for position in evening.positions()] == [totals] * (table.players + 1)


def test_points_of_a_tentative_step_are_seen_by_its_seat_alone() -> None:
    evening = Evening(FIVE_TRIBES, seed=4)
    before = evening.positions()
    while evening.match.position(evening.act).points == evening.match.position(None).points:
        evening.do_something()
        if not evening.match.snapshot.steps:
            before = evening.positions()
    assert evening.match.position(1 - evening.act).points == before[1 - evening.act].points
    assert evening.match.position(None).points == before[2].points
