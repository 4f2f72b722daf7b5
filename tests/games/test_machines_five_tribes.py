"""Five Tribes under hypothesis: any order of acts, and not one piece is ever lost."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from hypothesis.stateful import invariant

from .machine import STEADY, GameMachine

MEEPLES = Counter(V=16, E=20, M=18, B=18, A=18)
CARDS = Counter(ivory=2, jewels=2, gold=2, papyrus=4, silk=4, spice=4, fish=6, wheat=6, pottery=6, fakir=18)


class FiveTribesMachine(GameMachine):
    """Counts the pieces by hand, from the JSON alone."""

    name: ClassVar[str] = "five-tribes"

    @invariant()
    def all_meeples_are_there(self) -> None:
        position = self.seen[-1]
        found = Counter(position["bag"] + position["turn"]["hand"])
        for tile in position["tiles"].values():
            found.update(tile["meeples"])
        found["V"] += sum(seat["viziers"] for seat in position["seats"])
        found["E"] += sum(seat["elders"] for seat in position["seats"])
        assert found == MEEPLES

    @invariant()
    def all_cards_are_there(self) -> None:
        position = self.seen[-1]
        resources = position["resources"]
        found = Counter(
            resources["row"] + resources["deck"] + resources["discard"] + position["turn"]["offer"]
        )
        for seat in position["seats"]:
            found.update(seat["hand"])
        assert found == CARDS

    @invariant()
    def every_djinn_is_somewhere_once(self) -> None:
        position = self.seen[-1]
        djinns = position["djinns"]
        found = djinns["row"] + djinns["deck"] + djinns["discard"] + position["turn"]["drawn"]
        for seat in position["seats"]:
            found += seat["djinns"]
        assert len(found) == len(set(found)) == 22

    @invariant()
    def all_camels_palms_and_palaces_are_there(self) -> None:
        position = self.seen[-1]
        tiles = position["tiles"].values()
        assert position["palms"] + sum(tile["palms"] for tile in tiles) == 12
        assert position["palaces"] + sum(tile["palaces"] for tile in tiles) == 10
        for number, seat in enumerate(position["seats"]):
            placed = sum(tile["owner"] == number for tile in tiles)
            assert seat["camels"] + placed == (11 if self.table.players == 2 else 8)

    @invariant()
    def nobody_is_in_debt(self) -> None:
        assert all(seat["coins"] >= 0 for seat in self.seen[-1]["seats"])


TestFiveTribes = FiveTribesMachine.TestCase
TestFiveTribes.settings = STEADY
