"""Why an action is refused: the clause that forbids it, and the reason in a few words.

Nothing is decided here: an action that is not among the legal ones has been refused already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bidding import is_free
from .board import neighbours_of, touches
from .constants import *
from .djinns import can_do, powers, price_of
from .names import djinn_clause
from .payment import can_pay

if TYPE_CHECKING:
    from .state import State

Refusal = tuple[str, str]

ASKED: list[Refusal] = [
    ("FT-B1", "a bid is due"),
    ("FT-M1", "meeples must be picked up"),
    ("FT-M2", "a meeple must be dropped"),
    ("FT-U1", "say how many fakirs help the builders"),
    ("FT-A1", "the assassins choose a victim"),
    ("FT-D-IBLIS", "the second victim must be chosen"),
    ("FT-L3", "the market is open"),
    ("FT-L4", "where two cards can be taken, two are"),
    ("FT-L5", "the sacred place offers its djinns"),
    ("FT-D1", "the palm or palace must be placed, here or by the djinn"),
    ("FT-D1", "the power paid for needs a tile"),
    ("FT-D-SIBITTIS", "one of the djinns drawn must be kept"),
    ("FT-X1", "only goods, powers and the end of the turn are left"),
    ("FT-X1", "the goods laid out must be sold"),
    ("FT-Z1", "the game is over"),
]
"""For each step what is asked, and by which clause."""


def refusal(s: State, action: object) -> Refusal:
    """The clause and the reason."""
    if s.phase == OVER:
        return ASKED[OVER]
    if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < ACTIONS:
        return ASKED[s.phase][0], f"an action is a whole number from 0 to {ACTIONS - 1}"
    if action < DISCOUNT:
        return no_bid(s, action - BIDS)
    if action == DISCOUNT:
        return no_discount(s)
    if action < DROPS:
        return no_pick(s, action - PICKS)
    if action < BUILDERS:
        return no_drop(s, (action - DROPS) // TILES, (action - DROPS) % TILES)
    if action < KILLS:
        return "FT-U1", "not enough fakirs" if s.phase == ADD_FAKIRS else "no builders are at work now"
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


def no_bid(s: State, level: int) -> Refusal:
    """Why this spot can't be taken."""
    if s.phase != BID:
        return "FT-B1", "bids are made before the first turn of a round"
    if not is_free(s, level):
        if level == 0:
            return "FT-B3", "three markers stand at 0 already"
        return "FT-B2", "this spot is taken"
    return "FT-B4", "not enough coins"


def no_discount(s: State) -> Refusal:
    """Why Kumarbi gives no discount."""
    if s.phase != BID:
        return "FT-D-KUMARBI", "prices are lowered while bidding"
    if s.holder[KUMARBI] != s.active:
        return "FT-D-KUMARBI", "you do not have this djinn"
    if s.hand[s.active * CARDS + FAKIR] == 0:
        return "FT-D1", "you can't pay the price"
    return "FT-D1", "the power would do nothing now"


def no_pick(s: State, tile: int) -> Refusal:
    """Why no move starts on this tile."""
    if s.stuck:
        return "FT-Z2", "no meeples can move anywhere"
    if s.phase != PICK:
        return "FT-M1", "meeples are picked up once, at the start of a turn"
    if s.total[tile] == 0:
        return "FT-M1", "no meeples on this tile"
    return "FT-M7", "from there the move can't be finished"


def no_drop(s: State, tribe: int, tile: int) -> Refusal:
    """Why this meeple can't be dropped there."""
    if s.phase != DROP:
        return "FT-M2", "no meeples are in hand"
    if s.in_hand[tribe] == 0:
        return "FT-M2", "no meeple of that tribe is in hand"
    if tile not in neighbours_of(s.tile):
        if tile != s.tile and touches(s.tile, tile):
            return "FT-M3", "this step is diagonal"
        return "FT-M2", "this tile is not a neighbour"
    if tile == s.previous:
        return "FT-M4", "this goes straight back"
    if s.in_hand_size == 1:
        if s.total[tile] == 0:
            return "FT-M6", "a move can't end on an empty tile"
        return "FT-M5", "no meeple of that colour waits there"
    return "FT-M7", "from there the move can't be finished"


def no_kill(s: State, tribe: int, tile: int) -> Refusal:
    """Why this meeple can't be killed."""
    if s.phase == SECOND_KILL:
        return "FT-D-IBLIS", "the second victim is on the same tile, or in front of the same rival"
    if s.phase != KILL:
        return "FT-A1", "no assassins are at work now"
    if s.count[tile * TRIBES + tribe] == 0:
        return "FT-A1", "no such meeple on this tile"
    if s.hand[s.active * CARDS + FAKIR] > 0:
        return "FT-A2", "not enough fakirs for this reach"
    return "FT-A1", "the victim is out of reach"


def no_kill_in_front(s: State, seat: int) -> Refusal:
    """Why nobody in front of this seat can be killed."""
    if s.phase == SECOND_KILL:
        return "FT-D-IBLIS", "the second victim is on the same tile, or in front of the same rival"
    if s.phase != KILL:
        return "FT-A1", "no assassins are at work now"
    if seat >= s.players or seat == s.active:
        return "FT-A1", "this is not a rival"
    if s.holder[BOAZ] == seat:
        return "FT-D-BOAZ", "Boaz protects this rival"
    return "FT-A1", "no such meeple in front of this rival"


def no_take(s: State, position: int) -> Refusal:
    """Why this card can't be taken."""
    if s.phase not in (MARKET, SECOND_CARD):
        return "FT-L3", "no market is open now"
    small = s.kind[s.tile] == SMALL_MARKET
    rule = "FT-L3" if small else "FT-L4"
    if position >= s.row_size:
        return rule, "the row has no such card"
    return rule, f"the {'small' if small else 'large'} market sells from the first {3 if small else 6} cards"


def no_buy(s: State, djinn: int) -> Refusal:
    """Why this djinn can't be bought."""
    if s.phase != SACRED:
        return "FT-L5", "no djinns are offered now"
    if djinn not in s.djinn_row[: s.djinn_row_size]:
        return "FT-L5", "this djinn is not face up"
    if s.elders[s.active] == 0:
        return "FT-L5", "at least one elder must pay"
    return "FT-L5", "you can't pay the price"


def no_use(s: State, djinn: int, way: int) -> Refusal:
    """Why this power can't be used."""
    clause = djinn_clause(djinn)
    if not s.djinns[s.active] >> djinn & 1:
        return clause, "you do not have this djinn"
    if s.used >> djinn & 1:
        return "FT-D1", "this power was used this turn"
    if djinn in (HAGIS, LAMIA) and (s.phase != REDIRECT or s.power != djinn):
        return clause, f"only at the moment you place a {'palace' if djinn == HAGIS else 'palm'}"
    if s.phase not in (PICK, KILL, MARKET, SACRED, END, REDIRECT):
        return "FT-D1", "powers are used between steps, never with meeples in hand"
    if djinn == IBLIS and s.phase != KILL:
        return clause, "only before your assassins kill"
    if djinn == ECHIDNA and s.builder_coins == 0:
        return clause, "only after your builders have brought coins"
    if djinn in (LETA, UTUG) and s.camels[s.active] == 0:
        return "FT-D2", "you have no camel left"
    if not can_pay(s, price_of(djinn), WITH_FAKIR if djinn == SLOAR else way):
        return "FT-D1", "you can't pay the price"
    if s.phase == REDIRECT or not can_do(s, djinn):
        return "FT-D1", "the power would do nothing now"
    return clause, "nobody could be killed together"


def no_place(s: State) -> Refusal:
    """Why nothing can be placed on this tile."""
    if s.phase != PLACE:
        return "FT-D1", "nothing waits for a tile"
    reasons = {
        ANUN_NAK: "the tile is not empty",
        LETA: "the tile is not empty",
        UTUG: "there must be meeples there, and nothing else",
        BOURAQ: "only on a village",
        ENKI: "only on an oasis",
    }
    return djinn_clause(s.power), reasons.get(s.power, "only on a tile around")


def no_later_step(s: State, action: int) -> Refusal:
    """Why no djinn is kept, no good sold, nothing declined, no turn ended."""
    if action < OFFERS:
        return "FT-D-SIBITTIS", "this djinn was not drawn"
    if action < SALE:
        if s.phase not in (END, SELL):
            return "FT-X1", "goods are sold after the tile action"
        if s.offer >> (action - OFFERS) & 1:
            return "FT-X1", "this good is in the set already"
        return "FT-X1", "you do not have this good"
    if action == SALE:
        return "FT-X1", "no goods are laid out"
    if action == PASS and s.phase == KILL:
        return "FT-A5", "someone is in reach, so a kill is due"
    rule, reason = ASKED[s.phase]
    return rule, reason if action == END_TURN else f"nothing can be declined here: {reason}"
