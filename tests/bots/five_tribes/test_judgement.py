"""What a player would see at once, and the bots of Five Tribes must see too."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games import Chance, State

from ...games.five_tribes.scenario import GAME, choices, play, seat, table
from ..seats import WHOLE_TURNS, sit_down

SIMULATIONS = 60
thinking = pytest.mark.parametrize("level", ["merchant", "vizier", WHOLE_TURNS])
searching = pytest.mark.parametrize("level", ["vizier", WHOLE_TURNS])


def choice(level: str, state: State) -> str:
    """What a bot plays, in words."""
    return GAME.text(sit_down("five-tribes", level, 1, SIMULATIONS).choose(state))


def whole_turn(level: str, state: State) -> list[str]:
    """All that a bot plays until its turn ends, in words."""
    bot, seat_of_bot, played = sit_down("five-tribes", level, 1, SIMULATIONS), state.seat, list[str]()
    while state.seat == seat_of_bot and "end" not in played:
        action = bot.choose(state)
        played.append(GAME.text(action))
        state.apply(action, Chance(1))
    return played


@thinking
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_move_that_is_worth_most_by_far_is_made(level: str, players: int) -> None:
    state = table(
        *("A1 V", "B1 V", "A4 M", "A5 M", "C3 B", "C4 B", "E5 E", "F5 village EEE palaces3"),
        seats=[seat() for _ in range(players)],
        row="silk fish",
    )
    assert whole_turn(level, state)[:2] == ["pick E5", "drop elder F5"]


def temptation(**mover: Any) -> State:
    """Seat 0 moves, then seat 1, then the game is over.

    From C1 four elders can be had on E1, but then a builder lies on D1, next to D2: with its palaces that
    tile is worth 30 points to seat 1, who has camels left. On A1 there are three elders and no such danger.
    """
    return table(
        *("A1 EE", "C1 EB", "E1 EEE", "D2 village B palaces4", "A5 M", "B5 M"),
        seats=[seat(camels=0, coins=30, **mover), seat(coins=20)],
        turns=[1, 0, 0, 1],
        done=2,
        last=True,
    )


def test_a_merchant_looks_no_further_than_its_own_turn() -> None:
    assert whole_turn("merchant", temptation())[:3] == ["pick C1", "drop builder D1", "drop elder E1"]


@searching
def test_no_huge_move_is_left_to_a_rival_for_a_small_gain(level: str) -> None:
    assert "drop builder D1" not in whole_turn(level, temptation())


def bidding(*tiles: str, **others: Any) -> State:
    """Seat 0 is the last of three to bid; the others are at 1 and at nothing."""
    return table(
        *tiles,
        seats=[seat(coins=40), seat(coins=40), seat(coins=40)],
        step="bid",
        turns=[1, 2, 0],
        done=2,
        track={"0": [1], "1": 2},
        **others,
    )


@thinking
def test_nothing_is_paid_for_going_first_where_all_moves_are_alike(level: str) -> None:
    corners = ["A1 V", "B1 V", "E1 V", "F1 V", "A5 V", "B5 V", "E5 V", "F5 V"]
    assert choice(level, bidding(*corners)) == "bid 0"


@thinking
def test_going_first_is_paid_for_where_one_move_is_far_better_than_all_others(level: str) -> None:
    prize = ["A1 V", "B1 village V palaces5", "A5 B", "B5 B", "D5 B", "E5 B"]
    assert choice(level, bidding(*prize)) == "bid 3"  # more than 3 would not bring it any sooner


@thinking
def test_going_first_is_not_paid_for_by_somebody_who_is_first_anyway(level: str) -> None:
    prize = ["A1 V", "B1 village V palaces5", "A5 B", "B5 B", "D5 B", "E5 B"]
    state = table(
        *prize, seats=[seat(coins=40)] * 3, step="bid", turns=[1, 2, 0], done=2, track={"0": [1, 2]}
    )
    assert choice(level, state) in ("bid 0", "bid 1")


def sacred_place(**mover: Any) -> State:
    """Seat 0 has moved to a sacred place, in the last turn of the game."""
    state = table(
        *("A1 M", "B1 sacred-place M camel1"),
        seats=[seat(**mover), seat(), seat()],
        turns=[1, 2, 0],
        done=2,
        last=True,
        djinn_row="enki hagis marid",
    )
    return play(state, "pick A1", "drop merchant B1")


@thinking
def test_the_best_djinn_is_bought_by_who_has_the_elders(level: str) -> None:
    state = sacred_place(elders=2)
    assert len(choices(state)) == 4
    assert choice(level, state) == "buy hagis elders"


@thinking
def test_a_fakir_is_given_where_it_is_worth_less_than_an_elder(level: str) -> None:
    assert choice(level, sacred_place(elders=2, hand="fakir")) == "buy hagis fakir"


@thinking
def test_no_djinn_is_bought_with_elders_that_are_worth_more(level: str) -> None:
    state = table(
        *("A1 M", "B1 sacred-place M camel1"),
        seats=[seat(elders=2, djinns="shamhat"), seat(), seat()],
        turns=[1, 2, 0],
        done=2,
        last=True,
        djinn_row="kandicha",
    )
    assert choice(level, play(state, "pick A1", "drop merchant B1")) == "pass"


@thinking
def test_the_victim_is_the_one_whose_tile_can_be_claimed(level: str) -> None:
    state = table(
        *("A1 A", "B1 A", "C1 village V palaces1", "C2 VV", "B3 large-market B", "D1 oasis M camel1"),
        seats=[seat(), seat(viziers=1), seat(elders=1)],
    )
    assert choice(level, play(state, "pick A1", "drop assassin B1")) == "kill vizier C1"


@thinking
def test_a_tile_is_not_built_up_for_a_rival_where_there_is_another(level: str) -> None:
    state = table("C3 V", "B3 village V camel1", "D3 village V camel0", seats=[seat(), seat(), seat()])
    assert whole_turn(level, state)[:2] == ["pick C3", "drop vizier D3"]
