"""PettingZoo: its own tests pass as they are, and bad input meets its usual manners."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from caravanserai import drawing, games
from caravanserai.drawing import palette
from caravanserai.games import Chance, IllegalAction

pytest.importorskip("pettingzoo", reason="PettingZoo comes with the extra `learn`")

import numpy as np
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as check_save_obs
from pettingzoo.test.state_test import test_state_space as check_state_space

from caravanserai.envs import ali_baba_v0, five_tribes_v0

both = pytest.mark.parametrize("module", [five_tribes_v0, ali_baba_v0], ids=["five_tribes_v0", "ali_baba_v0"])
# What PettingZoo says of every environment with an action mask that is not its own.
usual = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def with_usual_warnings(test: Any) -> Any:
    for mark in usual:
        test = mark(test)
    return test


@both
@pytest.mark.parametrize("players", [2, 3, 4])
@with_usual_warnings
def test_the_api_test_passes(module: ModuleType, players: int) -> None:
    api_test(module.env(players=players), num_cycles=60)


@both
@with_usual_warnings
def test_the_api_test_passes_with_every_reward(module: ModuleType) -> None:
    for reward in ("margin", "shaped"):
        api_test(module.env(reward=reward), num_cycles=40)


@both
def test_the_seed_test_passes(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=60)


@both
def test_the_render_test_passes(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "seat0:" in capsys.readouterr().out


@both
def test_the_test_of_saved_observations_passes(module: ModuleType, tmp_path: Path) -> None:
    here = Path.cwd()
    os.chdir(tmp_path)
    try:
        check_save_obs(module.env())
    finally:
        os.chdir(here)


@both
def test_the_state_is_what_all_seats_know_together(module: ModuleType) -> None:
    env = module.env(players=3)
    check_state_space(env)
    env.reset(seed=6)
    chance = Chance(2)
    for agent in env.agent_iter():
        state = env.state()
        assert env.state_space.contains(state)
        seen = [env.observe(name)["observation"] for name in env.possible_agents]
        assert (state == np.concatenate(seen)).all()
        legal = np.flatnonzero(env.observe(agent)["action_mask"])
        env.step(None if env.terminations[agent] else int(legal[chance.below(len(legal))]))
    assert env.state_space.contains(env.state())
    with pytest.raises(Exception, match="reset"):
        module.env().state()


@both
def test_nothing_is_drawn_unless_a_mode_was_chosen(
    module: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    env = module.env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="choose a render_mode of human, ansi, rgb_array"):
        assert env.render() is None
    assert capsys.readouterr().out == ""
    module.env(render_mode="human").reset(seed=1)
    assert "seat0:" in capsys.readouterr().out


@both
def test_spaces_are_the_same_at_every_look_and_agents_have_their_own_actions(module: ModuleType) -> None:
    env = module.env(players=3)
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)
    assert len({id(env.action_space(agent)) for agent in env.possible_agents}) == 3
    bare = env.unwrapped
    assert bare.action_spaces == {agent: env.action_space(agent) for agent in env.possible_agents}
    assert bare.observation_spaces == {agent: env.observation_space(agent) for agent in env.possible_agents}
    assert (env.max_num_agents, str(env)) == (3, module.__name__.split(".")[-1])
    env.reset(seed=1)
    assert env.num_agents == 3


@both
def test_what_is_told_besides_is_numbers_or_nothing(module: ModuleType) -> None:
    """TorchRL's wrapper makes tensors of it."""
    env = module.env()
    env.reset(seed=1)
    assert env.infos == {agent: {} for agent in env.agents}


@both
def test_only_a_whole_number_is_an_action(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    legal = env.observe(env.agent_selection)["action_mask"].argmax()
    with pytest.raises(TypeError, match="integer"):
        env.step(float(legal))
    env.step(legal)


@both
def test_without_a_seed_another_game_follows_and_the_same_ones_after_the_same_seed(
    module: ModuleType,
) -> None:
    games_in_turn = []
    for _ in range(2):
        env = module.raw_env()
        env.reset(seed=4)
        first = env.state()
        env.reset()
        assert (env.state() != first).any()
        games_in_turn.append(env.state())
    assert (games_in_turn[0] == games_in_turn[1]).all()


@both
def test_a_game_goes_to_its_end_and_pays_the_winner(module: ModuleType) -> None:
    env = module.env(players=3)
    env.reset(seed=5)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    chance = Chance(1)
    for agent in env.agent_iter():
        observed, reward, over, cut, _ = env.last()
        sums[agent] += reward
        mask = observed["action_mask"]
        legal = [action for action in range(len(mask)) if mask[action]]
        env.step(None if over or cut else legal[chance.below(len(legal))])
    winners = env.unwrapped.position.winners()
    assert sum(sums.values()) == pytest.approx(0)
    assert {agent for agent, paid in sums.items() if paid == max(sums.values())} == {
        f"seat_{seat}" for seat in winners
    }


@both
def test_who_does_not_decide_sees_but_may_do_nothing(module: ModuleType) -> None:
    env = module.env(players=4)
    env.reset(seed=3)
    for agent in env.agents:
        observed = env.observe(agent)
        assert observed["observation"].any()
        assert observed["action_mask"].any() == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(observed)


@both
def test_an_illegal_action_loses_the_game(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(env.observe(agent)["action_mask"].argmin())
    env.step(illegal)
    assert all(env.terminations.values())
    assert env._cumulative_rewards[agent] == -1


@both
def test_the_bare_environment_names_the_rule_of_an_illegal_action(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    kept = env.position.to_json()
    with pytest.raises(IllegalAction) as refused:
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))
    assert refused.value.rule
    assert env.position.to_json() == kept
    with pytest.raises(ValueError, match="None is only for agents that are done"):
        env.step(None)


@both
def test_wrong_wishes_are_answered_in_words(module: ModuleType) -> None:
    with pytest.raises(ValueError, match="for 2 to 4 players, not 7"):
        module.env(players=7)
    with pytest.raises(ValueError, match="no reward is called 'money'"):
        module.env(reward="money")
    with pytest.raises(ValueError, match="no render mode is called 'film'"):
        module.env(render_mode="film")


@both
def test_calls_out_of_order_and_out_of_bounds_are_refused(module: ModuleType) -> None:
    env = module.env()
    with pytest.raises(Exception, match="reset"):
        env.step(0)
    env.reset()
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(games.get(env.unwrapped.game.name).size)


@both
def test_numbers_are_described(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=2)
    names = [element.name for element in env.unwrapped.describe_observation()]
    told = env.observe(env.agent_selection)["observation"]
    assert told[names.index("decides me")] == 1


@both
def test_the_text_and_the_picture_show_the_position(module: ModuleType) -> None:
    text = module.env(render_mode="ansi", players=3)
    text.reset(seed=4)
    assert f"{text.agent_selection.replace('_', '')} to " in text.render()
    picture = module.env(render_mode="rgb_array", players=3)
    picture.reset(seed=4)
    first = picture.render()
    drawn = ElementTree.fromstring(drawing.svg(picture.unwrapped.position.view(None)))
    assert first.shape == (int(drawn.attrib["height"]), int(drawn.attrib["width"]), 3)
    assert "#{:02x}{:02x}{:02x}".format(*first[1, 1]) == palette.colours("light")["paper"].lower()
    picture.step(int(picture.observe(picture.agent_selection)["action_mask"].argmax()))
    assert (picture.render() != first).any()
