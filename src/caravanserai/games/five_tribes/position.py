"""A position written as plain JSON types; `restoring.py` reads it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .constants import *
from .names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, SPOT_NAMES, TILE_NAMES, TRIBE_LETTERS

if TYPE_CHECKING:
    from .sultanate import Sultanate

Json = dict[str, Any]

STEP_NAMES = [
    "bid",
    "pick",
    "drop",
    "builders",
    "kill",
    "second-kill",
    "take",
    "second-take",
    "buy",
    "redirect",
    "place",
    "keep",
    "end",
    "sell",
    "over",
]


def to_json(s: Sultanate) -> Json:
    """The whole position, also in the middle of a turn."""
    return {
        "tiles": tiles_to_json(s),
        "seats": [seat_to_json(s, seat) for seat in range(s.players)],
        "bag": letters(s.bag),
        "palms": s.palms_left,
        "palaces": s.palaces_left,
        "resources": {
            "row": [CARD_NAMES[card] for card in s.row[: s.row_size]],
            "deck": cards(s.deck),
            "discard": cards(s.discard),
        },
        "djinns": {
            "row": [DJINN_NAMES[djinn] for djinn in s.djinn_row[: s.djinn_row_size]],
            "deck": pile(s.djinn_deck),
            "discard": pile(s.djinn_discard),
        },
        "seat": None if s.phase == OVER else s.active,
        "step": STEP_NAMES[s.phase],
        "round": round_to_json(s),
        "turn": turn_to_json(s),
    }


def letters(counts: list[int]) -> str:
    """Meeples as a string of their letters."""
    return "".join(letter * number for letter, number in zip(TRIBE_LETTERS, counts, strict=True))


def cards(counts: list[int]) -> list[str]:
    """Resource cards by name."""
    return [CARD_NAMES[card] for card, number in enumerate(counts) for _ in range(number)]


def pile(counts: list[int]) -> list[str]:
    """A pile of djinns by name."""
    return [DJINN_NAMES[djinn] for djinn, number in enumerate(counts) for _ in range(number)]


def djinns(bits: int) -> list[str]:
    """A set of djinns by name."""
    return [DJINN_NAMES[djinn] for djinn in range(DJINNS) if bits >> djinn & 1]


def tile_name(tile: int) -> str | None:
    """A tile by name, or null for none."""
    return None if tile == NOWHERE else TILE_NAMES[tile]


def seat_or_none(seat: int) -> int | None:
    """A seat, or null for none."""
    return None if seat == NOBODY else seat


def tiles_to_json(s: Sultanate) -> Json:
    """The board, tile by tile."""
    kind, value, owner, count = s.kind, s.value, s.owner, s.count
    palms, palaces = s.palms, s.palaces
    return {
        name: {
            "kind": KIND_NAMES[kind[tile]],
            "value": value[tile],
            "meeples": letters(count[tile * TRIBES : tile * TRIBES + TRIBES]),
            "owner": seat_or_none(owner[tile]),
            "palms": palms[tile],
            "palaces": palaces[tile],
        }
        for tile, name in enumerate(TILE_NAMES)
    }


def seat_to_json(s: Sultanate, seat: int) -> Json:
    """What a seat has; `unseen` are the cards of its hand that no rival has seen, by pool."""
    return {
        "coins": s.coins[seat],
        "camels": s.camels[seat],
        "viziers": s.viziers[seat],
        "elders": s.elders[seat],
        "djinns": djinns(s.djinns[seat]),
        "hand": cards(s.hand[seat * CARDS : seat * CARDS + CARDS]),
        "unseen": trim([cards(pool) for pool in unseen_by_pool(s, seat)]),
        "unseen_fakirs_at_most": s.fakirs_at_most[seat],
    }


def unseen_by_pool(s: Sultanate, seat: int) -> list[list[int]]:
    """The unseen cards of a seat, pool by pool."""
    if s.unseen_size[seat] == 0:
        return [[0] * CARDS for _ in range(POOLS)]
    unseen = s.unseen
    starts = [(pool * SEATS + seat) * CARDS for pool in range(POOLS)]
    return [unseen[start : start + CARDS] for start in starts]


def trim(pools: list[Any]) -> list[Any]:
    """Without the empty pools at the end."""
    while pools and not pools[-1]:
        pools = pools[:-1]
    return pools


def round_to_json(s: Sultanate) -> Json:
    """The tracks: who bids and plays when, and how many markers have done so."""
    bidding = s.phase == BID
    track: Json = {SPOT_NAMES[0]: [seat for seat in s.track[:FIRST_PAID] if seat != NOBODY]}
    for level in range(1, LEVELS):
        track[SPOT_NAMES[level]] = seat_or_none(s.track[FIRST_PAID + level - 1])
    return {
        "bid_order": list(s.bidders[: s.markers]),
        "track": track,
        "discount": s.discount,
        "turn_order": [] if bidding else list(s.turns[: s.markers]),
        "done": s.turn,
        "last": bool(s.last_round),
    }


def turn_to_json(s: Sultanate) -> Json:
    """The turn under way: the move, the assassins, powers, djinns drawn, goods laid out."""
    asked_within_power = s.phase in (REDIRECT, PLACE, KEEP)
    return {
        "stuck": bool(s.stuck),
        "used": djinns(s.used),
        "hand": letters(s.in_hand),
        "tile": tile_name(s.tile),
        "previous": tile_name(s.previous),
        "taken": s.taken,
        "double_kill": bool(s.double_kill),
        "victim_tile": tile_name(s.victim_tile),
        "victim_seat": seat_or_none(s.victim_seat),
        "builder_coins": s.builder_coins,
        "power": None if s.power == NO_DJINN else DJINN_NAMES[s.power],
        "spot": tile_name(s.spot),
        "resume": STEP_NAMES[s.resume] if asked_within_power else None,
        "drawn": [DJINN_NAMES[djinn] for djinn in s.drawn[: s.drawn_size]],
        "offer": [CARD_NAMES[good] for good in range(GOODS) if s.offer >> good & 1],
    }
