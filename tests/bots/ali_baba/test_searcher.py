"""The tree search keeps its deadline and its memory, and says what it would play to the end of the turn."""

from __future__ import annotations

import time
from dataclasses import replace

from caravanserai import bots
from caravanserai.bots import Bot, Budget, Line
from caravanserai.bots.ali_baba.appraisal import Appraisal
from caravanserai.bots.ali_baba.search_settings import SearchSettings
from caravanserai.bots.ali_baba.searcher import surely
from caravanserai.bots.ali_baba.tree import Tree
from caravanserai.bots.ali_baba.tuner import fit, match
from caravanserai.bots.ali_baba.weights import WEIGHTS
from caravanserai.games import Chance, State
from caravanserai.games.ali_baba.game import of_ali_baba

from ...games.ali_baba.scenario import ALI_BABA, row, table
from ...games.tables import Table, positions


def test_the_deadline_is_kept() -> None:
    bot = bots.get("ali-baba", "sultan")
    for state in positions(Table("ali-baba", "base", 4), seed=3, every=16):
        # a busy machine may halt us now and then, but not each time
        assert min(seconds_for_hint(bot, state, Budget(seconds=0.1)) for _ in range(3)) < 0.15


def seconds_for_hint(bot: Bot, state: State, budget: Budget) -> float:
    began = time.monotonic()
    bot.hint(state, budget)
    return time.monotonic() - began


def test_no_time_at_all_still_gives_a_choice() -> None:
    state = Table("ali-baba", "base", 2).new(4)[0]
    assert bots.get("ali-baba", "vizier").choose(state, Budget(seconds=1e-9)) in state.legal()


def test_a_tree_without_room_goes_on_without_growing() -> None:
    state = Table("ali-baba", "base", 2).new(4)[0]
    lines = bots.get("ali-baba", "vizier@200:nodes=4").hint(state)
    assert sum(line.visits for line in lines) <= 200
    assert lines[0].visits > 0


def test_a_tree_that_fills_up_keeps_to_its_room_and_counts_every_visit() -> None:
    tree, state = grown(nodes=6, simulations=3000)
    slots = [tree.find_first(action) for action in state.legal()]
    assert sum(tree.count_visits(slot) for slot in slots) == 3000
    assert tree.used <= tree.size


def test_tiles_turned_up_on_one_place_are_told_from_each_other() -> None:
    tree, state = grown(nodes=14, simulations=3000)
    take, place = take_that_ends_the_turn(state)
    first = tree.find_first(take)
    behind = [tree.count_visits(tree.find(first, 64 * place + tile)) for tile in range(60)]
    visited = [visits for visits in behind if visits > 0]
    assert len(visited) > 10
    assert sum(visited) < tree.count_visits(first)


def grown(nodes: int, simulations: int) -> tuple[Tree, State]:
    """A search from the start of a game, and the position."""
    chance = Chance(7)
    state = ALI_BABA.new(2, chance)
    tree = Tree(SearchSettings(nodes=nodes, root_exploration=50.0), Appraisal(WEIGHTS))
    tree.plant(of_ali_baba(state), chance)
    tree.run(simulations)
    return tree, state


def take_that_ends_the_turn(state: State) -> tuple[int, int]:
    """A take with nothing to choose after it, and the place that it uncovers."""
    for take in state.legal():
        after = of_ali_baba(state.clone())
        before = after.up
        after.apply(take, Chance(1))
        if after.step == "take":
            return take, (after.up & ~before).bit_length() - 1
    raise AssertionError("every take asks for more")


def test_what_is_surely_good_comes_before_what_was_lucky_once() -> None:
    often, once, never = (Line((1,), 0.6, 1.0, 900), Line((2,), 0.9, 9.0, 1), Line((3,), 0.0, 0.0))
    assert max([never, once, often], key=surely) == often
    assert max([never, once], key=surely) == once


def test_a_line_goes_on_to_the_end_of_the_turn_where_nothing_is_turned_up() -> None:
    state = table(
        row("ring-white", "carpet-blue", "statue-blue") | {"2c3": "lamp-green"},
        ["1c3", "1c4", "1d3", "1d4"],
        tiles={0: ["ring-blue", "ring-brown", "ring-green", "ring-pink"], 1: ["lamp-yellow", "carpet-pink"]},
    )
    best = bots.get("ali-baba", "vizier@150:face_down=0").hint(state)[0]
    assert [ALI_BABA.text(action).split()[0] for action in best.actions] == ["take", "ban"]


def test_a_turn_once_thought_through_is_played_without_thinking_again() -> None:
    state = table(
        row("ring-white", "carpet-blue", "statue-blue") | {"2c3": "lamp-green"},
        ["1c3", "1c4", "1d3", "1d4"],
        tiles={0: ["ring-blue", "ring-brown", "ring-green", "ring-pink"], 1: ["lamp-yellow", "carpet-pink"]},
    )
    bot = bots.get("ali-baba", "vizier@150:face_down=0")
    planned = bot.hint(state)[0].actions
    for action in planned:
        assert bot.choose(state) == action
        state.apply(action, Chance(0))


def test_better_weights_are_found_by_play() -> None:
    told: list[str] = []
    found = fit(40, 1, told.append, replace(WEIGHTS, hush=15.0), names=("hush",), steps=(14.0,))
    assert found == replace(WEIGHTS, hush=1.0)
    assert len(told) == 1


def test_a_match_of_equals_is_even() -> None:
    assert match(WEIGHTS, WEIGHTS, 20, seed=3) + match(WEIGHTS, WEIGHTS, 20, seed=3) == 1.0
