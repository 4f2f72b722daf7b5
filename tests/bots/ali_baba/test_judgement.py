"""What the bots see: sets, magic, bans, and what a take leaves to the next."""

from __future__ import annotations

import pytest

from caravanserai import bots
from caravanserai.games import State

from ...games.ali_baba.scenario import ALI_BABA, row, table

ALL = ["merchant", "vizier@100", "sultan@100"]
SEARCHING = ["vizier@200:face_down=0", "sultan@100"]


def choice(name: str, state: State) -> str:
    return ALI_BABA.text(bots.get("ali-baba", name, seed=1).choose(state))


@pytest.mark.parametrize("name", ALL)
def test_a_tile_that_makes_a_large_set_larger_is_taken(name: str) -> None:
    swords = ["sword-pink", "sword-blue", "sword-green", "sword-white"]
    state = table(
        row("ring-blue", "sword-brown", "carpet-blue", "ruby-blue"),
        tiles={0: swords, 1: ["chest-blue", "chest-pink"]},
        turns_left=3,
    )
    assert choice(name, state) == "take 1a3"


@pytest.mark.parametrize("name", ALL)
def test_a_tile_on_which_the_rival_waits_is_taken_away(name: str) -> None:
    swords = ["sword-pink", "sword-blue", "sword-green", "sword-white"]
    state = table(
        row("ring-blue", "sword-yellow", "carpet-blue", "ruby-blue") | {"2c3": "lamp-green"},
        ["1c3", "1c4", "1d3", "1d4"],
        tiles={0: ["chest-blue", "chest-pink"], 1: swords},
    )
    assert choice(name, state) == "take 1a3"


@pytest.mark.parametrize("name", SEARCHING)
def test_the_winning_tile_is_not_uncovered_for_the_rival(name: str) -> None:
    state = table(
        {"2a1": "ring-blue", "1e1": "ring-pink", "1e3": "carpet-blue", "1e5": "statue-blue"},
        ["1a1"],
        tiles={0: ["chest-blue"], 1: ["sword-pink", "sword-blue", "sword-green", "sword-white"]},
        unseen=["sword-brown", "sword-yellow"],
        scores={0: 12},
    )
    assert choice(name, state) != "take 2a1"


@pytest.mark.parametrize("name", ALL)
def test_the_ban_hits_what_the_rival_needs(name: str) -> None:
    swords = ["sword-pink", "sword-blue", "sword-green"]
    state = table(
        row("ring-blue", "sword-brown", "carpet-blue"),
        tiles={0: ["chest-white"], 1: swords},
        step="ban",
        taken={"place": "1e5", "tile": "chest-white"},
        turns_left=2,
    )
    assert choice(name, state) in ("ban sword", "ban brown")


@pytest.mark.parametrize("name", ALL)
def test_the_tile_least_missed_is_shown(name: str) -> None:
    state = table(
        row("ring-blue", "carpet-blue"),
        tiles={0: ["chest-yellow"], 1: ["sword-pink", "sword-blue", "sword-green", "lamp-pink"]},
        step="show",
        seat=1,
        taken={"place": "1e5", "tile": "chest-yellow"},
        turns_left=2,
    )
    assert choice(name, state) == "show lamp-pink"


def test_a_clear_choice_does_not_take_the_whole_budget() -> None:
    state = table(
        row("ring-pink", "carpet-white", "statue-white") | {"2c3": "lamp-green", "2d1": "ruby-green"},
        ["1c3", "1c4", "1d3", "1d4", "1d1", "1d2", "1e1", "1e2"],
        tiles={0: ["ring-blue", "ring-brown", "ring-green", "ring-white"], 1: ["ring-yellow"]},
    )
    lines = bots.get("ali-baba", "vizier@400").hint(state)
    assert ALI_BABA.text(lines[0].actions[0]) == "take 1a1"
    assert sum(line.visits for line in lines) < 400
