"""What the bots see: sets, magic, bans, and what a take leaves to the next."""

from __future__ import annotations

import pytest

from caravanserai import bots
from caravanserai.bots.ali_baba.appraisal import Appraisal
from caravanserai.bots.ali_baba.weights import WEIGHTS
from caravanserai.games import Chance, State
from caravanserai.games.ali_baba.actions import find_actions
from caravanserai.games.ali_baba.game import of_ali_baba

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


@pytest.mark.parametrize("name", ["merchant", "vizier@100"])
@pytest.mark.parametrize("rules", [1, 2])
def test_a_ban_counts_for_nothing_in_the_last_turn_of_all(name: str, rules: int) -> None:
    """A pair of rings is a point more than a second chest, but a ban would count for more than that."""
    state = table(
        row("chest-white", "ring-green", "sword-white"),
        tiles={0: ["ring-pink"], 1: ["sword-pink", "sword-blue", "sword-green"]},
        turns_left=1,
        rules=rules,
    )
    assert choice(name, state) == "take 1a3"


def test_a_white_tile_is_appraised_without_a_ban_where_none_can_matter() -> None:
    both, alone, worth = row("chest-white", "ring-blue"), row("chest-white"), list[float]()
    for cave, left in ((both, 3), (both, 1), (alone, 3)):
        position = of_ali_baba(table(cave, turns_left=left))
        appraisal = Appraisal(WEIGHTS)
        appraisal.appraise(position, find_actions(position))
        worth.append(round(appraisal.gains[0], 3))
    assert worth[0] > worth[1] + 1
    assert worth[2] == worth[1]


@pytest.mark.parametrize("name", ["random", "novice", *ALL])
@pytest.mark.parametrize("rules", [1, 2])
def test_games_with_white_tiles_at_their_end_are_played_to_it(name: str, rules: int) -> None:
    white = [f"{treasure}-white" for treasure in ("chest", "ring", "sword", "ruby")]
    state = table(row(*white), tiles={0: ["crown-pink"], 1: ["crown-blue"]}, turns_left=4, rules=rules)
    bot, steps = bots.get("ali-baba", name, seed=1), list[str]()
    while not state.over:
        steps.append(state.step)
        state.apply(bot.choose(state), Chance(1))
    assert steps == ["take", "ban"] * (3 if rules == 2 else 4) + ["take"] * (rules == 2)


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
