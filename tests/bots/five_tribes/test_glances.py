"""Quick play looks at the board no longer than it must, and sees as much as if it looked at all of it."""

from __future__ import annotations

from typing import cast

import pytest

from caravanserai.bots.five_tribes.prospects import Prospects
from caravanserai.bots.five_tribes.quick import Finisher
from caravanserai.bots.five_tribes.weights import WEIGHTS
from caravanserai.bots.five_tribes.worth import Worth
from caravanserai.games import Chance
from caravanserai.games.five_tribes.state import State

from ...games.five_tribes.scenario import GAME
from .test_sultan import moments

every_number = pytest.mark.parametrize("players", [2, 3, 4])
GRAIN = 1.0  # of chance in what moves bring


def glance(players: int) -> Prospects:
    """What is seen with so many seats."""
    return Prospects(Worth(WEIGHTS[players]))


@every_number
def test_the_move_of_quick_play_is_as_good_as_the_best_but_for_a_grain(players: int) -> None:
    prospects = glance(players)
    for state in moments(players, "pick"):
        prospects.look(state)
        prospects.find_one(state, Chance(1))
        assert prospects.found == 1
        start, end, tribe = prospects.start[0], prospects.end[0], prospects.tribe[0]
        gain = prospects.gain[end * 5 + tribe]
        assert gain > prospects.best_of_all(state) - GRAIN
        assert gain <= prospects.brings[0] < gain + GRAIN
        assert state.count[start * 5 + tribe] > 0
        assert prospects.walk(state, start, end, tribe, Chance(1)) == state.total[start] + 1


@every_number
def test_in_the_middle_of_a_move_only_what_it_can_reach_is_looked_at(players: int) -> None:
    all_over, ahead = glance(players), glance(players)
    for state in moments(players, "drop"):
        all_over.look(state)
        ahead.look_on(state)
        for action in state.legal():
            tribe, tile = GAME.text(action).split()[1:]
            number = ["vizier", "elder", "merchant", "builder", "assassin"].index(tribe)
            place = "ABCDEF".index(tile[0]) + 6 * (int(tile[1]) - 1)
            seen = [prospects.best_after(state, number, place) for prospects in (all_over, ahead)]
            assert seen[0] == seen[1]


def searcher_of(root: State) -> Finisher:
    """The quick hand of a search that begins here."""
    finisher = Finisher(glance(root.players))
    finisher.begin_from(root)
    return finisher


def bids(finisher: Finisher, state: State, seed: int) -> list[float]:
    """What each level of the track would bring."""
    finisher.weigh_bids(state, Chance(seed))
    return list(finisher.bid_worth)[:7]


@every_number
def test_while_bids_are_made_the_board_is_looked_at_once_for_each_seat(players: int) -> None:
    state, chance = cast(State, GAME.new(players, Chance(3))), Chance(4)
    remembering, looking = searcher_of(state), Finisher(glance(players))
    seen: dict[int, list[float]] = {}
    for bid in range(state.markers):
        found = bids(remembering, state, bid)
        assert found == pytest.approx(bids(looking, state, bid), abs=GRAIN)
        best = list(remembering.prospects.best)
        assert seen.setdefault(state.active, best) == best
        state.apply(state.legal()[0], chance)


def test_another_board_is_looked_at_anew() -> None:
    """After a round that was bid for, and whenever another search begins."""
    state, chance = cast(State, GAME.new(2, Chance(3))), Chance(4)
    finisher = searcher_of(state)
    before = bids(finisher, state, 1)
    later = state.clone()
    while later.step == "bid":
        later.apply(later.legal()[0], chance)
    while later.step != "bid":
        later.apply(later.legal()[-1], chance)
    while later.active != state.active:
        later.apply(later.legal()[0], chance)
    there = bids(finisher, later, 1)
    assert there == pytest.approx(bids(Finisher(glance(2)), later, 1), abs=GRAIN)
    finisher.begin_from(state)
    assert bids(finisher, state, 1) == before
