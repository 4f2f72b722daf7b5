"""The story of one action, as a receiver may know it: what was done, then each thing that followed.

It is worked out from the positions before and after. Each entry is about one thing and names the clause
that makes it happen; `docs/story.md` lists them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import Json
from .constants import *
from .layout import PLACE_NAMES, members
from .names import BAN_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from .state import State

MAGIC_CLAUSES = ["AB-PINK", "AB-BLUE", "AB-BROWN", "AB-GREEN1", "AB-YELLOW2", "AB-WHITE1"]


def tell(before: State, action: int, after: State, receiver: int | None) -> list[Json]:
    """What the action that led from one position to the other did, as the receiver may know it."""
    story: list[Json] = []
    if action < FIRST_ALSO:
        tell_take(before, action - FIRST_TAKE, after, story)
    elif action < FIRST_SHOW:
        tell_also(before, action - FIRST_ALSO, after, story)
    elif action < FIRST_STEAL:
        tell_show(before, action - FIRST_SHOW, after, receiver, story)
    elif action < FIRST_BAN:
        tell_steal(before, action - FIRST_STEAL, story)
    elif action < OWN_MAGIC:
        banned = BAN_NAMES[action - FIRST_BAN]
        story.append({"what": "ban", "seat": before.active, "banned": banned, "rule": "AB-WHITE1"})
    elif action == OWN_MAGIC:
        story.append(
            {"what": "magic", "seat": before.active, "tile": TILE_NAMES[before.tile], "rule": "AB-L2"}
        )
        tell_magic(before, before.tile, after, story)
    else:
        tell_swap(before, action - FIRST_SWAP, after, story)
    if after.active != before.active or after.phase == OVER:
        tell_end_of_turn(before, after, story)
    return story


def tell_take(before: State, place: int, after: State, story: list[Json]) -> None:
    """The turn's tile is taken; its magic follows, unless it is a lamp that leaves a choice (AB-T1)."""
    tile = before.at[place]
    names = {"place": PLACE_NAMES[place], "tile": TILE_NAMES[tile]}
    story.append({"what": "take", "seat": before.active, **names, "rule": "AB-T1"})
    tell_turned_up(before, after, "AB-T2", story)
    if after.phase != MAGIC:
        tell_magic(before, tile, after, story)


def tell_also(before: State, place: int, after: State, story: list[Json]) -> None:
    """Green's second tile is taken (AB-GREEN1)."""
    names = {"place": PLACE_NAMES[place], "tile": TILE_NAMES[before.at[place]]}
    story.append({"what": "also", "seat": before.active, **names, "rule": "AB-GREEN1"})
    tell_turned_up(before, after, "AB-GREEN2", story)


def tell_turned_up(before: State, after: State, rule: str, story: list[Json]) -> None:
    """The tiles that nothing covers any more, by place."""
    places = after.up & ~before.up
    if places:
        at = after.at
        tiles = {PLACE_NAMES[place]: TILE_NAMES[at[place]] for place in members(places)}
        story.append({"what": "turn-up", "seat": None, "tiles": tiles, "rule": rule})


def tell_magic(before: State, tile: int, after: State, story: list[Json]) -> None:
    """Points by magic, or that it could do nothing; magic that asks for something is told by its answer."""
    seat = before.active
    points = after.score[seat] - before.score[seat]
    rule = MAGIC_CLAUSES[tile % COLOURS]
    if points:
        story.append({"what": "points", "seat": seat, "n": points, "rule": rule})
    elif after.active != seat or after.phase == OVER:
        story.append({"what": "nothing", "seat": seat, "rule": rule})


def tell_show(before: State, tile: int, after: State, receiver: int | None, story: list[Json]) -> None:
    """A rival has chosen a tile to show; which one, others learn when all have (AB-YELLOW1)."""
    names = {"tile": TILE_NAMES[tile]} if receiver == before.chooser else {}
    story.append({"what": "show", "seat": before.chooser, **names, "rule": "AB-YELLOW1"})
    if after.phase != SHOW:
        for seat, shown in enumerate(after.shown):
            if shown != NO_TILE:
                story.append(
                    {"what": "reveal", "seat": seat, "tile": TILE_NAMES[shown], "rule": "AB-YELLOW1"}
                )


def tell_steal(before: State, rival: int, story: list[Json]) -> None:
    """The active seat takes what a rival has shown (AB-YELLOW1)."""
    tile = TILE_NAMES[before.shown[rival]]
    story.append({"what": "steal", "seat": before.active, "of": rival, "tile": tile, "rule": "AB-YELLOW1"})


def tell_swap(before: State, tile: int, after: State, story: list[Json]) -> None:
    """The lamp just taken goes beside the cave for a tile from there (AB-L2)."""
    names = {"lamp": TILE_NAMES[before.tile], "tile": TILE_NAMES[tile]}
    story.append({"what": "swap", "seat": before.active, **names, "rule": "AB-L2"})
    tell_magic(before, tile, after, story)


def tell_end_of_turn(before: State, after: State, story: list[Json]) -> None:
    """The last turns are counted, the next one begins and ends a ban, or the game is over."""
    if after.phase == OVER:
        rule = "AB-Z1" if after.up else "AB-Z2"
        result = {"scores": after.scores(), "winners": after.winners()}
        story.append({"what": "over", "seat": None, **result, "rule": rule})
        return
    if after.turns_left and not before.turns_left:
        story.append({"what": "last-turns", "seat": None, "n": after.turns_left, "rule": "AB-Z1"})
    story.append({"what": "turn", "seat": after.active, "rule": "AB-S4"})
    ended = before.bans[after.active]
    if ended != NO_BAN:
        names = {"banned": BAN_NAMES[ended]}
        story.append({"what": "ban-ends", "seat": after.active, **names, "rule": "AB-WHITE1"})
