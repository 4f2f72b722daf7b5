"""A search has a memory of fixed size: one over steps that is full forgets, one over turns stops growing."""

from __future__ import annotations

from typing import cast

import pytest

from caravanserai.bots.five_tribes.limits import MOST_EDGES, SOW
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
    assert kind is Steps or is_full(search)
    used, visits = search.edges_used, sum(search.visits[edge] for edge in range(search.size[0]))
    search.run(50)
    assert kind is Steps or search.edges_used == used
    assert sum(search.visits[edge] for edge in range(search.size[0])) == visits + 50


Way = tuple[tuple[int, ...], ...]
"""Steps, each an action or a whole turn."""


def known(search: Steps, node: int = 0, way: Way = ()) -> dict[Way, tuple[int, float]]:
    """How often everything was tried that a search keeps in mind, and with what success."""
    found = dict[Way, tuple[int, float]]()
    for edge in range(search.begin[node], search.begin[node] + search.size[node]):
        turn = tuple(search.sow[SOW * edge + k] for k in range(search.length[edge]))
        step = (*way, turn or (search.action[edge],))
        found[step] = (search.visits[edge], search.total[edge])
        if search.child[edge] >= 0:
            found |= known(search, search.child[edge], step)
    return found


def full(replies: int = 0) -> Steps:
    """A search over the steps of a turn that has no room left."""
    start = next(state for state in turns_of(Table("five-tribes", "base", 2), 3, 1) if state.step == "pick")
    search = Steps(WEIGHTS[2], SearchSettings(edges=SMALL, replies=replies))
    search.plant(cast(State, start), Chance(1))
    while not is_full(search):
        search.run(1)
    return search


@pytest.mark.parametrize("replies", [0, 1])
def test_what_was_seldom_tried_is_forgotten_and_nothing_else(replies: int) -> None:
    search = full(replies)
    before = known(search)
    search.run(1)  # forgets, then simulates once
    after = known(search)
    assert len(after) == search.edges_used <= SMALL // 2 + MOST_EDGES
    new = {way[:-1] for way, (visits, _) in after.items() if visits == 0 and before.get(way) != after[way]}
    assert len(new) <= 1  # the decision that the simulation added
    for way in after:
        assert way[:-1] in new or after[way] == before[way] or after[way][0] == before[way][0] + 1
    kept = {way[:-1] for way in after if len(way) > 1} - new
    forgotten = {way[:-1] for way in before if len(way) > 1 and way[:-1] in after} - kept
    assert forgotten
    assert max(before[way][0] for way in forgotten) < min(before[way][0] for way in kept)


def test_steps_that_are_settled_are_not_forgotten() -> None:
    search, steps = full(), list[int]()
    while search.settle():
        steps.append(search.action[search.trunk[search.settled - 1]])
        search.run(200)
        node = 0
        for edge, step in zip(search.trunk, steps, strict=False):
            assert search.begin[node] <= edge < search.begin[node] + search.size[node]
            assert search.action[edge] == step
            node = search.child[edge]
        assert node == search.top
    assert len(steps) > 1


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
