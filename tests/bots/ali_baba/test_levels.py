"""Every level plays every kind of game to its end, and is made by name."""

from __future__ import annotations

import pytest

from caravanserai import bots
from caravanserai.bots import BadBot, Budget
from caravanserai.games import Chance

from ...games.tables import TABLES, Table

LEVELS = ["novice", "drover", "pedlar", "merchant", "vizier@4", "sultan@4"]
ALI_BABA = [table for table in TABLES if table.name == "ali-baba"]


@pytest.mark.parametrize("table", ALI_BABA, ids=str)
def test_all_levels_play_to_the_end_together(table: Table) -> None:
    state, chance = table.new(5)
    seats = [
        bots.get("ali-baba", LEVELS[(seat + table.players) % len(LEVELS)], seat)
        for seat in range(table.players)
    ]
    while state.seat is not None:
        state.apply(seats[state.seat].choose(state.resample(state.seat, chance)), chance)
    assert len(state.winners()) >= 1


@pytest.mark.parametrize("name", LEVELS)
def test_every_step_of_a_game_is_answered(name: str) -> None:
    bot = bots.get("ali-baba", name)
    state, chance = Table("ali-baba", "lamp", 2).new(3)
    answered = set()
    while not state.over:
        action = bot.choose(state.resample(state.seat, chance))
        assert action in state.legal()
        answered.add(state.step)
        state.apply(action, chance)
    assert {"take", "also", "show", "ban"} <= answered


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    state, _ = Table("ali-baba", "base", 3).new(8)
    first, second = (bots.get("ali-baba", name, seed=4).choose(state.clone()) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ["merchant", "vizier@30"])
def test_a_hint_tells_the_best_lines_first(name: str) -> None:
    state, _ = Table("ali-baba", "base", 2).new(2)
    lines = bots.get("ali-baba", name).hint(state, lines=3)
    assert len(lines) == 3
    assert all(line.actions[0] in state.legal() and 0 < line.win < 1 for line in lines)
    assert bots.get("ali-baba", name).choose(state) == lines[0].actions[0]


def test_a_finished_game_has_no_hint() -> None:
    state, chance = Table("ali-baba", "base", 2).new(2)
    state.playout(chance)
    assert bots.get("ali-baba", "vizier@4").hint(state) == []


def test_an_unknown_setting_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadBot, match="no setting is called 'courage'; there are exploration, temperature"):
        bots.get("ali-baba", "vizier:courage=1")


@pytest.mark.parametrize("wish", ["horizon=1.5", "horizon=-1", "nodes=60", "scale=nan"])
def test_a_setting_that_can_not_be_is_refused(wish: str) -> None:
    with pytest.raises(BadBot, match=r"is a (whole )?number from \S+ to \S+, not"):
        bots.get("ali-baba", f"sultan:{wish}")


def test_greedy_levels_have_no_settings() -> None:
    with pytest.raises(BadBot, match="a merchant has no settings, so it can't be told horizon"):
        bots.get("ali-baba", "merchant:horizon=2")


def test_a_position_of_another_game_is_refused() -> None:
    state, chance = Table("five-tribes", "base", 2).new(1)
    with pytest.raises(TypeError, match="a position of Ali Baba is expected"):
        bots.get("ali-baba", "vizier@4").think(state, Budget(simulations=4), chance)


def test_a_setting_changes_how_the_tree_is_searched() -> None:
    state, _ = Table("ali-baba", "base", 2).new(2)
    visits = [
        [line.visits for line in bots.get("ali-baba", f"vizier@60:exploration={wish}").hint(state)]
        for wish in (0, 50)
    ]
    assert visits[0] != visits[1]


@pytest.mark.parametrize("name", LEVELS)
def test_secretly_shown_tiles_of_rivals_do_not_sway_a_choice(name: str) -> None:
    state, chance = Table("ali-baba", "base", 3).new(1)
    while not (state.step == "show" and len(state.to_json()["shown"]) == 1 and len(state.legal()) > 4):
        state.apply(state.legal()[chance.below(len(state.legal()))], chance)
    worlds = [state.resample(state.seat, Chance(seed)) for seed in range(6)]
    assert len({str(world.to_json()) for world in worlds}) > 1
    hints = [bots.get("ali-baba", name).hint(world) for world in worlds]
    assert all(hint == hints[0] for hint in hints)
