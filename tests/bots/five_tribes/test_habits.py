"""Habits that were mended: goods sold for nothing, turns spun out, seats beside the best rival forgotten."""

from __future__ import annotations

from typing import cast

import pytest

from caravanserai import bots, games
from caravanserai.bots.five_tribes.endgame import Solver
from caravanserai.games import Chance
from caravanserai.games.five_tribes.state import State

from ...games.five_tribes.scenario import GAME, seat, table


def end_of_a_turn(coins: int = 50) -> games.State:
    """Out of a game of viziers: the sultan of old, with 16,000 simulations, sold one of its two potteries."""
    tiles = [
        *("A1 large-market", "B1 small-market", "C1 village VEEMB", "D1 oasis MM camel1 palms1"),
        *("E1 oasis camel0 palms2", "F1 small-market VVE", "A2 sacred-place VM value12", "B2 sacred-place"),
        *("C2 large-market camel1", "D2 sacred-place VBBAA camel0 value15", "E2 oasis", "F2 oasis"),
        *("A3 oasis VVA", "B3 small-market", "C3 large-market camel0", "D3 sacred-place camel1"),
        *("E3 oasis EEMMAAA", "F3 village", "A4 large-market camel1", "B4 sacred-place"),
        *("C4 sacred-place camel0", "D4 village EMMBBBA", "E4 small-market camel1", "F4 village E"),
        *("A5 sacred-place EBA value10", "B5 village EEB", "C5 small-market V camel0"),
        *("D5 small-market camel1", "E5 small-market camel0", "F5 small-market camel0"),
    ]
    goods = "ivory jewels gold silk spice wheat pottery pottery"
    rivals = "ivory gold papyrus silk silk spice fish wheat pottery pottery fakir"
    return table(
        *tiles,
        seats=[
            seat(coins=coins, camels=4, viziers=3, elders=1, djinns="bouraq enki", hand=goods),
            seat(coins=46, camels=5, viziers=4, elders=2, djinns="lamia marid", hand=rivals),
        ],
        step="end",
        turns=[1, 0, 1, 0],
        done=1,
        row="fakir fakir fakir pottery wheat fakir papyrus fish",
        deck="jewels papyrus papyrus silk spice spice fish fish wheat wheat pottery fakir fakir",
        djinn_row="iblis echidna kumarbi",
        djinn_pile="al-amin anun-nak baal boaz hagis",
        bag="VEEEMMMBBBAAA",
        palms=9,
        tile="F5",
        previous="F4",
        taken=2,
    )


def first_steps(state: games.State, level: str = "vizier@40:edges=9000") -> list[str]:
    """What a bot thinks of doing next, in words."""
    return [GAME.text(line.actions[0]) for line in bots.get("five-tribes", level).hint(state, lines=500)]


def test_who_can_pay_for_bids_and_markets_does_not_think_of_selling() -> None:
    assert not [step for step in first_steps(end_of_a_turn()) if step.startswith("offer")]


def test_who_is_short_of_coins_may_sell() -> None:
    assert [step for step in first_steps(end_of_a_turn(coins=2)) if step.startswith("offer")]


@pytest.mark.skipif(not games.compiled(), reason="so many simulations take plain Python too long")
def test_a_turn_is_not_spun_out_so_that_the_rival_s_reply_is_not_seen() -> None:
    """A palace on nobody's tile costs an elder and brings nothing; of old it looked two points better."""
    lines = bots.get("five-tribes", "sultan@16000:edges=200000,endings=0").hint(end_of_a_turn(), lines=500)
    assert not GAME.text(lines[0].actions[0]).startswith("use bouraq")


def in_the_lead(rivals: list[int], last: bool = False) -> games.State:
    """A round begins, and seat 0 has 40 coins; the board is as it is at the start of a game."""
    position = GAME.new(1 + len(rivals), Chance(1)).to_json()
    for one, coins in zip(position["seats"], [40, *rivals], strict=True):
        one["coins"] = coins
    position["round"]["last"] = last
    return GAME.from_json(position)


def chances(state: games.State) -> tuple[float, ...]:
    """What each seat's chance to win is said to be."""
    return bots.get("five-tribes", "vizier").outlook(state, 40, Chance(1)).win


def test_the_same_lead_says_more_at_the_end_than_while_the_game_is_young() -> None:
    young, old = in_the_lead([20, 20]), in_the_lead([20, 20], last=True)
    assert 1 / 3 < chances(young)[0] < chances(old)[0]


@pytest.mark.parametrize("rivals", [[38], [38, 38], [38, 38, 38]])
def test_the_chances_of_all_seats_are_one_together(rivals: list[int]) -> None:
    assert sum(chances(in_the_lead(rivals))) == pytest.approx(1)


def test_not_only_the_best_rival_may_win() -> None:
    one, two = in_the_lead([38, 5]), in_the_lead([38, 38])
    assert chances(two)[0] < chances(one)[0] - 0.1


def last_move(rivals: str = "", **unseen: object) -> State:
    """The last turn of all, with six meeples on A1: thousands of ways to sow them."""
    tiles = ["A1 VVEMBE", "B1 V", "C1 E", "A2 M", "B2 BB", "C2 A", "D2 V", "B3 E", "C3 M", "D3 village EE"]
    seats = [seat(coins=5, camels=2), seat(coins=10, viziers=1, hand=rivals, **unseen)]
    deck = "silk gold fish fish"
    return cast(State, table(*tiles, seats=seats, turns=[0, 1, 1, 0], done=3, last=True, deck=deck))


def test_a_large_hand_in_the_last_turn_is_solved() -> None:
    """By what still matters: it took 10,803 positions when every drop counted on every tile."""
    lines = Solver(4_000).solve(last_move())
    assert lines is not None
    assert GAME.text(lines[0].actions[0]) == "pick A1"


def test_the_last_turn_is_solved_whatever_rivals_hold_unseen() -> None:
    """A rival's hidden card may decide who wins, but not what is the best that can be done."""
    known, hidden = last_move(), last_move("silk", unseen=[["silk"]], unseen_fakirs_at_most=0)
    lines = bots.get("five-tribes", "vizier@2000:edges=9000").hint(hidden, lines=50)
    exact = Solver(4_000).solve(known)
    assert exact is not None
    assert lines[0].actions[0] == exact[0].actions[0]
    assert sorted(line.visits for line in lines) == list(range(1, len(lines) + 1))  # as solved ones are
