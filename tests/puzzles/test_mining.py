"""Puzzles found in games: the same in every run, about what the turn shows, as hard as bots find them."""

from __future__ import annotations

import pytest

from caravanserai import bots, games
from caravanserai.games import Chance, Json
from caravanserai.puzzles.difficulty import where_even
from caravanserai.puzzles.mining import Miner, tables_of
from caravanserai.puzzles.puzzle import Puzzle

FEW = 300
"""Simulations: enough to find something, not to be sure."""


def found_in(seed: int) -> list[Puzzle]:
    """The puzzles of one game of Ali Baba."""
    return list(Miner(games.get("ali-baba"), FEW).from_bots(seed))


def test_the_same_game_has_the_same_puzzles() -> None:
    seed = next(seed for seed in range(20) if found_in(seed))
    assert found_in(seed) == found_in(seed)


def test_a_game_that_was_played_is_looked_through_as_well() -> None:
    game = games.get("ali-baba")
    chance, steps = Chance(4), []
    state = game.new(2, chance)
    setup = state.clone()
    seats = [bots.get(game.name, "vizier@60", seat) for seat in range(2)]
    while state.seat is not None:
        action = seats[state.seat].choose(state.resample(state.seat, chance))
        steps.append(game.step(state, action, chance))
    record: Json = game.record(setup, steps)
    for puzzle in Miner(game, FEW).from_record(record, 0):
        assert puzzle.game is game
        assert puzzle.themes


def test_a_puzzle_needs_a_game_that_says_what_its_puzzles_are_about(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("ali-baba")
    monkeypatch.setattr(type(game), "rooms", games.game.Rooms())
    with pytest.raises(ValueError, match="doesn't say what its puzzles are about"):
        Miner(game)


def test_every_variant_is_played_by_as_many_as_it_is_for() -> None:
    tables = tables_of(games.get("ali-baba"))
    assert (2, "small") in tables
    assert (3, "small") not in tables
    assert {(players, "base") for players in (2, 3, 4)} <= set(tables)


def test_who_finds_what_others_miss_makes_it_harder() -> None:
    strengths = (800, 1000, 1200, 1400)
    ratings = [
        where_even([(600, 1), (2300, 0), *((one, one >= least) for one in strengths)])
        for least in (0, 900, 1100, 1300, 9999)
    ]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == len(ratings)
    assert 500 < ratings[0] < ratings[-1] < 2000
