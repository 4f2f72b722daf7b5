"""What has changed between two positions as somebody knows them, without writing either of them whole.

What may have changed is found by comparing numbers; whether it has, and what of it is told, follows from the
parts that `view` is made of, so that nothing is told here that a view does not say.
"""

from __future__ import annotations

from ..bits import *
from ..comparing import note_changes
from ..state import Changes, Json
from .constants import *
from .core import Core
from .position import bans_to_json, cave_to_json, names_of, seat_to_json, turn_to_json, unseen_to_json
from .view import shown_as_known


def between(before: Core, after: Core, looker: int) -> Changes:
    """What makes the one view into the other, for who looks."""
    changes: Changes = []
    if turn_may_differ(before, after):
        note_changes(changes, [], turn_to_json(before), turn_to_json(after))
    if shown_may_differ(before, after):
        note_list(changes, "shown", shown_as_known(before, looker), shown_as_known(after, looker))
    if bans_may_differ(before, after):
        note_list(changes, "bans", bans_to_json(before), bans_to_json(after))
    places = places_that_may_differ(before, after)
    if places != 0:
        note_changes(changes, ["cave"], cave_to_json(before, places), cave_to_json(after, places))
    if before.beside != after.beside:
        changes.append([["beside"], names_of(after.beside)])
    # The end of a game lifts the screens: what they hid is told whole, changed or not.
    lifted = (before.phase == OVER) != (after.phase == OVER)
    if lifted or unseen_differ(before, after):
        changes.append([["unseen"], unseen_to_json(after)])
    for seat in range(after.players):
        if lifted:
            changes.append([["seats", seat], seat_to_json(after, seat)])
        elif before.score[seat] != after.score[seat] or before.tiles[seat] != after.tiles[seat]:
            note_changes(changes, ["seats", seat], seat_to_json(before, seat), seat_to_json(after, seat))
    return changes


def note_list(changes: Changes, field: str, before: list[Json], after: list[Json]) -> None:
    """A list of one line for some of the seats."""
    if before != after:
        changes.append([[field], after])


def turn_may_differ(before: Core, after: Core) -> bool:
    """Whether the turn may differ, or even the way the game is played."""
    return (
        before.phase != after.phase
        or before.active != after.active
        or before.chooser != after.chooser
        or before.turns_left != after.turns_left
        or before.place != after.place
        or before.tile != after.tile
        or before.first != after.first
        or before.variant != after.variant
        or before.out != after.out
    )


def shown_may_differ(before: Core, after: Core) -> bool:
    """Whether the tiles shown may differ, or who knows them."""
    for seat in range(SEATS):
        if before.shown[seat] != after.shown[seat]:
            return True
    return (before.phase == SHOW) != (after.phase == SHOW)


def bans_may_differ(before: Core, after: Core) -> bool:
    """Whether the bans differ."""
    for seat in range(SEATS):
        if before.bans[seat] != after.bans[seat]:
            return True
    return False


def places_that_may_differ(before: Core, after: Core) -> int:
    """The places on which something else lies, or may lie."""
    places = (before.up ^ after.up) | (before.down ^ after.down)
    for place in range(PLACES):
        if before.at[place] != after.at[place]:
            places |= bit(place)
    return places


def unseen_differ(before: Core, after: Core) -> bool:
    """Whether other tiles may still be turned up."""
    if before.unseen_size != after.unseen_size:
        return True
    for i in range(after.unseen_size):
        if before.unseen[i] != after.unseen[i]:
            return True
    return False
