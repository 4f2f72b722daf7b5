"""The step before the tile acts in every environment, and games begun under version 1 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy", reason="the environments need NumPy: the extra `learn`")

import numpy as np

from caravanserai import envs, games
from caravanserai.games import Chance, State

from ..games.five_tribes.rich import rich_start
from ..games.five_tribes.scenario import GAME, play, seat, table

NAMES = [element.name for element in envs.layout_of("five-tribes").elements()]
MOVE = ("pick A1", "drop elder B1")


def oasis(rules: int = 2) -> State:
    """Seat 0 is about to win two elders on an oasis on which a merchant stays; it has Utug."""
    return table(
        *("A1 E", "B1 oasis EM", "E5 V", "F5 V"),
        seats=[seat(djinns="utug"), seat(), seat()],
        rules=rules,
    )


def flags(numbers: Any, block: str) -> list[str]:
    """What the numbers of a block say, by name."""
    return [name for name, number in zip(NAMES, numbers, strict=True) if number and name.split()[0] == block]


def test_the_question_and_the_way_back_to_it_are_told() -> None:
    state = play(oasis(), *MOVE)
    for looker in range(3):
        assert flags(envs.observation("five-tribes", state, looker), "step") == ["step before-tile"]
    mask = envs.action_mask("five-tribes", state, 0)
    assert GAME.texts(np.flatnonzero(mask).tolist()) == ["use utug elders", "pass"]
    play(state, "use utug elders")
    told = envs.observation("five-tribes", state, 0)
    assert flags(told, "step") == ["step place"]
    assert flags(told, "resume") == ["resume before-tile"]


def test_a_position_of_version_1_is_told_in_the_same_numbers() -> None:
    """What differs is what may come of it: the palm is placed, and nothing is asked."""
    old, new = oasis(rules=1), oasis()
    for looker in range(3):
        told = [envs.observation("five-tribes", each, looker).tobytes() for each in (old, new)]
        assert told[0] == told[1]
    play(old, *MOVE)
    play(new, *MOVE, "pass")
    assert flags(envs.observation("five-tribes", old, 0), "step") == ["step end"]
    for looker in range(3):
        told = [envs.observation("five-tribes", each, looker).tobytes() for each in (old, new)]
        assert told[0] == told[1]


def test_whole_turns_are_told_with_the_power_before_the_tile_and_without() -> None:
    turns = [GAME.texts([*line.actions]) for line in envs.whole_turns("five-tribes", oasis())]
    assert [*MOVE, "use utug elders", "place B1", "end"] in turns
    assert [*MOVE, "pass", "end"] in turns
    older = [GAME.texts([*line.actions]) for line in envs.whole_turns("five-tribes", oasis(rules=1))]
    assert [*MOVE, "end"] in older


def test_a_batch_meets_the_question() -> None:
    batch, met = envs.Batch("five-tribes", 8, 3, seed=3), 0
    for number in range(8):
        batch.put(number, rich_start(3, number))
    place = NAMES.index("step before-tile")
    for _ in range(400):
        for number in np.flatnonzero(batch.observations[:, place]).tolist():
            met += 1
            state = batch.state(number)
            assert state.step == "before-tile"
            assert np.flatnonzero(batch.masks[number]).tolist() == sorted(state.legal())
        batch.step(batch.sample())
    assert met > 5
    assert not batch.illegal.any()


@pytest.mark.parametrize("name", games.names())
def test_a_game_of_version_1_is_played_on_as_it_began_and_the_next_is_one_of_today(name: str) -> None:
    batch, game = envs.Batch(name, 1, 2, seed=1), games.get(name)
    batch.put(0, game.new(2, Chance(5), rules=1))
    assert batch.state(0).rules == 1
    while not batch.done[0]:
        assert batch.state(0).rules == 1
        assert batch.state(0).step != "before-tile"
        batch.step(batch.sample())
    assert batch.state(0).rules == game.rules_version


def test_pettingzoo_asks_before_the_tile() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo comes with the extra `learn`")
    from caravanserai.envs import five_tribes_v0

    env = five_tribes_v0.raw_env(players=3)
    env.reset(seed=1)
    env.position, env.agent_selection = oasis(), "seat_0"
    for step in MOVE:
        env.step(GAME.parse(step))
    assert env.position.step == "before-tile"
    for step in ("use utug elders", "place B1", "end"):
        assert env.observe("seat_0")["action_mask"][GAME.parse(step)]
        env.step(GAME.parse(step))
    assert env.agent_selection == "seat_1"


def test_gymnasium_asks_before_the_tile() -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium comes with the extra `learn`")
    import gymnasium

    env: Any = gymnasium.make("caravanserai/FiveTribes-v0", opponents=["merchant"] * 2, seat=0).unwrapped
    env.reset(seed=1)
    env.position = oasis()
    steps = [env.step(GAME.parse(step))[-1]["step"] for step in (*MOVE, "use utug elders", "place B1")]
    assert steps == ["drop", "before-tile", "place", "end"]


def test_open_spiel_asks_before_the_tile() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra `learn`")
    from caravanserai.envs import chance_nodes, open_spiel

    state = pyspiel.load_game(f"{open_spiel.name_of('five-tribes')}(players=3)").new_initial_state()
    state.moment = chance_nodes.Moment(None, play(oasis(), *MOVE))
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == [
        "use utug elders",
        "pass",
    ]
    assert flags(state.observation_tensor(0), "step") == ["step before-tile"]
    state.apply_action(GAME.parse("pass"))
    assert state.position.step == "end"
