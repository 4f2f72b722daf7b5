"""The action of the final tile (FT-L1 … FT-L5), and palms and palaces that djinns redirect."""

from __future__ import annotations

from .cards import fakirs_of, take_djinn, take_from_row
from .constants import *
from .core import Core
from .knowledge import see_asked, see_not_asked
from .notes import *
from .payment import can_pay, pay
from .pieces import gain_coins, gain_djinn, has_djinn, pay_holder


def tile_action(s: Core) -> None:
    """What the final tile does or offers, whoever owns it."""
    kind = s.kind[s.tile]
    s.phase = END
    s.resume = END
    if kind == OASIS:
        start_palm(s, s.tile, FT_L1)
    elif kind == VILLAGE:
        start_palace(s, s.tile, FT_L2)
    elif kind == SACRED_PLACE:
        ask_for_djinn(s)
    elif can_buy(s):
        s.phase = MARKET


def is_on_sale(s: Core) -> bool:
    """Whether the market or sacred place has anything to offer, whatever it costs (FT-L3 … FT-L5)."""
    if s.kind[s.tile] == SACRED_PLACE:
        return s.djinn_row_size > 0
    return s.kind[s.tile] in (SMALL_MARKET, LARGE_MARKET) and s.row_size > 0


def can_buy(s: Core) -> bool:
    """Whether the seat can pay for what the market or sacred place offers (FT-L3 … FT-L5)."""
    if not is_on_sale(s):
        return False
    if s.kind[s.tile] == SACRED_PLACE:
        return can_pay(s, 2, WITH_ELDERS) or can_pay(s, 2, WITH_FAKIR)
    return s.coins[s.active] >= market_price(s)


def start_palm(s: Core, tile: int, rule: int) -> None:
    """A palm on the tile, unless Lamia may send it elsewhere (FT-L1, FT-D-LAMIA)."""
    s.phase = RESUME
    if s.palms_left > 0:
        if may_redirect(s, LAMIA):
            ask_to_redirect(s, LAMIA, tile)
        else:
            put_palm(s, tile, rule)


def start_palace(s: Core, tile: int, rule: int) -> None:
    """A palace on the tile, unless Hagis may send it elsewhere (FT-L2, FT-D-HAGIS)."""
    s.phase = RESUME
    if s.palaces_left > 0:
        if may_redirect(s, HAGIS):
            ask_to_redirect(s, HAGIS, tile)
        else:
            put_palace(s, tile, rule)


def may_redirect(s: Core, djinn: int) -> bool:
    """Whether the seat has this djinn unused and can pay; who is asked without elders has a fakir."""
    if not has_djinn(s, djinn) or (s.used >> djinn) & 1 != 0:
        return False
    if can_pay(s, 1, WITH_ELDERS):
        return True
    if fakirs_of(s) > 0:
        see_asked(s, 1)
        return True
    see_not_asked(s, 1)
    return False


def ask_to_redirect(s: Core, djinn: int, tile: int) -> None:
    """Ask whether the djinn sends the palm or palace to a tile around."""
    s.power = djinn
    s.spot = tile
    s.phase = REDIRECT


def put_palm(s: Core, tile: int, rule: int) -> None:
    """Place a palm."""
    note(s, TOLD_PALM, s.active, tile, rule)
    s.palms_left -= 1
    s.palms[tile] += 1
    s.built |= 1 << tile


def put_palace(s: Core, tile: int, rule: int) -> None:
    """Place a palace; Monkir's holder is paid (FT-D-MONKIR)."""
    note(s, TOLD_PALACE, s.active, tile, rule)
    s.palaces_left -= 1
    s.palaces[tile] += 1
    s.built |= 1 << tile
    pay_holder(s, MONKIR)


def put_pending(s: Core, tile: int, rule: int) -> None:
    """Place the palm or palace that Lamia or Hagis was asked about."""
    s.phase = RESUME
    if s.power == LAMIA:
        put_palm(s, tile, rule)
    else:
        put_palace(s, tile, rule)


def leave_pending(s: Core) -> None:
    """Lamia or Hagis is not wanted: the palm or palace goes where it was brought."""
    note(s, TOLD_PASS, s.active, REDIRECT, s.power)
    by_tile = s.resume == END and s.spot == s.tile
    if s.power == LAMIA:
        put_pending(s, s.spot, FT_L1 if by_tile else ENKI)
    else:
        put_pending(s, s.spot, FT_L2 if by_tile else BOURAQ)


def market_clause(s: Core) -> int:
    """The clause of the market that is open."""
    return FT_L3 if s.kind[s.tile] == SMALL_MARKET else FT_L4


def market_price(s: Core) -> int:
    """3 at a small market, 6 at a large one (FT-L3, FT-L4)."""
    return 3 if s.kind[s.tile] == SMALL_MARKET else 6


def cards_on_sale(s: Core) -> int:
    """The first three cards, or six; for the second card of a large market the five that are left of them."""
    window = 3 if s.kind[s.tile] == SMALL_MARKET else 6
    if s.phase == SECOND_CARD:
        window = 5
    return window if window < s.row_size else s.row_size


def find_cards(s: Core) -> int:
    """The cards on sale; only the first may be declined (FT-L3, FT-L4)."""
    n = cards_on_sale(s)
    for position in range(n):
        s.found[position] = TAKES + position
    if s.phase == MARKET:
        s.found[n] = PASS
        n += 1
    return n


def take_card(s: Core, position: int) -> None:
    """Pay with the first card; a large market gives a second while there is one (FT-L3, FT-L4)."""
    first = s.phase == MARKET
    take_from_row(s, position, market_clause(s))
    if first:
        gain_coins(s, -market_price(s), market_clause(s))
    if first and s.kind[s.tile] == LARGE_MARKET and s.row_size > 0:
        s.phase = SECOND_CARD
    else:
        s.phase = END


def leave_market(s: Core) -> None:
    """Nothing is bought."""
    note(s, TOLD_PASS, s.active, MARKET, market_clause(s))
    s.phase = END


def ask_for_djinn(s: Core) -> None:
    """Sacred place: offer the djinns to a seat that can pay for one (FT-L5)."""
    s.phase = END
    if not is_on_sale(s) or s.elders[s.active] == 0:
        return
    if can_pay(s, 2, WITH_ELDERS):
        s.phase = SACRED
    elif fakirs_of(s) > 0:
        see_asked(s, 1)
        s.phase = SACRED
    else:
        see_not_asked(s, 1)


def find_djinns(s: Core) -> int:
    """Any face-up djinn, for 2 elders or for 1 elder and 1 fakir; or none (FT-L5)."""
    n = 0
    for position in range(s.djinn_row_size):
        for way in range(2):
            s.found[n] = BUYS + 2 * s.djinn_row[position] + way
            n += 1 if can_pay(s, 2, way) else 0
    s.found[n] = PASS
    return n + 1


def buy_djinn(s: Core, djinn: int, way: int) -> None:
    """Pay for a djinn and take it (FT-L5)."""
    note(s, TOLD_BUY, s.active, djinn, way)
    pay(s, 2, way, FT_L5)
    take_djinn(s, djinn)
    gain_djinn(s, djinn, FT_L5)
    s.phase = END


def leave_djinns(s: Core) -> None:
    """No djinn is bought."""
    note(s, TOLD_PASS, s.active, SACRED, FT_L5)
    s.phase = END
