"""What rivals have seen of a hand of cards (FT-S2).

Cards taken from the row and cards discarded are seen by all. Only a card drawn from the deck (Sloar,
Kandicha) is not. Each such card belongs to a pool: pool 0 holds what may lie in the deck as well; when
the discards are shuffled into a new deck the cards out of the old one can no longer be in it, so they
move to a closed pool of their own, or are known from now on if one seat has them all. All this follows
from what everybody saw, so it gives nothing away.
"""

from __future__ import annotations

from .constants import *
from .core import Core


def unseen_of(s: Core, seat: int, card: int) -> int:
    """How many such cards of a hand rivals have not seen."""
    n = 0
    for pool in range(POOLS):
        n += s.unseen[(pool * SEATS + seat) * CARDS + card]
    return n


def known_of(s: Core, seat: int, card: int) -> int:
    """How many such cards of a hand everybody knows of."""
    return s.hand[seat * CARDS + card] - unseen_of(s, seat, card)


def draw_unseen(s: Core, seat: int, card: int) -> None:
    """A card has come from the deck into a hand, unseen by rivals."""
    s.unseen[seat * CARDS + card] += 1
    s.unseen_size[seat] += 1
    s.fakirs_at_most[seat] += 1


def show_card(s: Core, seat: int, card: int) -> None:
    """A seat is about to part with a card: one that was known of or, if there is none, an unseen one."""
    if s.unseen_size[seat] > 0 and known_of(s, seat, card) == 0:
        reveal(s, seat, card)


def reveal(s: Core, seat: int, card: int) -> None:
    """One unseen card of the hand is known from now on.

    It may have come from any pool that can hold it; nobody can tell which, so those become one. Where two
    seats hold cards of the same closed pool that forgets a little of what a perfect memory would keep.
    """
    first = POOLS
    for pool in range(POOLS):
        if size_in_pool(s, seat, pool) > 0 and may_hold(s, pool, card):
            if first == POOLS:
                first = pool
            else:
                pour(s, pool, first)
    make_known(s, seat, first, card)
    settle_pools(s)


def make_known(s: Core, seat: int, pool: int, card: int) -> None:
    """Everybody knows of this card now."""
    s.unseen[(pool * SEATS + seat) * CARDS + card] -= 1
    s.unseen_size[seat] -= 1
    if card == FAKIR:
        s.fakirs_at_most[seat] -= 1
    if s.fakirs_at_most[seat] > s.unseen_size[seat]:
        s.fakirs_at_most[seat] = s.unseen_size[seat]


def settle_pools(s: Core) -> None:
    """A closed pool held by one seat alone is no secret: all the other cards of that deck were seen."""
    for pool in range(1, POOLS):
        holder = NOBODY
        holders = 0
        for seat in range(SEATS):
            if size_in_pool(s, seat, pool) > 0:
                holder = seat
                holders += 1
        if holders == 1:
            for card in range(CARDS):
                while s.unseen[(pool * SEATS + holder) * CARDS + card] > 0:
                    make_known(s, holder, pool, card)


def size_in_pool(s: Core, seat: int, pool: int) -> int:
    """How many unseen cards of a seat belong to a pool."""
    n = 0
    for card in range(CARDS):
        n += s.unseen[(pool * SEATS + seat) * CARDS + card]
    return n


def may_hold(s: Core, pool: int, card: int) -> bool:
    """Whether such a card is somewhere in the pool."""
    n = s.deck[card] if pool == 0 else 0
    for seat in range(SEATS):
        n += s.unseen[(pool * SEATS + seat) * CARDS + card]
    return n > 0


def pour(s: Core, pool: int, other: int) -> None:
    """Make two pools one."""
    for i in range(SEATS * CARDS):
        s.unseen[other * SEATS * CARDS + i] += s.unseen[pool * SEATS * CARDS + i]
        s.unseen[pool * SEATS * CARDS + i] = 0


def close_pool(s: Core) -> None:
    """The deck is used up: what was drawn from it unseen can't come again from the next."""
    other = 1
    while other < POOLS - 1 and not is_empty(s, other):
        other += 1
    pour(s, 0, other)
    settle_pools(s)


def is_empty(s: Core, pool: int) -> bool:
    """Whether nobody holds an unseen card of this pool."""
    n = 0
    for seat in range(SEATS):
        n += size_in_pool(s, seat, pool)
    return n == 0


def see_asked(s: Core, fakirs: int) -> None:
    """The active seat is asked what only somebody with so many fakirs is asked."""
    if s.unseen_size[s.active] > 0:
        while known_of(s, s.active, FAKIR) < fakirs:
            reveal(s, s.active, FAKIR)


def see_not_asked(s: Core, fakirs: int) -> None:
    """The active seat is not asked what somebody with so many fakirs would be."""
    if s.unseen_size[s.active] > 0:
        most = fakirs - 1 - known_of(s, s.active, FAKIR)
        if most < s.fakirs_at_most[s.active]:
            s.fakirs_at_most[s.active] = most
