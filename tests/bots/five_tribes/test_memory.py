"""A search has a memory of fixed size: once it is full, it goes on without growing."""

from __future__ import annotations

from typing import cast

import pytest

from caravanserai.bots.five_tribes.limits import MOST_EDGES
from caravanserai.bots.five_tribes.search_settings import SearchSettings
from caravanserai.bots.five_tribes.steps import Steps
from caravanserai.bots.five_tribes.tree import Tree
from caravanserai.bots.five_tribes.weights import WEIGHTS
from caravanserai.games import Chance
from caravanserai.games.five_tribes.state import State

from ...games.tables import Table
from ..seats import turns_of

SMALL = 1000
every_kind = pytest.mark.parametrize("kind", [Tree, Steps])


def searched(kind: type[Tree] | type[Steps], edges: int, simulations: int) -> Tree | Steps:
    """A search that was let loose on a position in the middle of a game."""
    state = next(state for state in turns_of(Table("five-tribes", "base", 3), 3, 1) if state.step == "bid")
    search = kind(WEIGHTS[3], SearchSettings(edges=edges))
    search.plant(cast(State, state), Chance(1))
    search.run(simulations)
    return search


def is_full(search: Tree | Steps) -> bool:
    """Whether a decision with as many choices as there can be would not fit in."""
    return search.edges_used + MOST_EDGES > SMALL


@every_kind
def test_a_small_memory_is_never_overdrawn(kind: type[Tree] | type[Steps]) -> None:
    for simulations in (1, 30, 300):
        search = searched(kind, SMALL, simulations)
        assert 0 < search.edges_used <= SMALL
        assert 0 < search.nodes_used <= SMALL // 2
        assert search.simulations == simulations


@every_kind
def test_a_full_memory_does_not_end_the_search(kind: type[Tree] | type[Steps]) -> None:
    search = searched(kind, SMALL, 300)
    assert is_full(search)
    used, visits = search.edges_used, sum(search.visits[edge] for edge in range(search.size[0]))
    search.run(50)
    assert search.edges_used == used
    assert sum(search.visits[edge] for edge in range(search.size[0])) == visits + 50


@every_kind
def test_with_more_memory_more_is_remembered(kind: type[Tree] | type[Steps]) -> None:
    assert searched(kind, 20 * SMALL, 300).edges_used > SMALL


@every_kind
def test_a_new_search_has_the_whole_memory_again(kind: type[Tree] | type[Steps]) -> None:
    search = searched(kind, SMALL, 300)
    first = [search.visits[edge] for edge in range(search.size[0])]
    state = next(state for state in turns_of(Table("five-tribes", "base", 3), 3, 1) if state.step == "bid")
    search.plant(cast(State, state), Chance(1))
    assert not is_full(search)
    search.run(300)
    assert [search.visits[edge] for edge in range(search.size[0])] == first
