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
    own, rival = (line["total"] for line in env.unwrapped.position.scores())
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
        ({"players": 3}, ValueError, "1 opponents make a table of 2, not of 3"),
        ({"opponents": {}}, ValueError, "a pool of opponents needs somebody in it"),
        ({"opponents": {"novice": 0}}, ValueError, "how often novice is drawn is a number above 0, not 0"),
        ({"opponents": {"genius": 1}}, BadBot, "no bot is called 'genius'"),
        ({"opponents": {"novice": 1}, "players": 7}, ValueError, "for 2 to 4 players, not 7"),
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


@both
def test_nothing_is_drawn_unless_a_mode_was_chosen(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(name).unwrapped
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="choose a render_mode of human, ansi, rgb_array"):
        assert env.render() is None
    gymnasium.make(name, render_mode="human").reset(seed=1)
    assert "seat0:" in capsys.readouterr().out


@both
def test_frames_are_collected_where_a_list_is_asked_for(name: str) -> None:
    env: Any = gymnasium.make(name, render_mode="ansi_list")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    assert len(env.render()) == 2


@both
def test_only_a_whole_number_is_an_action(name: str) -> None:
    env = gymnasium.make(name).unwrapped
    _, info = env.reset(seed=1)
    with pytest.raises(TypeError, match="integer"):
        env.step(float(info["action_mask"].argmax()))
    env.step(info["action_mask"].argmax())


@both
def test_the_seed_is_kept_and_goes_on_when_none_is_given(name: str) -> None:
    env = gymnasium.make(name)
    first, _ = env.reset(seed=9)
    second, _ = env.reset()
    assert env.unwrapped.np_random_seed == 9
    assert (first != second).any()
    assert (env.reset(seed=9)[0] == first).all()
    assert (env.reset()[0] == second).all()


@both
def test_what_a_step_tells_is_not_overwritten_by_the_next(name: str) -> None:
    env = gymnasium.make(name)
    seen, info = env.reset(seed=2)
    kept, mask = seen.copy(), info["action_mask"].copy()
    env.step(int(mask.argmax()))
    assert (seen == kept).all()
    assert (info["action_mask"] == mask).all()


@both
def test_it_is_made_again_from_its_description_and_closed_twice(name: str) -> None:
    env = gymnasium.make(name, opponents=["random", "random"], seat=2)
    assert env.spec is not None
    again = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()))
    assert (again.reset(seed=3)[0] == env.reset(seed=3)[0]).all()
    with env:
        pass
    env.close()
    assert name in str(env.unwrapped)


@both
def test_opponents_are_drawn_from_a_pool_by_weight_and_seed(name: str) -> None:
    env: Any = gymnasium.make(name, opponents={"random": 3, "novice": 1}, players=3)
    assert (env.unwrapped.players, env.reset(seed=1)[1]["seat"] in (0, 1, 2)) == (3, True)
    drawn = [tuple(env.reset(seed=seed)[1]["opponents"]) for seed in range(60)]
    assert drawn == [tuple(env.reset(seed=seed)[1]["opponents"]) for seed in range(60)]
    assert set(drawn) == {(one, two) for one in ("random", "novice") for two in ("random", "novice")}
    assert 70 < sum(names.count("random") for names in drawn) < 110
    rewards, *_ = play(env, 5)
    assert rewards[-1] in (1, -0.5, 0.25)
    env.close()


@both
def test_games_of_a_pool_are_the_same_after_the_same_seed(name: str) -> None:
    first, again = (play(gymnasium.make(name, opponents={"random": 1, "novice": 1}), 8) for _ in range(2))
    assert first[:2] == again[:2]


@both
@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_games_at_once(name: str, mode: str) -> None:
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode=mode, opponents=["random"])
    seen, infos = many.reset(seed=4)
    alone = gymnasium.make(name, opponents=["random"])
    assert (seen[1] == alone.reset(seed=5)[0]).all()
    for _ in range(3):
        seen, _, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))
    assert many.observation_space.contains(seen)
    many.close()
