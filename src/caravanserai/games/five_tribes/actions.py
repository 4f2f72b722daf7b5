"""What may be chosen now, and carrying it out: the one place where actions meet the rules."""

from __future__ import annotations

from ..chance import Chance
from .before_tile import find_powers_before, leave_powers, start_tile_action
from .bidding import bid, find_bids, take_discount
from .constants import *
from .core import Core
from .djinns import find_drawn, find_places, find_powers, find_redirections, keep, place, resume, use
from .rounds import end_turn, next_turn
from .sale import find_goods, offer_good, sell
from .sowing import drop, find_drops, find_picks, pick
from .tiles import (
    buy_djinn,
    find_cards,
    find_djinns,
    leave_djinns,
    leave_market,
    leave_pending,
    take_card,
)
from .tribes import (
    add_fakirs,
    find_fakirs_to_add,
    find_kills,
    find_second_kills,
    kill_in_front,
    kill_on_tile,
    spare_all,
    tribe_action,
)


def find_actions(s: Core) -> int:
    """Fill `found` with the legal actions; return how many there are."""
    phase = s.phase
    if phase == DROP:
        return find_drops(s)
    if phase == END:
        return find_endings(s)
    if phase == PICK:
        return find_powers(s, find_picks(s))
    if phase == BID:
        return find_bids(s)
    if phase == KILL:
        return find_powers(s, find_kills(s))
    if phase == MARKET:
        return find_powers(s, find_cards(s))
    if phase == SACRED:
        return find_powers(s, find_djinns(s))
    if phase == SELL:
        return find_sales(s)
    if phase == SECOND_CARD:
        return find_cards(s)
    if phase == ADD_FAKIRS:
        return find_fakirs_to_add(s)
    if phase == SECOND_KILL:
        return find_second_kills(s)
    if phase == BEFORE_TILE:
        return find_powers_before(s)
    if phase == REDIRECT:
        return find_redirections(s)
    if phase == PLACE:
        return find_places(s)
    if phase == KEEP:
        return find_drawn(s)
    return 0


def find_endings(s: Core) -> int:
    """Before a turn ends goods may be sold and powers used."""
    n = find_powers(s, find_goods(s, 0))
    s.found[n] = END_TURN
    return n + 1


def find_sales(s: Core) -> int:
    """A set that has been begun may grow, and is then sold."""
    n = find_goods(s, 0)
    s.found[n] = SALE
    return n + 1


def carry_out(s: Core, action: int, chance: Chance) -> None:
    """Carry out an action known to be legal, and all that follows by itself."""
    phase = s.phase
    if phase == DROP:
        drop(s, (action - DROPS) // TILES, (action - DROPS) % TILES)
    elif action >= USES and action < PLACES:
        use(s, (action - USES) // 2, (action - USES) % 2, chance)
    elif phase in (END, SELL):
        end_or_sell(s, action)
    elif phase == PICK:
        pick(s, action - PICKS)
    elif phase == BID:
        bid_or_discount(s, action)
    elif phase in (KILL, SECOND_KILL):
        kill_or_spare(s, action, chance)
    elif phase in (MARKET, SECOND_CARD):
        take_or_pass(s, action)
    elif phase == SACRED:
        buy_or_pass(s, action)
    elif phase == ADD_FAKIRS:
        add_fakirs(s, action - BUILDERS)
    elif phase == BEFORE_TILE:
        leave_powers(s)
    elif phase == REDIRECT:
        leave_pending(s)
    elif phase == PLACE:
        place(s, action - PLACES, chance)
    else:
        keep(s, action - KEEPS)
    while s.phase > OVER:
        go_on(s, chance)


def end_or_sell(s: Core, action: int) -> None:
    """End the turn, lay out a good, or sell those laid out."""
    if action == END_TURN:
        end_turn(s)
    elif action == SALE:
        sell(s)
    else:
        offer_good(s, action - OFFERS)


def bid_or_discount(s: Core, action: int) -> None:
    """Take a spot, or lower the price of the next bid."""
    if action == DISCOUNT:
        take_discount(s)
    else:
        bid(s, action - BIDS)


def kill_or_spare(s: Core, action: int, chance: Chance) -> None:
    """Kill on a tile or in front of a rival, or save the fakirs it would take."""
    if action == PASS:
        spare_all(s)
    elif action < KILLS_IN_FRONT:
        kill_on_tile(s, (action - KILLS) // TILES, (action - KILLS) % TILES, chance)
    else:
        kill_in_front(s, (action - KILLS_IN_FRONT) // 2, (action - KILLS_IN_FRONT) % 2, chance)


def take_or_pass(s: Core, action: int) -> None:
    """Take a card at a market, or leave it."""
    if action == PASS:
        leave_market(s)
    else:
        take_card(s, action - TAKES)


def buy_or_pass(s: Core, action: int) -> None:
    """Buy a djinn, or leave them."""
    if action == PASS:
        leave_djinns(s)
    else:
        buy_djinn(s, (action - BUYS) // 2, (action - BUYS) % 2)


def go_on(s: Core, chance: Chance) -> None:
    """Carry out the next step that nobody is asked about."""
    phase = s.phase
    if phase == TRIBE_ACTION:
        tribe_action(s)
    elif phase == TILE_ACTION:
        start_tile_action(s)
    elif phase == RESUME:
        resume(s)
    else:
        next_turn(s, chance)


def play_on(s: Core, chance: Chance) -> int:
    """Play uniformly random legal actions to the end; return how many."""
    steps = 0
    while s.phase != OVER:
        n = find_actions(s)
        carry_out(s, s.found[chance.below(n)], chance)
        steps += 1
    return steps
