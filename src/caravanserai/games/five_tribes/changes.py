"""What has changed between two positions as somebody knows them, without writing either of them whole.

What may have changed is found by comparing numbers; whether it has, and what of it is told, follows from the
parts that `view` is made of, so that nothing is told here that a view does not say.
"""

from __future__ import annotations

from ..comparing import note_changes
from ..state import Changes, Json
from .constants import *
from .core import Core
from .names import KIND_NAMES, STEP_NAMES, TILE_NAMES
from .position import (
    bag_to_json,
    djinns,
    djinns_to_json,
    drawn_to_json,
    in_hand_to_json,
    meeples_to_json,
    offer_to_json,
    power_to_json,
    resume_to_json,
    round_to_json,
    seat_or_none,
    tile_name,
)
from .view import resources_as_known, seat_as_known


def between(before: Core, after: Core, looker: int) -> Changes:
    """What makes the one view into the other, for who looks."""
    changes: Changes = []
    for tile in range(TILES):
        note_tile(changes, before, after, tile)
    if (before.phase == OVER) != (after.phase == OVER):
        note_all_that_screens_hide(changes, after, looker)
    else:
        note_hands_and_cards(changes, before, after, looker)
    note_supplies(changes, before, after)
    if before.phase != after.phase or before.active != after.active:
        note_changes(changes, [], step_to_json(before), step_to_json(after))
    if round_may_differ(before, after):
        note_changes(changes, ["round"], round_to_json(before), round_to_json(after))
    note_turn(changes, before, after)
    return changes


def note_tile(changes: Changes, before: Core, after: Core, tile: int) -> None:
    """What a tile is and what stands on it; field by field, as with the turn: they change all the time."""
    if before.kind[tile] != after.kind[tile]:
        put_on_tile(changes, tile, "kind", KIND_NAMES[after.kind[tile]])
    if before.value[tile] != after.value[tile]:
        put_on_tile(changes, tile, "value", after.value[tile])
    if meeples_differ(before, after, tile):
        put_on_tile(changes, tile, "meeples", meeples_to_json(after, tile))
    if before.owner[tile] != after.owner[tile]:
        put_on_tile(changes, tile, "owner", seat_or_none(after.owner[tile]))
    if before.palms[tile] != after.palms[tile]:
        put_on_tile(changes, tile, "palms", after.palms[tile])
    if before.palaces[tile] != after.palaces[tile]:
        put_on_tile(changes, tile, "palaces", after.palaces[tile])


def put_on_tile(changes: Changes, tile: int, field: str, value: object) -> None:
    """Note a field of a tile."""
    changes.append([["tiles", TILE_NAMES[tile], field], value])


def note_turn(changes: Changes, before: Core, after: Core) -> None:
    """The turn under way: the move, the assassins, powers, djinns drawn, goods laid out."""
    if before.stuck != after.stuck:
        put_in_turn(changes, "stuck", after.stuck != 0)
    if before.used != after.used:
        put_in_turn(changes, "used", djinns(after.used))
    if hands_differ(before, after):
        put_in_turn(changes, "hand", in_hand_to_json(after))
    if before.tile != after.tile:
        put_in_turn(changes, "tile", tile_name(after.tile))
    if before.previous != after.previous:
        put_in_turn(changes, "previous", tile_name(after.previous))
    if before.taken != after.taken:
        put_in_turn(changes, "taken", after.taken)
    if before.double_kill != after.double_kill:
        put_in_turn(changes, "double_kill", after.double_kill != 0)
    if before.victim_tile != after.victim_tile:
        put_in_turn(changes, "victim_tile", tile_name(after.victim_tile))
    if before.victim_seat != after.victim_seat:
        put_in_turn(changes, "victim_seat", seat_or_none(after.victim_seat))
    if before.builder_coins != after.builder_coins:
        put_in_turn(changes, "builder_coins", after.builder_coins)
    if before.power != after.power:
        put_in_turn(changes, "power", power_to_json(after))
    if before.spot != after.spot:
        put_in_turn(changes, "spot", tile_name(after.spot))
    if resume_to_json(before) != resume_to_json(after):
        put_in_turn(changes, "resume", resume_to_json(after))
    if before.drawn_size or after.drawn_size:
        note_drawn(changes, drawn_to_json(before), drawn_to_json(after))
    if before.offer != after.offer:
        put_in_turn(changes, "offer", offer_to_json(after))


def note_drawn(changes: Changes, before: list[str], after: list[str]) -> None:
    """The djinns among which Sibittis lets the seat choose."""
    if before != after:
        put_in_turn(changes, "drawn", after)


def put_in_turn(changes: Changes, field: str, value: object) -> None:
    """Note a field of the turn under way."""
    changes.append([["turn", field], value])


def step_to_json(s: Core) -> Json:
    """What is asked now, and whom."""
    return {"seat": None if s.phase == OVER else s.active, "step": STEP_NAMES[s.phase]}


def note_all_that_screens_hide(changes: Changes, after: Core, looker: int) -> None:
    """The end of a game lifts the screens: seats and cards are told whole, changed or not."""
    for seat in range(after.players):
        changes.append([["seats", seat], seat_as_known(after, seat, looker)])
    changes.append([["resources"], resources_as_known(after, looker)])


def note_hands_and_cards(changes: Changes, before: Core, after: Core, looker: int) -> None:
    """What the seats have, and the resource cards."""
    for seat in range(after.players):
        note_seat(changes, before, after, seat, looker)
    if cards_may_differ(before, after):
        old = resources_as_known(before, looker)
        note_changes(changes, ["resources"], old, resources_as_known(after, looker))


def note_seat(changes: Changes, before: Core, after: Core, seat: int, looker: int) -> None:
    """What a seat has."""
    if hand_may_differ(before, after, seat):
        note_hand(changes, seat, seat_as_known(before, seat, looker), seat_as_known(after, seat, looker))
    if before.coins[seat] != after.coins[seat]:
        put_at_seat(changes, seat, "coins", after.coins[seat])
    if before.camels[seat] != after.camels[seat]:
        put_at_seat(changes, seat, "camels", after.camels[seat])
    if before.viziers[seat] != after.viziers[seat]:
        put_at_seat(changes, seat, "viziers", after.viziers[seat])
    if before.elders[seat] != after.elders[seat]:
        put_at_seat(changes, seat, "elders", after.elders[seat])
    if before.djinns[seat] != after.djinns[seat]:
        put_at_seat(changes, seat, "djinns", djinns(after.djinns[seat]))
    if before.fakirs_at_most[seat] != after.fakirs_at_most[seat]:
        put_at_seat(changes, seat, "unseen_fakirs_at_most", after.fakirs_at_most[seat])


def note_hand(changes: Changes, seat: int, before: Json, after: Json) -> None:
    """A hand and what is unseen of it together, for a screen shows the sum of both."""
    if before["hand"] != after["hand"] or before["unseen"] != after["unseen"]:
        put_at_seat(changes, seat, "hand", after["hand"])
        put_at_seat(changes, seat, "unseen", after["unseen"])


def put_at_seat(changes: Changes, seat: int, field: str, value: object) -> None:
    """Note a field of a seat."""
    changes.append([["seats", seat, field], value])


def note_supplies(changes: Changes, before: Core, after: Core) -> None:
    """The bag, palms and palaces left, the djinns that nobody has."""
    if bag_may_differ(before, after) and bag_to_json(before) != bag_to_json(after):
        changes.append([["bag"], bag_to_json(after)])
    if before.palms_left != after.palms_left:
        changes.append([["palms"], after.palms_left])
    if before.palaces_left != after.palaces_left:
        changes.append([["palaces"], after.palaces_left])
    if djinns_may_differ(before, after):
        note_changes(changes, ["djinns"], djinns_to_json(before), djinns_to_json(after))


def meeples_differ(before: Core, after: Core, tile: int) -> bool:
    """Whether other meeples stand on a tile."""
    for i in range(tile * TRIBES, tile * TRIBES + TRIBES):
        if before.count[i] != after.count[i]:
            return True
    return False


def hands_differ(before: Core, after: Core) -> bool:
    """Whether the meeples in hand differ."""
    for tribe in range(TRIBES):
        if before.in_hand[tribe] != after.in_hand[tribe]:
            return True
    return False


def hand_may_differ(before: Core, after: Core, seat: int) -> bool:
    """Whether the cards of a seat differ, or what is known of them."""
    for i in range(seat * CARDS, seat * CARDS + CARDS):
        if before.hand[i] != after.hand[i]:
            return True
    return unseen_may_differ(before, after)


def unseen_may_differ(before: Core, after: Core) -> bool:
    """Whether anybody's unseen cards differ, or the pools they belong to."""
    for i in range(POOLS * SEATS * CARDS):
        if before.unseen[i] != after.unseen[i]:
            return True
    return False


def cards_may_differ(before: Core, after: Core) -> bool:
    """Whether the resource cards that nobody has may differ, or what is known of them."""
    for i in range(ROW):
        if before.row[i] != after.row[i]:
            return True
    for card in range(CARDS):
        if before.deck[card] != after.deck[card] or before.discard[card] != after.discard[card]:
            return True
    return before.row_size != after.row_size or unseen_may_differ(before, after)


def bag_may_differ(before: Core, after: Core) -> bool:
    """Whether the numbers of meeples in the bag differ."""
    for tribe in range(TRIBES):
        if before.bag[tribe] != after.bag[tribe]:
            return True
    return False


def djinns_may_differ(before: Core, after: Core) -> bool:
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


def round_may_differ(before: Core, after: Core) -> bool:
    """Whether the tracks may differ."""
    for i in range(SEATS):
        if before.bidders[i] != after.bidders[i] or before.turn_order[i] != after.turn_order[i]:
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
