"""Djinns whose power has a price (FT-D1 and their clauses): when it may be used, and what it does.

The others act where their moment is: Kumarbi in bidding, Marid in sowing, Boaz, Kandicha and Nekir in
tribes, Monkir in tiles, Ba'al in sultanate, Al-Amin, Haurvatat, Jafaar and Shamhat in scoring.
"""

from __future__ import annotations

from ..chance import Chance
from .board import *
from .cards import cards_to_come, discard_djinn, djinns_to_come, draw_djinn, draw_into_hand, fakirs_of
from .constants import *
from .core import Core
from .knowledge import see_asked, see_not_asked
from .notes import *
from .payment import can_pay, pay
from .pieces import add_meeple, gain_coins, gain_djinn, place_camel
from .sowing import can_move
from .tiles import ask_for_djinn, put_pending, start_palace, start_palm
from .tribes import ask_for_victim, fakirs_to_reach, is_exposed

POWERS = [ANUN_NAK, BOURAQ, ECHIDNA, ENKI, HAGIS, IBLIS, LAMIA, LETA, SIBITTIS, UTUG, SLOAR]
PRICES = [1, 1, 2, 1, 1, 1, 1, 2, 2, 2, 1]
POWER_BITS = sum(1 << djinn for djinn in POWERS)
SLOAR_USE = 10  # Sloar takes a fakir only, so its one action is the last of all


def powers() -> list[int]:
    """The djinns whose power has a price, in the order of their actions."""
    return [POWERS[power] for power in range(SLOAR_USE + 1)]


def price_of(djinn: int) -> int:
    """How many elders a power costs; one of them may be a fakir."""
    for power in range(SLOAR_USE + 1):
        if POWERS[power] == djinn:
            return PRICES[power]
    return 0


def find_powers(s: Core, n: int) -> int:
    """Add the powers the seat may use between steps to the n choices it has (FT-D1)."""
    if not has_unused_power(s) or s.elders[s.active] + fakirs_of(s) == 0:
        return n
    for power in range(SLOAR_USE):
        djinn = POWERS[power]
        if is_ready(s, djinn) and can_do(s, djinn):
            for way in range(2):
                if can_pay(s, PRICES[power], way) and (djinn != IBLIS or can_strike_twice(s, way)):
                    s.found[n] = USES + 2 * power + way
                    n += 1
    if is_ready(s, SLOAR) and fakirs_of(s) > 0 and can_do(s, SLOAR):
        s.found[n] = USES + 2 * SLOAR_USE
        n += 1
    return n


def has_unused_power(s: Core) -> bool:
    """Whether the seat has a djinn whose power has a price, and has not used it this turn."""
    bits = POWER_BITS
    return s.djinns[s.active] & bits & ~s.used != 0


def ask_for_power(s: Core, step: int) -> bool:
    """Ask at a step of its own who can use a power; who is asked, or isn't, by a fakir shows it (FT-S2)."""
    needs_fakir = False
    for power in range(SLOAR_USE + 1):
        djinn = POWERS[power]
        if is_ready(s, djinn) and can_do(s, djinn):
            if djinn != SLOAR and can_pay(s, PRICES[power], WITH_ELDERS):
                s.phase = step
                return True
            if s.elders[s.active] >= PRICES[power] - 1:
                needs_fakir = True
    if needs_fakir and fakirs_of(s) > 0:
        see_asked(s, 1)
        s.phase = step
        return True
    if needs_fakir:
        see_not_asked(s, 1)
    return False


def is_ready(s: Core, djinn: int) -> bool:
    """The seat has the djinn and has not used it this turn (FT-D1)."""
    return ((s.djinns[s.active] & ~s.used) >> djinn) & 1 != 0


def can_do(s: Core, djinn: int) -> bool:
    """Whether the power would do anything now (FT-D1)."""
    if djinn == ECHIDNA:
        return s.builder_coins > 0
    if djinn == SIBITTIS:
        return djinns_to_come(s) > 0
    if djinn == SLOAR:
        return cards_to_come(s) > 0
    if djinn == IBLIS:
        return s.phase == KILL and s.double_kill == 0
    if djinn in (HAGIS, LAMIA):
        return False  # only at the moment a palace or palm is placed
    return places_for(s, djinn) != 0


def places_for(s: Core, djinn: int) -> int:
    """The tiles, as bits, where this djinn's piece may go."""
    occupied = 0
    for tribe in range(TRIBES):
        occupied |= s.holds[tribe]
    if djinn == LETA:
        return ALL_TILES & ~(s.built | occupied) if s.camels[s.active] > 0 else 0
    if djinn == UTUG:
        return occupied & ~s.built if s.camels[s.active] > 0 else 0
    if djinn == ANUN_NAK:
        return ALL_TILES & ~(s.built | occupied) if bag_size(s) > 0 else 0
    if djinn == BOURAQ:
        return s.villages if s.palaces_left > 0 else 0
    if djinn == ENKI:
        return s.oases if s.palms_left > 0 else 0
    return AROUND[s.spot] & ~(1 << s.spot)


def bag_size(s: Core) -> int:
    """Meeples in the bag."""
    n = 0
    for tribe in range(TRIBES):
        n += s.bag[tribe]
    return n


def can_strike_twice(s: Core, way: int) -> bool:
    """Whether, with Iblis paid this way, two can be killed together (FT-D-IBLIS)."""
    return fakirs_to_nearest_two(s) <= fakirs_of(s) - way


def fakirs_to_nearest_two(s: Core) -> int:
    """How many fakirs the nearest two victims together take; more than there are if there are none."""
    for seat in range(s.players):
        if is_exposed(s, seat) and s.viziers[seat] + s.elders[seat] > 1:
            return 0
    crowded = 0
    for tile in range(TILES):
        if s.total[tile] > 1:
            crowded |= 1 << tile
    return fakirs_to_reach(s, crowded)


def find_redirections(s: Core) -> int:
    """Use Hagis or Lamia, or leave the palace or palm where it is."""
    n = 0
    power = 0
    while POWERS[power] != s.power:
        power += 1
    for way in range(2):
        s.found[n] = USES + 2 * power + way
        n += 1 if can_pay(s, 1, way) else 0
    s.found[n] = PASS
    return n + 1


def find_places(s: Core) -> int:
    """The tiles where the power's piece may go."""
    n = 0
    places = places_for(s, s.power)
    for tile in range(TILES):
        s.found[n] = PLACES + tile
        n += (places >> tile) & 1
    return n


def find_drawn(s: Core) -> int:
    """The djinns that Sibittis drew."""
    for i in range(s.drawn_size):
        s.found[i] = KEEPS + s.drawn[i]
    return s.drawn_size


def use(s: Core, power: int, way: int, chance: Chance) -> None:
    """Pay for a power; one that needs no further choice happens at once (FT-D1)."""
    djinn = POWERS[power]
    if djinn == SLOAR:
        way = WITH_FAKIR
    note(s, TOLD_USE, s.active, djinn, way)
    pay(s, PRICES[power], way, djinn)
    s.used |= 1 << djinn
    if s.phase == REDIRECT:
        s.phase = PLACE
        return
    s.resume = s.phase
    s.phase = RESUME
    if djinn == SLOAR:
        draw_into_hand(s, SLOAR, chance)
    elif djinn == ECHIDNA:
        gain_coins(s, s.builder_coins, ECHIDNA)
        s.builder_coins = 0
    elif djinn == IBLIS:
        s.double_kill = 1
        see_asked(s, fakirs_to_nearest_two(s))  # who may use it has as many (FT-S2)
    elif djinn == SIBITTIS:
        draw_three(s, chance)
    else:
        s.power = djinn
        s.phase = PLACE


def draw_three(s: Core, chance: Chance) -> None:
    """Turn up three djinns from the pile, or as many as there are (FT-D-SIBITTIS)."""
    s.drawn_size = 0
    while s.drawn_size < 3 and djinns_to_come(s) > 0:
        s.drawn[s.drawn_size] = draw_djinn(s, chance)
        s.drawn_size += 1
    note(s, TOLD_TURN_UP, s.active, 0, 0)
    s.phase = KEEP


def keep(s: Core, djinn: int) -> None:
    """Keep one of the djinns drawn and discard the rest (FT-D-SIBITTIS)."""
    note(s, TOLD_KEEP, s.active, djinn, 0)
    for i in range(s.drawn_size):
        if s.drawn[i] != djinn:
            note(s, TOLD_LEFT, s.active, s.drawn[i], 0)
            discard_djinn(s, s.drawn[i])
    s.drawn_size = 0
    gain_djinn(s, djinn, SIBITTIS)
    s.phase = RESUME


def place(s: Core, tile: int, chance: Chance) -> None:
    """Put the power's piece on the tile chosen for it."""
    djinn = s.power
    note(s, TOLD_PLACE, s.active, tile, djinn)
    s.phase = RESUME
    if djinn in (LETA, UTUG):
        place_camel(s, tile, djinn)
    elif djinn == BOURAQ:
        start_palace(s, tile, djinn)
    elif djinn == ENKI:
        start_palm(s, tile, djinn)
    elif djinn == ANUN_NAK:
        bring_three(s, tile, chance)
    else:
        put_pending(s, tile, djinn)


def bring_three(s: Core, tile: int, chance: Chance) -> None:
    """Draw three meeples from the bag onto the tile, or as many as there are (FT-D-ANUNNAK)."""
    for _ in range(3):
        if bag_size(s) > 0:
            tribe = chance.draw(s.bag, TRIBES, MEEPLE_ANSWERS)
            s.bag[tribe] -= 1
            add_meeple(s, tile, tribe)
    note(s, TOLD_BRING, s.active, tile, 0)


def resume(s: Core) -> None:
    """A power is done: back to the step it was used in, if that step still has a choice."""
    s.power = NO_DJINN
    s.spot = NOWHERE
    s.phase = s.resume
    if s.phase == KILL:
        ask_for_victim(s)
    elif s.phase == SACRED:
        ask_for_djinn(s)
    elif s.phase == BEFORE_TILE:
        s.phase = TILE_ACTION
    elif s.stuck != 0 and can_move(s):  # Anun-Nak has brought meeples that can move (FT-Z3)
        note(s, TOLD_CAN_MOVE, s.active, 0, 0)
        s.stuck = 0
        s.phase = PICK
