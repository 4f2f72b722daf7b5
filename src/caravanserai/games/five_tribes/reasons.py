"""Why an action is refused: the clause that forbids it, and the reason in a few words.

Nothing is decided here: an action that is not among the legal ones has been refused already.
"""

from __future__ import annotations

from ..errors import IllegalAction
from .bidding import is_free
from .board import neighbours_of, touches
from .constants import *
from .core import Core
from .djinns import can_do, powers, price_of
from .names import djinn_clause
from .payment import can_pay

REASONS = {
    "bid-due": "a bid is due",
    "pick-due": "meeples must be picked up",
    "drop-due": "a meeple must be dropped",
    "builders-due": "say how many fakirs help the builders",
    "kill-due": "the assassins choose a victim",
    "second-kill-due": "the second victim must be chosen",
    "power-or-pass": "before the tile acts powers may be used, or none",
    "market-open": "the market is open",
    "second-card-due": "where two cards can be taken, two are",
    "djinns-offered": "the sacred place offers its djinns",
    "redirection-due": "the palm or palace must be placed, here or by the djinn",
    "place-due": "the power paid for needs a tile",
    "keep-due": "one of the djinns drawn must be kept",
    "turn-ending": "only goods, powers and the end of the turn are left",
    "sale-due": "the goods laid out must be sold",
    "game-over": "the game is over",
    "not-enough-fakirs": "not enough fakirs",
    "no-builders": "no builders are at work now",
    "bidding-over": "bids are made before the first turn of a round",
    "zeros-taken": "three markers stand at 0 already",
    "spot-taken": "this spot is taken",
    "not-enough-coins": "not enough coins",
    "not-bidding": "prices are lowered while bidding",
    "not-your-djinn": "you do not have this djinn",
    "cannot-pay": "you can't pay the price",
    "power-useless": "the power would do nothing now",
    "stuck": "no meeples can move anywhere",
    "picked-already": "meeples are picked up once, at the start of a turn",
    "tile-empty": "no meeples on this tile",
    "dead-end": "from there the move can't be finished",
    "no-hand": "no meeples are in hand",
    "tribe-not-in-hand": "no meeple of that tribe is in hand",
    "diagonal": "this step is diagonal",
    "not-neighbour": "this tile is not a neighbour",
    "straight-back": "this goes straight back",
    "ends-on-empty": "a move can't end on an empty tile",
    "ends-on-other-tribe": "no meeple of that colour waits there",
    "not-same-place": "the second victim is on the same tile, or in front of the same rival",
    "no-assassins": "no assassins are at work now",
    "no-such-meeple": "no such meeple on this tile",
    "not-enough-reach": "not enough fakirs for this reach",
    "out-of-reach": "the victim is out of reach",
    "not-a-rival": "this is not a rival",
    "boaz-protects": "Boaz protects this rival",
    "nobody-in-front": "no such meeple in front of this rival",
    "no-market": "no market is open now",
    "no-such-card": "the row has no such card",
    "small-market-sells-3": "the small market sells from the first 3 cards",
    "large-market-sells-6": "the large market sells from the first 6 cards",
    "no-djinns-offered": "no djinns are offered now",
    "djinn-not-face-up": "this djinn is not face up",
    "needs-an-elder": "at least one elder must pay",
    "power-used": "this power was used this turn",
    "only-with-palace": "only at the moment you place a palace",
    "only-with-palm": "only at the moment you place a palm",
    "not-between-steps": "powers are used between steps, never with meeples in hand",
    "only-before-kill": "only before your assassins kill",
    "only-after-builders": "only after your builders have brought coins",
    "no-camel-left": "you have no camel left",
    "no-two-victims": "no two could be killed together",
    "nothing-to-place": "nothing waits for a tile",
    "tile-not-empty": "the tile is not empty",
    "needs-only-meeples": "there must be meeples there, and nothing else",
    "only-on-village": "only on a village",
    "only-on-oasis": "only on an oasis",
    "only-around": "only on one of the 8 tiles around",
    "djinn-not-drawn": "this djinn was not drawn",
    "too-early-to-sell": "goods are sold after the tile action",
    "good-in-set": "this good is in the set already",
    "not-your-good": "you do not have this good",
    "nothing-laid-out": "no goods are laid out",
    "must-kill": "someone is in reach, so a kill is due",
    "no-action": f"an action is a whole number from 0 to {ACTIONS - 1}",
}
"""Every reason: its id, and the reason in English."""

ASKED: list[tuple[str, str]] = [
    ("FT-B1", "bid-due"),
    ("FT-M1", "pick-due"),
    ("FT-M2", "drop-due"),
    ("FT-U1", "builders-due"),
    ("FT-A1", "kill-due"),
    ("FT-D-IBLIS", "second-kill-due"),
    ("FT-D1", "power-or-pass"),
    ("FT-L3", "market-open"),
    ("FT-L4", "second-card-due"),
    ("FT-L5", "djinns-offered"),
    ("FT-D1", "redirection-due"),
    ("FT-D1", "place-due"),
    ("FT-D-SIBITTIS", "keep-due"),
    ("FT-X1", "turn-ending"),
    ("FT-X1", "sale-due"),
    ("FT-Z1", "game-over"),
]
"""For each step what is asked, and by which clause."""

PASSED = (BID, PICK, DROP, ADD_FAKIRS, SECOND_KILL, SECOND_CARD, PLACE, KEEP, END, SELL)
"""The steps in which nothing can be declined."""
REASONS |= {
    f"no-pass-{ASKED[phase][1]}": f"nothing can be declined here: {REASONS[ASKED[phase][1]]}"
    for phase in PASSED
}


def because(rule: str, reason: str) -> IllegalAction:
    """The refusal for that reason."""
    return IllegalAction(rule, REASONS[reason], reason)


def refusal(s: Core, action: object) -> IllegalAction:
    """Why an action that is not legal now is not."""
    if s.phase == OVER:
        return because(*ASKED[OVER])
    if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < ACTIONS:
        return because(ASKED[s.phase][0], "no-action")
    if action < DISCOUNT:
        return no_bid(s, action - BIDS)
    if action == DISCOUNT:
        return no_discount(s)
    if action < DROPS:
        return no_pick(s, action - PICKS)
    if action < BUILDERS:
        return no_drop(s, (action - DROPS) // TILES, (action - DROPS) % TILES)
    if action < KILLS:
        return because("FT-U1", "not-enough-fakirs" if s.phase == ADD_FAKIRS else "no-builders")
    if action < KILLS_IN_FRONT:
        return no_kill(s, (action - KILLS) // TILES, (action - KILLS) % TILES)
    if action < TAKES:
        return no_kill_in_front(s, (action - KILLS_IN_FRONT) // 2)
    if action < BUYS:
        return no_take(s, action - TAKES)
    if action < USES:
        return no_buy(s, (action - BUYS) // 2)
    if action < PLACES:
        return no_use(s, powers()[(action - USES) // 2], (action - USES) % 2)
    if action < KEEPS:
        return no_place(s)
    return no_later_step(s, action)


def no_bid(s: Core, level: int) -> IllegalAction:
    """Why this spot can't be taken."""
    if s.phase != BID:
        return because("FT-B1", "bidding-over")
    if not is_free(s, level):
        if level == 0:
            return because("FT-B3", "zeros-taken")
        return because("FT-B2", "spot-taken")
    return because("FT-B4", "not-enough-coins")


def no_discount(s: Core) -> IllegalAction:
    """Why Kumarbi gives no discount."""
    if s.phase != BID:
        return because("FT-D-KUMARBI", "not-bidding")
    if s.holder[KUMARBI] != s.active:
        return because("FT-D-KUMARBI", "not-your-djinn")
    if s.hand[s.active * CARDS + FAKIR] == 0:
        return because("FT-D1", "cannot-pay")
    return because("FT-D1", "power-useless")


def no_pick(s: Core, tile: int) -> IllegalAction:
    """Why no move starts on this tile."""
    if s.stuck:
        return because("FT-Z2", "stuck")
    if s.phase != PICK:
        return because("FT-M1", "picked-already")
    if s.total[tile] == 0:
        return because("FT-M1", "tile-empty")
    return because("FT-M7", "dead-end")


def no_drop(s: Core, tribe: int, tile: int) -> IllegalAction:
    """Why this meeple can't be dropped there."""
    if s.phase != DROP:
        return because("FT-M2", "no-hand")
    if s.in_hand[tribe] == 0:
        return because("FT-M2", "tribe-not-in-hand")
    if tile not in neighbours_of(s.tile):
        if tile != s.tile and touches(s.tile, tile):
            return because("FT-M3", "diagonal")
        return because("FT-M2", "not-neighbour")
    if tile == s.previous:
        return because("FT-M4", "straight-back")
    if s.in_hand_size == 1:
        if s.total[tile] == 0:
            return because("FT-M6", "ends-on-empty")
        return because("FT-M5", "ends-on-other-tribe")
    return because("FT-M7", "dead-end")


def no_kill(s: Core, tribe: int, tile: int) -> IllegalAction:
    """Why this meeple can't be killed."""
    if s.phase == SECOND_KILL:
        return because("FT-D-IBLIS", "not-same-place")
    if s.phase != KILL:
        return because("FT-A1", "no-assassins")
    if s.count[tile * TRIBES + tribe] == 0:
        return because("FT-A1", "no-such-meeple")
    if s.hand[s.active * CARDS + FAKIR] > 0:
        return because("FT-A2", "not-enough-reach")
    return because("FT-A1", "out-of-reach")


def no_kill_in_front(s: Core, seat: int) -> IllegalAction:
    """Why nobody in front of this seat can be killed."""
    if s.phase == SECOND_KILL:
        return because("FT-D-IBLIS", "not-same-place")
    if s.phase != KILL:
        return because("FT-A1", "no-assassins")
    if seat >= s.players or seat == s.active:
        return because("FT-A1", "not-a-rival")
    if s.holder[BOAZ] == seat:
        return because("FT-D-BOAZ", "boaz-protects")
    return because("FT-A1", "nobody-in-front")


def no_take(s: Core, position: int) -> IllegalAction:
    """Why this card can't be taken."""
    if s.phase not in (MARKET, SECOND_CARD):
        return because("FT-L3", "no-market")
    small = s.kind[s.tile] == SMALL_MARKET
    rule = "FT-L3" if small else "FT-L4"
    if position >= s.row_size:
        return because(rule, "no-such-card")
    return because(rule, "small-market-sells-3" if small else "large-market-sells-6")


def no_buy(s: Core, djinn: int) -> IllegalAction:
    """Why this djinn can't be bought."""
    if s.phase != SACRED:
        return because("FT-L5", "no-djinns-offered")
    if djinn not in s.djinn_row[: s.djinn_row_size]:
        return because("FT-L5", "djinn-not-face-up")
    if s.elders[s.active] == 0:
        return because("FT-L5", "needs-an-elder")
    return because("FT-L5", "cannot-pay")


def no_use(s: Core, djinn: int, way: int) -> IllegalAction:
    """Why this power can't be used."""
    clause = djinn_clause(djinn)
    if not s.djinns[s.active] >> djinn & 1:
        return because(clause, "not-your-djinn")
    if s.used >> djinn & 1:
        return because("FT-D1", "power-used")
    if djinn in (HAGIS, LAMIA) and (s.phase != REDIRECT or s.power != djinn):
        return because(clause, "only-with-palace" if djinn == HAGIS else "only-with-palm")
    if s.phase not in (PICK, KILL, BEFORE_TILE, MARKET, SACRED, END, REDIRECT):
        return because("FT-D1", "not-between-steps")
    if djinn == IBLIS and s.phase != KILL:
        return because(clause, "only-before-kill")
    if djinn == ECHIDNA and s.builder_coins == 0:
        return because(clause, "only-after-builders")
    if djinn in (LETA, UTUG) and s.camels[s.active] == 0:
        return because("FT-D2", "no-camel-left")
    if not can_pay(s, price_of(djinn), WITH_FAKIR if djinn == SLOAR else way):
        return because("FT-D1", "cannot-pay")
    if s.phase == REDIRECT or not can_do(s, djinn):
        return because("FT-D1", "power-useless")
    return because(clause, "no-two-victims")


def no_place(s: Core) -> IllegalAction:
    """Why nothing can be placed on this tile."""
    if s.phase != PLACE:
        return because("FT-D1", "nothing-to-place")
    reasons = {
        ANUN_NAK: "tile-not-empty",
        LETA: "tile-not-empty",
        UTUG: "needs-only-meeples",
        BOURAQ: "only-on-village",
        ENKI: "only-on-oasis",
    }
    return because(djinn_clause(s.power), reasons.get(s.power, "only-around"))


def no_later_step(s: Core, action: int) -> IllegalAction:
    """Why no djinn is kept, no good sold, nothing declined, no turn ended."""
    if action < OFFERS:
        return because("FT-D-SIBITTIS", "djinn-not-drawn")
    if action < SALE:
        if s.phase not in (END, SELL):
            return because("FT-X1", "too-early-to-sell")
        if s.offer >> (action - OFFERS) & 1:
            return because("FT-X1", "good-in-set")
        return because("FT-X1", "not-your-good")
    if action == SALE:
        return because("FT-X1", "nothing-laid-out")
    if action == PASS and s.phase == KILL:
        return because("FT-A5", "must-kill")
    rule, reason = ASKED[s.phase]
    return because(rule, reason if action == END_TURN else f"no-pass-{reason}")
