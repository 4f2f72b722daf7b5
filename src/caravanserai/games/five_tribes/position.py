"""A position written as plain JSON types, part by part; `restoring.py` reads it back."""

from __future__ import annotations

from typing import TypeVar

from ..state import Json
from .constants import *
from .core import Core
from .names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, SPOT_NAMES, STEP_NAMES, TILE_NAMES, TRIBE_LETTERS

Pool = TypeVar("Pool", list[str], int)
"""The unseen cards of a pool, or how many there are."""


def to_json(s: Core) -> Json:
    """The whole position, also in the middle of a turn."""
    return assemble(s, [seat_to_json(s, seat) for seat in range(s.players)], resources_to_json(s))


def assemble(s: Core, seats: list[Json], resources: Json) -> Json:
    """The position with these seats and resource cards: with all of them, or with what somebody knows."""
    return {
        "rules": s.rules,
        "tiles": {TILE_NAMES[tile]: tile_to_json(s, tile) for tile in range(TILES)},
        "seats": seats,
        "bag": bag_to_json(s),
        "palms": s.palms_left,
        "palaces": s.palaces_left,
        "resources": resources,
        "djinns": djinns_to_json(s),
        "seat": None if s.phase == OVER else s.active,
        "step": STEP_NAMES[s.phase],
        "round": round_to_json(s),
        "turn": turn_to_json(s),
    }


def letters(counts: list[int]) -> str:
    """Meeples as a string of their letters."""
    text = ""
    for tribe in range(TRIBES):
        number = counts[tribe]
        if number > 0:
            text += TRIBE_LETTERS[tribe] * number
    return text


def cards(counts: list[int]) -> list[str]:
    """Resource cards by name."""
    found = []
    for card in range(CARDS):
        number = counts[card]
        for _ in range(number):
            found.append(CARD_NAMES[card])
    return found


def djinns(bits: int) -> list[str]:
    """A set of djinns by name."""
    return [DJINN_NAMES[djinn] for djinn in range(DJINNS) if bits >> djinn & 1]


def goods(bits: int) -> list[str]:
    """A set of goods by name."""
    return [CARD_NAMES[good] for good in range(GOODS) if bits >> good & 1]


def tile_name(tile: int) -> str | None:
    """A tile by name, or null for none."""
    return None if tile == NOWHERE else TILE_NAMES[tile]


def seat_or_none(seat: int) -> int | None:
    """A seat, or null for none."""
    return None if seat == NOBODY else seat


def tile_to_json(s: Core, tile: int) -> Json:
    """What a tile is, and what stands on it."""
    return {
        "kind": KIND_NAMES[s.kind[tile]],
        "value": s.value[tile],
        "meeples": meeples_to_json(s, tile),
        "owner": seat_or_none(s.owner[tile]),
        "palms": s.palms[tile],
        "palaces": s.palaces[tile],
    }


def meeples_to_json(s: Core, tile: int) -> str:
    """The meeples on a tile."""
    return letters([s.count[tile * TRIBES + tribe] for tribe in range(TRIBES)])


def seat_to_json(s: Core, seat: int) -> Json:
    """What a seat has; `unseen` are the cards of its hand that no rival has seen, by pool."""
    hand = cards([s.hand[seat * CARDS + card] for card in range(CARDS)])
    unseen = trim([cards(unseen_in_pool(s, seat, pool)) for pool in range(POOLS)])
    return seat_with_hand(s, seat, hand, unseen)


def seat_with_hand(s: Core, seat: int, hand: list[str], unseen: list[list[str]] | list[int]) -> Json:
    """What a seat has, its cards told in this way."""
    return {
        "coins": s.coins[seat],
        "camels": s.camels[seat],
        "viziers": s.viziers[seat],
        "elders": s.elders[seat],
        "djinns": djinns(s.djinns[seat]),
        "hand": hand,
        "unseen": unseen,
        "unseen_fakirs_at_most": s.fakirs_at_most[seat],
    }


def unseen_in_pool(s: Core, seat: int, pool: int) -> list[int]:
    """The unseen cards of a seat that belong to a pool."""
    return [s.unseen[(pool * SEATS + seat) * CARDS + card] for card in range(CARDS)]


def trim(pools: list[Pool]) -> list[Pool]:
    """Without the empty pools at the end."""
    while pools and not pools[-1]:
        pools.pop()
    return pools


def bag_to_json(s: Core) -> str:
    """The meeples in the bag."""
    return letters([s.bag[tribe] for tribe in range(TRIBES)])


def resources_to_json(s: Core) -> Json:
    """The resource cards that nobody has."""
    return {
        "row": [CARD_NAMES[s.row[i]] for i in range(s.row_size)],
        "deck": cards([s.deck[card] for card in range(CARDS)]),
        "discard": cards([s.discard[card] for card in range(CARDS)]),
    }


def djinns_to_json(s: Core) -> Json:
    """The djinns that nobody has."""
    return {
        "row": [DJINN_NAMES[s.djinn_row[i]] for i in range(s.djinn_row_size)],
        "deck": [DJINN_NAMES[djinn] for djinn in range(DJINNS) for _ in range(s.djinn_deck[djinn])],
        "discard": [DJINN_NAMES[djinn] for djinn in range(DJINNS) for _ in range(s.djinn_discard[djinn])],
    }


def round_to_json(s: Core) -> Json:
    """The tracks: who bids and plays when, and how many markers have done so."""
    track: Json = {SPOT_NAMES[0]: [s.track[i] for i in range(FIRST_PAID) if s.track[i] != NOBODY]}
    for level in range(1, LEVELS):
        track[SPOT_NAMES[level]] = seat_or_none(s.track[FIRST_PAID + level - 1])
    return {
        "bid_order": bid_order(s),
        "track": track,
        "discount": s.discount,
        "turn_order": [] if s.phase == BID else [s.turn_order[i] for i in range(s.markers)],
        "done": s.turn,
        "last": s.last_round != 0,
    }


def bid_order(s: Core) -> list[int]:
    """The seats of the markers, in the order in which they bid."""
    return [s.bidders[i] for i in range(s.markers)]


def turn_to_json(s: Core) -> Json:
    """The turn under way: the move, the assassins, powers, djinns drawn, goods laid out."""
    return {
        "stuck": s.stuck != 0,
        "used": djinns(s.used),
        "hand": in_hand_to_json(s),
        "tile": tile_name(s.tile),
        "previous": tile_name(s.previous),
        "taken": s.taken,
        "double_kill": s.double_kill != 0,
        "victim_tile": tile_name(s.victim_tile),
        "victim_seat": seat_or_none(s.victim_seat),
        "builder_coins": s.builder_coins,
        "power": power_to_json(s),
        "spot": tile_name(s.spot),
        "resume": resume_to_json(s),
        "drawn": drawn_to_json(s),
        "offer": offer_to_json(s),
    }


def in_hand_to_json(s: Core) -> str:
    """The meeples of the move that are still in hand."""
    return letters([s.in_hand[tribe] for tribe in range(TRIBES)])


def power_to_json(s: Core) -> str | None:
    """The djinn whose power is being used."""
    return None if s.power == NO_DJINN else DJINN_NAMES[s.power]


def resume_to_json(s: Core) -> str | None:
    """The step to which the turn returns after a power."""
    return STEP_NAMES[s.resume] if s.phase in (REDIRECT, PLACE, KEEP) else None


def drawn_to_json(s: Core) -> list[str]:
    """The djinns among which a power lets the seat choose."""
    return [DJINN_NAMES[s.drawn[i]] for i in range(s.drawn_size)]


def offer_to_json(s: Core) -> list[str]:
    """The goods laid out for sale."""
    return goods(s.offer)
