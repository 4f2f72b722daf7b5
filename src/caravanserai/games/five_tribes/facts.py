"""What is in the box and what it is worth, for whoever shows the game (FT-C1 … FT-C5)."""

from __future__ import annotations

from ..state import Json
from .constants import *
from .djinns import powers, price_of
from .names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, SPOT_NAMES, TRIBE_NAMES, djinn_clause
from .sale import set_value
from .scoring import djinn_points
from .setup import CARD_COUNT, COINS, KINDS, MEEPLES, PALACES, PALMS, VALUES, camels_each
from .state import State


def list_facts() -> Json:
    """The box in plain JSON."""
    return {
        "tribes": list(TRIBE_NAMES),
        "meeples": dict(zip(TRIBE_NAMES, MEEPLES, strict=True)),
        "tiles": [tell_kind(kind) for kind in range(len(KIND_NAMES))],
        "goods": dict(zip(CARD_NAMES[:GOODS], CARD_COUNT[:GOODS], strict=True)),
        "fakirs": CARD_COUNT[FAKIR],
        "set_values": [set_value(goods) for goods in range(1, GOODS + 1)],
        "djinns": [tell_djinn(djinn) for djinn in range(DJINNS)],
        "spots": [0, 0, *map(int, SPOT_NAMES)],
        "camels": {str(players): camels_each(players) for players in (2, 3, 4)},
        "coins": COINS,
        "palms": PALMS,
        "palaces": PALACES,
    }


def tell_kind(kind: int) -> Json:
    """A kind of tile, and the value of each tile of it."""
    values = [value for one, value in zip(KINDS, VALUES, strict=True) if one == kind]
    blue = kind in (VILLAGE, SACRED_PLACE)
    return {"kind": KIND_NAMES[kind], "blue": blue, "values": values}


def tell_djinn(djinn: int) -> Json:
    """A djinn, and what its power costs: E an elder or a fakir, EE an elder more, F a fakir, or nothing."""
    if djinn == KUMARBI:
        price = "F+"
    elif djinn == SLOAR:
        price = "F"
    else:
        price = "E" * price_of(djinn) if djinn in powers() else ""
    return {
        "name": DJINN_NAMES[djinn],
        "value": value_of(djinn),
        "price": price,
        "clause": djinn_clause(djinn),
    }


def value_of(djinn: int) -> int:
    """The points on a djinn's card, as the score sheet counts them."""
    owner = State()
    owner.djinns = [1 << djinn, 0, 0, 0]
    return djinn_points(owner, 0)
