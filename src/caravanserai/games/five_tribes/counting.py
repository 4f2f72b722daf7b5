"""Points of a game played with the real box, from the pieces that people count at its end (FT-P1 … FT-P9)."""

from __future__ import annotations

from itertools import accumulate

from ..reading import check_fields, read_list, read_number, refuse
from ..state import Json
from .constants import *
from .names import CARD_NAMES, DJINN_NAMES
from .restoring import DJINNS_BY_NAME, MOST_COINS, bits, read_distinct
from .setup import CARD_COUNT, MEEPLES, PALACES, PALMS, VALUES
from .state import State

FIELDS = ("coins", "viziers", "elders", "djinns", "palms", "palaces", "tiles", "goods", "fakirs")


def count(seats: object) -> State:
    """A finished game in which the seats have these pieces; BadPosition names what can't be.

    `palms` and `palaces` are those on a seat's tiles, `tiles` the value of these tiles together. What isn't
    said is none.
    """
    s = State()
    told = read_list(seats, SEATS, "seats")
    s.players = read_number(len(told), 2, SEATS, "seats")
    s.owner = [
        *range(s.players),
        *[NOBODY] * (TILES - s.players),
    ]  # all of a seat's tiles as if they were one
    s.built = bits(list(range(s.players)))
    people = [
        check_fields(pieces, (), f"seats[{number}]", optional=FIELDS) for number, pieces in enumerate(told)
    ]
    s.coins = [*read_each(people, "coins", MOST_COINS)]
    s.viziers = [*read_each(people, "viziers", MEEPLES[VIZIER])]
    s.elders = [*read_each(people, "elders", MEEPLES[ELDER])]
    s.palms = on_tiles(read_each(people, "palms", PALMS))
    s.palaces = on_tiles(read_each(people, "palaces", PALACES))
    s.value = on_tiles(read_each(people, "tiles", sum(VALUES)))
    s.hand = read_hands(people)
    s.djinns, s.holder = read_djinns(people)
    return s


def read_each(people: list[Json], field: str, most: int, inside: str = "") -> list[int]:
    """For each seat how many it has, all together no more than the box holds; 0 for those not there."""
    found = [
        read_number(pieces.get(field, 0), 0, most, f"seats[{seat}].{inside}{field}")
        for seat, pieces in enumerate(people)
    ]
    for seat, total in enumerate(accumulate(found)):
        if total > most and field != "coins":
            refuse(
                f"seats[{seat}].{inside}{field}", f"there are only {most} {field} in all, not {sum(found)}"
            )
    return found + [0] * (SEATS - len(found))


def on_tiles(found: list[int]) -> list[int]:
    """As much on the one tile of each seat."""
    return found + [0] * (TILES - SEATS)


def read_hands(people: list[Json]) -> list[int]:
    """The goods and fakirs of all seats."""
    fakirs = read_each(people, "fakirs", CARD_COUNT[FAKIR])
    goods = [
        check_fields(pieces.get("goods", {}), (), f"seats[{seat}].goods", optional=tuple(CARD_NAMES[:GOODS]))
        for seat, pieces in enumerate(people)
    ]
    kinds = [
        read_each(goods, name, CARD_COUNT[card], "goods.") for card, name in enumerate(CARD_NAMES[:GOODS])
    ]
    return [[*kinds, fakirs][card][seat] for seat in range(SEATS) for card in range(CARDS)]


def read_djinns(people: list[Json]) -> tuple[list[int], list[int]]:
    """The djinns of each seat, and who has each."""
    djinns, holder = [0] * SEATS, [NOBODY] * DJINNS
    for seat, pieces in enumerate(people):
        field = f"seats[{seat}].djinns"
        theirs = read_distinct(pieces.get("djinns", []), DJINNS_BY_NAME, DJINNS, field, "a djinn")
        for djinn in theirs:
            if holder[djinn] != NOBODY:
                refuse(field, f"{DJINN_NAMES[djinn]} is seat {holder[djinn]}'s already")
            holder[djinn] = seat
        djinns[seat] = bits(theirs)
    return djinns, holder
