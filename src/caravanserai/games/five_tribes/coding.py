"""A position in one line: the board tile by tile, the seats, the cards, the tracks, the turn.

What the box still holds follows from all else; only where pieces are missing or too many is it told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..coding import Choices, Code, Coder, Habit
from ..state import Json
from .constants import *
from .names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, SPOT_NAMES, STEP_NAMES, TILE_NAMES, TRIBE_LETTERS
from .setup import CARD_COUNT, KINDS, MEEPLES, PALACES, PALMS, VALUES, camels_each, markers_in_all

Told = Json
"""A part of a position that is written; empty where it is read."""

SORTS = list(dict.fromkeys(zip(KINDS, VALUES, strict=True)))
TURN: Json = {
    "stuck": False,
    "used": [],
    "hand": "",
    "tile": None,
    "previous": None,
    "taken": 0,
    "double_kill": False,
    "victim_tile": None,
    "victim_seat": None,
    "builder_coins": 0,
    "power": None,
    "spot": None,
    "resume": None,
    "drawn": [],
    "offer": [],
}
"""A turn in which nothing has happened yet."""


def layout(c: Coder, told: Told) -> Json:
    """The whole position, part by part."""
    rules = Habit().number(c, told.get("rules"))
    seats: list[Told] = told.get("seats", [{}] * 4)
    players = c.one_of(len(seats) if told else None, (2, 3, 4))
    step = c.one_of(told.get("step"), STEP_NAMES)
    seat = c.one_of(told.get("seat"), (None, *range(players)))
    tiles = board(c, told.get("tiles", {}), players)
    resources, djinns = told.get("resources", {}), told.get("djinns", {})
    row = in_order(c, resources.get("row"), CARD_NAMES)
    discard = cards(c, resources.get("discard"), Habit())
    djinn_row = in_order(c, djinns.get("row"), DJINN_NAMES)
    djinn_discard = c.some(djinns.get("discard"), DJINN_NAMES, Habit())
    have = belongings(c, seats[:players] if told else [{}] * players)
    turn = turn_under_way(c, told.get("turn", {}), players)
    position = {
        "rules": rules,
        "tiles": tiles,
        "seats": have,
        "resources": {"row": row, "discard": discard},
        "djinns": {"row": djinn_row, "discard": djinn_discard},
        "seat": seat,
        "step": step,
        "round": tracks(c, told.get("round", {}), players, step == "bid"),
        "turn": turn,
    }
    return rest(c, told, position, players)


def board(c: Coder, told: Told, players: int) -> Json:
    """The tiles: of each its kind and value, then who and what stands on it."""
    left = Counter(zip(KINDS, VALUES, strict=True))
    sizes, owners, palms, palaces = Habit(), Choices(players + 1), Habit(), Habit()
    tiles: Json = {}
    for name in TILE_NAMES:
        tile: Told = told.get(name, {})
        kind, value = ground(c, tile, left)
        owner = tile["owner"] if tile else None
        place = owners.among(c, (0 if owner is None else owner + 1) if tile else None)
        tiles[name] = {
            "kind": KIND_NAMES[kind],
            "value": value,
            "meeples": meeples(c, tile.get("meeples"), sizes),
            "owner": place - 1 if place else None,
            "palms": palms.number(c, tile.get("palms")),
            "palaces": palaces.number(c, tile.get("palaces")),
        }
    return tiles


def ground(c: Coder, tile: Told, left: Counter[tuple[int, int]]) -> tuple[int, int]:
    """The kind of a tile and its value: one that is left in the box, or any other."""
    found = (KIND_NAMES.index(tile["kind"]), tile["value"]) if tile else None
    sort = SORTS.index(found) if found in SORTS and left[found] else len(SORTS)
    sort = c.among(sort if tile else None, [*(16 * left[one] for one in SORTS), 1])
    if sort < len(SORTS):
        left[SORTS[sort]] -= 1
        return SORTS[sort]
    kind = c.among(found[0] if found else None, [1] * len(KIND_NAMES))
    return kind, Habit().number(c, found[1] if found else None)


def meeples(c: Coder, told: str | None, sizes: Habit) -> str:
    """Meeples as letters."""
    counts = None if told is None else [told.count(letter) for letter in TRIBE_LETTERS]
    found = c.counts(counts, TRIBES, sizes)
    return "".join(letter * number for letter, number in zip(TRIBE_LETTERS, found, strict=True))


def cards(c: Coder, told: list[str] | None, sizes: Habit) -> list[str]:
    """Resource cards, sorted as a position sorts them."""
    counts = None if told is None else [told.count(name) for name in CARD_NAMES]
    return by_name(c.counts(counts, CARDS, sizes))


def by_name(counts: Iterable[int]) -> list[str]:
    """So many cards of each kind."""
    return [name for name, number in zip(CARD_NAMES, counts, strict=True) for _ in range(number)]


def in_order(c: Coder, told: list[str] | None, names: list[str]) -> list[str]:
    """Cards that lie in a row."""
    number = Habit().number(c, None if told is None else len(told), ROW)
    return [c.one_of(told[place] if told else None, names) for place in range(number)]


def belongings(c: Coder, told: list[Told]) -> list[Json]:
    """What the seats have, but for the camels."""
    coins, viziers, elders, djinns, hands = Habit(), Habit(), Habit(), Habit(), Habit()
    return [
        {
            "coins": coins.number(c, seat.get("coins")),
            "viziers": viziers.number(c, seat.get("viziers")),
            "elders": elders.number(c, seat.get("elders")),
            "djinns": c.some(seat.get("djinns"), DJINN_NAMES, djinns),
            "hand": cards(c, seat.get("hand"), hands),
            **secrets(c, seat),
        }
        for seat in told
    ]


def secrets(c: Coder, seat: Told) -> Json:
    """What rivals have not seen of a hand."""
    if not c.flag(bool(seat["unseen"]) if seat else None, (8, 1)):
        return {"unseen": [], "unseen_fakirs_at_most": 0}
    sizes = Habit()
    pools: list[list[str] | None] = seat.get("unseen", [])
    number = c.one_of(len(pools) if seat else None, range(1, POOLS + 1))
    unseen = [cards(c, pool, sizes) for pool in (pools or [None] * number)]
    return {
        "unseen": unseen,
        "unseen_fakirs_at_most": sizes.number(c, seat.get("unseen_fakirs_at_most")),
    }


def tracks(c: Coder, told: Told, players: int, bidding: bool) -> Json:
    """Who bids and who plays when."""
    markers = markers_in_all(players)
    track: Told = told.get("track", {})
    zeros: list[int] | None = track.get(SPOT_NAMES[0])
    number = c.one_of(None if zeros is None else len(zeros), range(FIRST_PAID + 1))
    everybody = (None, *range(players))
    return {
        "bid_order": order(c, told.get("bid_order"), players, markers),
        "track": {
            SPOT_NAMES[0]: order(c, zeros, players, number),
            **{spot: c.one_of(track.get(spot), everybody) for spot in SPOT_NAMES[1:]},
        },
        "discount": Habit().number(c, told.get("discount")),
        "turn_order": [] if bidding else order(c, told.get("turn_order"), players, markers),
        "done": c.one_of(told.get("done"), range(markers + 1)),
        "last": c.flag(told.get("last"), (4, 1)),
    }


def order(c: Coder, told: list[int] | None, players: int, number: int) -> list[int]:
    """So many seats, one after the other."""
    return [c.one_of(told[place] if told else None, range(players)) for place in range(number)]


def turn_under_way(c: Coder, told: Told, players: int) -> Json:
    """The turn, if anything of it has happened."""
    if c.flag(told == TURN if told else None):
        return {**TURN}
    anywhere = (None, *TILE_NAMES)
    sizes = Habit()
    return {
        "stuck": c.flag(told.get("stuck"), (8, 1)),
        "used": c.some(told.get("used"), DJINN_NAMES, sizes),
        "hand": meeples(c, told.get("hand"), Habit()),
        "tile": c.one_of(told.get("tile"), anywhere),
        "previous": c.one_of(told.get("previous"), anywhere),
        "taken": Habit().number(c, told.get("taken")),
        "double_kill": c.flag(told.get("double_kill"), (8, 1)),
        "victim_tile": perhaps(c, told, "victim_tile", TILE_NAMES),
        "victim_seat": perhaps(c, told, "victim_seat", range(players)),
        "builder_coins": Habit().number(c, told.get("builder_coins")),
        "power": perhaps(c, told, "power", DJINN_NAMES),
        "spot": perhaps(c, told, "spot", TILE_NAMES),
        "resume": perhaps(c, told, "resume", STEP_NAMES),
        "drawn": in_order(c, told.get("drawn"), DJINN_NAMES),
        "offer": c.some(told.get("offer"), CARD_NAMES[:GOODS], sizes),
    }


def perhaps(c: Coder, told: Told, field: str, names: Iterable[object]) -> object:
    """One of these names, or more likely none."""
    if not c.flag(told[field] is not None if told else None, (8, 1)):
        return None
    return c.one_of(told.get(field), list(names))


def rest(c: Coder, told: Told, position: Json, players: int) -> Json:
    """The position with what the box still holds: the bag, the decks, the supply and the camels."""
    expected = left_in_box(position, players)
    there = told_rest(told) if told else {}
    if not c.flag(there == expected if told else None, (1, 8)):
        sizes = Habit()
        expected = {
            "bag": meeples(c, there.get("bag"), sizes),
            "palms": sizes.number(c, there.get("palms")),
            "palaces": sizes.number(c, there.get("palaces")),
            "deck": cards(c, there.get("deck"), sizes),
            "djinns": c.some(there.get("djinns"), DJINN_NAMES, sizes),
            "camels": [sizes.number(c, there["camels"][seat] if there else None) for seat in range(players)],
        }
    for seat, camels in zip(position["seats"], expected["camels"], strict=True):
        seat["camels"] = camels
    for part in ("bag", "palms", "palaces"):
        position[part] = expected[part]
    position["resources"]["deck"] = expected["deck"]
    position["djinns"]["deck"] = expected["djinns"]
    return position


def told_rest(told: Told) -> Json:
    """What a position says of the bag, the decks, the supply and the camels."""
    return {
        "bag": told["bag"],
        "palms": told["palms"],
        "palaces": told["palaces"],
        "deck": told["resources"]["deck"],
        "djinns": told["djinns"]["deck"],
        "camels": [seat["camels"] for seat in told["seats"]],
    }


def left_in_box(position: Json, players: int) -> Json:
    """The same, if all other pieces of the box are where the position says; 0 where they are too many."""
    tiles, seats, turn = list(position["tiles"].values()), position["seats"], position["turn"]
    standing = Counter("".join(tile["meeples"] for tile in tiles) + turn["hand"])
    standing["V"] += sum(seat["viziers"] for seat in seats)
    standing["E"] += sum(seat["elders"] for seat in seats)
    lying = Counter([*position["resources"]["row"], *position["resources"]["discard"], *turn["offer"]])
    met = {*position["djinns"]["row"], *position["djinns"]["discard"], *turn["drawn"]}
    for seat in seats:
        lying.update(seat["hand"])
        met.update(seat["djinns"])
    owners = [tile["owner"] for tile in tiles]
    return {
        "bag": "".join(
            letter * (number - standing[letter])
            for letter, number in zip(TRIBE_LETTERS, MEEPLES, strict=True)
        ),
        "palms": max(0, PALMS - sum(tile["palms"] for tile in tiles)),
        "palaces": max(0, PALACES - sum(tile["palaces"] for tile in tiles)),
        "deck": by_name(number - lying[name] for name, number in zip(CARD_NAMES, CARD_COUNT, strict=True)),
        "djinns": [name for name in DJINN_NAMES if name not in met],
        "camels": [max(0, camels_each(players) - owners.count(seat)) for seat in range(players)],
    }


CODE = Code("ft", 1, layout)
"""How positions of Five Tribes are written in one line."""
