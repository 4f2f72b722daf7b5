"""Imagining what a seat can't know: the unseen cards, dealt in any way that fits what it does (FT-S2)."""

from __future__ import annotations

from ..arguments import who_looks
from ..chance import Chance
from .constants import *
from .core import Core
from .knowledge import size_in_pool
from .view import pool_of

MOST_TRIES = 500
"""Far more than any game needs; only a made-up position has deals so rare."""


def resample(s: Core, seat: int | None, chance: Chance) -> None:
    """Deal the unseen cards of the rivals and the deck anew, in any way that the seat can't rule out."""
    looker = who_looks(seat, s.players)
    rivals = [rival for rival in range(s.players) if rival != looker and s.unseen_size[rival] > 0]
    if s.phase == OVER or not rivals:
        return
    deal = None
    tries = 0
    while deal is None:
        if tries == MOST_TRIES:
            return  # the cards stay as they lie, which is a possible deal too
        deal = deal_unseen(s, looker, rivals, chance)
        tries += 1
    hand, unseen, deck = list(s.hand), list(s.unseen), list(s.deck)
    for rival in rivals:
        for pool in range(POOLS):
            for card in range(CARDS):
                place = (pool * SEATS + rival) * CARDS + card
                number = deal.count((rival, pool, card))
                hand[rival * CARDS + card] += number - unseen[place]
                if pool == 0:
                    deck[card] += unseen[place] - number
                unseen[place] = number
    s.hand, s.unseen, s.deck = hand, unseen, deck


def deal_unseen(s: Core, looker: int, rivals: list[int], chance: Chance) -> list[tuple[int, int, int]] | None:
    """One try: (rival, pool, card) for every unseen card, or None if it came to a dead end.

    Who is known to hold few fakirs gets cards of other kinds first.
    """
    pools = [pool_of(s, looker, pool) for pool in range(POOLS)]
    first, later = [], []
    for rival in rivals:
        slots = [(rival, pool) for pool in range(POOLS) for _ in range(size_in_pool(s, rival, pool))]
        shuffle(slots, chance)
        others = len(slots) - s.fakirs_at_most[rival]
        first += slots[:others]
        later += slots[others:]
    deal = []
    for number, (rival, pool) in enumerate(first + later):
        weights = list(pools[pool])
        if number < len(first):
            weights[FAKIR] = 0
        if sum(weights) == 0:
            return None
        card = draw(weights, chance)
        pools[pool][card] -= 1
        deal.append((rival, pool, card))
    return deal


def shuffle(things: list[tuple[int, int]], chance: Chance) -> None:
    """Put things into random order."""
    for i in range(len(things)):
        j = i + chance.below(len(things) - i)
        things[i], things[j] = things[j], things[i]


def draw(weights: list[int], chance: Chance) -> int:
    """A kind of card, each card as likely as any other."""
    ticket = chance.below(sum(weights))
    card = 0
    while ticket >= weights[card]:
        ticket -= weights[card]
        card += 1
    return card
