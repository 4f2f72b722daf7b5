"""Exact endings of Five Tribes, against the same endings worked out the slow way."""

from __future__ import annotations

import zlib
from typing import Any, cast

import pytest

from caravanserai import games
from caravanserai.bots.bot import Line
from caravanserai.bots.five_tribes.endgame import Solver
from caravanserai.games import Chance
from caravanserai.games.five_tribes.state import State

from ...games.five_tribes.scenario import GAME, seat, table
from .by_hand import all_values
from .endings import last_turns, sparse_ending

ENDING = Solver(limit=20_000)
SMALL = Solver(limit=250)
CLOSE = 1e-8


def try_to_solve(state: games.State, ending: Solver = ENDING) -> list[Line] | None:
    return ending.solve(cast(State, state))


def solve(state: games.State) -> list[Line]:
    lines = try_to_solve(state)
    assert lines is not None
    return lines


def words(line: Line) -> list[str]:
    return [GAME.text(action) for action in line.actions]


def value_of(lines: list[Line], start: str) -> tuple[float, float]:
    """The win and the margin of the line that begins so."""
    return next((line.win, line.margin) for line in lines if words(line)[0] == start)


def check(state: games.State) -> bool:
    """Compare every line with the slow way; False where the ending is too big for that."""
    lines = try_to_solve(state, SMALL)
    if lines is None:
        return False
    values = all_values(state)
    for line in lines:
        assert values[line.actions[0]] == pytest.approx((line.win, line.margin), abs=CLOSE)
    worth = [(line.win, line.margin) for line in lines]
    assert worth == sorted(worth, reverse=True)
    assert max(values.values()) == pytest.approx(worth[0], abs=CLOSE)
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_every_choice_has_the_value_found_the_slow_way(players: int, turns: int) -> None:
    assert sum(check(sparse_ending(seed, players, turns)) for seed in range(14)) >= 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_turns_of_random_games_have_the_values_found_the_slow_way(players: int) -> None:
    assert sum(check(state) for seed in range(18) for state in last_turns(players, seed)[:2]) >= 4


def question(state: games.State) -> games.State | None:
    """The first position before the tile acts that can come of this turn, chance answering in one way."""
    for action in state.legal():
        after: games.State | None = state.clone()
        assert after is not None
        after.apply(action, Chance(0))
        if after.step != "before-tile":
            after = question(after) if after.seat == state.seat and state.step != "end" else None
        if after is not None:
            return after
    return None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_powers_before_the_tile_have_the_values_found_the_slow_way(players: int) -> None:
    found = [question(sparse_ending(seed, players, 1)) for seed in range(40)]
    assert sum(check(state) for state in found if state is not None) >= 5


def market_short_of_a_coin() -> games.State:
    """The last turn of all: seat 0 has Bouraq and Monkir, and a coin less than the market asks."""
    return table(
        "A1 V",
        "B1 large-market V",
        "E5 village camel0",
        seats=[seat(coins=5, elders=1, djinns="bouraq monkir", hand="silk gold"), seat(coins=40), seat()],
        turns=[1, 2, 0],
        done=2,
        last=True,
        row="ivory jewels",
    )


def test_a_palace_may_be_needed_early_for_the_coin_that_monkir_brings() -> None:
    assert check(market_short_of_a_coin())
    line = words(solve(market_short_of_a_coin())[0])
    assert line.index("use bouraq elder") < line.index("take 1")


def viziers_or_oasis(**others: Any) -> games.State:
    """Seat 0 moves last but one: two viziers on a market or two elders in an oasis; seat 1 has the rest."""
    return table(
        "A1 V",
        "B1 V",
        "E5 oasis E",
        "F5 oasis E",
        seats=[seat(coins=30, viziers=3), seat(coins=31, viziers=2, **others), seat(coins=0)],
        turns=[2, 0, 1],
        done=1,
        last=True,
    )


def test_what_gains_most_at_once_may_lose_where_the_exact_choice_wins() -> None:
    # The oasis brings 4 + 8 + 3 points, the viziers only 2 + 4; but seat 1 would have most viziers with them.
    lines = solve(viziers_or_oasis())
    assert value_of(lines, "pick A1") == (1, 1)
    assert value_of(lines, "pick E5") == (0, -1)


def test_a_line_goes_on_to_the_end_of_the_turn() -> None:
    assert words(solve(viziers_or_oasis())[0]) == ["pick A1", "drop vizier B1", "end"]


def last_of_all(mover: dict[str, Any], rival: int, **piles: Any) -> games.State:
    """The very last turn, without a move: seat 0 may use powers, or end the game."""
    return table(
        seats=[mover, seat(coins=rival), seat(coins=0)],
        step="end",
        stuck=True,
        turns=[1, 2, 0],
        done=2,
        last=True,
        **piles,
    )


@pytest.mark.parametrize(("rival", "win"), [(19, 0.875), (20, 0.5), (21, 0.125)])
def test_a_card_drawn_for_the_win_wins_as_often_as_it_comes(rival: int, win: float) -> None:
    # 10 coins, Sloar's 8 and a good for 1; another silk makes it 20, gold 21, and a fakir 19 as it was.
    mover = seat(coins=10, djinns="sloar", hand="silk fakir")
    lines = solve(last_of_all(mover, rival, deck="silk silk gold fakir"))
    assert value_of(lines, "use sloar fakir") == (win, 20 - rival)
    assert words(lines[0]) == ["use sloar fakir"]  # how the turn goes on depends on the card


def test_the_best_of_the_djinns_drawn_is_kept() -> None:
    # Three of these four are drawn for 2 elders: Hagis (10) in three cases of four, otherwise Enki (8).
    mover = seat(coins=0, elders=2, djinns="sibittis")
    lines = solve(last_of_all(mover, 13, djinn_pile="hagis enki leta kumarbi"))
    assert value_of(lines, "use sibittis elders") == (0.75, 4 + 9.5 - 13)


def test_of_equal_choices_nothing_is_spent() -> None:
    mover = seat(coins=10, elders=0, djinns="anun-nak", hand="fakir")
    lines = solve(last_of_all(mover, 50, bag="VE"))
    assert words(lines[0]) == ["end"]


def actions_in_all(state: games.State) -> int:
    """How many actions there are in all courses that the game can still take."""
    total = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action, Chance(0))
        total += 1 + actions_in_all(after)
    return total


def test_powers_used_in_another_order_are_looked_at_once() -> None:
    mover = seat(elders=4, djinns="enki bouraq leta")
    tiles = ["A1 oasis camel0", "B1 village camel0", "C1 E", "D1 M"]
    state = table(*tiles, seats=[mover, seat(), seat()], step="end", turns=[1, 2, 0], done=2, last=True)
    lines = solve(state)
    assert len(lines) == 4
    assert lines[1].win == lines[0].win
    assert lines[1].margin == lines[0].margin
    assert ENDING.positions < actions_in_all(state)


def test_an_ending_too_big_for_the_limit_has_no_answer() -> None:
    solve(viziers_or_oasis())
    needed = ENDING.positions
    assert try_to_solve(viziers_or_oasis(), Solver(limit=needed)) is not None
    assert try_to_solve(viziers_or_oasis(), Solver(limit=needed // 2)) is None


def test_what_another_ending_left_behind_makes_no_difference() -> None:
    once = solve(viziers_or_oasis())
    solve(sparse_ending(1, 3, 1))
    assert solve(viziers_or_oasis()) == once


def test_nothing_is_exact_while_a_rival_holds_an_unseen_card() -> None:
    hidden = viziers_or_oasis(hand="silk", unseen=[["silk"]], unseen_fakirs_at_most=0)
    assert try_to_solve(hidden) is None


def test_an_unseen_card_of_ones_own_matters_only_if_a_rival_has_a_choice_to_come() -> None:
    mover = seat(hand="silk", unseen=[["silk"]], unseen_fakirs_at_most=0)
    square = ["A1 V", "B1 V", "E5 E", "F5 E"]
    seats = [mover, seat(), seat()]
    assert try_to_solve(table(*square, seats=seats, turns=[1, 2, 0], done=2, last=True)) is not None
    assert try_to_solve(table(*square, seats=seats, turns=[1, 0, 2], done=1, last=True)) is None


def test_a_round_that_may_be_followed_by_another_has_no_answer() -> None:
    square = ["A1 V", "B1 V", "E5 E", "F5 E"]
    assert try_to_solve(table(*square, turns=[1, 2, 0], done=2, last=False)) is None


def test_a_round_that_leaves_no_move_is_solved_as_the_last() -> None:
    lines = solve(table("A1 V", "B1 V", turns=[1, 2, 0], done=2, last=False))
    assert len(lines) == 2


def test_bids_are_not_solved() -> None:
    assert try_to_solve(GAME.new(players=2, chance=Chance(1))) is None


def lines_of_endings(rules: int) -> list[list[Line] | None]:
    """All that is found out about some endings under a version of the rules."""
    return [try_to_solve(sparse_ending(seed, players, 2, rules)) for seed in range(3) for players in (2, 3)]


def test_both_builds_find_the_same_lines() -> None:
    """To the letter, and by looking at as many positions: the number was noted with the compiled build."""
    assert zlib.crc32(repr(lines_of_endings(rules=2)).encode()) == 2173847384


def test_endings_of_version_1_have_the_values_they_had_before_there_was_another() -> None:
    found = [[(*words(line), line.win, line.margin) for line in lines or []] for lines in lines_of_endings(1)]
    assert zlib.crc32(repr(found).encode()) == 3194672981
