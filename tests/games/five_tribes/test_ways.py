"""Ways on: of all the orders in which meeples can be dropped, the best one to each end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from caravanserai import games
from caravanserai.games import Chance, State
from caravanserai.games.five_tribes.scoring import total_points

from .scenario import GAME, seat, table


def ways(state: State) -> list[list[str]]:
    return [GAME.texts(way) for way in GAME.ways(state)]


def follow(state: State, way: list[int]) -> State:
    after = state.clone()
    for action in way:
        after.apply(action, Chance(0))
    return after


def all_moves(state: State) -> Iterator[tuple[str, State]]:
    """Every way to drop the meeples in hand: the last drop, and where it leads."""
    for action in state.legal():
        after = follow(state, [action])
        if after.step == "drop":
            yield from all_moves(after)
        else:
            yield GAME.text(action), after


def points(state: State, who: int) -> int:
    """The score sheet, with builders paid and no power used before the tile acts."""
    after = follow(state, [GAME.parse("builders 0")]) if state.step == "builders" else state
    after = follow(after, [GAME.parse("pass")]) if after.step == "before-tile" else after
    return total_points(after, who)  # type: ignore[arg-type]


def test_a_short_move_has_one_way_to_each_of_its_ends() -> None:
    state = table("B2 VE", "B3 M", "C3 V", "A3 E", "C1 E", "D1 V")
    from_b2 = [way for way in ways(state) if way[0] == "pick B2"]
    assert sorted(way[-1] for way in from_b2) == ["drop elder A3", "drop elder C1", "drop vizier C3"]
    assert [len(way) for way in from_b2] == [3, 3, 3]


def test_a_loop_that_brings_one_more_merchant_is_taken() -> None:
    state = table("B2 VVVMM", "C2 M", row="ivory gold silk")
    [way] = [way for way in ways(state) if way[-1] == "drop merchant C2"]
    assert way.count("drop merchant C2") == 2


def test_a_loop_that_would_leave_somebody_behind_is_avoided() -> None:
    state = table("A1 VVEEB", "B1 B", seats=[seat(camels=8), seat(), seat()])
    way = next(way for way in GAME.ways(state) if GAME.text(way[-1]) == "drop builder B1")
    after = follow(state, way).to_json()
    assert after["tiles"]["B1"]["owner"] == 0


def test_the_way_that_marid_pays_for_is_the_best() -> None:
    own = [seat(djinns="marid"), seat(), seat()]
    state = table("A1 VE", "A2 camel0", "B1", "B2 E", seats=own)
    assert [way for way in ways(state) if way[-1] == "drop elder B2"] == [
        ["pick A1", "drop vizier A2", "drop elder B2"]
    ]
    rivals = [seat(), seat(djinns="marid"), seat()]
    state = table("A1 VE", "A2", "B1 camel1", "B2 E", seats=rivals)
    assert [way for way in ways(state) if way[-1] == "drop elder B2"] == [
        ["pick A1", "drop vizier A2", "drop elder B2"]
    ]


def test_in_the_middle_of_a_move_the_rest_of_it_is_told() -> None:
    state = follow(table("B2 VE", "C3 V"), [GAME.parse("pick B2"), GAME.parse("drop elder B3")])
    assert ways(state) == [["drop vizier C3"]]


def test_powers_are_ways_beside_the_moves() -> None:
    state = table("A1 E", "A2 oasis E", seats=[seat(djinns="enki", elders=1), seat(), seat()])
    assert [way for way in ways(state) if way[0].startswith("use")] == [["use enki elder"]]


def test_outside_a_move_each_legal_action_is_a_way() -> None:
    state = GAME.new(3, Chance(5))
    assert state.step == "bid"
    assert GAME.ways(state) == [[action] for action in state.legal()]


@pytest.mark.parametrize("seed", range(6))
def test_every_end_is_reached_and_none_in_a_better_way(seed: int) -> None:
    chance = games.Chance(seed)
    state = GAME.new(2 + seed % 3, chance)
    met = Counter[str]()
    while not state.over and met["drop"] < 12:
        if state.step == "drop" and len(state.to_json()["turn"]["hand"]) <= 5:
            who = state.seat
            best: dict[str, int] = {}
            assert who is not None
            for end, after in all_moves(state):
                best[end] = max(best.get(end, -1000), points(after, who))
            found = {GAME.text(way[-1]): points(follow(state, way), who) for way in GAME.ways(state)}
            assert found == best
            assert len(found) == len(GAME.ways(state))
            met["drop"] += 1
        state.apply(state.legal()[chance.below(len(state.legal()))], chance)
    assert met["drop"] > 8


def test_a_seat_plans_its_turn_while_a_rival_bids() -> None:
    state = GAME.new(3, Chance(4))
    rival = next(seat for seat in range(3) if seat != state.seat)
    planned = GAME.planned(state, rival)
    assert planned is not None
    assert (planned.seat, planned.step) == (rival, "pick")
    assert ways(planned)
    assert state.step == "bid", "the game itself has not changed"


def test_while_meeples_are_on_their_way_there_is_nothing_to_plan() -> None:
    sowing = table("A1 VV", "A3 V")
    sowing.apply(GAME.parse("pick A1"), Chance(0))
    assert GAME.planned(sowing, 1) is None
