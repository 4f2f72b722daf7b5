"""Every pick and every drop equals a naive exhaustive search, on more than 20,000 positions (FT-M1 … FT-M7).

Positions come from random games and from sparse boards, where often only a loop can finish a move. Each of
the eight chunks counts what it has compared, so that none can become empty unnoticed.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from caravanserai import games

from .scenario import GAME, LETTERS, TILES, choices, table
from .searching import Search

NAMES = dict(zip(LETTERS, ("vizier", "elder", "merchant", "builder", "assassin"), strict=True))
POSITIONS_EACH = 2_600
SPARSE_EACH = 1_900
SMALL = 6  # hands for which it is quick to tell that only a loop brings them home


class Comparison:
    """Compares positions with the search, and counts them."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.positions = 0
        self.sizes: Counter[int] = Counter()
        self.only_by_loop = 0

    def compare_picks(self, meeples: dict[str, str], offered: list[str]) -> None:
        """The whole board: each tile may be picked or not."""
        search, straight = Search(), Search(loops=False)
        expected = search.picks(meeples)
        assert set(offered) == {f"pick {name}" for name in expected}, meeples
        self.positions += 1
        self.sizes.update(len(there) for there in meeples.values() if there)
        small = [name for name in expected if len(meeples[name]) <= SMALL]
        self.only_by_loop += sum(not straight.can_pick(meeples, name) for name in small)

    def compare_drops(self, state: games.State) -> None:
        """Inside a move: each colour on each tile."""
        position = state.to_json()
        turn, meeples = position["turn"], meeples_of(position)
        where = (meeples, turn["tile"], turn["previous"], turn["hand"])
        expected = Search().drops(*where)
        assert set(choices(state)) == {f"drop {NAMES[colour]} {there}" for colour, there in expected}, where
        self.positions += 1
        self.sizes[len(turn["hand"])] += 1
        if len(turn["hand"]) <= SMALL:
            self.only_by_loop += len(expected - Search(loops=False).drops(*where))

    def follow_move(self, state: games.State) -> None:
        """Drop the hand at random, comparing every step."""
        while state.step == "drop":
            self.compare_drops(state)
            state.apply(self.dice.choice(state.legal()), games.Chance(0))

    def play_game(self, players: int) -> None:
        """A random game, comparing the board at every pick and every drop."""
        chance = games.Chance(self.dice.getrandbits(32))
        state = GAME.new(players=players, chance=chance)
        while not state.over and self.positions < POSITIONS_EACH:
            if state.step == "pick":
                self.compare_picks(meeples_of(state.to_json()), choices(state, "pick"))
            if state.step == "drop":
                self.follow_move(state)
            else:
                state.apply(self.dice.choice(state.legal()), chance)

    def try_sparse_board(self, size: int) -> None:
        """A hand of this size on one tile, and next to nothing elsewhere."""
        meeples = dict.fromkeys(TILES, "")
        start = self.dice.choice(TILES)
        colours = self.dice.sample(LETTERS, self.dice.choice([1, 2, 3, 4, 5, 5, 5]))
        meeples[start] = some_meeples(self.dice, colours, size)
        for name in self.dice.sample(TILES, self.dice.choice([0, 0, 1, 2, 3])):
            if name != start:
                meeples[name] = some_meeples(self.dice, colours, self.dice.choice([1, 1, 2]))
        words = [f"{name} {there}" for name, there in meeples.items()]
        if not Search().picks(meeples):
            with pytest.raises(games.BadPosition, match="no meeples can move"):
                table(*words)
            self.compare_picks(meeples, [])
            return
        state = table(*words)
        self.compare_picks(meeples, choices(state, "pick"))
        if f"pick {start}" in choices(state):
            state.apply(GAME.parse(f"pick {start}"), games.Chance(0))
            self.follow_move(state)


def meeples_of(position: dict[str, Any]) -> dict[str, str]:
    return {name: there["meeples"] for name, there in position["tiles"].items()}


def some_meeples(dice: random.Random, colours: list[str], number: int) -> str:
    """Meeples of these colours, each of them once before any comes twice."""
    several = colours[:number] + [dice.choice(colours) for _ in range(number - len(colours))]
    return "".join(sorted(several, key=LETTERS.index))


@pytest.mark.rule("FT-M1", "FT-M2", "FT-M3", "FT-M4", "FT-M5", "FT-M6", "FT-M7")
@pytest.mark.parametrize("seed", range(8))
def test_picks_and_drops_equal_a_naive_search(seed: int) -> None:
    comparison = Comparison(seed)
    size = 0
    while comparison.positions < SPARSE_EACH:
        size = size % 10 + 1
        comparison.try_sparse_board(size)
    while comparison.positions < POSITIONS_EACH:
        comparison.play_game(players=2 + seed % 3)
    assert min(comparison.sizes[size] for size in range(1, 11)) >= 30, comparison.sizes
    assert comparison.only_by_loop >= 100


def test_the_search_knows_the_shortest_loop() -> None:
    five, four = {**dict.fromkeys(TILES, ""), "C3": "VVEMB"}, {**dict.fromkeys(TILES, ""), "C3": "VVVV"}
    assert Search().picks(five) == {"C3"}
    assert Search(loops=False).picks(five) == set()
    assert Search().picks(four) == set()
