"""Finding the weights of Five Tribes: what was planted is found again, what was not seen stays."""

from __future__ import annotations

from dataclasses import fields, replace
from math import isclose, isfinite
from typing import cast

import numpy as np
import pytest

from caravanserai.bots.five_tribes.chances import Moments, fit_chances
from caravanserai.bots.five_tribes.regression import (
    AT_THE_END,
    CANDIDATES,
    DOUBT,
    Fit,
    Numbers,
    Rows,
    beside_rivals,
    fit,
    gather,
    gather_played,
)
from caravanserai.bots.five_tribes.weights import WEIGHTS, Weights
from caravanserai.games.five_tribes.names import DJINN_NAMES
from caravanserai.games.five_tribes.state import State

from ...games.tables import Table, walk

GAMES, ROUNDS = 400, 8
WIDTH = len(AT_THE_END) + len(DJINN_NAMES)
NEUTRAL = np.array([*AT_THE_END.values(), *[0.0] * len(DJINN_NAMES)])
NEVER, OFTEN = DJINN_NAMES.index("echidna"), DJINN_NAMES.index("marid")


def made_up(truth: Weights, candidates: dict[str, float], noise: float = 5.0, seed: int = 1) -> Rows:
    """Rows of games that were never played, in which things are worth exactly this, but for some luck."""
    chance = np.random.default_rng(seed)
    number = GAMES * ROUNDS
    youth = np.tile(np.arange(ROUNDS, 0, -1) / ROUNDS, GAMES)
    held = chance.integers(-4, 5, (number, WIDTH)).astype(float)
    held[:, len(AT_THE_END) + NEVER] = 0
    extra = chance.integers(-4, 5, (number, len(CANDIDATES))).astype(float)
    worth = np.array([*(getattr(truth, name) for name in AT_THE_END), *truth.powers]) - NEUTRAL
    extra_worth = np.array([candidates.get(name, 0.0) for name in CANDIDATES])
    luck: Numbers = chance.normal(0, noise, number)
    gained = youth * (held @ worth + extra @ extra_worth) + luck
    game = np.repeat(np.arange(GAMES), ROUNDS)
    nobody = np.zeros((number, 2))
    return Rows(2, game, youth, held, extra, gained, Moments(game, youth, nobody, nobody))


def error_of(found: Fit, name: str) -> float:
    return next(figure.error for figure in found.figures if figure.name == name)


def test_planted_weights_are_found_again() -> None:
    stronger = WEIGHTS[2].powers[OFTEN] + 3
    powers = tuple(stronger if djinn == OFTEN else power for djinn, power in enumerate(WEIGHTS[2].powers))
    truth = replace(WEIGHTS[2], coin=0.8, elder=3.0, kind=6.5, camel=-1.0, powers=powers)
    found = fit(made_up(truth, {})).found
    for name in AT_THE_END:
        assert getattr(found, name) == pytest.approx(getattr(truth, name), abs=0.25)
    assert found.powers[OFTEN] == pytest.approx(stronger, abs=0.25)


def test_the_weights_found_explain_more_in_games_of_every_age() -> None:
    found = fit(made_up(replace(WEIGHTS[2], kind=2.0, elder=9.0), {}))
    assert found.after < found.before
    assert found.after == pytest.approx(5.0, abs=0.2)
    assert [spread.youth for spread in found.by_youth] == [step / 8 for step in range(1, 9)]
    assert all(spread.found < spread.now for spread in found.by_youth)
    assert sum(spread.rows for spread in found.by_youth) == found.rows == GAMES * ROUNDS


def test_what_can_not_be_fitted_is_left_alone() -> None:
    now = replace(WEIGHTS[2], next_gain=0.3, softness=0.9)
    found = fit(made_up(WEIGHTS[2], {}), now).found
    fitted = {*AT_THE_END, "djinn", "powers"}
    for field in fields(Weights):
        if field.name not in fitted:
            assert getattr(found, field.name) == getattr(now, field.name)


def test_a_djinn_that_nobody_had_keeps_its_power_and_all_doubts() -> None:
    found = fit(made_up(replace(WEIGHTS[2], elder=9.0), {}))
    assert found.found.powers[NEVER] == pytest.approx(WEIGHTS[2].powers[NEVER])
    assert error_of(found, "echidna") == pytest.approx(DOUBT)
    assert error_of(found, "marid") < 0.2


def test_a_dampened_djinn_weight_is_put_into_the_powers() -> None:
    found = fit(made_up(WEIGHTS[2], {}), replace(WEIGHTS[2], djinn=0.5))
    assert found.found.djinn == 1
    assert found.found.powers[OFTEN] == pytest.approx(WEIGHTS[2].powers[OFTEN], abs=1.5)


def test_what_is_found_lies_within_its_errors() -> None:
    truth = replace(WEIGHTS[2], coin=0.9)
    away = [
        (fit(rows).found.coin - 0.9) / error_of(fit(rows), "coin")
        for rows in (made_up(truth, {}, seed=seed) for seed in range(12))
    ]
    assert max(map(abs, away)) < 3.5
    assert 0.4 < float(np.std(away)) < 1.8


def test_the_same_game_seen_twice_makes_nothing_more_certain() -> None:
    rows = made_up(WEIGHTS[2], {})
    twice = Rows(
        rows.players,
        np.tile(rows.game, 2),
        np.tile(rows.youth, 2),
        np.tile(rows.held, (2, 1)),
        np.tile(rows.candidates, (2, 1)),
        np.tile(rows.gained, 2),
        rows.moments,
    )
    for one, other in zip(fit(rows).figures, fit(twice).figures, strict=True):
        assert isclose(one.found, other.found, abs_tol=1e-6)
        assert isclose(one.error, other.error, abs_tol=1e-6)


def test_things_without_a_weight_are_told_of_but_not_mixed_in() -> None:
    found = fit(made_up(WEIGHTS[2], {"palms and palaces": 0.8}))
    palms, viziers, *_ = found.candidates
    assert palms.name == "palms and palaces"
    assert palms.found == pytest.approx(0.8, abs=4 * palms.error)
    assert palms.found > 4 * palms.error
    assert abs(viziers.found) < 4 * viziers.error
    assert found.with_candidates < found.after


def test_wishes_set_every_fitted_weight_by_name_with_two_decimals() -> None:
    found = fit(made_up(replace(WEIGHTS[2], elder=3.0), {}))
    assert list(found.wishes()) == list(AT_THE_END)
    assert all(value == round(value, 2) for value in found.wishes().values())


def test_beside_rivals_a_seat_is_compared_with_the_average_of_the_others() -> None:
    assert beside_rivals(np.array([9.0, 3.0, 0.0])).tolist() == pytest.approx([7.5, -1.5, -6.0])


@pytest.mark.parametrize("players", [2, 4])
def test_a_few_real_games_give_rows_for_every_seat_and_finite_weights(players: int) -> None:
    heard: list[int] = []
    rows = gather(players, 5, 3, heard.append)
    assert heard == [1, 2, 3, 4, 5]
    assert np.unique(rows.game).tolist() == [0, 1, 2, 3, 4]
    assert rows.youth[0] == 1
    assert rows.youth.min() > 0
    assert len(rows.game) % players == 0
    for seat_rows in (rows.gained, rows.held[:, 0]):
        assert np.abs(seat_rows.reshape(-1, players).sum(axis=1)).max() < 1e-9
    found = fit(rows)
    assert found.games == 5
    assert all(isfinite(figure.found) and isfinite(figure.error) for figure in found.figures)


def test_the_same_seed_gathers_the_same_rows() -> None:
    def gained(seed: int) -> list[float]:
        return [float(number) for number in gather(2, 2, seed, lambda done: None).gained]

    assert gained(1) == gained(1)
    assert gained(1) != gained(2)


def test_games_that_were_played_are_noted_once_a_round() -> None:
    table = Table("five-tribes", "base", 2)
    played = [[cast(State, state.clone()) for state, _ in walk(table, seed)] for seed in (1, 2)]
    rounds = [
        sum(one.step == "bid" and (before is None or before.step != "bid") for before, one in pairs)
        for pairs in ([*zip([None, *game], game, strict=False)] for game in played)
    ]
    rows = gather_played(2, played)
    assert [int((rows.game == number).sum()) for number in (0, 1)] == [2 * rounds[0], 2 * rounds[1]]
    for number, game in enumerate(played):
        first, second = (sheet["total"] for sheet in game[-1].scores())
        assert rows.youth[rows.game == number][0] == 1
        # Nobody has anything at the start: what a seat gained is what it is ahead at the end.
        assert rows.gained[rows.game == number][:2].tolist() == pytest.approx(
            [first - second, second - first]
        )


def played_out(scale: float, early_scale: float, players: int) -> Moments:
    """Starts of rounds of games that were never played, won as often as such a scale says."""
    chance = np.random.default_rng(2)
    game = np.repeat(np.arange(800), ROUNDS)
    youth = np.tile(np.arange(ROUNDS, 0, -1) / ROUNDS, 800)
    points = chance.normal(80, 20, (len(game), players))
    odds = np.exp(points / (scale + early_scale * youth)[:, None])
    shares = np.cumsum(odds / odds.sum(axis=1, keepdims=True), axis=1)
    winner = (chance.random(len(game))[:, None] > shares).sum(axis=1)
    return Moments(game, youth, points, np.eye(players)[winner])


def test_what_a_lead_says_is_found_again() -> None:
    found = fit_chances(played_out(4.0, 12.0, 3), WEIGHTS[3])
    assert found.scale == pytest.approx(4.0, abs=1.0)
    assert found.early_scale == pytest.approx(12.0, abs=2.0)
    assert found.games == 800
    assert found.after < found.before


def test_quick_games_tell_who_was_ahead_and_who_won() -> None:
    rows = gather(3, 4, 1, lambda done: None)
    moments = rows.moments
    assert moments.points.shape == moments.won.shape == (len(rows.game) // 3, 3)
    assert np.allclose(moments.won.sum(axis=1), 1)
    assert moments.youth[0] == 1
