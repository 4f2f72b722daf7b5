"""How the game ends (FT-Z1 … FT-Z3)."""

from __future__ import annotations

import pytest

from .scenario import camels_on_board, choices, coins, of, on, play, refusal, seat, table

LATER_MOVES = ("D3 E", "D4 E", "E5 M", "F5 M", "A1 V", "B1 V")


@pytest.mark.rule("FT-Z1")
def test_the_round_of_the_last_camel_is_played_to_its_end() -> None:
    state = table("B3 V", "C3 V", *LATER_MOVES, seats=[seat(camels=1), seat(), seat()])
    play(state, "pick B3", "drop vizier C3")
    assert camels_on_board(state) == {"C3": 0}
    assert state.to_json()["round"]["last"] is True
    play(state, "end")
    assert (state.seat, state.step) == (1, "pick")
    play(state, "pick D3", "drop elder D4", "end", "pick E5", "drop merchant F5", "end")
    assert state.over
    assert state.seat is None
    assert state.legal() == []


@pytest.mark.rule("FT-Z1")
def test_with_camels_left_another_round_begins() -> None:
    state = table(
        "B3 V", "C3 V", *LATER_MOVES, seats=[seat(camels=2), seat(), seat()], turns=[1, 2, 0], done=2
    )
    play(state, "pick B3", "drop vizier C3", "end")
    assert state.step == "bid"


@pytest.mark.rule("FT-Z1")
def test_the_last_camel_in_the_last_turn_ends_the_game_at_once() -> None:
    state = table(
        "B3 V", "C3 V", *LATER_MOVES, seats=[seat(camels=1), seat(), seat()], turns=[1, 2, 0], done=2
    )
    play(state, "pick B3", "drop vizier C3", "end")
    assert state.over


@pytest.mark.rule("FT-Z1", "FT-A3")
def test_a_camel_placed_by_a_kill_may_be_the_last() -> None:
    state = table("B3 A", "C3 AE", "D2 V", *LATER_MOVES, seats=[seat(camels=1), seat(), seat()])
    play(state, "pick B3", "drop assassin C3", "kill vizier D2")
    assert state.to_json()["round"]["last"] is True


@pytest.mark.rule("FT-Z1")
def test_no_rows_are_refilled_after_the_last_round() -> None:
    state = table(*LATER_MOVES, step="end", done=2, last=True, deck="gold gold", djinn_pile="boaz")
    play(state, "end", drawing="")
    assert state.to_json()["resources"]["row"] == []
    assert state.to_json()["djinns"]["row"] == []


@pytest.mark.rule("FT-Z1")
def test_a_seat_without_camels_plays_on_in_the_last_round() -> None:
    state = table("B3 V", "C3 oasis V", seats=[seat(camels=0), seat(), seat()], last=True)
    play(state, "pick B3", "drop vizier C3")
    assert of(state, 0)["viziers"] == 2
    assert on(state, "C3")["palms"] == 1


STUCK = ("A1 V", "F5 V", "C3 EMB")
"""Meeples none of which can reach its like."""


@pytest.mark.rule("FT-Z2")
def test_without_a_legal_move_a_seat_skips_moving() -> None:
    state = table(*STUCK, step="end")
    play(state, "end")
    assert (state.seat, state.step) == (1, "end")
    assert choices(state) == ["end"]
    assert refusal(state, "pick A1") == ("FT-Z2", "no meeples can move anywhere")
    position = state.to_json()
    assert position["round"]["last"] is True
    assert position["turn"]["stuck"] is True


@pytest.mark.rule("FT-Z2")
def test_a_seat_that_can_not_move_may_use_powers_and_sell() -> None:
    seats = [seat(), seat(elders=1, djinns="enki", hand="silk gold"), seat()]
    state = table(*STUCK, "B5 oasis", step="end", seats=seats)
    play(state, "end")
    assert choices(state) == ["offer gold", "offer silk", "use enki elder", "end"]
    play(state, "use enki elder", "place B5", "offer silk", "offer gold", "sell", "end")
    assert coins(state)[1] == 13
    assert on(state, "B5")["palms"] == 1
    assert state.seat == 2


@pytest.mark.rule("FT-Z2")
def test_later_seats_skip_after_one_that_can_not_move_and_then_the_game_ends() -> None:
    state = table(*STUCK, step="end")
    play(state, "end", "end")
    assert (state.seat, state.step) == (2, "end")
    play(state, "end")
    assert state.over


@pytest.mark.rule("FT-Z2")
def test_no_tribe_and_no_tile_acts_for_a_seat_that_can_not_move() -> None:
    state = table("A1 oasis V", "F5 V", "C3 oasis EMB", step="end")
    before = state.to_json()
    play(state, "end")
    after = state.to_json()
    assert after["tiles"] == before["tiles"]
    assert after["seats"] == before["seats"]


ANUN_NAK = seat(elders=1, djinns="anun-nak")
FULL = [f"{column}{row} camel2" for row in range(1, 6) for column in "ABCDEF" if f"{column}{row}" != "B1"]
"""Camels everywhere but on B1, so that Anun-Nak has one tile only."""


@pytest.mark.rule("FT-Z3", "FT-D-ANUNNAK")
def test_a_stuck_seat_that_brings_meeples_moves_after_all() -> None:
    state = table(*FULL, "A1 V", "F5 V", "C3 EMB", step="end", seats=[seat(), ANUN_NAK, seat()], bag="VMM")
    play(state, "end")
    assert (state.seat, state.step) == (1, "end")
    play(state, "use anun-nak elder")
    play(state, "place B1", drawing="vizier merchant merchant")
    assert (state.seat, state.step) == (1, "pick")
    play(state, "pick A1", "drop vizier B1")
    assert of(state, 1)["viziers"] == 2
    assert state.step == "end"


@pytest.mark.rule("FT-Z3", "FT-D-ANUNNAK")
def test_the_round_stays_the_last_though_a_stuck_seat_brought_meeples() -> None:
    state = table(*FULL, "A1 VV", "F5 V", "C3 EMB", step="end", seats=[seat(), ANUN_NAK, seat()], bag="VMM")
    play(state, "end", "use anun-nak elder", "place B1")
    assert state.to_json()["round"]["last"] is True


@pytest.mark.rule("FT-Z3", "FT-D-ANUNNAK")
def test_a_later_seat_moves_the_meeples_that_were_brought() -> None:
    state = table(*FULL, "A1 V", "F5 V", "D1 M", step="end", seats=[seat(), ANUN_NAK, seat()], bag="VMM")
    play(state, "end", "use anun-nak elder")
    play(state, "place B1", drawing="vizier merchant merchant")
    play(state, "pick A1", "drop vizier B1", "end")
    assert (state.seat, state.step) == (2, "pick")
    play(state, "pick B1", "drop merchant C1", "drop merchant D1", "end")
    assert state.over


@pytest.mark.rule("FT-Z3", "FT-D-ANUNNAK")
def test_meeples_that_can_not_move_leave_the_seat_at_the_end_of_its_turn() -> None:
    state = table(*FULL, "A1 V", "F5 V", "C3 EMB", step="end", seats=[seat(), ANUN_NAK, seat()], bag="AAA")
    play(state, "end", "use anun-nak elder")
    play(state, "place B1", drawing="assassin assassin assassin")
    assert (state.seat, state.step) == (1, "end")
    assert choices(state) == ["end"]


@pytest.mark.rule("FT-Z3")
def test_without_a_legal_move_at_a_rounds_end_there_are_no_new_bids() -> None:
    state = table("B3 V", "C3 V", "F5 E", turns=[1, 2, 0], done=2, deck="gold")
    play(state, "pick B3", "drop vizier C3")
    assert state.to_json()["round"]["last"] is False
    play(state, "end", drawing="")
    assert state.over
