"""Ali Baba under hypothesis: any order of acts, and each tile stays in the game just once."""

from __future__ import annotations

from typing import ClassVar

from hypothesis.stateful import invariant

from caravanserai.games import Json

from .machine import STEADY, GameMachine


def lying_face_up(position: Json) -> list[str]:
    return [place["tile"] for place in position["cave"].values() if place["tile"] is not None]


class AliBabaMachine(GameMachine):
    """Counts the tiles by hand, from the JSON alone."""

    name: ClassVar[str] = "ali-baba"

    @invariant()
    def every_tile_is_somewhere_once(self) -> None:
        position = self.seen[-1]
        found = lying_face_up(position) + position["unseen"] + position["beside"]
        for seat in position["seats"]:
            found += seat["tiles"]
        assert len(found) == len(set(found)) == 60 - 6 * len(position["out"])
        assert not {tile.split("-")[0] for tile in found} & set(position["out"])

    @invariant()
    def tiles_leave_the_cave_for_the_seats_only(self) -> None:
        position = self.seen[-1]
        taken = sum(len(seat["tiles"]) for seat in position["seats"])
        assert len(position["cave"]) + taken == (36 if self.table.variant == "small" else 54)

    @invariant()
    def as_many_tiles_are_unseen_as_lie_face_down_or_were_put_back(self) -> None:
        position = self.seen[-1]
        face_down = len(position["cave"]) - len(lying_face_up(position))
        put_back = 0 if self.table.variant in ("lamp", "equal") else 6
        assert len(position["unseen"]) == face_down + put_back

    @invariant()
    def six_tiles_lie_beside_the_cave_with_the_lamp(self) -> None:
        assert len(self.seen[-1]["beside"]) == (6 if self.table.variant == "lamp" else 0)

    @invariant()
    def nobody_scores_below_nothing(self) -> None:
        assert all(seat["score"] >= 0 for seat in self.seen[-1]["seats"])


TestAliBaba = AliBabaMachine.TestCase
TestAliBaba.settings = STEADY
