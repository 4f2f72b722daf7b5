"""A bot that thinks in several processes: what they saw is added up, and one that dies is no harm."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator

import pytest

from caravanserai import bots, games
from caravanserai.bots import Line
from caravanserai.bots.team import Team, merge
from caravanserai.games import State

from ..games.tables import Table
from .seats import turns_of


@pytest.fixture(params=games.names())
def team(request: pytest.FixtureRequest) -> Iterator[Team]:
    """Two processes for one mind."""
    found = bots.get(request.param, "vizier@60:processes=2", seed=3)
    assert isinstance(found, Team)
    yield found
    found.close()


def a_turn(game: str) -> State:
    """A position with something to think about."""
    return turns_of(Table(game, "base", 2), 3, 30)[1]


def test_several_processes_think_as_one(team: Team) -> None:
    state = a_turn(team.game)
    first = team.hint(state)
    assert first[0].actions[0] in state.legal()
    assert team.choose(state) == first[0].actions[0]
    assert team.hint(state) == first


def test_a_process_that_dies_takes_nothing_with_it(team: Team) -> None:
    state = a_turn(team.game)
    team.hint(state)
    for process in thinking_processes():
        os.kill(process, signal.SIGKILL)
    assert team.choose(state) in state.legal()
    assert team.choose(state) in state.legal()


def thinking_processes() -> list[int]:
    """The processes that this one has started to think."""
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


def test_visits_to_the_same_line_are_added_up() -> None:
    found = merge([[Line((1, 2), 0.5, 3, 30), Line((5,), 0.4, 1, 40)], [Line((1, 2), 0.7, 9, 60)]])
    assert [(line.actions, line.visits) for line in found] == [((1, 2), 90), ((5,), 40)]
    assert found[0].win == pytest.approx((30 * 0.5 + 60 * 0.7) / 90)
    assert found[0].margin == pytest.approx(7)


def test_visits_to_the_same_step_are_added_up_however_the_turn_goes_on() -> None:
    one = [Line((5,), 0.4, 1, 70), Line((1, 2), 0.5, 3, 60)]
    other = [Line((1, 3), 0.5, 3, 60), Line((5,), 0.4, 1, 20)]
    found = merge([one, other])
    assert [(line.actions[0], line.visits) for line in found] == [(1, 120), (5, 90)]


def test_whole_turns_that_begin_alike_are_different_lines() -> None:
    one = [Line((1, 2), 0.5, 3, 60), Line((1, 3), 0.4, 1, 70)]
    assert [line.actions for line in merge([one, one])] == [(1, 3), (1, 2)]
