"""Control of the final tile and the five tribes' actions (FT-K1 … FT-A5), with Kandicha and Nekir."""

from __future__ import annotations

from ..bits import *
from ..chance import Chance
from .board import *
from .cards import draw_into_hand, fakirs_of, spend_fakirs, take_from_row
from .constants import *
from .core import Core
from .knowledge import see_asked, see_not_asked
from .notes import *
from .pieces import (
    claim_if_empty,
    gain_coins,
    gain_elders,
    gain_viziers,
    has_djinn,
    pay_holder,
    remove_meeples,
)


def tribe_action(s: Core) -> None:
    """Take all of the last tribe, perhaps the tile, and let the tribe act (FT-K1, FT-K2)."""
    tile = s.tile
    tribe = s.tribe
    taken = s.count[tile * TRIBES + tribe]
    s.taken = taken
    note(s, TOLD_GATHER, s.active, tribe * TILES + tile, taken)
    remove_meeples(s, tile, tribe, taken)
    claim_if_empty(s, tile, FT_K2)
    s.phase = TILE_ACTION
    if tribe == VIZIER:
        gain_viziers(s, s.active, taken, FT_V1)
    elif tribe == ELDER:
        gain_elders(s, s.active, taken, FT_E1)
    else:
        s.bag[tribe] += taken
        if tribe == MERCHANT:
            trade(s)
        elif tribe == BUILDER:
            start_building(s)
        else:
            ask_for_victim(s)


def trade(s: Core) -> None:
    """Merchants: as many cards from the start of the row (FT-G1)."""
    for _ in range(s.taken):
        if s.row_size > 0:
            take_from_row(s, 0, FT_G1)


def start_building(s: Core) -> None:
    """Builders: who has fakirs, and blue tiles around, says how many fakirs help (FT-U1)."""
    if s.blue_near[s.tile] == 0:
        return
    if fakirs_of(s) > 0:
        see_asked(s, 1)
        s.phase = ADD_FAKIRS
    else:
        see_not_asked(s, 1)
        build(s, 0)


def find_fakirs_to_add(s: Core) -> int:
    """Any number of fakirs in hand, none included (FT-U1)."""
    most = fakirs_of(s)
    if most > 18:
        most = 18
    for fakirs in range(most + 1):
        s.found[fakirs] = BUILDERS + fakirs
    return most + 1


def add_fakirs(s: Core, fakirs: int) -> None:
    """The seat says how many fakirs help its builders (FT-U1)."""
    note(s, TOLD_BUILDERS, s.active, 0, fakirs)
    build(s, fakirs)


def build(s: Core, fakirs: int) -> None:
    """Coins: blue tiles around × builders and fakirs (FT-U1)."""
    spend_fakirs(s, fakirs, FT_U1)
    s.builder_coins = s.blue_near[s.tile] * (s.taken + fakirs)
    s.coins[s.active] += s.builder_coins
    if s.builder_coins > 0:
        note(s, TOLD_WAGES, s.active, s.tile, s.builder_coins)
    s.phase = TILE_ACTION


def area(s: Core, fakirs: int) -> int:
    """The tiles within the assassins' reach, as bits (FT-A1, FT-A2)."""
    reach = s.taken + fakirs
    return WITHIN[s.tile * FAR + (reach if reach < FAR else FAR - 1)]


def is_exposed(s: Core, seat: int) -> bool:
    """Whether assassins can strike in front of this seat (FT-A1, FT-D-BOAZ)."""
    if seat == s.active or s.holder[BOAZ] == seat:
        return False
    return s.viziers[seat] + s.elders[seat] > 0


def must_kill(s: Core) -> bool:
    """Whether a victim is within reach without fakirs (FT-A5)."""
    near = area(s, 0)
    for tribe in range(TRIBES):
        if near & s.holds[tribe] != 0:
            return True
    for seat in range(s.players):
        if is_exposed(s, seat):
            return True
    return False


def fakirs_to_nearest(s: Core) -> int:
    """How many fakirs the nearest victim on the board takes; more than there are if there is none."""
    everywhere = 0
    for tribe in range(TRIBES):
        everywhere |= s.holds[tribe]
    return fakirs_to_reach(s, everywhere)


def fakirs_to_reach(s: Core, tiles: int) -> int:
    """How many fakirs the nearest of these tiles takes; more than there are if there is none."""
    if tiles == 0:
        return FAR * FAR
    fakirs = 0
    while area(s, fakirs) & tiles == 0:
        fakirs += 1
    return fakirs


def ask_for_victim(s: Core) -> None:
    """Assassins: ask whom they kill, if they can reach anybody (FT-A1, FT-A5)."""
    s.phase = KILL
    if must_kill(s):
        return
    needed = fakirs_to_nearest(s)
    if needed <= fakirs_of(s):
        see_asked(s, needed)
    else:
        if needed < FAR:
            see_not_asked(s, needed)
        note(s, TOLD_NO_VICTIM, s.active, 0, 0)
        spare(s)


def find_kills(s: Core) -> int:
    """Whoever is within reach, fakirs included; to spare everybody only if fakirs are needed."""
    n = 0
    reached = area(s, fakirs_of(s))
    for tribe in range(TRIBES):
        targets = reached & s.holds[tribe]
        while targets != 0:
            s.found[n] = KILLS + tribe * TILES + lowest(targets)
            targets &= targets - 1
            n += 1
    for seat in range(s.players):
        if is_exposed(s, seat):
            n = find_kills_in_front(s, seat, n)
    if not must_kill(s):
        s.found[n] = PASS
        n += 1
    return n


def find_kills_in_front(s: Core, seat: int, n: int) -> int:
    """A vizier or an elder in front of this seat."""
    if s.viziers[seat] > 0:
        s.found[n] = KILLS_IN_FRONT + 2 * seat
        n += 1
    if s.elders[seat] > 0:
        s.found[n] = KILLS_IN_FRONT + 2 * seat + 1
        n += 1
    return n


def find_second_kills(s: Core) -> int:
    """Iblis's second victim: on the same tile, or in front of the same rival (FT-D-IBLIS)."""
    if s.victim_seat != NOBODY:
        return find_kills_in_front(s, s.victim_seat, 0)
    n = 0
    for tribe in range(TRIBES):
        s.found[n] = KILLS + tribe * TILES + s.victim_tile
        n += 1 if s.count[s.victim_tile * TRIBES + tribe] > 0 else 0
    return n


def distance_to(s: Core, tile: int) -> int:
    """Steps from the final tile of the move."""
    steps = 0
    while (WITHIN[s.tile * FAR + steps] >> tile) & 1 == 0:
        steps += 1
    return steps


def kill_on_tile(s: Core, tribe: int, tile: int, chance: Chance) -> None:
    """Kill a meeple on a tile; fakirs pay for the reach that is missing (FT-A1 … FT-A3)."""
    first = s.phase == KILL
    note(s, TOLD_KILL, s.active, tribe * TILES + tile, FT_A1 if first else IBLIS)
    missing = distance_to(s, tile) - s.taken
    if first and missing > 0:
        spend_fakirs(s, missing, FT_A2)
    remove_meeples(s, tile, tribe, 1)
    bury(s, tribe, s.blue_near[tile], chance)
    claim_if_empty(s, tile, FT_A3)
    s.victim_tile = tile
    after_kill(s, first, s.total[tile])


def kill_in_front(s: Core, seat: int, tribe: int, chance: Chance) -> None:
    """Kill a vizier or an elder in front of a rival (FT-A1)."""
    first = s.phase == KILL
    rule = FT_A1 if first else IBLIS
    note(s, TOLD_KILL_IN_FRONT, s.active, 2 * seat + tribe, rule)
    if tribe == VIZIER:
        gain_viziers(s, seat, -1, rule)
    else:
        gain_elders(s, seat, -1, rule)
    bury(s, tribe, 0, chance)
    s.victim_seat = seat
    after_kill(s, first, s.viziers[seat] + s.elders[seat])


def bury(s: Core, tribe: int, blue: int, chance: Chance) -> None:
    """The victim goes to the bag, or wherever Kandicha sends it (FT-A1, FT-D-KANDICHA)."""
    if has_djinn(s, KANDICHA):
        if tribe == VIZIER:
            gain_viziers(s, s.active, 1, KANDICHA)
            return
        if tribe == ELDER:
            gain_elders(s, s.active, 1, KANDICHA)
            return
        if tribe == MERCHANT:
            draw_into_hand(s, KANDICHA, chance)
        elif tribe == BUILDER:
            gain_coins(s, blue, KANDICHA)
    s.bag[tribe] += 1


def after_kill(s: Core, first: bool, left: int) -> None:
    """Nekir earns once a killing; Iblis kills a second time where there is somebody left."""
    if first:
        pay_holder(s, NEKIR)
    if first and s.double_kill != 0 and left > 0:
        s.phase = SECOND_KILL
    else:
        spare(s)


def spare_all(s: Core) -> None:
    """Nobody is killed, so that no fakirs are spent (FT-A5)."""
    note(s, TOLD_PASS, s.active, KILL, FT_A5)
    spare(s)


def spare(s: Core) -> None:
    """The killing is over."""
    s.double_kill = 0
    s.victim_tile = NOWHERE
    s.victim_seat = NOBODY
    s.phase = TILE_ACTION
