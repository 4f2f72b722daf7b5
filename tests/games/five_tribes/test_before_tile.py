"""Powers between the tribe's action and the tile's: the step before-tile (FT-D1)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai import games
from caravanserai.games import BadPosition, Chance

from ..tables import lively
from .rich import rich_start
from .scenario import GAME, choices, coins, of, on, play, refusal, seat, table

ELDERS_ON_AN_OASIS = ("B3 E", "C3 oasis VE")
"""Seat 0 wins two elders there; a vizier is left behind."""


def owner(djinns: str, **what: Any) -> list[dict[str, Any]]:
    """Seat 0 has these djinns; nobody else has anything."""
    return [seat(djinns=djinns, **what), seat(), seat()]


def win_two_elders(state: games.State) -> games.State:
    return play(state, "pick B3", "drop elder C3")


def on_oasis(djinns: str = "utug", **what: Any) -> games.State:
    """Two elders have just been won on the oasis C3, where a vizier is left."""
    return win_two_elders(table(*ELDERS_ON_AN_OASIS, seats=owner(djinns, **what)))


def short_of_coins(kind: str, djinns: str, owned: int, **others: Any) -> games.State:
    """Two builders beside one blue tile bring 2 coins on a market, to a seat with so many."""
    seats = owner(djinns, coins=owned, elders=2)
    state = table("B3 B", f"C3 {kind} VB", "C4 village", seats=seats, row="gold silk", **others)
    return play(state, "pick B3", "drop builder C3")


# Utug, Sibittis, Echidna, Ba'al: what came too late before.


@pytest.mark.rule("FT-D1", "FT-D-UTUG", "FT-L1")
def test_utug_claims_the_oasis_before_the_palm_is_placed() -> None:
    state = on_oasis()
    assert state.step == "before-tile"
    assert choices(state) == ["use utug elders", "pass"]
    play(state, "use utug elders", "place C3")
    assert on(state, "C3")["owner"] == 0
    assert on(state, "C3")["palms"] == 1
    assert state.step == "end"


@pytest.mark.rule("FT-D1", "FT-D-UTUG", "FT-L1")
def test_after_the_palm_utug_comes_too_late() -> None:
    state = play(on_oasis(), "pass")
    assert on(state, "C3")["palms"] == 1
    assert choices(state) == ["end"]


@pytest.mark.rule("FT-D1", "FT-D-SIBITTIS", "FT-D-MONKIR", "FT-L2")
def test_sibittis_fetches_monkir_before_the_palace() -> None:
    seats = owner("sibittis", coins=0)
    state = win_two_elders(table("B3 E", "C3 village VE", seats=seats, djinn_pile="monkir leta"))
    play(state, "use sibittis elders", drawing="monkir leta")
    assert on(state, "C3")["palaces"] == 0
    play(state, "keep monkir")
    assert on(state, "C3")["palaces"] == 1
    assert coins(state) == [1, 10, 10]


@pytest.mark.rule("FT-D1", "FT-D-SIBITTIS", "FT-D-HAGIS", "FT-L2")
def test_sibittis_fetches_hagis_before_the_palace() -> None:
    seats = owner("sibittis", elders=1)
    state = win_two_elders(table("B3 E", "C3 village VE", seats=seats, djinn_pile="hagis leta"))
    play(state, "use sibittis elders", drawing="hagis leta")
    play(state, "keep hagis")
    assert state.step == "redirect"
    play(state, "use hagis elder", "place D4")
    assert on(state, "D4")["palaces"] == 1
    assert on(state, "C3")["palaces"] == 0


@pytest.mark.rule("FT-D1", "FT-D-ECHIDNA", "FT-L3")
def test_echidnas_coins_open_a_market_that_was_too_dear() -> None:
    state = short_of_coins("small-market", "echidna", 0)
    assert (state.step, coins(state)[0]) == ("before-tile", 2)
    play(state, "use echidna elders")
    assert (state.step, coins(state)[0]) == ("take", 4)
    assert choices(state, "take") == ["take 1", "take 2"]
    play(state, "take 1")
    assert of(state, 0)["hand"] == ["gold"]


@pytest.mark.rule("FT-D1", "FT-D-BAAL", "FT-D-SIBITTIS", "FT-L3")
def test_baals_coin_for_a_djinn_of_sibittis_opens_a_market() -> None:
    state = short_of_coins("small-market", "baal sibittis", 0, djinn_pile="leta marid jafaar")
    play(state, "use sibittis elders", drawing="leta jafaar marid")
    play(state, "keep jafaar")
    assert (state.step, coins(state)[0]) == ("take", 3)


# When it is asked, and when not.


@pytest.mark.rule("FT-D1", "FT-L1")
def test_without_a_djinn_nothing_is_asked_before_the_palm() -> None:
    state = on_oasis("")
    assert (state.step, on(state, "C3")["palms"]) == ("end", 1)


@pytest.mark.rule("FT-D1", "FT-L1")
@pytest.mark.parametrize(
    ("djinns", "why"),
    [
        ("jafaar", "always on, nothing to pay"),
        ("iblis", "only before a kill"),
        ("hagis", "only with a palace"),
        ("echidna", "builders brought nothing"),
        ("sibittis", "no djinns to come"),
        ("anun-nak", "nobody in the bag"),
        ("bouraq", "no village"),
    ],
)
def test_nothing_is_asked_where_no_power_would_do_anything(djinns: str, why: str) -> None:
    state = on_oasis(djinns, elders=3)
    assert (state.step, on(state, "C3")["palms"]) == ("end", 1), why


@pytest.mark.rule("FT-D1", "FT-L1")
def test_nothing_is_asked_of_who_cannot_pay() -> None:
    seats = owner("utug", hand="fakir fakir")
    state = play(table("B3 V", "C3 oasis EV", seats=seats), "pick B3", "drop vizier C3")
    assert (state.step, on(state, "C3")["palms"]) == ("end", 1)


@pytest.mark.rule("FT-D1", "FT-L1", "FT-L2")
@pytest.mark.parametrize("kind", ["oasis", "village"])
def test_nothing_is_asked_where_the_supply_is_empty(kind: str) -> None:
    seats = owner("utug")
    state = table("B3 E", f"C3 {kind} VE", seats=seats, palms=0, palaces=0)
    assert win_two_elders(state).step == "end"


@pytest.mark.rule("FT-D1", "FT-L3", "FT-L5")
def test_a_market_or_sacred_place_that_can_be_paid_for_offers_powers_beside_its_own() -> None:
    market = win_two_elders(table("B3 E", "C3 small-market VE", seats=owner("utug"), row="gold"))
    assert choices(market) == ["take 1", "pass", "use utug elders"]
    sacred = win_two_elders(table("B3 E", "C3 sacred-place VE", seats=owner("utug"), djinn_row="leta"))
    assert choices(sacred) == ["buy leta elders", "pass", "use utug elders"]


@pytest.mark.rule("FT-D1", "FT-L3", "FT-L4", "FT-L5")
@pytest.mark.parametrize("kind", ["large-market", "small-market", "sacred-place"])
def test_nothing_is_asked_where_there_is_nothing_for_sale(kind: str) -> None:
    state = win_two_elders(table("B3 E", f"C3 {kind} VE", seats=owner("utug", coins=0)))
    assert state.step == "end"
    assert choices(state) == ["use utug elders", "end"]


@pytest.mark.rule("FT-D1", "FT-L4")
def test_a_large_market_that_is_too_dear_is_asked_about() -> None:
    state = short_of_coins("large-market", "echidna", 3)
    assert (state.step, coins(state)[0]) == ("before-tile", 5)
    play(state, "use echidna elders")
    assert (state.step, coins(state)[0]) == ("take", 7)


@pytest.mark.rule("FT-D1", "FT-L5")
def test_a_sacred_place_that_cannot_be_paid_for_is_asked_about() -> None:
    seats = owner("enki", elders=1)
    state = table("B3 V", "C3 sacred-place EV", "F5 oasis", seats=seats, djinn_row="leta")
    play(state, "pick B3", "drop vizier C3")
    assert choices(state) == ["use enki elder", "pass"]
    assert play(state, "use enki elder", "place F5").step == "end"


@pytest.mark.rule("FT-D1", "FT-L1")
def test_it_is_asked_again_after_each_power_while_one_is_left() -> None:
    state = win_two_elders(
        table(*ELDERS_ON_AN_OASIS, "F5 oasis", seats=owner("enki sloar", hand="fakir"), deck="gold")
    )
    assert choices(state) == ["use enki elder", "use enki fakir", "use sloar fakir", "pass"]
    play(state, "use enki elder", "place F5")
    assert choices(state) == ["use sloar fakir", "pass"]
    play(state, "use sloar fakir", drawing="gold")
    assert (state.step, on(state, "C3")["palms"], on(state, "F5")["palms"]) == ("end", 1, 1)


@pytest.mark.rule("FT-D1", "FT-D-ENKI", "FT-D-LAMIA")
def test_a_palm_of_enki_before_the_tile_acts_may_be_sent_elsewhere_and_the_tiles_own_comes_after() -> None:
    state = win_two_elders(table(*ELDERS_ON_AN_OASIS, seats=owner("enki lamia", elders=1)))
    play(state, "use enki elder", "place C3")
    assert state.step == "redirect"
    play(state, "use lamia elder", "place D4")
    assert (on(state, "D4")["palms"], on(state, "C3")["palms"]) == (1, 1)
    assert state.step == "end"


@pytest.mark.rule("FT-D1", "FT-D-ENKI", "FT-D-LAMIA")
def test_a_palm_of_enki_that_stays_is_told_as_enkis_and_lamia_is_asked_again_for_the_tiles_own() -> None:
    state = win_two_elders(table(*ELDERS_ON_AN_OASIS, seats=owner("enki lamia", elders=1)))
    play(state, "use enki elder", "place C3", "pass")
    assert {"what": "palm", "seat": 0, "tile": "C3", "rule": "FT-D-ENKI"} in GAME.tell(state, None)
    assert state.step == "redirect"
    play(state, "pass")
    assert {"what": "palm", "seat": 0, "tile": "C3", "rule": "FT-L1"} in GAME.tell(state, None)
    assert on(state, "C3")["palms"] == 2


@pytest.mark.rule("FT-D1", "FT-Z1", "FT-D2")
def test_the_last_camel_placed_before_the_tile_acts_calls_the_last_round() -> None:
    state = on_oasis(camels=1)
    play(state, "use utug elders", "place C3")
    assert {"what": "last-round", "seat": 0, "rule": "FT-Z1"} in GAME.tell(state, None)
    assert on(state, "C3")["palms"] == 1


@pytest.mark.rule("FT-D1")
def test_a_power_used_before_the_tile_acts_is_used_for_this_turn() -> None:
    state = on_oasis(elders=2)
    play(state, "use utug elders", "place C3")
    assert refusal(state, "use utug elders") == ("FT-D1", "this power was used this turn")


# Declining, refusing, telling.


@pytest.mark.rule("FT-D1", "FT-L1")
def test_pass_goes_on_exactly_as_version_1_did() -> None:
    for kind in ("oasis", "village", "small-market", "sacred-place"):
        told: dict[str, Any] = {"seats": owner("utug", coins=0), "row": "gold", "djinn_row": "leta"}
        asked = win_two_elders(table("B3 E", f"C3 {kind} VE", **told))
        before = win_two_elders(table("B3 E", f"C3 {kind} VE", **told, rules=1))
        if asked.step == "before-tile":
            play(asked, "pass")
        assert {**asked.to_json(), "rules": 1} == before.to_json(), kind


def but_for_conclusions(state: games.State) -> dict[str, Any]:
    """The position without its version, and without what rivals know of hands."""
    position = state.to_json()
    for one in position["seats"]:
        del one["unseen"], one["unseen_fakirs_at_most"]
    del position["rules"]
    return position


@pytest.mark.rule("FT-D1")
def test_in_whole_games_pass_leads_to_where_version_1_would_be_by_itself() -> None:
    """But for what rivals can conclude of unseen cards, which being asked may tell them."""
    compared = 0
    for seed in range(40):
        chance = Chance(seed)
        state = rich_start(2 + seed % 3, seed)
        while not state.over:
            action = lively(GAME, state, chance)
            before = state.to_json()
            state.apply(action, chance)
            if state.step == "before-tile" not in (before["step"], before["turn"]["resume"]):
                older = GAME.from_json({**before, "rules": 1})
                older.apply(action, Chance.from_script(chance.answers()))
                passed = play(state.clone(), "pass")
                assert but_for_conclusions(passed) == but_for_conclusions(older)
                compared += 1
    assert compared > 20


@pytest.mark.rule("FT-D1")
def test_what_is_declined_is_told_and_then_the_palm() -> None:
    state = play(on_oasis(), "pass")
    assert GAME.tell(state, 1) == [
        {"what": "pass", "seat": 0, "step": "before-tile", "rule": "FT-D1"},
        {"what": "palm", "seat": 0, "tile": "C3", "rule": "FT-L1"},
    ]


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize("line", ["end", "pick B3", "take 1", "offer gold", "place C3"])
def test_nothing_else_can_be_done_before_the_tile_acts(line: str) -> None:
    refusal(on_oasis(hand="gold"), line)


@pytest.mark.rule("FT-D1")
def test_who_wants_to_end_the_turn_there_is_told_what_is_asked() -> None:
    assert refusal(on_oasis(), "end") == ("FT-D1", "before the tile acts powers may be used, or none")


@pytest.mark.rule("FT-D1")
def test_version_1_goes_straight_from_the_tribe_to_the_tile() -> None:
    state = win_two_elders(table(*ELDERS_ON_AN_OASIS, seats=owner("utug"), rules=1))
    assert (state.step, on(state, "C3")["palms"]) == ("end", 1)
    dear = short_of_coins("small-market", "echidna", 0, rules=1)
    assert choices(dear) == ["use echidna elders", "end"]


# What rivals can conclude from being asked, and from not being asked.


@pytest.mark.rule("FT-S2", "FT-D1")
def test_who_is_asked_without_elders_shows_a_fakir() -> None:
    hidden = seat(djinns="enki", hand="fakir", unseen=[["fakir"]])
    state = table("B3 V", "C3 oasis EV", seats=[hidden, seat(), seat()], deck="gold")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "before-tile"
    assert state.view(1)["seats"][0]["hand"] == ["fakir"]


@pytest.mark.rule("FT-S2", "FT-D1")
def test_who_is_not_asked_without_elders_has_no_fakir() -> None:
    hidden = seat(djinns="enki", hand="silk", unseen=[["silk"]])
    state = table("B3 V", "C3 oasis EV", seats=[hidden, seat(), seat()], deck="gold fakir")
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "end"
    assert state.view(1)["seats"][0]["unseen_fakirs_at_most"] == 0


@pytest.mark.rule("FT-S2", "FT-D1")
def test_who_is_asked_with_an_elder_to_pay_shows_nothing() -> None:
    for card in ("fakir", "silk"):
        hidden = seat(djinns="enki", elders=1, hand=card, unseen=[[card]])
        state = table("B3 V", "C3 oasis EV", seats=[hidden, seat(), seat()], deck="gold fakir silk")
        play(state, "pick B3", "drop vizier C3")
        shown = state.view(1)["seats"][0]
        assert (state.step, shown["unseen"], shown["unseen_fakirs_at_most"]) == ("before-tile", [1], 1)


@pytest.mark.rule("FT-S2", "FT-D1", "FT-L5")
def test_who_is_asked_at_a_sacred_place_with_one_elder_has_no_fakir_to_buy_with() -> None:
    hidden = seat(djinns="enki", elders=1, hand="silk", unseen=[["silk"]])
    state = table(
        "B3 V",
        "C3 sacred-place EV",
        "F5 oasis",
        seats=[hidden, seat(), seat()],
        djinn_row="leta",
        deck="fakir",
    )
    play(state, "pick B3", "drop vizier C3")
    assert state.step == "before-tile"
    assert state.view(1)["seats"][0]["unseen_fakirs_at_most"] == 0


@pytest.mark.rule("FT-S2", "FT-D1", "FT-D-SLOAR")
def test_sloar_alone_asks_only_who_has_a_fakir_however_many_elders_there_are() -> None:
    hidden = seat(djinns="sloar", elders=3, hand="silk", unseen=[["silk"]])
    state = table("B3 V", "C3 oasis EV", seats=[hidden, seat(), seat()], deck="gold fakir")
    play(state, "pick B3", "drop vizier C3")
    assert (state.step, state.view(1)["seats"][0]["unseen_fakirs_at_most"]) == ("end", 0)


# As JSON.


@pytest.mark.rule("FT-D1")
def test_the_question_and_the_powers_used_in_it_survive_being_written_down() -> None:
    for lines in ((), ("use utug elders",)):
        state = play(on_oasis(), *lines) if lines else on_oasis()
        again = GAME.from_json(state.to_json())
        assert again.to_json() == state.to_json()
        assert again.legal() == state.legal()
    assert state.to_json()["turn"]["resume"] == "before-tile"
    assert on(play(again, "place C3"), "C3")["palms"] == 1


@pytest.mark.rule("FT-D1")
@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"rules": 1}, "step"),
        ({"palms": 0}, "turn.tile"),
        ({"seats": owner("jafaar")}, "step"),
        ({"turn": {"tile": None}}, "turn.tile"),
    ],
)
def test_a_question_that_would_not_be_asked_is_refused(change: dict[str, Any], field: str) -> None:
    position = on_oasis().to_json()
    turn = {**position["turn"], **change.get("turn", {})}
    with pytest.raises(BadPosition) as refused:
        GAME.from_json({**position, **change, "turn": turn})
    assert refused.value.field == field
