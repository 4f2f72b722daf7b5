"""What may be chosen now, and carrying it out: the one place where actions meet the rules."""

from __future__ import annotations

from ..bits import *
from ..chance import Chance
from .bans import also_places, open_places
from .constants import *
from .core import Core
from .ending import end_turn
from .magic import ban, rub_lamp, show, steal, work_magic
from .taking import take


def find_actions(table: Core) -> int:
    """Fill `choices` with the legal actions in ascending order; return how many there are."""
    phase = table.phase
    if phase == TAKE:
        return add_each(table, 0, open_places(table), FIRST_TAKE)
    if phase == ALSO:
        return add_each(table, 0, also_places(table), FIRST_ALSO)
    if phase == SHOW:
        return add_each(table, 0, table.tiles[table.chooser], FIRST_SHOW)
    if phase == STEAL:
        return find_steals(table)
    if phase == BAN:
        return find_bans(table)
    if phase == MAGIC:
        table.choices[0] = OWN_MAGIC
        return add_each(table, 1, table.beside, FIRST_SWAP)
    return 0


def add_each(table: Core, n: int, members: int, first_action: int) -> int:
    """Add an action for each member of a bit mask after the n there are."""
    while members != 0:
        table.choices[n] = first_action + lowest(members)
        members &= members - 1
        n += 1
    return n


def find_steals(table: Core) -> int:
    """The rivals that show a tile (AB-YELLOW1)."""
    n = 0
    for rival in range(table.players):
        if table.shown[rival] != NO_TILE:
            table.choices[n] = FIRST_STEAL + rival
            n += 1
    return n


def find_bans(table: Core) -> int:
    """The treasures in the game and the colours (AB-WHITE1)."""
    return add_each(table, 0, 0xFFFF & ~table.out, FIRST_BAN)


def carry_out(table: Core, action: int, chance: Chance) -> None:
    """Carry out an action that is legal now."""
    if action < FIRST_ALSO:
        take_first(table, action - FIRST_TAKE, chance)
    elif action < FIRST_SHOW:
        take(table, action - FIRST_ALSO, chance)
        end_turn(table)
    elif action < FIRST_STEAL:
        show(table, action - FIRST_SHOW)
    elif action < FIRST_BAN:
        steal(table, action - FIRST_STEAL)
    elif action < OWN_MAGIC:
        ban(table, action - FIRST_BAN)
    elif action == OWN_MAGIC:
        work_magic(table)
    else:
        rub_lamp(table, action - FIRST_SWAP)


def take_first(table: Core, place: int, chance: Chance) -> None:
    """Take the turn's tile; its magic follows, or the lamp's choice first (AB-T1, AB-T3, AB-L2)."""
    table.place = place
    table.tile = take(table, place, chance)
    if table.variant == ALADDIN and table.tile // COLOURS == LAMP and table.beside != 0:
        table.phase = MAGIC
    else:
        work_magic(table)
