"""What has changed between two positions as somebody knows them, without writing either of them whole.

What may have changed is found by comparing numbers; whether it has, and what of it is told, follows from the
parts that `view` is made of, so that nothing is told here that a view does not say.
"""

from __future__ import annotations

from typing import Any

from ..comparing import note_changes
from .constants import *
from .names import TILE_NAMES
from .position import STEP_NAMES, Json, bag_to_json, djinns_to_json, round_to_json, tile_to_json, turn_to_json
from .sultanate import Sultanate
from .view import resources_as_known, seat_as_known


def between(before: Sultanate, after: Sultanate, looker: int) -> list[Any]:
    """What makes the one view into the other, for who looks."""
    changes: list[Any] = []
    for tile in range(TILES):
        if tile_may_differ(before, after, tile):
            old = tile_to_json(before, tile)
            note_changes(changes, ["tiles", TILE_NAMES[tile]], old, tile_to_json(after, tile))
    if (before.phase == OVER) != (after.phase == OVER):
        note_all_that_screens_hide(changes, after, looker)
    else:
        note_hands_and_cards(changes, before, after, looker)
    note_supplies(changes, before, after)
    if before.phase != after.phase or before.active != after.active:
        note_changes(changes, [], step_to_json(before), step_to_json(after))
    if round_may_differ(before, after):
        note_changes(changes, ["round"], round_to_json(before), round_to_json(after))
    if turn_may_differ(before, after):
        note_changes(changes, ["turn"], turn_to_json(before), turn_to_json(after))
    return changes


def step_to_json(s: Sultanate) -> Json:
    """What is asked now, and whom."""
    return {"seat": None if s.phase == OVER else s.active, "step": STEP_NAMES[s.phase]}


def note_all_that_screens_hide(changes: list[Any], after: Sultanate, looker: int) -> None:
    """The end of a game lifts the screens: seats and cards are told whole, changed or not."""
    for seat in range(after.players):
        changes.append([["seats", seat], seat_as_known(after, seat, looker)])
    changes.append([["resources"], resources_as_known(after, looker)])


def note_hands_and_cards(changes: list[Any], before: Sultanate, after: Sultanate, looker: int) -> None:
    """What the seats have, and the resource cards."""
    for seat in range(after.players):
        if seat_may_differ(before, after, seat):
            note_seat(changes, seat, seat_as_known(before, seat, looker), seat_as_known(after, seat, looker))
    if cards_may_differ(before, after):
        old = resources_as_known(before, looker)
        note_changes(changes, ["resources"], old, resources_as_known(after, looker))


def note_seat(changes: list[Any], seat: int, before: Json, after: Json) -> None:
    """What a seat has; a hand and what is unseen of it together, for a screen shows the sum of both."""
    if before["hand"] != after["hand"] or before["unseen"] != after["unseen"]:
        for field in ("hand", "unseen"):
            changes.append([["seats", seat, field], after[field]])
            before[field] = after[field]
    note_changes(changes, ["seats", seat], before, after)


def note_supplies(changes: list[Any], before: Sultanate, after: Sultanate) -> None:
    """The bag, palms and palaces left, the djinns that nobody has."""
    if bag_may_differ(before, after) and bag_to_json(before) != bag_to_json(after):
        changes.append([["bag"], bag_to_json(after)])
    if before.palms_left != after.palms_left:
        changes.append([["palms"], after.palms_left])
    if before.palaces_left != after.palaces_left:
        changes.append([["palaces"], after.palaces_left])
    if djinns_may_differ(before, after):
        note_changes(changes, ["djinns"], djinns_to_json(before), djinns_to_json(after))


def tile_may_differ(before: Sultanate, after: Sultanate, tile: int) -> bool:
    """Whether the numbers of a tile differ."""
    for i in range(tile * TRIBES, tile * TRIBES + TRIBES):
        if before.count[i] != after.count[i]:
            return True
    return (
        before.owner[tile] != after.owner[tile]
        or before.palms[tile] != after.palms[tile]
        or before.palaces[tile] != after.palaces[tile]
        or before.kind[tile] != after.kind[tile]
        or before.value[tile] != after.value[tile]
    )


def seat_may_differ(before: Sultanate, after: Sultanate, seat: int) -> bool:
    """Whether the numbers of a seat differ."""
    for i in range(seat * CARDS, seat * CARDS + CARDS):
        if before.hand[i] != after.hand[i]:
            return True
    return (
        before.coins[seat] != after.coins[seat]
        or before.camels[seat] != after.camels[seat]
        or before.viziers[seat] != after.viziers[seat]
        or before.elders[seat] != after.elders[seat]
        or before.djinns[seat] != after.djinns[seat]
        or before.fakirs_at_most[seat] != after.fakirs_at_most[seat]
        or unseen_may_differ(before, after)
    )


def unseen_may_differ(before: Sultanate, after: Sultanate) -> bool:
    """Whether anybody's unseen cards differ, or the pools they belong to."""
    for i in range(POOLS * SEATS * CARDS):
        if before.unseen[i] != after.unseen[i]:
            return True
    return False


def cards_may_differ(before: Sultanate, after: Sultanate) -> bool:
    """Whether the resource cards that nobody has may differ, or what is known of them."""
    for i in range(ROW):
        if before.row[i] != after.row[i]:
            return True
    for card in range(CARDS):
        if before.deck[card] != after.deck[card] or before.discard[card] != after.discard[card]:
            return True
    return before.row_size != after.row_size or unseen_may_differ(before, after)


def bag_may_differ(before: Sultanate, after: Sultanate) -> bool:
    """Whether the numbers of meeples in the bag differ."""
    for tribe in range(TRIBES):
        if before.bag[tribe] != after.bag[tribe]:
            return True
    return False


def djinns_may_differ(before: Sultanate, after: Sultanate) -> bool:
    """Whether the djinns that nobody has may differ."""
    for i in range(DJINN_ROW):
        if before.djinn_row[i] != after.djinn_row[i]:
            return True
    for djinn in range(DJINNS):
        if before.djinn_deck[djinn] != after.djinn_deck[djinn]:
            return True
        if before.djinn_discard[djinn] != after.djinn_discard[djinn]:
            return True
    return before.djinn_row_size != after.djinn_row_size


def round_may_differ(before: Sultanate, after: Sultanate) -> bool:
    """Whether the tracks may differ."""
    for i in range(SEATS):
        if before.bidders[i] != after.bidders[i] or before.turns[i] != after.turns[i]:
            return True
    for spot in range(SPOTS):
        if before.track[spot] != after.track[spot]:
            return True
    return (
        before.turn != after.turn
        or before.discount != after.discount
        or before.last_round != after.last_round
        or (before.phase == BID) != (after.phase == BID)
    )


def turn_may_differ(before: Sultanate, after: Sultanate) -> bool:
    """Whether the turn under way may differ."""
    for tribe in range(TRIBES):
        if before.in_hand[tribe] != after.in_hand[tribe]:
            return True
    for i in range(DJINN_ROW):
        if before.drawn[i] != after.drawn[i]:
            return True
    return (
        before.phase != after.phase
        or before.stuck != after.stuck
        or before.used != after.used
        or before.tile != after.tile
        or before.previous != after.previous
        or before.taken != after.taken
        or before.double_kill != after.double_kill
        or before.victim_tile != after.victim_tile
        or before.victim_seat != after.victim_seat
        or before.builder_coins != after.builder_coins
        or before.power != after.power
        or before.spot != after.spot
        or before.resume != after.resume
        or before.drawn_size != after.drawn_size
        or before.offer != after.offer
    )
