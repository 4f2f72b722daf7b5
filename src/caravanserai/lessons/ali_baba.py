"""Positions of Ali Baba for lessons: the tiles that lie in the cave, and what the seats have.

up = {4a1 = "ring-pink"}              face-up tiles by place; whatever they rest on lies face down …
down = ["3a1"]                        … unless it is said what does
seats = [{score = 4, tiles = ["ring-blue"]}, {}]
variant, out, beside, bans = [{seat = 1, what = "ring"}], turns_left
"""

from __future__ import annotations

from .. import games
from ..games import BadPosition, Json

FIELDS = {"up", "down", "seats", "variant", "out", "beside", "bans", "turns_left"}


def whole(said: Json) -> Json:
    """The whole position; tiles that are nowhere may still turn up."""
    for field in said:
        if field not in FIELDS:
            raise BadPosition(field, "is not a field of a lesson's position")
    box = games.get("ali-baba").facts()
    variant = said.get("variant", "base")
    up, out, beside = said.get("up", {}), said.get("out", []), said.get("beside", [])
    seats = [{"score": 0, "tiles": [], **seat} for seat in said.get("seats", [{}, {}])]
    down = said["down"] if "down" in said else below(up, box["variants"][variant]["places"])
    lying = {*up.values(), *beside, *(tile for seat in seats for tile in seat["tiles"])}
    tiles = [f"{treasure}-{colour}" for treasure in box["treasures"] for colour in box["colours"]]
    for seat in seats:
        seat["tiles"] = [tile for tile in tiles if tile in seat["tiles"]]
    return {
        "rules": games.get("ali-baba").rules_version,
        "variant": variant,
        "out": out,
        "first": 0,
        "active": 0,
        "seat": 0,
        "step": "take",
        "turns_left": said.get("turns_left"),
        "taken": None,
        "shown": [],
        "bans": said.get("bans", []),
        "cave": {
            **{place: {"tile": tile} for place, tile in up.items()},
            **{place: {"tile": None} for place in down},
        },
        "unseen": [tile for tile in tiles if tile not in lying and tile.split("-")[0] not in out],
        "beside": [tile for tile in tiles if tile in beside],
        "seats": seats,
    }


def below(up: Json, corners: dict[str, dict[str, int]]) -> list[str]:
    """The places on which the face-up tiles rest, and those on which these do."""
    found: list[str] = []
    resting = list(up)
    while resting:
        upper = corners[resting.pop()]
        for place, lower in corners.items():
            beneath = lower["layer"] == upper["layer"] - 1
            touches = abs(lower["x"] - upper["x"]) < 2 and abs(lower["y"] - upper["y"]) < 2
            if beneath and touches and place not in found and place not in up:
                found.append(place)
                resting.append(place)
    return sorted(found)
