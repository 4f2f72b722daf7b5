"""What seats are reckoned to end with: by numbers that games explain, and that explain games."""

from __future__ import annotations

import importlib.util
import math

import pytest

from caravanserai import bots
from caravanserai.bots.ali_baba.appraisal import Appraisal
from caravanserai.bots.ali_baba.fitted import FITTED, SHARES, STAGES
from caravanserai.bots.ali_baba.forecast import Forecast
from caravanserai.bots.ali_baba.weights import WEIGHTS
from caravanserai.games import State
from caravanserai.games.ali_baba.game import of_ali_baba

from ...games.ali_baba.scenario import row, table
from ...games.tables import Table

numpy_here = pytest.mark.skipif(
    importlib.util.find_spec("numpy") is None, reason="NumPy, which fitting needs, is not installed here"
)
CAVE = row("ring-blue", "sword-brown", "carpet-blue", "ruby-blue") | {"2c3": "lamp-green"}


def values(state: State) -> list[float]:
    forecast = Forecast(Appraisal(WEIGHTS))
    forecast.look(of_ali_baba(state))
    return list(forecast.values)[: state.players]


def test_there_are_numbers_for_every_table() -> None:
    assert sorted(FITTED) == [2, 3, 4]
    for fitted in FITTED.values():
        assert [len(worths) for worths in fitted.treasures] == [len(SHARES)] * len(STAGES)
        assert len(fitted.choice) == len(fitted.first) == len(fitted.turn) == len(STAGES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_everybody_has_what_the_sheet_says(players: int) -> None:
    state, chance = Table("ali-baba", "base", players).new(3)
    state.playout(chance)
    assert values(state) == [sheet["total"] for sheet in state.scores()]


def test_who_begins_the_round_is_not_a_turn_ahead() -> None:
    """Seat 0 takes next in both, but where it began the round seat 1 will have as many turns."""
    tiles = {0: ["crown-pink"], 1: ["crown-blue"]}
    down = ["1c3", "1c4", "1d3", "1d4"]
    begins, follows = (values(table(CAVE, down, tiles=tiles, first=first)) for first in (0, 1))
    assert follows[0] - follows[1] > begins[0] - begins[1] + 3


def test_a_set_promises_more_while_its_tiles_are_to_come() -> None:
    fitted, pair, nothing = FITTED[2], SHARES.index((2, 0, 0)), SHARES.index((0, 2, 0))
    promise = [worths[pair] - worths[nothing] for worths in fitted.treasures]
    assert promise[0] < promise[1] < promise[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_to_win_are_shared_out_among_all_seats(players: int) -> None:
    state, chance = Table("ali-baba", "base", players).new(5)
    outlook = bots.get("ali-baba", "vizier@60").outlook(state, 60, chance)
    assert math.isclose(sum(outlook.win), 1.0)
    assert all(0 < win < 1 for win in outlook.win)


def test_a_lead_says_more_near_the_end() -> None:
    bot = bots.get("ali-baba", "vizier@60:horizon=0")
    young, chance = Table("ali-baba", "base", 2).new(5)
    early = of_ali_baba(young)
    early.score = [6, 0, 0, 0]
    late = table(row("ring-blue", "sword-blue"), scores={0: 6}, turns_left=2)
    wins = [bot.outlook(state, 60, chance).win[0] for state in (early, late)]
    assert wins[1] > wins[0] + 0.1


@numpy_here
@pytest.mark.parametrize("players", [2, 3])
def test_rows_hold_what_the_forecast_reckons_with(players: int) -> None:
    import numpy as np

    from caravanserai.bots.ali_baba.regression import foresee, gather, take_numbers

    rows = gather(players, 2, 1, lambda done: None)
    expected = foresee(rows, np.arange(len(rows.game)), take_numbers(FITTED[players]))
    assert np.allclose(expected, rows.forecast)


@numpy_here
def test_numbers_found_explain_games_that_they_were_not_found_in() -> None:
    from caravanserai.bots.ali_baba.regression import fit, gather

    found = fit(gather(2, 60, 1, lambda done: None))
    assert found.games == 60
    assert found.points_only < 0.2 < found.after
    assert found.before > 0.3
    assert found.scale.loss < math.log(2)
    assert found.scale.late < found.scale.early


@numpy_here
def test_numbers_are_named_and_taken_back() -> None:
    from caravanserai.bots.ali_baba.regression import name_numbers, take_numbers

    for fitted in FITTED.values():
        assert name_numbers(take_numbers(fitted)) == fitted
