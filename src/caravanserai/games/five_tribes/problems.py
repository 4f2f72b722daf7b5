"""Why a position could never arise: pieces missing or too many, tracks and steps that don't fit."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .constants import *
from .names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, TRIBE_NAMES
from .setup import box

if TYPE_CHECKING:
    from .sultanate import Sultanate


def problems(s: Sultanate) -> list[str]:
    """Why this position could never arise; empty for one that can."""
    return [
        *tiles_amiss(s),
        *meeples_amiss(s),
        *cards_amiss(s),
        *djinns_amiss(s),
        *pieces_amiss(s),
        *tracks_amiss(s),
        *turn_amiss(s),
    ]


def differs(what: str, found: int, expected: int) -> list[str]:
    """A complaint if there are not as many as there should be."""
    return [] if found == expected else [f"{what}: {found}, not {expected}"]


def tiles_amiss(s: Sultanate) -> list[str]:
    """The 30 tiles of the box (FT-C1)."""
    found = Counter(zip(s.kind, s.value, strict=True))
    expected = Counter(box()["tiles"])
    return [
        complaint
        for kind, value in sorted(found | expected)
        for complaint in differs(
            f"{KIND_NAMES[kind]} of value {value}", found[kind, value], expected[kind, value]
        )
    ]


def meeples_amiss(s: Sultanate) -> list[str]:
    """90 meeples on the board, in hand, in the bag and in front of the seats (FT-C2)."""
    found = [
        sum(s.count[tribe::TRIBES]) + s.in_hand[tribe] + s.bag[tribe] for tribe in range(TRIBES)
    ]
    found[VIZIER] += sum(s.viziers)
    found[ELDER] += sum(s.elders)
    expected = box()["meeples"]
    return [
        complaint
        for tribe in range(TRIBES)
        for complaint in differs(f"{TRIBE_NAMES[tribe]}s", found[tribe], expected[tribe])
    ]


def cards_amiss(s: Sultanate) -> list[str]:
    """54 resource cards (FT-C3)."""
    row = s.row[: s.row_size]
    expected = box()["cards"]
    found = [
        s.deck[card] + s.discard[card] + row.count(card) + sum(s.hand[card::CARDS]) + (s.offer >> card & 1)
        for card in range(CARDS)
    ]
    return [
        complaint
        for card in range(CARDS)
        for complaint in differs(CARD_NAMES[card], found[card], expected[card])
    ]


def djinns_amiss(s: Sultanate) -> list[str]:
    """Each djinn once (FT-C4)."""
    row = s.djinn_row[: s.djinn_row_size]
    drawn = s.drawn[: s.drawn_size]
    return [
        complaint
        for djinn in range(DJINNS)
        for complaint in differs(
            DJINN_NAMES[djinn],
            s.djinn_deck[djinn]
            + s.djinn_discard[djinn]
            + row.count(djinn)
            + drawn.count(djinn)
            + sum(held >> djinn & 1 for held in s.djinns),
            1,
        )
    ]


def pieces_amiss(s: Sultanate) -> list[str]:
    """12 palms, 10 palaces, and each seat's camels (FT-C4, FT-S1)."""
    found = differs("palms", sum(s.palms) + s.palms_left, box()["palms"])
    found += differs("palaces", sum(s.palaces) + s.palaces_left, box()["palaces"])
    for seat in range(s.players):
        camels = s.camels[seat] + s.owner.count(seat)
        found += differs(f"camels of seat {seat}", camels, box()["camels"][s.players])
    return found


def tracks_amiss(s: Sultanate) -> list[str]:
    """Each seat's markers are on the tracks, in an order that fits (FT-S1, FT-B5)."""
    found = []
    each = s.markers // s.players
    orders = {"bid order": s.bidders} if s.phase == BID else {"bid order": s.bidders, "turn order": s.turns}
    for name, order in orders.items():
        for seat in range(s.players):
            found += differs(f"markers of seat {seat} in the {name}", order[: s.markers].count(seat), each)
    placed = [seat for seat in reversed(s.track) if seat != NOBODY]
    if s.phase == BID:
        if sorted(placed) != sorted(s.bidders[: s.turn]):
            found.append("the turn-order track holds other markers than those that have bid")
        if s.last_round:
            found.append("nobody bids after the last round")
    elif placed != s.turns[: s.markers]:
        found.append("the turn order does not follow the turn-order track")
    if s.discount and s.holder[KUMARBI] != s.active:
        found.append("only Kumarbi's holder gets a discount")
    return found


def turn_amiss(s: Sultanate) -> list[str]:
    """The turn under way fits what the seats have."""
    found = []
    if s.phase not in (BID, OVER) and not s.last_round:
        found += [f"seat {seat} has no camel left" for seat in range(s.players) if s.camels[seat] == 0]
    if s.stuck and not s.last_round:
        found.append("a seat that can't move makes the round the last")
    if s.used & ~s.djinns[s.active]:
        found.append("a power was used that the seat does not have")
    if s.phase == BID and s.used | s.taken | s.builder_coins:
        found.append("nothing has been done yet while bidding")
    if s.phase != DROP and s.phase != PICK and s.previous != NOWHERE and s.tile == NOWHERE:
        found.append("a move that came from somewhere must have gone somewhere")
    return found
