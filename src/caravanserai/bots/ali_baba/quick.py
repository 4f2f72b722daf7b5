"""Playing at sight: whatever is worth most, a little luck added; a whole game takes microseconds."""

from __future__ import annotations

from ...games.ali_baba.actions import carry_out, find_actions
from ...games.ali_baba.constants import *
from ...games.ali_baba.core import Core
from ...games.bits import *
from ...games.chance import Chance
from .appraisal import Appraisal


def choose(table: Core, appraisal: Appraisal, noise: float, chance: Chance) -> int:
    """The choice that is worth most once up to `noise` points of luck are added to each."""
    number = find_actions(table)
    if number == 1:
        return table.found[0]
    appraisal.appraise(table, number)
    best = 0
    best_gain = -1000.0
    for i in range(number):
        gain = appraisal.gains[i]
        if noise > 0.0:
            gain += noise * chance.below(1024) / 1024.0
        if gain > best_gain:
            best = i
            best_gain = gain
    return table.found[best]


def play_turns(table: Core, appraisal: Appraisal, noise: float, turns: int, chance: Chance) -> None:
    """Go on at sight until so many more turns have ended, or the game."""
    seat = table.active
    while table.phase != OVER:
        if table.active != seat:
            seat = table.active
            turns -= 1
        if turns <= 0 and table.phase == TAKE:
            return
        chance.listen()
        carry_out(table, choose(table, appraisal, noise, chance), chance)


def play_off(table: Core, one: Appraisal, other: Appraisal, ones: int, noise: float, chance: Chance) -> None:
    """Play out a game at sight: the seats of the set `ones` reckon by the first appraisal."""
    while table.phase != OVER:
        chance.listen()
        if bit(table.chooser) & ones != 0:
            carry_out(table, choose(table, one, noise, chance), chance)
        else:
            carry_out(table, choose(table, other, noise, chance), chance)
