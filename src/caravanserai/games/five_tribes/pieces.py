"""The simplest movements of pieces: meeples on tiles, camels, djinns and what they earn."""

from __future__ import annotations

from .constants import *
from .core import Core
from .notes import *


def add_meeple(s: Core, tile: int, tribe: int) -> None:
    """Put a meeple on a tile."""
    s.count[tile * TRIBES + tribe] += 1
    s.total[tile] += 1
    s.tribes[tile] |= 1 << tribe
    s.holds[tribe] |= 1 << tile


def remove_meeples(s: Core, tile: int, tribe: int, n: int) -> None:
    """Take n meeples of one tribe from a tile."""
    place = tile * TRIBES + tribe
    s.count[place] -= n
    s.total[tile] -= n
    if s.count[place] == 0:
        s.tribes[tile] &= ~(1 << tribe)
        s.holds[tribe] &= ~(1 << tile)


def place_camel(s: Core, tile: int, rule: int) -> None:
    """Put a camel of the active seat on a tile; its last one makes this the last round (FT-Z1)."""
    s.owner[tile] = s.active
    s.built |= 1 << tile
    s.camels[s.active] -= 1
    note(s, TOLD_CAMEL, s.active, tile, rule)
    if s.camels[s.active] == 0:
        call_last_round(s, FT_Z1)


def call_last_round(s: Core, rule: int) -> None:
    """The round under way is the last one; whoever makes it so first is told of (FT-Z1, FT-Z2)."""
    if s.last_round == 0:
        note(s, TOLD_LAST_ROUND, s.active, 0, rule)
    s.last_round = 1


def claim_if_empty(s: Core, tile: int, rule: int) -> None:
    """An emptied tile without a camel gets one, if there is one left (FT-K2, FT-K3, FT-A3)."""
    if s.total[tile] == 0 and s.owner[tile] == NOBODY and s.camels[s.active] > 0:
        place_camel(s, tile, rule)


def pay_holder(s: Core, djinn: int) -> None:
    """A djinn that earns whenever something happens: 1 coin if the active seat has it, 2 if a rival."""
    holder = s.holder[djinn]
    if holder != NOBODY:
        earned = 1 if holder == s.active else 2
        s.coins[holder] += earned
        note(s, TOLD_COINS, holder, djinn, earned)


def has_djinn(s: Core, djinn: int) -> bool:
    """Whether the active seat has this djinn."""
    return s.holder[djinn] == s.active


def gain_djinn(s: Core, djinn: int, rule: int) -> None:
    """The active seat gets a djinn, and Ba'al's holder is paid, unless it is Ba'al (FT-D-BAAL)."""
    note(s, TOLD_DJINN, s.active, djinn, rule)
    pay_holder(s, BAAL)
    s.holder[djinn] = s.active
    s.djinns[s.active] |= 1 << djinn


def gain_coins(s: Core, number: int, rule: int) -> None:
    """The active seat gains coins, or pays them."""
    s.coins[s.active] += number
    if number != 0:
        note(s, TOLD_COINS, s.active, rule, number)


def gain_viziers(s: Core, seat: int, n: int, rule: int) -> None:
    """Viziers come to stand in front of a seat, or are lost."""
    s.viziers[seat] += n
    note(s, TOLD_VIZIERS, seat, rule, n)


def gain_elders(s: Core, seat: int, n: int, rule: int) -> None:
    """Elders come to stand in front of a seat, or are lost."""
    s.elders[seat] += n
    if n != 0:
        note(s, TOLD_ELDERS, seat, rule, n)
