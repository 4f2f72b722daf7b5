"""Djinns that place something: Anun-Nak, Bouraq, Enki, Hagis, Lamia, Leta, Utug (FT-D-…, FT-D2)."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import TILES, camels_on_board, choices, coins, of, on, play, refusal, seat, table


def holder(djinns: str, **what: Any) -> list[dict[str, Any]]:
    """Seat 0 has these djinns and two elders to pay with."""
    return [seat(**{"elders": 2, "djinns": djinns, **what}), seat(), seat()]


MIXED = (
    "A1",
    "B1 V",
    "C1 camel1",
    "D1 palms1",
    "E1 palaces1",
    "F1 VV camel0",
    "F2 E palms1",
    "F3 M palaces1",
)
"""One bare tile, one with meeples only, and six that are taken in some way; the rest have camels."""
TAKEN = [f"{name} camel2" for name in TILES if name not in {words[:2] for words in MIXED}]


@pytest.mark.rule("FT-D-ANUNNAK")
def test_anun_nak_brings_three_meeples_from_the_bag() -> None:
    state = table(step="end", seats=holder("anun-nak"), bag="VVMBA")
    play(state, "use anun-nak elder")
    play(state, "place C3", drawing="merchant vizier assassin")
    assert on(state, "C3")["meeples"] == "VMA"
    assert state.to_json()["bag"] == "VEB"


@pytest.mark.rule("FT-D-ANUNNAK")
def test_anun_nak_needs_a_tile_with_nothing_on_it() -> None:
    state = table(*MIXED, *TAKEN, step="end", seats=holder("anun-nak"), bag="VVV")
    play(state, "use anun-nak elder")
    assert choices(state) == ["place A1"]
    assert refusal(state, "place B1") == ("FT-D-ANUNNAK", "the tile is not empty")


@pytest.mark.rule("FT-D-ANUNNAK")
def test_anun_nak_brings_fewer_if_the_bag_has_fewer() -> None:
    state = table(step="end", seats=holder("anun-nak", hand="fakir"), bag="VM")
    play(state, "use anun-nak fakir")
    play(state, "place C3", drawing="vizier merchant")
    assert on(state, "C3")["meeples"] == "VM"
    assert state.to_json()["bag"] == ""


@pytest.mark.rule("FT-D-ANUNNAK")
def test_the_elder_that_pays_anun_nak_may_be_drawn() -> None:
    state = table(step="end", seats=holder("anun-nak"), bag="V")
    play(state, "use anun-nak elder")
    play(state, "place C3", drawing="elder vizier")
    assert on(state, "C3")["meeples"] == "VE"


@pytest.mark.rule("FT-D-ANUNNAK")
def test_anun_nak_can_not_be_used_with_an_empty_bag() -> None:
    state = table(step="end", seats=holder("anun-nak"))
    assert refusal(state, "use anun-nak elder") == ("FT-D1", "the power would do nothing now")


@pytest.mark.rule("FT-D-ANUNNAK", "FT-D-MARID")
def test_anun_nak_pays_no_marid() -> None:
    state = table(step="end", seats=holder("anun-nak marid"), bag="VVV")
    play(state, "use anun-nak elder", "place C3")
    assert coins(state) == [10, 10, 10]


@pytest.mark.rule("FT-D-ANUNNAK", "FT-M1")
def test_meeples_that_anun_nak_brought_can_be_moved_this_turn() -> None:
    state = table("C3 V", "C4 V", seats=holder("anun-nak"), bag="V")
    play(state, "use anun-nak elder")
    play(state, "place B3", drawing="vizier elder")
    play(state, "pick C4", "drop vizier C3", "end")
    assert of(state, 0)["viziers"] == 2


@pytest.mark.rule("FT-D-ANUNNAK", "FT-A1")
def test_anun_nak_may_bring_the_victim() -> None:
    state = table("B3 A", "C3 A", "E5 VV", seats=holder("anun-nak", hand="fakir fakir"), bag="M")
    play(state, "pick B3", "drop assassin C3")
    assert choices(state, "kill") == ["kill vizier E5"]
    play(state, "use anun-nak elder")
    play(state, "place D3", drawing="merchant assassin assassin")
    assert choices(state, "kill") == ["kill vizier E5", "kill merchant D3", "kill assassin D3"]
    assert "pass" not in choices(state)


@pytest.mark.rule("FT-D-BOURAQ")
def test_bouraq_puts_a_palace_on_any_village() -> None:
    state = table(
        "A1 village VV camel1", "F5 village palaces2", "C3 oasis", step="end", seats=holder("bouraq")
    )
    play(state, "use bouraq elder")
    assert choices(state) == ["place A1", "place F5"]
    assert refusal(state, "place C3") == ("FT-D-BOURAQ", "only on a village")
    play(state, "place F5")
    assert on(state, "F5")["palaces"] == 3
    assert state.to_json()["palaces"] == 9


@pytest.mark.rule("FT-D-BOURAQ")
def test_bouraq_needs_a_palace_in_the_supply() -> None:
    state = table("A1 village", step="end", seats=holder("bouraq"), palaces=0)
    assert refusal(state, "use bouraq elder") == ("FT-D1", "the power would do nothing now")


@pytest.mark.rule("FT-D-ENKI")
def test_enki_puts_a_palm_on_any_oasis() -> None:
    state = table("A1 oasis VV camel1", "F5 oasis palms2", "C3 village", step="end", seats=holder("enki"))
    play(state, "use enki elder")
    assert choices(state) == ["place A1", "place F5"]
    assert refusal(state, "place C3") == ("FT-D-ENKI", "only on an oasis")
    play(state, "place A1")
    assert on(state, "A1")["palms"] == 1
    assert state.to_json()["palms"] == 11


@pytest.mark.rule("FT-D-ENKI")
def test_enki_needs_a_palm_in_the_supply() -> None:
    state = table("A1 oasis", step="end", seats=holder("enki"), palms=0)
    assert refusal(state, "use enki elder") == ("FT-D1", "the power would do nothing now")


REDIRECTIONS = pytest.mark.parametrize(
    ("djinn", "kind", "pieces"), [("hagis", "village", "palaces"), ("lamia", "oasis", "palms")]
)


@pytest.mark.rule("FT-D-HAGIS", "FT-D-LAMIA")
@REDIRECTIONS
def test_hagis_and_lamia_put_a_palace_or_palm_on_a_tile_around(djinn: str, kind: str, pieces: str) -> None:
    state = table("B3 V", f"C3 {kind} VE", "D4 M camel1", seats=holder(djinn, hand="fakir"))
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == [f"use {djinn} elder", f"use {djinn} fakir", "pass"]
    play(state, f"use {djinn} elder")
    around = ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"]
    assert choices(state) == [f"place {name}" for name in around]
    play(state, "place D4")
    assert (on(state, "D4")[pieces], on(state, "C3")[pieces]) == (1, 0)
    assert (of(state, 0)["elders"], state.step) == (1, "end")


@pytest.mark.rule("FT-D-HAGIS", "FT-D-LAMIA")
@REDIRECTIONS
def test_a_redirection_may_be_declined(djinn: str, kind: str, pieces: str) -> None:
    state = table("B3 V", f"C3 {kind} VE", seats=holder(djinn))
    play(state, "pick B3", "drop vizier C3", "pass")
    assert on(state, "C3")[pieces] == 1
    assert (of(state, 0)["elders"], state.step) == (2, "end")


@pytest.mark.rule("FT-D-HAGIS", "FT-D-LAMIA")
@REDIRECTIONS
def test_a_redirection_goes_to_tiles_around_and_not_to_the_tile_itself(
    djinn: str, kind: str, pieces: str
) -> None:
    state = table("B1 V", f"A1 {kind} VE", seats=holder(djinn))
    play(state, "pick B1", "drop vizier A1", f"use {djinn} elder")
    assert choices(state) == ["place B1", "place A2", "place B2"]
    clause = f"FT-D-{djinn.upper()}"
    assert refusal(state, "place A1") == (clause, "only on one of the 8 tiles around")
    assert refusal(state, "place C1") == (clause, "only on one of the 8 tiles around")
    assert pieces in on(state, "A1")


@pytest.mark.rule("FT-D-HAGIS", "FT-D-LAMIA")
@REDIRECTIONS
def test_who_can_not_pay_is_not_asked_about_a_redirection(djinn: str, kind: str, pieces: str) -> None:
    state = table("B3 V", f"C3 {kind} VE", seats=holder(djinn, elders=0, hand="silk"))
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")[pieces] == 1
    assert state.step == "end"


@pytest.mark.rule("FT-D-HAGIS", "FT-D-LAMIA")
@REDIRECTIONS
def test_a_fakir_alone_pays_for_a_redirection(djinn: str, kind: str, pieces: str) -> None:
    state = table("B3 V", f"C3 {kind} VE", seats=holder(djinn, elders=0, hand="fakir"))
    play(state, "pick B3", "drop vizier C3", f"use {djinn} fakir", "place B2")
    assert on(state, "B2")[pieces] == 1
    assert of(state, 0)["hand"] == []


@pytest.mark.rule("FT-D-HAGIS", "FT-D-LAMIA")
@REDIRECTIONS
def test_nothing_is_redirected_with_an_empty_supply(djinn: str, kind: str, pieces: str) -> None:
    state = table("B3 V", f"C3 {kind} VE", seats=holder(djinn), palms=0, palaces=0)
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "end"
    assert on(state, "C3")[pieces] == 0


@pytest.mark.rule("FT-D-HAGIS", "FT-D-LAMIA")
@pytest.mark.parametrize(("djinn", "piece"), [("hagis", "palace"), ("lamia", "palm")])
def test_a_redirection_is_offered_only_at_the_moment_of_placing(djinn: str, piece: str) -> None:
    state = table(step="end", seats=holder(djinn))
    clause = f"FT-D-{djinn.upper()}"
    assert refusal(state, f"use {djinn} elder") == (clause, f"only at the moment you place a {piece}")


@pytest.mark.rule("FT-D-HAGIS", "FT-D-LAMIA")
@REDIRECTIONS
def test_a_rivals_djinn_redirects_nothing(djinn: str, kind: str, pieces: str) -> None:
    seats = [seat(elders=2), seat(elders=2, djinns=djinn), seat()]
    state = table("B3 V", f"C3 {kind} VE", seats=seats)
    play(state, "pick B3", "drop vizier C3")
    assert on(state, "C3")[pieces] == 1


@pytest.mark.rule("FT-D-LAMIA", "FT-D-ENKI")
def test_lamia_redirects_enkis_palm() -> None:
    state = table("C3 oasis", "A1 oasis", step="end", seats=holder("lamia enki"))
    play(state, "use enki elder", "place C3")
    assert choices(state) == ["use lamia elder", "pass"]
    play(state, "use lamia elder", "place B4")
    assert (on(state, "B4")["palms"], on(state, "C3")["palms"]) == (1, 0)
    assert of(state, 0)["elders"] == 0
    assert state.to_json()["palms"] == 11
    assert choices(state) == ["end"]


@pytest.mark.rule("FT-D-LAMIA", "FT-D-ENKI", "FT-D1")
def test_lamia_redirects_one_palm_a_turn() -> None:
    state = table("B3 V", "C3 oasis VE", seats=holder("lamia enki", elders=4))
    play(state, "use enki elder", "place C3", "use lamia elder", "place B2")
    assert state.step == "pick"
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "end"
    assert on(state, "C3")["palms"] == 1


@pytest.mark.rule("FT-D-LAMIA", "FT-D1")
def test_lamia_declined_may_redirect_a_later_palm() -> None:
    state = table("B3 V", "C3 oasis VE", seats=holder("lamia enki", elders=4))
    play(state, "use enki elder", "place C3", "pass", "pick B3", "drop vizier C3")
    assert choices(state) == ["use lamia elder", "pass"]


@pytest.mark.rule("FT-D-HAGIS", "FT-D-BOURAQ", "FT-D-MONKIR")
def test_hagis_redirects_bouraqs_palace_and_monkir_pays_once() -> None:
    state = table("C3 village", step="end", seats=holder("hagis bouraq monkir"))
    play(state, "use bouraq elder", "place C3", "use hagis elder", "place D2")
    assert (on(state, "D2")["palaces"], on(state, "C3")["palaces"]) == (1, 0)
    assert coins(state) == [11, 10, 10]


@pytest.mark.rule("FT-D-HAGIS", "FT-D-MONKIR")
def test_a_rivals_monkir_is_paid_for_a_redirected_palace() -> None:
    seats = [seat(elders=2, djinns="hagis"), seat(), seat(djinns="monkir")]
    state = table("B3 V", "C3 village VE", seats=seats)
    play(state, "pick B3", "drop vizier C3", "use hagis elder", "place D2")
    assert coins(state) == [10, 10, 12]


@pytest.mark.rule("FT-D-LETA")
def test_leta_puts_a_camel_on_a_tile_with_nothing_on_it() -> None:
    state = table(*MIXED, *TAKEN, step="end", seats=holder("leta"))
    play(state, "use leta elders")
    assert choices(state) == ["place A1"]
    assert refusal(state, "place B1") == ("FT-D-LETA", "the tile is not empty")
    play(state, "place A1")
    assert on(state, "A1")["owner"] == 0
    assert of(state, 0)["camels"] == 7


@pytest.mark.rule("FT-D-UTUG")
def test_utug_puts_a_camel_beside_meeples_that_stay() -> None:
    state = table(*MIXED, *TAKEN, step="end", seats=holder("utug"))
    play(state, "use utug elders")
    assert choices(state) == ["place B1"]
    assert refusal(state, "place A1") == ("FT-D-UTUG", "there must be meeples there, and nothing else")
    play(state, "place B1")
    assert on(state, "B1") == {**on(state, "B1"), "owner": 0, "meeples": "V"}
    assert of(state, 0)["camels"] == 7


@pytest.mark.rule("FT-D2")
@pytest.mark.parametrize("djinn", ["leta", "utug"])
def test_leta_and_utug_need_a_camel_that_is_left(djinn: str) -> None:
    state = table("B1 V", "A1", step="end", seats=holder(djinn, camels=0), last=True)
    assert choices(state, "use") == []
    assert refusal(state, f"use {djinn} elders") == ("FT-D2", "you have no camel left")


@pytest.mark.rule("FT-D2", "FT-Z1")
@pytest.mark.parametrize(("djinn", "where"), [("leta", "A1"), ("utug", "B1")])
def test_the_last_camel_placed_by_a_djinn_makes_the_round_the_last(djinn: str, where: str) -> None:
    state = table("B1 V", "C1 V", "A1", step="end", done=2, turns=[1, 2, 0], seats=holder(djinn, camels=1))
    play(state, f"use {djinn} elders", f"place {where}")
    assert camels_on_board(state) == {where: 0}
    assert state.to_json()["round"]["last"] is True
    play(state, "end")
    assert state.over


@pytest.mark.rule("FT-D2", "FT-K2")
def test_a_last_camel_spent_by_utug_is_missing_in_the_move() -> None:
    state = table("B3 V", "C3 V", "F5 M", seats=holder("utug", camels=1))
    play(state, "use utug elders", "place F5", "pick B3", "drop vizier C3")
    assert camels_on_board(state) == {"F5": 0}


@pytest.mark.rule("FT-D-UTUG", "FT-K3")
def test_a_tile_taken_by_utug_is_safe_from_the_next_move() -> None:
    state = table("B3 V", "C3 V", seats=holder("utug"), turns=[0, 1, 2])
    play(state, "use utug elders", "place C3", "pick B3", "drop vizier C3")
    assert camels_on_board(state) == {"C3": 0}
    assert of(state, 0)["camels"] == 7
