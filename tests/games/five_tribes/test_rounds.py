"""From turn to turn and from round to round (FT-T1, FT-R1, FT-R2)."""

from __future__ import annotations

import pytest

from .scenario import choices, of, play, seat, table

LATER_MOVES = ("D3 E", "D4 E", "E5 M", "F5 M")
"""Meeples that can still move when the round is over."""


@pytest.mark.rule("FT-T1")
def test_turns_follow_the_turn_order() -> None:
    state = table(*LATER_MOVES, step="end", turns=[2, 0, 1])
    play(state, "end")
    assert (state.seat, state.step) == (0, "pick")


@pytest.mark.rule("FT-T1")
def test_who_played_first_bids_first() -> None:
    state = table(*LATER_MOVES, step="end", turns=[2, 0, 1], done=2)
    play(state, "end")
    assert state.step == "bid"
    assert state.to_json()["round"]["bid_order"] == [2, 0, 1]
    assert state.seat == 2


@pytest.mark.rule("FT-T1", "FT-B1")
def test_a_new_round_begins_with_all_spots_free() -> None:
    track = {"5": 0, "0": [2, 1]}
    state = table(*LATER_MOVES, step="end", done=2, track=track, seats=[seat(coins=50), seat(), seat()])
    play(state, "end")
    assert choices(state) == ["bid 0", "bid 1", "bid 3", "bid 5", "bid 8", "bid 12", "bid 18"]


@pytest.mark.rule("FT-R1")
def test_the_resource_row_slides_and_is_refilled_to_nine() -> None:
    state = table(*LATER_MOVES, step="end", done=2, row="silk gold", deck="fish fish wheat " + "spice " * 6)
    play(state, "end", drawing="wheat spice fish spice spice fish spice")
    resources = state.to_json()["resources"]
    assert resources["row"] == ["silk", "gold", "wheat", "spice", "fish", "spice", "spice", "fish", "spice"]
    assert resources["deck"] == ["spice", "spice"]


@pytest.mark.rule("FT-R1")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = table(
        *LATER_MOVES,
        step="end",
        done=2,
        row="silk " * 6,
        deck="gold",
        discard="fish fish wheat",
    )
    play(state, "end", drawing="gold wheat fish")
    resources = state.to_json()["resources"]
    assert resources["row"] == ["silk"] * 6 + ["gold", "wheat", "fish"]
    assert resources["deck"] == ["fish"]
    assert resources["discard"] == []


@pytest.mark.rule("FT-R1")
def test_discards_stay_while_the_deck_lasts() -> None:
    state = table(*LATER_MOVES, step="end", done=2, row="silk " * 8, deck="gold", discard="fish")
    play(state, "end", drawing="gold")
    assert state.to_json()["resources"]["discard"] == ["fish"]


@pytest.mark.rule("FT-R1")
def test_with_no_cards_left_the_row_stays_short() -> None:
    state = table(*LATER_MOVES, step="end", done=2, row="silk", deck="gold", discard="fish")
    play(state, "end", drawing="gold fish")
    assert state.to_json()["resources"] == {"row": ["silk", "gold", "fish"], "deck": [], "discard": []}


@pytest.mark.rule("FT-R1")
def test_the_djinn_row_is_refilled_to_three() -> None:
    state = table(*LATER_MOVES, step="end", done=2, djinn_row="enki", djinn_pile="boaz leta utug")
    play(state, "end", drawing="utug boaz")
    assert state.to_json()["djinns"] == {"row": ["enki", "utug", "boaz"], "deck": ["leta"], "discard": []}


@pytest.mark.rule("FT-R1")
def test_the_djinn_pile_is_made_anew_from_its_discards() -> None:
    state = table(*LATER_MOVES, step="end", done=2, djinn_pile="boaz", djinn_discard="leta")
    play(state, "end", drawing="boaz leta")
    assert state.to_json()["djinns"] == {"row": ["boaz", "leta"], "deck": [], "discard": []}


@pytest.mark.rule("FT-R1")
def test_rows_are_not_refilled_between_turns() -> None:
    state = table(*LATER_MOVES, step="end", done=1, row="silk", deck="gold", djinn_pile="boaz")
    play(state, "end", drawing="")
    assert state.to_json()["resources"]["row"] == ["silk"]
    assert state.to_json()["djinns"]["row"] == []


@pytest.mark.rule("FT-R2")
def test_sold_goods_and_spent_fakirs_go_to_the_resource_discard() -> None:
    seats = [seat(hand="silk fakir", elders=1, djinns="enki"), seat(), seat()]
    state = table("A1 oasis", step="end", seats=seats, discard="gold")
    play(state, "use enki fakir", "place A1", "offer silk", "sell")
    assert state.to_json()["resources"]["discard"] == ["gold", "silk", "fakir"]


@pytest.mark.rule("FT-R2")
def test_djinns_dropped_by_sibittis_go_to_the_djinn_discard() -> None:
    seats = [seat(elders=2, djinns="sibittis"), seat(), seat()]
    state = table(step="end", seats=seats, djinn_pile="boaz leta utug enki")
    play(state, "use sibittis elders", drawing="boaz leta utug")
    play(state, "keep leta")
    assert state.to_json()["djinns"] == {"row": [], "deck": ["enki"], "discard": ["boaz", "utug"]}


@pytest.mark.rule("FT-R2")
def test_spent_used_and_killed_meeples_go_to_the_bag() -> None:
    seats = [seat(elders=2, djinns="enki"), seat(), seat()]
    state = table("B3 A", "C3 oasis A", "D3 M", seats=seats, bag="B")
    play(state, "use enki elder", "place C3", "pick B3", "drop assassin C3", "kill merchant D3")
    assert state.to_json()["bag"] == "EMBAA"
    assert of(state, 0)["elders"] == 1
