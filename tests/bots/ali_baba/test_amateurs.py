"""Those who are learning Ali Baba see the points before them, and little of what they leave to others."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai import bots
from caravanserai.bots import BadBot
from caravanserai.games import State

from ...games.ali_baba.scenario import ALI_BABA, row, table

AMATEURS = ["novice", "drover", "pedlar"]
SWORDS = ["sword-pink", "sword-blue", "sword-green", "sword-yellow"]
SEEDS = 30


def choices(level: str, state: State) -> Counter[str]:
    """What bots of a level play, in words, with many seeds."""
    return Counter(ALI_BABA.text(bots.get("ali-baba", level, seed).choose(state)) for seed in range(SEEDS))


@pytest.mark.parametrize("level", AMATEURS)
def test_a_tile_that_makes_a_large_set_larger_is_seen(level: str) -> None:
    state = table(
        row("ring-blue", "sword-brown", "carpet-blue", "ruby-blue"),
        tiles={0: SWORDS, 1: ["chest-blue", "chest-pink"]},
        turns_left=3,
    )
    assert choices(level, state) == {"take 1a3": SEEDS}


def rival_waits() -> State:
    """The rival has four swords, and a fifth lies open; other tiles bring more at once."""
    return table(
        row("ring-blue", "sword-white", "carpet-blue", "ruby-blue") | {"2c3": "lamp-green"},
        ["1c3", "1c4", "1d3", "1d4"],
        tiles={0: ["chest-blue", "chest-pink"], 1: SWORDS},
    )


def test_a_tile_on_which_the_rival_waits_is_overlooked_less_with_every_level() -> None:
    taken = [choices(level, rival_waits())["take 1a3"] for level in (*AMATEURS, "merchant")]
    assert taken == sorted(taken)
    assert taken[0] == 0
    assert taken[1] < SEEDS / 3
    assert taken[2] > SEEDS / 2
    assert taken[3] == SEEDS


def test_of_tiles_that_bring_the_same_now_this_one_is_taken_and_now_that() -> None:
    assert {"take 1a1", "take 1a5"} < {*choices("novice", rival_waits())}


def test_a_habit_of_another_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadBot, match="no habit is called 'daring'; there are doubt, vision, foresight"):
        bots.get("ali-baba", "drover:daring=1")
