"""What may be chosen now, and carrying it out: the one place where actions meet the rules."""

from __future__ import annotations

from ..bits import *
from ..chance import Chance
from .bans import also_places, open_places
from .constants import *
from .core import Core
from .magic import ban, keep_lamp, rub_lamp, show, steal, work_magic
from .rounds import end_turn
from .taking import take


def find_actions(s: Core) -> int:
    """Fill `found` with the legal actions in ascending order; return how many there are."""
    phase = s.phase
    if phase == TAKE:
        return add_each(s, 0, open_places(s), FIRST_TAKE)
    if phase == ALSO:
        return add_each(s, 0, also_places(s), FIRST_ALSO)
    if phase == SHOW:
        return add_each(s, 0, s.tiles[s.chooser], FIRST_SHOW)
    if phase == STEAL:
        return find_steals(s)
    if phase == BAN:
        return find_bans(s)
    if phase == MAGIC:
        s.found[0] = OWN_MAGIC
        return add_each(s, 1, s.beside, FIRST_SWAP)
    return 0


def add_each(s: Core, n: int, members: int, first_action: int) -> int:
    """Add an action for each member of a bit mask after the n there are."""
    while members != 0:
        s.found[n] = first_action + lowest(members)
        members &= members - 1
        n += 1
    return n


def find_steals(s: Core) -> int:
    """The rivals that show a tile (AB-YELLOW1)."""
    n = 0
    for rival in range(s.players):
        if s.shown[rival] != NO_TILE:
            s.found[n] = FIRST_STEAL + rival
            n += 1
    return n


def find_bans(s: Core) -> int:
    """The treasures in the game and the colours (AB-WHITE1)."""
    return add_each(s, 0, 0xFFFF & ~s.out, FIRST_BAN)


def carry_out(s: Core, action: int, chance: Chance) -> None:
    """Carry out an action that is legal now."""
    if action < FIRST_ALSO:
        take_first(s, action - FIRST_TAKE, chance)
    elif action < FIRST_SHOW:
        take(s, action - FIRST_ALSO, chance)
        end_turn(s)
    elif action < FIRST_STEAL:
        show(s, action - FIRST_SHOW)
    elif action < FIRST_BAN:
        steal(s, action - FIRST_STEAL)
    elif action < OWN_MAGIC:
        ban(s, action - FIRST_BAN)
    elif action == OWN_MAGIC:
        keep_lamp(s)
    else:
        rub_lamp(s, action - FIRST_SWAP)


def take_first(s: Core, place: int, chance: Chance) -> None:
    """Take the turn's tile; its magic follows, or the lamp's choice first (AB-T1, AB-T3, AB-L2)."""
    s.place = place
    s.tile = take(s, place, chance)
    if s.variant == ALADDIN and s.tile // COLOURS == LAMP and s.beside != 0:
        s.phase = MAGIC
    else:
        work_magic(s)


def play_on(s: Core, chance: Chance) -> int:
    """Carry out uniformly random legal actions to the end; return how many."""
    steps = 0
    while s.phase != OVER:
        n = find_actions(s)
        chance.listen()
        carry_out(s, s.found[chance.below(n)], chance)
        steps += 1
    return steps
