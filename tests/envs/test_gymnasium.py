"""Gymnasium: one learner among bots, checked by its own checker."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium comes with the extra `learn`")

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from caravanserai import games
from caravanserai.bots import BadBot
from caravanserai.envs.gymnasium_env import id_of

both = pytest.mark.parametrize("name", [id_of(game) for game in games.names()])


def play(env: Any, seed: int) -> tuple[list[float], list[int], dict[str, Any]]:
    """A game of random actions: the rewards, the actions, the last info."""
    _, info = env.reset(seed=seed)
    choice = np.random.default_rng(seed)
    rewards: list[float] = []
    actions: list[int] = []
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert (legal == np.flatnonzero(env.unwrapped.action_masks())).all()
        actions.append(int(choice.choice(legal)))
        seen, reward, over, cut, info = env.step(actions[-1])
        assert not cut
        assert env.observation_space.contains(seen)
        rewards.append(reward)
    return rewards, actions, info


@both
@pytest.mark.parametrize("reward", ["win", "margin", "shaped"])
def test_the_checker_of_gymnasium_is_content(name: str, reward: str) -> None:
    check_env(gymnasium.make(name, reward=reward).unwrapped, skip_render_check=False)


@both
def test_a_table_of_bots_is_chosen_by_name(name: str) -> None:
    env = gymnasium.make(name, opponents=["merchant", "novice"], seat=1)
    rewards, _, info = play(env, 3)
    assert info["seat"] == 1
    assert rewards[-1] in (1, -0.5)
    assert not any(rewards[:-1])


@both
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, again, other = (play(gymnasium.make(name), seed) for seed in (4, 4, 5))
    assert first[:2] == again[:2]
    assert first[1] != other[1]


@both
def test_the_learner_sits_at_another_seat_each_time(name: str) -> None:
    env = gymnasium.make(name, opponents=["random"] * 3)
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4


@both
def test_margins_tell_by_how_much(name: str) -> None:
    env: Any = gymnasium.make(name, reward="margin", seat=0)
    rewards, *_ = play(env, 6)
    own, rival = (line["total"] for line in env.unwrapped._state.scores())
    assert sum(rewards) == pytest.approx((own - rival) / 100)


@both
def test_shaped_rewards_add_up_to_the_win(name: str) -> None:
    won = sum(play(gymnasium.make(name, seat=0), 7)[0])
    shaped = play(gymnasium.make(name, seat=0, reward="shaped"), 7)[0]
    assert sum(shaped) == pytest.approx(won)
    assert len([reward for reward in shaped if reward]) > 3


@both
def test_an_illegal_action_ends_the_game_and_says_why(name: str) -> None:
    env = gymnasium.make(name)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-1, True)
    assert "not allowed" in info["illegal"]
    with pytest.raises(ResetNeeded, match="call reset"):
        env.unwrapped.step(0)


@both
def test_after_the_end_a_new_game_must_be_asked_for(name: str) -> None:
    env = gymnasium.make(name).unwrapped
    with pytest.raises(ResetNeeded, match="no game is under way"):
        env.step(0)
    play(env, 8)
    with pytest.raises(ResetNeeded, match="no game is under way"):
        env.step(0)


@both
@pytest.mark.parametrize(
    ("options", "problem", "complaint"),
    [
        ({"opponents": []}, ValueError, "for 2 to 4 players, not 1"),
        ({"opponents": ["genius"]}, BadBot, "no bot is called 'genius'"),
        ({"seat": 2}, ValueError, "a seat from 0 to 1 is expected"),
        ({"reward": "fame"}, ValueError, "no reward is called 'fame'"),
        ({"gamma": 0}, ValueError, "gamma lies between 0 and 1"),
    ],
)
def test_wrong_wishes_are_answered_in_words(
    name: str, options: dict[str, Any], problem: type[Exception], complaint: str
) -> None:
    with pytest.raises(problem, match=complaint):
        gymnasium.make(name, **options)


@both
def test_numbers_are_described(name: str) -> None:
    env: Any = gymnasium.make(name).unwrapped
    names = [element.name for element in env.describe_observation()]
    seen, _ = env.reset(seed=2)
    assert seen[names.index("decides me")] == 1
