"""The batch: many games at once are the same games as one by one, and none disturbs another."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caravanserai import envs, games
from caravanserai.games import Chance, State

from ..games.secrets_of_five_tribes import play_in_secret
from ..games.tables import TABLES, Table, one_of_each_step

np = pytest.importorskip("numpy", reason="a batch is told in NumPy arrays: the extra `learn`")

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", games.names())


def batch_of(table: Table, n: int = 6, **options: Any) -> envs.Batch:
    return envs.Batch(table.name, n, table.players, variant=table.variant, **options)


def check(batch: envs.Batch) -> None:
    """What the arrays say is what each game's own state says."""
    for number in range(batch.n):
        state = batch.state(number)
        assert batch.seats[number] == state.seat
        assert state.seat is not None
        seen = envs.observation(batch.game.name, state, state.seat)
        assert batch.observations[number].tobytes() == seen.tobytes()
        assert np.flatnonzero(batch.masks[number]).tolist() == sorted(state.legal())


@every_table
def test_the_arrays_tell_what_the_states_are(table: Table) -> None:
    batch = batch_of(table)
    for step in range(60):
        batch.step(batch.sample())
        if step % 6 == 0:
            check(batch)
    assert not batch.illegal.any()


@every_table
def test_rows_that_are_written_bit_by_bit_tell_it_all_over_several_games(table: Table) -> None:
    """Every number at every step, from one game into the next, whoever looks."""
    batch = batch_of(table, 1, seed=12)
    ended = steps = 0
    while ended < (2 if games.compiled() else 1) or steps < 3:
        batch.step(batch.sample())
        check(batch)
        ended += int(batch.done[0])
        steps = 0 if batch.done[0] else steps + 1


@every_table
def test_a_game_that_ends_pays_its_seats_and_begins_anew(table: Table) -> None:
    batch = batch_of(table, 2)
    ended = 0
    while ended < 2:
        before = [batch.state(number) for number in range(2)]
        actions = batch.sample().copy()
        batch.step(actions)
        for number in range(2):
            if batch.done[number]:
                ended += 1
                end = last_position(before[number], int(actions[number]))
                assert batch.points[number].tolist() == [line["total"] for line in end.scores()]
                winners = end.winners()
                share = 1 / len(winners)
                loss = -1 / (table.players - 1)
                paid = [loss + (1 - loss) * share * (seat in winners) for seat in range(table.players)]
                assert batch.rewards[number].tolist() == pytest.approx(paid)
                assert batch.state(number).problems() == []
                check(batch)
            else:
                assert not batch.rewards[number].any()


def last_position(state: State, action: int) -> State:
    """The end of a game; whatever chance brings, its last action ends it."""
    state.apply(action, Chance(0))
    assert state.over
    return state


@every_game
def test_margins_are_points_ahead_of_the_best_rival(name: str) -> None:
    batch = envs.Batch(name, 4, 3, reward="margin")
    while not batch.done.any():
        batch.step(batch.sample())
    for number in np.flatnonzero(batch.done):
        first, second, third = batch.points[number].tolist()
        expected = [first - max(second, third), second - max(first, third), third - max(first, second)]
        assert batch.rewards[number].tolist() == pytest.approx([points / 100 for points in expected])


@every_game
def test_shaped_rewards_add_up_to_the_win(name: str) -> None:
    batch, plain = (envs.Batch(name, 4, 3, reward=reward, seed=3) for reward in ("shaped", "win"))
    sums = np.zeros((4, 3))
    told = 0
    while told < 4:
        actions = batch.sample().copy()
        batch.step(actions)
        plain.step(actions)
        assert (batch.done == plain.done).all()
        sums += batch.rewards
        told += np.abs(batch.rewards).sum() > 0 and not batch.done.any()
        for number in np.flatnonzero(batch.done):
            assert sums[number] == pytest.approx(plain.rewards[number], abs=1e-5)
            sums[number] = 0
            told += 1


@every_table
def test_an_illegal_action_is_marked_and_disturbs_nobody(table: Table) -> None:
    batch, undisturbed = batch_of(table, 5, seed=8), batch_of(table, 5, seed=8)
    for step in range(40):
        actions = undisturbed.sample().copy()
        wrong = actions.copy()
        wrong[2] = (-1, table.game.size, 2**31 - 1, -(2**31), int(np.argmin(batch.masks[2])))[step % 5]
        kept = batch.state(2)
        batch.step(wrong)
        undisturbed.step(actions)
        assert batch.illegal.tolist() == [False, False, True, False, False]
        assert batch.state(2) == kept
        assert not batch.rewards[2].any()
        assert not batch.done[2]
        others = [0, 1, 3, 4]
        assert (batch.observations[others] == undisturbed.observations[others]).all()
        assert (batch.rewards[others] == undisturbed.rewards[others]).all()
        check(batch)
        batch.put(2, undisturbed.state(2))


@every_game
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(name: str) -> None:
    alone, threaded, fewer = (
        envs.Batch(name, n, 2, seed=5, threads=threads) for n, threads in ((12, 1), (12, 3), (4, 1))
    )
    for _ in range(150):
        for batch in (alone, threaded, fewer):
            batch.step(batch.sample())
        assert (alone.observations == threaded.observations).all()
        assert (alone.observations[:4] == fewer.observations).all()
    threaded.close()
    other = envs.Batch(name, 12, 2, seed=6)
    assert (other.observations != envs.Batch(name, 12, 2, seed=5).observations).any()


@every_game
def test_a_batch_begins_anew_when_told(name: str) -> None:
    batch = envs.Batch(name, 3, 2, seed=4)
    first = batch.observations.copy()
    for _ in range(30):
        batch.step(batch.sample())
    batch.reset(seed=4)
    assert (batch.observations == first).all()
    assert not batch.done.any()


@every_game
def test_the_arrays_stay_where_they_are(name: str) -> None:
    batch = envs.Batch(name, 3, 2)
    arrays = ("observations", "masks", "seats", "rewards", "done", "illegal", "points")
    before = [getattr(batch, array).__array_interface__["data"] for array in arrays]
    for _ in range(10):
        batch.step(batch.sample())
    assert [getattr(batch, array).__array_interface__["data"] for array in arrays] == before


def test_games_go_on_from_any_position() -> None:
    table = Table("five-tribes", "base", 3)
    batch = batch_of(table, 2)
    for state in one_of_each_step(table).values():
        if not state.over:
            batch.put(1, state)
            assert batch.state(1) == state
            check(batch)
            batch.step(batch.sample())


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 5}, "for 2 to 4 players, not 5"),
        ({"variant": "huge"}, "no variant is called 'huge'"),
        ({"n": 0}, "n is a whole number from 1 on, not 0"),
        ({"threads": 0}, "threads is a whole number from 1 on, not 0"),
        ({"reward": "fame"}, "no reward is called 'fame'; there are win, margin, shaped"),
    ],
)
@every_game
def test_a_wish_that_cannot_be_fulfilled_is_answered_in_words(
    name: str, options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        envs.Batch(name, **{"n": 2, "players": 2, **options})


@pytest.mark.parametrize("actions", [[1], [[1, 2]], [0.5, 1.0], ["take 4a1", "take 4a1"]])
def test_actions_of_the_wrong_shape_are_refused(actions: Any) -> None:
    with pytest.raises(ValueError, match="2 whole numbers are expected"):
        envs.Batch("ali-baba", 2).step(actions)


def test_what_is_not_asked_for_is_not_made() -> None:
    batch = envs.Batch("ali-baba", 2, observations=False, masks=False)
    batch.step(batch.sample())
    assert not hasattr(batch, "observations")
    assert not hasattr(batch, "masks")
    with pytest.raises(IndexError, match="a game from 0 to 1 is expected"):
        batch.state(2)
    with pytest.raises(ValueError, match="a position of Ali Baba for 2 that is not over"):
        batch.put(0, games.get("five-tribes").new(2, Chance(1)))


@every_game
def test_numbers_are_described_in_json_types(name: str) -> None:
    elements = envs.Batch(name, 1).describe_observation()
    assert len(elements) == envs.layout_of(name).size
    assert json.loads(json.dumps([[each.index, each.name, each.unit] for each in elements]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_what_has_changed_is_written_and_nothing_is_left_of_what_was(players: int) -> None:
    """Games of Five Tribes with many cards drawn unseen, jumping from one position to another."""
    batch = envs.Batch("five-tribes", 2, players)
    for number, state in enumerate(play_in_secret(players, 3)):
        if number % 2 == 0 and not state.over:
            batch.put(number // 2 % 2, state)
            check(batch)
            for _ in range(2):
                batch.step(batch.sample())
                check(batch)
