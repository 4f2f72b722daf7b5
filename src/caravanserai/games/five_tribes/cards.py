"""Resource cards and djinns on their way: decks, rows, hands, discards."""

from __future__ import annotations

from ..chance import Chance
from .constants import *
from .core import Core
from .knowledge import close_pool, draw_unseen, show_card
from .notes import *
from .pieces import gain_elders


def cards_to_come(s: Core) -> int:
    """How many resource cards can still be drawn, the discards reshuffled."""
    return s.deck_size + s.discard_size


def draw_card(s: Core, chance: Chance) -> int:
    """The top resource card; an empty deck is made anew from the discards first (FT-R1)."""
    if s.deck_size == 0:
        note(s, TOLD_RESHUFFLE, NOBODY, 0, 0)
        close_pool(s)
        for card in range(CARDS):
            s.deck[card] = s.discard[card]
            s.discard[card] = 0
        s.deck_size = s.discard_size
        s.discard_size = 0
    card = chance.draw(s.deck, CARDS, CARD_ANSWERS)
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


def draw_into_hand(s: Core, rule: int, chance: Chance) -> None:
    """The active seat draws the top resource card, unseen by rivals; nothing if there is none."""
    if cards_to_come(s) > 0:
        card = draw_card(s, chance)
        note(s, TOLD_DRAW, s.active, card, rule)
        s.hand[s.active * CARDS + card] += 1
        draw_unseen(s, s.active, card)


def take_from_row(s: Core, position: int, rule: int) -> None:
    """The active seat takes a card from the row, which closes up and is not refilled (FT-G1)."""
    note(s, TOLD_TAKE, s.active, s.row[position], rule)
    s.hand[s.active * CARDS + s.row[position]] += 1
    s.row_size -= 1
    for i in range(position, s.row_size):
        s.row[i] = s.row[i + 1]


def part_with(s: Core, card: int) -> None:
    """A card leaves the active seat's hand in the open."""
    show_card(s, s.active, card)
    s.hand[s.active * CARDS + card] -= 1


def discard(s: Core, card: int) -> None:
    """A card goes to the discards (FT-R2)."""
    s.discard[card] += 1
    s.discard_size += 1


def fakirs_of(s: Core) -> int:
    """Fakirs in the active seat's hand."""
    return s.hand[s.active * CARDS + FAKIR]


def spend_fakirs(s: Core, n: int, rule: int) -> None:
    """The active seat discards n fakirs."""
    if n > 0:
        note(s, TOLD_FAKIRS, s.active, rule, n)
    while n > 0:
        part_with(s, FAKIR)
        discard(s, FAKIR)
        n -= 1


def spend_elders(s: Core, n: int, rule: int) -> None:
    """The active seat puts n of its elders into the bag."""
    gain_elders(s, s.active, -n, rule)
    s.bag[ELDER] += n


def draw_djinn(s: Core, chance: Chance) -> int:
    """The top djinn; an empty pile is made anew from the discards first (FT-R1)."""
    if s.djinn_deck_size == 0:
        note(s, TOLD_RESHUFFLE, NOBODY, 1, 0)
        for djinn in range(DJINNS):
            s.djinn_deck[djinn] = s.djinn_discard[djinn]
            s.djinn_discard[djinn] = 0
        s.djinn_deck_size = s.djinn_discard_size
        s.djinn_discard_size = 0
    djinn = chance.draw(s.djinn_deck, DJINNS, DJINN_ANSWERS)
    s.djinn_deck[djinn] -= 1
    s.djinn_deck_size -= 1
    return djinn


def djinns_to_come(s: Core) -> int:
    """How many djinns can still be drawn, the discards reshuffled."""
    return s.djinn_deck_size + s.djinn_discard_size


def take_djinn(s: Core, djinn: int) -> None:
    """A djinn leaves the row, which is not refilled (FT-L5)."""
    position = 0
    while s.djinn_row[position] != djinn:
        position += 1
    s.djinn_row_size -= 1
    for i in range(position, s.djinn_row_size):
        s.djinn_row[i] = s.djinn_row[i + 1]


def discard_djinn(s: Core, djinn: int) -> None:
    """A djinn goes to the discards (FT-R2)."""
    s.djinn_discard[djinn] += 1
    s.djinn_discard_size += 1


def refill_rows(s: Core, chance: Chance) -> None:
    """The end of a round: nine resource cards and three djinns, as far as there are any (FT-R1)."""
    cards = s.row_size
    djinns = s.djinn_row_size
    while s.row_size < ROW and cards_to_come(s) > 0:
        s.row[s.row_size] = draw_card(s, chance)
        s.row_size += 1
    while s.djinn_row_size < DJINN_ROW and djinns_to_come(s) > 0:
        s.djinn_row[s.djinn_row_size] = draw_djinn(s, chance)
        s.djinn_row_size += 1
    for position in range(cards, s.row_size):
        note(s, TOLD_NEW_CARD, NOBODY, s.row[position], 0)
    for position in range(djinns, s.djinn_row_size):
        note(s, TOLD_NEW_DJINN, NOBODY, s.djinn_row[position], 0)
