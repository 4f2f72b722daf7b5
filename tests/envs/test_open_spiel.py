"""OpenSpiel: its own tests, its search and its evaluation run on both games."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra `learn`")

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

from caravanserai import envs, games
from caravanserai.envs import open_spiel
from caravanserai.envs.chance_nodes import Moment

from ..games.secrets_of_five_tribes import play_in_secret

NAMES = [open_spiel.name_of(game) for game in games.names()]
SMALL = "caravanserai_ali_baba(variant=small)"
both = pytest.mark.parametrize("name", NAMES)


def begun(name: str, seed: int = 1, decisions: int = 0) -> Any:
    """A state in which the table is set up and so many random decisions have been made."""
    state, choice = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(seed)
    while state.is_chance_node() or (decisions > 0 and not state.is_terminal()):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(choice.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(choice.choice(state.legal_actions())))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", [SMALL, "caravanserai_ali_baba(players=3,variant=lamp)"])
def test_random_games_pass_the_test_of_open_spiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", [*NAMES, *(f"{name}(players=4)" for name in NAMES)])
def test_random_games_pass_the_test_of_open_spiel_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@both
def test_a_state_is_serialised_in_the_middle_of_a_game(name: str) -> None:
    state = begun(name, 2, 25)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert str(game) == str(state.get_game())


@both
def test_chance_is_explicit_and_its_odds_add_up(name: str) -> None:
    state, choice, draws = begun(name), np.random.default_rng(4), 0
    while not state.is_terminal() and draws < 12:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            assert list(outcomes) == sorted(set(outcomes))
            assert state.action_to_string(outcomes[0])
            state.apply_action(int(choice.choice(outcomes, p=odds)))
            draws += 1
        else:
            state.apply_action(int(choice.choice(state.legal_actions())))
    assert draws == 12


def test_what_chance_may_turn_up_is_what_is_unseen() -> None:
    state = begun(SMALL)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    unseen = state.position.to_json()["unseen"]
    outcomes = dict(state.chance_outcomes())
    assert {games.get("ali-baba").answer_text(outcome) for outcome in outcomes} == set(unseen)
    assert list(outcomes.values()) == pytest.approx([1 / len(unseen)] * len(unseen))


@both
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = begun(name, 3, 5)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    kept = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == kept != str(clone)


@both
def test_actions_are_told_in_notation(name: str) -> None:
    state = begun(name)
    rules = games.get("five-tribes" if "five" in name else "ali-baba")
    action = state.legal_actions()[0]
    assert state.action_to_string(state.current_player(), action) == rules.text(action)


@both
def test_observations_are_the_numbers_of_the_layout(name: str) -> None:
    state = begun(name, 5, 12)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rules = "five-tribes" if "five" in name else "ali-baba"
    for seat in range(2):
        expected = envs.observation(rules, state.position, seat)
        assert (np.array(state.observation_tensor(seat), np.float32) == expected).all()
    observer = make_observation(state.get_game())
    observer.set_from(state, 0)
    assert observer.dict["seat"].tolist() == [1, 0, 0, 0]


def test_an_information_state_remembers_what_was_seen() -> None:
    """Two ways to the same position are told apart by who saw them; equal ways are not."""
    one, same = begun(SMALL, 6, 9), begun(SMALL, 6, 9)
    for seat in range(2):
        assert one.information_state_string(seat) == same.information_state_string(seat)
        assert one.observation_string(seat) in one.information_state_string(seat)
    assert one.information_state_string(0) != begun(SMALL, 7, 9).information_state_string(0)
    earlier = begun(SMALL, 6, 8)
    assert earlier.information_state_string(0) != one.information_state_string(0)


def test_a_secret_is_in_nobody_elses_information_state() -> None:
    """Two rivals show a tile; the second doesn't know what the first has chosen."""
    for seed in range(40):
        state = begun("caravanserai_ali_baba(players=3)", seed, 30)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
                continue
            legal = state.legal_actions()
            if state.position.step == "show" and len(legal) > 1:
                chooser = state.current_player()
                after = [state.child(action) for action in legal[:2]]
                if after[0].position.step == "show":
                    for seat in range(3):
                        told = {each.information_state_string(seat) for each in after}
                        assert len(told) == (2 if seat == chooser else 1)
                    return
            state.apply_action(legal[0])
    raise AssertionError("nobody ever chose in secret")


def test_the_search_of_open_spiel_plays_against_random_under_its_evaluation() -> None:
    game = pyspiel.load_game(SMALL)
    choice = np.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, choice), random_state=choice)
    bots = [searcher, uniform_random.UniformRandomBot(1, choice)]
    state = begun(SMALL, 8, 22)
    returns = evaluate_bots.evaluate_bots(state, bots, choice)
    assert sum(returns) == pytest.approx(0)


def test_a_wrong_number_of_players_is_answered_in_words() -> None:
    with pytest.raises(Exception, match="for 2 to 4 players, not 5"):
        pyspiel.load_game("caravanserai_five_tribes(players=5)")


@both
def test_who_is_not_to_act_may_do_nothing(name: str) -> None:
    """Also while chance speaks, of which OpenSpiel's own answer would list what chance may say."""
    setting_up = pyspiel.load_game(name).new_initial_state()
    waiting = begun(name)
    while not waiting.is_chance_node():
        waiting.apply_action(waiting.legal_actions()[0])
    over = begun(name, 1, 10_000)
    for state in (setting_up, waiting, over):
        for seat in range(2):
            assert state.legal_actions(seat) == []
            assert state.legal_actions_mask(seat) == [0] * state.num_distinct_actions()
    decided = begun(name)
    seat = decided.current_player()
    assert decided.legal_actions() == decided.legal_actions(seat) != []
    assert np.flatnonzero(decided.legal_actions_mask(seat)).tolist() == decided.legal_actions()
    assert decided.legal_actions_mask() == decided.legal_actions_mask(seat)
    assert decided.legal_actions(1 - seat) == []
    assert sum(setting_up.legal_actions_mask()) == len(setting_up.legal_actions()) == 256


@both
def test_what_is_not_provided_is_refused_in_words(name: str) -> None:
    state = begun(name)
    assert not state.get_game().get_type().provides_information_state_tensor
    with pytest.raises(Exception, match="in words alone"):
        state.information_state_tensor(0)
    with pytest.raises(ValueError, match="chance has no say here"):
        state.chance_outcomes()
    with pytest.raises(ValueError, match="chance has to speak first"):
        pyspiel.load_game(name).new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_an_imagined_state_is_one_that_the_seat_cannot_tell_from_the_true_one() -> None:
    choice, differed = np.random.RandomState(1), 0
    state = pyspiel.load_game("caravanserai_five_tribes(players=3)").new_initial_state()
    before = None
    for number, position in enumerate(play_in_secret(3, 1)):
        state.moment = before = Moment(before, position.clone())
        if number % 5 == 0 and not position.over:
            seat = state.current_player()
            imagined = state.resample_from_infostate(seat, choice.uniform)
            assert imagined.information_state_string(seat) == state.information_state_string(seat)
            assert imagined.observation_tensor(seat) == state.observation_tensor(seat)
            assert imagined.legal_actions() == state.legal_actions()
            differed += imagined.position != state.position
    assert differed > 5


def test_the_search_of_open_spiel_over_what_is_known_chooses_a_legal_action() -> None:
    game, choice = pyspiel.load_game("caravanserai_five_tribes"), np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, choice)
    searcher = ismcts.ISMCTSBot(game, evaluator, 1.4, 2, random_state=choice)
    state = begun("caravanserai_five_tribes", 4, 150)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert searcher.step(state) in state.legal_actions()


@both
def test_the_environment_for_learners_of_open_spiel_plays_a_game(name: str) -> None:
    env = rl_environment.Environment(name)
    env.seed(3)
    time_step, choice = env.reset(), np.random.RandomState(3)
    while not time_step.last():
        seat = time_step.observations["current_player"]
        assert len(time_step.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        time_step = env.step([choice.choice(time_step.observations["legal_actions"][seat])])
    assert sum(time_step.rewards) == pytest.approx(0)
