"""Why a position could never arise: pieces missing or too many, tracks and steps that don't fit.

A census counts every piece, and every fault as a piece of which there should be none, so that checking a
position after each action of a hundred thousand games is a matter of minutes.
"""

from __future__ import annotations

from collections import Counter

from .constants import *
from .core import Core
from .names import CARD_NAMES, DJINN_NAMES, TRIBE_NAMES
from .setup import CARD_COUNT, KINDS, MEEPLES, PALACES, PALMS, VALUES, camels_each

SORTS = Counter(zip(KINDS, VALUES, strict=True))
"""How many tiles there are of each kind and value."""
TILE_KINDS = [kind for kind, _ in SORTS]
TILE_VALUES = [value for _, value in SORTS]
BOX = [*MEEPLES, *CARD_COUNT, *[1] * DJINNS, *SORTS.values(), 0, PALMS, PALACES]
"""How many of each the box holds, camels and markers left out (FT-C1 … FT-C4)."""

NAMES = [
    *[f"{tribe}s" for tribe in TRIBE_NAMES],
    *CARD_NAMES,
    *DJINN_NAMES,
    *["oases of 8", "small markets of 6", "large markets of 4", "villages of 5"],
    *[f"sacred places of {value}" for value in (6, 10, 12, 15)],
    *["tiles of any other kind", "palms", "palaces"],
    *[f"camels of seat {seat}" for seat in range(4)],
    *[f"markers of seat {seat} in the bid order" for seat in range(4)],
    *[f"markers of seat {seat} in the turn order" for seat in range(4)],
]
FAULT_TEXTS = [
    "the turn-order track holds other markers than those that have bid",
    "the turn order does not follow the turn-order track",
    "nobody bids after the last round",
    "only Kumarbi's holder gets a discount",
    "a seat has no camel left, but the round is not the last",
    "a seat can't move, but the round is not the last",
    "a power was used that the seat does not have",
    "something was done in a turn while the seats still bid",
]


class Census:
    """How many there are of each piece and fault."""

    def __init__(self) -> None:
        self.found = [0] * 68
        self.expected = [0] * 68


def list_problems(s: Core) -> list[str]:
    """Why this position could never arise; empty for one that can."""
    census = Census()
    if take_census(s, census) == 0:
        return []
    found, expected = list(census.found), list(census.expected)
    return [
        f"{NAMES[i]}: {found[i]}, not {expected[i]}" if i < FAULTS else FAULT_TEXTS[i - FAULTS]
        for i in range(COUNTS)
        if found[i] != expected[i]
    ]


def take_census(s: Core, census: Census) -> int:
    """Count everything; return how many numbers are not what they should be."""
    count_board(s, census)
    count_cards(s, census)
    count_seats(s, census)
    find_faults(s, census)
    expect(s, census)
    wrong = 0
    for i in range(COUNTS):
        wrong += 1 if census.found[i] != census.expected[i] else 0
    return wrong


def expect(s: Core, census: Census) -> None:
    """What the box holds, and what belongs to each seat (FT-C1 … FT-C4, FT-S1)."""
    for i in range(CAMEL_PIECES):
        census.expected[i] = BOX[i]
    for seat in range(s.players):
        census.expected[CAMEL_PIECES + seat] = camels_each(s.players)
        census.expected[BID_MARKERS + seat] = s.markers // s.players
        census.expected[TURN_MARKERS + seat] = 0 if s.phase == BID else s.markers // s.players


def count_board(s: Core, census: Census) -> None:
    """Tiles, and the meeples, palms, palaces and camels on them."""
    for tile in range(TILES):
        kind = 0
        while kind < 8 and (TILE_KINDS[kind] != s.kind[tile] or TILE_VALUES[kind] != s.value[tile]):
            kind += 1
        census.found[TILE_PIECES + kind] += 1
        for tribe in range(TRIBES):
            census.found[MEEPLE_PIECES + tribe] += s.count[tile * TRIBES + tribe]
        census.found[PALM_PIECES] += s.palms[tile]
        census.found[PALACE_PIECES] += s.palaces[tile]
        if s.owner[tile] != NOBODY:
            census.found[CAMEL_PIECES + s.owner[tile]] += 1
    census.found[PALM_PIECES] += s.palms_left
    census.found[PALACE_PIECES] += s.palaces_left


def count_cards(s: Core, census: Census) -> None:
    """Cards and djinns in rows, decks, discards, drawn and laid out."""
    for card in range(CARDS):
        census.found[CARD_PIECES + card] += s.deck[card] + s.discard[card] + ((s.offer >> card) & 1)
    for i in range(s.row_size):
        census.found[CARD_PIECES + s.row[i]] += 1
    for djinn in range(DJINNS):
        census.found[DJINN_PIECES + djinn] += s.djinn_deck[djinn] + s.djinn_discard[djinn]
    for i in range(s.djinn_row_size):
        census.found[DJINN_PIECES + s.djinn_row[i]] += 1
    for i in range(s.drawn_size):
        census.found[DJINN_PIECES + s.drawn[i]] += 1


def count_seats(s: Core, census: Census) -> None:
    """What the seats have, the bag, the meeples of the move, the markers."""
    for tribe in range(TRIBES):
        census.found[MEEPLE_PIECES + tribe] += s.bag[tribe] + s.in_hand[tribe]
    for seat in range(s.players):
        census.found[MEEPLE_PIECES + VIZIER] += s.viziers[seat]
        census.found[MEEPLE_PIECES + ELDER] += s.elders[seat]
        census.found[CAMEL_PIECES + seat] += s.camels[seat]
        for card in range(CARDS):
            census.found[CARD_PIECES + card] += s.hand[seat * CARDS + card]
        for djinn in range(DJINNS):
            census.found[DJINN_PIECES + djinn] += (s.djinns[seat] >> djinn) & 1
    for marker in range(s.markers):
        census.found[BID_MARKERS + s.bidders[marker]] += 1
        if s.phase != BID:
            census.found[TURN_MARKERS + s.turn_order[marker]] += 1


def find_faults(s: Core, census: Census) -> None:
    """What does not fit together, in the order of FAULT_TEXTS."""
    last = s.last_round != 0
    bidding = s.phase == BID
    census.found[FAULTS] = 1 if bidding and not fits_bids(s) else 0
    census.found[FAULTS + 1] = 1 if not bidding and not fits_track(s) else 0
    census.found[FAULTS + 2] = 1 if bidding and last else 0
    census.found[FAULTS + 3] = 1 if s.discount > 0 and s.holder[KUMARBI] != s.active else 0
    for seat in range(s.players):
        if s.camels[seat] == 0 and s.phase != OVER and not last:
            census.found[FAULTS + 4] = 1
    census.found[FAULTS + 5] = 1 if s.stuck != 0 and not last else 0
    census.found[FAULTS + 6] = 1 if s.used & ~s.djinns[s.active] != 0 else 0
    census.found[FAULTS + 7] = 1 if bidding and (s.used != 0 or s.taken + s.builder_coins > 0) else 0


def fits_bids(s: Core) -> bool:
    """Whether the track holds just the markers that have bid."""
    for seat in range(s.players):
        balance = 0
        for spot in range(SPOTS):
            if s.track[spot] == seat:
                balance += 1
        for marker in range(s.turn):
            if s.bidders[marker] == seat:
                balance -= 1
        if balance != 0:
            return False
    return True


def fits_track(s: Core) -> bool:
    """Whether turns run from the dearest spot to the last 0 (FT-B5)."""
    n = 0
    for i in range(SPOTS):
        marker = s.track[SPOTS - 1 - i]
        if marker != NOBODY:
            if n >= s.markers or s.turn_order[n] != marker:
                return False
            n += 1
    return n == s.markers
