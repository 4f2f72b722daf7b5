"""What the rules say when they refuse: the clause and the reason; and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai import games, rulebook

from .rich import rich_start
from .scenario import GAME, play, refusal, seat, table

MOVE = ("B3 VE", "D3 V", "C2 M")
HOLDER = [seat(elders=2, djinns="enki"), seat(), seat()]


def bidding() -> games.State:
    return table(*MOVE, step="bid", seats=[seat(), seat(), seat(coins=2)], track={"5": 0, "0": [1]}, done=2)


def picking() -> games.State:
    return table(*MOVE)


def dropping() -> games.State:
    return play(table(*MOVE), "pick B3")


def building() -> games.State:
    state = table("B3 B", "C3 village BE", seats=[seat(hand="fakir"), seat(), seat()])
    return play(state, "pick B3", "drop builder C3")


def killing() -> games.State:
    seats = [seat(hand="fakir"), seat(elders=1, djinns="boaz"), seat(elders=1)]
    return play(table("B3 A", "C3 AE", "F5 V", seats=seats), "pick B3", "drop assassin C3")


def killing_twice() -> games.State:
    seats = [seat(elders=1, djinns="iblis"), seat(), seat()]
    state = table("B3 A", "C3 A", "D3 VE", "C4 M", seats=seats)
    return play(state, "pick B3", "drop assassin C3", "use iblis elder", "kill vizier D3")


def at_small_market() -> games.State:
    state = table("B3 V", "C3 small-market VE", row="silk gold silk fish")
    return play(state, "pick B3", "drop vizier C3")


def at_large_market() -> games.State:
    state = table("B3 V", "C3 large-market VE", row="silk gold")
    return play(state, "pick B3", "drop vizier C3", "take 1")


def at_sacred_place() -> games.State:
    seats = [seat(elders=1, hand="fakir"), seat(), seat()]
    state = table("B3 V", "C3 sacred-place VE", seats=seats, djinn_row="enki")
    return play(state, "pick B3", "drop vizier C3")


def redirecting() -> games.State:
    state = table("B3 V", "C3 oasis VE", seats=[seat(elders=2, djinns="lamia"), seat(), seat()])
    return play(state, "pick B3", "drop vizier C3")


def placing() -> games.State:
    return play(table("A1 oasis", "A2 village", step="end", seats=HOLDER), "use enki elder")


def keeping() -> games.State:
    seats = [seat(elders=2, djinns="sibittis"), seat(), seat()]
    return play(table(step="end", seats=seats, djinn_pile="enki"), "use sibittis elders")


def ending() -> games.State:
    return table(step="end", seats=[seat(elders=2, djinns="enki hagis", hand="silk"), seat(), seat()])


def selling() -> games.State:
    return play(table(step="end", seats=[seat(hand="silk gold"), seat(), seat()]), "offer silk")


def stuck() -> games.State:
    return play(table("A1 V", "F5 V", step="end"), "end")


def over() -> games.State:
    return table(step="over")


REFUSALS: list[tuple[Any, str, str, str]] = [
    (bidding, "pick B3", "FT-M1", "meeples are picked up once, at the start of a turn"),
    (bidding, "end", "FT-B1", "a bid is due"),
    (bidding, "bid 5", "FT-B2", "this spot is taken"),
    (bidding, "bid 3", "FT-B4", "not enough coins"),
    (bidding, "discount", "FT-D-KUMARBI", "you do not have this djinn"),
    (picking, "bid 1", "FT-B1", "bids are made before the first turn of a round"),
    (picking, "pick A1", "FT-M1", "no meeples on this tile"),
    (picking, "pick C2", "FT-M7", "from there the move can't be finished"),
    (picking, "drop vizier C3", "FT-M2", "no meeples are in hand"),
    (picking, "end", "FT-M1", "meeples must be picked up"),
    (dropping, "pick B3", "FT-M1", "meeples are picked up once, at the start of a turn"),
    (dropping, "drop merchant C3", "FT-M2", "no meeple of that tribe is in hand"),
    (dropping, "drop elder D3", "FT-M2", "this tile is not a neighbour"),
    (dropping, "drop elder C4", "FT-M3", "this step is diagonal"),
    (dropping, "drop vizier C3", "FT-M7", "from there the move can't be finished"),
    (dropping, "end", "FT-M2", "a meeple must be dropped"),
    (building, "builders 2", "FT-U1", "not enough fakirs"),
    (building, "end", "FT-U1", "say how many fakirs help the builders"),
    (picking, "builders 0", "FT-U1", "no builders are at work now"),
    (killing, "kill vizier F5", "FT-A2", "not enough fakirs for this reach"),
    (killing, "kill merchant D3", "FT-A1", "no such meeple on this tile"),
    (killing, "kill elder seat0", "FT-A1", "this is not a rival"),
    (killing, "kill elder seat3", "FT-A1", "this is not a rival"),
    (killing, "kill vizier seat2", "FT-A1", "no such meeple in front of this rival"),
    (killing, "kill elder seat1", "FT-D-BOAZ", "Boaz protects this rival"),
    (killing, "pass", "FT-A5", "someone is in reach, so a kill is due"),
    (killing, "end", "FT-A1", "the assassins choose a victim"),
    (picking, "kill vizier D3", "FT-A1", "no assassins are at work now"),
    (picking, "kill vizier seat1", "FT-A1", "no assassins are at work now"),
    (
        killing_twice,
        "kill merchant C4",
        "FT-D-IBLIS",
        "the second victim is on the same tile, or in front of the same rival",
    ),
    (killing_twice, "end", "FT-D-IBLIS", "the second victim must be chosen"),
    (at_small_market, "take 4", "FT-L3", "the small market sells from the first 3 cards"),
    (at_small_market, "take 5", "FT-L3", "the row has no such card"),
    (at_small_market, "end", "FT-L3", "the market is open"),
    (picking, "take 1", "FT-L3", "no market is open now"),
    (at_large_market, "take 2", "FT-L4", "the row has no such card"),
    (at_large_market, "pass", "FT-L4", "nothing can be declined here: where two cards can be taken, two are"),
    (at_sacred_place, "buy leta fakir", "FT-L5", "this djinn is not face up"),
    (at_sacred_place, "buy enki elders", "FT-L5", "you can't pay the price"),
    (at_sacred_place, "end", "FT-L5", "the sacred place offers its djinns"),
    (picking, "buy enki elders", "FT-L5", "no djinns are offered now"),
    (redirecting, "end", "FT-D1", "the palm or palace must be placed, here or by the djinn"),
    (redirecting, "use lamia fakir", "FT-D1", "you can't pay the price"),
    (placing, "place A2", "FT-D-ENKI", "only on an oasis"),
    (placing, "pass", "FT-D1", "nothing can be declined here: the power paid for needs a tile"),
    (picking, "place A1", "FT-D1", "nothing waits for a tile"),
    (keeping, "keep leta", "FT-D-SIBITTIS", "this djinn was not drawn"),
    (keeping, "end", "FT-D-SIBITTIS", "one of the djinns drawn must be kept"),
    (ending, "use hagis elder", "FT-D-HAGIS", "only at the moment you place a palace"),
    (ending, "use enki elder", "FT-D1", "the power would do nothing now"),
    (ending, "use leta elders", "FT-D-LETA", "you do not have this djinn"),
    (ending, "offer gold", "FT-X1", "you do not have this good"),
    (ending, "sell", "FT-X1", "no goods are laid out"),
    (ending, "pick B3", "FT-M1", "meeples are picked up once, at the start of a turn"),
    (picking, "offer silk", "FT-X1", "goods are sold after the tile action"),
    (selling, "offer silk", "FT-X1", "this good is in the set already"),
    (selling, "end", "FT-X1", "the goods laid out must be sold"),
    (stuck, "pick A1", "FT-Z2", "no meeples can move anywhere"),
    (over, "bid 0", "FT-Z1", "the game is over"),
    (over, "end", "FT-Z1", "the game is over"),
]


@pytest.mark.parametrize(("scene", "line", "rule", "message"), REFUSALS)
def test_a_refusal_names_its_clause_and_its_reason(scene: Any, line: str, rule: str, message: str) -> None:
    assert refusal(scene(), line) == (rule, message)


def test_a_refusal_reads_as_a_sentence() -> None:
    with pytest.raises(games.IllegalAction) as refused:
        play(picking(), "pick A1")
    assert str(refused.value) == "not allowed: no meeples on this tile (FT-M1)"


@pytest.mark.parametrize("action", [-1, 500, 10**30, -(10**30), True, 2.0, "pick B3", None, [8]])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    state = picking()
    before = state.to_json()
    with pytest.raises(games.IllegalAction, match="whole number"):
        state.apply(action, games.Chance(1))
    assert state.to_json() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_illegal_action_is_refused_by_some_clause_and_changes_nothing(players: int) -> None:
    clauses = set(rulebook.clauses())
    steps = set()
    for seed in range(4):
        chance = games.Chance(seed)
        state = rich_start(players, seed)
        while not state.over:
            legal = state.legal()
            if state.step not in steps or chance.below(20) == 0:
                steps.add(state.step)
                before = state.to_json()
                for action in sorted(set(range(GAME.size)) - set(legal)):
                    with pytest.raises(games.IllegalAction) as refused:
                        state.apply(action, chance)
                    assert refused.value.rule in clauses, GAME.text(action)
                    assert refused.value.message, GAME.text(action)
                assert state.to_json() == before
            state.apply(legal[chance.below(len(legal))], chance)
    assert {"bid", "pick", "drop", "builders", "kill", "take", "buy", "place", "end", "sell"} <= steps
