"""What is told of the box agrees with the games that are set up from it, and with the rules."""

from __future__ import annotations

from collections import Counter

from caravanserai import games, rulebook
from caravanserai.games import Chance

FIVE_TRIBES = games.get("five-tribes").facts()
ALI_BABA = games.get("ali-baba").facts()


def test_a_new_game_of_five_tribes_holds_what_the_box_holds() -> None:
    position = games.get("five-tribes").new(3, Chance(1)).to_json()
    cards = Counter(position["resources"]["row"] + position["resources"]["deck"])
    assert cards == {**FIVE_TRIBES["goods"], "fakir": FIVE_TRIBES["fakirs"]}
    kinds = Counter((tile["kind"], tile["value"]) for tile in position["tiles"].values())
    assert kinds == Counter(
        (kind["kind"], value) for kind in FIVE_TRIBES["tiles"] for value in kind["values"]
    )
    assert sum(FIVE_TRIBES["meeples"].values()) == sum(
        len(tile["meeples"]) for tile in position["tiles"].values()
    )
    assert [seat["camels"] for seat in position["seats"]] == [FIVE_TRIBES["camels"]["3"]] * 3
    assert (position["palms"], position["palaces"]) == (FIVE_TRIBES["palms"], FIVE_TRIBES["palaces"])


def test_djinns_are_worth_and_cost_what_the_rules_say() -> None:
    for djinn in FIVE_TRIBES["djinns"]:
        card = rulebook.clauses()[djinn["clause"]].djinn
        assert card is not None
        assert (djinn["value"], djinn["price"] or "–") == (card.value, card.price)


def test_the_spots_are_those_of_the_track() -> None:
    assert FIVE_TRIBES["spots"] == [0, 0, 0, 1, 3, 5, 8, 12, 18]
    assert FIVE_TRIBES["set_values"] == [1, 3, 7, 13, 21, 30, 40, 50, 60]


def test_a_new_cave_has_the_places_that_are_told() -> None:
    for name, variant in ALI_BABA["variants"].items():
        position = games.get("ali-baba").new(2, Chance(1), name).to_json()
        assert set(position["cave"]) == set(variant["places"])
        assert len(position["out"]) == variant["out"]
        assert sum(layer["columns"] * layer["rows"] for layer in variant["layers"]) == len(variant["places"])


def test_every_magic_has_its_clause_and_every_set_its_worth() -> None:
    assert set(ALI_BABA["magic"].values()) <= set(rulebook.clauses())
    assert ALI_BABA["set_values"] == [1, 3, 6, 10, 15, 21]
