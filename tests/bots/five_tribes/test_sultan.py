"""What the sultan does beyond the vizier: later steps get the time left, and the next round is thought of."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

from caravanserai import bots, games
from caravanserai.bots.five_tribes.prospects import Prospects
from caravanserai.bots.five_tribes.search_settings import SearchSettings
from caravanserai.bots.five_tribes.steps import Steps
from caravanserai.bots.five_tribes.weights import WEIGHTS
from caravanserai.bots.five_tribes.worth import Worth
from caravanserai.games import Chance
from caravanserai.games.five_tribes.state import State

from ...games.tables import Table
from ..seats import turns_of

GAME = games.get("five-tribes")


def moments(players: int, step: str) -> list[State]:
    """Positions with something to decide at this step, in the last part of a random game."""
    states = turns_of(Table("five-tribes", "base", players), 3, 1)
    return [cast(State, state) for state in states if state.step == step]


def searched(state: State, simulations: int) -> Steps:
    """A search over small steps that has done so many simulations."""
    search = Steps(WEIGHTS[state.players], SearchSettings(edges=20_000))
    search.plant(state, Chance(1))
    search.run(simulations)
    return search


def test_turns_after_this_one_can_be_searched_whole() -> None:
    """With `replies` a rival's turn is one branch; this turn is still searched step by step."""
    search = Steps(WEIGHTS[2], SearchSettings(edges=20_000, replies=1))
    search.plant(moments(2, "pick")[0], Chance(1))
    search.run(300)
    whole = [edge for edge in range(search.edges_used) if search.length[edge] > 0]
    assert whole
    assert all(search.sow[14 * edge] == search.action[edge] for edge in whole)
    assert not any(search.length[edge] for edge in range(search.size[0]))
    assert sum(search.visits[edge] for edge in whole) > 0


def visits(search: Steps, node: int) -> dict[int, int]:
    """How often each step of a node was followed."""
    edges = range(search.begin[node], search.begin[node] + search.size[node])
    return {search.action[edge]: search.visits[edge] for edge in edges}


def test_once_a_step_is_settled_everything_goes_to_what_follows() -> None:
    search = searched(moments(2, "pick")[0], 150)
    first, chosen = visits(search, 0), search.action[search.favourite(0)]
    assert search.settle()
    next_steps = visits(search, search.top)
    search.run(50)
    assert visits(search, 0) == {**first, chosen: first[chosen] + 50}
    assert sum(visits(search, search.top).values()) == sum(next_steps.values()) + 50


def test_steps_are_settled_to_the_end_of_the_turn_and_no_further() -> None:
    state = moments(2, "pick")[0]
    search = searched(state, 150)
    steps = 0
    while search.settle():
        search.run(50)
        steps += 1
    assert 1 <= steps < len(search.actions(search.favourite(0)))
    here, chance = state.clone(), Chance(1)
    for action in search.actions(search.favourite(0)):
        assert here.seat == state.seat
        here.apply(action, chance)


def test_a_bid_is_a_whole_decision() -> None:
    assert not searched(moments(2, "bid")[0], 20).settle()


def test_the_time_left_is_used() -> None:
    """A step that is decided early leaves simulations for those that come after it."""
    spent = dict[str, int]()
    for name in ("vizier@200:edges=9000,endings=0", "sultan@200:edges=9000,endings=0"):
        lines = [bots.get("five-tribes", name).hint(state, lines=200) for state in moments(2, "pick")[:3]]
        spent[name[:6]] = sum(line.visits for each in lines for line in each)
    assert spent["vizier"] < spent["sultan"] <= 3 * 200


@pytest.mark.parametrize("players", [2, 3])
def test_a_sultan_without_what_it_has_beyond_the_vizier_thinks_as_the_vizier_does(players: int) -> None:
    same = "thorough=0,first_bid=0,opening=0"
    vizier = bots.get("five-tribes", "vizier@60:edges=9000", 2)
    plain = bots.get("five-tribes", f"sultan@60:edges=9000,{same}", 2)
    sultan = bots.get("five-tribes", "sultan@60:edges=9000,thorough=0", 2)
    states = [moments(players, "bid")[0], moments(players, "pick")[0]]
    assert [plain.hint(state) for state in states] == [vizier.hint(state) for state in states]
    # What it knows of the next round was learned with two seats, and counts only there.
    assert ([sultan.hint(state) for state in states] == [vizier.hint(state) for state in states]) == (
        players > 2
    )


@cache
def last_to_bid() -> tuple[State, int]:
    """A position in which one bid is missing and the rival is in front, and the rival's price."""
    for seed in range(40):
        chance = Chance(seed)
        state = cast(State, GAME.new(2, chance))
        while state.turn < 3:
            state.apply(state.legal()[chance.below(len(state.legal()))], chance)
        track = state.to_json()["round"]["track"]
        taken = {int(price): seat for price, seat in track.items() if isinstance(seat, int)}
        dearest = max(taken, default=0)
        if 1 < dearest < 12 and taken[dearest] != state.seat:
            return state, dearest
    raise AssertionError("no such position")


def bid(wish: str) -> int:
    """What the sultan bids there, in coins."""
    state, _ = last_to_bid()
    action = bots.get("five-tribes", f"sultan@150:edges=9000,opening=0,{wish}").choose(state)
    return int(GAME.text(action).split()[1])


def test_whoever_goes_first_now_bids_first_in_the_next_round() -> None:
    _, rivals = last_to_bid()
    assert bid("first_bid=-300") < rivals
    assert bid("first_bid=300") > rivals


@pytest.mark.parametrize("players", [2, 4])
def test_the_best_move_of_all_is_the_best_from_some_tile(players: int) -> None:
    prospects = Prospects(Worth(WEIGHTS[players]))
    for state in moments(players, "bid"):
        prospects.look(state)
        best = max(prospects.best_from(state, tile) for tile in range(30))
        assert prospects.best_of_all(state) == best
