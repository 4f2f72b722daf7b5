"""The story of the last action, as a receiver may know it: what was done, then each thing that followed.

The rules have noted in the position's ledger what they did, in rows that `constants.py` lists. Here each is
put into words, and what the receiver may not know is left out.
"""

from __future__ import annotations

from collections.abc import Callable

from .constants import *
from .entries import Entry
from .names import CARD_NAMES, DJINN_NAMES, SPOT_NAMES, STEP_NAMES, TILE_NAMES, TRIBE_NAMES, djinn_clause
from .position import bid_order, drawn_to_json, goods, in_hand_to_json, meeples_to_json
from .setup import blue_around
from .state import State

__all__ = ["Entry", "tell"]

CLAUSES = [djinn_clause(djinn) for djinn in range(DJINNS)]
CLAUSES += ["FT-B1", "FT-K2", "FT-V1", "FT-E1", "FT-G1", "FT-U1", "FT-A1", "FT-A2", "FT-A3", "FT-A5"]
CLAUSES += ["FT-L1", "FT-L2", "FT-L3", "FT-L4", "FT-L5", "FT-X1", "FT-Z1", "FT-Z2", "FT-Z3", "FT-D1"]
"""The clauses in the order of their numbers."""

JOINING = (TOLD_TAKE, TOLD_LEFT, TOLD_NEW_CARD, TOLD_NEW_DJINN)
"""Rows that may belong to the entry before them."""
WORDS: dict[int, Callable[[int, int, int], Entry]] = {
    # What a seat does.
    TOLD_BID: lambda seat, level, paid: {
        "what": "bid",
        "seat": seat,
        "spot": int(SPOT_NAMES[level]),
        "price": paid,
        "rule": "FT-B1",
    },
    TOLD_DISCOUNT: lambda seat, _, __: {"what": "discount", "seat": seat, "rule": "FT-D-KUMARBI"},
    TOLD_DROP: lambda seat, place, _: {
        "what": "drop",
        "seat": seat,
        "tile": TILE_NAMES[place % TILES],
        "tribe": TRIBE_NAMES[place // TILES],
        "rule": "FT-M2",
    },
    TOLD_BUILDERS: lambda seat, _, fakirs: {
        "what": "builders",
        "seat": seat,
        "fakirs": fakirs,
        "rule": "FT-U1",
    },
    TOLD_KILL: lambda seat, place, rule: {
        "what": "kill",
        "seat": seat,
        "tribe": TRIBE_NAMES[place // TILES],
        "tile": TILE_NAMES[place % TILES],
        "rule": CLAUSES[rule],
    },
    TOLD_KILL_IN_FRONT: lambda seat, victim, rule: {
        "what": "kill",
        "seat": seat,
        "tribe": TRIBE_NAMES[victim % 2],
        "of": victim // 2,
        "rule": CLAUSES[rule],
    },
    TOLD_TAKE: lambda seat, card, rule: {
        "what": "take",
        "seat": seat,
        "n": 1,
        "cards": [CARD_NAMES[card]],
        "rule": CLAUSES[rule],
    },
    TOLD_BUY: lambda seat, djinn, way: {
        "what": "buy",
        "seat": seat,
        "djinn": DJINN_NAMES[djinn],
        "with": "fakir" if way == WITH_FAKIR else "elders",
        "rule": "FT-L5",
    },
    TOLD_USE: lambda seat, djinn, way: {
        "what": "use",
        "seat": seat,
        "djinn": DJINN_NAMES[djinn],
        "with": "fakir" if way == WITH_FAKIR else "elders",
        "rule": CLAUSES[djinn],
    },
    TOLD_PLACE: lambda seat, tile, djinn: {
        "what": "place",
        "seat": seat,
        "djinn": DJINN_NAMES[djinn],
        "tile": TILE_NAMES[tile],
        "rule": CLAUSES[djinn],
    },
    TOLD_KEEP: lambda seat, djinn, _: {
        "what": "keep",
        "seat": seat,
        "djinn": DJINN_NAMES[djinn],
        "discarded": [],
        "rule": "FT-D-SIBITTIS",
    },
    TOLD_OFFER: lambda seat, good, _: {
        "what": "offer",
        "seat": seat,
        "n": -1,
        "cards": [CARD_NAMES[good]],
        "rule": "FT-X1",
    },
    TOLD_SALE: lambda seat, _, offer: {
        "what": "sell",
        "seat": seat,
        "goods": goods(offer),
        "rule": "FT-X1",
    },
    TOLD_PASS: lambda seat, phase, rule: {
        "what": "pass",
        "seat": seat,
        "step": STEP_NAMES[phase],
        "rule": CLAUSES[rule],
    },
    TOLD_END: lambda seat, _, __: {"what": "end", "seat": seat, "rule": "FT-T1"},
    # What follows.
    TOLD_COINS: lambda seat, rule, n: {"what": "coins", "seat": seat, "n": n, "rule": CLAUSES[rule]},
    TOLD_VIZIERS: lambda seat, rule, n: {"what": "viziers", "seat": seat, "n": n, "rule": CLAUSES[rule]},
    TOLD_ELDERS: lambda seat, rule, n: {"what": "elders", "seat": seat, "n": n, "rule": CLAUSES[rule]},
    TOLD_FAKIRS: lambda seat, rule, n: {
        "what": "discard",
        "seat": seat,
        "n": -n,
        "cards": [CARD_NAMES[FAKIR]] * n,
        "rule": CLAUSES[rule],
    },
    TOLD_GATHER: lambda seat, place, n: {
        "what": "gather",
        "seat": seat,
        "n": n,
        "tile": TILE_NAMES[place % TILES],
        "tribe": TRIBE_NAMES[place // TILES],
        "rule": "FT-K1",
    },
    TOLD_CAMEL: lambda seat, tile, rule: {
        "what": "camel",
        "seat": seat,
        "n": -1,
        "tile": TILE_NAMES[tile],
        "rule": CLAUSES[rule],
    },
    TOLD_PALM: lambda seat, tile, rule: {
        "what": "palm",
        "seat": seat,
        "tile": TILE_NAMES[tile],
        "rule": CLAUSES[rule],
    },
    TOLD_PALACE: lambda seat, tile, rule: {
        "what": "palace",
        "seat": seat,
        "tile": TILE_NAMES[tile],
        "rule": CLAUSES[rule],
    },
    TOLD_DJINN: lambda seat, djinn, rule: {
        "what": "djinn",
        "seat": seat,
        "djinn": DJINN_NAMES[djinn],
        "rule": CLAUSES[rule],
    },
    TOLD_NO_VICTIM: lambda seat, _, __: {"what": "no-victim", "seat": seat, "rule": "FT-A5"},
    TOLD_TURN: lambda seat, _, __: {"what": "turn", "seat": seat, "rule": "FT-B5"},
    TOLD_NO_MOVE: lambda seat, _, __: {"what": "no-move", "seat": seat, "rule": "FT-Z2"},
    TOLD_CAN_MOVE: lambda seat, _, __: {"what": "can-move", "seat": seat, "rule": "FT-Z3"},
    TOLD_LAST_ROUND: lambda seat, _, rule: {"what": "last-round", "seat": seat, "rule": CLAUSES[rule]},
    TOLD_RESHUFFLE: lambda _, deck, __: {
        "what": "reshuffle",
        "seat": None,
        "deck": "djinns" if deck else "resources",
        "rule": "FT-R1",
    },
}
"""What each kind of row is put into, where its three numbers say all."""


def tell(state: State, receiver: int | None) -> list[Entry]:
    """What the last action did, as the receiver may know it; nothing of a position set up or read."""
    story: list[Entry] = []
    ledger = state.ledger
    if ledger is not None:
        for row in range(ledger.size):
            kind, seat, place = ledger.kinds[row], ledger.seats[row], ledger.places[row]
            amount = ledger.amounts[row]
            if story and kind in JOINING and join(story, kind, place):
                continue
            if kind in WORDS:
                story.append(WORDS[kind](seat, place, amount))
            else:
                story.append(look_up(state, receiver, kind, seat, place, amount))
    return story


def join(story: list[Entry], kind: int, place: int) -> bool:
    """Add a row to the entry before it if both are of one thing: cards taken together, rows refilled."""
    last = story[-1]
    if kind == TOLD_TAKE and last["what"] == "take":
        last["cards"].append(CARD_NAMES[place])
        last["n"] += 1
    elif kind == TOLD_LEFT and last["what"] == "keep":
        last["discarded"].append(DJINN_NAMES[place])
    elif kind == TOLD_NEW_CARD and last["what"] == "refill":
        last["cards"].append(CARD_NAMES[place])
    elif kind == TOLD_NEW_DJINN and last["what"] == "refill":
        last["djinns"].append(DJINN_NAMES[place])
    else:
        return False
    return True


def look_up(state: State, receiver: int | None, kind: int, seat: int, place: int, amount: int) -> Entry:
    """A row of which the position says more; who drew a card alone knows which it is (FT-S2)."""
    if kind == TOLD_PICK:
        meeples, tile = in_hand_to_json(state), TILE_NAMES[place]
        return {"what": "pick", "seat": seat, "tile": tile, "meeples": meeples, "rule": "FT-M1"}
    if kind == TOLD_WAGES:
        blue = [TILE_NAMES[tile] for tile in blue_around(state, place)]
        return {"what": "coins", "seat": seat, "n": amount, "tiles": blue, "rule": "FT-U1"}
    if kind == TOLD_DRAW:
        if receiver != seat:
            return {"what": "draw", "seat": seat, "n": 1, "rule": CLAUSES[amount]}
        return {"what": "draw", "seat": seat, "n": 1, "cards": [CARD_NAMES[place]], "rule": CLAUSES[amount]}
    if kind == TOLD_TURN_UP:
        return {"what": "turn-up", "seat": seat, "djinns": drawn_to_json(state), "rule": "FT-D-SIBITTIS"}
    if kind == TOLD_BRING:
        meeples, tile = meeples_to_json(state, place), TILE_NAMES[place]
        return {"what": "bring", "seat": seat, "tile": tile, "meeples": meeples, "rule": "FT-D-ANUNNAK"}
    if kind == TOLD_NEW_CARD:
        return {"what": "refill", "seat": None, "cards": [CARD_NAMES[place]], "djinns": [], "rule": "FT-R1"}
    if kind == TOLD_NEW_DJINN:
        return {"what": "refill", "seat": None, "cards": [], "djinns": [DJINN_NAMES[place]], "rule": "FT-R1"}
    if kind == TOLD_ROUND:
        return {"what": "round", "seat": None, "order": bid_order(state), "rule": "FT-B1"}
    scores, winners = state.scores(), state.winners()
    return {"what": "over", "seat": None, "scores": scores, "winners": winners, "rule": CLAUSES[amount]}
