"""Whole turns as an environment of Gymnasium: each row tells where a turn leads, and taking it does."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium comes with the extra `learn`")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from caravanserai import envs, games
from caravanserai.envs.turns_env import turns_id_of
from caravanserai.games import Chance

from ..games.tables import Table, one_of_each_step

both = pytest.mark.parametrize("game", games.names())


@both
def test_the_checker_of_gymnasium_is_content(game: str) -> None:
    check_env(gymnasium.make(turns_id_of(game), most=8).unwrapped, skip_render_check=True)


@both
def test_a_game_of_whole_turns_goes_to_its_end(game: str) -> None:
    env: Any = gymnasium.make(turns_id_of(game), most=12, opponents=["random", "random"])
    seen, info = env.reset(seed=2)
    choice, over, steps, paid = np.random.default_rng(2), False, 0, 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert 1 <= len(legal) == len(env.unwrapped.turns) <= 12
        assert (legal == np.flatnonzero(env.unwrapped.action_masks())).all()
        assert not seen[len(legal) :].any()
        taken = int(choice.choice(legal))
        line = env.unwrapped.turns[taken]
        assert (seen[taken] == envs.observation(game, line.after, info["seat"])).all()
        seen, paid, over, _, info = env.step(taken)
        assert env.observation_space.contains(seen)
        steps += 1
    assert paid in (1, 0.25, 0, -0.5)
    assert 3 < steps < 120
    assert not info["action_mask"].any()


@both
def test_the_same_seed_lays_out_the_same_turns(game: str) -> None:
    rows = [gymnasium.make(turns_id_of(game)).reset(seed=3)[0] for _ in range(2)]
    assert (rows[0] == rows[1]).all()


@both
def test_a_turn_that_is_not_there_loses(game: str) -> None:
    env = gymnasium.make(turns_id_of(game), most=200, seat=0)
    _, info = env.reset(seed=1)
    _, paid, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert (paid, over) == (-1, True)
    assert "turns to choose from" in info["illegal"]
    with pytest.raises(ValueError, match="most is a whole number from 1 on, not 0"):
        gymnasium.make(turns_id_of(game), most=0)


def test_few_turns_are_all_told_and_of_many_as_many_as_wanted_each_once() -> None:
    few = games.get("ali-baba").new(2, Chance(3))
    every = [turn.actions for turn in envs.whole_turns("ali-baba", few)]
    assert [turn.actions for turn in envs.some_turns("ali-baba", few, 500, Chance(1))] == every
    state = one_of_each_step(Table("five-tribes", "base", 2))["pick"]
    some = envs.some_turns("five-tribes", state, 40, Chance(1))
    assert len(some) == 40
    assert len({repr(turn.after.to_json()) for turn in some}) == 40
    assert len({turn.actions[0] for turn in some}) > 5
    for turn in some:
        if turn.certain:
            assert envs.play_turn(state, turn.actions, Chance(9)) == turn.after
