"""Positions of Five Tribes for lessons: what a file says is put on one board, and the rest stays in the box.

board = ["B2 VVE", "C3 V camel1", "D4 palms1"]    meeples, whose camel, palms, palaces, kind, value10
seats = [{coins = 20, hand = ["fakir"]}, {}]      what isn't said is none; coins 30
row = ["ivory", "gold"]                           the resource row; the rest is the deck
djinns = ["leta"]                                 the djinns that are for sale
step = "bid", order = [0, 1, 2], bids = {5 = 1}   while bidding: in which order, and who has bid what
order = [1, 0, 1, 0], done = 3, last = true       whose turns, how many are over, the last round
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from .. import games
from ..games import BadPosition, Chance, Json

OASIS, SMALL, LARGE, VILLAGE = ("oasis", 8), ("small-market", 6), ("large-market", 4), ("village", 5)


def sacred(value: int) -> tuple[str, int]:
    """A sacred place of that value."""
    return "sacred-place", value


BOARD = (
    (OASIS, SMALL, VILLAGE, sacred(6), SMALL, LARGE),
    (sacred(10), OASIS, SMALL, VILLAGE, OASIS, sacred(6)),
    (SMALL, VILLAGE, LARGE, OASIS, sacred(12), SMALL),
    (LARGE, sacred(6), OASIS, SMALL, VILLAGE, SMALL),
    (VILLAGE, SMALL, sacred(15), LARGE, sacred(6), OASIS),
)
"""The tiles on which all lessons take place."""

TILES = [f"{column}{row}" for row in range(1, 6) for column in "ABCDEF"]
VALUES = {"oasis": 8, "small-market": 6, "large-market": 4, "village": 5, "sacred-place": 6}
"""The kinds of tiles, and what one of each is worth where nothing else is said."""
NUMBERED = {"camel": "owner", "palms": "palms", "palaces": "palaces", "value": "value"}
"""Words that end in a number, and what they say of a tile."""
LETTERS = "VEMBA"
FIELDS = {"board", "seats", "row", "djinns", "step", "order", "bids", "done", "last"}
NOTHING_YET: Json = games.get("five-tribes").new(2, Chance(0)).to_json()["turn"]
COINS = 30


def whole(said: Json) -> Json:
    """The whole position; BadPosition if what is said can't be."""
    for field in said:
        if field not in FIELDS:
            raise BadPosition(field, "is not a field of a lesson's position")
    game = games.get("five-tribes")
    box = game.facts()
    tiles = read_board(said.get("board", []), kind_in_lessons)
    seats = [read_seat(seat) for seat in said.get("seats", [{}, {}])]
    for number, seat in enumerate(seats):
        placed = sum(tile["owner"] == number for tile in tiles.values())
        seat.setdefault("camels", box["camels"][str(len(seats))] - placed)
    row, offered = said.get("row", []), said.get("djinns", [])
    cards = [card for seat in seats for card in seat["hand"]]
    djinns = [djinn for seat in seats for djinn in seat["djinns"]]
    kinds = [*box["goods"].items(), ("fakir", box["fakirs"])]
    track = read_track(said, len(seats))
    return {
        "rules": game.rules_version,
        "tiles": tiles,
        "seats": seats,
        "bag": rest_of_meeples(box["meeples"], tiles, seats),
        "palms": box["palms"] - sum(tile["palms"] for tile in tiles.values()),
        "palaces": box["palaces"] - sum(tile["palaces"] for tile in tiles.values()),
        "resources": {"row": row, "deck": without(kinds, row + cards), "discard": []},
        "djinns": {
            "row": offered,
            "deck": without([(djinn["name"], 1) for djinn in box["djinns"]], offered + djinns),
            "discard": [],
        },
        **track,
        "step": said.get("step", "pick"),
        "turn": dict(NOTHING_YET),
    }


def read_board(lines: Iterable[str], kinds: Callable[[str], tuple[str, int]]) -> Json:
    """The tiles, with what stands on those that are named; `kinds` tells what those are that don't say."""
    tiles: Json = {}
    for line in (*TILES, *lines):
        name, *words = line.split()
        if name not in TILES:
            raise BadPosition("board", f"there is no tile {name!r}")
        tiles[name] = read_tile(line, words, kinds(name))
    return tiles


def read_tile(line: str, words: list[str], kind: tuple[str, int]) -> Json:
    """A tile from words such as `C3 village VVE camel1 palms2 palaces1 value10`."""
    tile: Json = {"kind": kind[0], "value": kind[1], "meeples": "", "owner": None, "palms": 0, "palaces": 0}
    for word in words:
        what, number = word.rstrip("0123456789"), word.lstrip("abcdefghijklmnopqrstuvwxyz-")
        if word in VALUES:
            tile |= {"kind": word, "value": VALUES[word]}
        elif set(word) <= set(LETTERS):
            tile["meeples"] = in_order(word)
        elif what in NUMBERED and number.isdecimal():
            tile[NUMBERED[what]] = int(number)
        else:
            raise BadPosition("board", f"{line!r} can't be read")
    return tile


def in_order(meeples: str) -> str:
    """Letters of meeples in the order of the JSON."""
    return "".join(sorted(meeples, key=LETTERS.index))


def kind_in_lessons(name: str) -> tuple[str, int]:
    """What a tile is where all lessons take place."""
    return BOARD[int(name[1]) - 1]["ABCDEF".index(name[0])]


def read_seat(said: Json) -> Json:
    """What a seat has."""
    return {"coins": COINS, "viziers": 0, "elders": 0, "djinns": [], "hand": [], **said}


def read_track(said: Json, players: int) -> Json:
    """The tracks: by default everybody has bid, and takes turns from seat 0 on."""
    track = empty_track()
    order = said.get("order") or list(range(players)) * (2 if players == 2 else 1)
    bids = said.get("bids")
    if bids is None:
        bids = dict(zip(("5", "3", "1"), order, strict=False)) | {"0": order[3:]}
    track |= bids
    bidding = said.get("step") == "bid"
    done = said.get("done", 0)
    made = len(track["0"]) + sum(seat is not None for spot, seat in track.items() if spot != "0")
    return {
        "seat": order[made if bidding else done],
        "round": {
            "bid_order": order,
            "track": track,
            "discount": 0,
            "turn_order": [] if bidding else order,
            "done": made if bidding else done,
            "last": said.get("last", False),
        },
    }


def empty_track() -> Json:
    """The turn-order track before anybody has bid."""
    return {"0": [], "1": None, "3": None, "5": None, "8": None, "12": None, "18": None}


def rest_of_meeples(box: dict[str, int], tiles: Json, seats: list[Json]) -> str:
    """The meeples that are neither on the board nor in front of a seat."""
    standing = Counter("".join(tile["meeples"] for tile in tiles.values()))
    standing["V"] += sum(seat["viziers"] for seat in seats)
    standing["E"] += sum(seat["elders"] for seat in seats)
    letters = {"V": "vizier", "E": "elder", "M": "merchant", "B": "builder", "A": "assassin"}
    return "".join(letter * max(0, box[tribe] - standing[letter]) for letter, tribe in letters.items())


def without(kinds: list[tuple[str, int]], used: list[str]) -> list[str]:
    """What is left of all these when some are used."""
    return [name for name, number in kinds for _ in range(max(0, number - used.count(name)))]
