"""Djinns that earn coins or cards: Ba'al, Echidna, Marid, Monkir, Sibittis, Sloar (FT-D-…)."""

from __future__ import annotations

import pytest

from .scenario import choices, coins, of, on, play, refusal, seat, table

SACRED = ("B3 V", "C3 sacred-place VE")


@pytest.mark.rule("FT-D-BAAL")
@pytest.mark.parametrize(("holder", "expected"), [(0, [11, 10, 10]), (1, [10, 12, 10])])
def test_baal_earns_for_each_djinn_gained(holder: int, expected: list[int]) -> None:
    seats = [seat(elders=2 * (number == 0), djinns="baal" if number == holder else "") for number in range(3)]
    state = table(*SACRED, seats=seats, djinn_row="enki")
    play(state, "pick B3", "drop vizier C3", "buy enki elders")
    assert coins(state) == expected


@pytest.mark.rule("FT-D-BAAL")
def test_gaining_baal_pays_nothing() -> None:
    state = table(*SACRED, seats=[seat(elders=2), seat(), seat()], djinn_row="baal")
    play(state, "pick B3", "drop vizier C3", "buy baal elders")
    assert coins(state) == [10, 10, 10]


@pytest.mark.rule("FT-D-BAAL", "FT-D-SIBITTIS")
@pytest.mark.parametrize(
    ("djinns", "rival", "expected"), [("sibittis baal", "", 11), ("sibittis", "baal", 12)]
)
def test_sibittis_pays_baal_for_the_one_kept(djinns: str, rival: str, expected: int) -> None:
    seats = [seat(elders=2, djinns=djinns), seat(djinns=rival), seat()]
    state = table(step="end", seats=seats, djinn_pile="enki leta utug")
    play(state, "use sibittis elders", "keep leta")
    assert max(coins(state)) == expected
    assert sum(coins(state)) == 20 + expected


@pytest.mark.rule("FT-D-BAAL", "FT-D-SIBITTIS")
def test_keeping_baal_pays_nothing() -> None:
    seats = [seat(elders=2, djinns="sibittis"), seat(), seat()]
    state = table(step="end", seats=seats, djinn_pile="enki baal utug")
    play(state, "use sibittis elders", "keep baal")
    assert coins(state) == [10, 10, 10]


BUILDING = ("B3 B", "C3 BE", "D3 village", "D4 village")


@pytest.mark.rule("FT-D-ECHIDNA")
def test_echidna_doubles_what_builders_brought() -> None:
    seats = [seat(elders=2, djinns="echidna"), seat(), seat()]
    state = table(*BUILDING, seats=seats)
    play(state, "pick B3", "drop builder C3")
    assert coins(state)[0] == 10 + 4
    play(state, "use echidna elders")
    assert coins(state)[0] == 10 + 4 + 4


@pytest.mark.rule("FT-D-ECHIDNA")
def test_echidna_doubles_what_fakirs_added() -> None:
    seats = [seat(elders=1, hand="fakir fakir", djinns="echidna"), seat(), seat()]
    state = table(*BUILDING, seats=seats)
    play(state, "pick B3", "drop builder C3", "builders 1", "use echidna fakir")
    assert coins(state)[0] == 10 + 6 + 6
    assert of(state, 0) == {**of(state, 0), "elders": 0, "hand": []}


@pytest.mark.rule("FT-D-ECHIDNA")
def test_echidna_waits_until_builders_have_paid() -> None:
    state = table(*BUILDING, seats=[seat(elders=2, djinns="echidna"), seat(), seat()])
    assert refusal(state, "use echidna elders") == (
        "FT-D-ECHIDNA",
        "only after your builders have brought coins",
    )


@pytest.mark.rule("FT-D-ECHIDNA", "FT-D1")
def test_builders_that_brought_nothing_can_not_be_doubled() -> None:
    state = table("B3 B", "C3 BE", seats=[seat(elders=2, djinns="echidna"), seat(), seat()])
    play(state, "pick B3", "drop builder C3")
    assert choices(state) == ["end"]


@pytest.mark.rule("FT-D-ECHIDNA", "FT-D1")
@pytest.mark.parametrize(("elders", "hand"), [(0, "fakir fakir"), (1, ""), (1, "silk")])
def test_neither_two_fakirs_nor_one_elder_pay_echidna(elders: int, hand: str) -> None:
    seats = [seat(elders=elders, hand=hand, djinns="echidna"), seat(), seat()]
    state = table(*BUILDING, seats=seats)
    play(state, "pick B3", "drop builder C3")
    if "fakir" in hand:
        play(state, "builders 0")
    assert choices(state, "use") == []
    assert refusal(state, "use echidna fakir") == ("FT-D1", "you can't pay the price")
    assert refusal(state, "use echidna elders") == ("FT-D1", "you can't pay the price")


@pytest.mark.rule("FT-D-ECHIDNA", "FT-D1")
def test_echidna_doubles_once() -> None:
    state = table(*BUILDING, seats=[seat(elders=4, djinns="echidna"), seat(), seat()])
    play(state, "pick B3", "drop builder C3", "use echidna elders")
    assert refusal(state, "use echidna elders") == ("FT-D1", "this power was used this turn")


@pytest.mark.rule("FT-D-ECHIDNA")
def test_echidna_is_over_with_the_turn() -> None:
    seats = [seat(elders=2, djinns="echidna"), seat()]
    state = table(*BUILDING, "E1 V", "F1 V", seats=seats, turns=[0, 0, 1, 1])
    play(state, "pick B3", "drop builder C3", "end")
    assert state.seat == 0
    assert choices(state, "use") == []


@pytest.mark.rule("FT-D-ECHIDNA")
def test_echidna_may_wait_for_the_tile_action() -> None:
    seats = [seat(coins=0, elders=2, djinns="echidna"), seat(), seat()]
    state = table("B3 B", "C3 small-market BE", "D3 village", "D4 village", seats=seats, row="silk")
    play(state, "pick B3", "drop builder C3", "take 1", "use echidna elders")
    assert coins(state)[0] == 4 - 3 + 4


@pytest.mark.rule("FT-D-ECHIDNA", "FT-D-KANDICHA")
def test_echidna_does_not_double_kandichas_coins() -> None:
    seats = [seat(elders=2, djinns="echidna kandicha"), seat(), seat()]
    state = table("B3 A", "C3 A", "D3 village B", seats=seats)
    play(state, "pick B3", "drop assassin C3", "kill builder D3")
    assert coins(state)[0] == 11
    assert choices(state) == ["end"]


@pytest.mark.rule("FT-D-MARID")
def test_marid_earns_one_for_each_meeple_of_your_move_on_your_tiles() -> None:
    tiles = ("B3 VEM", "C3 camel0", "D3 camel1", "E3 M camel0")
    state = table(*tiles, seats=[seat(djinns="marid"), seat(), seat()])
    play(state, "pick B3", "drop vizier C3", "drop elder D3", "drop merchant E3")
    assert coins(state) == [12, 10, 10]


@pytest.mark.rule("FT-D-MARID")
def test_marid_earns_two_for_each_meeple_of_a_rivals_move() -> None:
    tiles = ("B3 VEM", "C3 camel1", "D3 camel0", "E3 M camel1")
    state = table(*tiles, seats=[seat(), seat(djinns="marid"), seat()])
    play(state, "pick B3", "drop vizier C3")
    assert coins(state) == [10, 12, 10]
    play(state, "drop elder D3", "drop merchant E3")
    assert coins(state) == [10, 14, 10]


@pytest.mark.rule("FT-D-MARID")
def test_marid_earns_nothing_on_a_tile_won_by_that_move() -> None:
    state = table("B3 V", "C3 V", seats=[seat(djinns="marid"), seat(), seat()])
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")["owner"] == 0
    assert coins(state) == [10, 10, 10]


@pytest.mark.rule("FT-D-MONKIR")
@pytest.mark.parametrize(("holder", "expected"), [(0, [11, 10, 10]), (1, [10, 12, 10])])
def test_monkir_earns_for_each_palace(holder: int, expected: list[int]) -> None:
    seats = [seat(djinns="monkir" if number == holder else "") for number in range(3)]
    state = table("B3 V", "C3 village VE", seats=seats)
    play(state, "pick B3", "drop vizier C3")
    assert coins(state) == expected


@pytest.mark.rule("FT-D-MONKIR")
def test_monkir_earns_nothing_for_palms_or_without_a_palace() -> None:
    state = table("B3 V", "C3 oasis VE", seats=[seat(djinns="monkir"), seat(), seat()])
    assert coins(play(state, "pick B3", "drop vizier C3")) == [10, 10, 10]
    state = table("B3 V", "C3 village VE", seats=[seat(djinns="monkir"), seat(), seat()], palaces=0)
    assert coins(play(state, "pick B3", "drop vizier C3")) == [10, 10, 10]


@pytest.mark.rule("FT-D-MONKIR", "FT-D-BOURAQ")
def test_monkir_earns_for_bouraqs_palace() -> None:
    seats = [seat(elders=1, djinns="bouraq"), seat(djinns="monkir"), seat()]
    state = table("C3 village", step="end", seats=seats)
    play(state, "use bouraq elder", "place C3")
    assert coins(state) == [10, 12, 10]


@pytest.mark.rule("FT-D-SIBITTIS")
def test_sibittis_draws_three_and_keeps_one() -> None:
    seats = [seat(elders=2, djinns="sibittis"), seat(), seat()]
    state = table(step="end", seats=seats, djinn_row="boaz", djinn_pile="enki leta utug nekir")
    play(state, "use sibittis elders", drawing="nekir enki leta")
    assert choices(state) == ["keep nekir", "keep enki", "keep leta"]
    assert refusal(state, "keep utug") == ("FT-D-SIBITTIS", "this djinn was not drawn")
    play(state, "keep enki")
    assert of(state, 0)["djinns"] == ["enki", "sibittis"]
    assert state.to_json()["djinns"] == {"row": ["boaz"], "deck": ["utug"], "discard": ["leta", "nekir"]}


@pytest.mark.rule("FT-D-SIBITTIS")
def test_one_djinn_drawn_by_sibittis_must_be_kept() -> None:
    seats = [seat(elders=2, djinns="sibittis"), seat(), seat()]
    state = table(step="end", seats=seats, djinn_pile="enki leta utug")
    play(state, "use sibittis elders")
    assert refusal(state, "pass")[0] == "FT-D-SIBITTIS"
    assert refusal(state, "end")[0] == "FT-D-SIBITTIS"


@pytest.mark.rule("FT-D-SIBITTIS", "FT-R1")
def test_sibittis_reshuffles_the_discards_if_needed() -> None:
    seats = [seat(elders=2, djinns="sibittis"), seat(), seat()]
    state = table(step="end", seats=seats, djinn_pile="enki", djinn_discard="leta utug nekir")
    play(state, "use sibittis elders", drawing="enki utug nekir")
    assert state.to_json()["djinns"] == {"row": [], "deck": ["leta"], "discard": []}


@pytest.mark.rule("FT-D-SIBITTIS")
def test_sibittis_draws_fewer_if_there_are_fewer() -> None:
    seats = [seat(elders=2, djinns="sibittis"), seat(), seat()]
    state = table(step="end", seats=seats, djinn_pile="enki")
    play(state, "use sibittis elders", drawing="enki")
    assert choices(state) == ["keep enki"]


@pytest.mark.rule("FT-D-SLOAR")
def test_sloar_draws_the_top_card() -> None:
    state = table(step="end", seats=[seat(hand="fakir", djinns="sloar"), seat(), seat()], deck="silk gold")
    play(state, "use sloar fakir", drawing="gold")
    assert of(state, 0)["hand"] == ["gold"]
    assert state.to_json()["resources"] == {"row": [], "deck": ["silk"], "discard": ["fakir"]}


@pytest.mark.rule("FT-D-SLOAR", "FT-R1")
def test_sloars_own_fakir_may_come_back_from_the_reshuffled_discards() -> None:
    state = table(step="end", seats=[seat(hand="fakir", djinns="sloar"), seat(), seat()], discard="gold")
    play(state, "use sloar fakir", drawing="fakir")
    assert of(state, 0)["hand"] == ["fakir"]
    assert state.to_json()["resources"] == {"row": [], "deck": ["gold"], "discard": []}


@pytest.mark.rule("FT-D-SLOAR")
def test_sloar_can_not_be_used_where_no_card_is_left() -> None:
    state = table(step="end", seats=[seat(hand="fakir", djinns="sloar"), seat(), seat()], row="silk gold")
    assert choices(state) == ["end"]
    assert refusal(state, "use sloar fakir") == ("FT-D1", "the power would do nothing now")


@pytest.mark.rule("FT-D-SLOAR", "FT-D1")
def test_sloar_draws_once_a_turn() -> None:
    state = table(
        step="end", seats=[seat(hand="fakir fakir", djinns="sloar"), seat(), seat()], deck="silk gold"
    )
    play(state, "use sloar fakir")
    assert refusal(state, "use sloar fakir") == ("FT-D1", "this power was used this turn")
