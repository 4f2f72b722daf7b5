"""When a power may be used, and what it costs (FT-D1)."""

from __future__ import annotations

import pytest

from caravanserai import games

from .scenario import choices, of, play, refusal, seat, table

ONE_ELDER = ["anun-nak", "bouraq", "enki"]
TWO_ELDERS = ["leta", "sibittis", "utug"]
BETWEEN_STEPS = [*ONE_ELDER, *TWO_ELDERS, "sloar"]
ROOM_FOR_ALL = ("B3 V", "C3 VE", "A1 oasis", "A2 village", "E5 M", "F5 M")


def with_djinns(djinns: str, step: str = "pick", elders: int = 0, hand: str = "") -> games.State:
    """A table where every power would find something to do."""
    return table(
        *ROOM_FOR_ALL,
        step=step,
        seats=[seat(elders=elders, hand=hand, djinns=djinns), seat(), seat()],
        bag="VVV",
        deck="gold",
        djinn_pile="boaz",
    )


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("djinn", ONE_ELDER)
def test_a_price_of_one_is_an_elder_or_a_fakir(djinn: str) -> None:
    state = with_djinns(djinn, elders=1, hand="fakir")
    assert choices(state, "use") == [f"use {djinn} elder", f"use {djinn} fakir"]
    by_elder = play(state.clone(), f"use {djinn} elder")
    assert (of(by_elder, 0)["elders"], of(by_elder, 0)["hand"]) == (0, ["fakir"])
    assert by_elder.to_json()["bag"] == "VVVE"
    by_fakir = play(state.clone(), f"use {djinn} fakir")
    assert (of(by_fakir, 0)["elders"], of(by_fakir, 0)["hand"]) == (1, [])
    assert by_fakir.to_json()["resources"]["discard"] == ["fakir"]


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("djinn", TWO_ELDERS)
def test_a_price_of_two_is_two_elders_or_an_elder_and_a_fakir(djinn: str) -> None:
    state = with_djinns(djinn, elders=2, hand="fakir")
    assert choices(state, "use") == [f"use {djinn} elders", f"use {djinn} fakir"]
    by_elders = play(state.clone(), f"use {djinn} elders")
    assert (of(by_elders, 0)["elders"], of(by_elders, 0)["hand"]) == (0, ["fakir"])
    by_fakir = play(state.clone(), f"use {djinn} fakir")
    assert (of(by_fakir, 0)["elders"], of(by_fakir, 0)["hand"]) == (1, [])
    assert by_fakir.to_json()["resources"]["discard"] == ["fakir"]


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("djinn", TWO_ELDERS)
def test_two_fakirs_never_pay_a_price_of_two(djinn: str) -> None:
    state = with_djinns(djinn, hand="fakir fakir fakir")
    assert choices(state, "use") == []
    assert refusal(state, f"use {djinn} fakir") == ("FT-D1", "you can't pay the price")


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("djinn", TWO_ELDERS)
def test_one_elder_does_not_pay_a_price_of_two(djinn: str) -> None:
    state = with_djinns(djinn, elders=1)
    assert refusal(state, f"use {djinn} elders") == ("FT-D1", "you can't pay the price")
    assert refusal(state, f"use {djinn} fakir") == ("FT-D1", "you can't pay the price")


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("djinn", ONE_ELDER)
def test_who_has_nothing_pays_for_no_power(djinn: str) -> None:
    state = with_djinns(djinn, hand="silk gold")
    assert refusal(state, f"use {djinn} elder") == ("FT-D1", "you can't pay the price")
    assert refusal(state, f"use {djinn} fakir") == ("FT-D1", "you can't pay the price")


@pytest.mark.rule("FT-D1", "FT-D-SLOAR")
def test_elders_do_not_pay_sloar() -> None:
    state = with_djinns("sloar", elders=5)
    assert choices(state, "use") == []
    assert refusal(state, "use sloar fakir") == ("FT-D1", "you can't pay the price")


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("djinn", BETWEEN_STEPS)
def test_only_the_holder_uses_a_power(djinn: str) -> None:
    holder = seat(elders=9, hand="fakir", djinns=djinn)
    state = table(
        *ROOM_FOR_ALL,
        seats=[seat(elders=9, hand="fakir"), holder, seat()],
        bag="VVV",
        deck="gold",
        djinn_pile="boaz",
    )
    assert choices(state, "use") == []
    assert refusal(state, f"use {djinn} fakir")[1] == "you do not have this djinn"


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("step", ["pick", "end"])
@pytest.mark.parametrize("djinn", BETWEEN_STEPS)
def test_a_power_is_offered_between_steps(djinn: str, step: str) -> None:
    state = with_djinns(djinn, step=step, elders=1, hand="fakir")
    assert f"use {djinn} fakir" in choices(state)


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("djinn", BETWEEN_STEPS)
def test_no_power_is_offered_while_meeples_are_in_hand(djinn: str) -> None:
    state = with_djinns(djinn, elders=2, hand="fakir")
    play(state, "pick B3")
    assert choices(state, "use") == []
    rule, message = refusal(state, f"use {djinn} fakir")
    assert (rule, message) == ("FT-D1", "powers are used between steps, never with meeples in hand")


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize(
    ("final", "asked"),
    [("C3 A", "kill"), ("C3 small-market AE", "take"), ("C3 sacred-place AE", "buy")],
)
def test_a_power_is_offered_beside_the_choices_of_tribe_and_tile(final: str, asked: str) -> None:
    state = table(
        "B3 A",
        final,
        "A1 oasis",
        "D3 M",
        seats=[seat(elders=2, djinns="enki"), seat(), seat()],
        row="silk",
        djinn_row="leta",
    )
    play(state, "pick B3", "drop assassin C3")
    if asked != "kill":
        play(state, "kill merchant D3")
    assert state.step == asked
    play(state, "use enki elder", "place A1")
    assert state.to_json()["tiles"]["A1"]["palms"] == 1


@pytest.mark.rule("FT-D1", "FT-L5")
def test_who_spends_the_elders_at_a_sacred_place_is_asked_no_more() -> None:
    seats = [seat(elders=2, djinns="enki"), seat(), seat()]
    state = table("B3 V", "C3 sacred-place VE", "A1 oasis", seats=seats, djinn_row="leta")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "buy"
    play(state, "use enki elder", "place A1")
    assert state.step == "end"


@pytest.mark.rule("FT-D1", "FT-L3")
def test_a_market_stays_open_after_a_power() -> None:
    seats = [seat(elders=1, djinns="enki"), seat(), seat()]
    state = table("B3 V", "C3 small-market VE", "A1 oasis", seats=seats, row="silk")
    play(state, "pick B3", "drop vizier C3", "use enki elder", "place A1")
    assert choices(state) == ["take 1", "pass"]


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize(
    ("line", "then", "and_again"),
    [
        ("use anun-nak fakir", "place C5", "place D5"),
        ("use bouraq fakir", "place A2", "place A2"),
        ("use enki fakir", "place A1", "place A1"),
        ("use leta fakir", "place C5", "place D5"),
        ("use sibittis fakir", "keep boaz", "keep nekir"),
        ("use sloar fakir", "", ""),
        ("use utug fakir", "place E5", "place F5"),
    ],
)
def test_a_power_is_used_once_a_turn_and_again_in_the_next(line: str, then: str, and_again: str) -> None:
    holder = seat(elders=9, hand="fakir fakir fakir", djinns=line.split()[1])
    state = table(
        *ROOM_FOR_ALL,
        seats=[holder, seat()],
        turns=[0, 0, 1, 1],
        bag="AAAAAA",
        deck="gold gold",
        djinn_pile="boaz nekir",
    )
    play(state, *filter(None, [line, then]))
    assert refusal(state, line) == ("FT-D1", "this power was used this turn")
    play(state, "pick B3", "drop vizier C3")
    assert refusal(state, line) == ("FT-D1", "this power was used this turn")
    play(state, "end")
    assert (state.seat, state.step) == (0, "pick")
    play(state, *filter(None, [line, and_again]))
    assert refusal(state, line) == ("FT-D1", "this power was used this turn")


@pytest.mark.rule("FT-D1")
def test_several_powers_may_be_used_in_one_turn() -> None:
    state = with_djinns("enki bouraq sloar", elders=2, hand="fakir")
    play(state, "use enki elder", "place A1", "use bouraq elder", "place A2", "use sloar fakir")
    assert choices(state) == ["pick B3", "pick E5", "pick F5"]


@pytest.mark.rule("FT-D1")
def test_a_djinn_helps_on_the_turn_it_was_got() -> None:
    seats = [seat(elders=3), seat(), seat()]
    state = table("B3 V", "C3 sacred-place VE", "A1 oasis", seats=seats, djinn_row="enki")
    play(state, "pick B3", "drop vizier C3", "buy enki elders")
    assert choices(state) == ["use enki elder", "end"]


@pytest.mark.rule("FT-D1", "FT-D-SIBITTIS")
def test_a_djinn_kept_by_sibittis_helps_at_once() -> None:
    seats = [seat(elders=3, djinns="sibittis"), seat(), seat()]
    state = table("A1 oasis", step="end", seats=seats, djinn_pile="enki")
    play(state, "use sibittis elders", "keep enki")
    assert choices(state) == ["use enki elder", "end"]


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize(
    ("djinn", "why"),
    [
        ("anun-nak", "no meeples in the bag"),
        ("bouraq", "no village"),
        ("enki", "no oasis"),
        ("leta", "no empty tile"),
        ("sibittis", "no djinn left"),
        ("sloar", "no card left"),
        ("utug", "no tile without a camel has meeples"),
    ],
)
def test_a_power_that_can_do_nothing_can_not_be_paid_for(djinn: str, why: str) -> None:
    everywhere = [f"{column}{row} camel1" for row in range(1, 6) for column in "ABCDEF"]
    tiles = ["A1"] if djinn == "anun-nak" else []
    seats = [seat(elders=2, hand="fakir", djinns=djinn), seat(), seat()]
    state = table(*everywhere, *tiles, step="end", seats=seats, bag="" if djinn == "anun-nak" else "VVV")
    assert choices(state, "use") == [], why
    assert refusal(state, f"use {djinn} fakir") == ("FT-D1", "the power would do nothing now")


@pytest.mark.rule("FT-D1")
def test_a_power_is_used_only_on_your_own_turn() -> None:
    seats = [seat(elders=1, djinns="enki"), seat(), seat()]
    state = table(*ROOM_FOR_ALL, step="end", seats=seats)
    play(state, "end")
    assert state.seat == 1
    assert choices(state, "use") == []


@pytest.mark.rule("FT-D1")
def test_powers_wait_until_bidding_is_over() -> None:
    seats = [seat(elders=1, djinns="enki"), seat(), seat()]
    state = table(*ROOM_FOR_ALL, step="bid", seats=seats)
    assert choices(state, "use") == []
