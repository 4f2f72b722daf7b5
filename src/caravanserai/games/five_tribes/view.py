"""What a seat may know, computed here and nowhere else (FT-S2).

Coins, camels and meeples were all gained and paid in the open, so a seat can work them out; so can it the
bag and the djinns to come. Hidden are the cards that rivals drew unseen and, with them, what the deck holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..arguments import check_seat
from .constants import *
from .position import cards, to_json, trim, unseen_by_pool

if TYPE_CHECKING:
    from ..chance import Chance
    from .sultanate import Sultanate

MOST_TRIES = 500
"""Far more than any game needs; only a made-up position has deals so rare."""


def view(s: Sultanate, seat: int | None) -> dict[str, Any]:
    """The position as a seat knows it: hidden cards are replaced by their number.

    `resources.unseen` lists, pool by pool, the cards that lie in the deck or unseen in rivals' hands.
    Once the game is over nothing is hidden.
    """
    check_seat(seat, s.players)
    position = to_json(s)
    if s.phase == OVER:
        return position
    rivals = [rival for rival in range(s.players) if rival != seat]
    for rival in rivals:
        pools = unseen_by_pool(s, rival)
        hand = s.hand[rival * CARDS : rival * CARDS + CARDS]
        shown = position["seats"][rival]
        shown["hand"] = cards([number - sum(hidden) for number, *hidden in zip(hand, *pools, strict=True)])
        shown["unseen"] = trim([sum(pool) for pool in pools])
    position["resources"]["deck"] = s.deck_size
    position["resources"]["unseen"] = trim([cards(pool_of(s, rivals, pool)) for pool in range(POOLS)])
    return position


def pool_of(s: Sultanate, rivals: list[int], pool: int) -> list[int]:
    """The cards of a pool that these rivals, or the deck, hold."""
    found = list(s.deck) if pool == 0 else [0] * CARDS
    for rival in rivals:
        found = [a + b for a, b in zip(found, unseen_by_pool(s, rival)[pool], strict=True)]
    return found


def resample(s: Sultanate, seat: int | None, chance: Chance) -> None:
    """Deal the unseen cards of the rivals and the deck anew, in any way that the seat can't rule out."""
    check_seat(seat, s.players)
    rivals = [rival for rival in range(s.players) if rival != seat and s.unseen_size[rival] > 0]
    if s.phase == OVER or not rivals:
        return
    deal = None
    tries = 0
    while deal is None:
        if tries == MOST_TRIES:
            return  # the cards stay as they lie, which is a possible deal too
        deal = deal_unseen(s, rivals, chance)
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


def deal_unseen(s: Sultanate, rivals: list[int], chance: Chance) -> list[tuple[int, int, int]] | None:
    """One try: (rival, pool, card) for every unseen card, or None if it came to a dead end.

    Who is known to hold few fakirs gets cards of other kinds first.
    """
    pools = [pool_of(s, rivals, pool) for pool in range(POOLS)]
    first, later = [], []
    for rival in rivals:
        slots = [
            (rival, pool) for pool, hidden in enumerate(unseen_by_pool(s, rival)) for _ in range(sum(hidden))
        ]
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
