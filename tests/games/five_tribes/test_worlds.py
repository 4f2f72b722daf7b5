"""In random courses of play, resamples are just the worlds that a seat can't rule out (FT-S2).

Whoever is asked, or not asked, shows something of a hand. Here nothing is taken from the engine's own idea of
that: brute force tells at every step which hands and decks are possible.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from caravanserai import games

from .scenario import GAME, TILES, seat, table
from .worlds import outcomes, resampled, secret_of, seen_by

DJINNS = [
    "bouraq",
    "echidna",
    "enki",
    "hagis",
    "iblis",
    "kandicha",
    "lamia",
    "leta",
    "nekir",
    "sloar",
    "utug",
]
KINDS = ["oasis", "village", "sacred-place", "small-market", "large-market"]
ASKED_BEFORE_THE_TILE = (80, 95, 112, 147, 207, 271, 282, 284, 303)
"""Courses in which a question before the tile acts tells something."""
TELLING = ("use", "kill merchant", "drop assassin", "drop builder", "drop merchant")
"""Lines that draw cards, or lead to questions about fakirs."""


def some(dice: random.Random, things: str, most: int) -> str:
    return " ".join(dice.choice(things.split()) for _ in range(dice.randint(0, most)))


def start_of_course(dice: random.Random) -> games.State:
    """A crowded board, few cards, and djinns for everybody; no new round will come."""
    players = dice.choice([2, 3])
    owners = {djinn: dice.randrange(players) for djinn in DJINNS}
    seats = [
        seat(
            coins=dice.choice([0, 4, 10]),
            viziers=dice.choice([0, 0, 1]),
            elders=dice.choice([0, 0, 1, 2]),
            djinns=" ".join(djinn for djinn in DJINNS if owners[djinn] == number),
            hand=some(dice, "fakir fakir silk gold", 3),
        )
        for number in range(players)
    ]
    tiles = [f"{name} {dice.choice(KINDS)} {some(dice, 'V E M B A A', 2).replace(' ', '')}" for name in TILES]
    return table(
        *tiles,
        seats=seats,
        row=some(dice, "silk fish fakir", 3),
        deck=some(dice, "fakir silk gold", 3),
        discard=some(dice, "fakir silk wheat", 3),
        djinn_row="boaz jafaar",
        last=True,
    )


def follow_course(seed: int) -> Counter[str]:
    """Play at random while few worlds are possible; the steps that were asked while there were several."""
    dice = random.Random(seed)
    state = start_of_course(dice)
    observer = dice.choice([*range(state.players), None])
    worlds = [state.clone()]
    chance = games.Chance(seed)
    several: Counter[str] = Counter()
    while True:
        legal = state.legal()
        telling = [action for action in legal if GAME.text(action).startswith(TELLING)]
        action = dice.choice(telling if telling and dice.random() < 0.6 else legal)
        state.apply(action, chance)
        if state.over:
            return several
        seen, line = seen_by(state, observer), GAME.text(action)
        after = [next_one for world in worlds for next_one in outcomes(world, line)]
        possible = {secret_of(world): world for world in after if seen_by(world, observer) == seen}
        worlds = list(possible.values())
        if len(worlds) > 20:
            return several
        several[state.step] += len(worlds) > 1
        times = 40 * len(worlds) if len(worlds) > 1 else 3
        assert resampled(state, observer, times) == set(possible), (seed, line)


@pytest.mark.rule("FT-S2")
def test_resamples_in_random_courses_are_just_the_possible_worlds() -> None:
    seeds = [*range(50), *ASKED_BEFORE_THE_TILE]
    several = sum((follow_course(seed) for seed in seeds), Counter[str]())
    assert several.total() >= 40
    assert several["before-tile"] >= 10


@pytest.mark.rule("FT-S2", "FT-D-IBLIS")
def test_who_pays_iblis_with_an_elder_to_strike_far_away_shows_the_fakirs_it_takes() -> None:
    assert follow_course(469)["kill"] > 0
